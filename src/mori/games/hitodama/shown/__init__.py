"""Hitodama as it is shown: the types of its view, components, prompts and facts (`core.shown`).

Never compiled: whoever builds the data imports the types, and nothing else is in here.
"""

from typing import Final

from mori.core.shown import Shown
from mori.games.hitodama.shown.facts import FACTS
from mori.games.hitodama.shown.prompts import PROMPTS
from mori.games.hitodama.shown.view import Components, View

SHOWN: Final = Shown(view=View, components=Components, prompts=PROMPTS, facts=FACTS)
