"""Bitoku, for two to four players."""

from mori.core.registry import GameEntry, register
from mori.games.bitoku.loading import NAME, check_pack, load_rules
from mori.games.bitoku.options import OPTIONS
from mori.games.bitoku.words_needed import INVENTORY, RULE_GROUPS

register(
    GameEntry(
        name=NAME,
        min_players=2,
        max_players=4,
        load_rules=load_rules,
        check_pack=check_pack,
        options=OPTIONS,
        rule_groups=RULE_GROUPS,
        words=INVENTORY,
    )
)
