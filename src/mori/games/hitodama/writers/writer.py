"""Hitodama's writer: every change of the state, each with its fact.

The methods say what happens, not whether it may: legality lies with the actions, prompts and
effects that call them. They come in layers: goods and cards (`goods`), what stands on the map
(`map`), what changes nothing but is told (`telling`), and the course of the game (here).
"""

from mori.core.facts import Fact
from mori.games.hitodama.table.state import NO_CARD, OPEN, WAIVED
from mori.games.hitodama.table.tables import SIDES, TOKENS
from mori.games.hitodama.writers.telling import TellingWriter


class HitodamaWriter(TellingWriter):
    """The whole writer."""

    __slots__ = ()

    # -- rounds and turns

    def begin_round(self) -> None:
        state = self.state
        state.round += 1
        state.first = state.coin
        state.honoured = False
        if self.facts is not None:
            self.facts.append(
                Fact("round_began", {"round": state.round, "seat": f"seat:{state.first}"})
            )

    def begin_turn(self, seat: int) -> None:
        self.state.turn_seat = seat
        self.state.actions_left = self.tables.actions_per_turn
        self.state.moved = 0
        if self.facts is not None:
            self.facts.append(Fact("turn_began", {"seat": f"seat:{seat}"}))

    def end_turn(self, seat: int) -> None:
        lost = self.state.actions_left
        self.state.turn_seat = -1
        self.state.actions_left = 0
        self.state.moved = 0
        if self.facts is not None and lost:
            self.facts.append(Fact("turn_ended_early", {"seat": f"seat:{seat}", "count": lost}))

    def use_action(self) -> None:
        self.state.actions_left -= 1

    def add_actions(self, seat: int, amount: int) -> None:
        self.state.actions_left += amount
        if self.facts is not None:
            self.facts.append(Fact("actions_added", {"seat": f"seat:{seat}", "count": amount}))

    def begin_resolution(self) -> None:
        if self.facts is not None:
            self.facts.append(Fact("resolution_began", {"season": self._season_ref()}))

    def begin_tile(self, tile: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact("tile_resolved", {"tile": self.tables.tile_ref(tile)}))

    def honour_arrivals(self) -> None:
        self.state.honoured = True

    def take_coin(self, seat: int) -> None:
        self.state.coin = seat
        if self.facts is not None:
            self.facts.append(Fact("coin_taken", {"seat": f"seat:{seat}"}))

    def flip_round_marker(self) -> None:
        self.state.round_marker = (self.state.round_marker + 1) % self.tables.rounds_per_step

    def advance_hitodama(self) -> None:
        state = self.state
        state.chaos += 1
        if self.facts is not None:
            level = self.tables.chaos_levels[state.chaos]
            self.facts.append(Fact("hitodama_advanced", {"position": state.chaos, "level": level}))

    def spin_north(self) -> None:
        """Spin the compass: each side is equally likely to be North from now on."""
        side = self.state.rng.below(SIDES)
        self.state.north = side
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("north_changed", {"side": f"side:{side}"}))

    def end_game(self, ending: int, name: str, ties: list[Fact]) -> None:
        self.state.ending = ending
        self.state.is_over = True
        if self.facts is not None:
            self.facts += ties
            self.facts.append(Fact("game_ended", {"ending": f"ending:{name}"}))

    # -- points, tributes, seasons

    def advance_marker(
        self, seat: int, points: int, category: int, categories: tuple[str, ...]
    ) -> None:
        state = self.state
        state.scores[seat] += points
        state.tally[seat * len(categories) + category] += points
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "scored",
                    {
                        "seat": f"seat:{seat}",
                        "points": points,
                        "category": f"category:{categories[category]}",
                        "total": state.scores[seat],  # H-END-6: which may lie beyond the track
                    },
                )
            )

    def close_line(self, seat: int, line: int, amount: int) -> None:
        """Lay the resources of a line on it: they stay there until the season ends."""
        state = self.state
        entry = self.tables.lines[line]
        state.baskets[seat * TOKENS + entry.resource] -= amount
        state.line_closed[line] = seat
        if self.facts is not None:
            paid = self.tables.token_ref(entry.resource, amount)
            self.facts.append(
                Fact("tribute_paid", {"seat": f"seat:{seat}", "line": entry.ref, "goods": paid})
            )

    def waive_units(self, seat: int, line: int, amount: int) -> None:
        """Strike units off a line; a line with nothing left to ask is closed."""
        state = self.state
        state.line_waived[line] += amount
        if state.line_waived[line] >= self.tables.lines[line].amount:
            state.line_closed[line] = WAIVED
        if self.facts is not None:
            self.facts.append(
                Fact("line_waived", {"seat": f"seat:{seat}", "line": self.tables.lines[line].ref})
            )

    def clear_season(self) -> None:
        """Return what lies on the season's lines to the supply, akkus to the lair (H-TRIB-4)."""
        state = self.state
        for line in self.tables.lines:
            if line.season == state.season and state.line_closed[line.index] not in (OPEN, WAIVED):
                amount = line.amount - state.line_waived[line.index]
                state.supply[line.resource] += amount

    def change_season(self) -> None:
        self.state.season += 1
        if self.facts is not None:
            self.facts.append(Fact("season_changed", {"season": self._season_ref()}))

    def unleash_wrath(self, seat: int, space: int, level: int) -> None:
        if self.facts is not None:
            self.facts.append(
                Fact("wrath_unleashed", {"seat": f"seat:{seat}", "space": space, "level": level})
            )

    # -- akku, ice and solar cards in play

    def show_akku_card(self, card: int) -> None:
        self.state.akku_card = card
        self.state.akku_waits = False
        self.revealed()
        if self.facts is not None:
            entry = self.tables.akku_cards[card]
            self.facts.append(
                Fact("akku_card_revealed", {"card": f"card:{entry.id}", "cost": entry.cost.ref})
            )

    def discard_akku_card(self) -> None:
        state = self.state
        if state.akku_card != NO_CARD:
            state.akku_discard.append(state.akku_card)
            state.akku_card = NO_CARD

    def postpone_akku_card(self) -> None:
        self.state.akku_waits = True
        if self.facts is not None:
            self.facts.append(Fact("akku_card_waits", {}))

    def draw_akku_card(self) -> int:
        """The next akku card, shuffling the discards if need be; NO_CARD if there is none."""
        state = self.state
        if not state.akku_deck:
            state.akku_deck, state.akku_discard = state.akku_discard, []
            self.shuffle(state.akku_deck, "akku")
        return state.akku_deck.pop() if state.akku_deck else NO_CARD

    def draw_ice_card(self) -> int:
        """The next ice card, shuffling the discards if need be; NO_CARD if there is none."""
        state = self.state
        if not state.ice_deck:
            state.ice_deck, state.ice_discard = state.ice_discard, []
            self.shuffle(state.ice_deck, "ice")
        if not state.ice_deck:
            return NO_CARD
        card = state.ice_deck.pop()
        self.revealed()
        if self.facts is not None:
            self.facts.append(
                Fact("ice_card_revealed", {"card": f"card:{self.tables.ice_cards[card].id}"})
            )
        return card

    def discard_ice_card(self, card: int) -> None:
        self.state.ice_discard.append(card)

    def stack_card(self, seat: int, card: int) -> None:
        """Put a solar card from the hand on the solar stack."""
        state = self.state
        state.hands[seat].remove(card)
        state.stack.append(card)
        state.stack_seats.append(seat)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "solar_card_stacked",
                    {"seat": f"seat:{seat}", "card": self.tables.card_ref(card)},
                )
            )

    def take_stacked_card(self) -> tuple[int, int]:
        """Take the top card off the solar stack to act; returns who played it and the card."""
        state = self.state
        card = state.stack.pop()
        seat = state.stack_seats.pop()
        state.acting_card = card
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "solar_card_acts",
                    {"seat": f"seat:{seat}", "card": self.tables.card_ref(card)},
                )
            )
        return seat, card

    def card_fizzles(self, card: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact("card_fizzled", {"card": self.tables.card_ref(card)}))

    def reveal_lunar_card(self, seat: int, card: int) -> None:
        """Take a lunar card from the hand to act: it no longer counts as a card in hand."""
        state = self.state
        state.hands[seat].remove(card)
        state.acting_card = card
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "lunar_card_played",
                    {"seat": f"seat:{seat}", "card": self.tables.card_ref(card)},
                )
            )

    def discard_acting_card(self) -> None:
        """Put the card that has acted on its discard pile, unless it stays on the map."""
        state = self.state
        if state.acting_card != NO_CARD:
            self.pile_of(state.acting_card).append(state.acting_card)
            state.acting_card = NO_CARD

    def _season_ref(self) -> str:
        return self.tables.season_ref(self.state.season)
