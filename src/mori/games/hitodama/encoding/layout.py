"""Where Hitodama's features and numbers lie in a row."""

from typing import Final

from mori.core.encoding import LEFT_OUT, MOST_SIDES, Fold, Layout
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
        self.players = self.block("players", sides + 1, 1)
        self.round = self.block("round", ROUNDS, 1, Fold((ROUNDS,), "v"))
        self.marker = self.block("round_marker", MARKERS, 1, Fold((MARKERS,), "v"))
        self.season = self.block("season", len(tables.seasons), 1)
        chaos = len(tables.chaos_levels)
        self.chaos = self.block("chaos", chaos, 1, Fold((chaos,), "v"))
        self.north = self.block("north", SIDES, 1)
        self.actions_left = self.block("actions_left", ACTIONS, 1, Fold((ACTIONS,), "v"))
        self.turn = self.block("turn", sides + 1, 1)
        self.coin = self.block("coin", sides + 1, 1)
        self.first = self.block("first_player", sides + 1, 1)
        self.flags = self.block("arrivals_honoured_akkus_wait", FLAGS)
        akku_cards, ice_cards = len(tables.akku_cards), len(tables.ice_cards)
        self.akku_card = self.block("akku_card", akku_cards + 1, 1)
        self.akku_gone = self.block("akku_cards_gone", akku_cards)
        self.ice_gone = self.block("ice_cards_gone", ice_cards)
        self.ice_supply = self.block("ice_left", SUPPLY, 1, Fold((SUPPLY,), "v"))
        self.scarce = self.block(
            "tokens_left", TOKENS * SUPPLY, TOKENS, Fold((TOKENS, SUPPLY), "kv")
        )
        self.acting_card = self.block("acting_card", cards + 1, 1)
        self.points = self.block("points", sides * POINTS, sides, LEFT_OUT)
        tokens = sides * TOKENS
        self.baskets = self.block("baskets", tokens * BASKET, tokens, LEFT_OUT)
        held = Fold((sides, HAND), "kv")
        self.solar_hand = self.block("solar_cards_held", sides * HAND, sides, held)
        self.lunar_hand = self.block("lunar_cards_held", sides * HAND, sides, held)
        essences = Fold((sides, ESSENCES), "kv")
        self.reserve = self.block("essences_in_reserve", sides * ESSENCES, sides, essences)
        self.asleep = self.block("essences_asleep_at_home", sides * ESSENCES, sides, essences)
        designs = Fold((cards, COPIES), "kv")
        self.hand = self.block("own_hand", cards * COPIES, cards, designs)
        self.gone = self.block("discarded_cards", cards * COPIES, cards, designs)
        stack = Fold((STACK, cards), "sk")
        self.stack = self.block("solar_stack", STACK * cards, STACK, stack)
        owners = Fold((STACK, sides), "sk")
        self.stack_owners = self.block("owners_in_the_stack", STACK * sides, STACK, owners)
        self.ring = self.block("ring", RING * len(tables.tiles), RING)
        self.places = self.block("places", tables.places * ON_PLACE, tables.places)
        places = Fold((tables.places,), "s")
        self.fresh = self.block("placed_this_round", tables.places, fold=places)
        self.moved = self.block("moved_this_turn", tables.places)
        extra = len(tables.tiles) * tables.extra_slots
        self.extra_copies = self.block(
            "extra_spaces",
            extra * tables.printed_slots,
            extra,
            Fold((extra, tables.printed_slots), "kv"),
        )
        lines = len(tables.lines)
        self.lines_open = self.block("open_lines", lines)
        gaps = Fold((lines, MISSING), "kv")
        self.line_gaps = self.block("what_open_lines_lack", lines * MISSING, lines, gaps)
        self.lines_later = self.block("lines_to_come", lines, fold=Fold((lines,), "s"))
        self.n_points = self.number("points", sides, 12)
        self.n_baskets = self.number("baskets", sides * TOKENS, 4)
        self.n_hand = self.number("cards_held", sides, 4)
        self.n_reserve = self.number("essences_awake", sides, 2)
        self.n_asked = self.number("tokens_asked_for", TOKENS, 4)
        self.n_coming = self.number("tokens_asked_for_later", TOKENS, 8)
        self._add_roles(tables)

    def _add_roles(self, tables: Tables) -> None:
        """Which features stand for which cards, tiles and places."""
        cards, akku_cards, tiles = len(tables.cards), len(tables.akku_cards), len(tables.tiles)
        self.stands_for("hand", "card", self.hand, (cards, COPIES))
        self.stands_for("gone", "card", self.gone, (cards, COPIES))
        self.stands_for("acting", "card", self.acting_card, (cards + 1,), first=1)
        self.stands_for("stack", "card", self.stack, (STACK, cards), 1)
        self.stands_for("in play", "akku", self.akku_card, (akku_cards + 1,), first=1)
        self.stands_for("ring", "tile", self.ring, (RING, tiles), 1)
        self.stands_for("occupied", "place", self.places, (tables.places, ON_PLACE))
