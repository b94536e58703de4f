"""Checks of the board faces: die spaces, tracks, areas, markets and the Home of the Great Spirit
on each of them, and that there is more of everything with four players (B-FACT-1).
"""

from typing import Any, Final

from mori.content import Entries, Reading, Where, check_all_there, check_equal, check_unique_ids
from mori.games.bitoku.pack.checks.counts import BOX
from mori.games.bitoku.pack.checks.files import PLAYERS
from mori.games.bitoku.pack.checks.tools import (
    check_length,
    check_not_falling,
    check_positions,
    note_fact,
)
from mori.games.bitoku.pack.reading.boards import FaceTables
from mori.games.bitoku.pack.reading.tables import PackTables
from mori.games.bitoku.pack.schema.effect_parts import same_effects, written
from mori.games.bitoku.pack.schema.effects import Effect, effect

# -- die spaces, Kodama track, rock garden and inhabited areas


RIVER: Final = ("yomi", "stairs", "glade", "forges")
SIDES: Final = (("yomi", "stairs"), ("glade", "forges"))
TYPES: Final = ("temple", "onsen", "farm", "ryokan")
# B-SETUP-5: where ancient buildings lie, on the lower-left space.
ANCIENT: Final[dict[str, tuple[str, ...]]] = {
    "board_1_2.toml": RIVER,
    "board_3.toml": ("yomi", "glade"),
    "board_4.toml": (),
}
SPACES_PER_SIDE: Final = 2  # B-FACT-15
SPACES_PER_HILL: Final = 3  # at least, with four players (B-FACT-14)
TWO_PLAYERS: Final = "board_1_2.toml"
FOUR_PLAYERS: Final = "board_4.toml"
SHORTEST_TRACK: Final = 5  # B-FACT-20
MARKED_SPACE: Final = 4


def check_face(face: FaceTables, reading: Reading) -> None:
    check_unique_ids((face.forest_areas,), reading, key="region")
    place = face.place("forest_area")
    check_all_there(face.forest_areas, RIVER, place, reading, key="region")
    _check_hills(face, reading)
    _check_kodama_track(face, reading)
    _check_garden(face, reading)
    _check_inhabited(face, reading)


def _check_hills(face: FaceTables, reading: Reading) -> None:
    """Each hill in one area: with two players an area is a side (B-SETUP), else a hill."""
    seen: dict[str, str] = {}
    shared = face.where.file == TWO_PLAYERS
    for where, area in face.hill_areas.read():
        place = where.at("hills")
        if shared:
            side = next(side for side in SIDES if area.hills[0] in side)
            found, expected = ", ".join(sorted(area.hills)), ", ".join(sorted(side))
            fits = check_equal(place, found, expected, "B-SETUP", reading)
            check_equal(where.at("spaces"), area.spaces, SPACES_PER_SIDE, "B-FACT-15", reading)
        else:
            fits = check_length(place, len(area.hills), 1, reading)
        first = min(area.hills) if shared else area.hills[0]
        if fits and first in seen:
            problem = place.item(0).problem("duplicate_id", id=first, first=seen[first])
            reading.problems.append(problem)
        seen[first] = where.entry
        if face.where.file == FOUR_PLAYERS and area.spaces < SPACES_PER_HILL:
            problem = where.at("spaces").problem(
                "too_small", value=area.spaces, minimum=SPACES_PER_HILL
            )
            reading.problems.append(problem)
    areas = SIDES if shared else tuple((hill,) for hill in RIVER)
    # An area with the wrong hills stands for one that is missing.
    if face.hill_areas.complete() and len(face.hill_areas.rows) < len(areas):
        for hills in areas:
            if min(hills) not in seen:
                place = face.place("hill_area")
                reading.problems.append(place.problem("missing_entry", id=", ".join(hills)))


def _check_kodama_track(face: FaceTables, reading: Reading) -> None:
    """B-FACT-20."""
    track, where = face.kodama_track.value, face.kodama_track.where
    if track is None:
        return
    check_equal(where.at("start_space"), track.start_space, 1, "B-FACT-20", reading)
    check_equal(where.at("marked_space"), track.marked_space, MARKED_SPACE, "B-FACT-20", reading)
    capacity = where.at("last_space_capacity")
    check_equal(capacity, track.last_space_capacity, 1, "B-FACT-20", reading)
    neutral = face.where.file == TWO_PLAYERS
    check_equal(where.at("neutral_kodama"), track.neutral_kodama, neutral, "B-SETUP-7", reading)
    if track.length < SHORTEST_TRACK:
        problem = where.at("length").problem(
            "too_small", value=track.length, minimum=SHORTEST_TRACK
        )
        reading.problems.append(problem)


def _check_garden(face: FaceTables, reading: Reading) -> None:
    """One rock is dealt to each player; the solo game needs some left over (U-9)."""
    garden = face.rock_garden.value
    if garden is None:
        return
    most = BOX["rock-tile"] - max(PLAYERS[face.where.file]) - 1
    if garden.spaces > most:
        place = face.rock_garden.where.at("spaces")
        reading.problems.append(place.problem("too_big", value=garden.spaces, maximum=most))


