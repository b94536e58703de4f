"""Bitoku as it is shown: the types of its view, components, prompts and facts (`core.shown`).

Never compiled: whoever builds the data imports the types, and nothing else is in here.
"""

from typing import Final

from mori.core.shown import Shown
from mori.games.bitoku.shown.components import Components
from mori.games.bitoku.shown.facts import FACTS
from mori.games.bitoku.shown.prompts import PROMPTS
from mori.games.bitoku.shown.view import View

SHOWN: Final = Shown(view=View, components=Components, prompts=PROMPTS, facts=FACTS)
