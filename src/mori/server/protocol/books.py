"""What can be read about a game: its rules, its book, its words, its packs."""

from typing import Any, Literal

from msgspec import Struct

from mori.server.protocol.games import OfferedPackInfo


class TermData(Struct, frozen=True):
    """A term of the rules, with its meaning."""

    word: str
    meaning: str


class RulingData(Struct, frozen=True, kw_only=True):
    """How an open question was settled, how surely, and its group of rules; "" if in none."""

    id: str
    title: str
    text: str
    confidence: list[str]
    group: str


class RuleData(Struct, frozen=True, kw_only=True):
    """One numbered rule. `sources`: S stated, D derived, R reconstructed; `rulings`: ids."""

    id: str
    text: str
    sources: list[str]
    rulings: list[str]


class RuleGroup(Struct, frozen=True):
    """Rules that belong together; the catalogues have the group's name.

    `part` is the part of the book about them; "" if there is none.
    """

    id: str
    rules: list[RuleData]
    part: str


class ExampleData(Struct, frozen=True):
    """A worked example."""

    id: str
    situation: str
    expected: str


class RulesAnswer(Struct, frozen=True, kw_only=True):
    """The rule book of a game. `language` is the one it is in, English if there is no other."""

    game: str
    language: str
    terms: list[TermData]
    groups: list[RuleGroup]
    rulings: list[RulingData]
    examples: list[ExampleData]


class BlockData(Struct, frozen=True, kw_only=True):
    """A block of a book: words with the rules they refer to, or a figure with its caption.

    "turn" and "icons" have no words here: the catalogues have a turn at a glance, and the meaning
    of each icon.
    """

    kind: Literal["text", "item", "example", "figure", "turn", "icons"]
    text: str
    rules: list[str]
    figure: str


class BookPart(Struct, frozen=True):
    """A section of a book, with its heading."""

    id: str
    title: str
    blocks: list[BlockData]


class BookAnswer(Struct, frozen=True, kw_only=True):
    """An introduction to a game, in `language`; English if there is no other."""

    game: str
    language: str
    title: str
    lead: list[BlockData]
    parts: list[BookPart]


class FigureData(Struct, frozen=True):
    """What a figure shows of a position, and the highlighted places (docs/adding-a-book.md)."""

    position: str
    shows: list[str]
    lit: list[str]


class PositionData(Struct, frozen=True, kw_only=True):
    """A table as a seat sees it, with the printed data of its components."""

    players: int
    seat: int
    sides: list[str]
    view: dict[str, Any]
    components: dict[str, Any]


class FiguresAnswer(Struct, frozen=True, kw_only=True):
    """The figures of a game's book, and the positions they show."""

    game: str
    figures: dict[str, FigureData]
    positions: dict[str, PositionData]


class WordsAnswer(Struct, frozen=True, kw_only=True):
    """The words of a game for the page: Fluent sources, and how its names are made.

    `language` is the one they are in, English if the game has no other; "" and no sources for a
    game without words (docs/words.md).
    """

    game: str
    language: str
    sources: list[str]
    names: dict[str, Any]


class EntryData(Struct, frozen=True, kw_only=True):
    """The provenance of a pack's entry; `fields` are those that differ from the entry."""

    table: str
    id: str
    provenance: str
    fields: dict[str, str]
    note: str
    source: str


class PackAnswer(Struct, frozen=True, kw_only=True):
    """How much of a pack is stated, derived or reconstructed: counts by table, and all entries."""

    game: str
    pack: OfferedPackInfo
    tables: dict[str, dict[str, int]]
    entries: list[EntryData]
