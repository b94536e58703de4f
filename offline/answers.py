"""What the service would answer to anybody at any time, asked beforehand.

So lobby, lessons, books and rules can be read while Python is still starting, and Python needs
neither the texts nor the libraries for them.
"""

import asyncio
import json
import tempfile
from collections.abc import Iterable

from mori.books import has_book
from mori.core.registry import game_names
from mori.server.browser.starting import start
from mori.server.browser.thinking import think
from mori.words import LANGUAGES


def answers() -> dict[str, bytes]:
    """The bodies of the answers by the paths they are for."""
    return asyncio.run(_asked())


async def _asked() -> dict[str, bytes]:
    async def keep(_rows: str) -> str:
        return ""

    async def ask(job: str) -> str:
        return think(job)

    with tempfile.TemporaryDirectory() as folder:
        service = await start(folder, "", keep, ask, lambda: None)
        found: dict[str, bytes] = {}
        paths = list(known_paths())
        for path in paths:
            status, _, body = await service.bridge.request("GET", path, "{}", b"")
            if status != 200:
                raise SystemExit(f"{path}: {status} {body.decode()[:200]}")
            found[path] = body
            if path == "/api/games":
                paths += [path for path in pack_paths(body)]
        await service.bridge.stop()
    return found


def known_paths() -> Iterable[str]:
    yield "/api/games"
    for game in game_names():
        yield f"/api/lessons/{game}"
        for language in LANGUAGES:
            yield f"/api/rules/{game}?language={language}"
            if has_book(game):
                yield f"/api/books/{game}?language={language}"
        if has_book(game):
            yield f"/api/books/{game}/figures"


def pack_paths(games: bytes) -> Iterable[str]:
    """The components of the packs that come with Mori, however they are asked for."""
    for game in json.loads(games)["games"]:
        yield f"/api/packs/{game['name']}"
        for pack in game["packs"]:
            yield f"/api/packs/{game['name']}?pack={pack['fingerprint']}"
