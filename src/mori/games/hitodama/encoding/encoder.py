"""Hitodama's encoder: all player counts in one layout."""

from typing import Final, cast

from mori.core.actions import Action
from mori.core.encoding import MOST_SIDES, Encoder, FrameFeatures, Sheet, Traits
from mori.core.state import GameState
from mori.games.hitodama.cards import card_choices, meeple_choices, playing
from mori.games.hitodama.encoding.layout import (
    ACTIONS,
    AKKU_THERE,
    BASKET,
    COPIES,
    ESSENCES,
    HAND,
    ICE_THERE,
    MARKERS,
    MISSING,
    ON_PLACE,
    POINTS,
    ROUNDS,
    STACK,
    SUPPLY,
    HitodamaLayout,
)
from mori.games.hitodama.encoding.traits import traits_of
from mori.games.hitodama.language.notation import GIVE, MOVE, PLACE, PLAY
from mori.games.hitodama.rounds import (
    payments,
    tiles,
    tributes,
    turn,
)
from mori.games.hitodama.rounds.round import ResolveTiles, Round
from mori.games.hitodama.table.state import (
    AKKU_MEEPLE,
    BOARD_ASLEEP,
    EMPTY,
    OPEN,
    RESERVE,
    HitodamaState,
)
from mori.games.hitodama.table.tables import RING, SIDES, TOKENS, Tables

PLACES: Final = 63  # the most places a field of a frame tells apart

# Each class of frame with what counts of it: a field, the most it can be, the items of a list.
FRAMES: Final[dict[type, tuple[tuple[str, int, int], ...]]] = {
    Round: (("phase", 3, 0),),
    turn.Turn: (),
    ResolveTiles: (("next", 8, 0),),
    tiles.ResolveTile: (("tile", 7, 0), ("by_card", 1, 0), ("step", 5, 0)),
    playing.SolarStack: (),
    playing.FinishCard: (),
    payments.Gain: (),
    payments.Capture: (("place", PLACES, 0),),
    payments.GiveCards: (("solar_left", 4, 0), ("lunar_left", 4, 0), ("floor", 31, 0)),
    tiles.PayForSpace: (("place", PLACES, 0), ("optional", 1, 0)),
    tiles.Trade: (("place", PLACES, 0), ("optional", 1, 0)),
    tiles.VisitAkkus: (("optional", 1, 0),),
    tributes.PayTribute: (("optional", 1, 0),),
    meeple_choices.MoveMeeple: (("card", 31, 0), ("akkus_only", 1, 0), ("source", PLACES, 0)),
    meeple_choices.SwapMeeples: (("first", PLACES, 0),),
    card_choices.ChooseBenefit: (),
    card_choices.ChooseLineToWaive: (("amount", 4, 0),),
    card_choices.ChooseExtraSpace: (),
}


