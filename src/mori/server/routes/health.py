"""Whether the service is alive, and how it does."""

import asyncio

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

import mori
from mori.server.metrics import CONTENT_TYPE
from mori.server.requests import ServiceHere

router = APIRouter()


@router.get("/healthz", include_in_schema=False)
async def healthz(service: ServiceHere) -> JSONResponse:
    """Alive, with its database."""
    await asyncio.to_thread(service.store.is_alive)
    state = {"status": "ok", "version": mori.__version__, "engine": mori.engine_kind()}
    return JSONResponse(state, headers={"Cache-Control": "no-store"})


@router.get("/metrics", include_in_schema=False)
async def metrics(service: ServiceHere) -> Response:
    """Counters, as Prometheus reads them."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)
