"""Web Push: notifying a player who is away that it is their turn (docs/security.md).

Its libraries are the extra `push`. Without them a service offers no pushes.
"""

from typing import TYPE_CHECKING

from mori.server.feed import Feed
from mori.server.metrics import Metrics
from mori.server.settings import Settings
from mori.server.storage import Store

if TYPE_CHECKING:
    from mori.server.push.pushing import Pushing


def open_pushing(
    settings: Settings, store: Store, feed: Feed, metrics: Metrics
) -> "Pushing | None":
    """The service's pushing; None if the libraries of the extra are not installed."""
    try:
        from mori.server.push.pushing import Pushing
    except ModuleNotFoundError as error:
        if (error.name or "mori").partition(".")[0] == "mori":  # not a missing library: a bug
            raise
        return None
    return Pushing(settings, store, feed, metrics)
