"""Patterns of answers: the notation of an action, or a fact that it will certainly cause.

`move reserve > amber.*` matches the text of an action; `*` stands for any letters. `fact
essence_pushed seat=seat:0` matches an answer that certainly causes such a fact, as far as the
learner may know; arguments that are not named may have any value.
"""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Final

from mori.core.actions import Action
from mori.core.facts import Fact
from mori.core.view import SeatView

FACT: Final = "fact"


def matches(patterns: tuple[str, ...], view: SeatView, action: Action) -> bool:
    """Whether an action of the seat's decision matches one of the patterns."""
    for pattern in patterns:
        word, _, rest = pattern.partition(" ")
        if word != FACT:
            if fnmatchcase(action.text, pattern):
                return True
        elif any(_is_fact(rest, fact) for fact in view.outcome(action).facts):
            return True
    return False


def _is_fact(pattern: str, fact: Fact) -> bool:
    kind, *wanted = pattern.split()
    return kind == fact.kind and has_values(wanted, fact.args)


def has_values(wanted: Iterable[str], values: Mapping[str, object]) -> bool:
    """Whether the values match each `key=glob`; other values do not matter."""
    for part in wanted:
        key, _, glob = part.partition("=")
        if key not in values or not fnmatchcase(_text(values[key]), glob):
            return False
    return True


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
