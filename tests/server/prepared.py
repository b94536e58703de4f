"""What every service reads when it starts, read once: those that are forked afterwards have it."""

import contextlib
import gc

import uvicorn.loops.auto  # noqa: F401

from mori.core.registry import game_names, load_rules
from mori.server.packs import Packs

with contextlib.suppress(ImportError):  # where it is not installed, nobody asks for it
    import psycopg  # noqa: F401
    import sqlalchemy.dialects.postgresql.psycopg  # noqa: F401

    import mori.server.feed.redis_feed
    import mori.server.push.pushing  # noqa: F401

Packs(())
for game in game_names():
    load_rules(game, 2)
gc.freeze()  # none of it is looked at again: so it is not copied either
