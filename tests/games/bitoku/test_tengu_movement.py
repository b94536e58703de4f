"""The Tengu's Movement Points (B-TENGU-MP-1 to -3, -6, -7).

Illuminations and gates: test_tengu_branches.py; extra cards: test_tengu_extra_cards.py.
"""

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable


def paths() -> SoloTable:
    """A table on which a gate brings no card: deck and discard pile are empty."""
    table = SoloTable()
    table.solo.tengu_deck = []
    return table


# -- one by one


@pytest.mark.rule("B-TENGU-MP-1")
def test_each_point_goes_to_the_first_possible_of_card_pilgrim_and_start() -> None:
    table = paths()
    table.bitoku_path(TENGU, "makoto", "yu")
    table.walker(TENGU, "right-1")
    table.tengu_moves(1)
    assert (table.state.bitoku_done[TENGU], table.pilgrims_of_tengu()) == (1, {"right-1": 1})
    table.tengu_moves(1)
    assert (table.state.bitoku_done[TENGU], table.pilgrims_of_tengu()) == (2, {"right-1": 1})
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-2": 1}
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-light-1-1": 1}
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-light-1-1": 1, "right-1": 1}
    assert table.tengu_points() == {"bitoku_cards": 1 + 2, "paths": 2 * 4}


@pytest.mark.rule("B-TENGU-MP-1")
def test_points_gained_together_are_all_spent_one_after_the_other() -> None:
    table = paths()
    table.bitoku_path(TENGU, "makoto", "yu")
    table.walker(TENGU, "right-1")
    table.tengu_moves(5)
    assert table.state.bitoku_done[TENGU] == 2
    assert table.pilgrims_of_tengu() == {"right-light-1-1": 1, "right-1": 1}
    assert table.score(TENGU) == 1 + 2 + 2 * 4


@pytest.mark.rule("B-TENGU-MP-1")
def test_what_a_point_triggers_is_resolved_before_the_next_point() -> None:
    table = SoloTable()
    table.tengu_deck("tengu-glade-1")
    table.walker(TENGU, "right-3")
    table.tengu_moves(2)
    course = ("pilgrim_arrived", "scored", "tengu_extra_card", "gained", "kodama_advanced")
    kinds = [fact.kind for fact in table.facts if fact.kind in (*course, "pilgrimage_started")]
    assert list(dict.fromkeys(kinds)) == [*course, "pilgrimage_started"]


# -- A: Bitoku cards


@pytest.mark.rule("B-TENGU-MP-2")
@pytest.mark.parametrize(
    ("card", "points"),
    [("makoto", 1), ("chuugi", 1), ("yu", 2), ("jin", 2), ("rei", 3), ("gi", 3), ("meiyo", 4)],
)
def test_a_bitoku_card_gives_its_points_and_its_action_is_ignored(card: str, points: int) -> None:
    table = paths()
    table.bitoku_path(TENGU, "makoto", card, "gi", completed=1)
    table.garden("rock-nigi")
    table.vision_deck("vision-01", "vision-02")
    before = table.solo.clone()
    table.tengu_moves(1)
    assert table.state.bitoku_done[TENGU] == 2
    assert table.tengu_points() == {"bitoku_cards": points}
    assert table.changed_since(before) == {"bitoku_done", "scores", "tengu_tally"}


@pytest.mark.rule("B-TENGU-MP-2")
def test_with_no_card_beyond_the_counter_a_pilgrim_takes_the_point() -> None:
    table = paths()
    table.bitoku_path(TENGU, "makoto", completed=1)
    table.bitoku_path(HUMAN, "yu")
    table.tengu_moves(1)
    assert (table.state.bitoku_done, table.score(TENGU)) == ([0, 1], 0)
    assert table.pilgrims_of_tengu() == {"right-1": 1}


# -- B: Pilgrims on the way


@pytest.mark.rule("B-TENGU-MP-3")
def test_an_awake_pilgrim_moves_before_another_is_placed() -> None:
    table = paths()
    table.walker(TENGU, "right-4")
    table.walker(TENGU, "right-light-2-1")  # asleep
    table.walker(HUMAN, "right-7")
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-5": 1, "right-light-2-1": 1}
    assert table.state.available[TENGU] == 9


