"""The numbered answers to a question, in groups, and what somebody meant by what they typed.

Numbers follow the decision's own order and never change while the question stands, whichever
group is open: `12` means the same on the table, in a list and after `?`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final, NamedTuple

from mori.core.about import About, Note
from mori.core.actions import Action
from mori.core.view import SeatView

FEW: Final = 4  # a group no larger is listed at once


class Member(NamedTuple):
    """Why an action is one of a group: what all of them do, and where this one leads."""

    message: str
    about: str  # a reference, or ""
    leads_to: str  # a reference


Grouping = Callable[[Action], Member | None]
Pointing = Callable[[Action, list[str]], str]  # the place an action is marked at, "" for none


@dataclass(frozen=True)
class Group:
    """Answers that differ only in where to."""

    letter: str
    message: str
    about: str  # a reference, or ""
    numbers: list[int]
    leads_to: list[str]  # for each number a reference


@dataclass(frozen=True)
class Picked:
    action: Action


@dataclass(frozen=True)
class Several:
    """Units of one question, in the order they were named."""

    actions: list[Action]


@dataclass(frozen=True)
class Narrowed:
    """Several answers are meant: they are to be shown."""

    numbers: list[int]
    group: Group | None


@dataclass(frozen=True)
class WrongNumber:
    number: str


Meaning = Picked | Several | Narrowed | WrongNumber | None


class Choices:
    """A decision's actions by number and group."""

    def __init__(self, known: SeatView, grouping: Grouping, pointing: Pointing) -> None:
        assert known.decision is not None
        self.actions: Sequence[Action] = known.decision.actions
        self.units = units_example(known, self.actions)
        self.abouts = [known.about(action) for action in self.actions]
        self.outcomes = [known.outcome(action).facts for action in self.actions]
        self.places = [
            pointing(action, about.places) for action, about in zip(self.actions, self.abouts)
        ]
        found: dict[tuple[str, str], dict[int, str]] = {}
        for number, action in enumerate(self.actions, start=1):
            member = grouping(action)
            if member is not None:
                group = found.setdefault((member.message, member.about), {})
                group[number] = member.leads_to
        large = [(key, members) for key, members in found.items() if len(members) > FEW]
        self.groups = [
            Group(letter, message, about, list(members), list(members.values()))
            for letter, ((message, about), members) in zip(ascii_lowercase, large)
        ]
        grouped = {number for group in self.groups for number in group.numbers}
        self.singles = [n for n in range(1, len(self.actions) + 1) if n not in grouped]

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, number: int) -> Action:
        return self.actions[number - 1]

    def about(self, number: int) -> About:
        return self.abouts[number - 1]

    def notes(self, number: int) -> list[Note]:
        """What is to know of an answer besides what is certain to follow."""
        return self.abouts[number - 1].notes_beside(self.outcomes[number - 1])

    def lit(self, numbers: Sequence[int] | None = None) -> dict[str, int]:
        """Which place gets which number: of the first group and the single ones, unless told."""
        if numbers is None:
            numbers = [*(self.groups[0].numbers if self.groups else []), *self.singles]
        found: dict[str, int] = {}
        for number in numbers:
            place = self.places[number - 1]
            if place:
                found.setdefault(place, number)
        return found

    def meaning(self, typed: str) -> Meaning:
        """What somebody meant; None if it is no answer to this question."""
        words = typed.lower().split()
        if words and all(word.isascii() and word.isdigit() for word in words):
            return self._numbered(words)
        text = " ".join(words)
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

    def _numbered(self, words: list[str]) -> Meaning:
        actions: list[Action] = []
        for word in words:
            digits = word.lstrip("0") or "0"
            if len(digits) > 6 or not 1 <= int(digits) <= len(self.actions):
                return WrongNumber(digits[:12])
            actions.append(self.action(int(digits)))
        return Picked(actions[0]) if len(actions) == 1 else Several(actions)


def units_example(known: SeatView, actions: Sequence[Action]) -> str:
    """Numbers as they may be typed in a row; "" where no question takes several units."""
    if known.units() < 2:
        return ""
    numbers = [number for number, action in enumerate(actions, start=1) if known.is_unit(action)]
    return f"{numbers[-1]} {numbers[0]}"


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
