"""Why one choice is better than another, from what a seat may know.

Both are played on to the end in the same sampled worlds (`mori.bots.playouts`). What is told of the
difference stands out of its interval; where the choices do not differ clearly, they are about as
good. Certain facts come first: what each choice brings at once.
"""

from dataclasses import dataclass, field
from typing import Final

from mori.bots.estimate import MARGIN, POINTS, WIN, Evaluator
from mori.bots.intervals import CONFIDENCE, Difference, difference_of
from mori.bots.playouts import Ending, endings_of
from mori.core.about import Note
from mori.core.actions import Action
from mori.core.errors import MoriError
from mori.core.facts import Fact
from mori.core.rng import seeded
from mori.core.rules import GameRules
from mori.core.view import SeatView

WORLDS: Final = 24  # usually enough for the main sources of points to stand out
LEAST_WORLDS: Final = 2
LEAST_POINTS: Final = 0.5  # a source that differs by less is not worth a word
MOST_TOLD: Final = 4
LEAST_LEAD: Final = 0.1

FIRST: Final = "first"
SECOND: Final = "second"
EVEN: Final = "even"


TOTAL: Final = ""  # in place of a category: all points of a side


@dataclass(frozen=True)
class Source:
    """By how much the points of a side from one category differ."""

    side: str  # a reference: "seat:0", "side:automa"
    category: str  # TOTAL: all of its points
    points: Difference

    def __reduce__(self) -> tuple[object, ...]:
        return Source, (self.side, self.category, self.points)

    def to_data(self) -> dict[str, object]:
        return {"side": self.side, "category": self.category, **self.points.to_data()}


@dataclass(frozen=True)
class AtOnce:
    """What a choice is certain to bring, as far as the other one does not bring the same."""

    facts: list[Fact]
    notes: list[Note]
    standing: int | None  # how it changes the points if the game ended now; None: cannot be told

    def __reduce__(self) -> tuple[object, ...]:
        return AtOnce, (self.facts, self.notes, self.standing)

    def to_data(self) -> dict[str, object]:
        return {
            "facts": [fact.to_data() for fact in self.facts],
            "notes": [[note.kind, note.args] for note in self.notes],
            "standing": self.standing,
        }


@dataclass(frozen=True)
class Weighing:
    """By how much one choice is better than another; differences are of the first to the second.

    `verdict` is "first", "second" or "even". `sources` are the differences of the seat's points by
    category; `rivals` those of the points of each other side. `reasons` are what to tell of them.
    """

    verdict: str
    value: Difference
    win: Difference
    margin: Difference
    points: Difference
    sources: list[Source]
    rivals: list[Source]

    def __reduce__(self) -> tuple[object, ...]:
        return Weighing, (
            self.verdict,
            self.value,
            self.win,
            self.margin,
            self.points,
            self.sources,
            self.rivals,
        )

    @property
    def reasons(self) -> list[Source]:
        """The sources that stand out, those that differ most first; none between equals."""
        if self.verdict == EVEN:
            return []
        told = [
            source
            for source in self.sources + self.rivals
            if source.points.stands_out and abs(source.points.mean) >= LEAST_POINTS
        ]
        told.sort(key=lambda source: -abs(source.points.mean))
        return told[:MOST_TOLD]

    @property
    def lead(self) -> float:
        """By how many points of margin the better choice leads; 0 if they are about as good.

        A choice may be better although its margin is not: then the lead is a little above 0.
        """
        if self.verdict == EVEN:
            return 0.0
        ahead = self.margin.mean if self.verdict == FIRST else -self.margin.mean
        return max(ahead, LEAST_LEAD)

    @property
    def told(self) -> list[tuple[str, float]]:
        """The reasons as words need them, from the better choice to the other one.

        Each is a category, or for another side its reference, with the difference in points.
        """
        sign = 1 if self.verdict == FIRST else -1
        return [(each.category or each.side, sign * each.points.mean) for each in self.reasons]


@dataclass(frozen=True)
class Comparison:
    """Two choices of a seat compared."""

    seat: int  # whose choices they are
    first: Action  # the choice that is asked about
    second: Action  # the one that it is compared with
    worlds: int  # in how many of them both were played on
    weighing: Weighing  # by how much the first is better
    at_once: tuple[AtOnce, AtOnce] = field(compare=False)  # facts are not comparable

    def __reduce__(self) -> tuple[object, ...]:
        return Comparison, (
            self.seat,
            self.first,
            self.second,
            self.worlds,
            self.weighing,
            self.at_once,
        )

    @property
    def verdict(self) -> str:
        return self.weighing.verdict

    @property
    def win(self) -> Difference:
        return self.weighing.win

    @property
    def margin(self) -> Difference:
        return self.weighing.margin

    @property
    def points(self) -> Difference:
        return self.weighing.points

    @property
    def sources(self) -> list[Source]:
        return self.weighing.sources

    @property
    def rivals(self) -> list[Source]:
        return self.weighing.rivals

    @property
    def reasons(self) -> list[Source]:
        """The sources that stand out, those that differ most first; none between equals."""
        return self.weighing.reasons

    @property
    def lead(self) -> float:
        """By how many points of margin the better choice leads; 0 if they are about as good."""
        return self.weighing.lead

    @property
    def told(self) -> list[tuple[str, float]]:
        """The reasons as words need them, from the better choice to the other one."""
        return self.weighing.told

    @property
    def better(self) -> Action | None:
        """The better choice; None if they are about as good."""
        if self.verdict == EVEN:
            return None
        return self.first if self.verdict == FIRST else self.second

    def to_data(self) -> dict[str, object]:
        """The comparison as plain JSON-able data."""
        return {
            "first": self.first.text,
            "second": self.second.text,
            "worlds": self.worlds,
            "verdict": self.verdict,
            "lead": self.lead,
            "win": self.win.to_data(),
            "margin": self.margin.to_data(),
            "points": self.points.to_data(),
            "reasons": [[source, points] for source, points in self.told],
            "sources": [source.to_data() for source in self.sources],
            "rivals": [source.to_data() for source in self.rivals],
            "at_once": [each.to_data() for each in self.at_once],
        }


