"""The part of Hitodama's writer that moves goods and cards."""

from mori.core.facts import Fact
from mori.core.writer import Writer
from mori.games.hitodama.language.notation import Notation
from mori.games.hitodama.options import Options
from mori.games.hitodama.table.state import HitodamaState
from mori.games.hitodama.table.tables import (
    LUNAR_CARD,
    RESOURCES,
    SOLAR_CARD,
    TOKENS,
    Bundle,
    Tables,
    bundle_ref,
)


class GoodsWriter(Writer):
    """Goods between supply, lair and baskets; cards between decks, hands and discard piles."""

    __slots__ = ("notation", "options", "state", "tables")

    def __init__(
        self,
        state: HitodamaState,
        tables: Tables,
        notation: Notation,
        options: Options,
        facts: list[Fact] | None,
    ) -> None:
        super().__init__(state, facts)
        self.state = state
        self.tables = tables
        self.notation = notation
        self.options = options

    # -- asking

    def holding(self, seat: int, resource: int) -> int:
        """How much of a resource a seat has; cards count in the hand."""
        if resource < TOKENS:
            return self.state.baskets[seat * TOKENS + resource]
        solar = self.tables.solar_count
        wants_solar = resource == SOLAR_CARD
        count = 0
        for card in self.state.hands[seat]:
            if (card < solar) == wants_solar:
                count += 1
        return count

    def lacking(self, seat: int, bundle: Bundle) -> int:
        """The first resource of which a seat has too little to pay a bundle; -1 if none."""
        amounts = bundle.amounts
        for resource in range(len(amounts)):
            if amounts[resource] and self.holding(seat, resource) < amounts[resource]:
                return resource
        return -1

    def obtainable(self, seat: int, bundle: Bundle) -> bool:
        """Whether a gain would bring at least something now."""
        for resource, amount in enumerate(bundle.amounts):
            if not amount:
                continue
            if resource < TOKENS:
                if self.state.supply[resource] > 0:
                    return True
            elif self.can_draw(resource == SOLAR_CARD) and self.hand_room(seat) > 0:
                return True
        return False

    def brings(self, seat: int, pay: Bundle, gain: Bundle) -> bool:
        """Whether paying one bundle for another would bring more than what was paid with.

        What is paid comes first: tokens fill the supply, cards given make room in the hand.
        """
        room = self.hand_room(seat) + pay.amounts[SOLAR_CARD] + pay.amounts[LUNAR_CARD]
        for resource, amount in enumerate(gain.amounts):
            if resource < TOKENS:
                paid = pay.amounts[resource]
                if min(amount, self.state.supply[resource] + paid) > paid:
                    return True
            elif amount and room > 0 and self.can_draw(resource == SOLAR_CARD):
                return True
        return False

    def hand_room(self, seat: int) -> int:
        """How many more cards the hand limit allows (H-ACT-DRAW-2, H-ACT-DRAW-3)."""
        return self.tables.hand_limit - len(self.state.hands[seat])

    def can_draw(self, solar: bool) -> bool:
        state = self.state
        if solar:
            return bool(state.solar_deck or state.solar_discard)
        return bool(state.lunar_deck or state.lunar_discard)

    def pile_of(self, card: int) -> list[int]:
        """The discard pile a hand card belongs to."""
        solar = card < self.tables.solar_count
        return self.state.solar_discard if solar else self.state.lunar_discard

    # -- changing

    def gain(self, seat: int, bundle: Bundle) -> None:
        """Give a bundle: tokens as far as the supply lasts, cards as far as the hand allows."""
        state = self.state
        given = [0] * len(bundle.amounts)
        some = False
        for resource in range(TOKENS):
            # H-TILE-7: if the supply is short, take what is left.
            amount = min(bundle.amounts[resource], state.supply[resource])
            if amount:
                state.supply[resource] -= amount
                state.baskets[seat * TOKENS + resource] += amount
                given[resource] = amount
                some = True
        if some and self.facts is not None:
            self.facts.append(Fact("gained", {"seat": f"seat:{seat}", "goods": bundle_ref(given)}))
        if self.facts is not None:
            missed = [bundle.amounts[token] - given[token] for token in range(TOKENS)]
            self.miss_gain(seat, missed, "supply_empty")
        if bundle.has_cards:
            self.draw(seat, True, bundle.amounts[SOLAR_CARD])
            self.draw(seat, False, bundle.amounts[LUNAR_CARD])

    def miss_gain(self, seat: int, missed: list[int], lack: str) -> None:
        """Tell what a gain did not bring, although it would have been due."""
        if self.facts is not None and any(missed):
            self.facts.append(
                Fact(
                    "gain_missed",
                    {
                        "seat": f"seat:{seat}",
                        "goods": bundle_ref(missed),
                        "lack": f"lack:{lack}",
                    },
                )
            )

    def pay_tokens(self, seat: int, bundle: Bundle) -> None:
        """Return a bundle's tokens to the supply; its cards are given one by one."""
        state = self.state
        paid = [0] * len(bundle.amounts)
        some = False
        for resource in range(TOKENS):
            amount = bundle.amounts[resource]
            if amount:
                state.baskets[seat * TOKENS + resource] -= amount
                state.supply[resource] += amount
                paid[resource] = amount
                some = True
        if some and self.facts is not None:
            self.facts.append(Fact("paid", {"seat": f"seat:{seat}", "goods": bundle_ref(paid)}))

    def lose(self, seat: int, resource: int, amount: int) -> None:
        self.state.baskets[seat * TOKENS + resource] -= amount
        self.state.supply[resource] += amount
        if self.facts is not None:
            lost = self.tables.token_ref(resource, amount)
            self.facts.append(Fact("resource_lost", {"seat": f"seat:{seat}", "goods": lost}))

    def nothing_to_lose(self, seat: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact("nothing_lost", {"seat": f"seat:{seat}"}))

    def hand_over(self, seat: int, other: int, bundle: Bundle) -> None:
        """Pay a bundle of tokens from one basket into another."""
        baskets = self.state.baskets
        for resource in range(TOKENS):
            baskets[seat * TOKENS + resource] -= bundle.amounts[resource]
            baskets[other * TOKENS + resource] += bundle.amounts[resource]

    def draw(self, seat: int, solar: bool, amount: int) -> None:
        """Draw cards, at most as the hand limit allows; an empty deck is rebuilt (H-CARD-2)."""
        state = self.state
        hand = state.hands[seat]
        drawn: list[int] = []
        room = self.hand_room(seat)
        for _ in range(min(amount, room)):
            deck = state.solar_deck if solar else state.lunar_deck
            if not deck:
                deck = self._rebuild_deck(solar)
                if not deck:
                    break
            card = deck.pop()
            hand.append(card)
            drawn.append(card)
        if drawn:
            self._take_up(seat, solar, drawn)
        if len(drawn) < amount and self.facts is not None:
            missed = [0] * len(RESOURCES)
            missed[SOLAR_CARD if solar else LUNAR_CARD] = amount - len(drawn)
            self.miss_gain(seat, missed, "hand_full" if len(drawn) == room else "deck_empty")

    def _take_up(self, seat: int, solar: bool, drawn: list[int]) -> None:
        """Finish a draw: what was drawn is seen by its owner, and counted by all."""
        self.state.hands[seat].sort()  # hands are sets: no order tells when a card was drawn
        self.revealed()
        if self.facts is not None:
            public = Fact(
                "cards_drawn",
                {
                    "seat": f"seat:{seat}",
                    "deck": "deck:solar" if solar else "deck:lunar",
                    "count": len(drawn),
                },
            )
            cards = [self.tables.card_ref(card) for card in sorted(drawn)]
            private = {"seat": f"seat:{seat}", "cards": cards, "count": len(drawn)}
            self.facts.append(Fact("own_cards_drawn", private, seat, public))

    def _rebuild_deck(self, solar: bool) -> list[int]:
        state = self.state
        if solar:
            state.solar_deck, state.solar_discard = state.solar_discard, []
            self.shuffle(state.solar_deck, "solar")
            return state.solar_deck
        state.lunar_deck, state.lunar_discard = state.lunar_discard, []
        self.shuffle(state.lunar_deck, "lunar")
        return state.lunar_deck

    def shuffle(self, deck: list[int], name: str) -> None:
        if not deck:
            return
        deck.sort()  # the order in which cards were discarded must not matter
        self.state.rng.shuffle(deck)
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("deck_reshuffled", {"deck": f"deck:{name}"}))

    def lay_aside(self, seat: int, card: int) -> None:
        """Take a card out of a hand for a moment, to ask what would be without it."""
        self.state.hands[seat].remove(card)

    def take_back(self, seat: int, card: int) -> None:
        """Undo `lay_aside`."""
        hand = self.state.hands[seat]
        hand.append(card)
        hand.sort()

    def discard(self, seat: int, card: int) -> None:
        """Put a card from the hand, face up, on its discard pile."""
        self.state.hands[seat].remove(card)
        self.pile_of(card).append(card)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "card_discarded",
                    {"seat": f"seat:{seat}", "card": self.tables.card_ref(card)},
                )
            )
