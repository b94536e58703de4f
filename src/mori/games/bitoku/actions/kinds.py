"""Every kind of action there is, and what is asked of them all."""

from typing import Final

from mori.core.about import About
from mori.core.actions import Action
from mori.games.bitoku.actions import board, cards, choices, dice
from mori.games.bitoku.actions.kind import ANYTHING, NOTHING, ActionKind, parts_asked
from mori.games.bitoku.actions.pressing import Pressing
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.seen.about_effects import effect_places
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.writer import BitokuWriter

# Nets know their choices in this order: a new kind comes last.
_LISTED: Final[list[ActionKind]] = [
    cards.Play(),
    dice.Use(),
    dice.Force(),
    dice.Cross(),
    choices.Pass(),
    dice.UseAmulet(),
    dice.Place(),
    dice.PlaceHome(),
    dice.Row(),
    dice.UseBuilding(),
    board.Favour(),
    board.Cover(),
    cards.ActivateCard(),
    cards.ActivateCrystal(),
    choices.Part(),
    choices.Skip(),
    choices.Take(),
    choices.Pay(),
    choices.Waive(),
    board.Advance(),
    board.PushBack(),
    cards.BitokuStep(),
    board.Start(),
    board.Walk(),
    board.Obtain(),
    board.Slot(),
    board.Site(),
    board.Combine(),
    board.Rock(),
    board.RockPilgrim(),
    cards.KeepVision(),
    cards.Refuse(),
    cards.Look(),
    cards.Draw(),
    cards.KeepYokai(),
    cards.KeepBitoku(),
    dice.Unlock(),
    dice.Copy(),
    cards.Discard(),
    board.Dream(),
    dice.Arrange(),
    cards.Virtue(),
    choices.BonusVp(),
    choices.BonusAmulet(),
]
ACTION_KINDS: Final[dict[str, ActionKind]] = {kind.name: kind for kind in _LISTED}


def about_action(w: BitokuWriter, seat: int, action: Action) -> About:
    kind = ACTION_KINDS[action.kind]
    places = kind.places(w, seat, action)
    adds, notes = kind.adds(w, seat, action), kind.notes(w, seat, action)
    return About(places, adds, notes, kind.is_rare, kind.source(w, seat, action))


def leads_on(action: Action) -> bool:
    """Whether an action only leads to others, which a press may mean as well."""
    return ACTION_KINDS[action.kind].leads_to != NOTHING


def leads_to(action: Action, later: Action) -> bool:
    """Whether it leads to this one."""
    kinds = ACTION_KINDS[action.kind].leads_to
    return kinds is ANYTHING or later.kind in kinds


def pressing_of(tables: Tables, notation: Notation) -> Pressing:
    pressing = Pressing()
    for kind in _LISTED:
        kind.press(pressing, tables, notation)
    return pressing


def actions_at(w: BitokuWriter, pressing: Pressing, seat: int, place: str) -> list[Action]:
    """All that a seat could mean by pressing a place."""
    found: list[Action] = []
    for meaning in pressing.asked.get(place, []):
        found += meaning.kind.meant(w, seat, meaning.numbers)
    found += pressing.fixed.get(place, [])
    found += pressing.last.get(place, [])
    for number, part in enumerate(parts_asked(w, seat)):
        if place in effect_places(w, seat, part):
            found.append(w.notation.part[number])
    return found
