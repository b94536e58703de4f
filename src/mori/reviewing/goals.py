"""Goals that were not met, and since when they hardly could be.

The game tells which goals a seat has (`GameRules.goals`). Before each answer of the seat, games can
be played on for the sake of the goal alone, from what the seat knew. The last answer before which
one of them met it is found by halving.
"""

from dataclasses import dataclass
from typing import Final

from mori.core.game import Game, start_game
from mori.reviewing.pieces import GOAL, Piece

GOAL_WORLDS: Final = 8  # games that are played on before an answer
MOST_GOALS: Final = 3  # of each seat, those that were worth most


@dataclass(frozen=True)
class Unmet:
    """A goal of a seat that was not met.

    `set` is the step after which the seat had it; `lost` is the step of the seat's answer after
    which no game that was played on for it met it any more. With `lost` equal to `set` it was never
    within reach.
    """

    seat: int
    goal: str  # the reference of the component that sets it
    points: int  # what meeting it is worth
    set: int
    lost: int

    def to_data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "goal": self.goal,
            "points": self.points,
            "set": self.set,
            "lost": self.lost,
        }


class GoalSearch:
    """The search for the last step at which a goal was within reach."""

    def __init__(self, seat: int, goal: str, points: int, first: int, own: list[int]) -> None:
        self.seat = seat
        self.goal = goal
        self.points = points
        self.set = first
        self.own = own  # steps (from 0) of the seat's answers from then on
        self.low = 0  # of these so many are known to have it within reach
        self.high = len(own)  # before that one it is not, as far as it is known

    @property
    def most_probes(self) -> int:
        return len(self.own).bit_length()

    @property
    def probe(self) -> Piece | None:
        """The next question; None: it is found."""
        if self.low >= self.high:
            return None
        step = self.own[(self.low + self.high) // 2]
        return Piece(GOAL, step, GOAL_WORLDS, 0, (self.goal, str(self.seat)))

    def take(self, is_within_reach: bool) -> None:
        middle = (self.low + self.high) // 2
        if is_within_reach:
            self.low = middle + 1
        else:
            self.high = middle

    @property
    def found(self) -> Unmet:
        lost = self.own[self.low - 1] + 1 if self.low else self.set
        return Unmet(self.seat, self.goal, self.points, self.set, lost)


def searches_for(game: Game) -> list[GoalSearch]:
    """A search for each goal that was not met, seat by seat."""
    rules, searches = game.rules, []
    for seat in range(rules.players):
        unmet = [each for each in rules.goals(game.state, seat) if not each.is_met]
        unmet.sort(key=lambda each: -each.points)
        for each in unmet[:MOST_GOALS]:
            first = set_at(game, seat, each.name)
            own = [
                step
                for step, answered in enumerate(game.answer_seats)
                if answered == seat and step >= first
            ]
            searches.append(GoalSearch(seat, each.name, each.points, first, own))
    return searches


def set_at(game: Game, seat: int, goal: str) -> int:
    """After which step a seat has had a goal; 0: from the start."""
    played = start_game(game.rules, game.seed, list(game.seats), False)
    for step in range(len(game.answers)):
        if any(each.name == goal for each in game.rules.goals(played.state, seat)):
            return step
        played.apply(game.answers[step], game.answer_seats[step])
    return len(game.answers)
