"""The games that can be played, with their options and packs."""

from msgspec import Struct

from mori.server.protocol.fields import Options, OptionValue


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
