"""Making, finding, exporting and deleting tables."""

from collections.abc import Awaitable, Callable
from functools import partial

from starlette.responses import Response

from mori.core.record import MAX_SIZE, SHUFFLE, Record, read_record, write_record
from mori.core.shuffle import shuffle_data
from mori.server.aside import aside
from mori.server.errors import RequestError
from mori.server.limits import Visitor
from mori.server.protocol.tables import (
    Done,
    ForkTable,
    ListedTables,
    MyTables,
    MyTokens,
    NewTable,
    TableInfo,
    TableMade,
)
from mori.server.requests import JSON, NEVER_KEPT
from mori.server.routing import Router
from mori.server.service import Service
from mori.server.tables.frozen import FROZEN, frozen_record, is_frozen
from mori.server.tables.info import table_info
from mori.server.tables.making import is_bot

CREATED = 201
KEYS_A_REQUEST = 10  # keys and ids that count as one request

router = Router()


@router.post("/api/tables", status=CREATED, counts="tables")
async def make_table(body: NewTable, service: Service, visitor: Visitor) -> TableMade:
    """Make a table; the response has the tokens of its people, this once."""
    return await made_within_limits(partial(service.hall.make, body), body.seats, service, visitor)


async def made_within_limits(
    making: Callable[[], Awaitable[TableMade]],
    seats: list[str],
    service: Service,
    visitor: Visitor,
) -> TableMade:
    """Make a table. The number of an address's tables with only bots is limited."""
    alone, address = service.hall.context.alone, visitor.address
    if not all(is_bot(seat) for seat in seats):
        made = await making()
        alone.remember(made.table.id, address)
        return made
    async with alone.room(address) as count:
        made = await making()
        count(made.table.id)
        return made


@router.post("/api/tables/mine")
async def my_tables(body: MyTokens, service: Service, visitor: Visitor) -> MyTables:
    """The tables that tokens belong to, and those named, latest first."""
    visitor.take("requests", (len(body.tokens) + len(body.tables)) // KEYS_A_REQUEST)
    return await service.hall.tables_of(body.tokens, body.tables)


@router.get("/api/tables/listed")
async def listed_tables(service: Service) -> ListedTables:
    """The tables that strangers may join."""
    return await service.hosting.listed()


@router.get("/api/tables/{table}")
async def table_of(table: str, service: Service) -> TableInfo:
    """The public data of a table."""
    stored = await service.hall.stored(table)
    return table_info(stored, stored.summary.finished)


@router.delete("/api/tables/{table}")
async def delete_table(table: str, service: Service, token: str | None) -> Done:
    """Host: delete a table."""
    await service.hosting.delete(table, token)
    return Done()


@router.get("/api/tables/{table}/record")
async def record(table: str, service: Service, token: str | None) -> Response:
    """The record of a finished game as a file; of one that cannot continue, for its people."""
    try:
        found = await finished_record(table, service)
    except RequestError as error:
        if error.code not in FROZEN:
            raise
        stored = await service.hall.stored(table)
        if not await aside(is_frozen, error, stored, service.packs):
            raise
        found = await frozen_record(service.hall, service.packs, table, token)
    text = await aside(write_record, found)
    name = f"mori-{found['game']}-{table}.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": NEVER_KEPT,
    }
    return Response(text, media_type=JSON, headers=headers)


async def finished_record(table: str, service: Service) -> Record:
    # Only once the last answer is stored: it could still fail, and the record has the seed.
    async with service.hall.using(table) as live, live.steady() as course:
        if not course.game.is_over:
            raise RequestError("not_finished")
        found, stored = course.record(), live.stored
        if stored.nonce:
            found[SHUFFLE] = shuffle_data(stored.seed, stored.nonce)
        return found


@router.post("/api/records", status=CREATED, limit=MAX_SIZE, counts="imports")
async def import_record(body: bytes, service: Service, visitor: Visitor) -> TableMade:
    """Import the record of a finished game, to look at."""
    async with visitor.limiter.importing:
        found = await aside(read_record, body)
        return await service.hall.import_record(found)


@router.post("/api/tables/{table}/fork", status=CREATED, counts="tables")
async def fork_table(table: str, body: ForkTable, service: Service, visitor: Visitor) -> TableMade:
    """Make a table that continues a finished game from a step."""
    making = partial(service.hall.fork, table, body)
    return await made_within_limits(making, body.seats, service, visitor)
