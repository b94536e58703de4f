"""Where Hitodama's features and numbers lie in a row."""

from typing import Final

from mori.core.encoding import MOST_SIDES, Layout
from mori.games.hitodama.table.tables import RING, SIDES, TOKENS, Tables

VERSION: Final = 1

ROUNDS: Final = 24
MARKERS: Final = 6
ACTIONS: Final = 8
POINTS: Final = 34
BASKET: Final = 14
HAND: Final = 8
COPIES: Final = 3
ESSENCES: Final = 4  # of one side in one state, none included
SUPPLY: Final = 8  # of a token that is scarce
MISSING: Final = 6
STACK: Final = 8
FLAGS: Final = 2
ON_PLACE: Final = 2 * MOST_SIDES + 2  # essences standing and asleep, an akku, ice
AKKU_THERE: Final = 2 * MOST_SIDES
ICE_THERE: Final = 2 * MOST_SIDES + 1


class HitodamaLayout(Layout):
    """The blocks of a row. What goes by side has them one after another, the asking seat first."""

    __slots__ = (
        "acting_card",
        "actions_left",
        "akku_card",
        "akku_gone",
        "asleep",
        "baskets",
        "chaos",
        "coin",
        "extra_copies",
        "first",
        "flags",
        "fresh",
        "gone",
        "hand",
        "ice_gone",
        "ice_supply",
        "line_gaps",
        "lines_later",
        "lines_open",
        "lunar_hand",
        "marker",
        "moved",
        "n_asked",
        "n_baskets",
        "n_coming",
        "n_hand",
        "n_points",
        "n_reserve",
        "north",
        "places",
        "players",
        "points",
        "reserve",
        "ring",
        "round",
        "scarce",
        "season",
        "solar_hand",
        "stack",
        "stack_owners",
        "turn",
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__(VERSION)
        sides = MOST_SIDES
        cards = len(tables.cards)
        self.name_ids("card", [card.id for card in tables.cards])
        self.name_ids("akku", [card.id for card in tables.akku_cards])
        self.name_ids("ice", [card.id for card in tables.ice_cards])
        self.name_ids("tribute", [line.text for line in tables.lines])
        self.name_ids("tile", [tile.id for tile in tables.tiles])
        self.name_ids("season", [season.id for season in tables.seasons])
        self.players = self.block("players", sides + 1)
        self.round = self.block("round", ROUNDS)
        self.marker = self.block("round_marker", MARKERS)
        self.season = self.block("season", len(tables.seasons))
        self.chaos = self.block("chaos", len(tables.chaos_levels))
        self.north = self.block("north", SIDES)
        self.actions_left = self.block("actions_left", ACTIONS)
        self.turn = self.block("turn", sides + 1)
        self.coin = self.block("coin", sides + 1)
        self.first = self.block("first_player", sides + 1)
        self.flags = self.block("arrivals_honoured_akkus_wait", FLAGS)
        self.akku_card = self.block("akku_card", len(tables.akku_cards) + 1)
        self.akku_gone = self.block("akku_cards_gone", len(tables.akku_cards))
        self.ice_gone = self.block("ice_cards_gone", len(tables.ice_cards))
        self.ice_supply = self.block("ice_left", SUPPLY)
        self.scarce = self.block("tokens_left", TOKENS * SUPPLY)
        self.acting_card = self.block("acting_card", cards + 1)
        self.points = self.block("points", sides * POINTS)
        self.baskets = self.block("baskets", sides * TOKENS * BASKET)
        self.solar_hand = self.block("solar_cards_held", sides * HAND)
        self.lunar_hand = self.block("lunar_cards_held", sides * HAND)
        self.reserve = self.block("essences_in_reserve", sides * ESSENCES)
        self.asleep = self.block("essences_asleep_at_home", sides * ESSENCES)
        self.hand = self.block("own_hand", cards * COPIES)
        self.gone = self.block("discarded_cards", cards * COPIES)
        self.stack = self.block("solar_stack", STACK * cards)
        self.stack_owners = self.block("owners_in_the_stack", STACK * sides)
        self.ring = self.block("ring", RING * len(tables.tiles))
        self.places = self.block("places", tables.places * ON_PLACE)
        self.fresh = self.block("placed_this_round", tables.places)
        self.moved = self.block("moved_this_turn", tables.places)
        self.extra_copies = self.block(
            "extra_spaces", len(tables.tiles) * tables.extra_slots * tables.printed_slots
        )
        self.lines_open = self.block("open_lines", len(tables.lines))
        self.line_gaps = self.block("what_open_lines_lack", len(tables.lines) * MISSING)
        self.lines_later = self.block("lines_to_come", len(tables.lines))
        self.n_points = self.number("points", sides, 12)
        self.n_baskets = self.number("baskets", sides * TOKENS, 4)
        self.n_hand = self.number("cards_held", sides, 4)
        self.n_reserve = self.number("essences_awake", sides, 2)
        self.n_asked = self.number("tokens_asked_for", TOKENS, 4)
        self.n_coming = self.number("tokens_asked_for_later", TOKENS, 8)
