"""Every question that can be declined, and every effect that comes to nothing, is told so."""

from collections.abc import Callable

import pytest

from mori.games.bitoku.seasons.year import S_REAP
from tests.effects import spelled
from tests.games.bitoku.table import Table


def told(table: Table, kind: str) -> list[str]:
    """The effects that the facts of a kind name."""
    return [spelled(one) for args in table.told(kind) for one in args["effects"]]  # type: ignore[attr-defined]


def choice(table: Table) -> None:
    table.resolve(0, table.effects_of("yokai", "yama-uba-3"))  # two of three, one after the other
    table.play("part 3", "advance home")


def look(table: Table) -> None:
    table.yokai_deck("kappa-1", "kappa-2", "kappa-3")
    table.perform(0, "gain_yokai(n=1,source=deck)")


def purchase(table: Table) -> None:
    table.market("crystal", "dream-vp")
    table.perform(0, "crystal(discount=0)")


def parts(table: Table) -> None:
    table.kodama(1, "yomi", 7)
    table.resolve(0, table.effects_of("mitama", "shinigami-kodama"))


def rock(table: Table) -> None:
    table.garden("rock-ara")
    table.perform(0, "take_rock(n=1)")


def pilgrim(table: Table) -> None:
    table.rocks(0, "rock-kappa")
    table.perform(0, "place_pilgrim_rock(n=1)")


def draw(table: Table) -> None:
    table.deck(0, "start-kappa")
    table.perform(0, "draw_card(n=1)")


def card(table: Table) -> None:
    table.market("crystal", "dream-vp")
    table.hand(0, "start-nezumi")
    table.turn(0)
    table.play("play start-nezumi > 1")


def card_and_crystal(table: Table) -> None:
    table.crystal(0, "slot-ingenuity-left", "ingenuity-kodama")
    table.hand(0, "start-kitsune")
    table.turn(0)
    table.play("play start-kitsune > 1")


def fruits(table: Table) -> None:
    table.crystal(0, "slot-dream-1", "dream-movement")
    table.crystal(0, "slot-dream-2", "dream-kodama")
    table.season(S_REAP)


@pytest.mark.rule("B-EFFECT-4")
@pytest.mark.parametrize(
    ("asked", "effects"),
    [
        (
            choice,
            [
                "choose_units(n=1)[resource(resource=any,n=1)|movement(n=1)"
                "|kodama_forward(n=1,scope=any)]"
            ],
        ),
        (look, ["gain_yokai(n=1,source=deck)"]),
        (purchase, ["crystal(n=1,discount=0)"]),
        (parts, ["kodama_forward(n=1,scope=any)", "kodama_back(n=1,scope=any)"]),
        (rock, ["take_rock(n=1)"]),
        (pilgrim, ["place_pilgrim_rock(n=1)"]),
        (draw, ["draw_card(n=1)"]),
        (card, ["choose_one()[build(discount=0)|crystal(discount=0)]"]),
        (card_and_crystal, ["all_of()[movement(n=2)]", "all_of()[kodama_forward(n=1,scope=any)]"]),
        (fruits, ["all_of()[movement(n=1)]", "all_of()[kodama_forward(n=1,scope=any)]"]),
    ],
)
def test_whatever_is_declined_is_told(asked: Callable[[Table], None], effects: list[str]) -> None:
    table = Table()
    asked(table)
    assert told(table, "effects_declined") == []
    table.play("skip")
    assert told(table, "effects_declined") == effects
    assert told(table, "effects_lost") == []


@pytest.mark.rule("B-EFFECT-21")
@pytest.mark.parametrize(
    ("effect", "lost"),
    [
        ("choose_one()[build(", "choose_one()[build(discount=0)|crystal(discount=0)]"),
        ("gain_yokai(n=1,source=deck)", "gain_yokai(n=1,source=deck)"),
        ("gain_bitoku(n=1,source=deck)", "gain_bitoku(n=1,source=deck)"),
        ("crystal(discount=0)", "crystal(n=1,discount=0)"),
        ("movement(n=2)", "movement(n=2)"),
        ("take_rock(n=1)", "take_rock(n=1)"),
        ("place_pilgrim_rock(n=1)", "place_pilgrim_rock(n=1)"),
    ],
)
def test_whatever_comes_to_nothing_is_told(effect: str, lost: str) -> None:
    table = Table()  # without cards, tiles and rocks
    table.pilgrims(0, 0)
    table.perform(0, effect)
    assert told(table, "effects_lost") == [lost]
    assert told(table, "effects_declined") == []


@pytest.mark.rule("B-EFFECT-21")
def test_a_dream_crystal_that_brings_nothing_in_spring_is_told() -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-draw")
    table.season(S_REAP)
    assert told(table, "effects_lost") == ["all_of()[draw_card(n=1)]"]


@pytest.mark.rule("B-HOME-5")
def test_a_copied_forest_action_that_is_declined_is_told() -> None:
    table = Table()
    table.die(1, 2, 3, "glade")
    table.visit(0, 5, "home-6")
    table.play("copy 1 2", "skip")
    assert table.told("declined") == [{"seat": "seat:0", "offer": "offer:forest_action"}]


@pytest.mark.rule("B-EFFECT-4")
def test_a_pair_that_is_not_combined_is_told() -> None:
    table = Table()
    table.mitamas(0, "ara")
    table.market("dragonfly", "dragonfly-amulet-3")
    table.perform(0, "dragonfly(discount=0)")
    table.play("obtain dragonfly 1", "skip")
    assert table.told("declined") == [{"seat": "seat:0", "offer": "offer:combining"}]
