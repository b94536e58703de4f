"""Tips for a first game: what a tip is, reading those of a game, and which of them fit now.

A tip is one sentence, said when something appears for the first time. Which tips fit follows from
what a seat is asked and has learnt, and from nothing else; whoever shows them remembers which were
closed (docs/adding-a-tip.md).
"""

import re
from collections.abc import Iterable
from fnmatch import translate
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
SEAT: Final = "{seat}"  # stands for the number of the seat that is told

ASKED, CAN, FACT, ROUND = "asked", "can", "fact", "round"

# asked KIND key=glob …   such a question waits for the seat's answer
# can GLOB                an answer with such a notation is legal
# fact KIND key=glob …    such a fact was learnt since the seat's last answer
# round GLOB              the number of the round
When = Annotated[
    str, msgspec.Meta(pattern=r"(?:asked|fact) [a-z_]+(?: [a-z_]+=\S+)*|can \S.*|round \S+")
]


class Tip(msgspec.Struct, frozen=True):
    """One sentence, when it is said, the places lit with it, and the rules to read on."""

    id: Said
    when: Annotated[tuple[When, ...], msgspec.Meta(min_length=1)]  # any one of these
    rules: SomeTexts
    lit: Texts = ()

    def places(self, seat: int) -> list[str]:
        """What is lit for a seat."""
        return [place.replace(SEAT, str(seat)) for place in self.lit]


def message_of(game: str, tip: str) -> str:
    """The id of a tip's message."""
    return f"{game}-tip-{tip}"


@cache
def tips_of(game: str) -> tuple[Tip, ...]:
    """The tips of a game, the more pressing first; none if it has none. ContentError: mistakes."""
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
    """Whether the game asks and tells such things."""
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
    """The tips that fit what a seat knows; `learnt` is what it was told since its last answer."""
    if view.seat is None or view.world.is_over:
        return []
    triggers = _triggers(view.rules.game, view.seat)
    if not triggers:
        return []
    moment = _Moment(view, learnt)
    return [tip for tip, patterns in triggers if any(map(moment.meets, patterns))]


class _Trigger:
    """A pattern as it is held against every moment: taken apart once, for one seat."""

    def __init__(self, pattern: str, seat: int) -> None:
        self.verb, _, rest = pattern.replace(SEAT, str(seat)).partition(" ")
        self.kind, *self.wanted = rest.split()
        self.fits = re.compile(translate(rest)).match  # the notation of an answer, or a round


@cache
def _triggers(game: str, seat: int) -> tuple[tuple[Tip, tuple[_Trigger, ...]], ...]:
    return tuple(
        (tip, tuple(_Trigger(pattern, seat) for pattern in tip.when)) for tip in tips_of(game)
    )


class _Moment:
    """What a seat is asked and has learnt, as patterns are held against it."""

    def __init__(self, view: SeatView, learnt: Iterable[Fact]) -> None:
        self.view = view
        self.round = str(view.rules.round_of(view.world))
        self.facts: dict[str, list[Fact]] = {}
        for fact in learnt:
            self.facts.setdefault(fact.kind, []).append(fact)

    def meets(self, trigger: _Trigger) -> bool:
        decision = self.view.decision
        if trigger.verb == ROUND:
            return trigger.fits(self.round) is not None
        if trigger.verb == FACT:
            found = self.facts.get(trigger.kind, ())
            return any(has_values(trigger.wanted, fact.args) for fact in found)
        if decision is None:
            return False
        if trigger.verb == CAN:
            return any(trigger.fits(action.text) for action in decision.actions)
        if decision.kind != trigger.kind:
            return False
        return not trigger.wanted or has_values(trigger.wanted, self.view.prompt())
