"""Hitodama, for two to four players."""

from mori.core.registry import GameEntry, register
from mori.games.hitodama.language.words_needed import INVENTORY, RULE_GROUPS
from mori.games.hitodama.loading import NAME, check_pack, load_rules

register(
    GameEntry(
        name=NAME,
        min_players=2,
        max_players=4,
        load_rules=load_rules,
        check_pack=check_pack,
        options=(),
        rule_groups=RULE_GROUPS,
        words=INVENTORY,
    )
)
