"""One mistake, one problem: the cards, constants, actions and endings, and the board."""

from collections.abc import Callable

import pytest

from tests.content.toml_text import Place
from tests.games.hitodama.pack.changes import (
    Broken,
    Tables,
    case_name,
    check_one_problem,
    dropped,
    repeated,
    set_in,
    set_table,
    without,
)

BROKEN: Broken = [
    # cards
    (
        without("lunar_card", "lunar_three_berries", "gain"),
        ("lunar_card[3] lunar_three_berries", "gain", "missing_parameter"),
    ),
    (
        set_in("lunar_card", "lunar_three_berries", amount=2),
        ("lunar_card[3] lunar_three_berries", "amount", "foreign_parameter"),
    ),
    (
        set_in("lunar_card", "lunar_three_berries", gain={}),
        ("lunar_card[3] lunar_three_berries", "gain", "empty_bundle"),
    ),
    (
        set_in("lunar_card", "lunar_two_actions", amount=0),
        ("lunar_card[1] lunar_two_actions", "amount", "too_small"),
    ),
    (
        without("solar_card", "solar_move_akku", "from"),
        ("solar_card[6] solar_move_akku", "from", "missing_parameter"),
    ),
    (
        set_in("solar_card", "solar_move_akku", meeples=["essence"]),
        ("solar_card[6] solar_move_akku", "meeples", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_swap", meeples=[]),
        ("solar_card[1] solar_swap", "meeples", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_swap", amount=3),
        ("solar_card[1] solar_swap", "amount", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_swap", timing="at_once"),
        ("solar_card[1] solar_swap", "timing", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_swap", after="end_of_round"),
        ("solar_card[1] solar_swap", "after", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_swap", chooser="none"),
        ("solar_card[1] solar_swap", "chooser", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_vp_east", optional=True),
        ("solar_card[3] solar_vp_east", "optional", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_vp_east", per="player"),
        ("solar_card[3] solar_vp_east", "per", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_vp_east", location="X"),
        ("solar_card[3] solar_vp_east", "location", "not_one_of"),
    ),
    (
        lambda t: t["lunar_card"][10].update(id="lunar_x", resource="amber"),
        ("lunar_card[10] lunar_x", "resource", "not_allowed_with"),
    ),
    (
        lambda t: (
            t["solar_card"][11].update(
                {key: t["lunar_card"][1][key] for key in ("effect", "amount")}
            )
            or [
                t["solar_card"][11].pop(key) for key in ("outcomes", "moves", "coin_holder_changes")
            ]
        ),
        ("solar_card[11] solar_new_north", "effect", "not_allowed_with"),
    ),
    (
        set_in("akku_card", "akku_5", places=["N", "N"]),
        ("akku_card[4] akku_5", "places", "repeated"),
    ),
    (
        set_in("tribute_card", "haru_1", vp_total=6),
        ("tribute_card[0] haru_1", "vp_total", "must_equal"),
    ),
    (
        lambda t: t["tribute_card"][0].update(lines=t["tribute_card"][0]["lines"][:1], vp_total=3),
        ("tribute_card[0] haru_1", "lines", "must_equal"),
    ),
    (
        lambda t: t["tribute_card"][0].update(
            lines=[{"resource": "solar_card", "amount": 1}, {"resource": "berry", "amount": 1}],
            vp_total=1,
        ),
        ("tribute_card[0] haru_1", "lines[0].resource", "not_one_of"),
    ),
    (set_in("deck", "tribute", rest="draw_pile"), ("deck[0] tribute", "rest", "not_allowed_with")),
    (set_in("deck", "ice", empty="none"), ("deck[2] ice", "empty", "not_allowed_with")),
    (
        set_in("lunar_card", "lunar_instant_benefit", optional=True),
        ("lunar_card[8] lunar_instant_benefit", "optional", "not_allowed_with"),
    ),
    (
        set_in("solar_card", "solar_swap", optional=False),
        ("solar_card[1] solar_swap", "optional", "not_allowed_with"),
    ),
    (
        set_in("constant", "akkus_per_visit", value=2),
        ("constant[10] akkus_per_visit", "value", "too_big"),
    ),
    (set_in("deck", "solar", empty="none"), ("deck[3] solar", "empty", "not_allowed_with")),
    (set_in("deck", "solar", deal="on_wrath"), ("deck[3] solar", "deal", "not_allowed_with")),
    # constants, actions, endings
    (set_in("constant", "hand_limit", value=0), ("constant[2] hand_limit", "value", "too_small")),
    (set_in("constant", "hand_limit", value=2), ("constant[2] hand_limit", "value", "too_small")),
    (set_in("constant", "hand_limit", value=99), ("constant[2] hand_limit", "value", "too_big")),
    (
        set_in("constant", "essences_asleep_on_board_at_start", value=4),
        ("constant[4] essences_asleep_on_board_at_start", "value", "too_big"),
    ),
    (
        set_in("constant", "tribute_cards_in_play_per_season", value=7),
        ("constant[7] tribute_cards_in_play_per_season", "value", "too_big"),
    ),
    (
        set_in("constant", "max_rounds", value=15),
        ("constant[15] max_rounds", "value", "must_equal"),
    ),
    (
        set_in("constant", "rounds_per_hitodama_step", value=3),
        ("constant[15] max_rounds", "value", "must_equal"),
    ),
    (
        set_in("constant", "chaos_path_steps_to_loss", value=9),
        ("constant[14] chaos_path_steps_to_loss", "value", "must_equal"),
    ),
    (dropped("action", "wake"), ("action", "", "missing_entry")),
    (set_in("action", "wake", price="none"), ("action[3] wake", "price", "not_allowed_with")),
    (
        set_in("action", "wake", price_to="essence_owner"),
        ("action[3] wake", "price_to", "not_allowed_with"),
    ),
    (without("action", "wake", "price_to"), ("action[3] wake", "price_to", "missing_parameter")),
    (set_in("action", "move", gain={"berry": 1}), ("action[0] move", "gain", "foreign_parameter")),
    (set_in("action", "draw", gain={}), ("action[4] draw", "gain", "empty_bundle")),
    (
        set_in("action", "draw", gain={"lunar_card": 1}),
        ("action[4] draw", "gain.lunar_card", "not_allowed_with"),
    ),
    (
        set_in("action", "draw", gain={"solar_card": 2}),
        ("action[4] draw", "gain.solar_card", "not_allowed_with"),
    ),
    (
        set_in("discard_rate", "lunar_for_amber", pay={"berry": 1}),
        ("discard_rate[2] lunar_for_amber", "pay.berry", "not_one_of"),
    ),
    (
        set_in("discard_rate", "lunar_for_amber", gain={}),
        ("discard_rate[2] lunar_for_amber", "gain", "empty_bundle"),
    ),
    (dropped("ending", "chaos"), ("ending", "", "missing_entry")),
    (set_in("ending", "chaos", order=4), ("ending[2] chaos", "order", "not_consecutive")),
    (
        set_in("ending", "chaos", result="most_vp_wins"),
        ("ending[2] chaos", "result", "not_allowed_with"),
    ),
    (
        set_in("tie_break", "cards_in_hand", order=1),
        ("tie_break[1] cards_in_hand", "order", "not_consecutive"),
    ),
    (
        lambda t: (t["tie_break"][1].update(order=3), t["tie_break"][2].update(order=2)),
        ("tie_break[2] shared_victory", "order", "must_be_last"),
    ),
    (
        lambda t: t["tie_break"].pop(),
        ("tie_break", "", "missing_entry"),
    ),
    (
        without("tie_break", "basket_vp", "resources"),
        ("tie_break[0] basket_vp", "resources", "missing_parameter"),
    ),
    (
        set_in("tie_break", "basket_vp", resources=[]),
        ("tie_break[0] basket_vp", "resources", "too_few"),
    ),
    (
        set_in("tie_break", "basket_vp", resources=["berry", "solar_card"]),
        ("tie_break[0] basket_vp", "resources", "not_one_of"),
    ),
    (
        set_in("tie_break", "shared_victory", better="highest"),
        ("tie_break[2] shared_victory", "better", "foreign_parameter"),
    ),
    # board, seats, seasons, tracks
    (
        lambda t: t["geometry"]["clockwise"].reverse(),
        ("geometry", "clockwise", "not_in_order"),
    ),
    (
        set_table("geometry", cardinal_slots=["N", "S"]),
        ("geometry", "cardinal_slots", "not_in_order"),
    ),
    (
        lambda t: t["geometry"]["ring"].__setitem__(1, "side_0"),
        ("geometry", "ring", "repeated"),
    ),
    (lambda t: t["geometry"]["ring"].pop(), ("geometry", "ring", "must_equal")),
    (
        lambda t: t["geometry"]["north_may_be"].append("corner_12"),
        ("geometry", "north_may_be", "not_in_order"),
    ),
    (dropped("setup", 3, "players"), ("setup", "", "missing_entry")),
    (set_in("setup", 3, players=5), ("setup[1] 5", "players", "not_one_of")),
    (repeated("setup", 0), ("setup[3] 2", "players", "duplicate_id")),
    (set_in("setup", 2, seats=["side_0", "side_0"]), ("setup[0] 2", "seats", "repeated")),
    (set_in("setup", 2, seats=["side_0"]), ("setup[0] 2", "seats", "must_equal")),
    (set_in("setup", 2, seats=["side_2", "side_0"]), ("setup[0] 2", "seats", "not_in_order")),
    (
        set_in("setup", 2, last_player_bonus={"x": 1}),
        ("setup[0] 2", "last_player_bonus.x", "unknown_reference"),
    ),
    (set_table("meta", players_max=5), ("meta", "players_max", "must_equal")),
    (
        lambda t: t["meta"]["playing_time_minutes"].update(max=20),
        ("meta", "playing_time_minutes.max", "too_small"),
    ),
    (set_in("season", "aki", order=5), ("season[3] fuyu", "order", "not_consecutive")),
    (set_in("season", "aki", cardinal="N"), ("season[2] aki", "cardinal", "duplicate_id")),
    (
        set_in("season", "aki", displacement_cost={"solar_card": 1}),
        ("season[2] aki", "displacement_cost.solar_card", "not_one_of"),
    ),
    (set_in("count", "map", value=2), ("count[0] map", "value", "wrong_count")),
    (
        set_in("count", "hitodama_token", value=0),
        ("count[20] hitodama_token", "value", "wrong_count"),
    ),
    (set_table("score_track", last=24), ("score_track", "last", "must_equal")),
    (set_table("score_track", last=26), ("score_track", "last", "must_equal")),
    (set_table("score_track", first=1), ("score_track", "first", "not_one_of")),
    (
        set_table("score_track", wrath_spaces=[5, 15, 10]),
        ("score_track", "wrath_spaces[2]", "too_small"),
    ),
    (set_table("score_track", wrath_spaces=[5, 26]), ("score_track", "wrath_spaces[1]", "too_big")),
    (set_table("score_track", wrath_spaces=[0]), ("score_track", "wrath_spaces[0]", "too_small")),
    (set_table("round_track", spaces=3), ("round_track", "spaces", "must_equal")),
    (set_table("round_track", start=2), ("round_track", "start", "too_big")),
    (set_in("chaos_space", 4, position=5), ("chaos_space[4] 5", "position", "not_consecutive")),
    (dropped("chaos_space", 4, "position"), ("chaos_space[4] 5", "position", "not_consecutive")),
    (set_in("chaos_space", 0, start=False), ("chaos_space", "start", "not_exactly_one")),
    (set_in("chaos_space", 3, start=True), ("chaos_space", "start", "not_exactly_one")),
    (
        set_in("chaos_space", 3, wrath_level=0),
        ("chaos_space[3] 3", "wrath_level", "not_allowed_with"),
    ),
    (
        set_in("chaos_space", 8, wrath_level=5),
        ("chaos_space[8] 8", "wrath_level", "not_allowed_with"),
    ),
    (set_in("chaos_space", 3, rounds=[7]), ("chaos_space[3] 3", "rounds", "must_equal")),
    (
        lambda t: (t["chaos_space"][0].update(start=False), t["chaos_space"][1].update(start=True)),
        ("chaos_space[1] 1", "position", "not_allowed_with"),
    ),
    (without("wrath_level", 2, "loses"), ("wrath_level[1] 2", "loses", "missing_parameter")),
    (set_in("wrath_level", 1, loses=["berry"]), ("wrath_level[0] 1", "loses", "foreign_parameter")),
    (set_in("wrath_level", 2, loses=["lunar_card"]), ("wrath_level[1] 2", "loses", "not_one_of")),
    (set_in("wrath_level", 2, loses=["amber", "amber"]), ("wrath_level[1] 2", "loses", "repeated")),
    (set_in("wrath_level", 5, level=6), ("wrath_level[4] 6", "level", "not_consecutive")),
    (set_in("wrath_level", 2, amount=0), ("wrath_level[1] 2", "amount", "too_small")),
]


@pytest.mark.parametrize(("change", "place"), BROKEN, ids=case_name)
def test_one_mistake_is_one_problem(change: Callable[[Tables], object], place: Place) -> None:
    check_one_problem(change, place)
