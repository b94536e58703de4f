"""A small game for the core's tests: all seats bid secretly at once, three times; highest sum wins.

It has what Hitodama lacks: decisions of several seats at the same time.
"""

from typing import ClassVar, cast

from mori.core.actions import Action, ActionSpace
from mori.core.errors import Reason
from mori.core.facts import Fact
from mori.core.frames import Frame
from mori.core.game import Game, start_game
from mori.core.result import Result, ScoreItem, places_from_keys
from mori.core.rng import Rng
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.writer import Writer
from tests.conformance.hidden import Hidden

ROUNDS = 3
HIGHEST = 3
NO_BID = -1
UNKNOWN_BID = -2

# What is hidden from whom, for the conformance tests.
HIDDEN: Hidden = {
    "pools": [],
    "answers": [{"frame": "Bidding", "field": "bids", "values": list(range(1, HIGHEST + 1))}],
}


class BidState(GameState):
    __slots__ = ("sums",)
    FIELDS: ClassVar[tuple[str, ...]] = (*GameState.FIELDS, "sums")

    sums: list[int]

    def clone(self) -> "BidState":
        other = BidState()
        self.copy_base(other)
        other.sums = self.sums.copy()
        return other


class BidWriter(Writer):
    def __init__(self, state: BidState, space: ActionSpace, facts: list[Fact] | None) -> None:
        super().__init__(state, facts)
        self.state = state
        self.space = space

    def reveal(self, bids: list[int]) -> None:
        for seat, bid in enumerate(bids):
            self.state.sums[seat] += bid
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("bids_revealed", {"bids": list(bids)}))

    def end_game(self) -> None:
        self.state.is_over = True


class Bidding(Frame[BidWriter]):
    """One round of bids, open until every seat has bid."""

    __slots__ = ("bids", "round")
    FIELDS: ClassVar[tuple[str, ...]] = ("round", "bids")

    def __init__(self, round: int, bids: list[int]) -> None:
        super().__init__(-1)
        self.round = round
        self.bids = bids

    def run(self, w: BidWriter) -> bool:
        if self.seats():
            return True
        w.done()
        w.reveal(self.bids)
        if self.round == ROUNDS:
            w.end_game()
        else:
            w.push(Bidding(self.round + 1, [NO_BID] * len(self.bids)))
        return False

    def kind(self) -> str:
        return "bid"

    def seats(self) -> list[int]:
        return [seat for seat, bid in enumerate(self.bids) if bid == NO_BID]

    def is_simultaneous(self) -> bool:
        return True

    def actions(self, w: BidWriter, seat: int) -> list[Action]:
        return w.space.actions[:HIGHEST]

    def why_not(self, w: BidWriter, seat: int, action: Action) -> Reason:
        return Reason("bid_too_high", ("BID-1",), {"highest": HIGHEST})

    def answer(self, w: BidWriter, seat: int, action: Action) -> None:
        self.bids[seat] = action.a

    def hide_from(self, seat: int | None) -> None:
        for other, bid in enumerate(self.bids):
            if other != seat and bid != NO_BID:
                self.bids[other] = UNKNOWN_BID

    def clone(self) -> "Bidding":
        return Bidding(self.round, self.bids.copy())


class BidRules(GameRules):
    def __init__(
        self, players: int, game: str = "secret_bids", options: dict[str, object] | None = None
    ) -> None:
        space = ActionSpace()
        for bid in range(1, HIGHEST + 2):
            space.add("bid", f"bid {bid}", bid)
        super().__init__(game, players, options or {}, "no-pack", "", space)

    def start(self, rng: Rng, facts: list[Fact] | None) -> Writer:
        state = BidState()
        state.begin(rng)
        state.sums = [0] * self.players
        writer = BidWriter(state, self.space, facts)
        writer.push(Bidding(1, [NO_BID] * self.players))
        return writer

    def writer(self, state: GameState, facts: list[Fact] | None) -> Writer:
        return BidWriter(cast(BidState, state), self.space, facts)

    def state_classes(self) -> list[type]:
        return [BidState, Bidding]

    def result(self, state: GameState) -> Result:
        sums = cast(BidState, state).sums
        places = places_from_keys([(total,) for total in sums])
        winners = [seat for seat, place in enumerate(places) if place == 1]
        items = [[ScoreItem("bids", total, ("BID-2",))] for total in sums]
        return Result("bid", ("BID-2",), list(sums), places, winners, items)

    def hide(self, state: GameState, seat: int | None) -> None:
        state.rng = Rng()
        for frame in state.frames:
            frame.hide_from(seat)

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        for frame in state.frames:
            bids = cast(Bidding, frame).bids
            for other, bid in enumerate(bids):
                if bid == UNKNOWN_BID:
                    bids[other] = 1 + rng.below(HIGHEST)

    def view_data(self, state: GameState, seat: int | None) -> dict[str, object]:
        bidding = cast(Bidding, state.frames[-1]) if state.frames else None
        return {
            "sums": list(cast(BidState, state).sums),
            "waiting_for": bidding.seats() if bidding is not None else [],
            "own_bid": bidding.bids[seat] if bidding is not None and seat is not None else None,
        }


def new_bids(players: int, *, facts: bool = True) -> Game:
    return start_game(BidRules(players), 1, ["human"] * players, facts)
