"""Changes to a table, with optimistic locking by the table's version.

The first statement of every change compares the version and increments it, which locks the row. If
two services change a table at once, one waits for the other and then gets a Conflict.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, Integer, bindparam, delete, exists, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningUpdate

from mori.server.storage.chat import add_line
from mori.server.storage.columns import (
    arranged_columns,
    clock_columns,
    summary_columns,
    table_columns,
)
from mori.server.storage.push import note_asked
from mori.server.storage.rows import (
    GIVEN_ANEW,
    INVITATION,
    Arrangement,
    BotsAsked,
    Change,
    ChatLine,
    Conflict,
    Key,
    StoredAnswer,
    StoredTable,
    exactly_now,
    now,
)
from mori.server.storage.tables import answers, push_devices, tables, tokens
from mori.server.storage.turns import ask_bots

# Statements that run with every answer are built once: building takes longer than executing.
IS_READ: Final = (tables.c.id == bindparam("its_id")) & (
    tables.c.version == bindparam("its_version")
)
IS_LAST: Final = (answers.c.table_id == bindparam("its_id")) & (
    answers.c.step == bindparam("its_step")
)
# Guards against a different game with the same version. Should be impossible.
LEADS_ON: Final = (bindparam("its_step", type_=Integer) == 0) | exists().where(
    IS_LAST & (answers.c.digest == bindparam("its_digest"))
)
# Whether any device is subscribed to the table. For most tables none is.
HAS_DEVICES: Final = exists().where(
    (tokens.c.table_id == bindparam("its_id")) & (push_devices.c.token == tokens.c.digest)
)
COUNT_ON: Final = update(tables).where(IS_READ).returning(tables.c.rewinds, HAS_DEVICES)
GO_ON: Final = COUNT_ON.where(LEADS_ON)
GO_BACK: Final = GO_ON.values(rewinds=tables.c.rewinds + 1)
ADD_ANSWERS: Final = insert(answers)


def change_table(connection: Connection, id: str, version: int, columns: Mapping[str, Any]) -> int:
    """Increment a table's version and set columns; returns how often it has been rewound."""
    values = {"changed": exactly_now(), **columns}
    return _count_on(connection, COUNT_ON, id, version, values)[0]


def _count_on(
    connection: Connection, how: ReturningUpdate[Any], id: str, version: int, values: dict[str, Any]
) -> tuple[int, bool]:
    """Increment the version; returns the number of undos and whether a device is subscribed."""
    named = {**values, "version": version + 1, "its_id": id, "its_version": version}
    row = connection.execute(how, named).first()
    if row is None:
        raise Conflict
    return row[0], bool(row[1])


def store_answers(connection: Connection, change: Change, given: list[StoredAnswer]) -> None:
    """Add the next answers."""
    _advance(connection, change, {}, {answer.seat for answer in given})
    _add(connection, change, given)


def take_back(connection: Connection, change: Change, kept: list[StoredAnswer]) -> None:
    """Delete the answers after the summary's step, and store those in `kept` again."""
    _advance(connection, change, {}, how=GO_BACK)
    first = change.summary.step - len(kept)
    later = (answers.c.table_id == change.table) & (answers.c.step > first)
    connection.execute(delete(answers).where(later))
    if kept:
        _add(connection, change, kept)


def arrange(connection: Connection, change: Change, arranged: Arrangement) -> None:
    """Change who sits at a table, and its keys."""
    columns, given = arranged_columns(arranged.table), arranged.given
    if given is not None:
        columns["said"] = change.version + 1
    _advance(connection, change, columns)
    if given is not None:
        line = ChatLine(change.version + 1, given.seat, now(), GIVEN_ANEW, str(given.step))
        add_line(connection, change.table, line)
    here = tokens.c.table_id == change.table
    for kind, seat in arranged.ended:
        gone = here & (tokens.c.kind == kind) & (tokens.c.seat == seat)
        connection.execute(delete(tokens).where(gone))
    if arranged.moved is not None:
        start, end = arranged.moved
        invited = here & (tokens.c.kind == INVITATION) & (tokens.c.seat == start)
        connection.execute(update(tokens).where(invited).values(seat=end))
    if arranged.added:
        connection.execute(insert(tokens), key_rows(change.table, arranged.added))


def add_table(
    connection: Connection,
    table: StoredTable,
    keys: Iterable[Key],
    given: Iterable[StoredAnswer] = (),
    bots: BotsAsked | None = None,
) -> None:
    """Insert a table with its keys, its first answers and the turns of its bots."""
    values = {**table_columns(table), **summary_columns(table.summary)}
    connection.execute(insert(tables).values(values))
    token_rows = key_rows(table.id, keys)
    if token_rows:
        connection.execute(insert(tokens), token_rows)
    answer_rows = rows_of(table.id, given, table.created, table.version)
    if answer_rows:
        connection.execute(ADD_ANSWERS, answer_rows)
    if bots is not None:
        ask_bots(connection, table.id, table.rewinds, bots)


def key_rows(id: str, keys: Iterable[Key]) -> list[dict[str, Any]]:
    """The keys as rows."""
    return [
        {"digest": key.digest, "table_id": id, "seat": key.seat, "kind": key.kind} for key in keys
    ]


def _advance(
    connection: Connection,
    change: Change,
    more: Mapping[str, Any],
    answered: Collection[int] = (),
    how: ReturningUpdate[Any] = GO_ON,
) -> None:
    columns = {**summary_columns(change.summary), "changed": change.moment, "undo_asked": None}
    columns.update(clock_columns(change.clocks))
    columns.update(more)
    columns.update(its_step=change.step, its_digest=change.digest)
    rewinds, has_devices = _count_on(connection, how, change.table, change.version, columns)
    if change.bots is not None:
        ask_bots(connection, change.table, rewinds, change.bots)
    if has_devices:
        note_asked(connection, change.table, answered)


def _add(connection: Connection, change: Change, given: list[StoredAnswer]) -> None:
    try:
        rows = rows_of(change.table, given, change.moment, change.version + 1)
        connection.execute(ADD_ANSWERS, rows)
    except IntegrityError as error:
        raise Conflict from error


def rows_of(
    id: str, given: Iterable[StoredAnswer], moment: str, version: int
) -> list[dict[str, Any]]:
    """The answers as rows."""
    return [
        {
            "table_id": id,
            "step": answer.step,
            "seat": answer.seat,
            "action": answer.action,
            "digest": answer.digest,
            "given": moment,
            "version": version,
        }
        for answer in given
    ]
