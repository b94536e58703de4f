"""The numbered rules of a game, read from its rule text.

The texts are Markdown, one for each language. The game's entry gives their folder;
docs/rules/README.md describes their form. A rule is a paragraph or list item that begins with its
id in bold, or a table row whose first cell does. The same text contains the rulings (HR-01 …, BR-1
…), the worked examples (T-01 …) and the terms that only the rules use; the terms of the game and
the headings are in the catalogues.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from mori.core.registry import entry_of
from mori.words.languages import FALLBACK, language_data
from mori.words.meanings import Term, glossary

RULE: Final = re.compile(
    r"^(?:- |\| )?\*\*([A-Z]-[A-Z]+(?:-[A-Z]+)?-(?:[A-Z]?\d+[a-z]?|[A-L]))\*\*\s*(.*)$"
)
# A ruling has a title and a text in a register, or a question and its answer in a list below rules.
RULING: Final = re.compile(r"^\*\*([A-Z]R-\d+)\s+(.*?)\*\*\s*(.*)$")
LISTED_RULING: Final = re.compile(r"^- \*\*([A-Z]R-\d+)\*\*\s+(.*?)\s+→\s+(.*)$")
CONFIDENCE: Final = re.compile(r"\s*\[((?:high|medium|low)(?:/(?:high|medium|low))*)\]\s*$")
EXAMPLE: Final = re.compile(r"^\| (T-\d\d) \|")
RULING_ID: Final = re.compile(r"\b[A-Z]R-\d+\b")
POINTERS: Final = re.compile(r"\s*→ [A-Z]R-\d+(?:, [A-Z]R-\d+)*")
# The source of a rule: stated, derived, reconstructed.
TAG: Final = re.compile(r" *\[([SDR](?:/[SDR])*)\]")
CELL_EDGE: Final = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True)
class Ruling:
    """How an open question was settled, and how surely: high, medium, low, or two of them.

    `group`: the rules under which it is listed, if any.
    """

    id: str
    title: str
    text: str
    confidence: tuple[str, ...]
    group: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: the expected result of a situation."""

    id: str
    situation: str
    expected: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. `sources`: S stated by the rulebook, D derived, R reconstructed."""

    id: str
    group: str
    text: str
    sources: tuple[str, ...]
    rulings: tuple[str, ...]


class Rulebook:
    """All rules, rulings and examples of a game, each by its id, in the order of the text."""

    def __init__(self, text: str, language: str = FALLBACK) -> None:
        self.language = language
        self.terms: list[Term] = []
        self.rules: dict[str, Rule] = {}
        self.rulings: dict[str, Ruling] = {}
        self.examples: dict[str, Example] = {}
        lines = text.splitlines()
        for block in _blocks(lines):
            self._add(block)
        first = next((number for number, line in enumerate(lines) if RULE.match(line)), 0)
        rows = [_cells(line) for line in lines[:first] if line.startswith("|")]
        self.terms = [Term(*row) for row in rows[2:]]  # without headings and what is below them

    def groups(self) -> dict[str, list[Rule]]:
        """The rules by group."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            found.setdefault(rule.group, []).append(rule)
        return found

    def ids(self) -> list[str]:
        """Every id that can be looked up."""
        return [*self.rules, *self.groups(), *self.rulings, *self.examples]

    def exact_id(self, typed: str) -> str | None:
        """The id as the text writes it, for any letter case; None if it does not exist."""
        by_lower_case = {name.lower(): name for name in self.ids()}
        return by_lower_case.get(typed.strip().lower())

    def nearest(self, typed: str) -> list[str]:
        """Ids similar to the typed one."""
        by_lower_case = {name.lower(): name for name in self.ids()}
        close = get_close_matches(typed[:40].strip().lower(), by_lower_case, n=5, cutoff=0.5)
        return [by_lower_case[name] for name in close]

    def _add(self, block: list[str]) -> None:
        head = block[0]
        if example := EXAMPLE.match(head):
            cells = _cells(head)
            self.examples[example[1]] = Example(cells[0], cells[1], cells[2])
        elif ruling := RULING.match(head):
            self.rulings[ruling[1]] = _ruling(ruling, block)
        elif ruling := LISTED_RULING.match(head):
            last = next(reversed(self.rules.values()), None)
            group = last.group if last is not None else ""
            self.rulings[ruling[1]] = _ruling(ruling, block, group)
        elif rule := RULE.match(head):
            is_row = head.startswith("|")
            colon = language_data(self.language).colon
            text = _row_text(block, colon) if is_row else _joined([rule[2], *block[1:]])
            self.rules[rule[1]] = _rule(rule[1], text)


