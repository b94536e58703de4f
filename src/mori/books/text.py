"""Reading the text of a book: `book/<language>.md` of the game's folder.

The text is Markdown of the plainest kind, a block on each line; anything else is refused, with its
line. A block ends with the rules it speaks of:

    # Title
    ## {id} Heading of a part
    A paragraph. [H-TILE-1, H-ACT]
    - An item of a list. [H-ACT-2]
    > An example. [H-BLOCK-3]
    {figure name} What the figure shows.
    {turn}
    {icons}
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Literal

from mori.core.registry import entry_of
from mori.words.languages import FALLBACK, tied

FOLDER: Final = "book"
HEADING: Final = re.compile(r"## \{([a-z][a-z-]*)\} (\S.*)")
FIGURE: Final = re.compile(r"\{figure ([a-z][a-z-]*)\} (\S.*)")
RULE: Final = r"[A-Z]-[A-Z]+(?:-[A-Z0-9]+[a-z]?)*"
RULES: Final = re.compile(rf"(.*\S) \[({RULE}(?:, {RULE})*)\]")
STRAY: Final = re.compile(r"[#>{}\[\]|<]|^[-*+] |^\d+\. ")

Kind = Literal["text", "item", "example", "figure", "turn", "icons"]
WHOLE: Final[dict[str, Kind]] = {"{turn}": "turn", "{icons}": "icons"}
MARKED: Final[dict[str, Kind]] = {"- ": "item", "> ": "example"}


class BookMistake(ValueError):
    """A line that does not belong in a book."""

    def __init__(self, file: Path, line: int, text: str) -> None:
        super().__init__(f"{file.parent.parent.name}/{file.name}, line {line}: {text[:60]!r}")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, an item, an example, a figure with its caption, or a set piece."""

    kind: Kind
    text: str = ""
    rules: tuple[str, ...] = ()
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """The part below a heading."""

    id: str
    title: str
    blocks: list[Block] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Book:
    """A book in a language; `lead` is the text before its first part."""

    language: str
    title: str
    lead: list[Block] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    def blocks(self) -> list[Block]:
        return [*self.lead, *(block for part in self.parts for block in part.blocks)]

    def part_of(self, group: str) -> str:
        """The first part about a group of rules, or about one of them; "" if there is none."""
        for part in self.parts:
            if any(is_of(rule, group) for block in part.blocks for rule in block.rules):
                return part.id
        return ""


def is_of(rule: str, group: str) -> bool:
    """Whether a reference is to a group of rules, or to one of its rules."""
    return rule == group or rule.rpartition("-")[0] == group


def has_book(game: str) -> bool:
    folder = entry_of(game).folder
    return folder is not None and (folder / FOLDER / f"{FALLBACK}.md").is_file()


@cache
def book_of(game: str, language: str = FALLBACK) -> Book | None:
    """The book of a game, in English if the language has none; None if there is no book."""
    folder = entry_of(game).folder
    if folder is None:
        return None
    for spoken in (language, FALLBACK):
        file = folder / FOLDER / f"{spoken}.md"
        if file.is_file():
            return read_book(file, spoken)
    return None


def read_book(file: Path, language: str) -> Book:
    """The book in a file. BookMistake names the first wrong line."""
    text = file.read_text(encoding="utf-8")
    lines = tied(text, language).splitlines()
    if not lines or not lines[0].startswith("# "):
        raise BookMistake(file, 1, lines[0] if lines else "")
    book = Book(language, lines[0].removeprefix("# "))
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        if heading := HEADING.fullmatch(line):
            if any(part.id == heading[1] for part in book.parts):
                raise BookMistake(file, number, line)
            book.parts.append(Part(heading[1], heading[2]))
            continue
        block = _block(line)
        if block is None or STRAY.search(block.text):
            raise BookMistake(file, number, line)
        (book.parts[-1].blocks if book.parts else book.lead).append(block)
    return book


def _block(line: str) -> Block | None:
    if line in WHOLE:
        return Block(WHOLE[line])
    if figure := FIGURE.fullmatch(line):
        return Block("figure", figure[2], (), figure[1])
    kind = MARKED.get(line[:2], "text")
    text = line if kind == "text" else line[2:]
    if said := RULES.fullmatch(text):
        return Block(kind, said[1], tuple(said[2].split(", ")))
    return Block(kind, text) if text and text.strip() == text else None
