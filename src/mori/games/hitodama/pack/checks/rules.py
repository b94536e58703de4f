"""Checks of what the rules take from a Hitodama pack: constants, actions, rates, endings."""

from collections.abc import Sequence
from typing import Any, Final

from mori.content import (
    Reading,
    Row,
    Where,
    check_all_there,
    check_allowed_with,
    check_consecutive,
    check_distinct,
    check_exact_ids,
    check_parameters,
    check_range,
    check_unique_ids,
)
from mori.games.hitodama.pack.reading.tables import PackTables
from mori.games.hitodama.pack.schema.effects import is_empty_bundle

# What can lie in a basket, and what is held in hand.
BASKET: Final = ("berry", "amber", "sapphire", "akku")
HAND: Final = ("solar_card", "lunar_card")

# Smallest and largest value that still makes a game.
CONSTANTS: Final = {
    "actions_per_turn": (1, 20),
    "moves_per_essence_per_turn": (1, 1),
    "hand_limit": (1, 34),
    "essences_per_player": (1, 12),
    "essences_asleep_on_board_at_start": (0, 12),
    "wake_cost_berries": (0, 30),
    "victory_points_to_win": (1, 200),
    "tribute_cards_in_play_per_season": (1, 24),
    "lines_per_tribute_card": (1, 10),
    "tributes_per_essence": (1, 1),
    "akkus_per_visit": (1, 1),
    "lunar_cards_dealt": (0, 5),
    "solar_cards_dealt": (0, 3),
    "rounds_per_hitodama_step": (1, 20),
    "chaos_path_steps_to_loss": (1, 50),
    "max_rounds": (1, 1000),
}

# What each action costs, to whom that goes, and what the action gives of itself (section 7).
ACTION_PRICES: Final = {
    "move_essence": ("none", None),
    "discard": ("discard_rate", "discard_pile"),
    "play_card": ("none", None),
    "wake_essence": ("wake_cost_berries", "supply"),
    "draw_solar": ("none", None),
    "displace": ("displacement_cost", "essence_owner"),
}
ACTION_PARAMETERS: Final = {
    "move_essence": (),
    "discard": ("price_to",),
    "play_card": (),
    "wake_essence": ("price_to",),
    "draw_solar": ("gain",),
    "displace": ("price_to",),
}
END_RESULTS: Final = {
    "vp_reached": "most_vp_wins",
    "seasons_completed": "most_vp_wins",
    "chaos_path_end": "all_lose",
}
TIE_BREAK_PARAMETERS: Final = {
    "basket_vp": ("resources", "better"),
    "cards_in_hand": ("better",),
    "shared_victory": (),
}


def check_rules(tables: PackTables, reading: Reading) -> None:
    _check_constants(tables, reading)
    _check_actions(tables, reading)
    _check_discard_rates(tables, reading)
    _check_endings(tables, reading)
    _check_tie_breaks(tables, reading)


def check_basket(where: Where, names: tuple[str, ...], reading: Reading) -> None:
    """Only what lies in baskets can change hands, be lost or break ties."""
    for name in names:
        if name in HAND:
            allowed = ", ".join(BASKET)
            reading.problems.append(where.problem("not_one_of", value=name, allowed=allowed))


def _check_constants(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.constants,), reading)
    place = Where(tables.file.file, "constant")
    check_exact_ids(tables.constants, tuple(CONSTANTS), place, reading)
    good: dict[str, tuple[Where, int]] = {}
    for where, entry in tables.constants.read():
        bounds = CONSTANTS.get(entry.id)
        if bounds is not None and check_range(where.at("value"), entry.value, *bounds, reading):
            good[entry.id] = (where.at("value"), entry.value)
    if {"hand_limit", "lunar_cards_dealt", "solar_cards_dealt"} <= set(good):
        dealt = good["lunar_cards_dealt"][1] + good["solar_cards_dealt"][1]
        where, limit = good["hand_limit"]
        check_range(where, limit, dealt, limit, reading)
    if {"essences_asleep_on_board_at_start", "essences_per_player"} <= set(good):
        where, asleep = good["essences_asleep_on_board_at_start"]
        check_range(where, asleep, 0, good["essences_per_player"][1], reading)
    per_season = tables.count("tribute_card_per_season")
    if "tribute_cards_in_play_per_season" in good and per_season is not None:
        where, shown_cards = good["tribute_cards_in_play_per_season"]
        check_range(where, shown_cards, 1, per_season[1], reading)


