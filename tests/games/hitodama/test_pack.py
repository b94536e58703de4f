"""The shipped pack loads, and each way to break it is named: file, entry, key and code."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mori.games.hitodama
from mori.content import RawPack, entries, read_pack
from mori.core.errors import ContentError
from mori.games.hitodama.pack.load import load_pack
from mori.games.hitodama.pack.schema.pack import HitodamaPack
from tests.content.toml_text import Place, places, write_pack

SHIPPED = Path(mori.games.hitodama.__file__).parent / "data" / "hitodama.toml"
TABLES: dict[str, Any] = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))

Tables = dict[str, Any]


def entry(tables: Tables, table: str, name: object, key: str = "id") -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in tables[table] if row[key] == name)
    return found


def drop(tables: Tables, table: str, name: object, key: str = "id") -> None:
    tables[table].remove(entry(tables, table, name, key))


def problems_of(raw: RawPack) -> list[Place]:
    with pytest.raises(ContentError) as caught:
        load_pack(raw)
    assert {problem.file for problem in caught.value.problems} <= set(raw.files)
    return places(caught.value)


@pytest.fixture(scope="module")
def pack() -> HitodamaPack:
    return load_pack(read_pack(SHIPPED))


# ---- the shipped pack ----------------------------------------------------------------------------


def test_the_shipped_pack_loads(pack: HitodamaPack) -> None:
    assert pack.fingerprint == read_pack(SHIPPED).fingerprint
    assert pack.constant("hand_limit") == 5
    assert [tile.id for tile in pack.tiles][:3] == [
        "akku_solar",
        "tribute_first_player",
        "merchant",
    ]
    amber = pack.tiles[5]
    assert (amber.id, amber.resolve_steps, amber.resource) == ("amber", ("spaces",), "amber")
    space = amber.side("two").spaces[0]
    assert (space.kind, space.pay, space.gain, space.good) == (
        "cost",
        {"berry": 1},
        {"amber": 2},
        {},
    )
    assert pack.tiles[2].free_spaces_kept_by_placement == 1
    assert pack.tiles[2].side("three_plus").spaces[4].good == {"berry": 1, "solar_card": 1}
    assert pack.tiles[1].side("three_plus").first_arrival_bonus == {"berry": 1}
    assert sum(card.copies for card in pack.solar_cards) == 14
    assert sum(card.copies for card in pack.lunar_cards) == 20
    move = next(card for card in pack.lunar_cards if card.effect == "move_any_meeple")
    assert (move.from_, move.meeples, move.essence_fresh) == ("tile", ("essence", "akku"), True)
    assert [season.id for season in pack.seasons] == ["haru", "natsu", "aki", "fuyu"]
    assert pack.season("fuyu").displacement_cost == {"amber": 1, "berry": 1}
    assert pack.resource("akku").vp == 6
    assert pack.setup(3).seats == ("side_0", "side_1", "side_2")
    assert pack.deck("tribute").rest == "out_of_game"
    assert pack.akku_cards[4].places == ("N", "S")
    assert len(pack.ice_cards[7].freezes) == 4
    assert pack.tribute_cards[0].lines[0].resource == "berry"
    assert pack.chaos_spaces[-1].end
    assert pack.wrath_levels[3].loses == ("sapphire", "amber", "berry")
    assert [tie.kind for tie in pack.tie_breaks][-1] == "shared_victory"


def test_every_key_of_the_shipped_pack_has_a_field() -> None:
    # An unread key would be an unknown_key problem, so loading proves it; this proves the opposite
    # for provenance, which no entry may lack.
    listed = entries(read_pack(SHIPPED))
    count = sum(len(rows) if isinstance(rows, list) else 1 for rows in TABLES.values()) - 1
    sides = sum(len(tile["side"]) for tile in TABLES["tile"])
    assert len(listed) == count + sides + 1  # one more inside [meta]


def test_names_that_no_pack_has(pack: HitodamaPack) -> None:
    for ask in (pack.constant, pack.resource, pack.season, pack.deck, pack.tiles[0].side):
        with pytest.raises(KeyError):
            ask("nothing")
    with pytest.raises(KeyError):
        pack.setup(5)


def test_order_in_the_file_does_not_matter_for_numbered_entries(tmp_path: Path) -> None:
    tables = deepcopy(TABLES)
    for table in ("season", "chaos_space", "wrath_level", "setup", "ending", "tie_break"):
        tables[table].reverse()
    pack = load_pack(write_pack(tmp_path, tables))
    assert [season.order for season in pack.seasons] == [1, 2, 3, 4]
    assert [space.position for space in pack.chaos_spaces] == list(range(9))
    assert [level.level for level in pack.wrath_levels] == [1, 2, 3, 4, 5]
    assert [setup.players for setup in pack.setups] == [2, 3, 4]
    assert [tie.order for tie in pack.tie_breaks] == [1, 2, 3]


def test_what_an_owner_may_correct(tmp_path: Path) -> None:
    """Real component data replace the reconstruction without a change of code."""
    tables = deepcopy(TABLES)
    del tables["balance_reference"]
    amber = entry(tables, "tile", "amber")
    amber["name"] = "Ámbar"
    amber["side"][1]["spaces"].append(
        {"rank": 4, "kind": "cost", "pay": {"solar_card": 2}, "gain": {"amber": 1, "berry": 1}}
    )
    amber["side"][1]["provenance"] = "stated"
    entry(tables, "season", "aki")["displacement_cost"] = {"sapphire": 1}
    card = entry(tables, "tribute_card", "fuyu_6")
    card.update(lines=[{"resource": "akku", "amount": 2}, {"resource": "berry", "amount": 1}])
    card["vp_total"] = 13
    entry(tables, "lunar_card", "lunar_akku")["copies"] = 2
    entry(tables, "lunar_card", "lunar_two_ambers")["copies"] = 1
    tables["score_track"]["wrath_spaces"] = [4, 9, 13, 17, 21, 24]
    entry(tables, "constant", "victory_points_to_win")["value"] = 20
    load_pack(write_pack(tmp_path, tables))


# ---- one mistake, one problem --------------------------------------------------------------------


def set_in(table: str, name: object, **values: object) -> Callable[[Tables], None]:
    """Change keys of the entry named so, by its id or whatever else names it."""
    key = {"setup": "players", "chaos_space": "position", "wrath_level": "level"}.get(table, "id")
    if table == "tie_break":
        key = "kind"
    return lambda tables: entry(tables, table, name, key).update(values)


def set_space(tile: str, side: int, space: int, **values: object) -> Callable[[Tables], None]:
    return lambda tables: entry(tables, "tile", tile)["side"][side]["spaces"][space].update(values)


def without(table: str, name: object, key: str) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        by = {"wrath_level": "level", "tie_break": "kind"}.get(table, "id")
        del entry(tables, table, name, by)[key]

    return change


def set_table(table: str, **values: object) -> Callable[[Tables], None]:
    return lambda tables: tables[table].update(values)


def dropped(table: str, name: object, key: str = "id") -> Callable[[Tables], None]:
    return lambda tables: drop(tables, table, name, key)


def repeated(table: str, index: int, **values: object) -> Callable[[Tables], None]:
    return lambda tables: tables[table].append({**tables[table][index], **values})


BROKEN: list[tuple[Callable[[Tables], object], Place]] = [
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
    (set_table("score_track", last=24), ("score_track", "last", "too_small")),
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


def _name(case: object) -> str | None:
    return "/".join(part for part in case if part) if isinstance(case, tuple) else ""


@pytest.mark.parametrize(("change", "place"), BROKEN, ids=_name)
def test_one_mistake_is_one_problem(
    tmp_path: Path, change: Callable[[Tables], object], place: Place
) -> None:
    tables = deepcopy(TABLES)
    change(tables)
    assert problems_of(write_pack(tmp_path, tables)) == [place]


# ---- many mistakes -------------------------------------------------------------------------------


def test_every_entry_needs_a_provenance(tmp_path: Path) -> None:
    tables = deepcopy(TABLES)
    expected = 0
    pending: list[Any] = [tables]
    while pending:
        value = pending.pop()
        if isinstance(value, dict):
            expected += value.pop("provenance", None) is not None
            pending.extend(value.values())
        elif isinstance(value, list):
            pending.extend(value)
    found = problems_of(write_pack(tmp_path, tables))
    assert expected > 150
    assert len(found) == expected
    assert {code for _, _, code in found} == {"missing_key"}


def test_one_lack_may_concern_several_entries(tmp_path: Path) -> None:
    tables = deepcopy(TABLES)
    set_in("count", "ice_token", value=3)(tables)
    drop(tables, "wrath_level", 5, "level")
    assert problems_of(write_pack(tmp_path, tables)) == [
        ("chaos_space[6] 6", "wrath_level", "unknown_reference"),
        ("chaos_space[7] 7", "wrath_level", "unknown_reference"),
        ("ice_card[6] ice_7", "freezes", "too_many"),
        ("ice_card[7] ice_8", "freezes", "too_many"),
    ]


def test_ten_mistakes_are_ten_problems(tmp_path: Path) -> None:
    tables = deepcopy(TABLES)
    chosen: list[tuple[Callable[[Tables], object], Place]] = [
        (set_in("tile", "amber", colour=1), ("tile[5] amber", "colour", "unknown_key")),
        (without("season", "aki", "provenance"), ("season[2] aki", "provenance", "missing_key")),
        (set_in("character", "eiko", species=4), ("character[3] eiko", "species", "wrong_type")),
        (set_in("deck", "ice", deal="now"), ("deck[2] ice", "deal", "not_one_of")),
        (
            set_space("berry", 0, 0, gain={"cherry": 3}),
            ("tile[6] berry", "side[0].spaces[0].gain.cherry", "unknown_reference"),
        ),
        (repeated("discard_rate", 0), ("discard_rate[3] solar_for_berry", "id", "duplicate_id")),
        (
            set_in("lunar_card", "lunar_akku", copies=3),
            ("count[15] lunar_card", "value", "wrong_count"),
        ),
        (
            set_in("tribute_card", "haru_1", vp_total=6),
            ("tribute_card[0] haru_1", "vp_total", "must_equal"),
        ),
        (
            without("lunar_card", "lunar_three_berries", "gain"),
            ("lunar_card[3] lunar_three_berries", "gain", "missing_parameter"),
        ),
        (
            set_in("constant", "hand_limit", value=0),
            ("constant[2] hand_limit", "value", "too_small"),
        ),
    ]
    for change, _ in chosen:
        change(tables)
    assert sorted(problems_of(write_pack(tmp_path, tables))) == sorted(place for _, place in chosen)


def test_mistakes_all_through_the_pack_are_all_named(tmp_path: Path) -> None:
    """One unknown key in every entry, and all the entries still checked against each other."""
    tables = deepcopy(TABLES)
    rows = [row for value in tables.values() if isinstance(value, list) for row in value]
    for row in rows:
        row["surplus"] = 1
    set_in("tribute_card", "haru_1", vp_total=6)(tables)
    found = problems_of(write_pack(tmp_path, tables))
    assert len(found) == len(rows) + 1
    assert ("tribute_card[0] haru_1", "vp_total", "must_equal") in found


def test_a_pack_of_several_files_is_not_hitodama(tmp_path: Path) -> None:
    write_pack(tmp_path, TABLES, "a.toml")
    write_pack(tmp_path, TABLES, "b.toml")
    with pytest.raises(ContentError) as caught:
        load_pack(read_pack(tmp_path))
    assert places(caught.value) == [("", "", "one_file_expected")]


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 0.999])
def test_a_truncated_pack(tmp_path: Path, share: float) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    path = tmp_path / "pack.toml"
    path.write_text(text[: int(len(text) * share)], encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_pack(read_pack(path))
    places(caught.value)


# ---- anything at all -----------------------------------------------------------------------------

ODD_VALUES = st.one_of(
    st.sampled_from(["", "berry", "N", "x y", "H-ACT-1", "two", [], {}, [[]], [{}], True, 1.5]),
    st.integers(-3, 100),
    st.lists(st.sampled_from(["N", "berry", 1, {}]), max_size=3),
    st.dictionaries(st.sampled_from(["berry", "id", "x"]), st.integers(-1, 3), max_size=2),
)


def _places_inside(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    below = [place for key in keys for place in _places_inside(_item(value, key), (*path, key))]
    return ([path] if path else []) + below


def _item(value: Any, key: Any) -> Any:
    return value[key]


def _holds(value: object, key: object) -> bool:
    """Whether the place still exists after an earlier change."""
    if isinstance(value, list):
        return isinstance(key, int) and key < len(value)
    return isinstance(value, dict) and key in value


ALL_PLACES = _places_inside(TABLES)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(ALL_PLACES), ODD_VALUES), min_size=1, max_size=5))
def test_no_change_of_values_raises_anything_else(changes: list[tuple[Any, Any]]) -> None:
    tables = deepcopy(TABLES)
    for path, value in changes:
        target: Any = tables
        for key in path[:-1]:
            target = target[key] if _holds(target, key) else None
        if _holds(target, path[-1]):
            target[path[-1]] = value
    try:
        load_pack(RawPack(Path("pack.toml"), {"pack.toml": tables}, "", "hitodama"))
    except ContentError as error:
        assert places(error)
