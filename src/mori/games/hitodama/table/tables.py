"""The pack, resolved for play: small frozen objects and numbers, no strings to look up by.

`loading.py` builds these from the pack's definitions, once, for one number of players.
"""

from typing import Final

from mori.games.hitodama.pack.schema.words import Cardinal, SpaceKind

# Resources, in the order of every bundle.
BERRY: Final = 0
AMBER: Final = 1
SAPPHIRE: Final = 2
AKKU: Final = 3
SOLAR_CARD: Final = 4
LUNAR_CARD: Final = 5
RESOURCES: Final = ("berry", "amber", "sapphire", "akku", "solar_card", "lunar_card")
TOKENS: Final = 4  # the first four lie in baskets; cards are held in hand

CARDINALS: Final[tuple[Cardinal, ...]] = ("N", "E", "S", "W")
SIDES: Final = 4
RING: Final = 8

# Kinds of space.
PLUS: Final = 0
COST: Final = 1
TRIBUTE: Final = 2
AKKU_VISIT: Final = 3
MERCHANT: Final = 4
SPACE_KINDS: Final[tuple[SpaceKind, ...]] = ("plus", "cost", "tribute", "akku_visit", "merchant")

# Steps of a tile's resolution. Whatever the visitors do follows from their spaces, so "spaces",
# "akku_visits", "tributes" and "trades" are the same step: take the essences one after another.
STEP_STACK: Final = 0
STEP_ARRIVAL: Final = 1
STEP_COIN: Final = 2
STEP_ESSENCES: Final = 3

# Wrath effects.
WRATH_NONE: Final = 0
WRATH_ICE: Final = 1
WRATH_LOSS: Final = 2


class Bundle:
    """An amount of each resource."""

    __slots__ = ("amounts", "goods", "has_cards", "index", "ref")

    def __init__(self, index: int, amounts: list[int]) -> None:
        self.index = index
        self.amounts = amounts
        self.has_cards = amounts[SOLAR_CARD] > 0 or amounts[LUNAR_CARD] > 0
        self.ref = bundle_ref(amounts)
        # By resource, those that there are any of: views are made of copies of it.
        self.goods = {RESOURCES[kind]: amount for kind, amount in enumerate(amounts) if amount}


def bundle_ref(amounts: list[int]) -> str:
    """The reference of a bundle in facts and prompts: "bundle:berry=2,amber=1"."""
    parts = [f"{RESOURCES[index]}={amount}" for index, amount in enumerate(amounts) if amount]
    return "bundle:" + ",".join(parts)


class Space:
    """A printed space of a tile: what it asks and gives."""

    __slots__ = ("gain", "kind", "pay")

    def __init__(self, kind: int, pay: Bundle, gain: Bundle) -> None:
        self.kind = kind
        self.pay = pay
        self.gain = gain  # at the merchant: the good, as wanted and as payment


class Tile:
    """A forest tile on the side for the player count."""

    __slots__ = ("arrival_bonus", "id", "index", "kept_free", "spaces", "steps")

    def __init__(
        self,
        index: int,
        id: str,
        spaces: list[Space],
        steps: list[int],
        kept_free: int,
        arrival_bonus: Bundle,
    ) -> None:
        self.index = index
        self.id = id
        self.spaces = spaces
        self.steps = steps
        self.kept_free = kept_free  # printed spaces that every placement must leave free
        self.arrival_bonus = arrival_bonus


class HandCard:
    """A solar or lunar card: one design, of which there may be several copies."""

    __slots__ = (
        "amount",
        "copies",
        "effect",
        "gain",
        "id",
        "index",
        "is_solar",
        "location",
        "optional",
        "pay",
        "rule",
        "vp",
    )

    def __init__(
        self,
        index: int,
        id: str,
        is_solar: bool,
        copies: int,
        rule: str,
        effect: int,
        optional: bool,
        pay: Bundle,
        gain: Bundle,
        amount: int,
        location: int,
        vp: int,
    ) -> None:
        self.index = index
        self.id = id
        self.is_solar = is_solar
        self.copies = copies
        self.rule = rule
        self.effect = effect  # a number of effects.EFFECT_KINDS
        self.optional = optional
        self.pay = pay
        self.gain = gain
        self.amount = amount
        self.location = location  # a cardinal, or -1
        self.vp = vp


class AkkuCard:
    """An akku card: where its akkus come in, and what removing one costs."""

    __slots__ = ("cost", "id", "places")

    def __init__(self, id: str, places: list[int], cost: Bundle) -> None:
        self.id = id
        self.places = places
        self.cost = cost


class IceCard:
    """An ice card: where ice comes in."""

    __slots__ = ("freezes", "id")

    def __init__(self, id: str, freezes: list[int]) -> None:
        self.id = id
        self.freezes = freezes


class Line:
    """One requirement of a tribute card."""

    __slots__ = ("amount", "card", "index", "ref", "resource", "season", "text")

    def __init__(
        self, index: int, card: int, season: int, resource: int, amount: int, text: str
    ) -> None:
        self.index = index
        self.card = card
        self.season = season
        self.resource = resource
        self.amount = amount
        self.text = text  # in the notation: card and line, "haru_1.2"
        self.ref = f"line:{text}:{RESOURCES[resource]}={amount}"  # says what it asks for


