"""What solar and lunar cards do: for each kind of effect, whether it can do anything, and doing it.

A card is data: its kind picks one of the effects below, its parameters tell the effect the rest.
"""

from typing import Final

from mori.core.errors import Reason
from mori.games.hitodama.cards.card_choices import (
    ChooseBenefit,
    ChooseExtraSpace,
    ChooseLineToWaive,
    benefit_places,
    full_tiles,
    waivable_lines,
)
from mori.games.hitodama.cards.meeple_choices import (
    MoveMeeple,
    SwapMeeples,
    can_move_any,
    swappable_places,
)
from mori.games.hitodama.language.reasons import cannot_pay
from mori.games.hitodama.options import BERRY_PER_ESSENCE
from mori.games.hitodama.rounds.ending import end_if_points_reached
from mori.games.hitodama.rounds.payments import exchange
from mori.games.hitodama.rounds.tiles import begin_tile
from mori.games.hitodama.rounds.tributes import unleash_wraths
from mori.games.hitodama.table.geometry import round_order, tile_at
from mori.games.hitodama.table.points import POINTS_CARD
from mori.games.hitodama.table.state import AKKU_MEEPLE
from mori.games.hitodama.table.tables import HandCard
from mori.games.hitodama.writer import HitodamaWriter


def score_tile(w: HitodamaWriter, tile: int, points: int) -> None:
    """Points for every essence on a tile, for all seats at once (H-CARD-S3)."""
    before = w.state.scores[:]
    start = tile * w.tables.width
    counts = [0] * w.tables.players
    for place in range(start, start + w.tables.width):
        if w.state.occupant[place] >= 0:
            counts[w.owner(w.state.occupant[place])] += 1
    order = round_order(w.state, w.tables)
    for seat in order:
        if counts[seat]:
            w.score(seat, counts[seat] * points, POINTS_CARD)
    if end_if_points_reached(w):
        return  # H-END-4: no wrath after the end
    for seat in order:
        unleash_wraths(w, seat, before[seat])


class Effect:
    """One kind of effect."""

    def why_impossible(self, w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
        """Why the card would do nothing now; None if it would do something."""
        return None

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        """Do it. Only called when it is possible."""
        raise NotImplementedError


class GainEffect(Effect):
    def why_impossible(self, w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
        if w.obtainable(seat, card.gain):
            return None
        return Reason("nothing_to_gain", ("H-ACT-PLAY-5", card.rule), {"gain": card.gain.ref})

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        w.gain(seat, card.gain)


class ConvertEffect(Effect):
    def why_impossible(self, w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
        if w.lacking(seat, card.pay) >= 0:
            return cannot_pay(w, seat, card.pay, ("H-ACT-PLAY-5", card.rule))
        if not w.obtainable(seat, card.gain):
            return Reason("nothing_to_gain", ("H-AKKU-6", card.rule), {"gain": card.gain.ref})
        return None

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        exchange(w, seat, card.pay, card.gain)


class ExtraActions(Effect):
    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        w.add_actions(seat, card.amount)


class InstantBenefit(Effect):
    def why_impossible(self, w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
        if benefit_places(w, seat):
            return None
        return Reason("no_benefit_anywhere", ("H-ACT-PLAY-5", card.rule))

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        w.push(ChooseBenefit(seat))


class MoveMeepleEffect(Effect):
    """Both the lunar card that moves any meeple and the solar card that moves an akku."""

    def __init__(self, akkus_only: bool) -> None:
        self.akkus_only = akkus_only

    def why_impossible(self, w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
        if can_move_any(w, self.akkus_only):
            return None
        return Reason("nowhere_to_go", ("H-ACT-PLAY-5", card.rule))

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        w.push(MoveMeeple(seat, card.index, self.akkus_only, -1))


class WaiveAkku(Effect):
    def why_impossible(self, w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
        if waivable_lines(w):
            return None
        return Reason("no_akku_line_open", ("H-ACT-PLAY-5", card.rule))

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        w.push(ChooseLineToWaive(seat, card.amount))


class ExtraSpace(Effect):
    def why_impossible(self, w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
        if full_tiles(w):
            return None
        return Reason("no_full_tile", ("H-ACT-PLAY-5", card.rule))

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        w.push(ChooseExtraSpace(seat))


class GiftOnAkkuTiles(Effect):
    """Something for every player with an essence on a tile that holds an akku (H-CARD-S1)."""

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        is_used = False
        for receiver in round_order(w.state, w.tables):
            beside = self.essences_beside_akkus(w, receiver)
            for _ in range(beside if w.options.on(BERRY_PER_ESSENCE) else min(beside, 1)):  # HR-31
                w.gain(receiver, card.gain)
                is_used = True
        if not is_used:
            w.card_fizzles(card.index)

    def essences_beside_akkus(self, w: HitodamaWriter, seat: int) -> int:
        width = w.tables.width
        count = 0
        for essence in w.essences_of(seat):
            place = w.state.essence_place[essence]
            if place >= 0:
                start = place - place % width
                if AKKU_MEEPLE in w.state.occupant[start : start + width]:
                    count += 1
        return count


class Swap(Effect):
    def why_impossible(self, w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
        if swappable_places(w):
            return None
        return Reason("nowhere_to_go", ("H-CARD-4", card.rule))

    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        w.push(SwapMeeples(seat, -1))


class PointsAtTile(Effect):
    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        tile = tile_at(w.state, card.location)
        start = tile * w.tables.width
        if any(occupant >= 0 for occupant in w.state.occupant[start : start + w.tables.width]):
            score_tile(w, tile, card.vp)
        else:
            w.card_fizzles(card.index)


class ResolveNow(Effect):
    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        # H-CARD-S5, H-CARD-S5a: the solar stack of the tile is no part of it.
        begin_tile(w, tile_at(w.state, card.location), True)


class NewNorth(Effect):
    def act(self, w: HitodamaWriter, seat: int, card: HandCard) -> None:
        w.spin_north()  # H-CARD-S6; H-GEO-8: nothing else moves


EFFECT_KINDS: Final = (
    "gain",
    "convert",
    "extra_actions",
    "instant_benefit",
    "move_any_meeple",
    "move_akku",
    "waive_akku",
    "extra_space",
    "berry_for_players_on_akku_tiles",
    "swap_two_meeples",
    "vp_per_essence_at_location",
    "resolve_location_now",
    "spin_new_north",
)

EFFECTS: Final[list[Effect]] = [
    GainEffect(),
    ConvertEffect(),
    ExtraActions(),
    InstantBenefit(),
    MoveMeepleEffect(False),
    MoveMeepleEffect(True),
    WaiveAkku(),
    ExtraSpace(),
    GiftOnAkkuTiles(),
    Swap(),
    PointsAtTile(),
    ResolveNow(),
    NewNorth(),
]


def why_unplayable(w: HitodamaWriter, seat: int, card: HandCard) -> Reason | None:
    """Why a lunar card in hand would do nothing if it were played now (H-ACT-PLAY-5)."""
    w.lay_aside(seat, card.index)  # H-ACT-PLAY-1: while it acts it is no card in hand
    reason = EFFECTS[card.effect].why_impossible(w, seat, card)
    w.take_back(seat, card.index)
    return reason
