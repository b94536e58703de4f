"""What the terms of a game mean: the one place is `meanings.ftl` of its words (docs/words.md).

The page reads the same file, with the icons and a turn at a glance that stand in it, too. A game
without such a file has no terms but those of its rule text.
"""

from dataclasses import dataclass
from typing import Final

from fluent.runtime import FluentBundle

from mori.words.catalogue import FALLBACK, SHORT_WORD, catalogue_path, read_resource
from mori.words.declared import names_data

MEANINGS: Final = "meanings"  # the file


@dataclass(frozen=True, slots=True)
class Term:
    """A word that the rules use, and what they mean by it."""

    word: str
    meaning: str


def explained(game: str) -> dict[str, str]:
    """All that the game explains, `term-kodama`, each with the rule to read on."""
    found: dict[str, str] = names_data(game).get("explained", {})
    return found


def glossary(game: str, language: str) -> list[Term]:
    """The terms of a game in a language; in English where it has none there."""
    spoken = next(
        (one for one in (language, FALLBACK) if catalogue_path(one, MEANINGS, game).is_file()), ""
    )
    if not spoken:
        return []
    bundle = FluentBundle([spoken], use_isolating=False)
    bundle.add_resource(read_resource(spoken, MEANINGS, game))
    return [
        Term(_said(bundle, spoken, f"{game}-{name}"), _said(bundle, spoken, f"{game}-{name}", True))
        for name in explained(game)
        if name.startswith("term-")
    ]


def _said(bundle: FluentBundle, language: str, message: str, is_meaning: bool = False) -> str:
    if not bundle.has_message(message):
        raise LookupError(message)
    entry = bundle.get_message(message)
    pattern = entry.attributes.get("meaning") if is_meaning else entry.value
    if pattern is None:
        raise LookupError(message)
    text = str(bundle.format_pattern(pattern, {})[0])
    return SHORT_WORD.sub("\\1\u00a0", text) if language == "cs" else text
