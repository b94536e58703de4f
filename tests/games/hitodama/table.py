"""A table for scenarios: named positions of Hitodama, put up piece by piece.

    table = Table(players=2, season="natsu")
    table.put(0, "amber.1", standing=False)
    table.give(0, berry=2)
    table.turn(0)
    table.play("move amber.1 > amber.2")

Nothing depends on a seed: the map starts empty, hands and baskets too, the tiles lie in the pack's
order around the ring (akku_solar at side_0 = North, then tribute_first_player, merchant, sapphire,
lunar, amber, berry, solar clockwise), seat 0 is first and holds the coin, and decks are stacked as
the scenario says.
"""

import pytest

from mori.core.errors import WHEN_CHOSEN, IllegalAction
from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.registry import load_rules
from mori.core.rng import seeded
from mori.core.snapshot import digest
from mori.games.hitodama.rounds.blockers import reveal_akku_card, reveal_ice_card
from mori.games.hitodama.rounds.round import (
    END_OF_ROUND,
    RESOLUTION,
    TURNS,
    ResolveTiles,
    Round,
)
from mori.games.hitodama.rounds.turn import Turn
from mori.games.hitodama.rules import HitodamaRules
from mori.games.hitodama.table.geometry import SLOT_NAMES
from mori.games.hitodama.table.setup import empty_state
from mori.games.hitodama.table.state import (
    AKKU_MEEPLE,
    BOARD_ASLEEP,
    EMPTY,
    ICE_TOKEN,
    NO_CARD,
    RESERVE,
    WAIVED,
)
from mori.games.hitodama.table.tables import AKKU, RESOURCES, SIDES, TOKENS
from mori.games.hitodama.writer import HitodamaWriter


