"""What is done before a service runs: looking at its database, laying a table."""

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from mori.core.record import Record
from mori.server.bodies import NewTable
from mori.server.packs import Packs
from mori.server.settings import Settings
from mori.server.storage import Store, open_database, upgrade
from mori.server.tables.making import Draft, new_table, random_seed, resumed_table
from mori.server.tokens import token_digest


class DatabaseUnusable(Exception):
    """The database cannot be opened or brought up to date; the text says why."""


def new_draft(asked: NewTable, packs: Packs) -> Draft:
    """A table as asked for; SetupError if there cannot be one."""
    seed = asked.seed if asked.seed is not None else random_seed()
    return new_table(asked, seed, packs)


def resumed_draft(record: Record, packs: Packs) -> Draft:
    """A table that goes on with the game of a record; one to look at, if the game is over."""
    return resumed_table(record, packs)


def prepare(settings: Settings, draft: Draft | None = None) -> None:
    """Bring the database up to date, and store a table in it if there is one."""
    Packs(settings.packs)  # says so if one is broken
    try:
        engine = open_database(settings.database_url)
        upgrade(engine)
        store = Store(engine)
        if draft is not None:
            digests = {seat: token_digest(token) for seat, token in draft.tokens.items()}
            store.create(draft.stored, digests, draft.answers)
        store.close()
    except (SQLAlchemyError, CommandError, ImportError, OSError) as error:
        raise DatabaseUnusable(str(error).partition("\n")[0]) from error


def link_to(draft: Draft) -> str:
    """The address of a table, with the tokens of its people (docs/protocol.md)."""
    tokens = "&".join(f"{seat}={token}" for seat, token in draft.tokens.items())
    return f"/t/{draft.stored.id}" + (f"#{tokens}" if tokens else "")
