"""`mori serve`: the web service; `mori play` starts it as well."""

import dataclasses
import logging
import os
import re
import ssl
import sys
import threading
import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mori.cli.guard import BUG, Mistake
from mori.cli.notices import tell_broken
from mori.cli.options import Language, PackPaths, shortened
from mori.cli.output import complain, say
from mori.cli.service import load_service
from mori.words import Words

if TYPE_CHECKING:  # imported where it is used: other commands should not wait for it
    from mori.server.settings import Limits, Settings
    from mori.server.tables.making import Draft

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address to listen at.")]
Port = Annotated[
    int | None,
    typer.Option(
        "--port",
        metavar="N",
        min=0,
        max=65535,
        show_default="first free from 8421",
        help="Port to listen at.",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        "--database",
        envvar="MORI_DATABASE_URL",
        metavar="URL",
        help="Database of the tables: a URL, or the path of an SQLite file.",
    ),
]
Redis = Annotated[
    str | None,
    typer.Option(
        "--redis",
        envvar="MORI_REDIS_URL",
        metavar="URL",
        help="Redis through which several services on one database talk to each other.",
    ),
]
LOCALHOST = "127.0.0.1"
KEEP_DAYS = 180
KEEP_FINISHED_DAYS = 365


class LogForm(StrEnum):
    """How the log is written."""

    TEXT = "text"
    JSON = "json"


def serve(
    host: Host = LOCALHOST,
    port: Port = None,
    database: Database = None,
    redis: Redis = None,
    packs: PackPaths = None,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", metavar="S", min=0.1, help="Seconds a bot may think.")
    ] = 10.0,
    bot_workers: Annotated[
        int | None,
        typer.Option("--bot-workers", metavar="N", min=1, help="Processes in which bots think."),
    ] = None,
    docs: Annotated[
        Path | None,
        typer.Option(
            "--docs",
            metavar="FOLDER",
            show_default="where make docs builds it",
            help="Documentation to serve under /docs.",
        ),
    ] = None,
    offline: Annotated[
        Path | None,
        typer.Option(
            "--offline",
            metavar="FOLDER",
            help="Mori without a server, as make offline builds it, to serve under /offline.",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url", metavar="URL", help="Address that others use, behind a proxy."
        ),
    ] = None,
    hosts: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host", metavar="NAME", help="Host name to answer to; * is any. Repeatable."
        ),
    ] = None,
    proxies: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="Address or network of a proxy whose X-Forwarded-For is trusted. Repeatable.",
        ),
    ] = None,
    tls_cert: Annotated[
        Path | None,
        typer.Option("--tls-cert", metavar="FILE", help="TLS certificate, to serve https."),
    ] = None,
    tls_key: Annotated[
        Path | None, typer.Option("--tls-key", metavar="FILE", help="Key of the TLS certificate.")
    ] = None,
    limits: Annotated[
        list[str] | None,
        typer.Option(
            "--limit",
            metavar="NAME=N",
            help="Limit for one address, such as tables=20; 0 is no limit. Repeatable.",
        ),
    ] = None,
    keep_days: Annotated[
        int | None,
        typer.Option(
            "--keep-days",
            min=0,
            metavar="DAYS",
            show_default="180 with --database, else never",
            help="Delete unused tables after this many days; 0 is never.",
        ),
    ] = None,
    keep_finished_days: Annotated[
        int | None,
        typer.Option(
            "--keep-finished-days",
            min=0,
            metavar="DAYS",
            show_default="365 with --database, else never",
            help="Delete finished tables after this many days; 0 is never.",
        ),
    ] = None,
    expire_now: Annotated[
        bool,
        typer.Option("--expire-now", help="Delete all unused tables at once."),
    ] = False,
    log_format: Annotated[
        LogForm, typer.Option("--log-format", help="Lines for people or JSON for programs.")
    ] = LogForm.TEXT,
    *,
    lang: Language,
) -> None:
    """Serve tables to other people's browsers."""
    load_service()
    from mori.server.logs import start_log
    from mori.server.settings import DOCS, Settings, database_url, default_workers

    if (tls_cert is None) != (tls_key is None):
        raise Mistake("cli-mistake-tls")
    if public_url is not None and not re.fullmatch(r"https?://[^/?#]+/?", public_url):
        example = "https://mori.example.org"
        raise Mistake("cli-mistake-public-url", text=shortened(public_url), example=example)
    if offline is not None and not (offline / "index.html").is_file():
        raise Mistake("cli-mistake-offline", folder=str(offline))
    settings = Settings(
        database_url=database_url(database),
        redis_url=redis,
        packs=tuple(packs or ()),
        docs=docs if docs is not None else DOCS,
        offline=offline,
        bot_seconds=bot_seconds,
        bot_workers=bot_workers if bot_workers is not None else default_workers(),
        limits=read_limits(limits),
        allowed_hosts=tuple(hosts or ()),
        public_url=public_url,
        proxies=tuple(proxies or ()),
        tls_cert=tls_cert,
        tls_key=tls_key,
        keep_days=days_kept(keep_days, KEEP_DAYS, database),
        keep_finished_days=days_kept(keep_finished_days, KEEP_FINISHED_DAYS, database),
        expire_now=expire_now,
    )
    start_log(logging.INFO, is_json=log_format is LogForm.JSON)
    run_service(settings, host, port, Words(lang))


