"""Bitoku, for two to four players, or one against the Tengu."""

from pathlib import Path
from typing import Final, get_args

from mori.content import read_former, read_former_packs
from mori.core.registry import GameEntry
from mori.core.shown import Shown
from mori.games.bitoku.bots import bot_levels
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.language.words_needed import INVENTORY, RULE_GROUPS
from mori.games.bitoku.loading.rules import NAME, check_pack, load_rules, own_pack
from mori.games.bitoku.options import EXCLUSIVE, LEVELS, OPTIONS
from mori.games.bitoku.pack.schema.words import Colour, RiverRegion, Season
from mori.games.bitoku.seen.facts import FACTS
from mori.games.bitoku.shown.components import Components
from mori.games.bitoku.shown.prompts import PROMPTS
from mori.games.bitoku.shown.view import View
from mori.games.bitoku.table.codes import MARKETS, REGIONS, RESOURCES

FOLDER: Final = Path(__file__).parent

SHOWN: Final = Shown(
    view=View,
    components=Components,
    prompts=PROMPTS,
    facts={name: kind.told for name, kind in FACTS.items()},
    lists={
        "REGIONS": REGIONS,
        "RIVER_REGIONS": get_args(RiverRegion),
        "MARKETS": MARKETS,
        "RESOURCES": RESOURCES,
        "SEASONS": get_args(Season),
        "COLOURS": get_args(Colour),
    },
)

GAME: Final = GameEntry(
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
    bot_levels=bot_levels,
    folder=FOLDER,
    pack=own_pack(),
    rule_texts=FOLDER.parents[1] / "rules_text",
    former=read_former(FOLDER),
    former_packs=read_former_packs(FOLDER),
    effect_icons={name: kind.icon for name, kind in EFFECT_KINDS.items() if kind.icon},
)
