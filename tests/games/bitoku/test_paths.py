"""Movement points and the Paths of Wisdom (B-PATH)."""

import pytest

from tests.games.bitoku.table import Table


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


def starts(table: Table) -> list[str]:
    return [text for text in table.actions if text.startswith("start ")]


# -- Movement Points


@pytest.mark.rule("B-PATH-1")
def test_points_not_spent_at_once_are_lost() -> None:
    table = movement(Table(), 3)
    table.play("start right-1", "skip")
    assert table.asked == (0, "turn")
    assert [text for text in table.actions if text.split()[0] in ("start", "walk", "step")] == []
    movement(table, 1)
    table.play("walk right-1 > right-2")
    assert table.asked == (0, "turn")  # the two points of before did not come back


@pytest.mark.rule("B-PATH-1")
def test_a_player_may_decline_to_spend_any_point() -> None:
    table = Table()
    table.bitoku_path(0, "makoto")
    table.walker(0, "right-1")
    movement(table, 2)
    table.play("skip")
    assert table.asked == (0, "turn")
    assert (table.state.bitoku_done[0], awake(table, "right-1"), table.score(0)) == (0, 1, 0)


@pytest.mark.rule("B-PATH-2")
def test_a_point_buys_a_bitoku_step_a_start_or_a_move() -> None:
    table = Table()
    table.bitoku_path(0, "makoto")
    table.walker(0, "right-1")
    movement(table, 1)
    assert table.actions == ["step bitoku", "start right-1", "walk right-1 > right-2", "skip"]


@pytest.mark.rule("B-PATH-2")
@pytest.mark.parametrize(
    ("answers", "completed", "standing"),
    [
        (["step bitoku", "start right-1", "walk right-1 > right-2"], 1, {"right-2": 1}),
        (["start right-1", "walk right-1 > right-2", "step bitoku"], 1, {"right-2": 1}),
        (["step bitoku", "step bitoku", "step bitoku"], 3, {}),
        (["start right-1", "start right-1", "start right-1"], 0, {"right-1": 3}),
        (
            ["start right-1", "walk right-1 > right-2", "walk right-2 > right-3"],
            0,
            {"right-3": 1},
        ),
        (
            ["start right-1", "start right-1", "walk right-1 > right-2"],
            0,
            {"right-1": 1, "right-2": 1},
        ),
    ],
)
def test_the_choices_may_differ_or_repeat(
    answers: list[str], completed: int, standing: dict[str, int]
) -> None:
    table = Table()
    table.bitoku_path(0, "makoto", "makoto", "makoto", "makoto")
    movement(table, 3)
    table.play(*answers)
    assert table.asked[1] == "turn"
    assert table.state.bitoku_done[0] == completed
    for number in (1, 2, 3):
        node = f"right-{number}"
        assert awake(table, node) == standing.get(node, 0)


@pytest.mark.rule("B-PATH-3")
def test_what_a_point_triggers_is_resolved_before_the_next_point() -> None:
    table = Table()
    table.bitoku_path(0, "jin")  # 1 any resource
    movement(table, 2)
    table.play("step bitoku")
    assert table.asked == (0, "take_resource")
    table.play("take jade")
    assert points_left(table) == 1


@pytest.mark.rule("B-PATH-3", "B-EFFECT-19")
def test_points_gained_in_between_are_spent_before_those_still_open() -> None:
    table = Table()
    table.gate("right-gate-1", "gate-a-movement")
    table.walker(0, "right-3")
    movement(table, 2)
    table.play("walk right-3 > right-gate-1-1")
    assert points_left(table) == 3  # of the gate
    table.play("skip")
    assert points_left(table) == 1


# -- the graph


