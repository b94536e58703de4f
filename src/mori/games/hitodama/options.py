"""The switches of Hitodama: the rulings that could be read otherwise."""

from typing import Final

from mori.core.registry import Switches

SWITCHES: Final = Switches()

# HR-07: a blocker pushes all essences of a tile, gaps or not.
PUSH_WHOLE_TILE: Final = SWITCHES.add("push_whole_tile", False, "H-BLOCK-3")
# HR-46: the merchant has the goods of the two-player side for any number of players.
FOUR_GOODS: Final = SWITCHES.add("four_goods", True, "H-TILE-MER-1")
# HR-31: akku berries are counted by essence.
BERRY_PER_ESSENCE: Final = SWITCHES.add("berry_per_essence", False, "H-CARD-S1")
# HR-47: a card may move an essence within its tile.
MOVE_WITHIN_TILE: Final = SWITCHES.add("move_within_tile", False, "H-CARD-L10")
# HR-36: an akku may be waived on any face-up tribute card.
WAIVE_ANY_SEASON: Final = SWITCHES.add("waive_any_season", True, "H-CARD-L11")

OPTIONS: Final = tuple(SWITCHES.options)

# The kinds of card effect that an option is about: without such a card it does nothing.
ABOUT: Final = {
    BERRY_PER_ESSENCE.name: "berry_for_players_on_akku_tiles",
    MOVE_WITHIN_TILE.name: "move_any_meeple",
    WAIVE_ANY_SEASON.name: "waive_akku",
}


def idle_options(effects: list[str], has_more_goods: bool) -> list[str]:
    """The options that can change nothing in a pack with cards of these effects.

    `has_more_goods`: the merchant has goods that its other side lacks.
    """
    idle = [name for name, effect in ABOUT.items() if effect not in effects]
    return idle if has_more_goods else [FOUR_GOODS.name, *idle]
