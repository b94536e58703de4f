"""Bitoku, for two to four players, or one against the Tengu."""

from mori.core.registry import GameEntry, register
from mori.games.bitoku.language.words_needed import INVENTORY, RULE_GROUPS
from mori.games.bitoku.loading.rules import NAME, check_pack, load_rules
from mori.games.bitoku.options import EXCLUSIVE, LEVELS, OPTIONS
from mori.games.bitoku.shown import SHOWN

register(
    GameEntry(
        name=NAME,
        min_players=1,
        max_players=4,
        load_rules=load_rules,
        check_pack=check_pack,
        options=OPTIONS,
        rule_groups=RULE_GROUPS,
        words=INVENTORY,
        presets=LEVELS,
        exclusive=EXCLUSIVE,
        shown=SHOWN,
    )
)
