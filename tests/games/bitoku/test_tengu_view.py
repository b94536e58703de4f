"""What a view tells of the Tengu: each of its things where it is, and what its cards print."""

import tomllib

import pytest

from mori.core.registry import entry_of
from mori.games.bitoku.table.codes import REGIONS
from mori.games.bitoku.table.state import TENGU
from tests.games.bitoku.solo_table import SoloTable


def written_cards() -> list[dict[str, object]]:
    """The Tengu's cards as the pack has them."""
    pack = entry_of("bitoku").pack
    assert pack is not None
    data = tomllib.loads((pack / "tengu.toml").read_text("utf-8"))
    cards: list[dict[str, object]] = data["card"]
    return cards


@pytest.mark.rule("B-TENGU-SETUP-10")
def test_the_cards_print_what_the_pack_says() -> None:
    table = SoloTable()
    table.turn(0)
    told = table.game.view(0)["components"]["tengucard"]
    assert len(told) == len(written_cards()) == 10
    for card in written_cards():
        shown = told[card["id"]]
        resource = card.get("resource", "none")
        assert shown["resource"] == (None if resource == "none" else resource)
        assert shown["location"] == card["location"]
        assert shown["option"] == card.get("option") and shown["gain"] == card.get("gain", [])
        assert shown["yokai"] == card["yokai"] and shown["bitoku"] == card["bitoku"]
    assert {shown["resource"] for shown in told.values()} > {None}


@pytest.mark.rule("B-TENGU-SETUP-2", "B-HIDDEN-3")
def test_the_kodamas_of_the_tengu_stand_where_they_stand() -> None:
    table = SoloTable()
    for space, region in enumerate(REGIONS, start=2):
        table.kodama(TENGU, region, space)
    table.turn(0)
    told = table.game.view(0)["tengu"]["kodamas"]
    assert told == {region: space for space, region in enumerate(REGIONS, start=2)}
