"""Checks of one board face: die spaces, Kodama track, rock garden and inhabited areas."""

from typing import Final

from mori.content import Reading, check_all_there, check_equal, check_unique_ids
from mori.games.bitoku.pack.checks.counts import BOX
from mori.games.bitoku.pack.checks.files import PLAYERS
from mori.games.bitoku.pack.checks.tools import check_length
from mori.games.bitoku.pack.reading.boards import FaceTables

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
