"""Pebbles, for two to four players: draw from a bag, lay what you have, collect sets."""

from pathlib import Path
from typing import Final

from mori.core.registry import GameEntry, Option, WordInventory

from .loading import NAME, OWN_PACK, check_pack, load_rules, pebble_names

FOLDER: Final = Path(__file__).parent

GAME: Final = GameEntry(
    name=NAME,
    min_players=2,
    max_players=4,
    load_rules=load_rules,
    check_pack=check_pack,
    options=(Option("long", False, (True, False), "P-END-2"),),
    rule_groups=("P-SETUP", "P-TURN", "P-END", "P-SCORE"),
    words=WordInventory(
        actions=("draw", "lay"),
        decisions=("turn",),
        facts=("first", "drawn", "drawn_unseen", "laid"),
        reasons=("bag_empty", "hand_full", "not_in_hand"),
        categories=("pebbles", "sets"),
        endings=("rounds", "spent"),
        components=lambda: [f"pebble:{name}" for name in pebble_names()],
    ),
    folder=FOLDER,
    pack=OWN_PACK,
    rule_texts=FOLDER / "rules",
)
