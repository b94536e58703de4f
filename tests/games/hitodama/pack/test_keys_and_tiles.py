"""One mistake, one problem: the file, its keys, ids, references and counts, and the tiles."""

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
    set_space,
    without,
)

BROKEN: Broken = [
    # the file
    (lambda t: t.update(schema="hitodama-components/2"), ("", "schema", "not_one_of")),
    (lambda t: t.update(schema=1), ("", "schema", "not_one_of")),
    (lambda t: t.pop("schema"), ("", "schema", "missing_key")),
    (lambda t: t.update(extra={}), ("", "extra", "unknown_key")),
    (lambda t: t.update(tiles=t.pop("tile")), ("", "tiles", "unknown_key")),
    (lambda t: t.pop("tile"), ("", "tile", "missing_key")),
    (lambda t: t.pop("geometry"), ("", "geometry", "missing_key")),
    (lambda t: t.update(resource=3), ("", "resource", "wrong_type")),
    (lambda t: t.update(meta=[]), ("", "meta", "wrong_type")),
    # keys and values
    (set_in("tile", "amber", colour=1), ("tile[5] amber", "colour", "unknown_key")),
    (
        set_space("amber", 0, 1, prize=1),
        ("tile[5] amber", "side[0].spaces[1].prize", "unknown_key"),
    ),
    (
        set_space("amber", 0, 1, kind="bonus"),
        ("tile[5] amber", "side[0].spaces[1].kind", "not_one_of"),
    ),
    (
        set_space("amber", 0, 1, gain={"amber": -1}),
        ("tile[5] amber", "side[0].spaces[1].gain.amber", "too_small"),
    ),
    (
        set_space("amber", 0, 1, gain={"ambre": 1}),
        ("tile[5] amber", "side[0].spaces[1].gain.ambre", "unknown_reference"),
    ),
    (without("season", "aki", "provenance"), ("season[2] aki", "provenance", "missing_key")),
    (
        set_in("season", "aki", provenance="guessed"),
        ("season[2] aki", "provenance", "not_one_of"),
    ),
    (
        set_in("season", "aki", provenance_fields={"order": "x"}),
        ("season[2] aki", "provenance_fields.order", "not_one_of"),
    ),
    (
        set_in("constant", "hand_limit", provenance_fields={"value": "derived"}),
        ("constant[2] hand_limit", "provenance", "weaker_field"),
    ),
    (
        lambda t: t["tile"][5]["side"][1].update(
            provenance="stated", provenance_fields={"spaces": "derived"}
        ),
        ("tile[5] amber", "side[1].provenance", "weaker_field"),
    ),
    (set_in("character", "eiko", id="Eiko"), ("character[3] Eiko", "id", "wrong_shape")),
    (
        set_in("solar_card", "solar_swap", rule="CARD-S2"),
        ("solar_card[1] solar_swap", "rule", "wrong_shape"),
    ),
    (
        set_in("ice_card", "ice_1", freezes=["N", "NE"]),
        ("ice_card[0] ice_1", "freezes[1]", "not_one_of"),
    ),
    (set_in("akku_card", "akku_1", places=[]), ("akku_card[0] akku_1", "places", "too_few")),
    (
        lambda t: t["meta"]["playing_time_minutes"].pop("min"),
        ("meta", "playing_time_minutes.min", "missing_key"),
    ),
    # ids
    (repeated("discard_rate", 0), ("discard_rate[3] solar_for_berry", "id", "duplicate_id")),
    (set_in("tile", "amber", id="berry"), ("tile[6] berry", "id", "duplicate_id")),
    (repeated("resource", 0), ("resource[6] berry", "id", "duplicate_id")),
    (
        set_in("lunar_card", "lunar_akku", id="akku_1"),
        ("lunar_card[5] akku_1", "id", "duplicate_id"),
    ),
    (set_in("resource", "berry", id="bery"), ("resource[0] bery", "id", "unexpected_entry")),
    (dropped("resource", "berry"), ("resource", "", "missing_entry")),
    (set_in("season", "aki", id="autumn"), ("season[2] autumn", "id", "unexpected_entry")),
    (dropped("constant", "hand_limit"), ("constant", "", "missing_entry")),
    (
        lambda t: t["constant"].append({"id": "luck", "value": 1, "provenance": "stated"}),
        ("constant[16] luck", "id", "unexpected_entry"),
    ),
    (dropped("count", "map"), ("count", "", "missing_entry")),
    (dropped("deck", "ice"), ("deck", "", "missing_entry")),
    # references
    (
        lambda t: t["tribute_card"][0]["lines"][1].update(resource="gold"),
        ("tribute_card[0] haru_1", "lines[1].resource", "unknown_reference"),
    ),
    (
        set_in("tribute_card", "haru_1", season="hary"),
        ("tribute_card[0] haru_1", "season", "unknown_reference"),
    ),
    (
        set_in("setup", 2, seats=["side_0", "side_9"]),
        ("setup[0] 2", "seats[1]", "unknown_reference"),
    ),
    (
        set_in("setup", 2, seats=["side_0", "corner_12"]),
        ("setup[0] 2", "seats[1]", "unknown_reference"),
    ),
    (
        set_in("chaos_space", 3, wrath_level=6),
        ("chaos_space[3] 3", "wrath_level", "unknown_reference"),
    ),
    # counts
    (dropped("tribute_card", "aki_3"), ("count[10] tribute_card", "value", "wrong_count")),
    (
        lambda t: t["tribute_card"][0].update(season="fuyu"),
        ("count[11] tribute_card_per_season", "value", "wrong_count"),
    ),
    (
        set_in("solar_card", "solar_swap", copies=3),
        ("count[13] solar_card", "value", "wrong_count"),
    ),
    (
        set_in("lunar_card", "lunar_akku", copies=2),
        ("count[15] lunar_card", "value", "wrong_count"),
    ),
    (dropped("ice_card", "ice_8"), ("count[14] ice_card", "value", "wrong_count")),
    (dropped("akku_card", "akku_6"), ("count[12] akku_card", "value", "wrong_count")),
    (dropped("tile", "berry"), ("count[16] forest_tile", "value", "wrong_count")),
    (set_in("count", "card", value=71), ("count[9] card", "value", "wrong_count")),
    (set_in("count", "tribute_card", value=23), ("count[10] tribute_card", "value", "wrong_count")),
    (set_in("count", "season_board", value=3), ("count[3] season_board", "value", "wrong_count")),
    (set_in("count", "score_marker", value=3), ("count[19] score_marker", "value", "wrong_count")),
    (
        set_in("count", "essence_meeple", value=9),
        ("count[7] essence_meeple", "value", "wrong_count"),
    ),
    (dropped("character", "eiko"), ("count[1] player_board", "value", "wrong_count")),
    (set_in("character", "eiko", essences=2), ("character[3] eiko", "essences", "must_equal")),
    (set_in("resource", "berry", supply=29), ("resource[0] berry", "supply", "must_equal")),
    (set_in("resource", "akku", supply=5), ("resource[3] akku", "supply", "must_equal")),
    (
        set_in("resource", "solar_card", supply=5),
        ("resource[4] solar_card", "supply", "must_equal"),
    ),
    (set_in("deck", "ice", cards=9), ("deck[2] ice", "cards", "must_equal")),
    # tiles
    (
        set_space("amber", 0, 1, rank=3),
        ("tile[5] amber", "side[0].spaces[1].rank", "not_consecutive"),
    ),
    (
        set_space("amber", 0, 1, rank=1),
        ("tile[5] amber", "side[0].spaces[1].rank", "not_consecutive"),
    ),
    (lambda t: t["tile"][5]["side"].pop(), ("tile[5] amber", "side", "missing_entry")),
    (
        lambda t: t["tile"][5]["side"][1].update(side="two"),
        ("tile[5] amber", "side", "repeated"),
    ),
    (
        set_in("tile", "akku_solar", resolve_steps=["akku_visits"]),
        ("tile", "resolve_steps", "not_exactly_one"),
    ),
    (
        set_in("tile", "tribute_first_player", resolve_steps=["arrival_bonus", "coin"]),
        ("tile", "resolve_steps", "not_exactly_one"),
    ),
    (
        set_in("tile", "amber", resolve_steps=["trades"]),
        ("tile", "resolve_steps", "not_exactly_one"),
    ),
    (
        set_in("tile", "merchant", resolve_steps=["trades", "spaces"]),
        ("tile[2] merchant", "resolve_steps[1]", "not_allowed_with"),
    ),
    (
        set_in("tile", "amber", resolve_steps=["spaces", "spaces"]),
        ("tile[5] amber", "resolve_steps", "repeated"),
    ),
    (set_in("tile", "amber", resolve_steps=[]), ("tile[5] amber", "resolve_steps", "too_few")),
    (set_in("tile", "amber", special=True), ("tile[5] amber", "special", "not_allowed_with")),
    (without("tile", "amber", "resource"), ("tile[5] amber", "resource", "missing_parameter")),
    (set_in("tile", "amber", resource="berry"), ("tile[6] berry", "resource", "duplicate_id")),
    (
        set_in("tile", "merchant", resource="amber"),
        ("tile[2] merchant", "resource", "foreign_parameter"),
    ),
    (
        set_in("tile", "amber", free_spaces_kept_by_placement=1),
        ("tile[5] amber", "free_spaces_kept_by_placement", "foreign_parameter"),
    ),
    (
        without("tile", "merchant", "free_spaces_kept_by_placement"),
        ("tile[2] merchant", "free_spaces_kept_by_placement", "missing_parameter"),
    ),
    (
        set_in("tile", "merchant", free_spaces_kept_by_placement=5),
        ("tile[2] merchant", "free_spaces_kept_by_placement", "too_big"),
    ),
    (
        lambda t: t["tile"][1]["side"][0].pop("first_arrival_bonus"),
        ("tile[1] tribute_first_player", "side[0].first_arrival_bonus", "missing_parameter"),
    ),
    (
        lambda t: t["tile"][5]["side"][0].update(first_arrival_bonus={}),
        ("tile[5] amber", "side[0].first_arrival_bonus", "foreign_parameter"),
    ),
    (
        lambda t: t["tile"][5]["side"][0]["spaces"][1].pop("gain"),
        ("tile[5] amber", "side[0].spaces[1].gain", "missing_parameter"),
    ),
    (
        set_space("amber", 0, 1, pay={"berry": 1}),
        ("tile[5] amber", "side[0].spaces[1].pay", "foreign_parameter"),
    ),
    (
        set_space("amber", 0, 1, gain={}),
        ("tile[5] amber", "side[0].spaces[1].gain", "empty_bundle"),
    ),
    (
        set_space("merchant", 0, 1, good={"amber": 0}),
        ("tile[2] merchant", "side[0].spaces[1].good", "empty_bundle"),
    ),
    (
        lambda t: t["tile"][5]["side"][0]["spaces"].__setitem__(1, {"rank": 2, "kind": "tribute"}),
        ("tile[5] amber", "side[0].spaces[1].kind", "not_allowed_with"),
    ),
]


@pytest.mark.parametrize(("change", "place"), BROKEN, ids=case_name)
def test_one_mistake_is_one_problem(change: Callable[[Tables], object], place: Place) -> None:
    check_one_problem(change, place)
