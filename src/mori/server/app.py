"""The ASGI app: routes, middleware, error handlers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.routing import Route, WebSocketRoute

from mori.core.errors import MoriError, RuleBug
from mori.server.docs import docs_routes
from mori.server.errors import RequestError
from mori.server.expiry import Expiry
from mori.server.guard import Guard
from mori.server.hosts import Hosts
from mori.server.limits import Limiter
from mori.server.metrics import Metrics
from mori.server.offline import offline_routes
from mori.server.open_connections import OpenConnections, most_connections
from mori.server.openapi import openapi
from mori.server.page import page_routes, serve_files
from mori.server.requests import Answer, Refusal
from mori.server.routes import ENDPOINTS
from mori.server.routes.live import LIVE, live
from mori.server.routing import routes
from mori.server.service import Service
from mori.server.settings import Settings
from mori.server.surroundings import OWN_MACHINE, Surroundings


def create_app(settings: Settings, surroundings: Surroundings = OWN_MACHINE) -> Starlette:
    """The app of a service with these settings. It opens the database when it starts."""
    metrics = Metrics()
    hosts = Hosts(settings.allowed_hosts, settings.public_url)
    connections = OpenConnections(
        settings.limits.connections, most_connections(), settings.proxies, metrics
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        service = await Service.start(settings, metrics, surroundings)
        app.state.service = service
        expiry = Expiry(service.store, service.hall, settings)
        expiry.start()
        if service.pushing is not None:
            service.pushing.start()
        try:
            yield {"loop_lag": service.loop_lag, "open_connections": connections}
        finally:
            if service.pushing is not None:
                await service.pushing.close()
            await expiry.close()
            await service.stop()

    app = Starlette(
        routes=[
            *routes(ENDPOINTS),
            Route("/api/openapi.json", description),
            WebSocketRoute(LIVE, live),
            *docs_routes(settings.docs),
            *offline_routes(settings.offline),
            *page_routes(settings.page),
        ],
        middleware=[
            Middleware(
                Guard,
                metrics=metrics,
                hosts=hosts,
                is_always_secure=is_always_secure(settings),
            )
        ],
        exception_handlers={MoriError: refuse, HTTPException: refuse_route},
        lifespan=lifespan,
    )
    app.state.limiter = Limiter(settings.limits, metrics)
    app.router.redirect_slashes = False  # each resource has one address
    serve_files(app, settings.page)
    return app


def is_always_secure(settings: Settings) -> bool:
    """Whether browsers may be told to use only TLS for this host, a name of its own."""
    public = settings.public_url or ""
    return settings.tls_cert is not None and public.startswith("https://")


async def description(_request: Request) -> Answer:
    """The OpenAPI description. No page displays it: such pages load scripts from elsewhere."""
    return Answer(openapi(ENDPOINTS))


async def refuse(_request: Request, error: Exception) -> Refusal:
    assert isinstance(error, MoriError)
    if isinstance(error, RuleBug):
        raise error  # a bug, not a mistake of the client: the guard handles it
    return Refusal(error)


async def refuse_route(_request: Request, error: Exception) -> Refusal:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        refusal = Refusal(RequestError("method_not_allowed"))
        refusal.headers.update(error.headers or {})
        return refusal
    if error.status_code == 404:
        return Refusal(RequestError("not_found"))
    return Refusal(RequestError("bad_request", {"detail": str(error.status_code)}))
