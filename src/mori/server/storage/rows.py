"""Stored values as plain dataclasses."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from mori.core.shuffle import UNKNOWN

PERSON: Final = "human"  # the name in records of a seat that a person plays
WATCHED: Final = 0  # the priority of a bot's turn at a table with listeners
UNWATCHED: Final = 1
NO_SEAT: Final = -1  # of a key to the table as a whole

# Kinds of keys.
SEAT: Final = "seat"
INVITATION: Final = "invitation"
HOST: Final = "host"
WATCH: Final = "watch"

# Who may watch without a seat before the game is over.
ALL: Final = "all"  # everybody who knows the address
LINK: Final = "link"  # holders of a watch key
NONE: Final = "none"


# Phrases that only the service writes.
GIVEN_ANEW: Final = "given_anew"
HINT_ASKED: Final = "hint_asked"

# Kinds of clocks.
ANSWER: Final = "answer"
GAME: Final = "game"


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


def now() -> str:
    """The current time in the form that is stored and displayed."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def exactly_now() -> str:
    """The current time in microseconds, unique for each change of a table."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


@dataclass(frozen=True, kw_only=True)
class Summary:
    """The progress of a table, so that a list of tables need not replay games."""

    step: int
    round: int
    asked: list[int]
    finished: bool
    result: dict[str, Any] | None


@dataclass(frozen=True, kw_only=True)
class UndoAsked:
    """A seat's request to undo its latest answer and all later ones."""

    request: str  # its id
    seat: int
    step: int  # of the answer
    until: float  # seconds since 1970
    agreed: list[int] = field(default_factory=list)
    refused_by: int | None = None


@dataclass(frozen=True, kw_only=True)
class Clock:
    """The time limit of a table: per answer, or per game with an increment per answer."""

    kind: str  # ANSWER or GAME
    seconds: int
    increment: int = 0


@dataclass(frozen=True, kw_only=True)
class SeatClock:
    """The clock of one seat, in seconds of `ServedTime`."""

    left: float  # seconds left when it started or stopped
    since: float | None = None  # when it started; None: stopped
    is_late: bool = False  # it has run out, and nobody took over the seat
    moved: int = -1  # the latest step at which the seat got the time of a move
    back: int = -1  # the latest step at which coming to the seat added time

    def left_at(self, moment: float) -> float:
        return self.left if self.since is None else self.left - max(0.0, moment - self.since)


@dataclass(frozen=True, kw_only=True)
class Clocks:
    """The clocks of a table by seat. Increments have been given for the steps up to `paid`."""

    seats: list[SeatClock]
    paid: int = 0

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        ends = (
            each.since + each.left
            for each in self.seats
            if each.since is not None and not each.is_late
        )
        return min(ends, default=None)


@dataclass(frozen=True, kw_only=True)
class Rematch:
    """The seats that propose a rematch, and its table once it is open."""

    proposed: list[int] = field(default_factory=list)  # seats, in the order of proposing
    table: str = ""


@dataclass(frozen=True, kw_only=True)
class Origin:
    """For a rematch: the table before, and its seats whose people have not joined yet."""

    table: str
    awaited: list[int]


@dataclass(frozen=True, kw_only=True)
class GivenAnew:
    """A seat that was taken during the game, after another person had had it."""

    seat: int
    times: int
    step: int  # of the game, when it was last taken


@dataclass(frozen=True, kw_only=True)
class StoredTable:
    """Everything that is stored of a table, except its answers."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    seats: list[str]  # PERSON or a bot's name
    title: str
    pack: str  # its fingerprint
    pack_path: str  # its path at that time; "" for Mori's own pack
    pack_name: str  # its title or file name; "" for Mori's own pack
    engine: str  # the version of Mori that created it
    is_replay: bool
    created: str  # ISO 8601, UTC
    summary: Summary
    version: int = 0  # number of changes of any kind
    rewinds: int = 0  # number of undos
    undo_asked: UndoAsked | None = None
    shuffle: str = UNKNOWN  # the source of the seed (mori.core.shuffle)
    nonce: str = ""  # of the commitment to the seed
    setup: str = ""  # digest of the state after setup; "" if unknown
    said: int = 0  # the number of the latest line of the chat
    chat_open: bool = False  # spectators may read the chat
    names: list[str] = field(default_factory=list)  # by seat; "" if unknown
    free: list[int] = field(default_factory=list)  # seats that anybody invited may take
    started: bool = True  # all seats were taken once; before that nobody is asked
    watching: str = ALL
    listed: bool = False  # strangers may take a free seat
    hints: bool = True  # several people may ask for hints
    stand_in: str = ""  # the bot that plays for people who leave; "": the seat waits
    away: list[int] = field(default_factory=list)  # seats whose people may return
    given_anew: list[GivenAnew] = field(default_factory=list)
    host_seat: int = NO_SEAT  # the seat of the creator
    rematch: Rematch | None = None
    origin: Origin | None = None
    clock: Clock | None = None
    clocks: Clocks | None = None  # if there is a clock
    lesson: str = ""  # its id; "": none
    arranged: int = 0  # number of changes of seats and keys


@dataclass(frozen=True, slots=True)
class Key:
    """What is stored of a secret: its digest, its purpose and its seat."""

    digest: str
    kind: str
    seat: int = NO_SEAT


@dataclass(frozen=True, kw_only=True)
class Arrangement:
    """A change of who sits at a table or what spectators may do, with the table afterwards.

    Keys change in this order: the kinds and seats in `ended` end, then the invitation to one seat
    is moved to another, then the keys in `added` start. If `given` is set, a seat was taken during
    the game, which is noted in the chat.
    """

    table: StoredTable
    ended: tuple[tuple[str, int], ...] = ()
    moved: tuple[int, int] | None = None
    added: tuple[Key, ...] = ()
    given: GivenAnew | None = None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat line of a seat: one of the phrases, or a text.

    GIVEN_ANEW and HINT_ASKED mark notes of the service about the seat; their text is the step.
    """

    number: int  # the version of the table that it was stored with
    seat: int
    said: str  # when
    phrase: str
    text: str


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """An answer, and the digest of the state after it."""

    step: int  # from 1
    seat: int
    action: str
    digest: str
    version: int = field(default=0, compare=False)  # of the table, once stored


@dataclass(frozen=True, kw_only=True)
class BotsAsked:
    """The bots that a table waits for, and the number of their decision."""

    question: int
    seats: list[int]
    is_watched: bool = False


@dataclass(frozen=True, kw_only=True)
class Change:
    """A change of a game: the version it is based on, and the result.

    It is stored only if the table still has that version, and its last answer that digest.
    """

    table: str
    version: int  # that it is based on
    step: int  # number of answers before it
    digest: str  # after the last of them; "" after setup
    summary: Summary
    bots: BotsAsked | None = None  # None: no bot at the table
    clocks: Clocks | None = None  # None: there are none
    moment: str = field(default_factory=exactly_now)


@dataclass(frozen=True, kw_only=True)
class BotTurn:
    """A bot's turn: its table, its seat and the decision to answer."""

    table: str
    seat: int
    rewinds: int
    question: int
