"""Checks of the player board and of what a player starts with."""

from collections import Counter
from typing import Final

from mori.content import Reading, Where, check_distinct, check_equal, check_in_order
from mori.games.bitoku.pack.checks.tools import (
    check_length,
    check_positions,
    check_reference,
    in_words,
    note_fact,
)
from mori.games.bitoku.pack.reading.boards import PlayerTables
from mori.games.bitoku.pack.reading.tables import PackTables

FILE: Final = "player_board.toml"
START_DICE: Final = (3, 2, 1)  # B-SETUP-14
CARD_SPACES: Final = 3  # B-FACT-26
CRYSTAL_SLOTS: Final = 8
BUILDING_COUNTERS: Final = 6
DREAM_SLOTS: Final = 3  # at least (B-FACT-27)
FATE: Final = 6  # the scoring example: first counter and the slots of the crystals (U-19)
THIRD_PRICE: Final = {"wood": 1, "stone": 1}  # B-FACT-29
START_RESOURCES: Final = {"wood": 1, "jade": 1}  # B-FACT-30
START_AMULETS: Final = (1,)
# B-FACT-3, B-FACT-30, B-SETUP-15 to B-SETUP-20
START_NUMBERS: Final = {
    "pilgrims_available": 3,
    "pilgrims_on_crystal_slots": 8,
    "building_counters": 6,
    "kodamas": 5,
    "player_counters": 3,
    "dragonflies": 1,
    "visions": 1,
    "rocks": 1,
}


def check_player(tables: PackTables, reading: Reading) -> None:
    player = tables.player
    _check_card_spaces(player, reading)
    _check_crystal_slots(player, reading)
    _check_building_counters(player, reading)
    _check_fate(player, reading)
    _check_rock_path(player, reading)
    _check_setup(tables, reading)


def _check_card_spaces(player: PlayerTables, reading: Reading) -> None:
    """Three card spaces with dice 3, 2, 1, each linked with its own ingenuity slot."""
    if not player.card_spaces.present:
        return
    place = Where(FILE, "card_space")
    check_positions(player.card_spaces, reading)
    if check_length(place, len(player.card_spaces.rows), CARD_SPACES, reading):
        for (where, space), die in zip(player.card_spaces.read(), START_DICE, strict=False):
            check_equal(where.at("start_die"), space.start_die, die, "B-SETUP-14", reading)
    colours = {slot.id: slot for slot in player.crystal_slots.values()}
    if not player.crystal_slots.complete():
        return
    for where, space in player.card_spaces.read():
        link = where.at("ingenuity_slot")
        if check_reference(link, space.ingenuity_slot, colours, "crystal_slot", reading):
            slot = colours[space.ingenuity_slot]
            source = f"crystal_slot {slot.id} card_space"
            check_equal(link, space.id, slot.card_space or "", source, reading)


def _check_crystal_slots(player: PlayerTables, reading: Reading) -> None:
    """Eight slots, three of them ingenuity, at least three dream (B-FACT-26, B-FACT-27)."""
    slots = player.crystal_slots
    if not slots.present:
        return
    place = Where(FILE, "crystal_slot")
    spaces = player.card_spaces.ids()
    for where, slot in slots.read():
        if slot.colour == "ingenuity" and slot.card_space is None:
            problem = where.at("card_space").problem(
                "missing_parameter", other_key="colour", other_value=slot.colour
            )
            reading.problems.append(problem)
        elif slot.colour != "ingenuity" and slot.card_space is not None:
            problem = where.at("card_space").problem(
                "foreign_parameter", other_key="colour", other_value=slot.colour
            )
            reading.problems.append(problem)
        elif slot.card_space is not None:
            check_reference(where.at("card_space"), slot.card_space, spaces, "card_space", reading)
    if check_length(place, len(slots.rows), CRYSTAL_SLOTS, reading) and slots.complete():
        colours = Counter(slot.colour for slot in slots.values())
        if check_length(place.at("ingenuity"), colours["ingenuity"], CARD_SPACES, reading) and (
            colours["dream"] < DREAM_SLOTS or colours["memory"] == 0
        ):
            note_fact(place, "dream_and_memory_slots", "B-FACT-27", reading)


