"""The tribute and first-player tile (H-TILE-TRIB)."""

import pytest

from tests.games.hitodama.table import Table

TILE = "tribute_first_player"


@pytest.mark.rule("H-TILE-TRIB-1")
def test_arrival_and_not_rank_or_seat_decides_who_was_first() -> None:
    table = Table(players=4)
    table.coin_to(3)
    table.put(0, f"{TILE}.1", arrival=9)
    table.put(1, f"{TILE}.2", arrival=8)
    table.put(2, f"{TILE}.4", arrival=7)
    table.resolve_only(TILE)
    assert [table.basket(seat) for seat in range(4)] == [{}, {}, {"berry": 1}, {}]
    assert table.told("coin_taken") == [{"seat": "seat:2"}]


@pytest.mark.rule("H-TILE-TRIB-1")
def test_asleep_essences_have_no_part_in_arrival() -> None:
    table = Table(players=4)
    table.coin_to(3)
    table.put(0, f"{TILE}.1", arrival=1, standing=False)
    table.put(1, f"{TILE}.2", arrival=5)
    table.resolve_only(TILE)
    assert (table.basket(0), table.basket(1)) == ({}, {"berry": 1})
    assert table.state.coin == 1


@pytest.mark.rule("H-TILE-TRIB-1")
def test_arrivals_are_numbered_as_the_essences_come() -> None:
    table = Table(players=3)
    table.coin_to(2)
    table.put(0, f"{TILE}.1", standing=False, arrival=1)
    table.turn(2, then=True)
    table.play("end", "move reserve > amber.2", "end")  # seat 0: elsewhere
    table.play(f"move reserve > {TILE}.4", "end")  # seat 1: before seat 0 could
    table.decline_all()
    assert table.basket(1)["berry"] == 1
    assert table.state.coin == 1


@pytest.mark.rule("H-TILE-TRIB-1")
def test_a_move_inside_the_tile_is_a_new_arrival() -> None:
    table = Table(players=3)
    table.coin_to(2)
    table.put(0, f"{TILE}.1", standing=False)
    table.put(1, f"{TILE}.2")
    table.turn(0)
    table.play(f"move {TILE}.1 > {TILE}.3", "end")
    table.decline_all()
    assert table.basket(1) == {"berry": 1}
    assert table.state.coin == 1


@pytest.mark.rule("H-TILE-TRIB-1")
def test_the_list_is_made_before_any_tribute_is_paid() -> None:
    table = Table(players=3)
    table.put(1, f"{TILE}.1", arrival=2)
    table.put(2, f"{TILE}.2", arrival=1)
    table.give(1, amber=1)
    table.resolve_only(TILE)
    assert table.asked == (1, "pay_tribute")
    assert table.state.coin == 2  # while the first tribute is still to be paid
    assert table.basket(2) == {"berry": 1}


@pytest.mark.rule("H-TILE-TRIB-2")
@pytest.mark.parametrize(("players", "berries"), [(2, {}), (3, {"berry": 1}), (4, {"berry": 1})])
def test_the_earliest_arrival_brings_a_berry_on_the_three_plus_side_only(
    players: int, berries: dict[str, int]
) -> None:
    table = Table(players=players)
    table.put(1, f"{TILE}.2")
    table.put(0, f"{TILE}.1")
    table.resolve_only(TILE)
    assert (table.basket(1), table.basket(0)) == (berries, {})


@pytest.mark.rule("H-TILE-TRIB-2")
def test_the_coin_holder_gets_the_berry_too() -> None:
    table = Table(players=3)
    table.put(0, f"{TILE}.2")
    table.put(1, f"{TILE}.1")
    table.resolve_only(TILE)
    assert table.state.coin == 1
    assert (table.basket(0), table.basket(1)) == ({"berry": 1}, {})


@pytest.mark.rule("H-TILE-TRIB-2")
def test_the_arrival_berry_can_pay_a_tribute_at_once() -> None:
    table = Table(players=3)
    table.put(0, f"{TILE}.1")
    table.give(0, berry=1)
    table.resolve_only(TILE)
    assert table.asked == (0, "pay_tribute")
    assert table.actions == ["tribute haru_2.1", "decline"]


