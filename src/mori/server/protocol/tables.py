"""Tables: their public data, and requests that make or list them."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mori.bots import BotFit
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

MAX_SEED: Final = 2**63 - 1  # of seeds sent as numbers; larger ones come as digits
SEED_DIGITS: Final = "^[0-9]{1,39}$"  # JavaScript's numbers are too small for a seed
Seed = Annotated[int, Meta(ge=0, le=MAX_SEED)] | Annotated[str, Meta(pattern=SEED_DIGITS)]
Seats = Annotated[list[Name], Meta(min_length=1, max_length=MAX_SEATS)]


class GivenAnewInfo(Struct, frozen=True):
    """How often somebody took a seat during the game, and the latest step of that."""

    times: int
    step: int


class SeatInfo(Struct, frozen=True):
    """Who plays a seat: a person or a bot; a free one can be taken.

    A bot in a seat whose person is away stands in for them; without a bot the seat waits.
    """

    kind: Literal["person", "bot"]
    bot: str | None
    name: str  # of the person; "" if unknown
    is_free: bool
    is_away: bool  # its person left or was replaced by the stand-in, and may return
    given_anew: GivenAnewInfo | None  # null: nobody took it during the game


Watching = Literal["all", "link", "none"]  # who may watch before the game is over


class PackInfo(Struct, frozen=True):
    """The component pack in play, and whether it is Mori's own."""

    fingerprint: str
    path_is_own: bool
    name: str  # its title or file name; "" for Mori's own


ShuffleKind = Literal["fair", "chosen", "branched", "imported", "told", "unknown"]


class ShuffleInfo(Struct, frozen=True, kw_only=True):
    """The source of the seed, the commitment to it, and after the end the seed itself."""

    kind: ShuffleKind
    commitment: str | None  # SHA-256 of nonce and seed (docs/security.md)
    seed: str | None  # decimal digits: too large for a number of JavaScript
    nonce: str | None


class TableInfo(Struct, frozen=True, kw_only=True):
    """The public data of a table."""

    id: str
    game: str
    title: str
    players: int
    options: Options
    level: str | None  # the level of difficulty that sets these options
    seats: list[SeatInfo]
    pack: PackInfo
    created: str  # ISO 8601, UTC
    finished: bool
    is_replay: bool  # made from a record; it cannot be played
    shuffle: ShuffleInfo
    started: bool  # all seats were taken once; before that nobody is asked
    watching: Watching
    listed: bool  # strangers may take a free seat
    chat_open: bool  # spectators may read the chat
    stand_in: str | None  # the bot that plays for people who leave
    hints: bool  # players may ask a bot for hints
    host_seat: int | None  # of the table's creator; null if they have no seat
    clock: ClockInfo | None
    lesson: str | None  # its id
    components: Data | UnsetType = UNSET  # the printed data, by tag and id; only where needed
    bot_fit: BotFit | UnsetType = UNSET  # how well the strong bots know the pack; not in lists
    coach: bool | UnsetType = UNSET  # whether somebody who plays alone can have one; not in lists


class TableMessage(Struct, tag_field="type", tag="table", frozen=True):
    """The table's public data have changed, or the game has not started yet.

    Before the start this is all that is sent; a `welcome` comes with the start.
    """

    table: TableInfo
    seat: int | None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table.

    Each of `seats` is "me", "person" (at the same screen), "friend" (by link) or a bot's name.
    """

    game: Name
    seats: Seats
    options: Annotated[Options, Meta(max_length=MAX_OPTIONS)] | None = None
    level: Name | None = None
    seed: Seed | None = None
    title: Annotated[str, Meta(max_length=MAX_TITLE)] | None = None
    pack: PackName | None = None  # its id or its fingerprint; null: Mori's own
    name: PersonName = ""  # of the person at "me"
    names: Annotated[list[PersonName], Meta(max_length=MAX_SEATS)] = []  # of each "person", by seat
    listed: bool = False  # strangers may take the seats of friends
    stand_in: Name | None = None  # the bot that plays for people who leave
    hints: bool = False  # several people may ask for hints; somebody alone always may
    clock: ClockAsked | None = None


class ForkTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table from a step of a finished game."""

    step: MessageId
    seats: Seats
    name: PersonName = ""  # of the person at "me"


class TableMade(Struct, frozen=True):
    """A new table with its secrets, which are sent only this once.

    `tokens` are the keys of people's seats and `invitations` those for friends, by seat; `host` is
    the key for managing seats and spectators.
    """

    table: TableInfo
    tokens: dict[str, str]
    host: str
    invitations: dict[str, str]


class TableAnswer(Struct, frozen=True):
    """A table, without secrets."""

    table: TableInfo


class MyTokens(Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens whose tables are wanted, and ids of tables that somebody knows without a seat."""

    tokens: Annotated[list[Token], Meta(max_length=MAX_ASKED)]
    tables: Annotated[list[Name], Meta(max_length=MAX_ASKED)] = []


class MyTable(Struct, frozen=True, kw_only=True):
    """A table of some of the tokens, with their seats in `mine`, or one that was named."""

    table: TableInfo
    mine: list[int]
    changed: str  # ISO 8601, UTC: the latest change
    has_pack: bool  # without its pack it cannot be opened
    round: int
    asked: list[int]
    result: ResultData | None


class MyTables(Struct, frozen=True):
    """The tables of the tokens, latest first."""

    tables: list[MyTable]


class ListedTables(Struct, frozen=True):
    """The tables that strangers may join, latest first."""

    tables: list[TableInfo]


class Done(Struct, frozen=True):
    """The request has been carried out."""

    done: bool = True
