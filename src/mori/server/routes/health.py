"""Health checks and metrics."""

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

import mori
from mori.server.errors import log
from mori.server.metrics import CONTENT_TYPE
from mori.server.requests import Answer
from mori.server.routing import Router
from mori.server.service import Service
from mori.server.storage import StorageTrouble

READY_SECONDS: Final = 5.0
UNAVAILABLE: Final = 503

router = Router()


@router.get("/healthz", is_described=False)
async def healthz(service: Service) -> Answer:
    """Readiness: the service and its database answer."""
    try:
        async with asyncio.timeout(READY_SECONDS):
            await asyncio.to_thread(service.store.is_alive)
    except (SQLAlchemyError, StorageTrouble, TimeoutError) as error:
        log.warning("not_ready error=%s", type(error).__name__)
        return Answer(health("database_away"), UNAVAILABLE)
    return Answer(health("ok"))


@router.get("/healthz/live", is_described=False)
async def alive() -> Answer:
    """Liveness: the service runs, so restarting it would not help, whatever else is away."""
    return Answer(health("ok"))


def health(status: str) -> dict[str, str]:
    return {"status": status, "version": mori.__version__, "engine": mori.engine_kind()}


@router.get("/metrics", is_described=False)
async def metrics(service: Service) -> Response:
    """Metrics for Prometheus."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)