def _check_actions(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.actions,), reading)
    check_unique_ids((tables.actions,), reading, key="kind")
    place = Where(tables.file.file, "action")
    check_all_there(tables.actions, tuple(ACTION_PRICES), place, reading, key="kind")
    for row in tables.actions.rows:
        check_parameters(row.table, "kind", ACTION_PARAMETERS, row.where, reading)
    for where, action in tables.actions.read():
        price, price_to = ACTION_PRICES[action.kind]
        of_kind = ("kind", action.kind)
        check_allowed_with(where.at("price"), action.price, (price,), of_kind, reading)
        if price_to is not None and action.price_to is not None:
            place = where.at("price_to")
            check_allowed_with(place, action.price_to, (price_to,), of_kind, reading)
        if action.kind == "draw_solar":
            for name in action.gain:
                place = where.at("gain").at(name)
                check_allowed_with(place, name, ("solar_card",), of_kind, reading)
                check_allowed_with(place, action.gain[name], (1,), of_kind, reading)  # H-ACT-DRAW-1
    _check_filled(tables.actions.rows, ("gain",), reading)


def _check_discard_rates(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.discard_rates,), reading)
    _check_filled(tables.discard_rates.rows, ("pay", "gain"), reading)
    for where, rate in tables.discard_rates.read():
        for name in rate.pay:
            if name in BASKET:
                place = where.at("pay").at(name)
                allowed = ", ".join(HAND)
                reading.problems.append(place.problem("not_one_of", value=name, allowed=allowed))


def _check_filled(rows: Sequence[Row[Any]], keys: tuple[str, ...], reading: Reading) -> None:
    for row in rows:
        for key in keys:
            if is_empty_bundle(row.table.get(key)):
                reading.problems.append(row.where.at(key).problem("empty_bundle"))


def _check_endings(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.endings,), reading)
    check_unique_ids((tables.endings,), reading, key="trigger")
    place = Where(tables.file.file, "ending")
    check_all_there(tables.endings, tuple(END_RESULTS), place, reading, key="trigger")
    if tables.endings.complete():
        orders = [(where.at("order"), entry.order) for where, entry in tables.endings.read()]
        check_consecutive(orders, 1, reading)
    for where, entry in tables.endings.read():
        of_trigger = ("trigger", entry.trigger)
        allowed = (END_RESULTS[entry.trigger],)
        check_allowed_with(where.at("result"), entry.result, allowed, of_trigger, reading)


def _check_tie_breaks(tables: PackTables, reading: Reading) -> None:
    check_unique_ids((tables.tie_breaks,), reading, key="kind")
    for row in tables.tie_breaks.rows:
        check_parameters(row.table, "kind", TIE_BREAK_PARAMETERS, row.where, reading)
        if row.table.get("resources") == []:
            problem = row.where.at("resources").problem("too_few", found=0, minimum=1)
            reading.problems.append(problem)
    entries = tables.tie_breaks.read()
    for where, entry in entries:
        place = where.at("resources")
        check_distinct(place, entry.resources, reading)
        check_basket(place, entry.resources, reading)
    if not tables.tie_breaks.complete():
        return
    if all(entry.kind != "shared_victory" for _, entry in entries):
        place = Where(tables.file.file, "tie_break")
        reading.problems.append(place.problem("missing_entry", id="shared_victory"))
    if check_consecutive(
        [(where.at("order"), entry.order) for where, entry in entries], 1, reading
    ):
        for where, entry in entries:
            # A shared victory settles every tie, so nothing can come after it.
            if entry.kind == "shared_victory" and entry.order != len(entries):
                place = where.at("order")
                reading.problems.append(place.problem("must_be_last", value=entry.kind))
