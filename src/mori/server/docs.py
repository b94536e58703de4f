"""The documentation site under /docs, if `make docs` has built it."""

import os
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles

from mori.server.errors import RequestError, status_of
from mori.server.page import ASK_AGAIN, INDEX
from mori.words import Words
from mori.words.languages import LANGUAGES

DOCS: Final = "/docs"


def docs_routes(folder: Path) -> list[BaseRoute]:
    """The addresses of the site. It may be built while the service runs."""
    files = DocsFiles(folder)

    async def first(_request: Request) -> Response:
        return RedirectResponse(f"{DOCS}/", status_code=308)

    async def file(request: Request) -> Response:
        if not (folder / INDEX).is_file():
            return missing(request)
        path = request.path_params["path"]
        if path.endswith("/") or not path:
            path += INDEX
        return await files.get_response(path, request.scope)

    return [Route(DOCS, first), Route(f"{DOCS}/{{path:path}}", file)]


class DocsFiles(StaticFiles):
    """The files of the site."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def get_response(self, path: str, scope: object) -> Response:
        try:
            found = await super().get_response(os.path.normpath(path), scope)  # type: ignore[arg-type]
        except HTTPException as error:
            if error.status_code != 404:
                raise
            raise RequestError("not_found") from None
        found.headers["Cache-Control"] = ASK_AGAIN
        return found


def missing(request: Request) -> Response:
    """The plain answer while there is no site, in a language that the browser asks for."""
    error = RequestError("docs_missing")
    words = Words(language_of(request.headers.get("accept-language", "")))
    headers = {"Cache-Control": ASK_AGAIN}
    return PlainTextResponse(words.error(error) + "\n", status_of(error), headers)


def language_of(header: str) -> str:
    """The first language of a browser's list that Mori speaks, else English."""
    for entry in header.split(","):
        code = entry.partition(";")[0].strip().lower().partition("-")[0]
        if code in LANGUAGES:
            return code
    return "en"
