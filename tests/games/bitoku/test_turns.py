"""Turns in Summer (B-SUMMER-1 to -5)."""

import pytest

from tests.games.bitoku.table import Table


def ready_to_pass(table: Table, *seats: int) -> None:
    """Let seats have nothing to do but pass: no cards, and dice that cannot cross."""
    for seat in seats:
        for number in (1, 2, 3):
            table.die(seat, number, 1, "yomi")


@pytest.mark.rule("B-SUMMER-1")
def test_players_take_turns_in_turn_order_and_again_from_the_first() -> None:
    table = Table(3)
    table.order(2, 0, 1)
    for seat in range(3):
        table.hand(seat, "kappa-2", "kappa-2")
    table.turn(2)
    seats = [table.asked[0]]
    for number in (1, 1, 1, 2, 2):
        table.play(f"play kappa-2 > {number}")
        seats.append(table.asked[0])
    assert seats == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("B-SUMMER-1")
def test_those_who_have_passed_are_skipped() -> None:
    table = Table(3)
    ready_to_pass(table, 1)
    for seat in (0, 2):
        table.hand(seat, "kappa-2", "kappa-2")
    table.turn(0)
    table.play("play kappa-2 > 1", "play kappa-2 > 1")
    assert table.told("passed") == [{"seat": "seat:1"}]
    assert table.asked == (0, "turn")
    table.play("play kappa-2 > 2")
    assert table.asked == (2, "turn")


@pytest.mark.rule("B-SUMMER-2")
@pytest.mark.parametrize(
    "action", ["play kappa-2 > 1", "use 2", "force 1", "cross 3"], ids=["play", "use", "force", "x"]
)
def test_each_basic_action_uses_up_the_turn(action: str) -> None:
    table = Table(3)
    table.hand(0, "kappa-2")
    table.hand(1, "kappa-2")
    table.die(0, 2, 2, "unlocked")
    table.die(0, 3, 4, "glade")
    table.turn(0)
    assert action in table.actions
    table.play(action)
    while table.asked[0] == 0:
        table.play(next(text for text in table.actions if text.startswith(("place", "cover"))))
        if "skip" in table.actions:
            table.play("skip")
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-2")
def test_a_turn_cannot_be_skipped() -> None:
    table = Table()
    table.hand(0, "kappa-2")
    table.turn(0)
    assert "pass" not in table.actions
    assert table.is_not_asked("skip")
    assert {text.split()[0] for text in table.actions} == {"play", "force"}


@pytest.mark.rule("B-SUMMER-2")
def test_passing_is_a_basic_action_too() -> None:
    table = Table()
    ready_to_pass(table, 0)
    table.turn(0)
    assert table.told("passed") == [{"seat": "seat:0"}]  # there was nothing else to do
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-3")
def test_a_turn_ends_when_everything_it_triggered_is_resolved() -> None:
    table = Table()
    table.hand(0, "start-kitsune")
    table.bitoku_path(0, "meiyo")
    table.garden("rock-ara")
    table.turn(0)
    table.play("play start-kitsune > 1")
    for answer in ("step bitoku", "part 1", "rock rock-ara", "start right-1"):
        assert table.asked[0] == 0
        assert answer in table.actions
        table.play(answer)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-4")
def test_summer_ends_when_all_have_passed_and_autumn_follows() -> None:
    table = Table(3)
    ready_to_pass(table, 0, 1, 2)
    table.turn(0)
    assert table.told("season_began")[0] == {"season": "season:autumn"}
    told = [fact.kind for fact in table.facts]
    assert told[: told.index("season_began")].count("passed") == 3


@pytest.mark.rule("B-SUMMER-5")
def test_the_last_player_takes_consecutive_turns_until_passing() -> None:
    table = Table()
    ready_to_pass(table, 0)
    table.hand(1, "kappa-2", "kappa-2", "kappa-2")
    for number in (1, 2, 3):
        table.die(1, number, 2, "stairs")
    table.turn(0)
    assert table.told("passed") == [{"seat": "seat:0"}]
    for number in (1, 2, 3):
        assert table.asked == (1, "turn")
        assert "pass" not in table.actions
        table.play(f"play kappa-2 > {number}")
    assert table.asked == (1, "turn")
    table.play("pass")
    assert table.told("season_began")[0] == {"season": "season:autumn"}
