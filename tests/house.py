"""Secret bids for one to three; a single player bids against the House, which the rules play.

It has what no registered game need have: options for some player counts only, options that exclude
each other, levels, and an opponent without a seat. The fixture `house` opens it for a test.
"""

from pathlib import Path
from typing import cast

from mori.core.registry import GameEntry, Option, Preset, WordInventory
from mori.core.result import Opponent, Result, ScoreItem
from mori.core.state import GameState
from tests.core.secret_bids import ROUNDS, Bidding, BidRules, BidState

NAME = "house"
PURSE = 2
YES_NO = (True, False)
ALONE = (1,)


class HouseRules(BidRules):
    def under(self, options: dict[str, object]) -> "HouseRules":
        return HouseRules(self.players, NAME, options)

    def result(self, state: GameState) -> Result:
        result = super().result(state)
        if self.players == 1:
            bids = ROUNDS * cast(int, self.options["bid"])
            purse = PURSE * (bool(self.options["rich"]) - bool(self.options["poor"]))
            items = [ScoreItem("bids", bids, ("HOUSE-1",)), ScoreItem("purse", purse, ("HOUSE-2",))]
            is_beaten = result.scores[0] > bids + purse
            result.winners = [0] if is_beaten else []
            result.opponents = [Opponent("side:house", bids + purse, items, is_beaten)]
        return result

    def round_of(self, state: GameState) -> int:
        return cast(Bidding, state.frames[-1]).round if state.frames else ROUNDS

    def worth(self, state: GameState, seat: int) -> int:
        return cast(BidState, state).sums[seat]


def load_rules(pack: Path | None, players: int, options: dict[str, object]) -> HouseRules:
    return HouseRules(players, NAME, options)


HOUSE = GameEntry(
    name=NAME,
    min_players=1,
    max_players=3,
    load_rules=load_rules,
    check_pack=lambda pack: "no-pack",
    options=(
        Option("closed", False, YES_NO, "HOUSE-3"),
        Option("bid", 2, (1, 2, 3), "HOUSE-1", ALONE),
        Option("rich", False, YES_NO, "HOUSE-2", ALONE),
        Option("poor", False, YES_NO, "HOUSE-2", ALONE),
    ),
    rule_groups=(),
    words=WordInventory((), (), (), (), (), (), list),
    presets=(
        Preset("gentle", {"bid": 1, "poor": True}, ALONE),
        Preset("standard", {}, ALONE),
        Preset("very_stern", {"bid": 3}, ALONE),
        Preset("duel", {"closed": True}, (2,)),
    ),
    exclusive=(("rich", "poor", "HOUSE-4"),),
)

# Its words, which are the same in every language.
CATALOGUE = """
house-fact-bids-revealed = Bids: { $bids }.
house-category-bids = Bids made
house-category-purse = Purse
house-ending-bid = All rounds are over.
house-side-house = Old House
house-level-gentle = Gentle House
    .explained = It bids little and has debts.
house-level-standard = Usual House
    .explained = It bids as it always did.
house-level-very-stern = Stern House
    .explained = It bids as much as there is.
house-level-duel = Duel
    .explained = Nobody looks.
"""
