"""Where Bitoku's features and numbers lie in a row."""

from typing import Final

from mori.core.encoding import LEFT_OUT, MOST_SIDES, Fold, Layout
from mori.games.bitoku.encoding.room import FACES, HOME_LABELS, MARKET_SPACES, NODES, SITES, VALUES
from mori.games.bitoku.table.codes import (
    BASIC_YOKAI,
    BUILDING_TYPES,
    FAVOURS,
    HILLS,
    KINDS,
    MARKETS,
    MITAMA_TYPES,
    REGION_COUNT,
    VISION_ITEMS,
)
from mori.games.bitoku.table.state import AMULETS, CARD_SPACES, DICE
from mori.games.bitoku.table.tables import Tables

VERSION: Final = 1

ROUNDS: Final = 6
SEASONS: Final = 5
POINT_STEPS: Final = 50  # of four points each
GOODS: Final = 10
AMULETS_HELD: Final = 6
PILGRIMS: Final = 12
DIE_STATES: Final = 4
DIE_PLACES: Final = REGION_COUNT + HOME_LABELS + HILLS + 1
COPIES: Final = 3  # of one card that are told apart
CARDS: Final = 16  # in a hand, deck or pile
SPACES: Final = 12  # of a Kodama's track
BRANCHES: Final = 16
STEPS: Final = 14  # of a Pilgrim
MISSING: Final = 5  # items that a Vision still lacks
OPTIONS: Final = 32
YOKAI_TYPE_COUNT: Final = BASIC_YOKAI + 1


