"""`mori serve`: the web service; `mori play` starts it as well."""

import logging
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from mori.cli.guard import BUG, Mistake
from mori.cli.notices import tell_broken
from mori.cli.options import Language, PackPaths
from mori.cli.output import complain, say
from mori.cli.service import load_service
from mori.words import Words

if TYPE_CHECKING:  # imported where it is used: other commands should not wait for it
    from mori.server.settings import Settings
    from mori.server.tables.making import Draft

Host = Annotated[str, typer.Option("--host", help="The address to listen at.")]
Port = Annotated[
    int | None,
    typer.Option("--port", min=0, max=65535, help="The port; without it the first free from 8421."),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        "--database",
        envvar="MORI_DATABASE_URL",
        metavar="URL",
        help="Where tables are kept: a URL, or the path of an SQLite file.",
    ),
]
LOG_FORMAT = "%(asctime)s %(levelname)s %(name)s %(message)s"
LOCALHOST = "127.0.0.1"


def serve(
    host: Host = LOCALHOST,
    port: Port = None,
    database: Database = None,
    packs: PackPaths = None,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", min=0.1, help="How long a bot may think.")
    ] = 10.0,
    bot_workers: Annotated[
        int | None, typer.Option("--bot-workers", min=1, help="How many bots think at once.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Serve tables to others, in the browser."""
    load_service()
    from mori.server.settings import Settings, database_url, default_workers

    settings = Settings(
        database_url=database_url(database),
        packs=tuple(packs or ()),
        bot_seconds=bot_seconds,
        bot_workers=bot_workers if bot_workers is not None else default_workers(),
    )
    start_log(logging.INFO)
    run_service(settings, host, port, Words(lang))


def start_log(level: int) -> None:
    """Log to standard error what is worth telling, of others' libraries only warnings."""
    logging.basicConfig(format=LOG_FORMAT, level=logging.WARNING)
    logging.getLogger("mori").setLevel(level)


def run_service(
    settings: "Settings",
    host: str,
    port: int | None,
    words: Words,
    *,
    draft: "Draft | None" = None,
    path: str = "/",
    browser: bool = False,
) -> None:
    """Serve until it is ended; `draft` is a table to lay before, `path` what a browser opens."""
    from mori.server.opening import DatabaseUnusable, prepare
    from mori.server.runner import address_of, has_page, open_port
    from mori.server.runner import serve as serve_on

    try:
        prepare(settings, draft)
    except DatabaseUnusable as error:
        raise Mistake("cli-mistake-database", reason=str(error)) from None
    try:
        listening = open_port(host, port)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Mistake("cli-mistake-address", host=host, reason=reason) from None
    address = address_of(listening, host) + path

    def tell() -> None:
        tell_broken(words)
        say(words.text("cli-serving", address=address))
        if not has_page(settings):
            complain(words.text("cli-serving-no-page"))
        elif browser and can_show_browser():
            # Some browsers keep whoever starts them waiting.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        sys.stdout.flush()

    if not serve_on(settings, listening, tell):
        raise typer.Exit(BUG)
    say(words.text("terminal-goodbye"))


def can_show_browser() -> bool:
    """Whether a window can be opened: without one, a browser would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
