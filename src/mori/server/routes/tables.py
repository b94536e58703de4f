"""Making, finding and keeping tables."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mori.core.record import MAX_SIZE, read_record, write_record
from mori.server.bodies import ForkTable, MyTables, MyTokens, NewTable, TableAnswer, TableMade
from mori.server.errors import RequestError
from mori.server.protocol import TableInfo
from mori.server.requests import (
    JSON,
    Answer,
    ServiceHere,
    answered_with,
    body_of,
    read_bytes,
    read_struct,
)
from mori.server.tables.info import table_info

CREATED = 201

router = APIRouter()


@router.post(
    "/api/tables",
    status_code=CREATED,
    response_class=Answer,
    responses=answered_with(TableMade, CREATED),
    openapi_extra=body_of(NewTable),
)
async def make_table(request: Request, service: ServiceHere) -> Answer:
    """Make a table; the answer holds the tokens of its people, once."""
    return Answer(await service.hall.make(await read_struct(request, NewTable)), CREATED)


@router.post(
    "/api/tables/mine",
    response_class=Answer,
    responses=answered_with(MyTables),
    openapi_extra=body_of(MyTokens),
)
async def my_tables(request: Request, service: ServiceHere) -> Answer:
    """The tables that tokens belong to, and those that are named, the latest first."""
    asked = await read_struct(request, MyTokens)
    return Answer(await service.hall.tables_of(asked.tokens, asked.tables))


@router.get("/api/tables/{table}", response_class=Answer, responses=answered_with(TableInfo))
async def table_of(table: str, service: ServiceHere) -> Answer:
    """What everybody may know of a table."""
    stored = await service.hall.stored(table)
    return Answer(table_info(stored, stored.summary.finished))


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses={**answered_with(object), 200: {"content": {JSON: {}}, "description": "Record"}},
)
async def record(table: str, service: ServiceHere) -> Response:
    """The record of a finished game, as a file."""
    async with service.hall.using(table) as live, live.steady() as course:
        if not course.game.is_over:
            raise RequestError("not_finished")
        text = write_record(await asyncio.to_thread(course.game.record))
        name = f"mori-{live.stored.game}-{table}.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type=JSON, headers=headers)


@router.post(
    "/api/records",
    status_code=CREATED,
    response_class=Answer,
    responses=answered_with(TableAnswer, CREATED),
    openapi_extra={"requestBody": {"required": True, "content": {JSON: {"schema": {}}}}},
)
async def import_record(request: Request, service: ServiceHere) -> Answer:
    """Import the record of a finished game, to look at."""
    body = await read_bytes(request, MAX_SIZE)
    found = await asyncio.to_thread(read_record, body)
    made = await service.hall.import_record(found)
    return Answer(TableAnswer(made.table), CREATED)


@router.post(
    "/api/tables/{table}/fork",
    status_code=CREATED,
    response_class=Answer,
    responses=answered_with(TableMade, CREATED),
    openapi_extra=body_of(ForkTable),
)
async def fork_table(table: str, request: Request, service: ServiceHere) -> Answer:
    """Make a table that goes on from a step of a finished game."""
    asked = await read_struct(request, ForkTable)
    return Answer(await service.hall.fork(table, asked.step, asked.seats), CREATED)
