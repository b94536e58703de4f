"""Counts, cards, tiles, player board and Tengu: each mistake is named, once, where it is."""

import pytest

from mori.games.bitoku.pack.load import load_pack
from tests.games.bitoku.pack.changes import (
    VP_2,
    Case,
    Change,
    Place,
    all_of,
    case_name,
    changed,
    dropped,
    problems_of,
    put,
    repeated,
    set_table,
    without,
)

PLAYER = "player_board.toml"
TENGU = "tengu.toml"
SHARED = {"kind": "shared_discount", "n": 1}
BUY = [{"kind": "mitama", "discount": 0}, {"kind": "dragonfly", "discount": 0}]
STEP = {"kind": "kodama_forward", "n": 1, "scope": "region"}
HILL = {"kind": "gain_yokai", "source": "hill", "n": 1}

COUNTS: list[Case] = [
    (
        "pack.toml",
        put("inventory", "die", count=11),
        ("pack.toml", "inventory[4] die", "count", "must_equal"),
    ),
    (
        "pack.toml",
        put("inventory", "amulet-1", count=35),
        ("pack.toml", "inventory", "amulet", "wrong_count"),
    ),
    ("pack.toml", dropped("inventory", "flag"), ("pack.toml", "inventory", "", "missing_entry")),
    (
        "pack.toml",
        repeated("inventory", 0, id="spare-board"),
        ("pack.toml", "inventory[35] spare-board", "id", "unexpected_entry"),
    ),
    (
        "pack.toml",
        put("inventory", "die", unlimited=True),
        ("pack.toml", "inventory[4] die", "unlimited", "must_equal"),
    ),
    (
        "pack.toml",
        put("inventory", "rock-tile", entries_in="gates.toml"),
        ("pack.toml", "inventory[33] rock-tile", "entries_in", "must_equal"),
    ),
    (
        "yokai.toml",
        put("starting_yokai", "start-kappa", count=3),
        ("yokai.toml", "starting_yokai", "type.kappa", "wrong_count"),
    ),
    (
        "yokai.toml",
        dropped("yokai", "kappa-4"),
        ("yokai.toml", "yokai", "type.kappa", "wrong_count"),
    ),
    (
        "bitoku.toml",
        put("bitoku", "rei", count=4),
        ("bitoku.toml", "bitoku", "type.rei", "wrong_count"),
    ),
    (
        "mitamas.toml",
        put("mitama", "ara", count=4),
        ("mitamas.toml", "mitama", "type.ara", "wrong_count"),
    ),
    (
        "gates.toml",
        dropped("gate", "gate-a-rock"),
        ("gates.toml", "gate", "letter.a", "wrong_count"),
    ),
    (
        "buildings.toml",
        dropped("building", "farm-6"),
        ("buildings.toml", "building", "type.farm", "wrong_count"),
    ),
    (
        "buildings.toml",
        dropped("ancient_building", "ancient-1"),
        ("buildings.toml", "ancient_building", "", "wrong_count"),
    ),
    (
        "visions.toml",
        dropped("vision", "vision-01"),
        ("visions.toml", "vision", "", "wrong_count"),
    ),
    (
        "crystals.toml",
        put("crystal", "dream-movement", count=3),
        ("crystals.toml", "crystal", "", "wrong_count"),
    ),
    (
        "dragonflies.toml",
        put("dragonfly", "dragonfly-vp", count=2),
        ("dragonflies.toml", "dragonfly", "", "wrong_count"),
    ),
    ("rocks.toml", dropped("rock", "rock-kappa"), ("rocks.toml", "rock", "", "wrong_count")),
    (
        "treasures.toml",
        dropped("treasure", "treasure-7"),
        ("treasures.toml", "treasure", "", "wrong_count"),
    ),
    (TENGU, dropped("card", "tengu-stairs-1"), (TENGU, "card", "", "wrong_count")),
    (TENGU, set_table("attitude_tile", count=2), (TENGU, "attitude_tile", "count", "wrong_count")),
    (PLAYER, set_table("board", count=3), (PLAYER, "board", "count", "wrong_count")),
    ("board.toml", dropped("insert", "insert-paths"), ("board.toml", "insert", "", "wrong_count")),
]
PIECES: list[Case] = [
    # effects in the wrong place
    (
        "gates.toml",
        put("gate", "gate-a-movement", effects=[{**SHARED, "effects": BUY}]),
        ("gates.toml", "gate[1] gate-a-movement", "effects[0].kind", "not_one_of"),
    ),
    (
        "buildings.toml",
        put("building", "farm-1", effects=[{"kind": "choose_one", "options": [HILL, VP_2]}]),
        ("buildings.toml", "building[0] farm-1", "effects[0].options[0].source", "not_one_of"),
    ),
    (
        "dragonflies.toml",
        put("dragonfly", "dragonfly-kodama-1", effects=[VP_2, STEP]),
        (
            "dragonflies.toml",
            "dragonfly[10] dragonfly-kodama-1",
            "effects[1].scope",
            "not_one_of",
        ),
    ),
    # cards
    (
        "yokai.toml",
        put("yokai", "kappa-1", virtue={"kind": "vp_per", "item": "mitama", "vp": 2, "cap": 11}),
        ("yokai.toml", "yokai[0] kappa-1", "virtue.cap", "must_equal"),
    ),
    (
        "bitoku.toml",
        put("bitoku", "yu", rarity=3),
        ("bitoku.toml", "bitoku[2] yu", "rarity", "must_equal"),
    ),
    (
        "bitoku.toml",
        lambda t: t.update(set_scoring=[1, 2, 4, 7, 11, 16, 21]),
        ("bitoku.toml", "", "set_scoring", "not_in_order"),
    ),
    # tiles
    (
        "crystals.toml",
        put("crystal", "dream-any", triggers=["build"]),
        ("crystals.toml", "crystal[6] dream-any", "triggers", "foreign_parameter"),
    ),
    (
        "crystals.toml",
        without("crystal", "dream-any", "effects"),
        ("crystals.toml", "crystal[6] dream-any", "effects", "missing_parameter"),
    ),
    (
        "crystals.toml",
        without("crystal", "memory-pair", "vp"),
        ("crystals.toml", "crystal[13] memory-pair", "vp", "missing_parameter"),
    ),
    (
        "crystals.toml",
        put("crystal", "memory-pair", triggers=["pair", "pair"]),
        ("crystals.toml", "crystal[13] memory-pair", "triggers", "repeated"),
    ),
    (
        "crystals.toml",
        put("crystal", "memory-pair", triggers=["pairs"]),
        ("crystals.toml", "crystal[13] memory-pair", "triggers[0]", "not_one_of"),
    ),
    (
        "rocks.toml",
        put("rock", "rock-kappa", types=["nigi"]),
        ("rocks.toml", "rock[0] rock-kappa", "types[0]", "not_allowed_with"),
    ),
    (
        "rocks.toml",
        put("rock", "rock-kappa", types=["yama_uba"]),
        ("rocks.toml", "rock[0] rock-kappa", "types[0]", "not_one_of"),
    ),
    (
        "rocks.toml",
        put("rock", "rock-kappa", types=["kappa", "kappa"]),
        ("rocks.toml", "rock[0] rock-kappa", "types", "repeated"),
    ),
    (
        "treasures.toml",
        put("treasure", "treasure-7", vp=[7, 7, 1]),
        ("treasures.toml", "treasure[4] treasure-7", "vp[1]", "too_big"),
    ),
]
BOARDS: list[Case] = [
    # player board
    (
        PLAYER,
        put("card_space", "card-left", start_die=4),
        (PLAYER, "card_space[0] card-left", "start_die", "must_equal"),
    ),
    (
        PLAYER,
        put("card_space", "card-left", position=2),
        (PLAYER, "card_space[0] card-left", "position", "not_consecutive"),
    ),
    (
        PLAYER,
        put("card_space", "card-left", ingenuity_slot="slot-nowhere"),
        (PLAYER, "card_space[0] card-left", "ingenuity_slot", "unknown_reference"),
    ),
    (
        PLAYER,
        put("card_space", "card-left", ingenuity_slot="slot-dream-1"),
        (PLAYER, "card_space[0] card-left", "ingenuity_slot", "must_equal"),
    ),
    (
        PLAYER,
        put("crystal_slot", "slot-dream-1", card_space="card-left"),
        (PLAYER, "crystal_slot[0] slot-dream-1", "card_space", "foreign_parameter"),
    ),
    (
        PLAYER,
        dropped("crystal_slot", "slot-memory-1"),
        (PLAYER, "crystal_slot", "", "too_few"),
    ),
    (
        PLAYER,
        all_of(
            put("crystal_slot", "slot-memory-1", colour="dream", vp=0),
            put("crystal_slot", "slot-memory-2", colour="dream", vp=0),
        ),
        (PLAYER, "crystal_slot", "", "fact_missing"),
    ),
    (
        PLAYER,
        put("crystal_slot", "slot-dream-1", vp=2),
        (PLAYER, "crystal_slot", "vp", "must_equal"),
    ),
    (
        PLAYER,
        put("building_counter", "building-counter-3", cost={"wood": 2}),
        (PLAYER, "building_counter[2] building-counter-3", "cost", "must_equal"),
    ),
    (
        PLAYER,
        put("building_counter", "building-counter-4", cost={"wood": 2, "jade": 1}),
        (PLAYER, "building_counter[3] building-counter-4", "cost", "not_one_of"),
    ),
    (
        PLAYER,
        dropped("building_counter", "building-counter-6"),
        (PLAYER, "building_counter", "", "too_few"),
    ),
    (
        PLAYER,
        put("pilgrim_space", "rock-pilgrim-3", adjacent=["rock-space-4"]),
        (PLAYER, "pilgrim_space[2] rock-pilgrim-3", "adjacent[0]", "unknown_reference"),
    ),
    (
        PLAYER,
        put("pilgrim_space", "rock-pilgrim-1", adjacent=["rock-space-2"]),
        (PLAYER, "pilgrim_space", "", "fact_missing"),
    ),
    (
        PLAYER,
        put("pilgrim_space", "rock-pilgrim-2", cost={"any": 2}),
        (PLAYER, "pilgrim_space[1] rock-pilgrim-2", "cost", "too_big"),
    ),
    (
        PLAYER,
        all_of(
            put("pilgrim_space", "rock-pilgrim-2", cost={}),
            put("pilgrim_space", "rock-pilgrim-3", cost={}),
        ),
        (PLAYER, "pilgrim_space", "", "fact_missing"),
    ),
    (
        PLAYER,
        all_of(
            put("pilgrim_space", "rock-pilgrim-3", adjacent=["rock-space-2"]),
            put("pilgrim_space", "rock-pilgrim-4", adjacent=["rock-space-2"]),
        ),
        (PLAYER, "pilgrim_space", "adjacent", "missing_entry"),
    ),
    (
        PLAYER,
        set_table("setup", pilgrims_available=4),
        (PLAYER, "setup", "pilgrims_available", "must_equal"),
    ),
    (
        PLAYER,
        set_table("setup", resources={"wood": 2}),
        (PLAYER, "setup", "resources", "must_equal"),
    ),
    (PLAYER, set_table("setup", amulets=[2]), (PLAYER, "setup", "amulets", "not_in_order")),
    (PLAYER, set_table("setup", dice=[1, 2, 3]), (PLAYER, "setup", "dice", "not_in_order")),
    (
        PLAYER,
        lambda t: t["setup"]["starting_yokai"].pop(),
        (PLAYER, "setup", "starting_yokai", "missing_entry"),
    ),
    (
        PLAYER,
        lambda t: t["setup"]["starting_yokai"].append("kappa-1"),
        (PLAYER, "setup", "starting_yokai[5]", "unknown_reference"),
    ),
    # Tengu
    (TENGU, set_table("board", dice=[1, 3, 4]), (TENGU, "board", "dice", "not_in_order")),
    (TENGU, set_table("board", will_dice=3), (TENGU, "board", "will_dice", "must_equal")),
    (TENGU, set_table("board", resources={"jade": 1}), (TENGU, "board", "resources", "must_equal")),
    (
        TENGU,
        set_table("attitude_tile", start="active"),
        (TENGU, "attitude_tile", "start", "must_equal"),
    ),
    (
        TENGU,
        put("building_counter", "tengu-counter-2", position=3),
        (TENGU, "building_counter[1] tengu-counter-2", "position", "not_consecutive"),
    ),
    (
        TENGU,
        put("card", "tengu-stairs-1", option="mitama"),
        (TENGU, "card[4] tengu-stairs-1", "option", "not_allowed_with"),
    ),
    (
        TENGU,
        without("card", "tengu-glade-1", "gain"),
        (TENGU, "card[6] tengu-glade-1", "gain", "missing_parameter"),
    ),
    (
        TENGU,
        put("card", "tengu-stairs-1", gain=["wood", "jade"]),
        (TENGU, "card[4] tengu-stairs-1", "gain", "too_many"),
    ),
    (
        TENGU,
        put("card", "tengu-stairs-1", yokai=["kitsune", "kitsune"]),
        (TENGU, "card[4] tengu-stairs-1", "yokai", "repeated"),
    ),
    (
        TENGU,
        put("card", "tengu-stairs-2", location="favourite"),
        (TENGU, "card", "favourite", "too_many"),
    ),
    (
        TENGU,
        put("card", "tengu-yomi-mitama", option="dragonfly"),
        (TENGU, "card", "location", "missing_entry"),
    ),
    (
        TENGU,
        all_of(
            put("card", "tengu-glade-1", resource="jade"),
            put("card", "tengu-glade-2", resource="jade"),
        ),
        (TENGU, "card", "", "fact_missing"),
    ),
]


@pytest.mark.parametrize(("file", "change", "place"), COUNTS + PIECES + BOARDS, ids=case_name)
def test_one_mistake_is_one_problem(file: str, change: Change, place: Place) -> None:
    assert problems_of(load_pack, changed((file, change))) == [place]
