"""The Tengu's Pilgrims at Illuminations and gates (B-TENGU-MP-4, -5)."""

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

# Branch, fork and the VP of its two spaces, the nearer first.
LIGHTS = [
    ("right-light-1", "right-2", 4, 3),
    ("right-light-2", "right-6", 5, 4),
    ("right-light-3", "right-10", 7, 6),
]
GATES = [
    ("right-gate-1", "right-3", 2, 1),
    ("right-gate-2", "right-5", 2, 1),
    ("right-gate-3", "right-8", 3, 2),
    ("right-gate-4", "right-11", 5, 4),
]
BRANCHES = LIGHTS + GATES
TILES_A = ["resources", "movement", "amulet", "kodama", "forge", "vision", "rock", "soul"]
TILES_B = ["mitama", "resources", "bitoku", "yokai", "build", "crystal", "rock-pilgrim", "vp"]


def paths(**switches: object) -> SoloTable:
    """A table on which a gate brings no card: deck and discard pile are empty."""
    table = SoloTable(**switches)
    table.solo.tengu_deck = []
    return table


def branch_of(table: SoloTable, name: str) -> int:
    return [branch.id for branch in table.tables.branches].index(name)


@pytest.mark.rule("B-TENGU-MP-4")
@pytest.mark.parametrize(("branch", "fork", "near", "far"), LIGHTS)
def test_an_illumination_gives_twice_the_points_of_its_best_space_and_no_amulets(
    branch: str, fork: str, near: int, far: int
) -> None:
    table = paths()
    table.walker(TENGU, fork)
    before = table.solo.clone()
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {f"{branch}-1": 1}
    assert table.tengu_points() == {"paths": 2 * near}
    moved = {"main_pilgrims", "branch_pilgrim", "scores", "tengu_tally"}
    assert table.changed_since(before) == moved  # Amulets are printed on every one
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {f"{branch}-1": 1, "right-1": 1}  # it sleeps there


@pytest.mark.rule("B-TENGU-MP-4", "B-TENGU-MP-5")
@pytest.mark.parametrize(("branch", "fork", "near", "far"), BRANCHES)
def test_of_a_branch_the_free_space_with_the_most_points_is_entered(
    branch: str, fork: str, near: int, far: int
) -> None:
    table = paths()
    table.walker(HUMAN, f"{branch}-1")
    table.walker(TENGU, fork)
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {f"{branch}-2": 1}
    assert table.score(TENGU) == 2 * far


@pytest.mark.rule("B-TENGU-MP-4", "B-TENGU-MP-5")
@pytest.mark.parametrize(("branch", "fork"), [(entry[0], entry[1]) for entry in BRANCHES])
@pytest.mark.parametrize(("farther", "entered"), [(9, 2), (8, 1), (7, 1)])
def test_the_most_points_decide_and_among_equals_the_space_nearer_the_fork(
    monkeypatch: pytest.MonkeyPatch, branch: str, fork: str, farther: int, entered: int
) -> None:
    """BR-144. In Mori's own pack the nearer space pays more, so other points are printed."""
    table = paths()
    for number, points in ((1, 8), (2, farther)):
        space = table.tables.nodes[table.node(f"{branch}-{number}")]
        monkeypatch.setattr(space, "vp", points)
    table.walker(TENGU, fork)
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {f"{branch}-{entered}": 1}
    assert table.score(TENGU) == 2 * max(8, farther)


@pytest.mark.rule("B-TENGU-MP-4", "B-TENGU-MP-5", "B-TENGU-MP-6")
@pytest.mark.parametrize("holder", ["tengu", "human on both spaces"])
@pytest.mark.parametrize(("branch", "fork"), [(entry[0], entry[1]) for entry in BRANCHES[:-1]])
def test_a_branch_with_a_tengu_pilgrim_or_without_a_free_space_is_passed(
    branch: str, fork: str, holder: str
) -> None:
    """BR-139."""
    table = paths()
    if holder == "tengu":
        table.walker(TENGU, f"{branch}-2")
    else:
        table.walker(HUMAN, f"{branch}-1")
        table.walker(HUMAN, f"{branch}-2")
    table.walker(TENGU, fork)
    table.tengu_moves(1)
    on_branch = {f"{branch}-2": 1} if holder == "tengu" else {}
    ahead = f"right-{int(fork.removeprefix('right-')) + 1}"
    assert table.pilgrims_of_tengu() == {ahead: 1, **on_branch}
    assert table.score(TENGU) == 0


