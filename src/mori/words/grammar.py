"""The small grammar of effect references: name(key=value,…)[part&part] or [option|option]."""

import re
from dataclasses import dataclass
from typing import Final

from mori.words.catalogue import Value

HEAD: Final = re.compile(r"([a-z_]+)(?:\(([^()\[\]|&]*)\))?")


@dataclass(frozen=True, slots=True)
class Node:
    """One name with its arguments and what stands inside it."""

    name: str
    args: dict[str, Value]
    parts: tuple["Node", ...]
    is_choice: bool  # of its parts one is chosen; otherwise all of them are meant


def parse(text: str) -> Node:
    """The tree of an effect. Raises LookupError for what is not in the grammar."""
    node, end = _node(text, 0)
    if end != len(text):
        raise LookupError(text)
    return node


def _node(text: str, start: int) -> tuple[Node, int]:
    head = HEAD.match(text, start)
    if head is None:
        raise LookupError(text)
    parts: list[Node] = []
    is_choice = False
    end = head.end()
    if text[end : end + 1] == "[":
        end += 1
        while text[end : end + 1] != "]":
            part, end = _node(text, end)
            parts.append(part)
            is_choice = is_choice or text[end : end + 1] == "|"
            if text[end : end + 1] in ("|", "&"):
                end += 1
        end += 1
    return Node(head[1], _arguments(head[2] or ""), tuple(parts), is_choice), end


def _arguments(text: str) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for pair in text.split(",") if text else ():
        key, equals, value = pair.partition("=")
        if not equals:
            raise LookupError(text)
        found[key] = int(value) if value.lstrip("-").isdigit() else value
    return found
