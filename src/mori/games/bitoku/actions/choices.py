"""Actions that answer for goods, parts of effects and bonuses, and those that leave or pass."""

from typing import TYPE_CHECKING, ClassVar

from mori.core.actions import Action
from mori.games.bitoku.actions.kind import (
    ABOUT_PART,
    ANYTHING,
    ActionKind,
    SingleAction,
    parts_asked,
)
from mori.games.bitoku.actions.pressing import Pressing
from mori.games.bitoku.language import action_kinds as kinds
from mori.games.bitoku.language.notation import MAX_PARTS, Notation
from mori.games.bitoku.seen import places
from mori.games.bitoku.seen.about_effects import effect_places
from mori.games.bitoku.table.codes import KINDS
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.writer import BitokuWriter

if TYPE_CHECKING:
    from mori.games.bitoku.encoding.choices import BitokuChoices


class InWords(SingleAction):
    """An action that is told in words alone."""

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return []

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        return


class Pass(InWords):
    name: ClassVar[str] = kinds.PASS
    is_rare: ClassVar[bool] = True


class Skip(InWords):
    name: ClassVar[str] = kinds.SKIP
    is_rare: ClassVar[bool] = True


class Part(ActionKind):
    """One of several effects, by any place that it is about (`actions_at`)."""

    name: ClassVar[str] = kinds.PART
    leads_to: ClassVar[frozenset[str]] = ANYTHING

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return effect_places(w, seat, parts_asked(w, seat)[action.a])

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        return

    def count(self, choices: "BitokuChoices") -> int:
        return MAX_PARTS

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_PART


class WithResource(ActionKind):
    """An action that names a resource."""

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.resource(action.a)]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for kind in range(KINDS):
            pressing.add(places.resource(kind), self.of_resource(notation, kind))

    def of_resource(self, notation: Notation, kind: int) -> Action:
        raise NotImplementedError

    def count(self, choices: "BitokuChoices") -> int:
        return KINDS


class Take(WithResource):
    """Gaining a resource: by the resource, or by all goods together."""

    name: ClassVar[str] = kinds.TAKE

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        super().press(pressing, tables, notation)
        pressing.add(places.OWN_GOODS, *notation.take)

    def of_resource(self, notation: Notation, kind: int) -> Action:
        return notation.take[kind]


class Pay(WithResource):
    name: ClassVar[str] = kinds.PAY

    def of_resource(self, notation: Notation, kind: int) -> Action:
        return notation.pay[kind]


class Waive(WithResource):
    """Choosing what a discount takes off a price."""

    name: ClassVar[str] = kinds.WAIVE

    def of_resource(self, notation: Notation, kind: int) -> Action:
        return notation.waive[kind]


class BonusVp(SingleAction):
    name: ClassVar[str] = kinds.BONUS_VP

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.OWN_SCORE]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        pressing.add(places.OWN_SCORE, notation.bonus_vp)


class BonusAmulet(SingleAction):
    name: ClassVar[str] = kinds.BONUS_AMULET

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.amulet(1)]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        pressing.add(places.amulet(1), notation.bonus_amulet)
