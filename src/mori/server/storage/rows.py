"""What is stored, as plain values."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from mori.core.shuffle import UNKNOWN

PERSON: Final = "human"  # as records name a seat that is no bot's
WATCHED: Final = 0  # a bot's turn at a table that somebody looks at
UNWATCHED: Final = 1
NO_SEAT: Final = -1  # of a key that is the table's as a whole

# What a key is for.
SEAT: Final = "seat"
INVITATION: Final = "invitation"
HOST: Final = "host"
WATCH: Final = "watch"

# Who may look on without a seat, while the game is not over.
ALL: Final = "all"  # whoever knows the address
LINK: Final = "link"  # whoever has a watcher's key
NONE: Final = "none"


GIVEN_ANEW: Final = "given_anew"  # what nobody says: the service notes it in the chat

# What a clock counts.
ANSWER: Final = "answer"
GAME: Final = "game"


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
class Clock:
    """How much time people have: for each answer, or for the game with more for each answer."""

    kind: str  # ANSWER or GAME
    seconds: int
    increment: int = 0


@dataclass(frozen=True, kw_only=True)
class SeatClock:
    """The time of one seat, in seconds of `ServedTime`."""

    left: float  # when it began to run, or when it stopped
    since: float | None = None  # when it began; None: it stands
    is_late: bool = False  # it has run out, and nobody took the seat over
    moved: int = -1  # the latest step at which the seat was given the time of a move
    back: int = -1  # the latest step at which coming to the seat brought time

    def left_at(self, moment: float) -> float:
        return self.left if self.since is None else self.left - max(0.0, moment - self.since)


@dataclass(frozen=True, kw_only=True)
class Clocks:
    """The clocks of a table by seat, and up to which step its answers have been given more time."""

    seats: list[SeatClock]
    paid: int = 0

    @property
    def deadline(self) -> float | None:
        """When the next of them runs out."""
        ends = (
            each.since + each.left
            for each in self.seats
            if each.since is not None and not each.is_late
        )
        return min(ends, default=None)


@dataclass(frozen=True, kw_only=True)
class Rematch:
    """Another game of the same people: who would like one, and its table once there is one."""

    proposed: list[int] = field(default_factory=list)  # seats, the first who proposed it first
    table: str = ""


@dataclass(frozen=True, kw_only=True)
class Origin:
    """The table that a rematch is of, and those of its seats whose people have not come yet."""

    table: str
    awaited: list[int]


@dataclass(frozen=True, kw_only=True)
class GivenAnew:
    """A seat that somebody took in the middle of the game, after another person had had it."""

    seat: int
    times: int
    step: int  # of the game, the last time


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
    said: int = 0  # the number of the latest line of the chat
    chat_open: bool = False  # those who only look on may read it
    names: list[str] = field(default_factory=list)  # by seat; "" where nobody said
    free: list[int] = field(default_factory=list)  # seats that wait for somebody
    started: bool = True  # all were there once: before, nobody is asked anything
    watching: str = ALL
    listed: bool = False  # strangers may take a free seat
    stand_in: str = ""  # the bot that takes the seat of whoever leaves; "": the seat waits
    away: list[int] = field(default_factory=list)  # seats whose people may come back to them
    given_anew: list[GivenAnew] = field(default_factory=list)
    host_seat: int = NO_SEAT  # of whoever laid it
    rematch: Rematch | None = None
    origin: Origin | None = None
    clock: Clock | None = None
    clocks: Clocks | None = None  # where there is a clock
    lesson: str = ""  # that is given here; "": none
    arranged: int = 0  # how often who sits here, or a key, has changed


@dataclass(frozen=True, slots=True)
class Key:
    """What is known of a secret: its digest, what it is for, and the seat that it is about."""

    digest: str
    kind: str
    seat: int = NO_SEAT


@dataclass(frozen=True, kw_only=True)
class Arrangement:
    """Who sits at a table is changed, and what others may do there: how it is to be then.

    Of the keys, first those of the kinds and seats in `ended` end, then the invitation to one seat
    becomes one to another, then those that are added begin. That a seat was `given` anew in the
    middle of the game is noted in the chat.
    """

    table: StoredTable
    ended: tuple[tuple[str, int], ...] = ()
    moved: tuple[int, int] | None = None
    added: tuple[Key, ...] = ()
    given: GivenAnew | None = None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """What somebody at a table said: one of the phrases, or a text.

    A line with the phrase GIVEN_ANEW is a note about its seat; its text is the step.
    """

    number: int  # the table's version with which it was stored
    seat: int
    said: str  # when
    phrase: str
    text: str


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
    clocks: Clocks | None = None  # None: there are none
    moment: str = field(default_factory=exactly_now)


@dataclass(frozen=True, kw_only=True)
class BotTurn:
    """A bot's turn: its table and seat, and the question that it is asked."""

    table: str
    seat: int
    rewinds: int
    question: int
