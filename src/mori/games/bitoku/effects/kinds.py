"""The effects by kind: whether one would do anything, and doing it. A card is data; this is all."""

from typing import Final

from mori.games.bitoku.effects.dispatch import Dispatcher
from mori.games.bitoku.effects.gains import TakeResources, UnlockDice, locked_dice
from mori.games.bitoku.effects.kodamas import (
    AdvanceKodamas,
    PushKodamasBack,
    advance_in_region,
    can_advance_any,
    can_push_back_any,
)
from mori.games.bitoku.effects.looking import (
    DECK_BITOKU,
    DECK_VISION,
    DECK_YOKAI,
    DECKS,
    LookAtDeck,
)
from mori.games.bitoku.effects.obtaining import Obtain, can_obtain_any
from mori.games.bitoku.effects.paths import SpendMovement, can_use_movement
from mori.games.bitoku.effects.resolving import ChooseOption, ResolveParts, ShareDiscount
from mori.games.bitoku.effects.rocks import (
    PlaceRockPilgrims,
    TakeRocks,
    rocks_to_take,
    spaces_for_pilgrim,
)
from mori.games.bitoku.effects.yokai_cards import DrawOwnCards
from mori.games.bitoku.seasons.home import CopyForestAction, copyable_dice
from mori.games.bitoku.table.codes import (
    ANY,
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    E_ALL_OF,
    E_AMULET,
    E_BUILD,
    E_CHOOSE_DIFFERENT,
    E_CHOOSE_ONE,
    E_CHOOSE_UNITS,
    E_COPY_FOREST_ACTION,
    E_CRYSTAL,
    E_DRAGONFLY,
    E_DRAW_CARD,
    E_GAIN_BITOKU,
    E_GAIN_YOKAI,
    E_KODAMA_BACK,
    E_KODAMA_FORWARD,
    E_MITAMA,
    E_MOVEMENT,
    E_PLACE_PILGRIM_ROCK,
    E_RESOURCE,
    E_SHARED_DISCOUNT,
    E_TAKE_ROCK,
    E_UNLOCK_DIE,
    E_VISION,
    E_VP,
    MITAMA,
)
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writers.goods import C_EFFECTS
from mori.games.bitoku.writers.writer import BitokuWriter


def market_of(kind: int) -> int:
    """The market an obtaining effect takes from; -1 for other effects."""
    if kind == E_BUILD:
        return BUILDING
    if kind == E_CRYSTAL:
        return CRYSTAL
    if kind == E_MITAMA:
        return MITAMA
    if kind == E_DRAGONFLY:
        return DRAGONFLY
    return -1


class Effects(Dispatcher[BitokuWriter]):
    """All effects of Bitoku."""

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        kind = effect.kind
        if kind in (E_VP, E_RESOURCE, E_AMULET, E_VISION):
            return True
        if kind == E_MOVEMENT:
            return can_use_movement(w, seat)
        if kind == E_KODAMA_FORWARD:
            return can_advance_any(w, seat, region if effect.within_region else -1)
        if kind == E_KODAMA_BACK:
            return can_push_back_any(w, seat, region if effect.within_region else -1)
        if market_of(kind) >= 0:
            return can_obtain_any(w, seat, market_of(kind), effect.discount)
        if kind == E_TAKE_ROCK:
            return bool(rocks_to_take(w, seat))
        if kind == E_PLACE_PILGRIM_ROCK:
            return bool(spaces_for_pilgrim(w, seat))
        if kind == E_DRAW_CARD:
            return bool(w.state.decks[seat] or w.state.discards[seat])
        if kind == E_GAIN_YOKAI:
            if effect.from_hill:
                return w.state.hill_yokai[hill] != NONE
            return DECKS[DECK_YOKAI].has_cards(w)
        if kind == E_GAIN_BITOKU:
            if effect.from_hill:
                return w.state.hill_bitoku[hill] != NONE
            return DECKS[DECK_BITOKU].has_cards(w)
        if kind == E_UNLOCK_DIE:
            return bool(locked_dice(w, seat))
        if kind == E_COPY_FOREST_ACTION:
            return bool(copyable_dice(w, seat))
        if kind == E_SHARED_DISCOUNT:
            for purchase in effect.children:
                market = market_of(purchase.kind)
                if can_obtain_any(w, seat, market, purchase.discount + effect.n):
                    return True
            return False
        for child in effect.children:
            if self.is_possible(w, seat, child, region, hill):
                return True
        return False

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        kind = effect.kind
        if kind == E_VP:
            w.score(seat, effect.n, C_EFFECTS)
        elif kind == E_RESOURCE:
            if effect.resource == ANY:
                w.push(TakeResources(seat, effect.n, 0))
            else:
                w.gain_resource(seat, effect.resource, effect.n)
        elif kind == E_AMULET:
            w.gain_amulets(seat, effect.value, effect.n)
        elif kind == E_MOVEMENT:
            w.push(SpendMovement(seat, effect.n))
        elif kind == E_KODAMA_FORWARD:
            if effect.within_region:
                advance_in_region(w, seat, region, effect.n)  # B-KODAMA-5
            else:
                w.push(AdvanceKodamas(seat, effect.n, 0))
        elif kind == E_KODAMA_BACK:
            w.push(PushKodamasBack(seat, effect.n, region if effect.within_region else -1, 0))
        elif market_of(kind) >= 0:
            w.push(Obtain(seat, market_of(kind), effect.discount, -1))
        elif kind == E_TAKE_ROCK:
            w.push(TakeRocks(seat, effect.n, 0))
        elif kind == E_PLACE_PILGRIM_ROCK:
            w.push(PlaceRockPilgrims(seat, effect.n, 0, -1))
        else:
            self.begin_other(w, seat, effect, region, hill)

    def begin_other(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> None:
        """The effects with cards and dice, and the connectors."""
        kind = effect.kind
        if kind == E_VISION:
            w.push(LookAtDeck(seat, DECK_VISION, effect.n, 0))
        elif kind == E_DRAW_CARD:
            w.push(DrawOwnCards(seat, effect.n))
        elif kind == E_GAIN_YOKAI:
            if effect.from_hill:
                w.take_hill_yokai(seat, hill)  # B-RIVER-5
            else:
                w.push(LookAtDeck(seat, DECK_YOKAI, effect.n, 0))
        elif kind == E_GAIN_BITOKU:
            if effect.from_hill:
                w.take_hill_bitoku(seat, hill)  # B-RIVER-4
            else:
                w.push(LookAtDeck(seat, DECK_BITOKU, effect.n, 0))
        elif kind == E_UNLOCK_DIE:
            w.push(UnlockDice(seat, effect.n))
        elif kind == E_COPY_FOREST_ACTION:
            w.push(CopyForestAction(seat))
        elif kind == E_CHOOSE_ONE:
            w.push(ChooseOption(seat, effect.index, 1, 0, region, hill))
        elif kind in (E_CHOOSE_UNITS, E_CHOOSE_DIFFERENT):
            w.push(ChooseOption(seat, effect.index, effect.n, 0, region, hill))
        elif kind == E_SHARED_DISCOUNT:
            w.push(ShareDiscount(seat, effect.index, 0, effect.n))
        else:
            assert kind == E_ALL_OF
            w.push(ResolveParts(seat, effect.index, 0, region, hill))


EFFECTS: Final = Effects()
