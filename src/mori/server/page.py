"""The page: files that vite built, and index.html for every address that the page itself knows."""

import os
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from mori.server.errors import RequestError

INDEX: Final = "index.html"
PATHS: Final = ("/", "/t/{rest:path}", "/rules/{rest:path}", "/book/{rest:path}")
FOREVER: Final = "public, max-age=31536000, immutable"  # vite names assets after their content
ASK_AGAIN: Final = "no-cache"


def page_routes(folder: Path) -> list[BaseRoute]:
    """The addresses that the page itself knows. It may be built while the service runs."""

    async def index(_request: Request) -> Response:
        file = folder / INDEX
        if not file.is_file():
            raise RequestError("page_missing")
        return FileResponse(file, headers={"Cache-Control": ASK_AGAIN})

    return [Route(path, index) for path in PATHS]


def serve_files(app: Starlette, folder: Path) -> None:
    """Let the app serve the page's files where no route is found."""
    files = PageFiles(folder)
    nowhere = app.router.default

    async def otherwise(scope: Scope, receive: Receive, send: Send) -> None:
        await (files if scope["type"] == "http" else nowhere)(scope, receive, send)

    # Not mounted: a route that knows the address but not the method must be found before.
    app.router.default = otherwise


class PageFiles(StaticFiles):
    """The page's other files."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """The folder may be missing, and come later."""

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
