"""Illuminations, gates and bridges of the Paths of Wisdom (B-PATH-13 to -18)."""

import pytest

from mori.games.bitoku.table.state import NOBODY
from tests.games.bitoku.table import Table

# The closed spaces of the face for two players: fork, VP, value of the Amulet.
ILLUMINATIONS = [
    ("right-2", "right-light-1-1", 4, 2),
    ("right-2", "right-light-1-2", 3, 2),
    ("right-6", "right-light-2-1", 5, 2),
    ("right-6", "right-light-2-2", 4, 2),
    ("right-10", "right-light-3-1", 7, 2),
    ("right-10", "right-light-3-2", 6, 2),
]
GATES = [
    ("right-3", "right-gate-1-1", 2, 1),
    ("right-3", "right-gate-1-2", 1, 1),
    ("right-5", "right-gate-2-1", 2, 1),
    ("right-5", "right-gate-2-2", 1, 1),
    ("right-8", "right-gate-3-1", 3, 1),
    ("right-8", "right-gate-3-2", 2, 1),
    ("right-11", "right-gate-4-1", 5, 1),
    ("right-11", "right-gate-4-2", 4, 1),
]


def movement(table: Table, points: int, seat: int = 0) -> Table:
    table.perform(seat, f"movement(n={points})")
    return table


def points_left(table: Table) -> object:
    """The Movement Points still to spend."""
    assert table.asked[1] == "spend_movement"
    return table.state.frames[-1].prompt(table.w, table.asked[0])["count"]


def awake(table: Table, node: str, seat: int = 0) -> int:
    """How many awake Pilgrims of a seat stand on a main space."""
    return table.state.main_pilgrims[table.node(node) * table.tables.players + seat]


def asleep(table: Table, node: str) -> int:
    return table.state.branch_pilgrim[table.node(node)]


def walks(table: Table) -> list[str]:
    return [text for text in table.actions if text.startswith("walk ")]


# -- arriving


@pytest.mark.rule("B-PATH-4", "B-PATH-13")
@pytest.mark.parametrize(("fork", "space", "vp", "amulet"), ILLUMINATIONS)
def test_an_illumination_gives_what_its_space_prints(
    fork: str, space: str, vp: int, amulet: int
) -> None:
    table = Table()
    table.walker(0, fork)
    movement(table, 1)
    table.play(f"walk {fork} > {space}")
    assert table.asked == (0, "turn")
    assert table.score(0) == vp
    assert table.amulets_of(0) == [int(amulet == value) for value in (1, 2, 3)]
    assert (asleep(table, space), awake(table, fork)) == (0, 0)


@pytest.mark.rule("B-PATH-4", "B-PATH-14")
@pytest.mark.parametrize(("fork", "space", "vp", "amulet"), GATES)
def test_a_gate_gives_what_its_space_prints(fork: str, space: str, vp: int, amulet: int) -> None:
    table = Table()
    table.gate(space.rsplit("-", 1)[0], "gate-a-resources")
    table.walker(0, fork)
    movement(table, 1)
    table.play(f"walk {fork} > {space}")
    assert table.score(0) == vp
    assert table.amulets_of(0) == [int(amulet == value) for value in (1, 2, 3)]
    assert (asleep(table, space), awake(table, fork)) == (0, 0)


@pytest.mark.rule("B-PATH-13")
def test_a_pilgrim_of_an_illumination_stays_asleep_on_its_space() -> None:
    table = Table()
    table.walker(0, "right-2")
    movement(table, 1)
    table.play("walk right-2 > right-light-1-2")
    assert asleep(table, "right-light-1-2") == 0
    assert table.state.available[0] == 2  # it does not come back
    movement(table, 1)
    assert walks(table) == []


@pytest.mark.rule("B-PATH-14")
def test_entering_a_gate_the_player_may_resolve_its_tile() -> None:
    table = Table()
    table.gate("right-gate-1", "gate-a-kodama")
    table.walker(0, "right-3")
    movement(table, 1)
    table.play("walk right-3 > right-gate-1-1")
    assert (table.score(0), table.amulets_of(0)) == (2, [1, 0, 0])  # first what is printed
    assert table.asked == (0, "advance_kodama")
    table.play("advance home", "advance home")
    assert table.kodama_of(0, "home") == 3


