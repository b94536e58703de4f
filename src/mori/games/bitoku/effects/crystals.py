"""Crystals and the slots they lie in (B-CRYSTAL)."""

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.games.bitoku.language.action_kinds import SLOT
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import T_CRYSTAL
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writer import BitokuWriter


def has_free_slot(w: BitokuWriter, seat: int, crystal: int) -> bool:
    """Whether the seat's board has an empty slot for a crystal (B-CRYSTAL-2)."""
    colour = w.tables.crystals[crystal].colour
    slots = w.tables.slots
    start = seat * len(slots)
    for index in range(len(slots)):
        if slots[index].colour == colour and w.state.slots[start + index] == NONE:
            return True
    return False


def free_slots(w: BitokuWriter, seat: int, colour: int) -> list[int]:
    """The empty slots for a crystal's kind; slots that are alike in all are named once."""
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    start = seat * len(w.tables.slots)
    for index, slot in enumerate(w.tables.slots):
        if slot.colour == colour and w.state.slots[start + index] == NONE:
            alike = (slot.vp, slot.card_space)
            if alike not in seen:
                seen.append(alike)
                found.append(index)
    return found


def why_not_slot(w: BitokuWriter, seat: int, crystal: int, action: Action) -> Reason:
    """Why a crystal cannot lie where an answer says."""
    if action.kind != SLOT:
        return not_asked(action)
    if w.tables.slots[action.a].colour != w.tables.crystals[crystal].colour:
        return reason("slot_of_other_kind", "B-CRYSTAL-3")
    if w.state.slots[seat * len(w.tables.slots) + action.a] == NONE:
        return reason("same_slot", "B-CRYSTAL-3")  # alike in all: one is named
    return reason("slot_taken", "B-CRYSTAL-5")


def receive_crystal(w: BitokuWriter, seat: int, tile: int, slot: int) -> None:
    """Lay the crystal into its slot; a Memory Crystal does not react to its own purchase."""
    w.trigger(seat, T_CRYSTAL)  # B-CRYSTAL-9
    w.lay_crystal(seat, tile, slot)
