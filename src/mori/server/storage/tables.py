"""The tables of the database. Migrations make them; the tests compare the two."""

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

# Named, because SQLite can only change what has a name.
metadata = MetaData(
    naming_convention={
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite holds no text to its length: there the column stays as it was first made.
SEED: Final = String(20).with_variant(String(40), "postgresql")

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", SEED, nullable=False),  # more digits than a database's numbers have
    Column("seats", JSON, nullable=False),
    Column("title", String(80), nullable=False),
    Column("pack", String(64), nullable=False),
    Column("pack_path", Text, nullable=False),
    Column("pack_name", String(80), nullable=False, server_default=""),
    Column("engine", String(32), nullable=False),  # the version that made the table
    Column("is_replay", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("step", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("result", JSON, nullable=True),
    # Grows by one with every change of any kind: whoever changes a table says which one he read.
    Column("version", Integer, nullable=False, server_default="0"),
    # Grows with every undo: then the numbers of questions and steps come again.
    Column("rewinds", Integer, nullable=False, server_default="0"),
    # That a seat asks to take back an answer; every other change of the course voids it.
    Column("undo_asked", JSON(none_as_null=True), nullable=True),
    Column("lesson", String(60), nullable=False, server_default=""),  # that is given there
    Column("shuffle", String(10), nullable=False, server_default="unknown"),
    Column("nonce", String(64), nullable=False, server_default=""),
    Column("setup", String(8), nullable=False, server_default=""),
    # By seat: how those who sit there call themselves.
    Column("names", JSON, nullable=False, server_default="[]"),
    # The seats that wait for somebody to take them.
    Column("free", JSON, nullable=False, server_default="[]"),
    # Until everybody is there nobody is asked anything.
    Column("started", Boolean, nullable=False, server_default=true()),
    Column("watching", String(4), nullable=False, server_default="all"),  # who may look on
    Column("listed", Boolean, nullable=False, server_default=false()),  # strangers may join
    Column("stand_in", String(60), nullable=False, server_default=""),  # for whoever leaves
    # The seats whose people have left, or lost them to the stand-in: their keys still open them.
    Column("away", JSON, nullable=False, server_default="[]"),
    # The seats that others took in the middle of the game: how often, and when last.
    Column("given_anew", JSON, nullable=False, server_default="[]"),
    Column("host_seat", Integer, nullable=False, server_default="-1"),  # NO_SEAT: none
    # Once the game is over: who would like another one, and its table.
    Column("rematch", JSON(none_as_null=True), nullable=True),
    # The table that this one is the rematch of, and who has not come from there yet.
    Column("origin", JSON(none_as_null=True), nullable=True),
    Column("clock", JSON(none_as_null=True), nullable=True),  # how much time people have
    Column("clocks", JSON(none_as_null=True), nullable=True),  # by seat: how much is left
    Column("deadline", Float, nullable=True),  # when the next clock runs out, in served time
    # Grows when somebody else sits there, and when a key ends: then all sockets are looked at.
    Column("arranged", Integer, nullable=False, server_default="0"),
    # The version with which something was last said at the table; 0: nothing was.
    Column("said", Integer, nullable=False, server_default="0"),
    Column("chat_open", Boolean, nullable=False, server_default=false()),  # watchers read it
    Index(None, "finished"),
    Index(None, "listed"),
    Index(None, "deadline"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),  # never the token itself
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # NO_SEAT: it is the table's as a whole
    # A seat's key, an invitation to a seat, the host's key, a watcher's.
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
    # The table's version that it was stored with: answers of one version were given at once.
    Column("version", Integer, nullable=False, server_default="0"),
)

bot_turns = Table(
    "bot_turns",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # The question that the bot is asked, as the table's rewinds and the question's number.
    Column("rewinds", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("priority", Integer, nullable=False),  # WATCHED before UNWATCHED
    Column("asked", Float, nullable=False),  # seconds since 1970: the longest wait goes first
    Column(
        "leased_until", Float, nullable=False
    ),  # by the database's clock; nobody else takes it until then
    Column("leased_by", String(32), nullable=False),
    Index(None, "leased_until"),
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    # The table's version that it was stored with: so lines are in order, wherever they came in.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("said", String(32), nullable=False),
    Column("phrase", String(20), nullable=False),  # "" where it is a text
    Column("text", String(300), nullable=False),
)

# The key by which this database's services are known to push services. There is one.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", String(64), nullable=False),
)

# A device that is told of a seat. It goes with the seat's key, and so with the table.
push_devices = Table(
    "push_devices",
    metadata,
    Column("token", ForeignKey(tokens.c.digest, ondelete="CASCADE"), primary_key=True),
    Column("device", String(64), primary_key=True),  # the digest of its endpoint
    Column("endpoint", Text, nullable=False),
    Column("public", String(100), nullable=False),  # what is for it is encrypted with these two
    Column("auth", String(30), nullable=False),
    Column("language", String(8), nullable=False),
    Column("remind_hours", Integer, nullable=False),  # 0: no reminder
    Column("kept", Float, nullable=False),  # when it was asked for last; times are since 1970
    Column("news", String(8), nullable=False),  # what is to be told; "": nothing
    Column("asked", Float, nullable=True),  # since when the seat is asked
    Column("due", Float, nullable=True),  # when the news is to be told
    Column("leased_until", Float, nullable=False),  # nobody else tells it until then
    Column("tries", Integer, nullable=False),
    Index(None, "device"),
    Index(None, "due"),
)

# One row: while nobody serves, no clock runs.
served = Table(
    "served",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),  # seconds since 1970: when a service was last there
    Column("away", Float, nullable=False),  # seconds during which none was, in all
    Column("kept", Boolean, nullable=False, server_default=false()),  # nothing here expires
)
