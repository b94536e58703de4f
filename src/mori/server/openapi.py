"""The OpenAPI description, made from the signatures of the handlers and the protocol's structs."""

from collections.abc import Iterable
from inspect import getdoc
from typing import Any, Final

import msgspec
from starlette.responses import Response

import mori
from mori.server.protocol.schema import REFERENCE, schemas
from mori.server.requests import JSON
from mori.server.routing import Endpoint, Value

BEARER: Final = "token"


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The description of the endpoints."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        if endpoint.is_described:
            paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mori", "version": mori.__version__},
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {BEARER: {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """The description of one method of one address."""
    found: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": (getdoc(endpoint.handler) or "").partition("\n")[0],
        "parameters": [parameter(value) for value in endpoint.values],
        "responses": {
            str(endpoint.status): answered_with(endpoint.answer),
            "4XX": answered_with_struct("ErrorAnswer"),
        },
    }
    if endpoint.body is not None:
        schema = {"$ref": REFERENCE + endpoint.body.__name__} if endpoint.has_struct else {}
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    if endpoint.asks_token:
        found["security"] = [{BEARER: []}, {}]  # whether it is required depends on the table
    return found


def parameter(value: Value) -> dict[str, Any]:
    return {
        "name": value.name,
        "in": "path" if value.in_path else "query",
        "required": value.is_required,
        "schema": msgspec.json.schema(value.kind),
    }


def answered_with(kind: Any) -> dict[str, Any]:
    if isinstance(kind, type) and issubclass(kind, Response):  # a file
        return {"description": "JSON", "content": {JSON: {}}}
    return answered_with_struct(kind.__name__)


def answered_with_struct(name: str) -> dict[str, Any]:
    return {"description": name, "content": {JSON: {"schema": {"$ref": REFERENCE + name}}}}
