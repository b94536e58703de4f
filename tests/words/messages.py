"""What the catalogues hold, as the tests look at it."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    NumberLiteral,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from mori.words.catalogue import SHARED_FILES, catalogue_path, read_resource
from mori.words.languages import FOLDER
from tests.words.games import GAMES

# The texts of the page; only the browser reads them.
WEB_FILES = (
    *sorted({path.stem for path in FOLDER.glob("*/web*.ftl")}),
    *(f"web_{game}" for game in GAMES),
)
TERMINAL_FILES = tuple(f"terminal_{game}" for game in GAMES)
SPOKEN_FILES = (*SHARED_FILES, *GAMES, *TERMINAL_FILES)
MEANINGS_FILES = tuple(f"meanings_{game}" for game in GAMES)
LESSON_FILES = tuple(
    f"lessons_{game}" for game in GAMES if catalogue_path("en", "lessons", game).is_file()
)
TIP_FILES = tuple(f"tips_{game}" for game in GAMES if catalogue_path("en", "tips", game).is_file())
FILES = (*SPOKEN_FILES, *WEB_FILES, *MEANINGS_FILES, *LESSON_FILES, *TIP_FILES)

# The files in the games' folders, by the names the tests have for them.
OF_GAMES = {
    name: (file, game)
    for game in GAMES
    for name, file in (
        (game, "game"),
        (f"terminal_{game}", "terminal"),
        (f"web_{game}", "page"),
        (f"meanings_{game}", "meanings"),
        (f"lessons_{game}", "lessons"),
        (f"tips_{game}", "tips"),
    )
}


class Text(NamedTuple):
    """A message's own text, or that of one of its attributes."""

    name: str  # "hitodama-tile-amber", "hitodama-tile-amber.effect"
    pattern: Pattern

    def variables(self) -> set[str]:
        """The variables it uses. Ids and sizes, `$deck-id`, are the language's own business."""
        found = _Collector()
        found.visit(self.pattern)
        return {name.removesuffix("-id").removesuffix("-size") for name in found.variables}

    def selectors(self) -> list[SelectExpression]:
        found = _Collector()
        found.visit(self.pattern)
        return found.selectors

    def has_letters(self) -> bool:
        found = _Collector()
        found.visit(self.pattern)
        return any(letter.isalpha() for text in found.texts for letter in text)

    def source(self) -> str:
        return FluentSerializer().serialize_entry(Message(Identifier("x"), self.pattern))


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: list[str] = []
        self.selectors: list[SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.append(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)


def entries(language: str, file: str) -> Iterator[Message]:
    for entry in read_resource(language, *OF_GAMES.get(file, (file, ""))).body:
        if isinstance(entry, Message):
            yield entry


@cache
def texts(language: str, file: str) -> dict[str, Text]:
    """Every text of a catalogue file by its name."""
    found: dict[str, Text] = {}
    for message in entries(language, file):
        if message.value is not None:
            found[message.id.name] = Text(message.id.name, message.value)
        for attribute in message.attributes:
            name = f"{message.id.name}.{attribute.id.name}"
            found[name] = Text(name, attribute.value)
    return found


def variant_names(selector: SelectExpression) -> set[str]:
    return {_name(variant.key) for variant in selector.variants}


def _name(key: BaseNode) -> str:
    if isinstance(key, NumberLiteral):
        return str(key.value)
    assert isinstance(key, Identifier)
    return key.name
