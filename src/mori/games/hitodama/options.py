"""The switches of Hitodama: the rulings that could be read otherwise."""

from typing import Final

from mori.core.registry import Option


class Options:
    """The options as settled for one game; those it does not have are off."""

    __slots__ = (
        "berry_per_essence",
        "four_goods",
        "move_within_tile",
        "push_whole_tile",
        "waive_any_season",
    )

    def __init__(self, settled: dict[str, object]) -> None:
        self.push_whole_tile = bool(settled["push_whole_tile"])
        self.four_goods = bool(settled.get("four_goods"))
        self.berry_per_essence = bool(settled.get("berry_per_essence"))
        self.move_within_tile = bool(settled.get("move_within_tile"))
        self.waive_any_season = bool(settled.get("waive_any_season"))


YES_NO: Final = (True, False)

OPTIONS: Final = (
    # HR-07: a blocker pushes all essences of a tile, gaps or not.
    Option("push_whole_tile", False, YES_NO, "H-BLOCK-3"),
    # HR-46: the merchant has the goods of the two-player side for any number of players.
    Option("four_goods", False, YES_NO, "H-TILE-MER-1"),
    # HR-31: akku berries are counted by essence.
    Option("berry_per_essence", False, YES_NO, "H-CARD-S1"),
    # HR-47: a card may move an essence within its tile.
    Option("move_within_tile", False, YES_NO, "H-CARD-L10"),
    # HR-36: an akku may be waived on any face-up tribute card.
    Option("waive_any_season", True, YES_NO, "H-CARD-L11"),
)

# The kinds of card effect that an option is about: without such a card it does nothing.
ABOUT: Final = {
    "berry_per_essence": "berry_for_players_on_akku_tiles",
    "move_within_tile": "move_any_meeple",
    "waive_any_season": "waive_akku",
}


def idle_options(effects: list[str], has_more_goods: bool) -> list[str]:
    """The options that can change nothing in a pack with cards of these effects.

    `has_more_goods`: the merchant has goods that its other side lacks.
    """
    idle = [name for name, effect in ABOUT.items() if effect not in effects]
    return idle if has_more_goods else ["four_goods", *idle]
