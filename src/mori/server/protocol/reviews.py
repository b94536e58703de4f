"""Reviews of finished games, and reasons for choices (docs/reviews.md)."""

from typing import Literal

from msgspec import Struct

from mori.server.protocol.state import FactData

Grade = Literal["best", "good", "slip", "mistake", "blunder", "forced"]


class AccountData(Struct, frozen=True):
    """How what was expected became the result: the parts add up to it."""

    start: float
    mine: float  # by choices of this side
    others: float
    luck: float  # by what came to light
    end: float


class LuckData(Struct, frozen=True):
    """The accounts of a side: of its share of the win, and of its points."""

    win: AccountData
    points: AccountData


class JudgementData(Struct, frozen=True, kw_only=True):
    """A decision judged from what its seat could know then.

    `better` and what follows are there only if games played on show that it was better. Reasons are
    pairs: a category, or the reference of another side for all of its points, and by how many
    points the better choice differs.
    """

    step: int  # of the answer, as in a replay
    seat: int
    played: str
    options: int
    grade: Grade
    cost: float  # a share of the win, margin included
    win: float
    points: float  # by how many points of margin `better` leads
    better: str
    reasons: list[tuple[str, float]]


class TurningData(Struct, frozen=True):
    """A point at which the game turned, by a choice or by what came to light after it."""

    step: int
    kind: Literal["choice", "luck"]
    side: int
    change: float  # of its share of the win


class UsualData(Struct, frozen=True):
    """Points of a category; mean and deviation of strong players' at such a table, if known."""

    category: str
    points: int
    usual: float | None
    spread: float | None


class UnmetData(Struct, frozen=True, kw_only=True):
    """A goal that a seat did not meet, such as a task of a card, and since when it hardly could.

    `set` is the step after which the seat had it, 0 for the start. `lost` is the step of the seat's
    answer after which it was met in no game that was played on for its sake; the same as `set` if
    it was never within reach.
    """

    seat: int
    goal: str  # the reference of the component that sets it
    points: int  # what meeting it is worth
    set: int
    lost: int


class ReviewData(Struct, frozen=True, kw_only=True):
    """A finished game told back.

    `win` and `points` have, for each side, what was expected before each answer, and the result as
    the last entry; `rounds` has the round of each of these positions. `moments` are the steps from
    which something can be learnt.
    """

    method: int
    game: str
    players: int
    sides: list[str]
    steps: int
    rounds: list[int]
    win: list[list[float]]
    points: list[list[float]]
    decisions: list[JudgementData]
    luck: list[LuckData]
    turning: list[TurningData]
    unmet: list[UnmetData]
    moments: list[int]
    sources: list[list[UsualData]]


class ReviewAnswer(Struct, frozen=True, kw_only=True):
    """How far the review of a table is, and the review once it is done.

    `code` says why it failed. A review goes on only while somebody asks for it at least twice a
    minute.
    """

    state: Literal["none", "running", "done", "failed"]
    progress: float  # from 0 to 1
    review: ReviewData | None
    code: str | None


class DifferenceData(Struct, frozen=True):
    """A mean difference, and how far off it may be to either side."""

    mean: float
    give: float


class SourceData(Struct, frozen=True):
    """By how much the points of a side differ in a category; "": all of its points."""

    side: str
    category: str
    mean: float
    give: float


class AtOnceData(Struct, frozen=True):
    """What a choice is certain to bring, as far as the other one does not bring the same."""

    facts: list[FactData]
    standing: int | None  # the change of the points if the game ended now


class ReasonsAnswer(Struct, frozen=True, kw_only=True):
    """Two choices compared; differences are of the first to the second.

    `reasons` are pairs as in a review, from the better choice to the other one.
    """

    first: str
    second: str
    worlds: int
    verdict: Literal["first", "second", "even"]
    lead: float  # in points of margin; 0 if they are about as good
    win: DifferenceData
    margin: DifferenceData
    points: DifferenceData
    reasons: list[tuple[str, float]]
    sources: list[SourceData]
    rivals: list[SourceData]
    at_once: tuple[AtOnceData, AtOnceData]