def _check_inhabited(face: FaceTables, reading: Reading) -> None:
    if not face.inhabited.complete():
        return
    for region in RIVER:
        spaces = [(w, space) for w, space in face.inhabited.read() if space.region == region]
        place = face.place("inhabited.spaces")
        if not spaces:
            reading.problems.append(place.problem("missing_entry", id=region))
        for position, (where, space) in enumerate(spaces, start=1):
            if space.position != position:
                problem = where.at("position").problem(
                    "not_consecutive", found=space.position, expected=position
                )
                reading.problems.append(problem)
                break
            ancient = position == 1 and region in ANCIENT[face.where.file]
            if ancient != (space.type == "ancient"):
                allowed = "ancient" if ancient else ", ".join(TYPES)
                problem = where.at("type").problem("not_one_of", value=space.type, allowed=allowed)
                reading.problems.append(problem)
        types = sorted(space.type for _, space in spaces if space.type != "ancient")
        # B-FACT-17 shows one such area; that all are alike is what the pack supposes.
        if face.where.file == FOUR_PLAYERS and spaces and len(types) == len(spaces):
            found, expected = ", ".join(types), ", ".join(sorted(TYPES))
            check_equal(place.at(region), found, expected, "B-FACT-17", reading)
    _check_types(face, reading)


def _check_types(face: FaceTables, reading: Reading) -> None:
    """Every type has spaces, and tiles for all of them."""
    types = [space.type for space in face.inhabited.values()]
    tiles = BOX["building-tile"] // len(TYPES)
    for name in TYPES:
        place = face.place("inhabited.spaces").at("type").at(name)
        if name not in types:
            reading.problems.append(place.problem("too_few", found=0, minimum=1))
        elif types.count(name) > tiles:
            found = types.count(name)
            reading.problems.append(place.problem("too_many", found=found, maximum=tiles))


# -- the Home of the Great Spirit: labels, and what each one does


ONE_AMULET: Final = effect("amulet", value=1, n=1)
ANY_RESOURCE: Final = effect("resource", resource="any", n=1)
# The table of section B-HOME, by label.
HOME: Final[dict[int, tuple[Effect, ...]]] = {
    1: (effect("amulet", value=2, n=1),),
    2: (ONE_AMULET, effect("vision", n=1)),
    3: (ONE_AMULET, ANY_RESOURCE),
    4: (ONE_AMULET, effect("movement", n=1)),
    5: (ONE_AMULET, effect("choose_one", options=(effect("movement", n=1), ANY_RESOURCE))),
    6: (effect("copy_forest_action"),),
}
COPYING: Final = 6
LABELS: Final = {
    "board_1_2.toml": (1, 2, 5, 6),
    "board_3.toml": (1, 2, 3, 4),
    "board_4.toml": (1, 2, 3, 4),
}


def check_home(face: FaceTables, reading: Reading) -> None:
    spaces = face.home_spaces
    if not spaces.present:
        return
    check_positions(spaces, reading)
    labels = LABELS[face.where.file]
    seen: dict[int, str] = {}
    for where, space in spaces.read():
        place = where.at("label")
        if space.label not in labels:
            allowed = ", ".join(map(str, labels))
            problem = place.problem("not_one_of", value=space.label, allowed=allowed)
            reading.problems.append(problem)
            continue
        if space.label in seen:
            problem = place.problem("duplicate_id", id=space.label, first=seen[space.label])
            reading.problems.append(problem)
            continue
        seen[space.label] = where.entry
        expected = HOME[space.label]
        if not same_effects(space.effects, expected):
            texts = written(space.effects), written(expected)
            check_equal(where.at("effects"), *texts, "B-HOME", reading)
        minimum, change = (2, -1) if space.label == COPYING else (1, 0)
        check_equal(where.at("min_die"), space.min_die, minimum, "B-HOME-4", reading)
        check_equal(where.at("die_change"), space.die_change, change, "B-HOME-4", reading)
    if len(seen) == len(spaces.rows):  # a wrong label stands for one that is missing
        for label in labels:
            if label not in seen:
                problem = face.place("home_space").problem("missing_entry", id=label)
                reading.problems.append(problem)


# -- the four markets


SHORT_ROW: Final = 4  # of every market on the 1-2 player face (B-FACT-45)
MITAMA_PRICE: Final = ("jade", "sake")  # B-FACT-31
CRYSTAL_PRICES: Final = {0, 1, 2}
ANY: Final = "any"


def check_markets(face: FaceTables, reading: Reading) -> None:
    rows: tuple[tuple[str, Entries[Any]], ...] = (
        ("market.mitama", face.mitama_spaces),
        ("market.dragonfly", face.dragonfly_spaces),
        ("market.crystal", face.crystal_spaces),
        ("market.building", face.building_spaces),
    )
    for table, entries in rows:
        if not entries.present:
            continue
        place = face.place(table)
        if face.where.file == "board_1_2.toml":
            check_length(place, len(entries.rows), SHORT_ROW, reading)
        elif not entries.rows:
            reading.problems.append(place.problem("too_few", found=0, minimum=1))
        check_positions(entries, reading)
    _check_mitamas(face, reading)
    _check_dragonflies(face, reading)
    _check_crystals(face, reading)


