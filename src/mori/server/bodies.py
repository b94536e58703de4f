"""What HTTP requests carry and what they are answered with (docs/protocol.md)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from mori.server.fields import MAX_SEATS, Data, MessageId, Options, OptionValue, Token
from mori.server.protocol import FactData, MomentData, ResultData, Said, TableInfo

MAX_NAME: Final = 60
MAX_TITLE: Final = 80
MAX_PACK: Final = 64  # a fingerprint has so many digits
MAX_TOKENS: Final = 500
MAX_ASKED: Final = 100  # keys, and ids, of tables that are asked for at once
MAX_OPTIONS: Final = 60
MAX_CALLED: Final = 60  # letters of a person's name, as they come; NAME_LETTERS of them are kept
MAX_CLOCK: Final = 30 * 24 * 3600  # seconds
MAX_SEED: Final = 2**63 - 1  # of those written as numbers; larger ones come as digits
SEED_DIGITS: Final = "^[0-9]{1,39}$"  # JavaScript's numbers are too short for a seed

Name = Annotated[str, Meta(max_length=MAX_NAME)]
PackName = Annotated[str, Meta(max_length=MAX_PACK)]
Called = Annotated[str, Meta(max_length=MAX_CALLED)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Seed = Annotated[int, Meta(ge=0, le=MAX_SEED)] | Annotated[str, Meta(pattern=SEED_DIGITS)]
Seats = Annotated[list[Name], Meta(min_length=1, max_length=MAX_SEATS)]

# -- errors


class ErrorData(Struct, frozen=True):
    """A code of `mori.core.errors` or of the service, with its values."""

    code: str
    data: Data


class ErrorAnswer(Struct, frozen=True):
    """What a refused request is answered with."""

    error: ErrorData


# -- the games


class OptionInfo(Struct, frozen=True):
    """A switch of a game; `players` are the player counts it is for."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    rule: str
    players: list[int]


class LevelInfo(Struct, frozen=True):
    """A level of difficulty and the options it sets."""

    name: str
    options: Options


class OfferedPackInfo(Struct, frozen=True, kw_only=True):
    """A component pack to play with; `title` is "" where it has none of its own."""

    id: str
    title: str
    fingerprint: str
    is_own: bool  # it comes with Mori
    entries: int  # that say where they come from
    reconstructed: int  # of these
    idle: dict[str, list[str]]  # by player count: the options that would change nothing with it


class GameInfo(Struct, frozen=True, kw_only=True):
    """What can be played. `levels` is by player count, gentlest first."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    levels: dict[str, list[LevelInfo]]
    bots: list[str]  # from weak to strong
    packs: list[OfferedPackInfo]  # Mori's own first
    has_book: bool
    lessons: list[str]  # their ids, in their order


class GamesAnswer(Struct, frozen=True):
    """All games there are."""

    games: list[GameInfo]


# -- tables


class ClockAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time people have: for each answer, or for the game with more for each answer."""

    kind: Literal["answer", "game"]
    seconds: Annotated[int, Meta(ge=10, le=MAX_CLOCK)]
    increment: Annotated[int, Meta(ge=0, le=MAX_CLOCK)] = 0


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
    name: Called = ""  # of whoever sits at "me"
    names: Annotated[list[Called], Meta(max_length=MAX_SEATS)] = []  # of each "person", by seat
    listed: bool = False  # strangers may take the seats of friends
    stand_in: Name | None = None  # the bot that takes the seat of whoever leaves
    clock: ClockAsked | None = None


class ForkTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made from a step of a finished game."""

    step: MessageId
    seats: Seats
    name: Called = ""  # of whoever sits at "me"


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


# -- who sits at a table


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation that somebody was given."""

    invitation: Token


class Invited(Struct, frozen=True):
    """The table of an invitation, and the seat that it is to."""

    table: TableInfo
    seat: int


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat to be taken: by an invitation, or at a listed table without one.

    Before the start it may be any that is free, else the one of the invitation.
    """

    name: Called
    invitation: Token | None = None
    seat: SeatNumber | None = None


class SeatTaken(Struct, frozen=True):
    """The seat that was taken, and its key, which is shown this once."""

    table: TableInfo
    seat: int
    token: str


class NewInvitation(Struct, frozen=True):
    """A new invitation to a seat; whatever opened the seat before does no longer."""

    table: TableInfo
    invitation: str


class BotSeated(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes a free seat."""

    bot: Name


class SeatHandedOver(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays for somebody who is late, at a table without a stand-in."""

    bot: Name | None = None


class TableRights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What those without a seat may do; null: as before."""

    watching: bool | None = None  # true makes a new key for watchers
    listed: bool | None = None
    chat_open: bool | None = None  # watchers read what is said at the table


class RightsGiven(Struct, frozen=True):
    """The table with other rights, and the key for watchers if there is a new one."""

    table: TableInfo
    watch: str | None


class RematchAsked(Struct, frozen=True):
    """The table of another game; null while it is only proposed.

    Whoever opened it has its secrets, this once: the host's key and the invitations.
    """

    table: TableInfo | None
    host: str | None
    invitations: dict[str, str]


class Done(Struct, frozen=True):
    """What was asked for is done."""

    done: bool = True


# -- looking back


class ReplayAction(Struct, frozen=True, kw_only=True):
    """An answer in the words of its question, for a step of which no fact tells."""

    text: str
    kind: str
    args: Data
    prompt: Data
    adds: Said


class ReplayStep(Struct, frozen=True, kw_only=True):
    """An answer and what followed from it; step 0 is the setup, which is nobody's."""

    step: int
    seat: int | None
    round: int
    facts: list[FactData]
    moments: int  # how many there are on the way to it
    action: ReplayAction | None  # where there are no facts, if the reader may know it


class ReplayMoments(Struct, frozen=True):
    """How things stood on the way to a step."""

    moments: list[MomentData]


class ReplayAnswer(Struct, frozen=True):
    """All steps of a game as one seat, or a spectator, may know them."""

    table: TableInfo
    steps: list[ReplayStep]
