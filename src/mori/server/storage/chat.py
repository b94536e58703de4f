"""The chat lines of tables. Only the latest are kept; they are deleted with their table."""

from dataclasses import asdict
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from mori.server.storage.database import Database
from mori.server.storage.rows import ChatLine
from mori.server.storage.tables import chat_lines

LINES: Final = 200  # kept for each table


class ChatStore:
    """Reads chat lines. They are added in a change of their table (`Store.change`)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def since(self, id: str, number: int) -> list[ChatLine]:
        """The lines of a table after a line number."""
        here = (chat_lines.c.table_id == id) & (chat_lines.c.number > number)
        chosen = select(chat_lines).where(here).order_by(chat_lines.c.number.desc()).limit(LINES)
        with self._database.reading() as connection:
            rows = connection.execute(chosen).all()
        found = [ChatLine(row.number, row.seat, row.said, row.phrase, row.text) for row in rows]
        return found[::-1]


def add_line(connection: Connection, id: str, line: ChatLine) -> None:
    """Add a line and delete the oldest above the limit."""
    connection.execute(insert(chat_lines).values(table_id=id, **asdict(line)))
    here = chat_lines.c.table_id == id
    kept = select(chat_lines.c.number).where(here).order_by(chat_lines.c.number.desc())
    oldest = connection.execute(kept.offset(LINES).limit(1)).scalar()
    if oldest is not None:
        connection.execute(delete(chat_lines).where(here & (chat_lines.c.number <= oldest)))
