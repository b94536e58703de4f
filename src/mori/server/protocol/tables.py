"""Tables: what everybody may know of one, and requests that make or list them."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mori.server.protocol.clocks import ClockAsked, ClockInfo
from mori.server.protocol.fields import (
    MAX_ASKED,
    MAX_OPTIONS,
    MAX_SEATS,
    MAX_TITLE,
    Data,
    MessageId,
    Name,
    Options,
    PackName,
    PersonName,
    Token,
)
from mori.server.protocol.state import ResultData

MAX_SEED: Final = 2**63 - 1  # of those written as numbers; larger ones come as digits
SEED_DIGITS: Final = "^[0-9]{1,39}$"  # JavaScript's numbers are too short for a seed
Seed = Annotated[int, Meta(ge=0, le=MAX_SEED)] | Annotated[str, Meta(pattern=SEED_DIGITS)]
Seats = Annotated[list[Name], Meta(min_length=1, max_length=MAX_SEATS)]


class GivenAnewInfo(Struct, frozen=True):
    """How often somebody took a seat in the middle of the game, and at which step the last time."""

    times: int
    step: int


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat: a person, or a bot; a free one waits for somebody to take it.

    A bot in a seat whose person is away stands in for them; without one the seat waits.
    """

    kind: Literal["person", "bot"]
    bot: str | None
    name: str  # as the person said; "" where nobody did
    is_free: bool
    is_away: bool  # its person has left, or lost it to the stand-in, and may come back
    given_anew: GivenAnewInfo | None  # null: nobody took it since the game began


Watching = Literal["all", "link", "none"]  # who may look on while the game is not over


class PackInfo(Struct, frozen=True):
    """Which component pack is in play, and whether it is the one that comes with Mori."""

    fingerprint: str
    path_is_own: bool
    name: str  # its title, or how its file is called; "" for Mori's own


ShuffleKind = Literal["fair", "chosen", "branched", "imported", "told", "unknown"]


class ShuffleInfo(Struct, frozen=True, kw_only=True):
    """Where the seed comes from, what is promised of it, and once the game is over what it was."""

    kind: ShuffleKind
    commitment: str | None  # SHA-256 of nonce and seed (docs/security.md)
    seed: str | None  # in decimal digits, more than a number of JavaScript has
    nonce: str | None


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    title: str
    players: int
    options: Options
    level: str | None  # the preset whose options these are
    seats: list[SeatInfo]
    pack: PackInfo
    created: str  # ISO 8601, UTC
    finished: bool
    is_replay: bool  # made from a record: there is nothing to play
    shuffle: ShuffleInfo
    started: bool  # everybody is there, or was: before, nobody is asked anything
    watching: Watching
    listed: bool  # strangers may take a free seat
    chat_open: bool  # those who look on read what is said at the table
    stand_in: str | None  # the bot that takes the seat of whoever leaves
    host_seat: int | None  # of whoever laid the table; null where they do not sit
    clock: ClockInfo | None
    lesson: str | None  # that is given at the table
    components: Data | UnsetType = UNSET  # what is printed, by tag and id; where it is needed


class TableMessage(Struct, tag_field="type", tag="table", frozen=True):
    """Who sits at the table, or what may be done there, has changed; or it has not started yet.

    Before the start it is all that is told of the table; a `welcome` comes with the start.
    """

    table: TableInfo
    seat: int | None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made.

    Each of `seats` is "me", "person" (at the same screen), "friend" (by link) or a bot's name.
    """

    game: Name
    seats: Seats
    options: Annotated[Options, Meta(max_length=MAX_OPTIONS)] | None = None
    level: Name | None = None
    seed: Seed | None = None
    title: Annotated[str, Meta(max_length=MAX_TITLE)] | None = None
    pack: PackName | None = None  # its id or its fingerprint; without it Mori's own
    name: PersonName = ""  # of whoever sits at "me"
    names: Annotated[list[PersonName], Meta(max_length=MAX_SEATS)] = []  # of each "person", by seat
    listed: bool = False  # strangers may take the seats of friends
    stand_in: Name | None = None  # the bot that takes the seat of whoever leaves
    clock: ClockAsked | None = None


class ForkTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made from a step of a finished game."""

    step: MessageId
    seats: Seats
    name: PersonName = ""  # of whoever sits at "me"


class TableMade(Struct, frozen=True):
    """A new table, and the secrets of its maker, which are shown this once.

    `tokens` are the keys of people's seats, `invitations` those of the seats for friends, by seat;
    `host` is the key of whoever may say who else sits and looks on.
    """

    table: TableInfo
    tokens: dict[str, str]
    host: str
    invitations: dict[str, str]


class TableAnswer(Struct, frozen=True):
    """A table without anybody's token."""

    table: TableInfo


class MyTokens(Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens whose tables are asked for, and tables that somebody knows without a seat there."""

    tokens: Annotated[list[Token], Meta(max_length=MAX_ASKED)]
    tables: Annotated[list[Name], Meta(max_length=MAX_ASKED)] = []


class MyTable(Struct, frozen=True, kw_only=True):
    """A table that some of the tokens belong to, `mine` being their seats, or that was named."""

    table: TableInfo
    mine: list[int]
    changed: str  # ISO 8601, UTC: when it was changed last
    has_pack: bool  # without its pack it is known, but cannot be opened
    round: int
    asked: list[int]
    result: ResultData | None


class MyTables(Struct, frozen=True):
    """The tables of the tokens, latest first."""

    tables: list[MyTable]


class ListedTables(Struct, frozen=True):
    """Tables that strangers may join, the latest first."""

    tables: list[TableInfo]


class Done(Struct, frozen=True):
    """What was asked for is done."""

    done: bool = True
