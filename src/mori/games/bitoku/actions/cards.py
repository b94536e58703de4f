"""Actions with cards: playing, using, discarding, drawing and keeping them."""

from typing import TYPE_CHECKING, ClassVar

from mori.core.about import Note, Said
from mori.core.actions import Action
from mori.games.bitoku.actions.kind import ABOUT_CARD, STATIC, ActionKind, SingleAction
from mori.games.bitoku.actions.pressing import Pressing
from mori.games.bitoku.effects.looking import DECKS, LookAtDeck
from mori.games.bitoku.language import action_kinds as kinds
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.seasons.summer import PlayedCard, ingenuity_in
from mori.games.bitoku.seen import places
from mori.games.bitoku.seen.about_effects import effects_of, with_points
from mori.games.bitoku.seen.notes import note_of_vision
from mori.games.bitoku.table.state import CARD_SPACES, NONE
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.writer import BitokuWriter

if TYPE_CHECKING:
    from mori.games.bitoku.encoding.choices import BitokuChoices


class Play(ActionKind):
    """Playing a card onto a card space: by the card, or by the space."""

    name: ClassVar[str] = kinds.PLAY

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        card = w.tables.yokai[action.a].id
        return [places.in_hand(card), places.card_space(action.b + 1)]

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return places.in_hand(w.tables.yokai[action.a].id)

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return effects_of(w.tables.yokai[action.a].effects)

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        crystal = ingenuity_in(w, seat, action.b)
        if crystal == NONE:
            return []
        return [Note("ingenuity", {"effects": effects_of(w.tables.crystals[crystal].effects)})]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for card in tables.yokai:
            pressing.add(places.in_hand(card.id), *notation.play[card.index])
        for k in range(CARD_SPACES):
            pressing.ask(places.card_space(k + 1), self, k)

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        cards = dict.fromkeys(w.state.hands[seat])
        return [w.notation.play[card][numbers[0]] for card in cards]

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.yokai) * CARD_SPACES

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a * CARD_SPACES + action.b, choices.card + action.a, STATIC


class Discard(ActionKind):
    name: ClassVar[str] = kinds.DISCARD

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.in_hand(w.tables.yokai[action.a].id)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return effects_of(w.tables.yokai[action.a].effects)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for card in tables.yokai:
            pressing.add(places.in_hand(card.id), notation.discard[card.index])

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.yokai)

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, choices.card + action.a, STATIC


class ActivateCard(SingleAction):
    """Using the card that was just played, before its Ingenuity Crystal."""

    name: ClassVar[str] = kinds.ACTIVATE_CARD

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.card_space(played_space(w) + 1)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        played = w.state.played[seat * CARD_SPACES + played_space(w)]
        return effects_of(w.tables.yokai[played].effects)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for k in range(CARD_SPACES):
            pressing.add_last(places.card_space(k + 1), notation.activate_card)


class ActivateCrystal(SingleAction):
    """Using the Ingenuity Crystal of the card that was just played."""

    name: ClassVar[str] = kinds.ACTIVATE_CRYSTAL

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.slots[w.tables.ingenuity_slots[played_space(w)]].id]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        crystal = ingenuity_in(w, seat, played_space(w))
        return effects_of(w.tables.crystals[crystal].effects)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for slot in tables.ingenuity_slots:
            pressing.add_last(tables.slots[slot].id, notation.activate_crystal)


def played_space(w: BitokuWriter) -> int:
    frame = w.state.frames[-1]
    assert isinstance(frame, PlayedCard)
    return frame.number


class Virtue(ActionKind):
    """Paying with a played card in Winter."""

    name: ClassVar[str] = kinds.VIRTUE

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.card_space(action.a + 1)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return w.yokai_ref(w.state.played[seat * CARD_SPACES + action.a])

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for k in range(CARD_SPACES):
            pressing.add(places.card_space(k + 1), notation.virtue[k])

    def count(self, choices: "BitokuChoices") -> int:
        return CARD_SPACES

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_CARD


class Draw(SingleAction):
    name: ClassVar[str] = kinds.DRAW

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.OWN_DECK]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        pressing.add(places.OWN_DECK, notation.draw)


class Look(SingleAction):
    """Looking at the top cards of a shared deck."""

    name: ClassVar[str] = kinds.LOOK

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.deck_of(deck_asked(w))]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for deck in DECKS:
            pressing.add(places.deck_of(deck.name), notation.look)


class Refuse(SingleAction):
    """Keeping none of the Visions looked at."""

    name: ClassVar[str] = kinds.REFUSE
    is_rare: ClassVar[bool] = True

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.deck_of(deck_asked(w))]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        pressing.add_last(places.deck_of("vision"), notation.refuse)


def deck_asked(w: BitokuWriter) -> str:
    frame = w.state.frames[-1]
    assert isinstance(frame, LookAtDeck)
    return DECKS[frame.deck].name


class KeepYokai(ActionKind):
    name: ClassVar[str] = kinds.KEEP_YOKAI

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.looked_at(w.tables.yokai[action.a].id)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return effects_of(w.tables.yokai[action.a].effects)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for card in tables.yokai:
            pressing.add(places.looked_at(card.id), notation.keep_yokai[card.index])

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.yokai)

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, choices.card + action.a, STATIC


class KeepBitoku(ActionKind):
    name: ClassVar[str] = kinds.KEEP_BITOKU

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.looked_at(w.tables.bitoku[action.a].id)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        card = w.tables.bitoku[action.a]
        return with_points(card.vp, card.effects)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for card in tables.bitoku:
            pressing.add(places.looked_at(card.id), notation.keep_bitoku[card.index])

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.bitoku)


class KeepVision(ActionKind):
    name: ClassVar[str] = kinds.KEEP_VISION

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.looked_at(w.tables.visions[action.a].id)]

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return [note_of_vision(w, seat, action.a)]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for card in tables.visions:
            pressing.add(places.looked_at(card.id), notation.keep_vision[card.index])

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.visions)


class BitokuStep(SingleAction):
    """A step on the Bitoku Path, onto any of its cards."""

    name: ClassVar[str] = kinds.BITOKU_STEP

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.bitoku_at(w.state.bitoku_done[seat] + 1)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return w.bitoku_ref(w.state.bitoku_path[seat][w.state.bitoku_done[seat]])

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for number in range(sum(card.copies for card in tables.bitoku)):
            pressing.add(places.bitoku_at(number + 1), notation.bitoku_step)