def days_kept(typed: int | None, usual: int, database: str | None) -> int:
    """The days as typed, or the usual ones; the usual file holds somebody's own games, too."""
    if typed is not None:
        return typed
    return usual if database is not None else 0


def read_limits(typed: list[str] | None) -> "Limits":
    """The limits from texts such as "tables=20"."""
    from mori.server.settings import USUAL_LIMITS

    known = [field.name for field in dataclasses.fields(USUAL_LIMITS)]
    found: dict[str, int] = {}
    for text in typed or ():
        name, _, number = text.partition("=")
        if name not in known or not (number.isascii() and number.isdigit() and len(number) < 10):
            raise Mistake("cli-mistake-limit", text=shortened(text), known=", ".join(known))
        found[name] = int(number)
    return dataclasses.replace(USUAL_LIMITS, **found)


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
    from mori.server.maintenance import DatabaseUnusable, prepare
    from mori.server.offline import OFFLINE
    from mori.server.runner import address_for_others, address_of, has_page, open_port, scheme_of
    from mori.server.runner import serve as serve_on

    try:
        prepare(settings, draft)
    except DatabaseUnusable as error:
        raise Mistake(error.word, reason=str(error)) from None
    if settings.tls_cert is not None:
        check_certificate(settings)
    try:
        listening = open_port(host, port)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Mistake("cli-mistake-address", host=host, reason=reason) from None
    scheme = scheme_of(settings)
    own = address_of(listening, host, scheme)
    address = own + path
    for_others = settings.public_url or address_for_others(listening, host, scheme)

    def tell() -> None:
        tell_broken(words)
        say(words.text("cli-serving", address=address))
        if for_others is not None:
            say(words.text("cli-serving-others", address=for_others))
        if settings.offline is not None:
            base = (for_others or own).rstrip("/")
            say(words.text("cli-serving-offline", address=f"{base}{OFFLINE}/"))
        if not has_page(settings):
            complain(words.text("cli-serving-no-page"))
        elif browser and can_show_browser():
            # Some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        sys.stdout.flush()

    if not serve_on(settings, listening, tell):
        raise typer.Exit(BUG)
    say(words.text("terminal-goodbye"))


def check_certificate(settings: "Settings") -> None:
    assert settings.tls_cert is not None
    try:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(settings.tls_cert, settings.tls_key)
    except OSError as error:  # among them what ssl raises
        reason = error.strerror or str(error)
        raise Mistake("cli-mistake-tls-file", reason=reason) from None


def can_show_browser() -> bool:
    """Whether a window can be opened: without one, a browser would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
