"""The HTTP routes and the socket."""

from mori.server.routes import (
    books,
    games,
    health,
    lessons,
    links,
    push,
    replays,
    reviews,
    seats,
    tables,
)
from mori.server.routing import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *games.router.endpoints,
    *tables.router.endpoints,
    *seats.router.endpoints,
    *lessons.router.endpoints,
    *push.router.endpoints,
    *replays.router.endpoints,
    *reviews.router.endpoints,
    *links.router.endpoints,
    *books.router.endpoints,
    *health.router.endpoints,
)
