"""Choosing among alternatives: one, one for each unit, or several different ones (B-EFFECT-7)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.effects.kind import COUNT, OPTIONS, Parameter
from mori.games.bitoku.effects.resolving import Connector
from mori.games.bitoku.language.action_kinds import PART, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.language.said import fewer
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.writer import BitokuWriter


class ChooseOption(Frame[BitokuWriter]):
    """One of several alternatives; `left` units of them, or `left` different ones."""

    __slots__ = ("hill", "left", "node", "region", "used")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "node", "left", "used", "region", "hill")

    def __init__(self, seat: int, node: int, left: int, used: int, region: int, hill: int) -> None:
        super().__init__(seat)
        self.node = node
        self.left = left
        self.used = used  # bit set of alternatives taken, where they must differ
        self.region = region
        self.hill = hill

    def options(self, w: BitokuWriter) -> list[Effect]:
        return w.tables.effects[self.node].children

    def choices(self, w: BitokuWriter) -> list[int]:
        options = self.options(w)
        return [
            number
            for number in range(len(options))
            if not self.used & (1 << number)
            and options[number].kind.is_possible(
                w, self.seat, options[number], self.region, self.hill
            )
        ]

    def run(self, w: BitokuWriter) -> bool:
        if self.left and self.choices(w):
            return True
        w.done()
        if self.left and w.facts is not None:
            w.lose_effects(self.seat, [fewer(w.tables.effects[self.node].said, self.left)])
        return False

    def can_skip(self, w: BitokuWriter) -> bool:
        """Gains that cost nothing are not refused; anything else may be (B-EFFECT-4)."""
        for option in self.options(w):
            if not option.is_plain_gain():
                return True
        return False

    def has_choice(self, w: BitokuWriter) -> bool:
        return self.can_skip(w)

    def kind(self) -> str:
        return "choose_option"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        options = [option.said for option in self.options(w)]
        source = w.tables.effects[self.node].ref
        return {"source": source, "count": self.left, "options": options}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.part[number] for number in self.choices(w)]
        if self.can_skip(w):
            actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            if w.facts is not None:
                w.decline_effects(seat, [fewer(w.tables.effects[self.node].said, self.left)])
            return
        self.left -= 1
        if isinstance(w.tables.effects[self.node].kind, ChooseDifferent):
            self.used |= 1 << action.a
        # B-EFFECT-9: a unit is completely resolved before the next is chosen.
        option = self.options(w)[action.a]
        option.kind.begin_chosen(w, seat, option, self.region, self.hill)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind == SKIP:
            return reason("must_choose", "B-EFFECT-7")
        if action.kind != PART or action.a >= len(self.options(w)):
            return not_asked(action)
        if self.used & (1 << action.a):
            return reason("already_done", "B-RIVER-6")
        return reason("nothing_possible", "B-EFFECT-5", "B-EFFECT-21")

    def clone(self) -> "ChooseOption":
        return ChooseOption(self.seat, self.node, self.left, self.used, self.region, self.hill)


class ChooseOne(Connector):
    """Slash: exactly one of the options."""

    name: ClassVar[str] = "choose_one"
    parameters: ClassVar[tuple[Parameter, ...]] = (OPTIONS,)
    rules: ClassVar[tuple[str, ...]] = ("B-EFFECT-7",)
    frames: ClassVar[tuple[type, ...]] = (ChooseOption,)
    decisions: ClassVar[tuple[str, ...]] = ("choose_option",)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(ChooseOption(seat, effect.index, 1, 0, region, hill))


class ChooseUnits(Connector):
    """Slash with a number: chosen afresh for each of the n units."""

    name: ClassVar[str] = "choose_units"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT, OPTIONS)
    rules: ClassVar[tuple[str, ...]] = ("B-EFFECT-9", "B-EFFECT-10")
    frames: ClassVar[tuple[type, ...]] = (ChooseOption,)
    decisions: ClassVar[tuple[str, ...]] = ("choose_option",)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(ChooseOption(seat, effect.index, effect.n, 0, region, hill))


class ChooseDifferent(Connector):
    """Up to n different options."""

    name: ClassVar[str] = "choose_different"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT, OPTIONS)
    rules: ClassVar[tuple[str, ...]] = ("B-RIVER-6",)
    frames: ClassVar[tuple[type, ...]] = (ChooseOption,)
    decisions: ClassVar[tuple[str, ...]] = ("choose_option",)
    is_board_only: ClassVar[bool] = True

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(ChooseOption(seat, effect.index, effect.n, 0, region, hill))
