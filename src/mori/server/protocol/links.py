"""Links to finished games, and challenges (docs/links.md)."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from mori.core.link import MAX_LETTERS
from mori.server.protocol.errors import ErrorData
from mori.server.protocol.fields import Data, Options
from mori.server.protocol.replay import ReplayAction
from mori.server.protocol.state import ResultData

MAX_ADDRESS: Final = MAX_LETTERS + 500  # a link may come with the address that it is part of
MAX_LINES: Final = 12

LinkText = Annotated[str, Meta(max_length=MAX_ADDRESS)]


class LinkAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A link, or an address with one."""

    link: LinkText


class LinkAnswer(Struct, frozen=True, kw_only=True):
    """A link, and the deal that it belongs to."""

    link: str
    deal: str


class LinkInfo(Struct, frozen=True, kw_only=True):
    """What a link says, before its game is played again."""

    link: str  # the bare link
    deal: str  # the same for all links of one deal
    challenge: str  # the link of the deal alone
    is_game: bool
    game: str
    players: int
    seats: list[str | None]  # the bots; null for a person
    options: Options  # those that differ from their defaults
    level: str | None  # the level of difficulty that sets these options
    pack: str | None  # the id of the pack, for a new table; null for Mori's own
    pack_name: str  # "" for Mori's own
    seed: str  # decimal digits
    engine: str
    is_same_engine: bool


class LinesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The reader's own line of a challenge, then those of others."""

    lines: Annotated[list[LinkText], Meta(min_length=1, max_length=MAX_LINES)]


class LineAnswer(Struct, frozen=True, kw_only=True):
    """What a seat answered where two lines part."""

    seat: int
    action: ReplayAction


class Parting(Struct, frozen=True, kw_only=True):
    """Where a line leaves the first one: after `step` answers that are the same in both."""

    step: int
    round: int
    mine: LineAnswer
    other: LineAnswer


class Line(Struct, frozen=True, kw_only=True):
    """A line, played again; or why it cannot be."""

    error: ErrorData | None
    steps: int
    result: ResultData | None
    parting: Parting | None  # null: the same answers throughout, or the first line itself


class LinesAnswer(Struct, frozen=True):
    """The lines in the order in which they were sent."""

    lines: list[Line]
    components: Data  # the printed data, by tag and id, for the words of the answers
