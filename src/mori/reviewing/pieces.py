"""The pieces of a review's work, and how each is worked out from the game.

Whatever judges a decision is made from the view of the seat that decided: sampled worlds agree with
what that seat knew, and nothing else of the game is looked at. Pieces and results are plain data,
so that another process can do the work. The same piece always has the same result.
"""

from dataclasses import dataclass
from typing import Any, Final

from mori.bots.comparison import compared, evaluator_for
from mori.bots.estimate import Asked, Evaluator, outlooks_of
from mori.bots.foresight import preferred
from mori.bots.playouts import endings_of, value_of
from mori.bots.seeking import is_within_reach
from mori.core.actions import Action
from mori.core.errors import MoriError
from mori.core.game import Game, start_game
from mori.core.position import Position
from mori.core.rng import seeded
from mori.core.view import SeatView, seat_view

OUTLOOKS: Final = "outlooks"  # what was expected before and after each of some answers
SEARCH: Final = "search"  # which choice a search prefers, at tables whose strongest level searches
PLAYOUTS: Final = "playouts"  # how games end after each of two choices
GOAL: Final = "goal"  # whether a seat could still meet a goal
REASONS: Final = "reasons"  # two choices compared, with all that can be told of it

TRIED: Final = 4  # of the likeliest choices at each decision, besides the one that was played
TRIED_WORLDS: Final = 8  # worlds in which the net looks at each of them
SEED_OF_OUTLOOKS: Final = 1 << 40
SEED_OF_PLAYOUTS: Final = 1 << 41
SEED_OF_REASONS: Final = 1 << 42
SEED_OF_SEARCHES: Final = 1 << 43
SEED_OF_GOALS: Final = 1 << 44
SEEDS_A_STEP: Final = 1 << 16


@dataclass(frozen=True)
class Piece:
    """A piece of work: outlooks of the steps from `start` on, or one of the others at one step."""

    kind: str
    start: int
    count: int  # of steps, or of worlds
    first_world: int = 0
    choices: tuple[str, ...] = ()  # or a goal and its seat

    def to_data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "start": self.start,
            "count": self.count,
            "first_world": self.first_world,
            "choices": list(self.choices),
        }

    @classmethod
    def of_data(cls, data: dict[str, Any]) -> "Piece":
        return cls(
            data["kind"],
            data["start"],
            data["count"],
            data["first_world"],
            tuple(data["choices"]),
        )


class ReviewedGame:
    """A finished game with the positions before each answer, and the evaluator that looks at them.

    Raises MoriError if the game is not over, SetupError if no net can play it.
    """

    def __init__(self, game: Game, evaluator: Evaluator | None = None) -> None:
        if not game.is_over:
            raise MoriError("game_running")
        self.game = game
        self.evaluator = evaluator if evaluator is not None else evaluator_for(game.rules)
        self.positions: list[Position] = []
        played = start_game(game.rules, game.seed, list(game.seats), False)
        for action, seat in zip(game.answers, game.answer_seats, strict=True):
            self.positions.append(played.clone_position())
            played.apply(action, seat)

    @property
    def steps(self) -> int:
        return len(self.positions)

    def view(self, step: int) -> SeatView:
        """What the seat that gave the answer at a step (from 0) knew before it."""
        return seat_view(self.positions[step], self.game.answer_seats[step])

    def line_after(self, step: int) -> list[Action]:
        """The answers that the seat gave right after that at a step, before anybody else did."""
        seats, found = self.game.answer_seats, step + 1
        while found < self.steps and seats[found] == seats[step]:
            found += 1
        return self.game.answers[step + 1 : found]

    def action(self, text: str) -> Action:
        found = self.game.find_action(text)
        assert found is not None
        return found


def worked(game: ReviewedGame, piece: Piece) -> Any:
    """The result of a piece of work, as plain data."""
    if piece.kind == OUTLOOKS:
        last = min(piece.start + piece.count, game.steps)
        return [step_outlooks(game, step) for step in range(piece.start, last)]
    if piece.kind == GOAL:
        goal, seat = piece.choices
        known = seat_view(game.positions[piece.start], int(seat))
        rng = seeded(SEED_OF_GOALS + piece.start)
        return is_within_reach(game.evaluator, known, goal, piece.count, rng)
    view = game.view(piece.start)
    if piece.kind == SEARCH:
        played = game.game.answers[piece.start]
        return preferred(game.evaluator, view, played, SEED_OF_SEARCHES + piece.start).text
    if piece.kind == REASONS:
        first, second = [game.action(text) for text in piece.choices]
        seed = SEED_OF_REASONS + piece.start
        return compared(game.evaluator, view, first, second, piece.count, seed).to_data()
    seed = SEED_OF_PLAYOUTS + piece.start * SEEDS_A_STEP + piece.first_world
    choices = [game.action(text) for text in piece.choices]
    lines: list[list[Action]] = [[] for _ in choices]
    if choices[-1] is game.game.answers[piece.start]:
        choices.append(choices[-1])
        lines.append(game.line_after(piece.start))
    endings = endings_of(game.evaluator, view, choices, piece.count, seeded(seed), lines)
    return [[[each.outlooks, each.points] for each in played] for played in endings]


def step_outlooks(game: ReviewedGame, step: int) -> dict[str, object]:
    """What was expected before an answer, after it, and after the likeliest other choices.

    Each outlook has a row for every side. "After" is before anything more comes to light: the mean
    over worlds that agree with what the seat knew.
    """
    view = game.view(step)
    decision = view.decision
    assert decision is not None
    here = Position(view.rules, view.rules.writer(view.world, None))
    estimate = game.evaluator.estimates([Asked(here, decision)])[0]
    order = sorted(range(len(estimate.chances)), key=lambda number: -estimate.chances[number])
    played = game.game.answers[step]
    likely = [decision.canonical[number] for number in order]
    choices = [played, *[action for action in likely if action is not played][:TRIED]]
    rng = seeded(SEED_OF_OUTLOOKS + step * SEEDS_A_STEP)
    worlds = [view.sample(rng) for _ in range(TRIED_WORLDS)]
    after = [outlook_after(game.evaluator, view, worlds, choice) for choice in choices]
    return {
        "before": estimate.outlooks,
        "choices": [choice.text for choice in choices],
        "after": after,
        "options": len(decision.canonical),
    }


def outlook_after(
    evaluator: Evaluator, view: SeatView, worlds: list[Position], choice: Action
) -> list[list[float]]:
    """The mean outlook of each side once a choice is made, over worlds. They are not changed."""
    decision = view.decision
    assert decision is not None
    asked: list[Asked] = []
    found: list[list[list[float]]] = []
    for world in worlds:
        after = world.clone_position()
        after.choose(decision, choice)
        result = after.result
        if result is not None:
            found.append(outlooks_of(result))
        else:
            asked.append(Asked(after, after.decisions[0]))
    if asked:
        found += [estimate.outlooks for estimate in evaluator.estimates(asked)]
    sides = len(view.rules.sides())
    return [
        [sum(outlooks[side][part] for outlooks in found) / len(found) for part in range(3)]
        for side in range(sides)
    ]


def value(outlooks: list[list[float]], side: int) -> float:
    """What outlooks are worth to a side, as a share of a win."""
    return value_of(outlooks[side])
