"""A language made from English: every letter has an accent, and long words are longer.

It is written as a translator writes one, by docs/adding-a-language.md: files in folders, no code.
"""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

CODE: Final = "eo"  # a language that libraries know how to count in; Mori does not speak it
NAME: Final = "Ṗšëüđö"
LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀčđëƒĝħîĵķłɱñöþɋřšŧüṽŵẋýžÀƁČĐËƑĜĦÎĴĶŁṀÑÖÞɊŘŠŦÜṼŴẊÝŽ",
)
LONG_WORD: Final = re.compile(r"(?<![^\W\d_])([^\W\d_]{4})(?=[^\W\d_]{2})")
# Ids of rules, what stands in brackets or braces, and the letters of steps.
KEPT: Final = re.compile(r"([A-Z]{1,2}-[A-Z0-9][A-Z0-9a-z-]*|\[[^\]]*\]|\{[^}]*\}|\b[A-Z](?= \())")


def pseudo(text: str) -> str:
    """The text in the pseudo-language."""
    parts = KEPT.split(text)
    parts[::2] = [LONG_WORD.sub(_longer, part).translate(LETTERS) for part in parts[::2]]
    return "".join(parts)


def _longer(word: re.Match[str]) -> str:
    return word[1] + word[1][-1].lower()


class _Translator(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:
        return TextElement(pseudo(node.value))


def translate_catalogue(text: str) -> str:
    """A catalogue in the pseudo-language."""
    resource = FluentParser().parse(text)
    return FluentSerializer().serialize(_Translator().visit(resource))


def add_language(root: Path) -> None:
    """Add the pseudo-language to a tree of sources."""
    package = root / "src" / "mori"
    for folder in (package / "words" / "catalogues", *package.glob("games/*/words")):
        for english in (folder / "en").glob("*.ftl"):
            _write(folder / CODE / english.name, translate_catalogue(english.read_text("utf-8")))
    _write(package / "words" / "catalogues" / CODE / "language.json", f'{{"name": "{NAME}"}}\n')
    for book in package.glob("games/*/book/en.md"):
        _write(book.with_name(f"{CODE}.md"), pseudo(book.read_text("utf-8")))
    for rules in (root / "docs" / "rules" / "en").glob("*.md"):
        _write(root / "docs" / "rules" / CODE / rules.name, pseudo(rules.read_text("utf-8")))


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
