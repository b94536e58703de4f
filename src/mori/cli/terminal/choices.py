"""The numbered answers to a question, in groups, and what somebody meant by what they typed.

Numbers follow the decision's own order and never change while the question stands, whichever
group is open: `12` means the same on the table, in a list and after `?`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from mori.core.actions import Action
from mori.core.decision import Decision

FEW: Final = 4  # a group no larger is listed at once
PLACES: Final = ("target", "place", "tile", "card", "line")

Grouping = Callable[[Action], tuple[str, str] | None]  # a message's id and what it is about
Pointing = Callable[[Action], str]  # what on the table an action points at, "" for nothing


@dataclass(frozen=True)
class Group:
    """Answers that differ only in where to."""

    letter: str
    message: str
    about: str  # a reference, or ""
    numbers: list[int]


@dataclass(frozen=True)
class Picked:
    action: Action


@dataclass(frozen=True)
class Narrowed:
    """Several answers are meant: they are to be shown."""

    numbers: list[int]
    group: Group | None


@dataclass(frozen=True)
class WrongNumber:
    number: str


Meaning = Picked | Narrowed | WrongNumber | None


class Choices:
    """A decision's actions by number and group."""

    def __init__(
        self, decision: Decision, grouping: Grouping, pointing: Pointing | None = None
    ) -> None:
        self.actions: Sequence[Action] = decision.actions
        self.target_of: Pointing = pointing or target_of
        found: dict[tuple[str, str], list[int]] = {}
        for number, action in enumerate(self.actions, start=1):
            key = grouping(action)
            if key is not None:
                found.setdefault(key, []).append(number)
        large = [(key, numbers) for key, numbers in found.items() if len(numbers) > FEW]
        self.groups = [
            Group(letter, message, about, numbers)
            for letter, ((message, about), numbers) in zip(ascii_lowercase, large)
        ]
        grouped = {number for group in self.groups for number in group.numbers}
        self.singles = [n for n in range(1, len(self.actions) + 1) if n not in grouped]

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, number: int) -> Action:
        return self.actions[number - 1]

    def lit(self, numbers: Sequence[int] | None = None) -> dict[str, int]:
        """What on the table gets which number: by default the first group and the single ones."""
        if numbers is None:
            numbers = [*(self.groups[0].numbers if self.groups else []), *self.singles]
        found: dict[str, int] = {}
        for number in numbers:
            reference = self.target_of(self.action(number))
            if reference:
                found.setdefault(reference, number)
        return found

    def meaning(self, typed: str) -> Meaning:
        """What somebody meant; None if it is no answer to this question."""
        text = " ".join(typed.lower().split())
        if text.isascii() and text.isdigit():
            digits = text.lstrip("0") or "0"
            if len(digits) <= 6 and 1 <= int(digits) <= len(self.actions):
                return Picked(self.action(int(digits)))
            return WrongNumber(digits[:12])
        for group in self.groups:
            if text == group.letter:
                return Narrowed(group.numbers, group)
        begun = [n for n in range(1, len(self) + 1) if self.action(n).text.startswith(text)]
        for number in begun:
            if self.action(number).text == text:
                return Picked(self.action(number))
        if not text or not begun:
            return None
        return Picked(self.action(begun[0])) if len(begun) == 1 else Narrowed(begun, None)


def target_of(action: Action) -> str:
    """What on the table an action points at, as a reference; "" if at nothing."""
    for key in PLACES:
        value = action.args.get(key)
        if isinstance(value, str):
            return ":".join(value.split(":")[:2])  # a line's reference also tells what it asks
    return ""


def ranges(numbers: Sequence[int], dash: str) -> str:
    """Numbers in short: 1–4, 7, 9–12."""
    parts: list[str] = []
    start = previous = None
    for number in [*numbers, None]:
        if previous is not None and number == previous + 1:
            previous = number
            continue
        if start is not None:
            parts.append(str(start) if start == previous else f"{start}{dash}{previous}")
        start = previous = number
    return ", ".join(parts)