@pytest.mark.rule("B-PATH-14")
def test_the_tile_of_a_gate_may_be_declined_and_is_not_resolved_later() -> None:
    table = Table()
    table.gate("right-gate-1", "gate-a-kodama")
    table.walker(0, "right-3")
    movement(table, 1)
    table.play("walk right-3 > right-gate-1-1", "skip")
    assert table.asked == (0, "turn")
    assert table.state.kodama == [1] * 10
    assert (table.score(0), table.amulets_of(0)) == (2, [1, 0, 0])
    movement(table, 1)
    assert table.actions == ["start right-1", "start right-3", "skip"]


@pytest.mark.rule("B-PATH-15")
def test_the_tile_stays_for_those_who_enter_the_gate_later() -> None:
    table = Table()
    table.gate("right-gate-1", "gate-b-vp")  # 5 VP
    for seat, space, printed in ((0, "right-gate-1-1", 2), (1, "right-gate-1-2", 1)):
        table.walker(seat, "right-3")
        movement(table, 1, seat)
        table.play(f"walk right-3 > {space}")
        assert table.score(seat) == printed + 5


# -- bridges


@pytest.mark.rule("B-PATH-16")
@pytest.mark.parametrize(("step", "needed"), [("right-3 > right-4", 1), ("right-8 > right-9", 2)])
@pytest.mark.parametrize("completed", [0, 1, 2, 3])
def test_a_bridge_needs_completed_bitoku_cards(step: str, needed: int, completed: int) -> None:
    table = Table()
    table.bitoku_path(0, "makoto", "makoto", "makoto", completed=completed)
    table.walker(0, step.split()[0])
    movement(table, 2)
    if completed < needed:
        assert f"walk {step}" not in table.actions
        assert table.why_not(f"walk {step}") == ("bridge_closed", ("B-PATH-16",))
        return
    table.play(f"walk {step}")
    assert points_left(table) == 1
    assert table.state.bitoku_done[0] == completed  # nothing is used up


@pytest.mark.rule("B-PATH-16")
@pytest.mark.parametrize("step", ["right-4 > right-5", "right-9 > right-10"])
def test_the_step_off_a_bridge_needs_nothing(step: str) -> None:
    table = Table()
    table.walker(0, step.split()[0])
    movement(table, 1)
    assert walks(table) == [f"walk {step}"]


@pytest.mark.rule("B-PATH-16")
def test_the_cards_are_counted_at_the_moment_of_the_step() -> None:
    table = Table()
    table.bitoku_path(0, "makoto")
    table.bitoku_path(1, "makoto", completed=1)  # a rival's cards do not help
    table.walker(0, "right-3")
    movement(table, 2)
    assert "walk right-3 > right-4" not in table.actions
    table.play("step bitoku", "walk right-3 > right-4")
    assert awake(table, "right-4") == 1


@pytest.mark.rule("B-PATH-17")
@pytest.mark.parametrize(
    ("gate", "fork"), [("right-gate-2-1", "right-5"), ("right-gate-4-1", "right-11")]
)
def test_a_start_behind_a_bridge_needs_no_completed_card(gate: str, fork: str) -> None:
    table = Table()
    table.walker(0, gate)
    movement(table, 1)
    table.play(f"start {fork}")
    assert awake(table, fork) == 1


@pytest.mark.rule("B-PATH-18")
def test_a_pilgrim_without_a_step_stays_and_moves_when_one_is_legal() -> None:
    table = Table(3)
    for seat, space in ((1, "right-gate-1-1"), (2, "right-gate-1-2")):
        table.walker(seat, space)
    table.walker(0, "right-3")
    table.bitoku_path(0, "makoto")
    movement(table, 2)
    assert walks(table) == []
    assert awake(table, "right-3") == 1
    table.play("step bitoku")
    assert walks(table) == ["walk right-3 > right-4"]
    table.play("walk right-3 > right-4")
    assert (awake(table, "right-3"), awake(table, "right-4")) == (0, 1)
    assert asleep(table, "right-light-1-1") == NOBODY
