"""The best few choices of a seat, and what to expect of them.

Everything follows from the seat's view: each choice is tried in worlds that agree with what the
seat knows, and a net predicts the result. With a budget of playouts the choices are also played on
to the end (`mori.bots.playouts`), which judges better: the order, and what is told of differences,
then follow from the playouts. If no net can play (another pack, or a game without one), choices are
ordered by their rough worth, without predictions.
"""

from dataclasses import dataclass, replace
from typing import Final

from mori.bots.comparison import EVEN, Comparison, comparison_of
from mori.bots.estimate import MARGIN, POINTS, WIN, Asked, Evaluator, outlooks_of
from mori.bots.greedy_bot import MAX_CHAIN, worth_after
from mori.bots.playouts import Ending, endings_of
from mori.core.actions import Action
from mori.core.position import Position
from mori.core.rng import seeded
from mori.core.trial import NO
from mori.core.view import SeatView, seat_view

TOP: Final = 3  # how many choices are returned
WORLDS: Final = 24  # worlds in which each of them is tried
MOST_OF_A_LINE: Final = 20  # answers of a turn
MOST_TRIED: Final = 4  # choices that are played on, if fewer are returned


@dataclass(frozen=True)
class Advice:
    """A choice and its expected result: `win` is a chance, or a share if the win is split.

    Without a net there are no expectations. With playouts, `is_even` says that the choice is about
    as good as the first one, and `why` compares the first one with the next that is clearly worse.
    """

    action: Action  # the choice
    win: float | None = None  # from 0 to 1
    margin: float | None = None  # points over the best other side
    points: float | None = None  # of the seat, in the end
    is_even: bool = False  # about as good as the first choice
    why: Comparison | None = None  # of the first choice with one that is clearly worse

    def __reduce__(self) -> tuple[object, ...]:
        return Advice, (
            self.action,
            self.win,
            self.margin,
            self.points,
            self.is_even,
            self.why,
        )

    def to_data(self) -> dict[str, object]:
        """The advice as plain JSON-able data."""
        return {
            "action": self.action.text,
            "win": self.win,
            "margin": self.margin,
            "points": self.points,
            "is_even": self.is_even,
            "why": None if self.why is None else self.why.to_data(),
        }


def advice_for(
    view: SeatView, top: int = TOP, seed: int = 0, best: Action | None = None, worlds: int = 0
) -> list[Advice]:
    """The best few choices of the view's decision, best first; none if nothing is asked.

    `best` is put first if it is given: the choice of a bot that has thought longer. With `worlds`
    each choice is played on to the end in so many, and that decides.
    """
    decision = view.decision
    if decision is None or top < 1:
        return []
    from mori.bots.net_evaluator import (
        NetEvaluator,
    )  # numpy is slow to import

    evaluator = NetEvaluator.if_any(view.rules)
    if evaluator is None:
        return [Advice(action) for action in leading(by_worth(view, seed), top, best)]
    if worlds < 2 or len(decision.canonical) < 2:
        return advice_by(evaluator, view, top, seed, best)
    likely = advice_by(evaluator, view, max(top, MOST_TRIED), seed, best)
    return played_advice(evaluator, view, likely, worlds, seed)[:top]


def leading(actions: list[Action], top: int, best: Action | None) -> list[Action]:
    """The first few of the actions, with the best one in front."""
    if best is not None:
        actions = [best] + [action for action in actions if action is not best]
    return actions[:top]


def by_worth(view: SeatView, seed: int) -> list[Action]:
    """All choices, ordered by the worth of the position after them."""
    decision = view.decision
    assert decision is not None
    world = view.sample(seeded(seed))
    worths = [
        worth_after(world.clone_position(), decision, action, MAX_CHAIN)
        for action in decision.canonical
    ]
    order = sorted(range(len(worths)), key=lambda number: -worths[number])
    return [decision.canonical[number] for number in order]


