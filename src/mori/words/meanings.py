"""What the terms of a game mean, from `meanings.ftl` of its words (docs/words.md).

The page reads the same file for icons and for a turn at a glance. A game without such a file has
only the terms of its rule text.
"""

from dataclasses import dataclass
from typing import Final

from mori.words.catalogue import spoken_messages
from mori.words.declared import names_data

MEANINGS: Final = "meanings"  # the file


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the rules and its meaning."""

    word: str
    meaning: str


def explained(game: str) -> dict[str, str]:
    """Everything that the game explains (`term-kodama`), each with the rule to read on."""
    found: dict[str, str] = names_data(game).get("explained", {})
    return found


def glossary(game: str, language: str) -> list[Term]:
    """The terms of a game in a language; in English if they are missing there."""
    spoken, messages = spoken_messages(language, MEANINGS, game)
    terms = [f"{game}-{name}" for name in explained(game) if spoken and name.startswith("term-")]
    return [Term(messages.format(term, {}), messages.format(term, {}, "meaning")) for term in terms]
