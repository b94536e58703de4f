"""The app, put together from its parts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException

import mori
from mori.core.errors import MoriError, RuleBug
from mori.server.errors import RequestError
from mori.server.guard import Guard
from mori.server.metrics import Metrics
from mori.server.page import serve_page
from mori.server.requests import Refusal
from mori.server.routes import ROUTERS
from mori.server.schema import schemas
from mori.server.service import Service
from mori.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """A service with these settings. It opens its database when it is started."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = await Service.start(settings, metrics)
        app.state.service = service
        try:
            yield
        finally:
            await service.stop()

    # Without the pages that show OpenAPI: they load scripts from elsewhere.
    app = FastAPI(
        title="Mori",
        version=mori.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for router in ROUTERS:
        app.include_router(router)
    serve_page(app, settings.page)
    app.add_exception_handler(MoriError, refuse)
    app.add_exception_handler(HTTPException, refuse_route)
    app.add_exception_handler(RequestValidationError, refuse_value)
    app.add_middleware(Guard, metrics=metrics)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    return app


async def refuse(_request: Request, error: Exception) -> Refusal:
    assert isinstance(error, MoriError)
    if isinstance(error, RuleBug):
        raise error  # no mistake of the client's: the guard takes it
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


async def refuse_value(_request: Request, error: Exception) -> Refusal:
    assert isinstance(error, RequestValidationError)
    places = (".".join(str(part) for part in problem["loc"]) for problem in error.errors())
    return Refusal(RequestError("bad_request", {"detail": ", ".join(places)[:200]}))


def described(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the protocol's own schemas."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes)
        components = found.setdefault("components", {})
        components["schemas"] = schemas()
        for path in found["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)  # one of 4XX, and not of FastAPI's form
        app.openapi_schema = found
    return app.openapi_schema