def _check_mitamas(face: FaceTables, reading: Reading) -> None:
    """Paid in sake and jade, not cheaper outwards, one dear enough for B-FACT-32."""
    spaces = face.mitama_spaces
    for where, space in spaces.read():
        _check_kinds(where.at("cost"), list(space.cost), MITAMA_PRICE, reading)
        if not space.cost:
            reading.problems.append(where.at("cost").problem("empty_bundle"))
    if not spaces.complete():
        return
    prices = [(where.at("cost"), sum(space.cost.values())) for where, space in spaces.read()]
    check_not_falling(prices, reading)
    if not any(
        space.cost.get("sake", 0) >= 2 and space.cost.get("jade", 0) >= 1
        for space in spaces.values()
    ):
        note_fact(face.place("market.mitama"), "two_sake_and_one_jade", "B-FACT-32", reading)


def _check_dragonflies(face: FaceTables, reading: Reading) -> None:
    """Spaces that give come before those that cost, and there are both (B-FACT-31)."""
    spaces = face.dragonfly_spaces
    one_way = True
    for where, space in spaces.read():
        if space.pay and space.gain:
            one_way = False
            problem = where.at("gain").problem(
                "foreign_parameter", other_key="pay", other_value=", ".join(space.pay)
            )
            reading.problems.append(problem)
    if not spaces.complete() or not one_way:
        return
    nets = [
        (where.at("pay"), sum(space.pay.values()) - sum(space.gain.values()))
        for where, space in spaces.read()
    ]
    check_not_falling(nets, reading)
    values = [net for _, net in nets]
    if values and not (min(values) < 0 < max(values)):
        place = face.place("market.dragonfly")
        note_fact(place, "dragonflies_that_give_and_that_cost", "B-FACT-31", reading)


def _check_crystals(face: FaceTables, reading: Reading) -> None:
    spaces = face.crystal_spaces
    for where, space in spaces.read():
        _check_kinds(where.at("cost"), list(space.cost), (ANY,), reading)
    if not spaces.complete():
        return
    prices = [(where.at("cost"), sum(space.cost.values())) for where, space in spaces.read()]
    check_not_falling(prices, reading)
    if prices and {price for _, price in prices} != CRYSTAL_PRICES:
        note_fact(face.place("market.crystal"), "prices_0_1_2", "B-FACT-31", reading)


def _check_kinds(
    where: Where, found: list[Any], allowed: tuple[str, ...], reading: Reading
) -> None:
    for name in found:
        if name not in allowed:
            problem = where.at(name).problem("not_one_of", value=name, allowed=", ".join(allowed))
            reading.problems.append(problem)


# -- between the faces


def check_faces(tables: PackTables, reading: Reading) -> None:
    by_file = {face.where.file: face for face in tables.faces}
    three, four = by_file["board_3.toml"], by_file["board_4.toml"]
    _check_die_spaces(three, four, reading)
    _check_more_rocks(three, four, reading)
    _check_lengths(three, four, reading)


def _check_die_spaces(three: FaceTables, four: FaceTables, reading: Reading) -> None:
    forest = {area.region: area.spaces for area in three.forest_areas.values()}
    for where, area in four.forest_areas.read():
        if area.region in forest:
            _check_more(where.at("spaces"), area.spaces, forest[area.region], reading)
    hills = {hill: area.spaces for area in three.hill_areas.values() for hill in area.hills}
    for where, hill_area in four.hill_areas.read():
        fewer = [hills[hill] for hill in hill_area.hills if hill in hills]
        if fewer:
            _check_more(where.at("spaces"), hill_area.spaces, max(fewer), reading)


def _check_more_rocks(three: FaceTables, four: FaceTables, reading: Reading) -> None:
    if three.rock_garden.value is not None and four.rock_garden.value is not None:
        found, fewer = four.rock_garden.value.spaces, three.rock_garden.value.spaces
        _check_more(four.rock_garden.where.at("spaces"), found, fewer, reading)


def _check_lengths(three: FaceTables, four: FaceTables, reading: Reading) -> None:
    for table, longer, shorter in (
        ("market.mitama", four.mitama_spaces, three.mitama_spaces),
        ("market.dragonfly", four.dragonfly_spaces, three.dragonfly_spaces),
        ("market.crystal", four.crystal_spaces, three.crystal_spaces),
        ("market.building", four.building_spaces, three.building_spaces),
        ("wisdom.nodes", four.nodes, three.nodes),
    ):
        if longer.present and shorter.present:
            found, minimum = len(longer.rows), len(shorter.rows) + 1
            if found < minimum:
                problem = four.place(table).problem("too_few", found=found, minimum=minimum)
                reading.problems.append(problem)


def _check_more(where: Where, found: int, fewer: int, reading: Reading) -> None:
    if found <= fewer:
        reading.problems.append(where.problem("too_small", value=found, minimum=fewer + 1))