class Table:
    """One scenario. Keyword arguments beside the first three are options."""

    def __init__(
        self, players: int = 2, season: str = "haru", round: int = 1, **options: object
    ) -> None:
        rules = load_rules("hitodama", players, options)
        assert isinstance(rules, HitodamaRules)
        self.rules = rules
        self.tables = rules.tables
        self.state = empty_state(rules.tables, seeded(1))
        self.facts: list[Fact] = []
        self.w = HitodamaWriter(
            self.state, rules.tables, rules.notation, rules.switches, self.facts
        )
        self.game = Game(rules, self.w, 0, ["human"] * players)
        self.state.round = round
        self.state.season = [entry.id for entry in self.tables.seasons].index(season)
        self.tributes(
            "haru_1", "haru_2", "natsu_1", "natsu_2", "aki_1", "aki_2", "fuyu_1", "fuyu_2"
        )

    # -- putting up a position

    def place(self, name: str) -> int:
        """The number of a place: "amber.2", or "amber.x1" for an extra space."""
        for place in range(self.tables.places):
            if self.tables.place_text(place) == name:
                return place
        raise KeyError(name)

    def tile(self, name: str) -> int:
        return [tile.id for tile in self.tables.tiles].index(name)

    def card(self, name: str) -> int:
        return [card.id for card in self.tables.cards].index(name)

    def put(
        self,
        seat: int,
        place: str,
        *,
        standing: bool = True,
        fresh: bool | None = None,
        arrival: int | None = None,
    ) -> int:
        """Put one of the seat's essences on a place; returns its number. Takes from the reserve
        first, then from the player board. Standing essences are fresh unless told otherwise."""
        essence = next(
            essence
            for where in (RESERVE, BOARD_ASLEEP)
            for essence in self.w.essences_of(seat)
            if self.state.essence_place[essence] == where
        )
        number = self.place(place)
        assert self.state.occupant[number] == EMPTY
        self.state.occupant[number] = essence
        self.state.essence_place[essence] = number
        self.state.standing[essence] = int(standing)
        is_fresh = standing if fresh is None else fresh
        self.state.fresh_round[essence] = self.state.round if is_fresh else self.state.round - 1
        if arrival is None:
            self.state.arrivals += 1
            arrival = self.state.arrivals
        self.state.arrival[essence] = arrival
        self.state.arrivals = max(self.state.arrivals, arrival)
        return essence

    def put_akku(self, place: str) -> None:
        """An akku from the lair, on a place."""
        self.state.supply[AKKU] -= 1
        self.state.occupant[self.place(place)] = AKKU_MEEPLE

    def put_ice(self, place: str) -> None:
        self.state.ice_supply -= 1
        self.state.occupant[self.place(place)] = ICE_TOKEN

    def akku_card(self, name: str) -> None:
        """Make an akku card the one in play; it leaves its deck. Places no akkus."""
        card = [entry.id for entry in self.tables.akku_cards].index(name)
        self.state.akku_deck.remove(card)
        self.state.akku_card = card

    def give(self, seat: int, **goods: int) -> None:
        """Goods from the supply into a basket: give(0, berry=2, amber=1)."""
        for name, amount in goods.items():
            resource = RESOURCES.index(name)
            self.state.supply[resource] -= amount
            self.state.baskets[seat * TOKENS + resource] += amount

    def empty_supply(self, *names: str) -> None:
        """Leave none of these resources in the supply (or the lair)."""
        for name in names:
            self.state.supply[RESOURCES.index(name)] = 0

    def deal(self, seat: int, *cards: str) -> None:
        """Cards from the decks into a hand."""
        for name in cards:
            card = self.card(name)
            solar = card < self.tables.solar_count
            (self.state.solar_deck if solar else self.state.lunar_deck).remove(card)
            self.state.hands[seat].append(card)
        self.state.hands[seat].sort()

    def stack(self, *cards: tuple[int, str]) -> None:
        """Solar cards on the stack, bottom first, each with the seat that played it."""
        for seat, name in cards:
            card = self.card(name)
            self.state.solar_deck.remove(card)
            self.state.stack.append(card)
            self.state.stack_seats.append(seat)

    def next_akku_cards(self, *names: str) -> None:
        """The akku deck's next cards, the first one drawn first."""
        self._stack_deck(self.state.akku_deck, [c.id for c in self.tables.akku_cards], names)

    def next_ice_cards(self, *names: str) -> None:
        self._stack_deck(self.state.ice_deck, [c.id for c in self.tables.ice_cards], names)

    def next_solar_cards(self, *names: str) -> None:
        self._stack_deck(self.state.solar_deck, [c.id for c in self.tables.cards], names)

    def next_lunar_cards(self, *names: str) -> None:
        self._stack_deck(self.state.lunar_deck, [c.id for c in self.tables.cards], names)

    def _stack_deck(self, deck: list[int], ids: list[str], names: tuple[str, ...]) -> None:
        wanted = [ids.index(name) for name in names]
        for card in wanted:
            deck.remove(card)
        deck.extend(reversed(wanted))

    def tributes(self, *names: str) -> None:
        """The eight face-up tribute cards, two for each season."""
        self.state.tributes = [self.tables.tribute_ids.index(name) for name in names]

    def line(self, name: str) -> int:
        """The number of a tribute line: "haru_1.2"."""
        return [line.text for line in self.tables.lines].index(name)

    def close(self, *lines: str, by: int | None = None) -> None:
        """Close tribute lines: paid by a seat (out of the supply), or waived."""
        for name in lines:
            line = self.tables.lines[self.line(name)]
            if by is None:
                self.state.line_waived[line.index] = line.amount
                self.state.line_closed[line.index] = WAIVED
            else:
                self.state.supply[line.resource] -= line.amount
                self.state.line_closed[line.index] = by

    def set_score(self, seat: int, score: int) -> None:
        self.state.scores[seat] = score

    def coin_to(self, seat: int) -> None:
        """Let a seat hold the coin and be first this round; North stays."""
        self.state.coin = self.state.first = seat

    def extend(self, place: str) -> None:
        """Lay the extra-space card beside a tile, as a copy of one of its printed spaces."""
        card = self.card("lunar_extra_space")
        self.state.lunar_deck.remove(card)
        self.state.acting_card = card
        self.w.add_extra_space(0, self.place(place))

    def lay(self, slot: str, tile: str) -> None:
        """Let a tile lie in a slot, counted from the present North; the two tiles change places."""
        layout = self.state.layout
        wanted = (SLOT_NAMES.index(slot) + 2 * self.state.north) % len(layout)
        found = layout.index(self.tile(tile))
        layout[wanted], layout[found] = layout[found], layout[wanted]

    def spin_to(self, side: int) -> None:
        """Let the next spin of the compass coin point to a side."""
        seed = next(n for n in range(1000) if seeded(n).below(SIDES) == side)
        self.state.rng = seeded(seed)

    def wrath_level(self, level: int) -> None:
        """Put the hitodama on the first space of a wrath level."""
        self.state.chaos = self.tables.chaos_levels.index(level)

    # -- getting it going

    def freeze(self, card: str) -> None:
        """Reveal an ice card of the deck."""
        self.next_ice_cards(card)
        reveal_ice_card(self.w)

    def reveal_akkus(self, card: str) -> None:
        """Reveal an akku card of the deck in the place of the one in play, if any."""
        self.next_akku_cards(card)
        reveal_akku_card(self.w)

    def turn(self, seat: int, actions: int = 3, then: bool = False) -> None:
        """Begin a seat's turn. With `then`, the others and the resolution follow it."""
        order = [(self.state.first + k) % self.tables.players for k in range(self.tables.players)]
        turns = order.index(seat) + 1 if then else self.tables.players
        self.state.frames = [Round(TURNS, turns), Turn(seat)]
        self.state.turn_seat = seat
        self.state.actions_left = actions
        self.game.run()

    def resolve(self) -> None:
        """Resolve all tiles; stops at the first question, or at the next round's first turn."""
        self.state.frames = [Round(RESOLUTION, self.tables.players)]
        self.game.run()

    def resolve_only(self, *tiles: str) -> None:
        """Resolve these tiles, in this order, then end the round."""
        order = [self.tile(name) for name in tiles]
        self.state.frames = [Round(END_OF_ROUND, self.tables.players), ResolveTiles(order, 0)]
        self.game.run()

    def end_round(self) -> None:
        self.state.frames = [Round(END_OF_ROUND, self.tables.players)]
        self.game.run()

    def play(self, *texts: str, seat: int | None = None) -> None:
        """Answer the pending decisions."""
        for text in texts:
            self.game.apply(text, seat)

    def decline_all(self) -> None:
        """Decline every question up to the next turn."""
        while not self.game.is_over and self.asked[1] != "turn":
            self.play("decline")

    # -- looking at it

    @property
    def actions(self) -> list[str]:
        """The legal actions of the first pending decision."""
        return [action.text for action in self.game.decisions[0].actions]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what about."""
        decision = self.game.decisions[0]
        return decision.seat, decision.kind

    def why_not(self, text: str) -> tuple[str, tuple[str, ...]]:
        """The reason's code and rules for an action that is not legal."""
        reason = self.game.why_not(text)
        assert reason is not None, f"{text} is legal"
        return reason.code, reason.rules

    def is_not_asked(self, text: str) -> bool:
        """Whether an action answers another question than the one pending."""
        return self.why_not(text)[0].startswith(WHEN_CHOSEN)

    def refuses(self, text: str) -> tuple[str, tuple[str, ...]]:
        """Make sure that an action is not offered and, when tried, changes nothing; says why."""
        assert text not in self.actions
        before = digest(self.state)
        with pytest.raises(IllegalAction):
            self.play(text)
        assert digest(self.state) == before
        return self.why_not(text)

    def at(self, place: str) -> str:
        """What stands on a place: "-", "akku", "ice", or the seat with "!" standing, "z" asleep."""
        occupant = self.state.occupant[self.place(place)]
        if occupant == EMPTY:
            return "-"
        if occupant == AKKU_MEEPLE:
            return "akku"
        if occupant == ICE_TOKEN:
            return "ice"
        return f"{self.w.owner(occupant)}{'!' if self.state.standing[occupant] else 'z'}"

    def on(self, tile: str) -> list[str]:
        """What stands on a tile's printed spaces, best first."""
        spaces = len(self.tables.tiles[self.tile(tile)].spaces)
        return [self.at(f"{tile}.{rank}") for rank in range(1, spaces + 1)]

    def resolved(self) -> list[str]:
        """The tiles on which essences were handled so far, in order."""
        return [str(args["tile"]).removeprefix("tile:") for args in self.told("tile_resolved")]

    def laid_down(self) -> list[str]:
        """The places whose essences were laid down so far, in order."""
        return [str(args["place"]).removeprefix("place:") for args in self.told("essence_lay_down")]

    def reserve(self, seat: int) -> int:
        places = [self.state.essence_place[essence] for essence in self.w.essences_of(seat)]
        return places.count(RESERVE)

    def on_board(self, seat: int) -> int:
        places = [self.state.essence_place[essence] for essence in self.w.essences_of(seat)]
        return places.count(BOARD_ASLEEP)

    def basket(self, seat: int) -> dict[str, int]:
        """What a basket holds, without what it has none of."""
        held = self.state.baskets[seat * TOKENS : (seat + 1) * TOKENS]
        return {RESOURCES[index]: amount for index, amount in enumerate(held) if amount}

    def supply(self, name: str) -> int:
        return self.state.supply[RESOURCES.index(name)]

    def hand(self, seat: int) -> list[str]:
        return [self.tables.cards[card].id for card in self.state.hands[seat]]

    @property
    def akku_card_in_play(self) -> str | None:
        card = self.state.akku_card
        return None if card == NO_CARD else self.tables.akku_cards[card].id

    def told(self, kind: str) -> list[dict[str, object]]:
        """The arguments of all facts of a kind so far."""
        return [fact.args for fact in self.facts if fact.kind == kind]