class HitodamaEncoder(Encoder):
    """What a seat of Hitodama knows, as a row."""

    __slots__ = ("about", "asks", "blocks", "came_from", "first_choice", "tables")

    def __init__(self, tables: Tables, actions: list[Action]) -> None:
        layout = HitodamaLayout(tables)
        self.tables = tables
        self.blocks = layout
        self.asks = FrameFeatures(layout, "asks", FRAMES, folds_fields=True)
        self.came_from = FrameFeatures(layout, "from", FRAMES)
        self.first_choice = layout.choice(len(actions))
        targets = layout.choice(tables.places)  # moves to one place have much in common
        self.about = [
            targets + action.b if action.kind in (MOVE, PLACE) else 0 for action in actions
        ]
        layout.stands_for("target", "place", targets, (tables.places,), of_choices=True)
        for kind in (PLAY, GIVE):
            indexes = [action.index for action in actions if action.kind == kind]
            start = self.first_choice + indexes[0]
            layout.stands_for(kind, "card", start, (len(indexes),), of_choices=True)
        super().__init__(layout, tables.players)

    def choices(self, state: GameState, seat: int, actions: list[Action]) -> list[int]:
        found: list[int] = []
        for action in actions:
            found.append(self.first_choice + action.index)
            found.append(self.about[action.index])
        return found

    def traits(self) -> dict[str, list[Traits]]:
        return traits_of(self.tables)

    def describe(self, state: GameState, seat: int) -> None:
        hitodama = cast(HitodamaState, state)
        self.describe_course(hitodama, seat)
        players = self.tables.players
        for place in range(players):
            self.describe_side(hitodama, (seat + place) % players, place)
        self.describe_own(hitodama, seat)
        self.describe_map(hitodama, seat)
        self.describe_tributes(hitodama, seat)
        if hitodama.is_over:
            return
        frames = hitodama.frames
        self.asks.fill(self.sheet, frames[-1])
        if len(frames) > 1:
            self.came_from.fill(self.sheet, frames[-2])

    def place_of(self, seat: int, side: int) -> int:
        players = self.tables.players
        return MOST_SIDES if side < 0 else (side - seat + players) % players

    def describe_course(self, state: HitodamaState, seat: int) -> None:
        layout, sheet, tables = self.blocks, self.sheet, self.tables
        sheet.on(layout.players + tables.players)
        sheet.one_of(layout.round, ROUNDS, state.round)
        sheet.one_of(layout.marker, MARKERS, state.round_marker)
        sheet.on(layout.season + state.season)
        sheet.one_of(layout.chaos, len(tables.chaos_levels), state.chaos)
        sheet.on(layout.north + (state.north - tables.seat_sides[seat] + SIDES) % SIDES)
        sheet.one_of(layout.actions_left, ACTIONS, state.actions_left)
        sheet.on(layout.turn + self.place_of(seat, state.turn_seat))
        sheet.on(layout.coin + self.place_of(seat, state.coin))
        sheet.on(layout.first + self.place_of(seat, state.first))
        if state.honoured:
            sheet.on(layout.flags)
        if state.akku_waits:
            sheet.on(layout.flags + 1)
        sheet.on(layout.akku_card + state.akku_card + 1)
        for card in state.akku_discard:
            sheet.on(layout.akku_gone + card)
        for card in state.ice_discard:
            sheet.on(layout.ice_gone + card)
        sheet.one_of(layout.ice_supply, SUPPLY, state.ice_supply)
        for token in range(TOKENS):
            left = state.supply[token]
            if left < SUPPLY:
                sheet.one_of(layout.scarce + token * SUPPLY, SUPPLY, left)
        sheet.on(layout.acting_card + state.acting_card + 1)
        for number in range(min(STACK, len(state.stack))):
            sheet.on(layout.stack + number * len(tables.cards) + state.stack[number])
            owner = self.place_of(seat, state.stack_seats[number])
            sheet.on(layout.stack_owners + number * MOST_SIDES + owner)

    def describe_side(self, state: HitodamaState, side: int, place: int) -> None:
        layout, sheet, tables = self.blocks, self.sheet, self.tables
        numbers = sheet.numbers
        is_exact = not sheet.folds  # a compact row has these as plain numbers only
        points = state.scores[side]
        numbers[layout.n_points + place] = points
        if is_exact:
            sheet.one_of(layout.points + place * POINTS, POINTS, points)
        for token in range(TOKENS):
            held = state.baskets[side * TOKENS + token]
            at = place * TOKENS + token
            numbers[layout.n_baskets + at] = held
            if is_exact:
                sheet.one_of(layout.baskets + at * BASKET, BASKET, held)
        hand = state.hands[side]
        solar = 0
        for card in hand:
            if card < tables.solar_count:  # all see a card's back
                solar += 1
        sheet.one_of(layout.solar_hand + place * HAND, HAND, solar)
        sheet.one_of(layout.lunar_hand + place * HAND, HAND, len(hand) - solar)
        numbers[layout.n_hand + place] = len(hand)
        reserve = 0
        asleep = 0
        for essence in tables.seat_essences[side]:
            spot = state.essence_place[essence]
            if spot == RESERVE:
                reserve += 1
            elif spot == BOARD_ASLEEP:
                asleep += 1
        sheet.one_of(layout.reserve + place * ESSENCES, ESSENCES, reserve)
        sheet.one_of(layout.asleep + place * ESSENCES, ESSENCES, asleep)
        numbers[layout.n_reserve + place] = len(tables.seat_essences[side]) - asleep

    def describe_own(self, state: HitodamaState, seat: int) -> None:
        layout, sheet, tables = self.blocks, self.sheet, self.tables
        fill_copies(sheet, layout.hand, len(tables.cards), state.hands[seat])
        gone = state.solar_discard + state.lunar_discard
        fill_copies(sheet, layout.gone, len(tables.cards), gone)
        for essence in tables.seat_essences[seat]:
            spot = state.essence_place[essence]
            if spot >= 0 and state.moved >> essence & 1:
                sheet.on(layout.moved + spot)

    def describe_map(self, state: HitodamaState, seat: int) -> None:
        layout, sheet, tables = self.blocks, self.sheet, self.tables
        turned = 2 * tables.seat_sides[seat]  # the ring as the seat looks at it
        for number in range(len(state.layout)):
            at = (number - turned + RING) % RING
            sheet.on(layout.ring + at * len(tables.tiles) + state.layout[number])
        for spot in range(len(state.occupant)):
            found = state.occupant[spot]
            if found == EMPTY:
                continue
            kind = ICE_THERE
            if found == AKKU_MEEPLE:
                kind = AKKU_THERE
            elif found >= 0:
                owner = self.place_of(seat, tables.owners[found])
                kind = 2 * owner + state.standing[found]
                if state.fresh_round[found] == state.round:
                    sheet.on(layout.fresh + spot)
            sheet.on(layout.places + spot * ON_PLACE + kind)
        for extra in range(len(state.extra_copy)):
            copied = state.extra_copy[extra]
            if copied >= 0:
                sheet.on(layout.extra_copies + extra * tables.printed_slots + copied)

    def describe_tributes(self, state: HitodamaState, seat: int) -> None:
        """The lines of this season, what the seat lacks for each, and those to come."""
        layout, sheet, tables = self.blocks, self.sheet, self.tables
        tributes_shown = state.tributes
        for number in range(state.season * tables.tributes_per_season, len(tributes_shown)):
            is_now = number // tables.tributes_per_season == state.season
            start = tributes_shown[number] * tables.lines_per_card
            for line in range(start, start + tables.lines_per_card):
                if state.line_closed[line] != OPEN:
                    continue
                entry = tables.lines[line]
                resource = entry.resource
                needed = entry.amount - state.line_waived[line]
                if is_now:
                    sheet.on(layout.lines_open + line)
                    if resource < TOKENS:
                        lack = needed - state.baskets[seat * TOKENS + resource]
                        sheet.one_of(layout.line_gaps + line * MISSING, MISSING, lack)
                        sheet.add(layout.n_asked + resource, needed)
                else:
                    sheet.on(layout.lines_later + line)
                    if resource < TOKENS:
                        sheet.add(layout.n_coming + resource, needed)


def fill_copies(sheet: Sheet, start: int, designs: int, cards: list[int]) -> None:
    """Cards as a set."""
    if not cards:
        return
    held = [0] * designs
    for card in cards:
        held[card] += 1
    for card in range(designs):
        if held[card]:
            sheet.on(start + card * COPIES + min(held[card], COPIES) - 1)
