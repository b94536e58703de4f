"""What the sources of the page say of words: message ids they name, texts they hold themselves."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.words.messages import WEB_FILES

WEB = Path(__file__).parents[2] / "web"
SUFFIXES = {".ts", ".svelte", ".html"}

# A literal that begins like an id is the id of a message. What a template puts in is `…`.
MESSAGE = re.compile(r"web-[a-z0-9-]*(?:…[a-z0-9-]*)*")
# The areas of the page; an id that says no more before a part put in could mean any message there.
AREAS = tuple(file.removeprefix("web_") for file in WEB_FILES)

# Attributes and properties whose values people read or hear.
READ = {
    "alt",
    "aria-description",
    "aria-label",
    "aria-placeholder",
    "aria-roledescription",
    "aria-valuetext",
    "caption",
    "heading",
    "label",
    "placeholder",
    "summary",
    "text",
    "title",
    "tooltip",
}
BLOCK = re.compile(r"<(script|style)\b([^>]*)>(.*?)</\1\s*>", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->|<!doctype[^>]*>", re.DOTALL | re.IGNORECASE)
ENTITY = re.compile(r"&#?\w+;")
ATTRIBUTE = re.compile(r"([^\s=/>{}\"']+)\s*(=\s*)?")
# After these a slash begins a regular expression; after anything else it divides.
BEFORE_PATTERN = re.compile(r"(?:^|[(,=:\[!&|?{};+\n]|\breturn)\s*$")
ERROR = re.compile(r"Error\(\s*$")


class Found(NamedTuple):
    """A text in a source: a literal of the code, or words of the page itself."""

    line: int
    text: str


class Texts(NamedTuple):
    """The texts of one source."""

    literals: list[Found]  # of the code, without those a programmer reads in an error
    shown: list[Found]  # text nodes, and attributes that are read


@cache
def sources() -> dict[str, str]:
    """The sources of the page by their paths; its tests and what is generated are left out."""
    found = {}
    for path in sorted([*WEB.glob("*.html"), *(WEB / "src").rglob("*")]):
        if path.suffix in SUFFIXES and not path.name.endswith((".test.ts", ".d.ts")):
            text = path.read_text(encoding="utf-8")
            if not text.startswith("// Generated"):
                found[path.relative_to(WEB).as_posix()] = text
    return found


def texts_of(path: str, source: str) -> Texts:
    """The texts of one source."""
    if path.endswith(".ts"):
        return Texts(list(_literals(source, 1)), [])
    found = Texts([], [])
    markup = source
    for block in BLOCK.finditer(source):
        if block[1] == "script":
            found.literals.extend(_literals(block[3], _line(source, block.start(3))))
        markup = markup.replace(block[0], "\n" * block[0].count("\n"), 1)
    for comment in COMMENT.findall(markup):
        markup = markup.replace(comment, "\n" * comment.count("\n"), 1)
    _Markup(markup, found).read()
    return found


@cache
def named_messages() -> dict[str, str]:
    """The ids of messages that the page names, with the source; `…` is what a template puts in."""
    return {
        found.text: path
        for path, source in sources().items()
        for found in texts_of(path, source).literals
        if MESSAGE.fullmatch(found.text)
    }


def is_too_open(name: str) -> bool:
    """Whether an id with a part put in could mean any message of the page or of an area."""
    words = re.findall(r"[a-z0-9]+", name)
    return "…" in name and (len(words) < 2 or (len(words) == 2 and words[1] in AREAS))


def meant(name: str, ids: set[str]) -> set[str]:
    """The messages that an id means: itself, or all that fit if a part is put in."""
    pattern = re.compile(name.replace("…", "[a-z0-9-]+"))
    return {message for message in ids if pattern.fullmatch(message)}


# -- code


def _literals(code: str, line: int) -> Iterator[Found]:
    """The literals of TypeScript; what a template puts in is `…`, and looked into as well."""
    at = 0
    while at < len(code):
        sign = code[at]
        if code.startswith("//", at):
            at = _after(code, "\n", at)
        elif code.startswith("/*", at):
            at = _after(code, "*/", at + 2)
        elif sign in "\"'`":
            start = at
            text, inside, at = _literal(code, at)
            if not ERROR.search(code[max(0, start - 40) : start]):
                yield Found(line + code.count("\n", 0, start), text)
            for expression in inside:
                yield from _literals(expression, line + code.count("\n", 0, start))
        elif sign == "/" and BEFORE_PATTERN.search(code[max(0, at - 40) : at]):
            at = _after_pattern(code, at)
        else:
            at += 1


def _literal(code: str, start: int) -> tuple[str, list[str], int]:
    """A literal: its text, what stands in its placeholders, and where it ends."""
    quote, at = code[start], start + 1
    text: list[str] = []
    inside: list[str] = []
    while at < len(code) and code[at] != quote:
        if code[at] == "\\":
            text.append(" " if code[at + 1 : at + 2] == "n" else code[at + 1 : at + 2])
            at += 2
        elif quote == "`" and code.startswith("${", at):
            end = _after_braces(code, at + 1)
            inside.append(code[at + 2 : end - 1])
            text.append("…")
            at = end
        else:
            text.append(code[at])
            at += 1
    return "".join(text), inside, at + 1


def _after_braces(code: str, start: int) -> int:
    """The end of what begins with a brace at `start`."""
    depth, at = 0, start
    while at < len(code):
        sign = code[at]
        if sign in "\"'`":
            at = _literal(code, at)[2]
            continue
        if code.startswith("/*", at):
            at = _after(code, "*/", at + 2)
            continue
        depth += {"{": 1, "}": -1}.get(sign, 0)
        at += 1
        if depth == 0:
            break
    return at


def _after_pattern(code: str, start: int) -> int:
    in_class, at = False, start + 1
    while at < len(code) and (in_class or code[at] != "/") and code[at] != "\n":
        in_class = {"[": True, "]": False}.get(code[at], in_class)
        at += 2 if code[at] == "\\" else 1
    return at + 1


def _after(code: str, mark: str, start: int) -> int:
    end = code.find(mark, start)
    return len(code) if end < 0 else end + len(mark)


def _line(source: str, at: int) -> int:
    return source.count("\n", 0, at) + 1


# -- markup


class _Markup:
    """Reads the markup of a Svelte file, without its scripts, styles and comments."""

    def __init__(self, markup: str, found: Texts) -> None:
        self.markup = markup
        self.found = found
        self.at = 0

    def read(self) -> None:
        text, start = "", 0
        while self.at < len(self.markup):
            sign = self.markup[self.at]
            if sign == "<" and re.match(r"</?[A-Za-z]", self.markup[self.at :]):
                self._show(text, start)
                text = ""
                self._tag()
            elif sign == "{":
                self._expression()
                text += "…"
            else:
                start = start if text.strip("… \n") else self.at
                text += sign
                self.at += 1
        self._show(text, start)

    def _show(self, text: str, start: int) -> None:
        words = " ".join(ENTITY.sub(" ", text).replace("…", " ").split())
        if words:
            self.found.shown.append(Found(_line(self.markup, start), words))

    def _expression(self) -> str:
        start = self.at
        self.at = _after_braces(self.markup, start)
        code = self.markup[start + 1 : self.at - 1]
        self.found.literals.extend(_literals(code, _line(self.markup, start)))
        return code

    def _tag(self) -> None:
        self.at += 1
        while self.at < len(self.markup) and self.markup[self.at] != ">":
            if self.markup[self.at] == "{":
                self._expression()
                continue
            attribute = ATTRIBUTE.match(self.markup, self.at)
            if attribute is None:
                self.at += 1
                continue
            self.at = attribute.end()
            if attribute[2]:
                self._value(attribute[1])
        self.at += 1

    def _value(self, name: str) -> None:
        start, text = self.at, ""
        quote = self.markup[start]
        if quote not in "\"'":
            if quote == "{":
                self._expression()
            return
        self.at += 1
        while self.at < len(self.markup) and self.markup[self.at] != quote:
            if self.markup[self.at] == "{":
                self._expression()
                text += "…"
            else:
                text += self.markup[self.at]
                self.at += 1
        self.at += 1
        if MESSAGE.fullmatch(text):  # a property may hand on the id of a message
            self.found.literals.append(Found(_line(self.markup, start), text))
        elif name in READ:
            self._show(text, start)
