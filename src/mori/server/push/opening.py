"""Whether a service can push."""

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
    """What pushes; None where its libraries, which are an extra, are not installed."""
    try:
        from mori.server.push.pushing import Pushing
    except ModuleNotFoundError as error:
        if (error.name or "mori").partition(".")[0] == "mori":  # no library, but a bug
            raise
        return None
    return Pushing(settings, store, feed, metrics)
