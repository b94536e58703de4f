"""Both engines play every case: what one of them played and told, to be compared with the other.

    python -m tests.conformance.engines

writes which engine it is, then a line of JSON for each case.
"""

import hashlib
import json
import sys
from collections.abc import Iterator

import msgspec

import mori
from mori.core.game import Game
from mori.core.rng import seeded
from mori.core.snapshot import digest
from mori.core.view import seat_view
from tests.conformance.cases import Case, all_cases, is_looked_at, random_play, start

EVERY = 8  # answers, between two looks at what the seats are shown

Told = dict[str, object]


def mark(data: object) -> str:
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()[:16]


def shown(game: Game, seat: int | None) -> object:
    """All that a seat sees now, but for what is printed on components."""
    return {key: value for key, value in game.view(seat).items() if key != "components"}


def asked(game: Game, seat: int, number: int) -> Iterator[object]:
    """A seat's question, what its answers are about and would bring, and why not others."""
    known = seat_view(game, seat)
    assert known.decision is not None
    yield known.prompt(), known.about_question().to_data()
    for action in known.decision.actions:
        yield action.text, known.about(action).to_data()
        yield [fact.to_data() for fact in known.outcome(action).facts]
    rng = seeded(number)
    for _ in range(10):
        action = game.rules.space.actions[rng.below(len(game.rules.space))]
        yield action.text, repr(game.why_not(action, seat))


def played_and_told(case: Case) -> Told:
    """A case's record, with a digest after each answer, and marks of what everybody was shown."""
    game = start(case, facts=True)
    game.writer.moments = []
    eyes = [None, *range(case.players)]
    marks = []
    for step, decision in enumerate(random_play(game, case.seed)):
        if is_looked_at(step, EVERY, case.seed):
            views = [shown(game, seat) for seat in eyes]
            marks.append([step, mark(views), mark(list(asked(game, decision.seat, step)))])
    facts = [[fact.to_data() for fact in game.facts_for(seat)] for seat in eyes]
    moments = [[moment.facts, digest(moment.state)] for moment in game.writer.moments]
    return {
        "record": game.record(),
        "shown": marks,
        "facts": mark(facts),
        "moments": mark(moments),
    }


def write_all() -> None:
    sys.stdout.write(f"{mori.engine_kind()}\n")
    for case in all_cases():
        sys.stdout.write(json.dumps(played_and_told(case)) + "\n")


if __name__ == "__main__":
    write_all()
