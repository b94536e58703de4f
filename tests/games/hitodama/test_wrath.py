"""The score track, the chaos path and the hitodama's wrath (H-WRATH)."""

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def score_points(table: Table, seat: int, score: int, points: int) -> None:
    """Let a seat with a score get 1, 2 or 3 points by a points card."""
    table.set_score(seat, score)
    table.lay("N", "merchant")
    for rank in range(1, points + 1):
        table.put(seat, f"merchant.{rank}", standing=False)
    table.stack((seat, "solar_vp_north"))
    table.resolve_only("akku_solar")


def spaces(table: Table) -> list[tuple[object, object]]:
    """Who triggered the wrath of which spaces, in order."""
    return [(args["seat"], args["space"]) for args in table.told("wrath_unleashed")]


@pytest.mark.rule("H-WRATH-1")
@pytest.mark.parametrize("reached", range(1, 25))
def test_the_wrath_spaces_are_5_10_15_and_20(reached: int) -> None:
    table = Table()
    score_points(table, 0, reached - 1, 1)
    wraths = [("seat:0", reached)] if reached in (5, 10, 15, 20) else []
    assert spaces(table) == wraths
    assert not table.game.is_over


@pytest.mark.rule("H-WRATH-1")
def test_the_track_ends_at_25() -> None:
    table = Table()
    score_points(table, 0, 24, 1)
    assert table.game.is_over
    assert spaces(table) == []


@pytest.mark.rule("H-WRATH-2")
@pytest.mark.parametrize(
    ("score", "points", "wraths"),
    [
        (3, 2, 1),  # stops on the space
        (4, 2, 1),  # passes through it
        (4, 3, 1),
        (5, 1, 0),  # leaves it
        (5, 3, 0),
        (2, 2, 0),  # stops before it
    ],
)
def test_a_wrath_space_acts_once_when_it_is_entered(score: int, points: int, wraths: int) -> None:
    table = Table()
    score_points(table, 0, score, points)
    assert len(table.told("wrath_unleashed")) == wraths
    assert len(table.told("ice_card_revealed")) == wraths


@pytest.mark.rule("H-WRATH-3")
def test_an_advance_over_two_wrath_spaces_triggers_twice() -> None:
    table = Table(season="aki")
    table.wrath_level(2)
    table.set_score(0, 9)
    table.give(0, akku=1, amber=3)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute aki_2.1")  # 9 + 6 = 15
    assert spaces(table) == [("seat:0", 10), ("seat:0", 15)]
    assert table.basket(0) == {"amber": 1}


@pytest.mark.rule("H-WRATH-4")
def test_every_player_triggers_the_same_wrath_space() -> None:
    table = Table()
    table.wrath_level(2)
    table.set_score(0, 4)
    table.set_score(1, 4)
    for rank, seat in enumerate((0, 1), start=1):
        table.put(seat, f"{TRIBUTE}.{rank}")
        table.give(seat, berry=5)
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_2.1", "tribute haru_1.1")
    assert spaces(table) == [("seat:0", 5), ("seat:1", 5)]
    assert (table.basket(0), table.basket(1)) == ({"berry": 2}, {"berry": 1})


@pytest.mark.rule("H-WRATH-5")
def test_points_of_a_solar_card_trigger_the_wrath() -> None:
    table = Table()
    table.wrath_level(2)
    table.give(0, amber=1)
    score_points(table, 0, 4, 1)
    assert spaces(table) == [("seat:0", 5)]
    assert table.basket(0) == {}


@pytest.mark.rule("H-WRATH-5")
def test_points_of_a_tribute_paid_in_a_turn_trigger_the_wrath() -> None:
    table = Table()
    table.wrath_level(2)
    table.set_score(0, 4)
    table.give(0, amber=2)
    table.put(0, f"{TRIBUTE}.1")
    table.deal(0, "lunar_instant_benefit")
    table.turn(0)
    table.play("play lunar_instant_benefit")
    assert spaces(table) == [("seat:0", 5)]
    assert table.basket(0) == {}


