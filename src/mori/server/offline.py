"""Mori without a server under /offline, if the service is told where `make offline` has put it."""

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from mori.server.aside import aside
from mori.server.errors import RequestError
from mori.server.guard import policy
from mori.server.page import ASK_AGAIN, FOREVER, INDEX
from mori.server.requests import accepted_encodings

OFFLINE: Final = "/offline"
# Folders whose files have a digest of their content in their names (offline/build.py).
NAMED_BY_CONTENT: Final = ("answers", "assets", "mori", "nets", "python")
TEXTS: Final = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest")
WORTH_BYTES: Final = 1000
KEPT_PACKED: Final = 256  # more files than the folder has texts: two megabytes in all
# Python comes there as WebAssembly, and the page unpacks its script (web/src/offline/python.ts).
POLICY: Final = policy(scripts="'self' blob: 'wasm-unsafe-eval'")


def offline_routes(folder: Path | None) -> list[BaseRoute]:
    """The addresses of the folder; none if the service does not offer it."""
    if folder is None:
        return []
    files = OfflineFiles(folder)

    async def first(_request: Request) -> Response:
        return RedirectResponse(f"{OFFLINE}/", status_code=308)

    async def file(request: Request) -> Response:
        return await files.get_response(request.path_params["path"] or INDEX, request.scope)

    return [Route(OFFLINE, first), Route(f"{OFFLINE}/{{path:path}}", file)]


class OfflineFiles(StaticFiles):
    """The files of the folder. Texts are sent with gzip; the large files are packed already."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        path = os.path.normpath(path)
        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            raise RequestError("not_found") from None
        if path.endswith(TEXTS):
            found = await _smaller(found, scope)
        is_named_by_content = path.partition(os.sep)[0] in NAMED_BY_CONTENT
        found.headers["Cache-Control"] = FOREVER if is_named_by_content else ASK_AGAIN
        found.headers["Content-Security-Policy"] = POLICY
        return found


async def _smaller(found: Response, scope: Scope) -> Response:
    """A text with gzip, for a browser that accepts it and asks for the whole."""
    found.headers["Vary"] = "Accept-Encoding"
    asked = Headers(scope=scope)
    is_whole = isinstance(found, FileResponse) and scope["method"] == "GET" and "range" not in asked
    if not is_whole or "gzip" not in accepted_encodings(asked.get("accept-encoding", "")):
        return found
    assert isinstance(found, FileResponse)
    packed = await aside(_packed, Path(found.path), found.headers["ETag"])
    if not packed:
        return found
    headers = {name: found.headers[name] for name in ("Last-Modified", "Vary")}
    headers |= {"Content-Encoding": "gzip", "ETag": f"W/{found.headers['ETag']}"}
    return Response(packed, headers=headers, media_type=found.media_type)


@lru_cache(maxsize=KEPT_PACKED)
def _packed(file: Path, _version: str) -> bytes:
    """A file with gzip; nothing where that is not worth it."""
    body = file.read_bytes()
    return gzip.compress(body, mtime=0) if len(body) >= WORTH_BYTES else b""
