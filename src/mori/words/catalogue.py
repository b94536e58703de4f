"""The messages of one language: reads the catalogues and formats messages.

A missing message, a missing variable or a catalogue that does not parse is a bug and raises
LookupError at once; nobody ever reads a placeholder. A game without a catalogue in a language is
told in English; a game without any, by its ids.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mori.core.errors import SetupError
from mori.core.registry import entry_of
from mori.words.languages import FALLBACK, FOLDER, LANGUAGES, tied

if TYPE_CHECKING:  # imported where it is needed: it is slow, and many only need the texts
    from fluent.syntax.ast import Resource

SHARED_FILES: Final = ("common", "advice", "errors", "problems", "terminal", "cli")
GAME_FILES: Final = ("game", "terminal")  # a game's own; the page has one more
PAGE_FILES: Final = ("game", "page", "meanings", "lessons", "tips")  # the browser's
MOST_KEPT: Final = 2048  # texts of a catalogue that are cached

Value = str | int | float


class Messages:
    """The messages of some catalogue files in one language."""

    def __init__(self, language: str, files: "Iterable[Resource]") -> None:
        from fluent.runtime import FluentBundle

        self._language = language
        # Isolation marks are for mixed writing directions; a terminal would show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(file)

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message, or one with such an attribute."""
        if not self._bundle.has_message(message):
            return False
        entry = self._bundle.get_message(message)
        return attribute in entry.attributes if attribute else entry.value is not None

    def format(self, message: str, args: Mapping[str, Value], attribute: str = "") -> str:
        """The text of a message, or of one of its attributes; LookupError if there is none."""
        name = f"{message}.{attribute}" if attribute else message
        if not self.has(message, attribute):
            raise LookupError(name)
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors or not isinstance(text, str):
            raise LookupError(name, errors)
        return tied(text, self._language)


class Catalogue:
    """All messages of one language for one game, or for none."""

    def __init__(self, language: str, game: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(
                "unknown_language", {"language": language[:60], "known": ", ".join(LANGUAGES)}
            )
        files = [read_resource(language, file) for file in SHARED_FILES]
        spoken = spoken_language(language, game)
        for file in GAME_FILES if spoken else ():
            if catalogue_path(spoken, file, game).is_file():
                files.append(read_resource(spoken, file, game))
        self._messages = Messages(language, files)
        self._bare = f"{game}-" if game and not spoken else ""
        # A table uses the same few hundred texts again and again.
        self._kept = lru_cache(MOST_KEPT)(self._format)

    @property
    def is_bare(self) -> bool:
        """Whether the game has no words at all."""
        return bool(self._bare)

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message, or one with such an attribute."""
        return self._messages.has(message, attribute)

    def format(self, message: str, args: Mapping[str, Value], attribute: str = "") -> str:
        """The text of a message, or of one of its attributes."""
        # 0.0, -0.0 and 0 are one key, but are not written alike.
        is_kept = not any(isinstance(value, float) for value in args.values())
        say = self._kept if is_kept else self._format
        return say(message, attribute, *args.items())

    def _format(self, message: str, attribute: str, *args: tuple[str, Value]) -> str:
        values = dict(args)
        if self._bare and message.startswith(self._bare) and not self.has(message):
            return bare(message.removeprefix(self._bare), values)
        return self._messages.format(message, values, attribute)


@cache
def catalogue(language: str, game: str) -> Catalogue:
    """The catalogue of a language, with a game's messages or (game "") without; read once."""
    return Catalogue(language, game)


def catalogue_path(language: str, file: str, game: str = "") -> Path:
    """The path of a shared catalogue file, or of one of a game's own."""
    if not game:
        return FOLDER / language / f"{file}.ftl"
    folder = entry_of(game).folder or Path()
    return folder / "words" / language / f"{file}.ftl"


def spoken_language(language: str, game: str) -> str:
    """The language of a game's words for a reader of this language; "" if it has no words."""
    if game and entry_of(game).folder is not None:
        for wanted in (language, FALLBACK):
            if catalogue_path(wanted, GAME_FILES[0], game).is_file():
                return wanted
    return ""


@cache
def read_resource(language: str, file: str, game: str = "") -> "Resource":
    """A parsed catalogue file."""
    path = catalogue_path(language, file, game)
    name = f"{game}/{language}/{file}.ftl"
    if not path.is_file():
        raise LookupError(name)
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise LookupError(name, entry.content)
    return resource


def spoken_messages(language: str, file: str, game: str) -> tuple[str, Messages]:
    """One file of a game, and its language: English if this one is missing.

    Without the file the language is "" and there are no messages.
    """
    for spoken in (language, FALLBACK):
        if catalogue_path(spoken, file, game).is_file():
            return spoken, Messages(spoken, [read_resource(spoken, file, game)])
    return "", Messages(FALLBACK, [])


def page_sources(language: str, game: str) -> tuple[str, list[str]]:
    """The language of a game in the browser, and its catalogue files there."""
    spoken = spoken_language(language, game)
    paths = [catalogue_path(spoken, file, game) for file in PAGE_FILES if spoken]
    return spoken, [path.read_text(encoding="utf-8") for path in paths if path.is_file()]


def bare(message: str, args: Mapping[str, Value]) -> str:
    """What replaces a message of a game without words: its kind and arguments."""
    if "id" in args:
        return str(args["id"])
    told = [f"{key} {value}" for key, value in args.items() if not key.endswith(("-id", "-size"))]
    kind = message.partition("-")[2] or message
    return ", ".join([kind.replace("-", " "), *told])


def message_id(*parts: str) -> str:
    """The id of a message from its parts: lower case, dashes for underscores."""
    return "-".join(parts).replace("_", "-").lower()
