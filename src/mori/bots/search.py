"""Tree search over what a seat may know: many possible worlds, one tree.

Each iteration samples a world that agrees with the seat's view and walks down the tree in it. A
node stands for the answers since the root, in any world, so luck and hidden cards are averaged and
nobody plans with secrets.

Every seat maximizes its own outlook, with a bonus for choices that the evaluator prefers and that
were tried rarely (PUCT). Seats that answer simultaneously each choose at one node, without knowing
the others' secret answers. At the end of the tree an evaluator predicts the result, for several
leaves at once.

The same view, seed and number of iterations give the same result.
"""

import math
from typing import Final

from mori.bots.estimate import MARGIN, WIN, Asked, Estimate, Evaluator, outlooks_of
from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.rng import Rng
from mori.core.view import SeatView

BATCH: Final = 16  # leaves that are estimated together
CURIOSITY: Final = 1.2  # weight of the bonus
SURE: Final = 0.98  # a choice that the evaluator prefers so much is not searched for
PER_POINT: Final = (
    0.004  # worth of a point of margin compared with a win, so that it plays on when it is losing
)


class Edge:
    """A choice at a node: its visits, and the sum of its predictions for the choosing seat."""

    __slots__ = ("chance", "total", "visits")

    def __init__(self, chance: float) -> None:
        self.chance = chance
        self.visits = 0
        self.total = 0.0


class Chooser:
    """A seat that is asked at a node. Its edges come from all worlds seen so far."""

    __slots__ = ("edges", "is_open")

    def __init__(self) -> None:
        self.is_open = False  # whether its edges have been estimated
        self.edges: dict[int, Edge] = {}  # by action number


class Node:
    """What is known after some answers: the seats asked there, and the nodes that follow."""

    __slots__ = ("choosers", "kids")

    def __init__(self) -> None:
        self.choosers: dict[int, Chooser] = {}  # by seat: several may be asked at once
        self.kids: dict[int, Node] = {}  # by action number

    def chooser(self, seat: int) -> Chooser:
        found = self.choosers.get(seat)
        if found is None:
            found = Chooser()
            self.choosers[seat] = found
        return found


class Walk:
    """An iteration whose leaf has to be estimated."""

    __slots__ = ("asked", "leaf", "path", "seats")

    def __init__(self) -> None:
        self.path: list[Edge] = []
        self.seats: list[int] = []
        self.leaf: Chooser | None = None
        self.asked: Asked | None = None


