"""Playing: the writer, and the one question there is."""

from typing import ClassVar

from mori.core.actions import Action, ActionSpace
from mori.core.errors import Reason
from mori.core.facts import Fact
from mori.core.frames import Frame
from mori.core.writer import Writer

from .table import PebblesState, Table


class PebblesWriter(Writer):
    """The only code that changes the state."""

    def __init__(
        self,
        state: PebblesState,
        table: Table,
        space: ActionSpace,
        rounds: int,
        facts: list[Fact] | None,
    ) -> None:
        super().__init__(state, facts)
        self.state = state
        self.table = table
        self.space = space
        self.rounds = rounds

    def tell(self, fact: Fact) -> None:
        if self.facts is not None:
            self.facts.append(fact)

    def begin_with(self, seat: int) -> None:
        self.state.first = seat
        self.tell(Fact("first", {"seat": f"seat:{seat}"}))

    def draw(self, seat: int) -> None:
        colour = self.state.bag.pop()
        self.state.hands[seat][colour] += 1
        self.revealed()
        who = {"seat": f"seat:{seat}"}
        unseen = Fact("drawn_unseen", dict(who))
        pebble = f"pebble:{self.table.names[colour]}"
        self.tell(Fact("drawn", {**who, "pebble": pebble}, seat, unseen))

    def lay(self, seat: int, colour: int) -> None:
        self.state.hands[seat][colour] -= 1
        self.state.laid[seat][colour] += 1
        pebble = f"pebble:{self.table.names[colour]}"
        self.tell(Fact("laid", {"seat": f"seat:{seat}", "pebble": pebble}))

    def begin_round(self, number: int) -> None:
        self.state.round = number

    def end_game(self) -> None:
        self.state.is_over = True

    # -- questions to the state

    def is_spent(self) -> bool:
        """Whether nobody can do anything any more."""
        return not self.state.bag and not any(sum(hand) for hand in self.state.hands)

    def why_not_draw(self, seat: int) -> Reason | None:
        if not self.state.bag:
            return Reason("bag_empty", ("P-TURN-2",))
        if sum(self.state.hands[seat]) >= self.table.hand_limit:
            return Reason("hand_full", ("P-TURN-2",), {"limit": self.table.hand_limit})
        return None

    def why_not_lay(self, seat: int, colour: int) -> Reason | None:
        if not self.state.hands[seat][colour]:
            pebble = f"pebble:{self.table.names[colour]}"
            return Reason("not_in_hand", ("P-TURN-3",), {"pebble": pebble})
        return None


class Turn(Frame[PebblesWriter]):
    """A turn of one player after the other, until the game is over."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, w: PebblesWriter) -> bool:
        if w.state.round > w.rounds or w.is_spent():  # P-END-1
            w.done()
            w.end_game()
            return False
        if not self.actions(w, self.seat):  # P-TURN-4
            self.go_on(w)
            return False
        return True

    def kind(self) -> str:
        return "turn"

    def is_turn(self) -> bool:
        return True

    def prompt(self, w: PebblesWriter, seat: int) -> dict[str, object]:
        return {"round": w.state.round, "rounds": w.rounds}

    def actions(self, w: PebblesWriter, seat: int) -> list[Action]:
        return [action for action in w.space.actions if self.refusal(w, seat, action) is None]

    def why_not(self, w: PebblesWriter, seat: int, action: Action) -> Reason:
        refusal = self.refusal(w, seat, action)
        assert refusal is not None
        return refusal

    def refusal(self, w: PebblesWriter, seat: int, action: Action) -> Reason | None:
        if action.kind == "draw":
            return w.why_not_draw(seat)
        return w.why_not_lay(seat, action.a)

    def answer(self, w: PebblesWriter, seat: int, action: Action) -> None:
        if action.kind == "draw":
            w.draw(seat)
        else:
            w.lay(seat, action.a)
        self.go_on(w)

    def go_on(self, w: PebblesWriter) -> None:
        self.seat = (self.seat + 1) % w.table.players
        if self.seat == w.state.first:
            w.begin_round(w.state.round + 1)

    def clone(self) -> "Turn":
        return Turn(self.seat)