@pytest.mark.rule("B-TENGU-MP-3", "B-TENGU-MP-4", "B-TENGU-MP-5")
def test_an_illumination_comes_before_a_gate_and_a_gate_before_the_next_main_space(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Mori's own pack no two branches share a fork, so a gate is hung on that of a light."""
    table = paths()
    both = [branch_of(table, "right-gate-1"), branch_of(table, "right-light-1")]
    monkeypatch.setattr(table.tables.nodes[table.node("right-2")], "branches", both)
    for _ in range(3):
        table.walker(TENGU, "right-2")
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-2": 2, "right-light-1-1": 1}
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-2": 1, "right-light-1-1": 1, "right-gate-1-1": 1}
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-3": 1, "right-light-1-1": 1, "right-gate-1-1": 1}


@pytest.mark.rule("B-TENGU-MP-5")
@pytest.mark.parametrize(("branch", "fork", "near", "far"), GATES)
def test_a_gate_gives_twice_the_points_of_its_best_space_no_amulets_and_an_extra_card(
    branch: str, fork: str, near: int, far: int
) -> None:
    table = SoloTable()
    table.tengu_deck("tengu-glade-1")
    table.walker(TENGU, fork)
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {f"{branch}-1": 1}
    assert table.tengu_points() == {"paths": 2 * near}
    assert table.amulets_of(TENGU) == [0, 0, 0]
    card = {"card": "tengucard:tengu-glade-1", "seat": "side:tengu"}
    assert table.told("tengu_extra_card") == [card]
    assert table.goods(TENGU) == {"wood": 1, "jade": 1}
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {f"{branch}-1": 1, fork: 1}  # it sleeps there


@pytest.mark.rule("B-TENGU-MP-5")
@pytest.mark.parametrize(
    ("gate", "fork", "tile"),
    [("right-gate-1", "right-3", f"gate-a-{tile}") for tile in TILES_A]
    + [("right-gate-3", "right-8", f"gate-b-{tile}") for tile in TILES_B],
)
def test_the_gate_tile_is_ignored(gate: str, fork: str, tile: str) -> None:
    """BR-143."""
    table = paths()
    table.gate(gate, tile)
    for market, tiles in (("mitama", "ara"), ("crystal", "dream-vp"), ("building", "temple-1")):
        table.market(market, tiles)
    table.garden("rock-nigi")
    table.bitoku_deck("yu", "gi")
    table.yokai_deck("kappa-1", "kappa-2")
    table.vision_deck("vision-01", "vision-02")
    table.kodama(HUMAN, "yomi", 3)
    table.walker(TENGU, fork)
    before = table.solo.clone()
    table.tengu_moves(1)
    moved = {"main_pilgrims", "branch_pilgrim", "scores", "tengu_tally"}
    assert table.changed_since(before) == moved
    assert table.score(TENGU) == (4 if gate == "right-gate-1" else 6)


# -- which light (BR-138)


@pytest.mark.rule("B-TENGU-MP-4")
def test_a_pilgrim_stops_at_a_light_even_if_a_better_one_is_free_farther_on() -> None:
    """BR-138."""
    table = paths()
    table.walker(HUMAN, "right-light-1-1")
    table.walker(TENGU, "right-1")
    table.tengu_moves(2)
    assert table.pilgrims_of_tengu() == {"right-light-1-2": 1}
    assert table.score(TENGU) == 2 * 3


@pytest.mark.rule("B-TENGU-MP-4")
def test_with_the_option_a_pilgrim_passes_a_light_while_a_better_one_is_free() -> None:
    """BR-138 and the option tengu_best_light."""
    table = paths(tengu_best_light=True)
    table.walker(TENGU, "right-2")
    table.walker(TENGU, "right-6")
    table.walker(TENGU, "right-10")
    table.tengu_moves(1)  # 7 VP: the best on the board
    assert table.pilgrims_of_tengu() == {"right-light-3-1": 1, "right-6": 1, "right-2": 1}
    table.tengu_moves(1)  # 5 VP: the Tengu may have no second Pilgrim on the branch of the best
    assert table.pilgrims_of_tengu() == {"right-light-3-1": 1, "right-light-2-1": 1, "right-2": 1}
    table.tengu_moves(1)
    lights = {"right-light-1-1": 1, "right-light-2-1": 1, "right-light-3-1": 1}
    assert table.pilgrims_of_tengu() == lights
    assert table.score(TENGU) == 2 * (7 + 5 + 4)


@pytest.mark.rule("B-TENGU-MP-4")
@pytest.mark.parametrize(("light", "fork"), [(entry[0], entry[1]) for entry in LIGHTS[:2]])
def test_with_the_option_a_pilgrim_goes_on_past_a_lesser_light(light: str, fork: str) -> None:
    """BR-138 and the option tengu_best_light."""
    table = paths(tengu_best_light=True)
    table.walker(HUMAN, "right-light-3-1")  # 6 VP are left there
    table.walker(TENGU, fork)
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {f"right-{int(fork.removeprefix('right-')) + 1}": 1}


@pytest.mark.rule("B-TENGU-MP-4")
def test_with_the_option_a_light_as_good_as_any_other_is_entered() -> None:
    """BR-138 and the option tengu_best_light."""
    table = paths(tengu_best_light=True)
    table.walker(TENGU, "right-light-3-2")
    table.walker(HUMAN, "right-light-2-1")  # 4 VP are left there, as at the first light
    table.walker(TENGU, "right-2")
    table.tengu_moves(1)
    assert table.pilgrims_of_tengu() == {"right-light-1-1": 1, "right-light-3-2": 1}