@cache
def rulebook(game: str, language: str = FALLBACK) -> Rulebook | None:
    """The rulebook of a game, in English if the language has none; None if there is no text."""
    entry = entry_of(game)
    if entry.rule_texts is None:
        return None
    for spoken in (language, FALLBACK):
        file = entry.rule_texts / spoken / f"{entry.name}.md"
        if file.is_file():
            book = Rulebook(file.read_text(encoding="utf-8"), spoken)
            book.terms = [*glossary(game, spoken), *book.terms]
            return book
    return None


def titled(ruling: Ruling) -> str:
    """A ruling in one line: its title or question, and the answer."""
    stop = "" if ruling.title.endswith("?") else "."
    return f"{ruling.title}{stop} {ruling.text}".replace("**", "")


def _ruling(head: re.Match[str], block: list[str], group: str = "") -> Ruling:
    text = _joined([head[3], *block[1:]])
    told = CONFIDENCE.search(text)
    return Ruling(
        id=head[1],
        title=head[2].rstrip("."),
        text=CONFIDENCE.sub("", text),
        confidence=tuple(told[1].split("/")) if told else (),
        group=group,
    )


def _rule(name: str, text: str) -> Rule:
    return Rule(
        id=name,
        group=name.rpartition("-")[0],
        text=_plain(text),
        sources=tuple(letter for tag in TAG.findall(text) for letter in tag.split("/")),
        rulings=tuple(dict.fromkeys(RULING_ID.findall(text))),
    )


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    """The lines of each rule, ruling and example; a row's block ends with its table's headings."""
    block: list[str] = []
    headings = ""
    for number, line in enumerate(lines):
        if line.startswith("|") and not lines[number - 1].startswith("|"):
            headings = line
        if any(head.match(line) for head in (RULE, RULING, LISTED_RULING, EXAMPLE)):
            if block:
                yield block
            block = [line]
            if line.startswith("|"):
                yield [line, headings]
                block = []
        elif block and _goes_on(block, line):
            block.append(line)
        elif block:
            yield block
            block = []
    if block:
        yield block


def _goes_on(block: list[str], line: str) -> bool:
    """Whether a line still belongs to the block.

    After an empty line only a table or indented text continues it, and only if the block introduces
    it: a rule that ends with a full stop is complete.
    """
    if not line.strip():
        return True
    if line.startswith(("#", "---", "```", "- ")):
        return False
    if line.startswith(("|", " ")):
        return not _is_complete(block[0])
    return bool(block[-1].strip())


def _is_complete(head: str) -> bool:
    return not _plain(head).endswith(":")


def _plain(text: str) -> str:
    """The text of a rule, without its source and its rulings."""
    return TAG.sub("", POINTERS.sub("", text)).strip()


def _joined(lines: list[str]) -> str:
    """Paragraphs on one line each; tables unchanged."""
    text = ""
    for line in lines:
        if line.startswith("|"):
            text = f"{text}\n{line}"
        elif line.strip():
            text = f"{text} {line.strip()}" if text else line.strip()
    return text


def _row_text(block: list[str], colon: str) -> str:
    """A rule in a table row: its name, its other cells with their headings, its last cell."""
    cells, headings = _cells(block[0]), _cells(block[1])
    label = cells[0].rpartition("**")[2].strip()
    facts = [f"{heading}{colon} {cell}" for heading, cell in zip(headings[1:-1], cells[1:-1])]
    lead = " – ".join(part for part in (label, *facts) if part)
    return f"{lead}. {cells[-1]}"


def _cells(row: str) -> list[str]:
    return [cell.strip().replace("\\|", "|") for cell in CELL_EDGE.split(row.strip())[1:-1]]
