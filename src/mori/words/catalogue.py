"""The messages of one language: reading the catalogues, formatting one message.

A missing message, a missing variable or a catalogue that does not parse is a bug of ours, so each
raises LookupError at once; nobody ever reads a placeholder.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from mori.core.errors import SetupError

LANGUAGES: Final = ("en", "es", "fr", "cs")
SHARED_FILES: Final = ("common", "terminal", "cli")

Value = str | int | float

_FOLDER: Final = Path(__file__).parent / "catalogues"


class Catalogue:
    """All messages of one language that one game, or none, needs."""

    def __init__(self, language: str, game: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(
                "unknown_language", {"language": language[:60], "known": ", ".join(LANGUAGES)}
            )
        # Isolation marks are for texts of mixed direction; a terminal would show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in (*SHARED_FILES, game) if game else SHARED_FILES:
            self._bundle.add_resource(read_resource(language, file))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def format(self, message: str, args: Mapping[str, Value], attribute: str = "") -> str:
        """The text of a message, or of one of its attributes."""
        name = f"{message}.{attribute}" if attribute else message
        if not self._bundle.has_message(message):
            raise LookupError(name)
        entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise LookupError(name)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors or not isinstance(text, str):
            raise LookupError(name, errors)
        return text


@cache
def catalogue(language: str, game: str) -> Catalogue:
    """The catalogue of a language, with a game's messages or (game "") without; read once."""
    return Catalogue(language, game)


@cache
def read_resource(language: str, file: str) -> Resource:
    """One parsed catalogue file."""
    path = _FOLDER / language / f"{file}.ftl"
    if not path.is_file():
        raise LookupError(f"{language}/{file}.ftl")
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise LookupError(f"{language}/{file}.ftl", entry.content)
    return resource


def message_id(*parts: str) -> str:
    """The id of a message from its parts: lower case, dashes for underscores."""
    return "-".join(parts).replace("_", "-").lower()