class Search:
    """A growing tree. `advance` continues below an answer of the same turn."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.root = Node()
        self.iterations = 0

    def run(self, view: SeatView, iterations: int) -> None:
        """Run so many iterations, or fewer if more could not change the choice."""
        assert view.seat is not None
        asked = self.root.chooser(view.seat)
        left = iterations
        while left > 0 and not is_settled(asked, left):
            left -= self.grow(view, min(left, BATCH) if asked.is_open else 1)

    def grow(self, view: SeatView, size: int) -> int:
        """Run so many iterations whose leaves are estimated together."""
        self.iterations += size
        waiting: list[Walk] = []
        for _ in range(size):
            walk = Walk()
            outlooks = self.walk_down(view, walk)
            if outlooks is None:
                waiting.append(walk)
            else:
                learn(walk, outlooks)
        if waiting:
            self.settle(waiting)
        return size

    def walk_down(self, view: SeatView, walk: Walk) -> list[list[float]] | None:
        """Walk to a leaf. Returns the outlooks if the game is over there, None if it needs an
        estimate.
        """
        position = view.sample(self.rng)
        assert view.decision is not None and view.seat is not None
        node = self.root
        origin = node  # where the open question was first met
        question = view.decision.number
        first = position.decision_of(view.seat)
        while True:
            if position.is_over:
                result = position.result
                assert result is not None
                return outlooks_of(result)
            decision = first if first is not None else position.decisions[0]
            first = None
            if decision.number != question:
                question, origin = decision.number, node
            if len(decision.canonical) == 1:
                position.choose(decision, decision.canonical[0])
                continue
            # Seats that answer simultaneously all choose at the node where the question was met.
            chooser = origin.chooser(decision.seat)
            if not chooser.is_open:
                walk.leaf = chooser
                walk.asked = Asked(position, decision)
                return None
            action = chosen(chooser, decision)
            edge = chooser.edges[action.index]
            edge.visits += 1  # counted at once, so that the other walks of the batch look elsewhere
            walk.path.append(edge)
            walk.seats.append(decision.seat)
            position.choose(decision, action)
            kid = node.kids.get(action.index)
            if kid is None:
                kid = Node()
                node.kids[action.index] = kid
            node = kid

    def settle(self, waiting: list[Walk]) -> None:
        """Estimate leaves, add their edges, and pass the results up."""
        asked: list[Asked] = []
        for walk in waiting:
            assert walk.asked is not None
            asked.append(walk.asked)
        estimates = self.evaluator.estimates(asked)
        for number, walk in enumerate(waiting):
            estimate = estimates[number]
            assert walk.leaf is not None
            open_chooser(walk.leaf, asked[number].decision, estimate)
            learn(walk, estimate.outlooks)

    def visits(self, decision: Decision) -> list[int]:
        """How often each choice of the root's question was taken."""
        edges = self.root.chooser(decision.seat).edges
        found: list[int] = []
        for action in decision.canonical:
            edge = edges.get(action.index)
            found.append(edge.visits if edge is not None else 0)
        return found

    def best(self, decision: Decision) -> Action:
        """The choice taken most often; of equals the likelier one."""
        edges = self.root.chooser(decision.seat).edges
        best = decision.canonical[0]
        best_visits, best_chance = -1, -1.0
        for action in decision.canonical:
            edge = edges.get(action.index)
            visits = edge.visits if edge is not None else 0
            chance = edge.chance if edge is not None else 0.0
            if visits > best_visits or (visits == best_visits and chance > best_chance):
                best, best_visits, best_chance = action, visits, chance
        return best

    def advance(self, action: Action) -> None:
        """Keep the part of the tree below an answer that was given."""
        kid = self.root.kids.get(action.index)
        self.root = kid if kid is not None else Node()


def is_settled(chooser: Chooser, left: int) -> bool:
    """Whether so many more iterations could not make another choice the one taken most often.

    Also where the evaluator is sure of it: looking ahead hardly ever finds another one then.
    """
    if not chooser.is_open:
        return False
    first, second = -1, -1
    chance = 0.0  # of the choice taken most often
    for edge in chooser.edges.values():
        if edge.visits > first or (edge.visits == first and edge.chance > chance):
            first, second, chance = edge.visits, first, edge.chance
        elif edge.visits > second:
            second = edge.visits
    return chance >= SURE or first - second > left


def open_chooser(chooser: Chooser, decision: Decision, estimate: Estimate) -> None:
    chooser.is_open = True
    for number, action in enumerate(decision.canonical):
        if action.index not in chooser.edges:
            chooser.edges[action.index] = Edge(estimate.chances[number])


def chosen(chooser: Chooser, decision: Decision) -> Action:
    """The next choice that the asked seat tries; one that is new in this world counts as likely."""
    edges = chooser.edges
    visits = 0
    promised = 0.0
    for action in decision.canonical:
        edge = edges.get(action.index)
        if edge is None:
            edges[action.index] = Edge(1.0 / len(decision.canonical))
        else:
            visits += edge.visits
            promised += edge.total
    curiosity = CURIOSITY * math.sqrt(visits + 1.0)
    # Untried choices count a little less than tried ones.
    unknown = promised / visits - 0.1 if visits else 0.0
    best = decision.canonical[0]
    best_value = 0.0
    is_first = True
    for action in decision.canonical:
        edge = edges[action.index]
        value = edge.total / edge.visits if edge.visits else unknown
        value += curiosity * edge.chance / (1.0 + edge.visits)
        if is_first or value > best_value:
            best, best_value, is_first = action, value, False
    return best


def learn(walk: Walk, outlooks: list[list[float]]) -> None:
    """Pass the result up: each choice on the way gets it as its own seat sees it."""
    for number, edge in enumerate(walk.path):
        outlook = outlooks[walk.seats[number]]
        edge.total += outlook[WIN] + PER_POINT * outlook[MARGIN]
