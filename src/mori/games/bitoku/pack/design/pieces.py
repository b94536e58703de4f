"""Design of cards, tiles and the player board where the sources leave it open."""

from collections import Counter
from typing import Final

from mori.content import Reading, Where, check_count, check_equal, check_range
from mori.games.bitoku.pack.checks.tools import check_not_falling
from mori.games.bitoku.pack.design.tools import placed
from mori.games.bitoku.pack.schema.cards import FlatVirtue
from mori.games.bitoku.pack.schema.pack import BitokuPack

STARTING_VIRTUE: Final = FlatVirtue(vp=3)  # U-22
CRYSTALS: Final = {"dream": 12, "memory": 8, "ingenuity": 12}  # four times the slots of a board
SLOTS: Final = {"dream": 3, "memory": 2, "ingenuity": 3}
ROCKS: Final = {"yokai": 5, "mitama": 4, "building": 4}
ROCKS_PER_BUILDING_TYPE: Final = 2
VISION_VP: Final = (4, 10)
MOST_ITEMS: Final = 3  # the value model has weights for so many


def check_piece_design(pack: BitokuPack, reading: Reading) -> None:
    _check_starting_yokai(pack, reading)
    _check_bitoku(pack, reading)
    _check_visions(pack, reading)
    _check_crystals(pack, reading)
    _check_rocks(pack, reading)
    _check_tengu(pack, reading)
    _check_counters(pack, reading)


def _check_starting_yokai(pack: BitokuPack, reading: Reading) -> None:
    for where, card in placed("yokai.toml", "starting_yokai", pack.starting_yokai):
        if card.virtue != STARTING_VIRTUE:
            found = card.virtue.kind
            if isinstance(card.virtue, FlatVirtue):
                found = f"{found} {card.virtue.vp}"
            expected = f"{STARTING_VIRTUE.kind} {STARTING_VIRTUE.vp}"
            check_equal(where.at("virtue"), found, expected, "U-22", reading)


def _check_bitoku(pack: BitokuPack, reading: Reading) -> None:
    for where, card in placed("bitoku.toml", "bitoku", pack.bitoku_cards):
        if card.vp < 1:
            reading.problems.append(where.at("vp").problem("too_small", value=card.vp, minimum=1))
        if not card.effects:
            problem = where.at("effects").problem("too_few", found=0, minimum=1)
            reading.problems.append(problem)


def _check_visions(pack: BitokuPack, reading: Reading) -> None:
    seen: dict[tuple[tuple[str, int], ...], str] = {}
    for where, card in placed("visions.toml", "vision", pack.visions):
        check_range(where.at("vp"), card.vp, *VISION_VP, reading)
        for item, number in card.requires.items():
            check_range(where.at("requires").at(item), number, 1, MOST_ITEMS, reading)
        key = tuple(sorted((str(item), number) for item, number in card.requires.items()))
        if key in seen or card.count > 1:
            first = seen.get(key, where.entry)
            problem = where.at("requires").problem("duplicate_id", id=card.id, first=first)
            reading.problems.append(problem)
        seen.setdefault(key, where.entry)


def _check_crystals(pack: BitokuPack, reading: Reading) -> None:
    tiles: Counter[str] = Counter()
    for tile in pack.crystals:
        tiles[tile.colour] += tile.count
    slots = Counter(slot.colour for slot in pack.player_board.crystal_slots)
    for colour, expected in CRYSTALS.items():
        place = Where("crystals.toml", "crystal", "colour").at(colour)
        check_count(place, expected, tiles[colour], reading)
    for slot_colour, number in slots.items():
        place = Where("player_board.toml", "crystal_slot", "colour").at(slot_colour)
        check_count(place, SLOTS[slot_colour], number, reading)


def _check_rocks(pack: BitokuPack, reading: Reading) -> None:
    place = Where("rocks.toml", "rock")
    families: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for rock in pack.rocks:
        families[rock.family] += rock.count
        types.update(dict.fromkeys(rock.types, rock.count))
    fits = True
    for family, expected in ROCKS.items():
        found = families[family]
        fits = check_count(place.at("family").at(family), expected, found, reading) and fits
    for name in ("temple", "onsen", "farm", "ryokan") if fits else ():
        check_count(place.at("types").at(name), ROCKS_PER_BUILDING_TYPE, types[name], reading)


def _check_tengu(pack: BitokuPack, reading: Reading) -> None:
    """All resources and types occur on the Tengu's cards."""
    cards, enums = pack.tengu.cards, pack.vocabulary.enums
    shown: tuple[tuple[str, set[str], tuple[str, ...]], ...] = (
        ("resource", {card.resource for card in cards}, enums.resource),
        ("yokai", {name for card in cards for name in card.yokai}, enums.yokai_type),
        ("bitoku", {name for card in cards for name in card.bitoku}, enums.bitoku_type),
    )
    for key, found, expected in shown:
        for name in expected:
            if name not in found:
                place = Where("tengu.toml", "card", key)
                reading.problems.append(place.problem("missing_entry", id=name))


def _check_counters(pack: BitokuPack, reading: Reading) -> None:
    """Prices and VP of buildings do not fall, and none is free (U-16)."""
    counters = placed("player_board.toml", "building_counter", pack.player_board.building_counters)
    prices = [(where.at("cost"), sum(counter.cost.values())) for where, counter in counters]
    check_not_falling([(Where("player_board.toml"), 1), *prices], reading)
    check_not_falling([(where.at("vp"), counter.vp) for where, counter in counters], reading)