@pytest.mark.rule("B-TENGU-MP-3")
@pytest.mark.parametrize(
    ("standing", "after"),
    [
        (["right-1", "right-4"], {"right-1": 1, "right-5": 1}),
        (["right-7", "right-7", "right-6"], {"right-6": 1, "right-7": 1, "right-8": 1}),
        (["right-11", "right-1"], {"right-1": 1, "right-gate-4-1": 1}),
    ],
)
def test_of_several_awake_pilgrims_the_foremost_moves(
    standing: list[str], after: dict[str, int]
) -> None:
    """BR-141."""
    table = paths()
    for node in standing:
        table.walker(TENGU, node)
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == after


@pytest.mark.rule("B-TENGU-MP-3")
def test_a_pilgrim_without_a_move_is_passed_over_for_one_behind_it() -> None:
    """BR-141."""
    table = paths()
    table.walker(TENGU, "right-gate-4-2")  # so the gate at the end is closed to the Tengu
    table.walker(TENGU, "right-11")
    table.walker(TENGU, "right-1")
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-gate-4-2": 1, "right-11": 1, "right-2": 1}


# -- the main path


@pytest.mark.rule("B-TENGU-MP-6")
@pytest.mark.parametrize("number", [1, 4, 7, 9])
def test_without_a_branch_a_pilgrim_moves_one_main_space_forward(number: int) -> None:
    table = paths()
    table.walker(TENGU, f"right-{number}")
    before = table.solo.clone()
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {f"right-{number + 1}": 1}
    assert table.changed_since(before) == {"main_pilgrims"}


@pytest.mark.rule("B-TENGU-MP-6")
@pytest.mark.parametrize(
    ("gate", "fork", "bridge"), [("right-gate-1-1", 3, 1), ("right-gate-3-1", 8, 2)]
)
def test_bridges_are_ignored(gate: str, fork: int, bridge: int) -> None:
    table = paths()
    assert table.tables.nodes[table.node(f"right-{fork}")].bridge == bridge
    table.walker(TENGU, gate)
    table.walker(TENGU, f"right-{fork}")
    assert table.state.bitoku_done[TENGU] == 0
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {gate: 1, f"right-{fork + 1}": 1}


# -- C: another Pilgrim


@pytest.mark.rule("B-TENGU-MP-7")
@pytest.mark.parametrize(
    ("asleep", "start"),
    [
        ([], "right-1"),
        (["right-light-1-1", "right-light-3-1"], "right-1"),  # no gates
        (["right-gate-1-2"], "right-3"),
        (["right-gate-2-1"], "right-5"),
        (["right-gate-1-1", "right-gate-3-2", "right-gate-2-1"], "right-8"),
        (["right-gate-4-1", "right-gate-1-1"], "right-11"),
    ],
)
def test_a_pilgrim_starts_at_the_fork_of_the_farthest_gate_reached_or_on_the_first_space(
    asleep: list[str], start: str
) -> None:
    """BR-140."""
    table = paths()
    for space in asleep:
        table.walker(TENGU, space)
    table.walker(HUMAN, "right-gate-4-2")  # the human's Pilgrim helps the human only
    left = table.state.available[TENGU]
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {**dict.fromkeys(asleep, 1), start: 1}
    assert table.state.main_pilgrims[table.node(start) * 2 + TENGU] == 1  # awake
    assert (table.state.available[TENGU], table.score(TENGU)) == (left - 1, 0)


@pytest.mark.rule("B-TENGU-MP-7")
def test_with_a_pilgrim_stuck_at_the_end_another_is_placed() -> None:
    """BR-141."""
    table = paths()
    table.walker(TENGU, "right-gate-4-1")
    table.walker(TENGU, "right-11")
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-gate-4-1": 1, "right-11": 2}


@pytest.mark.rule("B-TENGU-MP-7")
@pytest.mark.parametrize("stuck", [True, False])
def test_with_no_pilgrim_left_the_point_is_lost(stuck: bool) -> None:
    table = paths()
    if stuck:
        table.walker(TENGU, "right-gate-4-1")
        table.walker(TENGU, "right-11")
    table.pilgrims(TENGU, 0)
    before = table.solo.clone()
    table.tengu_moves(2)
    assert table.changed_since(before) == set()
    assert table.told("tengu_movement_lost") == [{"seat": "side:tengu"}] * 2


@pytest.mark.rule("B-TENGU-MP-7")
def test_the_last_pilgrim_starts_and_then_walks_on() -> None:
    table = paths()
    table.pilgrims(TENGU, 1)
    table.tengu_moves(4)
    assert table.pilgrims_of_tengu() == {"right-light-1-1": 1}
    assert table.state.available[TENGU] == 0
    assert len(table.told("tengu_movement_lost")) == 1