def advice_by(
    evaluator: Evaluator, view: SeatView, top: int, seed: int, best: Action | None = None
) -> list[Advice]:
    """The likeliest choices, each with its expected result."""
    decision, seat = view.decision, view.seat
    assert decision is not None and seat is not None
    here = Position(view.rules, view.rules.writer(view.world, None))
    chances = evaluator.estimates([Asked(here, decision)])[0].chances
    order = sorted(range(len(chances)), key=lambda number: -chances[number])
    likely = [decision.canonical[number] for number in order]
    rng = seeded(seed)
    worlds = [view.sample(rng) for _ in range(WORLDS)]
    advice: list[Advice] = []
    for action in leading(likely, top, best):
        outlooks: list[list[float]] = []
        asked: list[Asked] = []
        for world in worlds:
            after = world.clone_position()
            after.choose(decision, action)
            result = after.result
            if result is not None:
                outlooks.append(outlooks_of(result)[seat])
            else:
                asked.append(Asked(after, after.decisions[0]))
        if asked:
            outlooks += [each.outlooks[seat] for each in evaluator.estimates(asked)]
        advice.append(
            Advice(action, mean(outlooks, WIN), mean(outlooks, MARGIN), mean(outlooks, POINTS))
        )
    return advice


def played_advice(
    evaluator: Evaluator, view: SeatView, likely: list[Advice], worlds: int, seed: int
) -> list[Advice]:
    """The same choices in the order that playouts find, and why the first one is better.

    What the net expects of all of them is the level, and the playouts tell how they differ from it:
    chance alone moves the mean of a few playouts more than the differences in the same worlds.
    """
    seat = view.seat
    assert seat is not None
    actions = [each.action for each in likely]
    endings = endings_of(evaluator, view, actions, worlds, seeded(seed))
    values = [sum([ending.value(seat) for ending in played]) for played in endings]
    order = sorted(range(len(likely)), key=lambda number: -values[number])
    comparisons = [
        comparison_of(view, actions[order[0]], actions[number], endings[order[0]], endings[number])
        for number in order[1:]
    ]
    evens = [False] + [found.verdict == EVEN for found in comparisons]
    why: Comparison | None = None
    for found in comparisons:
        if found.verdict != EVEN:
            why = found
            break
    told: list[Advice] = []
    for place, number in enumerate(order):
        parts: list[float] = []
        for part in (WIN, MARGIN, POINTS):
            level = sum([expected(each, part) for each in likely]) / len(likely)
            middle = sum([mean_of(played, seat, part) for played in endings]) / len(endings)
            parts.append(round(level + mean_of(endings[number], seat, part) - middle, 4))
        told.append(
            replace(
                likely[number],
                win=min(1.0, max(0.0, parts[WIN])),
                margin=parts[MARGIN],
                points=parts[POINTS],
                is_even=evens[place],
                why=None if place else why,
            )
        )
    return told


def expected(advice: Advice, part: int) -> float:
    found = (advice.win, advice.margin, advice.points)[part]
    assert found is not None
    return found


def mean_of(endings: list[Ending], seat: int, part: int) -> float:
    return sum([ending.outlooks[seat][part] for ending in endings]) / len(endings)


def line_after(view: SeatView, action: Action) -> list[tuple[SeatView, Action]]:
    """How a net would go on in the same turn after an action, each answer with its view.

    It ends where the turn does, or where something comes to light. Without a net it is empty.
    """
    from mori.bots.net_evaluator import NetEvaluator

    evaluator = NetEvaluator.if_any(view.rules)
    line: list[tuple[SeatView, Action]] = []
    while evaluator is not None and len(line) < MOST_OF_A_LINE:
        known = view_after(view, action)
        if known is None or known.decision is None:
            break
        view, decision = known, known.decision
        here = Position(view.rules, view.rules.writer(view.world, None))
        chances = evaluator.estimates([Asked(here, decision)])[0].chances
        action = decision.canonical[chances.index(max(chances))]
        line.append((view, action))
    return line


def view_after(view: SeatView, action: Action) -> SeatView | None:
    """What the seat knows after an action; None if its turn may end or something comes to light."""
    assert view.seat is not None
    outcome = view.outcome(action)
    if outcome.ends_turn != NO or outcome.world is None:
        return None
    return seat_view(
        Position(view.rules, view.rules.writer(outcome.world.clone(), None)), view.seat
    )


def mean(outlooks: list[list[float]], part: int) -> float:
    return round(sum([outlook[part] for outlook in outlooks]) / len(outlooks), 4)
