"""What the sources state about single cards and tiles: some piece of the pack must show it."""

from collections.abc import Iterable
from typing import Final

from mori.content import Reading, Where
from mori.games.bitoku.pack.checks.tools import note_fact
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.cards import DiceVirtue, ItemVirtue, VisionCard, YokaiCard
from mori.games.bitoku.pack.schema.effect_parts import same_effects
from mori.games.bitoku.pack.schema.effects import Effect, effect
from mori.games.bitoku.pack.schema.tiles import Building

# -- cards


TWO_PER_BUILDING: Final = ItemVirtue(item="building", vp=2, cap=12)
TWO_PER_CRYSTAL: Final = ItemVirtue(item="crystal", vp=2, cap=12)
NEZUMI: Final = (
    effect("kodama_forward", n=1, scope="any"),
    effect("choose_one", options=(effect("build", discount=0), effect("crystal", discount=0))),
)
IMOMUSHI: Final = (
    effect(
        "choose_one",
        options=(
            effect("resource", resource="wood", n=1),
            effect("resource", resource="stone", n=1),
        ),
    ),
)
MEIYO: Final = (
    effect("choose_one", options=(effect("take_rock", n=1), effect("place_pilgrim_rock", n=1))),
)
VISION_SEEN: Final = {"building": 2, "resource": 1, "pair": 1}
# What the purple player of the scoring example had (B-FACT-40).
PURPLE: Final = {
    "building": 1,
    "bitoku_completed": 2,
    "gate_pilgrim": 1,
    "pair": 3,
    "mitama": 3,
    "crystal": 3,
    "resource": 2,
}


def check_card_facts(tables: PackTables, reading: Reading) -> None:
    if tables.starting_yokai.complete():
        _check_starting_yokai(tables.starting_yokai.values(), reading)
    if tables.yokai.complete():
        _check_yokai(tables.yokai.values(), reading)
    if tables.bitoku_cards.complete():
        _check_meiyo(tables, reading)
    if tables.visions.complete():
        _check_visions(tables.visions.values(), reading)


def _check_starting_yokai(cards: list[YokaiCard], reading: Reading) -> None:
    place = Where("yokai.toml", "starting_yokai")
    if not any(same_effects(card.effects, IMOMUSHI) for card in cards if card.type == "imomushi"):
        note_fact(place, "imomushi_wood_or_stone", "B-FACT-38", reading)
    if not any(len(card.effects) == 1 for card in cards if card.type == "kitsune"):
        note_fact(place, "kitsune_with_one_effect", "play report 3", reading)


def _check_yokai(cards: list[YokaiCard], reading: Reading) -> None:
    place = Where("yokai.toml", "yokai")
    if not any(len(card.effects) == 2 for card in cards if card.type == "kitsune"):
        note_fact(place, "kitsune_with_two_effects", "play report 3", reading)
    if not any(
        card.type == "nezumi"
        and same_effects(card.effects, NEZUMI)
        and card.virtue == TWO_PER_BUILDING
        for card in cards
    ):
        note_fact(place, "nezumi_seen", "B-FACT-38", reading)
    plus_two = effect("amulet", value=2, n=1)
    if not any(card.type == "yama_uba" and plus_two in card.effects for card in cards):
        note_fact(place, "yama_uba_with_amulet_2", "play report 4", reading)
    if not any(card.virtue == TWO_PER_CRYSTAL for card in cards):
        note_fact(place, "two_vp_per_crystal", "play report 5", reading)
    if not any(isinstance(card.virtue, DiceVirtue) and card.virtue.dice == 2 for card in cards):
        note_fact(place, "sum_of_two_dice", "play report 4", reading)


def _check_meiyo(tables: PackTables, reading: Reading) -> None:
    if not any(
        card.type == "meiyo" and card.vp == 4 and same_effects(card.effects, MEIYO)
        for card in tables.bitoku_cards.values()
    ):
        note_fact(Where("bitoku.toml", "bitoku"), "meiyo_seen", "play report 5", reading)


