"""What is stored, as plain values."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from mori.core.shuffle import UNKNOWN

PERSON: Final = "human"  # as records name a seat that is no bot's
WATCHED: Final = 0  # a bot's turn at a table that somebody looks at
UNWATCHED: Final = 1


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


def now() -> str:
    """The time, as it is stored and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def exactly_now() -> str:
    """The time to the microsecond: it tells a change from every other of its table."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


@dataclass(frozen=True, kw_only=True)
class Summary:
    """Where a table stands, so that a list of tables need not play them all again."""

    step: int
    round: int
    asked: list[int]
    finished: bool
    result: dict[str, Any] | None


@dataclass(frozen=True, kw_only=True)
class UndoAsked:
    """A seat asks to take back an answer, and with it all that were given since."""

    request: str  # tells it from every other
    seat: int
    step: int  # of the answer
    until: float  # seconds since 1970
    agreed: list[int] = field(default_factory=list)
    refused_by: int | None = None


@dataclass(frozen=True, kw_only=True)
class StoredTable:
    """All that is known of a table apart from its answers."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    seats: list[str]  # PERSON or a bot's name
    title: str
    pack: str  # its fingerprint
    pack_path: str  # where it lay then; "" for the pack that comes with Mori
    pack_name: str  # its title, or how its file is called; "" for Mori's own
    engine: str  # the version of Mori that made it
    is_replay: bool
    created: str  # ISO 8601, UTC
    summary: Summary
    version: int = 0  # changes of any kind so far
    rewinds: int = 0  # undos so far
    undo_asked: UndoAsked | None = None
    shuffle: str = UNKNOWN  # where the seed comes from: mori.core.shuffle
    nonce: str = ""  # that the promise about the seed was made with
    setup: str = ""  # the digest of the state after the setup; "" where it was not kept


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """An answer, and the digest of the state that it led to."""

    step: int  # from 1
    seat: int
    action: str
    digest: str
    version: int = field(default=0, compare=False)  # of the table, once it was stored


@dataclass(frozen=True, kw_only=True)
class BotsAsked:
    """Which bots' seats a table waits for, and with which question."""

    question: int
    seats: list[int]
    is_watched: bool = False


@dataclass(frozen=True, kw_only=True)
class Change:
    """A change of a table's course: what it was made on, and where it leads.

    It is stored only if the table still has that version, and its last answer that digest.
    """

    table: str
    version: int  # that it was made on
    step: int  # answers until then
    digest: str  # after the last of them; "" after the setup
    summary: Summary
    bots: BotsAsked | None = None  # None: no bot sits at the table
    moment: str = field(default_factory=exactly_now)


@dataclass(frozen=True, kw_only=True)
class BotTurn:
    """A bot's turn: its table and seat, and the question that it is asked."""

    table: str
    seat: int
    rewinds: int
    question: int
