"""Hitodama, for two to four players."""

from pathlib import Path
from typing import Final

from mori.content import read_former, read_former_packs
from mori.core.registry import GameEntry
from mori.core.shown import Shown
from mori.games.hitodama.bots import bot_levels
from mori.games.hitodama.language.words_needed import INVENTORY, RULE_GROUPS
from mori.games.hitodama.loading import NAME, check_pack, load_rules, own_pack
from mori.games.hitodama.options import OPTIONS
from mori.games.hitodama.seen.facts import FACTS
from mori.games.hitodama.shown.prompts import PROMPTS
from mori.games.hitodama.shown.view import Components, View

FOLDER: Final = Path(__file__).parent

SHOWN: Final = Shown(
    view=View,
    components=Components,
    prompts=PROMPTS,
    facts={name: kind.told for name, kind in FACTS.items()},
)

GAME: Final = GameEntry(
    name=NAME,
    min_players=2,
    max_players=4,
    load_rules=load_rules,
    check_pack=check_pack,
    options=OPTIONS,
    rule_groups=RULE_GROUPS,
    words=INVENTORY,
    shown=SHOWN,
    bot_levels=bot_levels,
    folder=FOLDER,
    pack=own_pack(),
    rule_texts=FOLDER.parents[1] / "rules_text",
    former=read_former(FOLDER),
    former_packs=read_former_packs(FOLDER),
)
