"""What a seat may know.

A `SeatView` is built from a copy of the state in which everything hidden from the seat has been put
into a fixed order (`GameRules.hide`). So it cannot hold a secret even by mistake: the truth never
enters it. The view's plain data and the worlds a bot samples both come from that copy.
"""

from typing import Any

from mori.core.about import About
from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.facts import Fact
from mori.core.outcome import outcome_in
from mori.core.position import Position
from mori.core.rng import Rng, seeded
from mori.core.rules import GameRules
from mori.core.state import GameState


class SeatView:
    """A seat's knowledge: its decision, plain data and possible worlds. None: a spectator's."""

    __slots__ = ("decision", "is_turn", "rules", "seat", "world")

    def __init__(
        self,
        rules: GameRules,
        seat: int | None,
        world: GameState,
        decision: Decision | None,
        is_turn: bool,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.world = world
        self.decision = decision  # what this seat must choose now, if anything
        self.is_turn = is_turn

    def sample(self, rng: Rng) -> Position:
        """A position that agrees with all the seat knows; the rest is dealt with `rng`."""
        world = self.world.clone()
        self.rules.redeal(world, self.seat, rng)
        world.rng = seeded((rng.next32() << 32) | rng.next32())
        return Position(self.rules, self.rules.writer(world, None))

    def prompt(self) -> dict[str, object]:
        """What the sentence of the seat's decision needs to know; empty if there is none."""
        if self.decision is None:
            return {}
        position = Position(self.rules, self.rules.writer(self.world, None))
        return position.prompt(self.decision)

    def outcome(self, action: Action) -> list[Fact]:
        """What an action of the seat's decision is certain to bring, as the seat sees it."""
        assert self.seat is not None
        return outcome_in(self.rules, self.world, self.seat, action)

    def about(self, action: Action) -> About:
        """Where an action of the seat's decision is chosen, and what its words should add."""
        assert self.seat is not None
        return self.rules.about_action(self.world, self.seat, action)

    def about_question(self) -> About:
        """What on the table the seat's decision is about."""
        assert self.seat is not None
        return self.rules.about_question(self.world, self.seat)

    def about_fact(self, fact: Fact) -> About:
        """The places a fact speaks of, as the table now lies before the seat."""
        return self.rules.about_fact(self.world, self.seat, fact)

    def actions_at(self, place: str) -> list[Action]:
        """All that pressing a place could mean, legal now or not; none for a spectator."""
        return self.rules.actions_at(self.world, self.seat, place) if self.seat is not None else []

    def data(self) -> dict[str, object]:
        """The view as plain JSON-able data, with the seat's decision."""
        data = self.rules.view_data(self.world, self.seat)
        decision = self.decision
        if decision is not None:
            data["decision"] = {
                "number": decision.number,
                "kind": decision.kind,
                "actions": [action.text for action in decision.actions],
            }
        return data


def seat_view(position: Position, seat: int | None) -> SeatView:
    """What a seat, or a spectator (None), may know of a position."""
    world = position.state.clone()
    position.rules.hide(world, seat)
    decision = position.decision_of(seat) if seat is not None else None
    return SeatView(position.rules, seat, world, decision, position.is_turn())


class View(dict[str, Any]):
    """A seat's view as plain JSON-able data, which can also be asked for possible worlds."""

    def __init__(self, known: SeatView) -> None:
        super().__init__(known.data())
        self.known = known

    def sample(self, rng: Rng) -> Position:
        """A position that agrees with all the seat knows; the rest is dealt with `rng`."""
        return self.known.sample(rng)
