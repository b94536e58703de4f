"""The page: files that vite built, and index.html for every address that the page itself knows."""

import os
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from mori.server.errors import RequestError

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # vite names assets after their content
ASK_AGAIN: Final = "no-cache"


def serve_page(app: FastAPI, folder: Path) -> None:
    """Let the app serve the page. It may be built while the service runs."""

    async def index(rest: str = "") -> Response:
        file = folder / INDEX
        if not file.is_file():
            raise RequestError("page_missing")
        return FileResponse(file, headers={"Cache-Control": ASK_AGAIN})

    for path in ("/", "/t/{rest:path}", "/rules/{rest:path}"):
        app.add_api_route(path, index, methods=["GET", "HEAD"], include_in_schema=False)
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
