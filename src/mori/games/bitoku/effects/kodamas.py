"""Moving Kodamas (B-KODAMA)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.core.shown import EffectData
from mori.games.bitoku.effects.kind import COUNT, SCOPE, EffectKind, Parameter
from mori.games.bitoku.language.action_kinds import ADVANCE, PUSH_BACK, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.language.said import units_in
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.codes import REGION_COUNT
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.writer import BitokuWriter


def can_advance_any(w: BitokuWriter, seat: int, region: int) -> bool:
    """Whether an own Kodama can make a step, in one region or (-1) in any."""
    if region >= 0:
        return w.can_advance(seat, region)
    for other in range(REGION_COUNT):
        if w.can_advance(seat, other):
            return True
    return False


def can_push_back_any(w: BitokuWriter, seat: int, region: int) -> bool:
    for rival in w.rivals(seat):
        for where in range(REGION_COUNT):
            if (region < 0 or where == region) and can_push_back(w, rival, where):
                return True
    return False


def can_push_back(w: BitokuWriter, rival: int, region: int) -> bool:
    """B-KODAMA-7: not from space 1."""
    return w.state.kodama[rival * REGION_COUNT + region] > 1


def advance_in_region(w: BitokuWriter, seat: int, region: int, steps: int) -> None:
    """Steps in one region, as far as they can be made: nobody would refuse them."""
    for made in range(steps):
        if not w.can_advance(seat, region):  # B-KODAMA-6: the step is lost
            w.lose_effects(seat, [units_in("kodama_forward", steps - made, "scope", "region")])
            return
        w.advance_kodama(seat, region)


class DistributeSteps(Choice[BitokuWriter]):
    """Steps distributed over Kodamas one by one, in any order (B-KODAMA-3, -4)."""

    __slots__ = ("floor", "left")

    def __init__(self, seat: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.left = left
        self.floor = floor  # the number of the step named last: search names no lower one after it

    def steps(self, w: BitokuWriter) -> list[Action]:
        """The steps that can be made now, ascending."""
        raise NotImplementedError

    def number(self, step: Action) -> int:
        """What a step is told from others by."""
        raise NotImplementedError

    def make(self, w: BitokuWriter, step: Action) -> None:
        raise NotImplementedError

    def said(self) -> EffectData:
        """The steps that are left, for the log."""
        raise NotImplementedError

    def run(self, w: BitokuWriter) -> bool:
        if self.left and self.steps(w):
            return True
        w.done()
        if self.left:
            w.lose_effects(self.seat, [self.said()])
        return False

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"count": self.left}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = self.steps(w)
        actions.append(w.notation.skip)
        return actions

    def canonical(self, w: BitokuWriter, seat: int, actions: list[Action]) -> list[Action]:
        """The steps from the floor on; all if there is none.

        None is left above the floor only after a step that went as far as it could go: what was
        named before it may still be named again.
        """
        skip = w.notation.skip
        higher = [step for step in actions if step is skip or self.number(step) >= self.floor]
        return higher if len(higher) > 1 else actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.decline_effects(seat, [self.said()])
            return
        self.left -= 1
        self.floor = self.number(action)
        self.make(w, action)

    def units(self, w: BitokuWriter, seat: int) -> int:
        return self.left

    def is_unit(self, action: Action) -> bool:
        return action.kind != SKIP


class AdvanceKodamas(DistributeSteps):
    """Steps forward with own Kodamas (B-KODAMA-3)."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "floor")

    def steps(self, w: BitokuWriter) -> list[Action]:
        regions = range(REGION_COUNT)
        return [
            w.notation.advance[region] for region in regions if w.can_advance(self.seat, region)
        ]

    def number(self, step: Action) -> int:
        return step.a

    def make(self, w: BitokuWriter, step: Action) -> None:
        w.advance_kodama(self.seat, step.a)

    def said(self) -> EffectData:
        return units_in("kodama_forward", self.left, "scope", "any")

    def kind(self) -> str:
        return "advance_kodama"

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != ADVANCE:
            return not_asked(action)
        return reason("kodama_stuck", "B-KODAMA-6")

    def clone(self) -> "AdvanceKodamas":
        return AdvanceKodamas(self.seat, self.left, self.floor)


class PushKodamasBack(DistributeSteps):
    """Steps back with rivals' Kodamas (B-KODAMA-4)."""

    __slots__ = ("region",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "region", "floor")

    def __init__(self, seat: int, left: int, region: int, floor: int) -> None:
        super().__init__(seat, left, floor)
        self.region = region  # the only one allowed, or -1 (B-KODAMA-5)

    def steps(self, w: BitokuWriter) -> list[Action]:
        found: list[Action] = []
        for rival in w.rivals(self.seat):  # B-KODAMA-9; neutral ones are nobody's (B-KODAMA-10)
            for region in range(REGION_COUNT):
                if self.region in (-1, region) and can_push_back(w, rival, region):
                    found.append(w.notation.push_back[rival][region])
        return found

    def number(self, step: Action) -> int:
        return step.a * REGION_COUNT + step.b

    def make(self, w: BitokuWriter, step: Action) -> None:
        w.push_kodama_back(self.seat, step.a, step.b)

    def said(self) -> EffectData:
        return units_in("kodama_back", self.left, "scope", "any" if self.region < 0 else "region")

    def kind(self) -> str:
        return "push_kodama_back"

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != PUSH_BACK:
            return not_asked(action)
        if action.a == seat:
            return reason("own_kodama", "B-KODAMA-9")
        if self.region >= 0 and action.b != self.region:
            return reason("wrong_region", "B-KODAMA-5")
        return reason("kodama_stuck", "B-KODAMA-7")

    def clone(self) -> "PushKodamasBack":
        return PushKodamasBack(self.seat, self.left, self.region, self.floor)


class KodamaForward(EffectKind):
    """Steps forward with own Kodamas, in any region or in the one at hand."""

    name: ClassVar[str] = "kodama_forward"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT, SCOPE)
    rules: ClassVar[tuple[str, ...]] = ("B-KODAMA-3", "B-KODAMA-5")
    icon: ClassVar[str] = "kodama-forward"
    frames: ClassVar[tuple[type, ...]] = (AdvanceKodamas,)
    decisions: ClassVar[tuple[str, ...]] = ("advance_kodama",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return can_advance_any(w, seat, region if effect.within_region else -1)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        if effect.within_region:
            advance_in_region(w, seat, region, effect.n)  # B-KODAMA-5
        else:
            w.push(AdvanceKodamas(seat, effect.n, 0))

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return places.kodama_tracks(seat)


class KodamaBack(EffectKind):
    """Steps back with rivals' Kodamas, in any region or in the one at hand."""

    name: ClassVar[str] = "kodama_back"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT, SCOPE)
    rules: ClassVar[tuple[str, ...]] = ("B-KODAMA-4", "B-KODAMA-5")
    icon: ClassVar[str] = "kodama-back"
    frames: ClassVar[tuple[type, ...]] = (PushKodamasBack,)
    decisions: ClassVar[tuple[str, ...]] = ("push_kodama_back",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return can_push_back_any(w, seat, region if effect.within_region else -1)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(PushKodamasBack(seat, effect.n, region if effect.within_region else -1, 0))

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        others = [side for side in range(w.tables.players) if side != seat]
        return [place for side in others for place in places.kodama_tracks(side)]
