"""What the worker in which bots think does. It loads none of the service's libraries."""

import msgspec

from mori.bots.levels import levels_for
from mori.bots.playing_net import open_nets_with
from mori.core.bot_level import NET
from mori.server.bots.job import AnyJob, ReviewJob
from mori.server.bots.worker import reply_to
from mori.server.browser.nets import Make, read_net


def net_for(job: str) -> str:
    """The game whose net the bot of a job needs; "": none. The file is loaded only then."""
    asked = msgspec.json.decode(job, type=AnyJob)
    if isinstance(asked, ReviewJob):
        return asked.game
    levels = {level.name: level for level in levels_for(asked.game, asked.players)}
    strong = levels.get(asked.bot)
    is_needed = strong is not None and strong.mind == NET
    has_net = any(level.mind == NET for level in levels.values())
    is_advice = asked.top > 0 or bool(asked.judged)
    return asked.game if is_needed or (is_advice and has_net) else ""


def think(job: str) -> str:
    """The reply to a job."""
    return msgspec.json.encode(reply_to(job.encode())).decode()


def play_nets_with(make: Make) -> None:
    """From now on, nets are played by the browser's typed arrays."""
    open_nets_with(lambda path: read_net(path, make))
