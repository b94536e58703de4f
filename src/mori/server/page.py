"""The page: the files that vite built, and index.html for every address that the page handles."""

import os
import re
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from mori.server.errors import RequestError
from mori.server.requests import accepted_encodings

INDEX: Final = "index.html"
PATHS: Final = ("/", "/t/{rest:path}", "/rules/{rest:path}", "/book/{rest:path}")
FOREVER: Final = "public, max-age=31536000, immutable"  # vite names assets by their content
ASK_AGAIN: Final = "no-cache"
# The first request of a page can start while its scripts are loading.
PRELOAD: Final = "<{}>; rel=preload; as=fetch; crossorigin=anonymous"
TABLE: Final = re.compile(r"/t/([\w-]+)", re.ASCII)
COMPRESSED: Final = {
    "br": ".br",
    "gzip": ".gz",
}  # suffixes of the files that vite compressed; best first


def page_routes(folder: Path) -> list[BaseRoute]:
    """The addresses that the page handles. It may be built while the service runs."""

    async def index(request: Request) -> Response:
        file = folder / INDEX
        if not file.is_file():
            raise RequestError("page_missing")
        headers = {"Cache-Control": ASK_AGAIN}
        if needed := asked_first(request.url.path):
            headers["Link"] = PRELOAD.format(needed)
        return FileResponse(file, headers=headers)

    return [Route(path, index) for path in PATHS]


def asked_first(path: str) -> str:
    """The address that a page asks the service for at once; "" if there is none."""
    if path == "/":
        return "/api/games"
    table = TABLE.fullmatch(path)
    return f"/api/tables/{table[1]}" if table else ""


def serve_files(app: Starlette, folder: Path) -> None:
    """Serve the page's files where no route matches."""
    files = PageFiles(folder)
    nowhere = app.router.default

    async def otherwise(scope: Scope, receive: Receive, send: Send) -> None:
        await (files if scope["type"] == "http" else nowhere)(scope, receive, send)

    # Not mounted: a route with this address but another method must be found first.
    app.router.default = otherwise


class PageFiles(StaticFiles):
    """The page's other files, compressed if the browser accepts that."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """The folder may be missing and appear later."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self._folder.is_dir():
            raise RequestError("not_found")
        try:
            response = await super().get_response(path, scope)
        except HTTPException:
            raise RequestError("not_found") from None
        is_asset = path.startswith("assets" + os.sep)
        response.headers["Cache-Control"] = FOREVER if is_asset else ASK_AGAIN
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        accepted = accepted_encodings(Headers(scope=scope).get("Accept-Encoding", ""))
        for encoding, ending in COMPRESSED.items():
            file = f"{os.fspath(full_path)}{ending}"
            if encoding in accepted and os.path.isfile(file):
                # The content type follows from the name without the suffix.
                response = super().file_response(file, os.stat(file), scope, status_code)
                response.headers["Content-Encoding"] = encoding
                break
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Vary"] = "Accept-Encoding"
        return response
