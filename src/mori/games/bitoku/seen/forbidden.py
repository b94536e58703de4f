"""What forbids a thing to an effect that a question offers, before the effect is chosen."""

from mori.core.errors import WHEN_CHOSEN, Reason
from mori.core.shown import EffectData
from mori.games.bitoku.actions.kind import parts_asked
from mori.games.bitoku.actions.kinds import actions_at
from mori.games.bitoku.actions.pressing import Pressing
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.writer import BitokuWriter


def why_not_effect(w: BitokuWriter, pressing: Pressing, seat: int, place: str) -> Reason | None:
    """The first reason why none of the effects at hand can be used on a place."""
    pressed = actions_at(w, pressing, seat, place)
    for said in all_parts(parts_asked(w, seat)):
        frame = EFFECT_KINDS[said["kind"]].question(seat, said)
        if frame is None:
            continue
        listed = frame.actions(w, seat)
        for action in pressed:
            if action in listed:
                continue
            reason = frame.why_not(w, seat, action)
            if not reason.code.startswith(WHEN_CHOSEN):
                return reason
    return None


def all_parts(effects: list[EffectData]) -> list[EffectData]:
    """The effects and all parts of them."""
    found: list[EffectData] = []
    for effect in effects:
        found.append(effect)
        found += all_parts(effect["parts"])
    return found
