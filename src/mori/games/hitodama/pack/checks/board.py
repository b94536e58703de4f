"""Checks of the board, the seats, the seasons and the tracks of a Hitodama pack."""

from typing import Final

from mori.content import (
    Reading,
    Where,
    check_all_there,
    check_allowed_with,
    check_ascending,
    check_consecutive,
    check_distinct,
    check_equal,
    check_exact_ids,
    check_parameters,
    check_range,
    check_unique_ids,
)
from mori.games.hitodama.pack.checks.rules import check_basket
from mori.games.hitodama.pack.reading.tables import PackTables

RESOURCES: Final = ("berry", "amber", "sapphire", "akku", "solar_card", "lunar_card")
SEASONS: Final = ("haru", "natsu", "aki", "fuyu")
PLAYERS: Final = (2, 3, 4)
CLOCKWISE: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
LAST_SPACE: Final = 25  # of the printed score track, which the rulebook names

WRATH_PARAMETERS: Final = {"ice_card": (), "lose_first_available": ("loses",)}


def check_board(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.resources,), reading)
    check_exact_ids(tables.resources, RESOURCES, Where(tables.file.file, "resource"), reading)
    _check_geometry(tables, reading)
    _check_setups(tables, reading)
    _check_seasons(tables, reading)
    _check_score_track(tables, reading)
    _check_wrath_levels(tables, reading)
    _check_chaos_path(tables, reading)


def _check_geometry(tables: PackTables, reading: Reading) -> None:
    geometry, where = tables.geometry.value, tables.geometry.where
    if geometry is None:
        return
    check_distinct(where.at("ring"), geometry.ring, reading)
    tiles = tables.count("forest_tile")
    if tiles is not None and tiles[1] == len(CLOCKWISE):
        length = len(geometry.ring)
        check_equal(where.at("ring"), length, len(CLOCKWISE), "count forest_tile", reading)
    lists: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = [
        ("clockwise", geometry.clockwise, CLOCKWISE),
        ("cardinal_slots", geometry.cardinal_slots, CLOCKWISE[0::2]),
        ("sheltered_slots", geometry.sheltered_slots, CLOCKWISE[1::2]),
    ]
    if set(geometry.north_may_be) <= set(geometry.ring):
        # H-GEO-3: North is a side, and sides and corners alternate.
        lists.append(("north_may_be", geometry.north_may_be, geometry.ring[0::2]))
    for key, found, expected in lists:
        if found != expected:
            reading.problems.append(
                where.at(key).problem(
                    "not_in_order", found=", ".join(found), expected=", ".join(expected)
                )
            )


def _check_setups(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.setups,), reading, key="players")
    place = Where(tables.file.file, "setup")
    check_all_there(tables.setups, PLAYERS, place, reading, key="players")
    geometry = tables.geometry.value
    for where, setup in tables.setups.read():
        seats = where.at("seats")
        source = "setup players"
        if (
            check_distinct(seats, setup.seats, reading)
            and check_equal(seats, len(setup.seats), setup.players, source, reading)
            and geometry is not None
            and set(setup.seats) <= set(geometry.ring)
        ):
            # Seats are numbered clockwise, as turns go (H-ROUND-2).
            ordered = sorted(setup.seats, key=geometry.ring.index)
            if list(setup.seats) != ordered:
                found, expected = ", ".join(setup.seats), ", ".join(ordered)
                reading.problems.append(
                    seats.problem("not_in_order", found=found, expected=expected)
                )
    meta, where = tables.meta.value, tables.meta.where
    if meta is not None:
        check_equal(where.at("players_min"), meta.players_min, PLAYERS[0], "setup", reading)
        check_equal(where.at("players_max"), meta.players_max, PLAYERS[-1], "setup", reading)
        time = meta.playing_time_minutes
        place = where.at("playing_time_minutes").at("max")
        check_range(place, time.max, time.min, time.max, reading)


def _check_seasons(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.seasons,), reading)
    check_exact_ids(tables.seasons, SEASONS, Where(tables.file.file, "season"), reading)
    check_unique_ids((tables.seasons,), reading, key="cardinal")
    if tables.seasons.complete() and len(tables.seasons.rows) == len(SEASONS):
        orders = [(where.at("order"), season.order) for where, season in tables.seasons.read()]
        check_consecutive(orders, 1, reading)
    for where, season in tables.seasons.read():
        # H-ACT-DISP-4: the payment goes from basket to basket.
        for name in season.displacement_cost:
            check_basket(where.at("displacement_cost").at(name), (name,), reading)


