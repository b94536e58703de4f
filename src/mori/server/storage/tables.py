"""The schema of the database. Migrations create it; a test compares the two."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

# Named, because SQLite can only change named constraints.
metadata = MetaData(
    naming_convention={
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite does not enforce the length of text, so there the column was never changed.
SEED: Final = String(20).with_variant(String(40), "postgresql")

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", SEED, nullable=False),  # more digits than integers of a database have
    Column("seats", JSON, nullable=False),
    Column("title", String(80), nullable=False),
    Column("pack", String(64), nullable=False),
    Column("pack_path", Text, nullable=False),
    Column("pack_name", String(80), nullable=False, server_default=""),
    Column("engine", String(32), nullable=False),  # the version that created the table
    Column("is_replay", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("step", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("result", JSON, nullable=True),
    # Incremented with every change; a change names the version that it is based on.
    Column("version", Integer, nullable=False, server_default="0"),
    # Incremented with every undo, after which numbers of decisions and steps repeat.
    Column("rewinds", Integer, nullable=False, server_default="0"),
    # An open request for undo; any other change of the game voids it.
    Column("undo_asked", JSON(none_as_null=True), nullable=True),
    Column("lesson", String(60), nullable=False, server_default=""),  # its id; "": none
    Column("shuffle", String(10), nullable=False, server_default="unknown"),
    Column("nonce", String(64), nullable=False, server_default=""),
    Column("setup", String(8), nullable=False, server_default=""),
    # The names of the people, by seat.
    Column("names", JSON, nullable=False, server_default="[]"),
    # The free seats.
    Column("free", JSON, nullable=False, server_default="[]"),
    # Nobody is asked anything before all seats were taken.
    Column("started", Boolean, nullable=False, server_default=true()),
    Column("watching", String(4), nullable=False, server_default="all"),  # who may watch
    Column("listed", Boolean, nullable=False, server_default=false()),  # strangers may join
    Column("hints", Boolean, nullable=False, server_default=true()),  # if several people play
    Column("stand_in", String(60), nullable=False, server_default=""),  # plays for people who leave
    # The seats whose people left or were replaced by the stand-in. Their keys stay valid.
    Column("away", JSON, nullable=False, server_default="[]"),
    # The seats that others took during the game: how often, and when last.
    Column("given_anew", JSON, nullable=False, server_default="[]"),
    Column("host_seat", Integer, nullable=False, server_default="-1"),  # NO_SEAT: the host has none
    # After the end: who proposes a rematch, and its table.
    Column("rematch", JSON(none_as_null=True), nullable=True),
    # For a rematch: the table before, and the seats whose people have not joined yet.
    Column("origin", JSON(none_as_null=True), nullable=True),
    Column("clock", JSON(none_as_null=True), nullable=True),  # the time limit
    Column("clocks", JSON(none_as_null=True), nullable=True),  # the time left, by seat
    Column("deadline", Float, nullable=True),  # of the next clock, in served time
    # Incremented when seats or keys change: then the keys of all sockets are checked.
    Column("arranged", Integer, nullable=False, server_default="0"),
    # The version of the latest chat line; 0: none.
    Column("said", Integer, nullable=False, server_default="0"),
    Column("chat_open", Boolean, nullable=False, server_default=false()),  # for spectators
    Index(None, "finished"),
    Index(None, "listed"),
    Index(None, "deadline"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token, which itself is never stored
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # NO_SEAT: to the table as a whole
    # Of a seat, an invitation, the host or a watcher.
    Column("kind", String(10), nullable=False, server_default="seat"),
    Index(None, "table_id"),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("digest", String(8), nullable=False),
    Column("given", String(32), nullable=False),
    # The version it was stored with. Answers with the same version were given together.
    Column("version", Integer, nullable=False, server_default="0"),
)

bot_turns = Table(
    "bot_turns",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # The decision that the bot has to answer: the table's rewinds and the decision's number.
    Column("rewinds", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("priority", Integer, nullable=False),  # WATCHED before UNWATCHED
    Column("asked", Float, nullable=False),  # seconds since 1970; the longest wait comes first
    Column("leased_until", Float, nullable=False),  # by the database's clock; a lease
    Column("leased_by", String(32), nullable=False),
    Index(None, "leased_until"),
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    # The version it was stored with, so lines of all services are in one order.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("said", String(32), nullable=False),
    Column("phrase", String(20), nullable=False),  # "" for a text
    Column("text", String(300), nullable=False),
)

# The reviews of finished games. A review of another method is made anew.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("method", Integer, nullable=False),
    Column("data", Text, nullable=False),  # as JSON
)

# The VAPID key of the services that share this database. One row.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", String(64), nullable=False),
)

# A device subscribed to a seat. Deleted with the seat's key, and so with the table.
push_devices = Table(
    "push_devices",
    metadata,
    Column("token", ForeignKey(tokens.c.digest, ondelete="CASCADE"), primary_key=True),
    Column("device", String(64), primary_key=True),  # digest of its endpoint
    Column("endpoint", Text, nullable=False),
    Column("public", String(100), nullable=False),  # messages to it are encrypted with these two
    Column("auth", String(30), nullable=False),
    Column("language", String(8), nullable=False),
    Column("remind_hours", Integer, nullable=False),  # 0: no reminder
    Column("kept", Float, nullable=False),  # when last renewed; all times in seconds since 1970
    Column("news", String(8), nullable=False),  # to be sent; "": nothing
    Column("asked", Float, nullable=True),  # since when it is the seat's turn
    Column("due", Float, nullable=True),  # when the news is to be sent
    Column("leased_until", Float, nullable=False),  # no other service sends it until then
    Column("tries", Integer, nullable=False),
    Index(None, "device"),
    Index(None, "due"),
)

# One row: clocks only run while a service does.
served = Table(
    "served",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),  # time of the latest pulse, in seconds since 1970
    Column("away", Float, nullable=False),  # total seconds without a service
    Column("kept", Boolean, nullable=False, server_default=false()),  # nothing expires
)
