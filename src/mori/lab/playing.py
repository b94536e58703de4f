"""Plays the games of a plan one after another, in this process."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from mori.bots import choose_for
from mori.core.errors import RuleBug
from mori.core.game import Game, start_game
from mori.core.record import Record, make_record
from mori.core.rules import GameRules
from mori.core.snapshot import digest
from mori.lab.outcome import GameFailure, GameOutcome, mishaps_of, outcome_of
from mori.lab.plan import SimulationPlan

T = TypeVar("T")

# Games make no reference cycles, so frequent garbage collection only costs time.
GARBAGE_THRESHOLDS = (100_000, 50, 100)


def play_number(plan: SimulationPlan, rules: GameRules, number: int) -> GameOutcome | GameFailure:
    """Play the plan's game with that number to its end."""

    def play(game: Game) -> GameOutcome:
        return play_on(plan, game, number)

    return played(rules, plan.game_seed(number), plan.seats(), play)


def played(
    rules: GameRules, seed: int, seats: list[str], play: Callable[[Game], T]
) -> T | GameFailure:
    """The outcome of a new game, or the failure that ended it."""
    game: Game | None = None
    try:
        game = start_game(rules, seed, seats, want_facts=False)
        return play(game)
    except RuleBug as bug:
        return GameFailure(bug_record(bug.record, rules), str(bug.data.get("cause", bug)))
    except Exception as error:
        # Errors of bots are caught elsewhere: this one is the engine's, and the game leads to it.
        history = game.history() if game is not None else empty_history(rules, seed, seats)
        return GameFailure(bug_record(history, rules), repr(error))


def play_on(plan: SimulationPlan, game: Game, number: int) -> GameOutcome:
    """Let the plan's bots play a game to its end, and count their choices."""
    bots = [plan.bot(name, plan.bot_seed(number, seat)) for seat, name in enumerate(game.seats)]
    choices: dict[int, int] = {}
    failed: list[tuple[int, str]] = []
    while not game.is_over:
        offered = len(game.decisions[0].canonical)
        choices[offered] = choices.get(offered, 0) + 1
        choose_for(game, bots, failed)
    return outcome_of(game, choices, mishaps_of(game.seats, failed))


def empty_history(rules: GameRules, seed: int, seats: list[str]) -> Record:
    """The history of a game that failed during setup."""
    return {
        "game": rules.game,
        "players": rules.players,
        "options": dict(rules.options),
        "pack": rules.fingerprint,
        "seats": list(seats),
        "seed": seed,
        "actions": [],
    }


def bug_record(history: Record, rules: GameRules) -> Record:
    """A record that replays up to the bug. Steps that cannot be repeated have no digest."""
    lines, seed, seats = history["actions"], history["seed"], history["seats"]
    assert isinstance(lines, list) and isinstance(seed, int) and isinstance(seats, list)
    marks: list[str] = []
    try:
        game = start_game(rules, seed, seats, want_facts=False)
        marks.append(digest(game.state))
        for line in lines:
            seat, _, text = str(line).partition(" ")
            game.apply(text, int(seat))
            marks.append(digest(game.state))
    except Exception:  # the bug itself
        marks += [""] * (len(lines) + 1 - len(marks))
    return make_record(history, marks, None)


@contextmanager
def rare_garbage_collection() -> Iterator[None]:
    """Keep the garbage collector away from rules and tables, and run it rarely."""
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
