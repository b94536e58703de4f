"""Health checks and metrics."""

from typing import Final

from starlette.responses import Response

import mori
from mori.server.metrics import CONTENT_TYPE
from mori.server.readiness import READY
from mori.server.requests import Answer
from mori.server.routing import Router
from mori.server.service import Service

OK: Final = 200
UNAVAILABLE: Final = 503

router = Router()


@router.get("/healthz", is_described=False)
async def healthz(service: Service) -> Answer:
    """Readiness: the database answers and stores."""
    status = await service.readiness.status()
    return Answer(health(status), OK if status == READY else UNAVAILABLE)


@router.get("/healthz/live", is_described=False)
async def alive() -> Answer:
    """Liveness: the service runs, so restarting it would not help, whatever else is away."""
    return Answer(health(READY))


def health(status: str) -> dict[str, str]:
    return {"status": status, "version": mori.__version__, "engine": mori.engine_kind()}


@router.get("/metrics", is_described=False)
async def metrics(service: Service) -> Response:
    """Metrics for Prometheus."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)
