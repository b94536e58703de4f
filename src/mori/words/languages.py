"""The languages that Mori speaks, and how each is written.

A language is a folder of `catalogues` with a `language.json` in it; nothing else lists them. The
page reads the same files (web/src/words/languages.ts, docs/adding-a-language.md).
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "catalogues"
FALLBACK: Final = "en"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def found_languages(folder: Path) -> tuple[str, ...]:
    """The languages with a folder there: English first, the others by code."""
    codes = {file.parent.name for file in folder.glob("*/language.json")}
    return (FALLBACK, *sorted(codes - {FALLBACK}))


LANGUAGES: Final = found_languages(FOLDER)

# Environment variables with the user's language; the first that is set counts.
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True, slots=True)
class Language:
    """What `language.json` says about a language.

    `name` is its own name. `short_words` are words of one letter, which must not end a line.
    `colon` is how it writes a colon.
    """

    name: str
    short_words: str = ""
    colon: str = ":"


@cache
def language_data(language: str) -> Language:
    """The content of a language's file."""
    text = (FOLDER / language / "language.json").read_text(encoding="utf-8")
    return Language(**json.loads(text))


def tied(text: str, language: str) -> str:
    """The text with its one-letter words tied to the next word."""
    pattern = _short_word(language)
    return text if pattern is None else pattern.sub(rf"\1{NO_BREAK}", text)


@cache
def _short_word(language: str) -> re.Pattern[str] | None:
    letters = language_data(language).short_words
    if not letters:
        return None
    return re.compile(rf"(?<![^\W_])([{letters.upper()}{letters.lower()}]) (?=[^\s(])")


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The language of the user's locale, such as cs_CZ.UTF-8; English if Mori does not have it."""
    locale = next((value for name in VARIABLES if (value := environment.get(name))), "")
    code = re.split(r"[_.@-]", locale)[0].lower()
    return code if code in LANGUAGES else FALLBACK