def _check_score_track(tables: PackTables, reading: Reading) -> None:
    track, where = tables.score_track.value, tables.score_track.where
    if track is None:
        return
    target = tables.constant("victory_points_to_win")
    is_whole = check_equal(where.at("last"), track.last, LAST_SPACE, "H-WRATH-1", reading)
    if is_whole and target is not None:
        check_range(where.at("last"), track.last, target, max(target, track.last), reading)
    spaces = where.at("wrath_spaces")
    if check_ascending(spaces, track.wrath_spaces, reading):
        for index, space in enumerate(track.wrath_spaces):
            if not check_range(spaces.item(index), space, 1, track.last, reading):
                return


def _check_chaos_path(tables: PackTables, reading: Reading) -> None:
    written = [row.table.get("level") for row in tables.wrath_levels.rows]
    levels = [level for level in written if isinstance(level, int)]
    # A level with a wrong number has its problem; those who refer to it are not at fault.
    numbered = tables.wrath_levels.present and sorted(levels) == list(range(1, len(written) + 1))
    path = tables.chaos_spaces
    for where, space in path.read():
        place = where.at("wrath_level")
        if space.end or space.wrath_level == 0:
            allowed = [0] if space.end else levels
            check_allowed_with(place, space.wrath_level, allowed, ("end", space.end), reading)
        elif numbered and space.wrath_level not in levels:
            level = space.wrath_level
            reading.problems.append(
                place.problem("unknown_reference", value=level, table="wrath_level", nearest="")
            )
    if not path.complete() or not check_consecutive(
        [(where.at("position"), space.position) for where, space in path.read()], 0, reading
    ):
        return
    last = len(path.rows) - 1
    starts = [(where, space) for where, space in path.read() if space.start]
    ends = [(where, space) for where, space in path.read() if space.end]
    for key, position, marked in (("start", 0, starts), ("end", last, ends)):
        if len(marked) != 1:
            place = Where(tables.file.file, "chaos_space", key)
            problem = place.problem("not_exactly_one", value=key, found=len(marked))
            reading.problems.append(problem)
        else:
            where, space = marked[0]
            place = where.at("position")
            check_allowed_with(place, space.position, (position,), (key, True), reading)
    _check_rounds(tables, last, reading)


def _check_rounds(tables: PackTables, last: int, reading: Reading) -> None:
    """The path's length in steps and rounds, each link only if the one before it holds."""
    constants = {entry.id: (where, entry.value) for where, entry in tables.constants.read()}
    if not {"chaos_path_steps_to_loss", "rounds_per_hitodama_step", "max_rounds"} <= set(constants):
        return
    where, steps = constants["chaos_path_steps_to_loss"]
    if not check_equal(where.at("value"), steps, last, "chaos_space position", reading):
        return
    per_step = constants["rounds_per_hitodama_step"][1]
    where, rounds = constants["max_rounds"]
    source = "constant chaos_path_steps_to_loss × rounds_per_hitodama_step"
    if not check_equal(where.at("value"), rounds, steps * per_step, source, reading):
        return
    source = "constant rounds_per_hitodama_step"
    track = tables.round_track
    if track.value is not None:
        spaces = track.where.at("spaces")
        if check_equal(spaces, track.value.spaces, per_step, source, reading):
            place = track.where.at("start")
            check_range(place, track.value.start, 0, track.value.spaces - 1, reading)
    for where, space in tables.chaos_spaces.read():
        first = space.position * per_step + 1
        expected = () if space.end else tuple(range(first, first + per_step))
        if space.rounds != expected:
            found, wanted = (", ".join(map(str, part)) for part in (space.rounds, expected))
            check_equal(where.at("rounds"), found, wanted, source, reading)


def _check_wrath_levels(tables: PackTables, reading: Reading) -> None:
    levels = tables.wrath_levels
    for row in levels.rows:
        check_parameters(row.table, "effect", WRATH_PARAMETERS, row.where, reading)
        if row.table.get("loses") == []:
            problem = row.where.at("loses").problem("too_few", found=0, minimum=1)
            reading.problems.append(problem)
    for where, level in levels.read():
        check_distinct(where.at("loses"), level.loses, reading)
        check_basket(where.at("loses"), level.loses, reading)
    if levels.complete():
        check_consecutive(
            [(where.at("level"), entry.level) for where, entry in levels.read()], 1, reading
        )