class Season:
    """A season: its cardinal point and the price of displacing."""

    __slots__ = ("cardinal", "displacement", "id")

    def __init__(self, id: str, cardinal: int, displacement: Bundle) -> None:
        self.id = id
        self.cardinal = cardinal
        self.displacement = displacement


class DiscardRate:
    """What discarding cards gives."""

    __slots__ = ("gain", "id", "pay")

    def __init__(self, id: str, pay: Bundle, gain: Bundle) -> None:
        self.id = id
        self.pay = pay
        self.gain = gain


class WrathLevel:
    """What the hitodama's wrath does on one level."""

    __slots__ = ("amount", "effect", "loses", "thaws")

    def __init__(self, effect: int, amount: int, loses: list[int], thaws: bool) -> None:
        self.effect = effect
        self.amount = amount
        self.loses = loses
        self.thaws = thaws


class Tables:
    """All component data of one game, for one number of players."""

    __slots__ = (
        "actions_per_turn",
        "akku_cards",
        "asleep_at_start",
        "bundles",
        "cards",
        "chaos_levels",
        "discard_rates",
        "essences_per_player",
        "exchange_values",
        "extra_places",
        "extra_slots",
        "guarded",
        "hand_limit",
        "ice_cards",
        "ice_tokens",
        "last_player_bonus",
        "lines",
        "lines_per_card",
        "lunar_dealt",
        "owners",
        "place_texts",
        "places",
        "players",
        "points_to_win",
        "printed_places",
        "printed_slots",
        "rounds_per_step",
        "seasons",
        "seat_essences",
        "seat_sides",
        "slot_of",
        "solar_count",
        "solar_dealt",
        "stack_limit",
        "supply",
        "tile_of",
        "tiles",
        "tribute_ids",
        "tributes_per_season",
        "values",
        "wake_cost",
        "width",
        "wrath_levels",
        "wrath_spaces",
    )

    players: int
    bundles: list[Bundle]
    tiles: list[Tile]
    printed_slots: int  # the most printed spaces of any tile side
    extra_slots: int  # extra-space cards that may lie beside one tile
    width: int  # printed_slots + extra_slots: the places each tile has
    places: int  # all places of the map
    place_texts: list[str]  # by place
    tile_of: list[int]  # by place
    slot_of: list[int]  # by place: its number on its tile, printed spaces first
    extra_places: list[int]  # the places of extra spaces, as state.extra_copy numbers them
    owners: list[int]  # by essence
    seat_essences: list[list[int]]  # by seat
    printed_places: list[int]  # those with a printed space on this side
    guarded: list[bool]  # by place: its tile must keep printed spaces free (H-ACT-MOVE-5)
    cards: list[HandCard]  # solar designs first
    solar_count: int  # how many designs are solar
    akku_cards: list[AkkuCard]
    ice_cards: list[IceCard]
    lines: list[Line]
    lines_per_card: int
    tribute_ids: list[str]
    tributes_per_season: int  # cards face up for each season
    seasons: list[Season]
    discard_rates: list[DiscardRate]
    supply: list[int]  # of each token
    ice_tokens: int
    values: list[int]  # victory points of each resource
    exchange_values: list[int]  # for bots
    wrath_spaces: list[int]
    wrath_levels: list[WrathLevel]  # by level, 0 unused
    chaos_levels: list[int]  # by position; the last position is the end
    seat_sides: list[int]
    stack_limit: int
    last_player_bonus: Bundle
    actions_per_turn: int
    hand_limit: int
    essences_per_player: int
    asleep_at_start: int
    wake_cost: Bundle
    points_to_win: int
    lunar_dealt: int
    solar_dealt: int
    rounds_per_step: int

    def place_ref(self, place: int) -> str:
        """The reference of a place in facts and prompts: "place:amber.2"."""
        return "place:" + self.place_text(place)

    def place_text(self, place: int) -> str:
        """A place in the notation: tile and rank, "amber.2"; an extra space is "amber.x1"."""
        return self.place_texts[place]

    def name_places(self) -> None:
        """Write down how every place is called: views and facts name them all the time."""
        self.place_texts = []
        for tile in self.tiles:
            for slot in range(self.width):
                extra = slot - self.printed_slots
                rank = str(slot + 1) if extra < 0 else f"x{extra + 1}"
                self.place_texts.append(f"{tile.id}.{rank}")

    def token_ref(self, resource: int, amount: int) -> str:
        """The reference of an amount of one resource."""
        return f"bundle:{RESOURCES[resource]}={amount}"

    def card_ref(self, card: int) -> str:
        return "card:" + self.cards[card].id

    def tile_ref(self, tile: int) -> str:
        return "tile:" + self.tiles[tile].id

    def season_ref(self, season: int) -> str:
        return "season:" + self.seasons[season].id