def _check_visions(cards: list[VisionCard], reading: Reading) -> None:
    """B-FACT-40."""
    place = Where("visions.toml", "vision")
    if not any(
        card.requires == VISION_SEEN and (card.vp, card.penalty) == (6, 2) for card in cards
    ):
        note_fact(place, "vision_seen", "B-FACT-40", reading)
    met = [card for card in cards if card.requires.get("building") == 1 and _met_by_purple(card)]
    if not any(card.vp == 6 for card in met):
        note_fact(place, "scoring_example_6_vp", "B-FACT-40", reading)
    if not any(card.vp < 6 and card.penalty == 1 for card in met):
        note_fact(place, "scoring_example_lesser_vp", "B-FACT-40", reading)
    crystals = sorted((card.requires.get("crystal", 0) for card in cards), reverse=True)
    if sum(crystals[:3]) <= 3:
        note_fact(place, "three_visions_with_4_crystals", "B-FACT-40", reading)


def _met_by_purple(card: VisionCard) -> bool:
    return all(PURPLE.get(name, 0) >= needed for name, needed in card.requires.items())


# -- tiles


Effects = tuple[Effect, ...]

AMULET: Final = effect("amulet", value=1, n=1)
ANY: Final = effect("resource", resource="any", n=1)
FORWARD: Final = effect("kodama_forward", n=1, scope="any")
BACK: Final = effect("kodama_back", n=1, scope="any")
# B-FACT-41
DREAMS: Final[dict[str, Effects]] = {
    "dream_draw": (effect("draw_card", n=1),),
    "dream_amulet": (AMULET,),
    "dream_sake": (effect("resource", resource="sake", n=1),),
}
# B-MITAMA-10 to B-MITAMA-14: all faces of each type
MITAMAS: Final[dict[str, tuple[Effects, ...]]] = {
    "ara": ((effect("choose_one", options=(ANY, AMULET)),),),
    "nigi": ((effect("unlock_die", n=1), AMULET),),
    "saki": ((effect("choose_one", options=(effect("movement", n=1), AMULET)),),),
    "kushi": ((effect("choose_one", options=(FORWARD, AMULET)),),),
    "shinigami": (
        (ANY,),
        (effect("movement", n=1),),
        (FORWARD, BACK),
        (effect("choose_one", options=(AMULET, effect("unlock_die", n=1))),),
    ),
}
DRAGONFLY_SEEN: Final[Effects] = (effect("vp", n=2), effect("take_rock", n=1))
GATE_SEEN: Final[Effects] = (effect("mitama", discount=2),)
ROCKS_SEEN: Final = (("mitama", {"ara"}), ("building", {"ryokan", "temple"}))


def check_tile_facts(tables: PackTables, reading: Reading) -> None:
    _check_crystals(tables, reading)
    _check_mitamas(tables, reading)
    _check_single_tiles(tables, reading)
    _check_rocks(tables, reading)
    if tables.buildings.complete():
        _check_buildings(tables.buildings.values(), reading)
    _check_treasures(tables, reading)


def _check_crystals(tables: PackTables, reading: Reading) -> None:
    if not tables.crystals.complete():
        return
    place, tiles = Where("crystals.toml", "crystal"), tables.crystals.values()
    dreams = [tile.effects for tile in tiles if tile.colour == "dream"]
    for fact, effects in DREAMS.items():
        if not shown(effects, dreams):
            note_fact(place, fact, "B-FACT-41", reading)
    paid = {tile.vp for tile in tiles if tile.vp > 0}
    if paid != {1, 2}:
        note_fact(place, "memory_pays_1_or_2", "B-FACT-41", reading)


