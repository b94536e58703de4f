"""Golden games: records under tests/fixtures/records, each with a readable trace of what happened.

A change of the rules shows as a difference in a trace. After one that is meant, write them
again and read the difference:  python -m tests.golden
"""

import sys
from pathlib import Path

import mori
from mori.bots import choose_for, make_bot
from mori.core.game import Game
from mori.core.record import read_record, write_record
from mori.core.registry import create_game
from mori.core.replay import replay
from mori.words import Words

FIXTURES = Path(__file__).parent / "fixtures"
RECORDS = FIXTURES / "records"
TRACES = FIXTURES / "traces"

WIDE = 0x0123456789ABCDEF_FEDCBA9876543210  # of the generator of games that people play

# Name: game, bots by seat, seed, options.
GAMES: dict[str, tuple[str, list[str], int, dict[str, object]]] = {
    "hitodama-2-random": ("hitodama", ["random"] * 2, 21, {}),
    "hitodama-2-greedy": ("hitodama", ["greedy"] * 2, 22, {}),
    "hitodama-3-mixed": ("hitodama", ["greedy", "random", "greedy"], 23, {}),
    "hitodama-4-greedy": ("hitodama", ["greedy"] * 4, 24, {}),
    "hitodama-3-random-wide": ("hitodama", ["random"] * 3, WIDE, {}),
    "bitoku-1-random-gentle": ("bitoku", ["random"], 41, mori.difficulties("bitoku", 1)["gentle"]),
    "bitoku-1-greedy": ("bitoku", ["greedy"], 42, {}),
    "bitoku-1-greedy-merciless": (
        "bitoku",
        ["greedy"],
        43,
        mori.difficulties("bitoku", 1)["merciless"],
    ),
    "bitoku-2-random": ("bitoku", ["random"] * 2, 31, {}),
    "bitoku-2-greedy": ("bitoku", ["greedy"] * 2, 32, {}),
    "bitoku-2-greedy-no-copy": ("bitoku", ["greedy"] * 2, 33, {"copy_in_home": False}),
    "bitoku-3-random": ("bitoku", ["random"] * 3, 34, {}),
    "bitoku-3-greedy": ("bitoku", ["greedy"] * 3, 35, {}),
    "bitoku-3-mixed-harder": ("bitoku", ["greedy", "random", "greedy"], 36, {"harder": True}),
    "bitoku-4-random": ("bitoku", ["random"] * 4, 37, {}),
    "bitoku-4-random-harder": ("bitoku", ["random"] * 4, 38, {"harder": True}),
    "bitoku-4-greedy": ("bitoku", ["greedy"] * 4, 39, {}),
    "bitoku-4-mixed": ("bitoku", ["random", "greedy", "random", "greedy"], 40, {}),
    "bitoku-2-random-wide": ("bitoku", ["random"] * 2, WIDE, {}),
}


def begun(name: str) -> Game:
    """A golden game before its first answer."""
    game_name, bots, seed, options = GAMES[name]
    return create_game(game_name, len(bots), seed, options, seats=bots)


def played(name: str) -> Game:
    _, bots, seed, _ = GAMES[name]
    game = begun(name)
    players = [make_bot(bot, seed * 10 + seat) for seat, bot in enumerate(bots)]
    while not game.is_over:
        choose_for(game, players)
    return game


def trace_of(record: dict[str, object]) -> str:
    """A record's game step by step, in English: the action, then what followed from it."""
    game = replay(record)
    words = Words.of_table("en", game)
    names = [f"P{seat + 1}" for seat in range(game.rules.players)]
    steps = game.rewound(0)
    lines = [f"  {words.fact(fact, names)}" for fact in steps.facts]
    for number, (seat, action) in enumerate(
        zip(game.answer_seats, game.answers, strict=True), start=1
    ):
        lines.append(f"{number}. {names[seat]}: {action.text}")
        lines += [f"  {words.fact(fact, names)}" for fact in steps.apply(action, seat)]
    assert steps.result is not None
    for seat, items in enumerate(steps.result.items):
        points = ", ".join(f"{words.category(i.category)} {i.points}" for i in items if i.points)
        lines.append(f"{names[seat]}: {steps.result.scores[seat]} = {points}")
    for opponent in steps.result.opponents:
        items = opponent.items
        points = ", ".join(f"{words.category(i.category)} {i.points}" for i in items if i.points)
        lines.append(f"{words.ref(opponent.name)}: {opponent.score} = {points}")
    return "\n".join(lines) + "\n"


def write_all() -> None:
    """Play and write every golden game whose game there is."""
    for name in GAMES:
        if GAMES[name][0] in mori.game_names():
            record = read_record(write_record(played(name).record()))
            (RECORDS / f"{name}.json").write_text(write_record(record), encoding="utf-8")
            (TRACES / f"{name}.txt").write_text(trace_of(record), encoding="utf-8")
            sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    write_all()
