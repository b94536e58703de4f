"""`mori backup` and `mori restore`: all tables of a service as a file, and back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from mori.cli.guard import Mistake
from mori.cli.options import Language
from mori.cli.output import say
from mori.cli.serve import Database
from mori.cli.service import load_service
from mori.words import Words


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write.")],
    database: Database = None,
    *,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    lang: Language,
) -> None:
    """Back up all tables of a service to a file.

    The service may keep running.
    """
    load_service()
    from mori.server.maintenance import back_up_to
    from mori.server.settings import database_url

    with telling_mistakes():
        count = back_up_to(file, database_url(database), over=force)
    say(Words(lang).text("cli-backup-done", count=count, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup to read.")],
    database: Database = None,
    *,
    lang: Language,
) -> None:
    """Restore all tables of a backup into an empty database."""
    load_service()
    from mori.server.maintenance import restore_from
    from mori.server.settings import database_url

    with telling_mistakes():
        count = restore_from(file, database_url(database))
    say(Words(lang).text("cli-restore-done", count=count, file=str(file)))


@contextmanager
def telling_mistakes() -> Iterator[None]:
    """What is wrong with a database, as a message."""
    from mori.server.maintenance import DatabaseUnusable

    try:
        yield
    except DatabaseUnusable as error:
        raise Mistake(error.word, reason=str(error)) from None