def _check_mitamas(tables: PackTables, reading: Reading) -> None:
    """All of them are known: each face is one of its type's, and every face is there."""
    for where, tile in tables.mitamas.read():
        if not any(same_effects(tile.effects, face) for face in MITAMAS[tile.type]):
            note_fact(where.at("effects"), f"{tile.type}_effect", "B-MITAMA", reading)
    if not tables.mitamas.complete():
        return
    shinigami = [tile.effects for tile in tables.mitamas.values() if tile.type == "shinigami"]
    if all(any(same_effects(tile, face) for face in MITAMAS["shinigami"]) for tile in shinigami):
        for number, face in enumerate(MITAMAS["shinigami"], start=1):
            if not shown(face, shinigami):
                place = Where("mitamas.toml", "mitama")
                note_fact(place, f"shinigami_{number}", "B-MITAMA-14", reading)


def _check_single_tiles(tables: PackTables, reading: Reading) -> None:
    flies = [tile.effects for tile in tables.dragonflies.values()]
    if tables.dragonflies.complete() and not shown(DRAGONFLY_SEEN, flies):
        place = Where("dragonflies.toml", "dragonfly")
        note_fact(place, "dragonfly_2_vp_and_rock", "play report 2", reading)
    gates = [tile.effects for tile in tables.gates.values()]
    if tables.gates.complete() and not shown(GATE_SEEN, gates):
        note_fact(Where("gates.toml", "gate"), "gate_mitama_2", "B-FACT-24", reading)


def _check_rocks(tables: PackTables, reading: Reading) -> None:
    """B-FACT-42; all three families occur (U-35)."""
    if not tables.rocks.complete():
        return
    place, rocks = Where("rocks.toml", "rock"), tables.rocks.values()
    found = [(rock.family, set(rock.types)) for rock in rocks]
    for family, types in ROCKS_SEEN:
        if (family, types) not in found:
            note_fact(place, "rock_" + "_".join(sorted(types)), "B-FACT-42", reading)
    if not any(rock.family == "yokai" for rock in rocks):
        note_fact(place, "rocks_of_all_families", "B-FACT-42", reading)


def _check_buildings(tiles: list[Building], reading: Reading) -> None:
    place = Where("buildings.toml", "building")
    if not any(
        tile.min_die == 1 and tile.property == "vp1" and tile.effects == (effect("take_rock", n=1),)
        for tile in tiles
    ):
        note_fact(place, "building_seen_in_yomi", "B-FACT-35", reading)
    if not any(
        tile.type == "ryokan" and tile.bonus.kodama == 2 and tile.property == "vp1_or_amulet1"
        for tile in tiles
    ):
        note_fact(place, "ryokan_seen", "B-FACT-35", reading)
    if not any(tile.min_die <= 3 and same_effects(tile.effects, (FORWARD, BACK)) for tile in tiles):
        note_fact(place, "building_kodama_forward_and_back", "play report 2", reading)
    if {tile.property for tile in tiles} != {"vp1", "vp1_or_amulet1", "vp1_and_amulet1"}:
        note_fact(place, "three_property_bonuses", "B-FACT-36", reading)
    if len({tile.bonus.amulet for tile in tiles}) < 2 or len({t.bonus.kodama for t in tiles}) < 2:
        note_fact(place, "construction_bonuses_differ", "B-FACT-34", reading)


def _check_treasures(tables: PackTables, reading: Reading) -> None:
    """B-FACT-21."""
    if not tables.treasures.complete():
        return
    place, prizes = Where("treasures.toml", "treasure"), [t.vp for t in tables.treasures.values()]
    if (4, 2, 0) not in prizes:
        note_fact(place, "treasure_4_2", "B-FACT-21", reading)
    if not any(prize[0] == 5 for prize in prizes):
        note_fact(place, "treasure_first_prize_5", "B-FACT-21", reading)
    if not any(prize[2] > 0 for prize in prizes):
        note_fact(place, "treasure_with_third_prize", "B-FACT-21", reading)


def shown(effects: Effects, tiles: Iterable[Effects]) -> bool:
    return any(same_effects(effects, tile) for tile in tiles)
