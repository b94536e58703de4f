"""`mori link`: a record as a link, and the record of a link."""

from pathlib import Path
from typing import Annotated

import typer

import mori
from mori.cli.guard import Mistake
from mori.cli.options import MAX_SHOWN, Language, PackPath
from mori.cli.output import say
from mori.cli.replay import read_bytes
from mori.core.errors import RecordError

SHORTEST = 40  # letters: no game has a shorter link, but the names of missing files are


def link(
    source: Annotated[
        str, typer.Argument(metavar="FILE|LINK", help="Record of a finished game, or its link.")
    ],
    site: Annotated[
        str | None,
        typer.Option(
            "--site", metavar="URL", help="Print a whole address that opens the game there."
        ),
    ] = None,
    pack: PackPath = None,
    *,
    lang: Language,
) -> None:
    """Write a record as a link, or a link as a record."""
    file = Path(source)
    if is_file(file):
        written = mori.write_link(mori.read_record(read_bytes(file)), pack=pack)
        say(written if site is None else f"{site.rstrip('/')}/#g={written}")
        return
    try:
        record = mori.read_link(source, pack=pack)
    except RecordError as error:
        if error.code == "link_not_one" or len(source) < SHORTEST:
            raise Mistake("cli-mistake-link-source", source=source[:MAX_SHOWN]) from None
        raise
    print(mori.write_record(record), end="")


def is_file(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a link is longer than a file's name may be
        return False