class BitokuLayout(Layout):
    """The blocks of a row. What goes by side has them one after another, the asking seat first."""

    __slots__ = (
        "affordable",
        "amulets",
        "attitude",
        "available",
        "bitoku",
        "bitoku_done",
        "bitoku_next",
        "branch_pilgrim",
        "building_types",
        "building_wanted",
        "card_types",
        "counters",
        "covered",
        "deck",
        "deck_size",
        "decks",
        "dice",
        "die_places",
        "discard_size",
        "discards",
        "dragonflies",
        "free_spaces",
        "garden",
        "gates",
        "hand",
        "hand_size",
        "highest",
        "hill_bitoku",
        "hill_yokai",
        "items",
        "known",
        "kodama",
        "lost",
        "main_pilgrims",
        "markets",
        "mitama_types",
        "mitamas",
        "n_amulets",
        "n_available",
        "n_goods",
        "n_kodama",
        "n_points",
        "n_sizes",
        "n_walked",
        "options",
        "order",
        "pairs",
        "passed",
        "phase",
        "played",
        "players",
        "points",
        "resources",
        "rock_pilgrims",
        "rocks",
        "round",
        "secret",
        "site_buildings",
        "site_owners",
        "slots",
        "tengu",
        "tengu_row",
        "treasures",
        "turn",
        "vision_gaps",
        "visions",
        "walkers",
        "yokai_types",
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__(VERSION)
        self.card_types = [card.type for card in tables.yokai]
        self._name_components(tables)
        self._add_course()
        self._add_sides(tables)
        self._add_board(tables)
        self._add_numbers()
        self._add_roles(tables)

    def _name_components(self, tables: Tables) -> None:
        self.name_ids("yokai", [card.id for card in tables.yokai])
        self.name_ids("bitoku", [card.id for card in tables.bitoku])
        self.name_ids("vision", [card.id for card in tables.visions])
        self.name_ids("mitama", [tile.id for tile in tables.mitamas])
        self.name_ids("dragonfly", [tile.id for tile in tables.dragonflies])
        self.name_ids("crystal", [tile.id for tile in tables.crystals])
        self.name_ids("building", [tile.id for tile in tables.buildings])
        self.name_ids("gate", [tile.id for tile in tables.gates])
        self.name_ids("rock", [rock.id for rock in tables.rocks])
        self.name_ids("slot", [slot.id for slot in tables.slots])
        self.name_ids("pilgrim", [space.id for space in tables.pilgrim_spaces])

    def _add_course(self) -> None:
        sides = MOST_SIDES
        self.round = self.block("round", ROUNDS, 1)
        self.phase = self.block("season", SEASONS, 1)
        self.players = self.block("players", sides + 1, 1)
        self.options = self.block("options", OPTIONS, fold=Fold((OPTIONS,), "s"))
        self.turn = self.block("turn", sides + 1, 1)
        self.order = self.block("turn_order", sides * sides, sides)
        self.passed = self.block("passed", sides)
        self.attitude = self.block("tengu_active", 1)

    def _add_sides(self, tables: Tables) -> None:
        sides = MOST_SIDES
        cards, slots = len(tables.yokai), len(tables.slots)
        dice = sides * DICE
        self.points = self.block("points", sides * POINT_STEPS, sides, LEFT_OUT)
        self.resources = self.block("resources", sides * KINDS * GOODS, sides * KINDS, LEFT_OUT)
        self.amulets = self.block(
            "amulets",
            sides * AMULETS * AMULETS_HELD,
            sides * AMULETS,
            Fold((sides, AMULETS, AMULETS_HELD), "mkv"),
        )
        self.available = self.block("available_pilgrims", sides * PILGRIMS, sides, LEFT_OUT)
        self.dice = self.block(
            "dice", dice * VALUES * DIE_STATES, dice, Fold((dice, VALUES, DIE_STATES), "kvk")
        )
        self.die_places = self.block(
            "places_of_dice", dice * DIE_PLACES, dice, Fold((sides, DICE, DIE_PLACES), "osk")
        )
        self.played = self.block(
            "played_cards",
            sides * CARD_SPACES * (cards + 1),
            sides * CARD_SPACES,
            Fold((sides, CARD_SPACES, cards + 1), "msk"),
        )
        rocks = len(tables.rocks) + 1
        self.rocks = self.block(
            "rocks",
            sides * tables.rock_spaces * rocks,
            sides * tables.rock_spaces,
            Fold((sides, tables.rock_spaces, rocks), "msk"),
        )
        self.rock_pilgrims = self.block("pilgrims_by_rocks", sides * len(tables.pilgrim_spaces))
        pile = Fold((sides, CARDS), "kv")
        self.hand_size = self.block("cards_in_hand", sides * CARDS, sides, pile)
        self.deck_size = self.block("cards_in_the_own_deck", sides * CARDS, sides, pile)
        self.discard_size = self.block("cards_on_the_own_pile", sides * CARDS, sides, pile)
        self.secret = self.block("cards_kept_unseen", sides * CARDS, sides, LEFT_OUT)
        own = Fold((cards, COPIES), "kv")
        self.hand = self.block("own_hand", cards * COPIES, cards, own)
        self.deck = self.block("own_deck", cards * COPIES, cards, own)
        self.discards = self.block(
            "own_pile_and_rivals",
            sides * cards * COPIES,
            sides * cards,
            LEFT_OUT,
        )
        known = Fold((sides, cards), "ks")
        self.known = self.block("rivals_known_cards", sides * cards, fold=known)
        crystals = len(tables.crystals) + 1
        self.slots = self.block(
            "crystals",
            sides * slots * crystals,
            sides * slots,
            Fold((sides, slots, crystals), "mks"),
        )
        self.counters = self.block(
            "building_counters", sides * SITES, sides, Fold((sides, SITES), "kv")
        )
        designs = len(tables.bitoku)
        self.bitoku = self.block(
            "bitoku_cards", sides * designs * 2, fold=Fold((sides, designs, 2), "mkk")
        )
        self.bitoku_next = self.block(
            "next_bitoku_card", sides * (designs + 1), sides, Fold((sides, designs + 1), "mk")
        )
        few = Fold((sides, PILGRIMS), "kv")
        self.bitoku_done = self.block("completed_bitoku_cards", sides * PILGRIMS, sides, few)
        visions = len(tables.visions)
        self.visions = self.block("visions", sides * visions, fold=Fold((sides, visions), "ks"))
        self.vision_gaps = self.block(
            "items_visions_lack", visions * MISSING, visions, Fold((visions, MISSING), "kv")
        )
        mitamas, dragonflies = len(tables.mitamas), len(tables.dragonflies)
        self.mitamas = self.block(
            "mitamas",
            sides * mitamas * COPIES,
            sides * mitamas,
            Fold((sides, mitamas, COPIES), "mkv"),
        )
        self.dragonflies = self.block(
            "dragonflies",
            sides * dragonflies * COPIES,
            sides * dragonflies,
            Fold((sides, dragonflies, COPIES), "mkv"),
        )
        self.pairs = self.block("pairs", sides * PILGRIMS, sides, few)
        regions = sides * REGION_COUNT
        self.kodama = self.block("kodamas", regions * SPACES, regions, LEFT_OUT)
        self.walkers = self.block(
            "steps_of_pilgrims", sides * STEPS, sides, Fold((sides, STEPS), "kv")
        )
        self.lost = self.block(
            "pilgrims_given_up", sides * CARD_SPACES, sides, Fold((sides, CARD_SPACES), "kv")
        )

    def _add_board(self, tables: Tables) -> None:
        sides = MOST_SIDES
        spaces = len(MARKETS) * MARKET_SPACES
        most_tiles = max(
            len(tables.mitamas),
            len(tables.dragonflies),
            len(tables.crystals),
            len(tables.buildings),
        )
        # One board face is played on, and of a game only that one counts.
        self.main_pilgrims = self.block(
            "pilgrims_on_their_way",
            sides * FACES * NODES * 2,
            sides * NODES,
            Fold((sides, FACES, NODES, 2), "mskv"),
        )
        self.branch_pilgrim = self.block(
            "sleeping_pilgrims",
            sides * FACES * NODES,
            NODES,
            Fold((sides, FACES, NODES), "kss"),
        )
        gates, buildings, treasures = len(tables.gates), len(tables.buildings), tables.treasures
        self.gates = self.block(
            "gate_tiles",
            FACES * BRANCHES * gates,
            BRANCHES,
            Fold((FACES, BRANCHES, gates), "ssk"),
        )
        self.site_buildings = self.block(
            "buildings", SITES * buildings, SITES, Fold((SITES, buildings), "sk")
        )
        self.site_owners = self.block(
            "owners_of_buildings", SITES * (sides + 1), SITES, Fold((SITES, sides + 1), "sk")
        )
        self.treasures = self.block("treasures", REGION_COUNT * len(treasures), REGION_COUNT)
        rocks = len(tables.rocks)
        self.garden = self.block("garden", rocks * COPIES, rocks, Fold((rocks, COPIES), "kv"))
        self.markets = self.block(
            "markets",
            spaces * (most_tiles + 1),
            spaces,
            Fold((len(MARKETS), MARKET_SPACES, most_tiles + 1), "ksk"),
        )
        self.affordable = self.block("affordable", spaces)
        self.building_wanted = self.block("counter_affordable", 1)
        bitoku, yokai = len(tables.bitoku) + 1, len(tables.yokai) + 1
        self.hill_bitoku = self.block(
            "bitoku_cards_on_hills", HILLS * bitoku, HILLS, Fold((HILLS, bitoku), "sk")
        )
        self.hill_yokai = self.block(
            "yokai_cards_on_hills", HILLS * yokai, HILLS, Fold((HILLS, yokai), "sk")
        )
        self.covered = self.block("covered_favours", HILLS * FAVOURS)
        self.free_spaces = self.block(
            "free_forest_spaces",
            REGION_COUNT * MOST_SIDES,
            REGION_COUNT,
            Fold((REGION_COUNT, MOST_SIDES), "kv"),
        )
        self.highest = self.block(
            "highest_rival_die",
            REGION_COUNT * VALUES,
            REGION_COUNT,
            Fold((REGION_COUNT, VALUES), "kv"),
        )
        self.decks = self.block("shared_decks_run_low", 3)
        self.tengu = self.block("tengu_rocks", len(tables.rocks))
        self.tengu_row = self.block(
            "tengu_open_cards", SITES * MOST_SIDES, MOST_SIDES, Fold((MOST_SIDES, SITES), "kv")
        )

    def _add_numbers(self) -> None:
        sides = MOST_SIDES
        self.n_points = self.number("points", sides, 40)
        self.n_goods = self.number("resources", sides * KINDS, 4)
        self.n_amulets = self.number("amulets", sides, 4)
        self.n_available = self.number("available_pilgrims", sides, 4)
        self.n_kodama = self.number("kodamas", sides * REGION_COUNT, 6)
        self.n_walked = self.number("steps_of_pilgrims", sides, 8)
        self.n_sizes = self.number("owned_yokai_cards", sides, 8)
        self.yokai_types = self.number("yokai_cards_by_type", sides * YOKAI_TYPE_COUNT, 3)
        self.mitama_types = self.number("own_mitamas_by_type", len(MITAMA_TYPES), 2)
        self.building_types = self.number("own_buildings_by_type", len(BUILDING_TYPES) + 1, 2)
        self.items = self.number("items_for_visions", VISION_ITEMS, 3)

    def _add_roles(self, tables: Tables) -> None:
        """Which features stand for which cards and tiles."""
        sides = MOST_SIDES
        cards, designs, visions = len(tables.yokai), len(tables.bitoku), len(tables.visions)
        rocks, crystals = len(tables.rocks), len(tables.crystals)
        mitamas, dragonflies = len(tables.mitamas), len(tables.dragonflies)
        buildings, gates = len(tables.buildings), len(tables.gates)
        played = (sides, CARD_SPACES, cards + 1)
        self.stands_for("played", "yokai", self.played, played, 2, 1, by_side=True)
        self.stands_for("hand", "yokai", self.hand, (cards, COPIES))
        self.stands_for("deck", "yokai", self.deck, (cards, COPIES))
        pile = (sides, cards, COPIES)
        self.stands_for("pile", "yokai", self.discards, pile, 1, by_side=True)
        self.stands_for("known", "yokai", self.known, (sides, cards), 1)
        self.stands_for("hill", "yokai", self.hill_yokai, (HILLS, cards + 1), 1, 1)
        taken = (sides, tables.rock_spaces, rocks + 1)
        self.stands_for("rocks", "rock", self.rocks, taken, 2, 1, by_side=True)
        self.stands_for("garden", "rock", self.garden, (rocks, COPIES))
        self.stands_for("tengu", "rock", self.tengu, (rocks,))
        slots = (sides, len(tables.slots), crystals + 1)
        self.stands_for("slots", "crystal", self.slots, slots, 2, 1, by_side=True)
        owned = (sides, designs, 2)
        self.stands_for("bitoku", "bitoku", self.bitoku, owned, 1, by_side=True)
        following = (sides, designs + 1)
        self.stands_for("next", "bitoku", self.bitoku_next, following, 1, 1, by_side=True)
        self.stands_for("hill", "bitoku", self.hill_bitoku, (HILLS, designs + 1), 1, 1)
        self.stands_for("visions", "vision", self.visions, (sides, visions), 1, by_side=True)
        self.stands_for("gaps", "vision", self.vision_gaps, (visions, MISSING))
        tiles = (sides, mitamas, COPIES)
        self.stands_for("mitamas", "mitama", self.mitamas, tiles, 1, by_side=True)
        tiles = (sides, dragonflies, COPIES)
        self.stands_for("dragonflies", "dragonfly", self.dragonflies, tiles, 1, by_side=True)
        self.stands_for("sites", "building", self.site_buildings, (SITES, buildings), 1)
        on_paths = (FACES, BRANCHES, gates)
        self.stands_for("paths", "gate", self.gates, on_paths, 2)
        row = max(mitamas, dragonflies, crystals, buildings) + 1
        for market, kind in enumerate(MARKETS):
            start = self.markets + market * MARKET_SPACES * row
            self.stands_for("market", kind, start, (MARKET_SPACES, row), 1, 1)
