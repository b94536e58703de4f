"""Links to finished games, and challenges (docs/links.md)."""

from mori.server.aside import aside
from mori.server.errors import RequestError
from mori.server.limits import Visitor
from mori.server.protocol.links import LinesAnswer, LinesAsked, LinkAnswer, LinkAsked, LinkInfo
from mori.server.protocol.tables import NewTable, TableMade
from mori.server.routing import Router
from mori.server.service import Service
from mori.server.tables.links import challenge_of, compared, link_of_table, looked_at

CREATED = 201
LINE_COST = 10  # requests that each line counts as: its game is played again

router = Router()


@router.get("/api/tables/{table}/link", cost=LINE_COST)
async def link_to(table: str, service: Service) -> LinkAnswer:
    """The link of a finished game."""
    # Only once the last answer is stored, as for a record: both have the seed.
    async with service.hall.using(table) as live, live.steady() as course:
        if not course.game.is_over:
            raise RequestError("not_finished")
        return await aside(link_of_table, course.game, live.stored)


@router.post("/api/links", status=CREATED, counts="imports")
async def open_link(body: LinkAsked, service: Service, visitor: Visitor) -> TableMade:
    """Play the game of a link again, to look at."""
    async with visitor.limiter.importing:
        return await service.hall.import_link(body.link)


@router.post("/api/links/look")
async def look_at_link(body: LinkAsked, service: Service) -> LinkInfo:
    """What a link says, before its game is played again."""
    return await aside(looked_at, body.link, service.packs)


@router.post("/api/challenges")
async def make_challenge(body: NewTable, service: Service) -> LinkAnswer:
    """A link that fixes the game of such a table: its deal, options and bots."""
    return await aside(challenge_of, body, service.packs)


@router.post("/api/challenges/lines")
async def compare_lines(body: LinesAsked, service: Service, visitor: Visitor) -> LinesAnswer:
    """Lines of a challenge, each compared with the first one."""
    visitor.take("requests", LINE_COST * len(body.lines) - 1)
    async with visitor.limiter.importing:
        return await aside(compared, body.lines, service.packs)
