"""What every service reads when it starts, read once: those that are forked afterwards have it."""

from mori.core.registry import game_names, load_rules
from mori.server.packs import Packs

Packs(())
for game in game_names():
    load_rules(game, 2)