def _check_building_counters(player: PlayerTables, reading: Reading) -> None:
    counters = player.building_counters
    place = Where(FILE, "building_counter")
    if not counters.present or not check_length(
        place, len(counters.rows), BUILDING_COUNTERS, reading
    ):
        return
    if not check_positions(counters, reading):
        return
    listed = counters.read()
    for where, counter in listed:
        for name in counter.cost:
            if name not in THIRD_PRICE:
                allowed = ", ".join(THIRD_PRICE)
                problem = where.at("cost").problem("not_one_of", value=name, allowed=allowed)
                reading.problems.append(problem)
    where, third = listed[2]
    expected = in_words(THIRD_PRICE)
    check_equal(where.at("cost"), in_words(third.cost), expected, "B-FACT-29", reading)


def _check_fate(player: PlayerTables, reading: Reading) -> None:
    """First counter and dream slots pay what the example's "Fate Accomplished" adds up to."""
    if not player.building_counters.complete() or not player.crystal_slots.complete():
        return
    first = [entry.vp for entry in player.building_counters.values() if entry.position == 1]
    dreams = [slot.vp for slot in player.crystal_slots.values() if slot.colour == "dream"]
    if len(first) == 1 and len(dreams) == DREAM_SLOTS:
        place = Where(FILE, "crystal_slot", "vp")
        check_equal(place, first[0] + sum(dreams), FATE, "U-19", reading)


def _check_rock_path(player: PlayerTables, reading: Reading) -> None:
    """B-FACT-46."""
    if not check_positions(player.rock_spaces, reading):
        return
    place = Where(FILE, "rock_space")
    rocks = [space.id for space in player.rock_spaces.values()]
    if len(rocks) < 2:
        reading.problems.append(place.problem("too_few", found=len(rocks), minimum=2))
        return
    known = True
    for where, space in player.pilgrim_spaces.read():
        check_distinct(where.at("adjacent"), space.adjacent, reading)
        for index, rock in enumerate(space.adjacent):
            at = where.at("adjacent").item(index)
            known = check_reference(at, rock, rocks, "rock_space", reading) and known
        if sum(space.cost.values()) > 1:
            total = sum(space.cost.values())
            problem = where.at("cost").problem("too_big", value=total, maximum=1)
            reading.problems.append(problem)
    if not known or not check_positions(player.pilgrim_spaces, reading):
        return
    place = Where(FILE, "pilgrim_space")
    pilgrims = player.pilgrim_spaces.values()
    touched = [set(space.adjacent) for space in pilgrims]
    if {rocks[0]} not in touched or set(rocks[:2]) not in touched:
        note_fact(place, "pilgrims_at_one_and_at_two_rocks", "B-FACT-46", reading)
    if all(space.cost for space in pilgrims) or not any(space.cost for space in pilgrims):
        note_fact(place, "some_pilgrim_spaces_cost", "B-FACT-46", reading)
    for rock in rocks:
        if not any(rock in spaces for spaces in touched):
            reading.problems.append(place.at("adjacent").problem("missing_entry", id=rock))


def _check_setup(tables: PackTables, reading: Reading) -> None:
    setup, where = tables.player.setup.value, tables.player.setup.where
    if setup is None:
        return
    for key, expected in START_NUMBERS.items():
        check_equal(where.at(key), tables.player.setup.table[key], expected, "B-FACT-30", reading)
    found, wanted = in_words(setup.resources), in_words(START_RESOURCES)
    check_equal(where.at("resources"), found, wanted, "B-FACT-30", reading)
    check_in_order(where.at("amulets"), setup.amulets, START_AMULETS, reading)
    check_in_order(where.at("dice"), setup.dice, START_DICE, reading)
    cards = where.at("starting_yokai")
    starters = tables.starting_yokai.ids()
    check_distinct(cards, setup.starting_yokai, reading)
    for index, name in enumerate(setup.starting_yokai):
        check_reference(cards.item(index), name, starters, "starting_yokai", reading)
    if tables.starting_yokai.complete() and set(setup.starting_yokai) <= set(starters):
        for name in starters:
            if name not in setup.starting_yokai:
                reading.problems.append(cards.problem("missing_entry", id=name))
