"""Tips for a first game: what a tip is, reading a game's tips, and which of them fit now.

A tip is one sentence, shown when something occurs for the first time. Which tips fit depends only
on what a seat is asked and has learnt. The page or terminal remembers which were closed
(docs/adding-a-tip.md).
"""

import re
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase, translate
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec

from mori.content.checks import check_distinct
from mori.content.pack import read_pack
from mori.content.problems import Where
from mori.content.schema import read_entries
from mori.content.values import Reading
from mori.core.errors import ContentError
from mori.core.facts import Fact
from mori.core.registry import entry_of
from mori.core.view import SeatView
from mori.lessons.lesson import Said, SomeTexts, Texts
from mori.lessons.patterns import has_values

FILE: Final = "tips.toml"
SEAT: Final = "{seat}"  # stands for the reader's seat number

ASKED, CAN, FACT, ROUND = "asked", "can", "fact", "round"

# asked KIND key=glob …   such a question waits for the seat's answer
# can GLOB                an answer with such a notation is legal
# fact KIND key=glob …    such a fact was learnt since the seat's last answer
# round GLOB              the number of the round
When = Annotated[
    str, msgspec.Meta(pattern=r"(?:asked|fact) [a-z_]+(?: [a-z_]+=\S+)*|can \S.*|round \S+")
]


class Tip(msgspec.Struct, frozen=True):
    """One sentence, its conditions, the places lit with it, and the rules to read on."""

    id: Said
    when: Annotated[tuple[When, ...], msgspec.Meta(min_length=1)]  # any one of these
    rules: SomeTexts
    lit: Texts = ()
    players: tuple[int, ...] = ()  # how many there must be; with any number if none is named

    def places(self, seat: int) -> list[str]:
        """The places to light for a seat."""
        return [place.replace(SEAT, str(seat)) for place in self.lit]


def message_of(game: str, tip: str) -> str:
    """The id of a tip's message."""
    return f"{game}-tip-{tip}"


@cache
def tips_of(game: str) -> tuple[Tip, ...]:
    """The tips of a game, most urgent first; none if it has none. ContentError: mistakes."""
    folder = entry_of(game).folder
    return read_tips(game, folder / FILE) if folder is not None else ()


def read_tips(game: str, path: Path) -> tuple[Tip, ...]:
    if not path.is_file():
        return ()
    reading, where = Reading(), Where(path.name)
    (table,) = read_pack(path).files.values()
    for key in table.keys() - {"tips"}:
        reading.problems.append(where.at(key).problem("unknown_key", nearest="tips"))
    entries = read_entries(Tip, table, "tips", where, reading)
    check_distinct(where.at("tips"), entries.ids(), reading)
    for place, tip in entries.read():
        _check_kinds(game, tip, place, reading)
    if reading.problems:
        raise ContentError(reading.problems)
    return tuple(entries.values())


def _check_kinds(game: str, tip: Tip, where: Where, reading: Reading) -> None:
    """Whether the game has such questions and facts."""
    words = entry_of(game).words
    known = {ASKED: ("decisions", words.decisions), FACT: ("facts", words.facts)}
    for index, pattern in enumerate(tip.when):
        verb, kind = pattern.split()[:2]
        table, kinds = known.get(verb, ("", (kind,)))
        if kind not in kinds:
            place = where.at("when").item(index)
            reading.problems.append(
                place.problem("unknown_reference", value=kind, table=table, nearest="")
            )


def tips_now(view: SeatView, learnt: Iterable[Fact]) -> list[Tip]:
    """The tips that fit what a seat knows; `learnt` are the facts since its last answer."""
    if view.seat is None or view.world.is_over:
        return []
    triggers = _triggers(view.rules.game, view.seat, view.rules.players)
    fitting = triggers.of_round(view.rules.round_of(view.world))
    for fact in learnt:
        for number, wanted in triggers.facts.get(fact.kind, ()):
            if number not in fitting and has_values(wanted, fact.args):
                fitting.add(number)
    if view.decision is not None:
        for number, wanted in triggers.asked.get(view.decision.kind, ()):
            if number not in fitting and (not wanted or has_values(wanted, view.prompt())):
                fitting.add(number)
        legal = [action.text for action in view.decision.actions]
        fitting.update(number for number, fits in triggers.can if any(map(fits, legal)))
    return [triggers.tips[number] for number in sorted(fitting)]


class _Triggers:
    """The patterns of a game's tips, parsed once for a seat, because every state needs them."""

    def __init__(self, tips: list[Tip], seat: int) -> None:
        self.tips = tips
        self.asked: dict[str, list[tuple[int, list[str]]]] = {}
        self.facts: dict[str, list[tuple[int, list[str]]]] = {}
        self.can: list[tuple[int, Callable[[str], object]]] = []  # compared with notations
        self.rounds: list[tuple[int, str]] = []
        for number, tip in enumerate(tips):
            for pattern in tip.when:
                self._add(number, pattern.replace(SEAT, str(seat)))

    def _add(self, number: int, pattern: str) -> None:
        verb, _, rest = pattern.partition(" ")
        if verb == ROUND:
            self.rounds.append((number, rest))
        elif verb == CAN:
            self.can.append((number, re.compile(translate(rest)).match))
        else:
            kind, *wanted = rest.split()
            group = self.facts if verb == FACT else self.asked
            group.setdefault(kind, []).append((number, wanted))

    def of_round(self, round: int) -> set[int]:
        return {number for number, glob in self.rounds if fnmatchcase(str(round), glob)}


@cache
def _triggers(game: str, seat: int, players: int) -> _Triggers:
    fitting = [tip for tip in tips_of(game) if not tip.players or players in tip.players]
    return _Triggers(fitting, seat)