def compared(
    evaluator: Evaluator,
    view: SeatView,
    first: Action,
    second: Action,
    worlds: int = WORLDS,
    seed: int = 0,
) -> Comparison:
    """Compare two choices of the view's decision."""
    if worlds < LEAST_WORLDS:
        raise MoriError("few_worlds", {"given": worlds, "least": LEAST_WORLDS})
    one, other = endings_of(evaluator, view, [first, second], worlds, seeded(seed))
    return comparison_of(view, first, second, one, other)


def comparison_of(
    view: SeatView,
    first: Action,
    second: Action,
    one: list[Ending],
    other: list[Ending],
    confidence: float = CONFIDENCE,
) -> Comparison:
    """What follows from the endings of both choices in the same worlds."""
    seat = view.seat
    assert seat is not None
    weighing = weighed(view.rules.sides(), seat, one, other, confidence)
    return Comparison(seat, first, second, len(one), weighing, at_once(view, first, second))


def weighed(
    sides: list[str],
    seat: int,
    one: list[Ending],
    other: list[Ending],
    confidence: float = CONFIDENCE,
) -> Weighing:
    """What the endings of two choices in the same worlds say of their difference.

    `confidence` is that of the verdict.
    """
    pairs = list(zip(one, other))
    value = difference_of([a.value(seat) - b.value(seat) for a, b in pairs], 1, confidence)
    verdict = EVEN
    if value.stands_out:
        verdict = FIRST if value.mean > 0 else SECOND
    categories = differing(pairs, seat)
    families = len(categories) + len(sides) - 1
    sources: list[Source] = []
    for category in categories:
        samples = [
            float(a.points[seat].get(category, 0) - b.points[seat].get(category, 0))
            for a, b in pairs
        ]
        sources.append(Source(sides[seat], category, difference_of(samples, families)))
    rivals = [
        Source(name, TOTAL, difference_of(differences(pairs, side, POINTS), families))
        for side, name in enumerate(sides)
        if side != seat
    ]
    return Weighing(
        verdict,
        value,
        difference_of(differences(pairs, seat, WIN)),
        difference_of(differences(pairs, seat, MARGIN)),
        difference_of(differences(pairs, seat, POINTS)),
        sources,
        rivals,
    )


def differences(pairs: list[tuple[Ending, Ending]], side: int, part: int) -> list[float]:
    return [a.outlooks[side][part] - b.outlooks[side][part] for a, b in pairs]


def differing(pairs: list[tuple[Ending, Ending]], side: int) -> list[str]:
    """The categories in which a side's points ever differ, in the order of its account."""
    found: list[str] = []
    for a, b in pairs:
        for category in list(a.points[side]) + list(b.points[side]):
            if category not in found and a.points[side].get(category, 0) != b.points[side].get(
                category, 0
            ):
                found.append(category)
    return found


def at_once(view: SeatView, first: Action, second: Action) -> tuple[AtOnce, AtOnce]:
    """What each of the choices alone is certain to bring."""
    now = view.standing()
    told: list[tuple[list[Fact], list[Note], int | None]] = []
    for action in (first, second):
        outcome = view.outcome(action)
        notes = view.about(action).notes_beside(outcome.facts)
        change = None if now is None else view.standing_change(action, outcome, now)
        told.append((outcome.facts, notes, change))
    (facts, notes, standing), (others, other_notes, other_standing) = told
    return (
        AtOnce(facts_beside(facts, others), notes_beside(notes, other_notes), standing),
        AtOnce(facts_beside(others, facts), notes_beside(other_notes, notes), other_standing),
    )


def facts_beside(facts: list[Fact], others: list[Fact]) -> list[Fact]:
    known = [(fact.kind, fact.args) for fact in others]
    return [fact for fact in facts if (fact.kind, fact.args) not in known]


def notes_beside(notes: list[Note], others: list[Note]) -> list[Note]:
    known = [(note.kind, note.args) for note in others]
    return [note for note in notes if (note.kind, note.args) not in known]


def evaluator_for(rules: GameRules) -> Evaluator:
    """The evaluator that plays on. Raises SetupError if no net can play under these rules."""
    from mori.bots.net_evaluator import NetEvaluator  # numpy is slow to import

    found = NetEvaluator.if_any(rules)
    return found if found is not None else NetEvaluator.for_rules(rules)