@pytest.mark.rule("B-PATH-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_branch_hangs_on_one_fork_and_is_illumination_or_gate(players: int) -> None:
    tables = Table(players).tables
    closed = [node.index for node in tables.nodes if node.branch >= 0]
    assert sorted(space for branch in tables.branches for space in branch.spaces) == closed
    for branch in tables.branches:
        forks = [node.index for node in tables.nodes if branch.index in node.branches]
        assert forks == [branch.fork]
        assert tables.nodes[branch.fork].branch == -1
        assert branch.is_gate == ("-gate-" in branch.id) != ("-light-" in branch.id)


# -- starting


@pytest.mark.rule("B-PATH-5")
def test_a_pilgrimage_starts_awake_on_the_first_space_for_one_point() -> None:
    table = movement(Table(), 2)
    assert starts(table) == ["start right-1"]
    table.play("start right-1")
    assert points_left(table) == 1
    assert (awake(table, "right-1"), table.state.available[0]) == (1, 2)
    table.play("walk right-1 > right-2")  # awake
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-PATH-5")
@pytest.mark.parametrize("entry", ["left-1", "right-1"])
def test_where_there_are_two_paths_the_player_chooses_one(entry: str) -> None:
    table = movement(Table(3), 1)
    assert starts(table) == ["start left-1", "start right-1"]
    table.play(f"start {entry}")
    assert [awake(table, node) for node in ("left-1", "right-1")] == [
        int(node == entry) for node in ("left-1", "right-1")
    ]


@pytest.mark.rule("B-PATH-5")
def test_a_pilgrimage_starts_nowhere_else() -> None:
    table = movement(Table(), 1)
    for node in table.tables.nodes:
        if node.id != "right-1":
            refusal = table.why_not(f"start {node.id}")
            assert refusal == ("no_start_there", ("B-PATH-5", "B-PATH-6"))


@pytest.mark.rule("B-PATH-6", "B-EX-19")
def test_a_pilgrim_on_a_gate_lets_others_start_at_its_fork() -> None:
    table = Table()
    table.walker(0, "right-gate-2-2")
    movement(table, 2)
    assert starts(table) == ["start right-1", "start right-5"]
    table.play("start right-5")
    assert points_left(table) == 1
    assert (awake(table, "right-5"), table.state.available[0]) == (1, 1)
    assert walks(table) == ["walk right-5 > right-6"]  # the gate is its own, awake it goes on


@pytest.mark.rule("B-PATH-6")
def test_neither_an_illumination_nor_a_rivals_gate_lets_a_pilgrim_start() -> None:
    table = Table()
    table.walker(0, "right-light-2-1")
    table.walker(1, "right-gate-1-1")
    movement(table, 1)
    assert starts(table) == ["start right-1"]
    refusal = table.why_not("start right-3")
    assert refusal == ("no_start_there", ("B-PATH-5", "B-PATH-6"))


@pytest.mark.rule("B-PATH-6")
def test_a_gate_opens_a_start_on_its_own_path_only() -> None:
    table = Table(3)
    table.walker(0, "left-gate-2-1")
    movement(table, 1)
    assert starts(table) == ["start left-1", "start left-5", "start right-1"]


@pytest.mark.rule("B-PATH-7")
def test_available_pilgrims_are_the_only_limit() -> None:
    table = movement(Table(), 4)
    table.play("start right-1", "start right-1", "start right-1")
    assert (awake(table, "right-1"), table.state.available[0]) == (3, 0)
    refusal = table.why_not("start right-1")
    assert refusal == ("no_available_pilgrim", ("B-PATH-5", "B-PATH-7"))
    table.crystal(0, "slot-dream-1", "dream-vp")  # wakes a fourth
    movement(table, 1)
    table.play("start right-1")
    assert awake(table, "right-1") == 4


# -- moving


@pytest.mark.rule("B-PATH-8")
@pytest.mark.parametrize(
    ("node", "targets"),
    [
        ("right-1", ["right-2"]),
        ("right-2", ["right-3", "right-light-1-1", "right-light-1-2"]),
        ("right-3", ["right-4", "right-gate-1-1", "right-gate-1-2"]),
        ("right-7", ["right-8"]),
        ("right-11", ["right-gate-4-1", "right-gate-4-2"]),
    ],
)
def test_a_pilgrim_goes_to_the_next_main_space_or_onto_a_branch(
    node: str, targets: list[str]
) -> None:
    table = Table()
    table.bitoku_path(0, "makoto", "makoto", completed=2)
    table.walker(0, node)
    movement(table, 1)
    assert walks(table) == [f"walk {node} > {target}" for target in targets]


@pytest.mark.rule("B-PATH-8")
def test_a_point_moves_one_own_pilgrim_by_one_space() -> None:
    table = Table()
    table.walker(0, "right-1")
    table.walker(0, "right-1")
    table.walker(1, "right-1")
    movement(table, 2)
    table.play("walk right-1 > right-2")
    assert (awake(table, "right-1"), awake(table, "right-2"), points_left(table)) == (1, 1, 1)
    assert (awake(table, "right-1", 1), awake(table, "right-2", 1)) == (1, 0)


@pytest.mark.rule("B-PATH-8")
def test_a_rivals_pilgrim_cannot_be_moved() -> None:
    table = Table()
    table.walker(1, "right-1")
    movement(table, 1)
    assert walks(table) == []
    refusal = table.why_not("walk right-1 > right-2")
    assert refusal == ("no_pilgrim_there", ("B-PATH-8", "B-PATH-9"))


@pytest.mark.rule("B-PATH-9")
def test_there_is_no_step_backwards_nor_off_a_branch() -> None:
    table = Table(3)
    order = {node.id: node.index for node in table.tables.nodes}
    steps = [a.text.split() for a in table.rules.space.actions if a.text.startswith("walk ")]
    assert len(steps) == 2 * 8 + 24  # along two paths of nine, onto 24 closed spaces
    for _, source, _, target in steps:
        assert order[source] < order[target]
        assert table.tables.nodes[order[source]].branch == -1


@pytest.mark.rule("B-PATH-9")
def test_a_pilgrim_on_a_branch_never_moves_again() -> None:
    table = Table()
    table.walker(0, "right-light-1-1")
    table.walker(0, "right-gate-1-1")
    movement(table, 1)
    assert walks(table) == []
    refusal = table.why_not("walk right-2 > right-3")
    assert refusal == ("no_pilgrim_there", ("B-PATH-8", "B-PATH-9"))


@pytest.mark.rule("B-PATH-10")
def test_a_main_space_holds_any_number_of_pilgrims() -> None:
    table = Table()
    table.walker(0, "right-1")
    for seat in (0, 1, 1, 1):
        table.walker(seat, "right-2")
    movement(table, 1)
    table.play("walk right-1 > right-2")
    assert (awake(table, "right-2", 0), awake(table, "right-2", 1)) == (2, 3)


@pytest.mark.rule("B-PATH-10")
def test_a_closed_space_holds_one_pilgrim() -> None:
    table = Table()
    table.walker(0, "right-2")
    table.walker(1, "right-light-1-1")
    movement(table, 1)
    assert walks(table) == ["walk right-2 > right-3", "walk right-2 > right-light-1-2"]
    refusal = table.why_not("walk right-2 > right-light-1-1")
    assert refusal == ("branch_space_taken", ("B-PATH-10",))


@pytest.mark.rule("B-PATH-11")
@pytest.mark.parametrize("space", ["left-gate-1-1", "left-gate-1-2", "left-gate-1-3"])
@pytest.mark.parametrize("taken", [None, "left-gate-1-1", "left-gate-1-3"])
def test_any_free_space_of_a_branch_costs_one_point(space: str, taken: str | None) -> None:
    table = Table(4)
    table.gate("left-gate-1", "gate-b-vp")
    table.walker(0, "left-2")
    if taken is not None:
        table.walker(1, taken)
    movement(table, 2)
    offered = f"walk left-2 > {space}" in table.actions
    assert offered == (space != taken)
    if offered:
        table.play(f"walk left-2 > {space}")
        assert points_left(table) == 1


@pytest.mark.rule("B-PATH-12")
@pytest.mark.parametrize("branch", ["light-1", "gate-1"])
def test_a_player_has_at_most_one_pilgrim_on_a_branch(branch: str) -> None:
    fork = {"light-1": "right-2", "gate-1": "right-3"}[branch]
    table = Table()
    table.walker(0, f"right-{branch}-1")
    table.walker(0, fork)
    movement(table, 1)
    assert f"walk {fork} > right-{branch}-2" not in table.actions
    refusal = table.why_not(f"walk {fork} > right-{branch}-2")
    assert refusal == ("one_pilgrim_per_branch", ("B-PATH-12",))
    table.walker(1, fork)  # for another player the space is free
    movement(table, 1, seat=1)
    assert f"walk {fork} > right-{branch}-2" in table.actions
