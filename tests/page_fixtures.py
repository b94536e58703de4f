"""What the page's own tests are held against, made from the engine.

`python -m tests.page_fixtures` writes all of it anew; `--check` only tells what is out of date.

- web/src/words/fixtures.json: sentences (tests/words/browser_fixtures.py)
- web/src/games/<game>/fixtures.json: messages as the service sends them, from golden games.
  `tables` has for each number of players what is printed, the state in the middle of a game through
  the eyes of the first seat when it is at turn, and what that seat was last told of each kind;
  `questions` a question of each kind with some of its answers; `kinds` all kinds of questions and
  facts.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from mori.core.game import Game
from mori.core.record import read_record
from mori.core.registry import entry_of, game_names
from mori.server.tables.course import Course, Mark
from mori.server.tables.seen import facts_data, state_now
from tests import golden
from tests.words import browser_fixtures

PAGE = Path(__file__).parents[1] / "web" / "src"
MIDDLE = 0.6  # of a game: by then there is something of everything on the table
ANSWERS = 8  # of a question that are kept

Data = dict[str, Any]


def files() -> dict[Path, str]:
    """Every file that is made, and what has to be in it."""
    found = {browser_fixtures.FILE: browser_fixtures.fixture()}
    for name in game_names():
        folder = PAGE / "games" / name
        if folder.is_dir():  # a game from outside has its page elsewhere
            found[folder / "fixtures.json"] = game_fixture(name)
    return found


def game_fixture(name: str) -> str:
    """Messages of one game: a table and a question stand on a line each."""
    tables: dict[int, Data] = {}
    questions: dict[str, Data] = {}
    for golden_name, (game_name, bots, _, options) in golden.GAMES.items():
        if game_name == name:
            table = _walk(golden_name, questions)
            if not options:
                tables[len(bots)] = table  # the latest one is by the better bots
    words = entry_of(name).words
    parts = {
        "tables": _lines([tables[players] for players in sorted(tables)]),
        "questions": _lines([questions[kind] for kind in words.decisions if kind in questions]),
        "kinds": _dumped({"decisions": words.decisions, "facts": words.facts}),
    }
    return "{\n" + ",\n".join(f'"{key}": {part}' for key, part in parts.items()) + "\n}\n"


def _walk(golden_name: str, questions: dict[str, Data]) -> Data:
    """Play a golden game again: its table in the middle, and questions of kinds not met before."""
    game = golden.begun(golden_name)
    table: Data = {}
    record: Data = read_record((golden.RECORDS / f"{golden_name}.json").read_bytes())
    for step, line in enumerate(record["actions"]):
        seat, text = int(line.partition(" ")[0]), line.partition(" ")[2]
        decision = game.decision_of(seat)
        assert decision is not None
        if decision.kind not in questions:
            questions[decision.kind] = _question(game, seat)
        is_late = step >= MIDDLE * len(record["actions"])
        if not table and is_late and seat == 0 and game.is_turn():
            table = _table(game, seat)
        game.apply(text, seat)
    return table


def _table(game: Game, seat: int) -> Data:
    known = game.seat_view(seat)
    course = Course(game)
    latest = {fact.kind: fact for fact in game.facts_for(seat)}
    return {
        "players": game.rules.players,
        "components": course.game.components(),
        "state": _plain(state_now(course, known, Mark(0, course.step))),
        "facts": _plain(facts_data(known, latest.values())),
    }


def _question(game: Game, seat: int) -> Data:
    """A question with answers of all its kinds, and a few more."""
    question: Data = _plain(state_now(Course(game), game.seat_view(seat), Mark(0, 0)).decision)
    first = {action["kind"]: action for action in reversed(question["actions"])}
    others = [action for action in question["actions"] if action not in first.values()]
    kept = [*first.values(), *others][: max(ANSWERS, len(first))]
    question["actions"] = [action for action in question["actions"] if action in kept]
    return question


def _plain(data: object) -> Any:
    return msgspec.to_builtins(data)


def _lines(items: list[Data]) -> str:
    return "[\n" + ",\n".join(_dumped(item) for item in items) + "\n]"


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def stale() -> list[str]:
    """The files that are not as they should be."""
    return [
        str(path.relative_to(PAGE))
        for path, text in files().items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Write the files, or check them; the status is 1 where one is not up to date."""
    if "--check" in arguments:
        found = stale()
        print("\n".join(found), file=sys.stderr)
        return 1 if found else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
