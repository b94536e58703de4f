"""The shipped pack of Hitodama loads, and is at hand in a convenient form."""

from pathlib import Path

import pytest

from mori.content import entries, read_pack
from mori.games.hitodama.pack.load import load_pack
from mori.games.hitodama.pack.schema.pack import HitodamaPack
from tests.content.toml_text import write_pack
from tests.games.hitodama.pack.changes import SHIPPED, TABLES, copied, entry


@pytest.fixture(scope="module")
def pack() -> HitodamaPack:
    return load_pack(read_pack(SHIPPED))


# ---- the shipped pack ----------------------------------------------------------------------------


def test_the_shipped_pack_loads(pack: HitodamaPack) -> None:
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
    tables = copied()
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
    tables = copied()
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
    entry(tables, "constant", "solar_cards_dealt")["value"] = 0
    load_pack(write_pack(tmp_path, tables))
