"""Dependencies shared by all tables of a service."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from mori.server.bots.pool import BotPool
from mori.server.feed import Feed
from mori.server.loop_lag import LoopLag
from mori.server.metrics import Metrics
from mori.server.storage import Store
from mori.server.tables.bots_alone import BotsAlone

HINT_WORLDS: Final = 24  # in which a deep hint plays the best choices on


@dataclass(kw_only=True)
class Context:
    """What every table of a service needs from outside."""

    store: Store
    feed: Feed
    pool: BotPool
    metrics: Metrics
    hint_worlds: int = HINT_WORLDS  # 0: no deep hints, the usual ones take their place
    most_alone: int = 0  # limit of tables per address at which only bots play; 0: no limit
    alone: BotsAlone = field(init=False)
    loop_lag: LoopLag = field(default_factory=LoopLag)  # measured by `Turns`
    wake_bots: Callable[[], None] = lambda: None  # call it when a bot may have a turn

    def __post_init__(self) -> None:
        self.alone = BotsAlone(self.store, self.metrics, self.most_alone)
