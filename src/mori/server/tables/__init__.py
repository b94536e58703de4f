"""Tables: running games, with the people and bots that play them."""

from mori.server.tables.audience import Listener
from mori.server.tables.hall import Hall
from mori.server.tables.live import LiveTable

__all__ = ["Hall", "Listener", "LiveTable"]
