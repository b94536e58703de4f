"""Whether the service is alive, and how it does."""

import asyncio

from starlette.responses import Response

import mori
from mori.server.metrics import CONTENT_TYPE
from mori.server.requests import Answer
from mori.server.routing import Router
from mori.server.service import Service

router = Router()


@router.get("/healthz", is_described=False)
async def healthz(service: Service) -> Answer:
    """Alive, with its database."""
    await asyncio.to_thread(service.store.is_alive)
    return Answer({"status": "ok", "version": mori.__version__, "engine": mori.engine_kind()})


@router.get("/metrics", is_described=False)
async def metrics(service: Service) -> Response:
    """Counters, as Prometheus reads them."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)