@pytest.mark.rule("H-TILE-TRIB-3")
def test_the_earliest_arrival_of_another_player_takes_the_coin_for_the_next_round() -> None:
    table = Table(players=4)
    table.put(0, f"{TILE}.1", arrival=1)  # the holder
    table.put(2, f"{TILE}.4", arrival=2)
    table.put(1, f"{TILE}.2", arrival=3)
    table.give(2, berry=3)
    table.resolve_only(TILE)
    assert table.asked == (2, "pay_tribute")
    assert (table.state.coin, table.state.first) == (2, 0)  # this round's order is what it was
    table.play("decline")
    assert table.asked == (2, "turn")
    assert table.state.first == 2


@pytest.mark.rule("H-TILE-TRIB-3")
@pytest.mark.parametrize("visitors", [[], [0], [0, 0]])
def test_with_only_the_holder_or_nobody_there_the_coin_stays(visitors: list[int]) -> None:
    table = Table(players=3)
    for rank, seat in enumerate(visitors, 1):
        table.put(seat, f"{TILE}.{rank}")
    table.put(1, f"{TILE}.4", standing=False)
    table.resolve_only(TILE)
    assert table.state.coin == 0
    assert table.asked == (0, "turn")


@pytest.mark.rule("H-TILE-TRIB-3")
def test_placing_alone_does_not_move_the_coin() -> None:
    table = Table()
    table.turn(1)
    table.play(f"move reserve > {TILE}.1")
    assert table.state.coin == 0


@pytest.mark.rule("H-TILE-TRIB-4")
def test_tributes_go_from_the_largest_circle_down_whoever_came_first() -> None:
    table = Table(players=4)
    for seat, rank, arrival in ((0, 4, 1), (1, 3, 2), (2, 2, 3), (3, 1, 4)):
        table.put(seat, f"{TILE}.{rank}", arrival=arrival)
        table.give(seat, amber=1)
    table.resolve_only(TILE)
    asked = []
    while table.asked[1] == "pay_tribute":
        asked.append(table.asked[0])
        table.play("decline")
    assert asked == [3, 2, 1, 0]


@pytest.mark.rule("H-TILE-TRIB-4")
def test_coin_and_arrival_berry_come_before_the_first_tribute() -> None:
    table = Table(players=3)
    table.put(1, f"{TILE}.1")
    table.give(1, amber=1)
    table.resolve_only(TILE)
    table.play("tribute haru_1.2")
    wanted = ("gained", "coin_taken", "tribute_paid")
    told = [fact.kind for fact in table.facts if fact.kind in wanted]
    assert told == ["gained", "coin_taken", "tribute_paid"]


@pytest.mark.rule("H-TILE-TRIB-5")
def test_an_essence_that_pays_nothing_falls_asleep_on_its_space() -> None:
    table = Table()
    table.put(0, f"{TILE}.1")  # will not pay
    table.put(1, f"{TILE}.3")  # cannot pay
    table.give(0, amber=1)
    table.resolve_only(TILE)
    table.play("decline")
    assert table.asked[1] == "turn"
    assert table.on(TILE) == ["0z", "-", "1z"]
    assert table.basket(0) == {"amber": 1}


@pytest.mark.rule("H-TILE-TRIB-6")
@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 4), (4, 4)])
def test_the_tribute_tile_has_three_or_four_spaces(players: int, spaces: int) -> None:
    table = Table(players=players)
    table.turn(0)
    found = [text for text in table.actions if text.startswith(f"move reserve > {TILE}.")]
    assert len(found) == spaces
    past = f"move reserve > {TILE}.{spaces + 1}"
    assert table.refuses(past) == ("no_such_space", ("H-ACT-MOVE-2",))


@pytest.mark.rule("H-TILE-TRIB-7")
def test_moving_the_coin_does_not_move_north() -> None:
    table = Table(players=4)
    table.state.north = 3
    table.put(1, f"{TILE}.1")
    table.resolve()
    assert table.asked == (1, "turn")
    assert table.state.north == 3