@pytest.mark.rule("H-WRATH-6")
def test_the_wrath_acts_before_the_next_player_scores() -> None:
    table = Table(players=3)
    table.lay("N", TRIBUTE)
    table.set_score(0, 4)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2")
    table.give(0, amber=1)
    table.give(1, berry=3)
    for rank, seat in enumerate((2, 2, 1), start=1):
        table.put(seat, f"lunar.{rank}", standing=False)
    table.next_ice_cards("ice_5")  # N and S
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.2")
    assert table.asked == (1, "pay_tribute")
    assert table.on(TRIBUTE) == ["-", "1z", "-", "ice"]
    assert table.on("lunar") == ["2z", "1z", "ice"]
    assert table.reserve(2) == 1


@pytest.mark.rule("H-WRATH-7")
@pytest.mark.parametrize(
    ("level", "goods", "left", "ice_cards"),
    [
        (1, {"sapphire": 1, "amber": 1, "berry": 1}, {"sapphire": 1, "amber": 1, "berry": 1}, 1),
        (2, {"sapphire": 1, "amber": 2, "berry": 2}, {"sapphire": 1, "amber": 1, "berry": 2}, 0),
        (2, {"sapphire": 1, "berry": 2}, {"sapphire": 1, "berry": 1}, 0),
        (2, {"sapphire": 1, "akku": 1}, {"sapphire": 1, "akku": 1}, 0),
        (3, {"sapphire": 1, "amber": 1, "berry": 1}, {"sapphire": 1, "amber": 1, "berry": 1}, 1),
        (4, {"sapphire": 2, "amber": 2, "berry": 2}, {"sapphire": 1, "amber": 2, "berry": 2}, 0),
        (4, {"amber": 2, "berry": 2}, {"amber": 1, "berry": 2}, 0),
        (4, {"berry": 2}, {"berry": 1}, 0),
        (4, {"akku": 1}, {"akku": 1}, 0),
        (5, {"sapphire": 1, "amber": 1, "berry": 1}, {"sapphire": 1, "amber": 1, "berry": 1}, 1),
    ],
)
def test_what_the_wrath_does_depends_on_its_level(
    level: int, goods: dict[str, int], left: dict[str, int], ice_cards: int
) -> None:
    table = Table()
    table.wrath_level(level)
    table.give(0, **goods)
    table.give(1, berry=1, amber=1, sapphire=1)
    score_points(table, 0, 4, 1)
    assert table.basket(0) == left
    assert table.basket(1) == {"berry": 1, "amber": 1, "sapphire": 1}  # did not trigger it
    assert len(table.told("ice_card_revealed")) == ice_cards


@pytest.mark.rule("H-WRATH-8")
@pytest.mark.parametrize(
    ("level", "resource", "full"),
    [(2, "amber", 25), (2, "berry", 30), (4, "sapphire", 10), (4, "amber", 25), (4, "berry", 30)],
)
def test_what_is_lost_goes_to_the_supply(level: int, resource: str, full: int) -> None:
    table = Table()
    table.wrath_level(level)
    table.give(0, **{resource: 1})
    score_points(table, 0, 4, 1)
    assert table.basket(0) == {}
    assert table.supply(resource) == full


@pytest.mark.rule("H-WRATH-9")
@pytest.mark.parametrize(
    ("position", "level"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 5), (7, 5)]
)
def test_the_level_is_that_of_the_hitodamas_space(position: int, level: int) -> None:
    table = Table()
    table.state.chaos = position
    score_points(table, 0, 4, 1)
    assert table.told("wrath_unleashed") == [{"seat": "seat:0", "space": 5, "level": level}]


@pytest.mark.rule("H-WRATH-9")
def test_the_hitodama_needs_eight_steps_of_two_rounds_to_the_end_of_the_path() -> None:
    table = Table(round=0)
    positions: list[int] = []
    while not table.game.is_over:
        table.end_round()
        positions.append(table.state.chaos)
    assert positions == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]


@pytest.mark.rule("H-WRATH-10")
@pytest.mark.parametrize("position", range(1, 8))
def test_stepping_onto_position_2_or_5_removes_all_ice_at_once(position: int) -> None:
    table = Table()
    table.state.chaos = position - 1
    table.state.round_marker = 1
    table.freeze("ice_5")
    table.end_round()
    assert (table.state.ice_supply == 6) == (position in (2, 5))
    assert (table.at("lunar.1") == "-") == (position in (2, 5))
