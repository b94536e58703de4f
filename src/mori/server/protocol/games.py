"""The games that can be played, with their options and packs."""

from msgspec import Struct

from mori.bots import BotFit
from mori.server.protocol.fields import Options, OptionValue


class OptionInfo(Struct, frozen=True):
    """An option of a game; `players` are the player counts that have it."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    rule: str
    players: list[int]


class LevelInfo(Struct, frozen=True):
    """A level of difficulty, and the options it sets."""

    name: str
    options: Options


class OfferedPackInfo(Struct, frozen=True, kw_only=True):
    """A component pack that can be chosen; `title` is "" if it has none of its own."""

    id: str
    title: str
    fingerprint: str
    is_own: bool  # it comes with Mori
    entries: int  # with provenance
    reconstructed: int  # of these
    idle: dict[str, list[str]]  # by player count: options without effect with this pack
    bot_fit: dict[str, BotFit]  # by player count: how well the strong bots know the pack


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played. `levels` is by player count, easiest first."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    levels: dict[str, list[LevelInfo]]
    bots: list[str]  # weakest first
    packs: list[OfferedPackInfo]  # Mori's own first
    has_book: bool
    lessons: list[str]  # ids, in the order of playing


class OffersInfo(Struct, frozen=True, kw_only=True):
    """What the service offers besides games; the page hides what it does not offer."""

    friends: bool  # others can come to a table from somewhere else
    notices: bool  # notifications while the page is closed
    coach: bool  # bots are fast enough to judge an answer before it is given


class GamesAnswer(Struct, frozen=True):
    """All games, and what else there is."""

    games: list[GameInfo]
    offers: OffersInfo
