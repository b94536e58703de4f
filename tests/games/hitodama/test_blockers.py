"""How a blocker, akku or ice, comes onto a tile (H-BLOCK).

The tile is mostly the lunar one: South, with three spaces on the 3+ side.
"""

import pytest

from tests.games.hitodama.table import Table

BLOCKERS = ("akku", "ice")


def enter(table: Table, blocker: str) -> None:
    """Let a blocker enter the tile in the South."""
    if blocker == "akku":
        table.reveal_akkus("akku_1")  # S
    else:
        table.freeze("ice_3")  # S and W


def set_up(spaces: tuple[str, ...], push_whole_tile: bool = False) -> Table:
    """A 3+ lunar tile with these occupants, best space first, written as `Table.at` does."""
    table = Table(players=3, push_whole_tile=push_whole_tile)
    for rank, occupant in enumerate(spaces, start=1):
        place = f"lunar.{rank}"
        if occupant == "akku":
            table.put_akku(place)
        elif occupant == "ice":
            table.put_ice(place)
        elif occupant != "-":
            table.put(int(occupant[0]), place, standing=occupant[1] == "!")
    return table


@pytest.mark.rule("H-BLOCK-1")
@pytest.mark.parametrize("blocker", BLOCKERS)
def test_a_blocker_takes_one_space_and_makes_it_unusable(blocker: str) -> None:
    table = Table(players=3)
    enter(table, blocker)
    assert table.on("lunar") == [blocker, "-", "-"]
    table.turn(0)
    assert "move reserve > lunar.1" not in table.actions
    assert table.why_not("move reserve > lunar.1") == ("space_taken", ("H-ACT-MOVE-4",))
    assert "move reserve > lunar.2" in table.actions


@pytest.mark.rule("H-BLOCK-2")
@pytest.mark.parametrize("blocker", BLOCKERS)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("-", "-", "-"), ("new", "-", "-")),
        (("akku", "-", "-"), ("akku", "new", "-")),
        (("-", "akku", "-"), ("new", "akku", "-")),
        (("akku", "akku", "-"), ("akku", "akku", "new")),
    ],
)
def test_without_essences_a_blocker_takes_the_best_space_that_no_blocker_holds(
    blocker: str, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    table = set_up(before)
    enter(table, blocker)
    assert table.on("lunar") == [blocker if at == "new" else at for at in after]


@pytest.mark.rule("H-BLOCK-3")
@pytest.mark.parametrize("blocker", BLOCKERS)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("0!", "-", "-"), ("0!", "-", "new")),  # a free lowest space needs no push
        (("-", "0!", "-"), ("-", "0!", "new")),
        (("-", "-", "0!"), ("-", "0!", "new")),  # only one step up, not to the top
        (("0!", "-", "1z"), ("0!", "1z", "new")),  # the gap absorbs the push
        (("-", "0!", "1z"), ("0!", "1z", "new")),  # the chain runs to the first free space
        (("-", "akku", "0!"), ("0!", "akku", "new")),  # past a blocker to the next higher space
        (("-", "0!", "akku"), ("0!", "new", "akku")),  # the lowest space no blocker holds
        (("0!", "-", "akku"), ("0!", "new", "akku")),
    ],
)
def test_among_essences_a_blocker_takes_the_lowest_space_and_pushes_up_to_the_first_gap(
    blocker: str, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    table = set_up(before)
    enter(table, blocker)
    assert table.on("lunar") == [blocker if at == "new" else at for at in after]
    assert table.told("essence_ejected") == []


@pytest.mark.rule("H-BLOCK-3")
@pytest.mark.parametrize("blocker", BLOCKERS)
@pytest.mark.parametrize(
    ("before", "after", "leaves"),
    [
        (("-", "-", "-"), ("new", "-", "-"), False),  # empty: as ever
        (("-", "-", "0!"), ("-", "0!", "new"), False),
        (("-", "0!", "1z"), ("0!", "1z", "new"), False),
        (("0!", "-", "1z"), ("-", "1z", "new"), True),  # no gap absorbs the push
        (("0!", "-", "-"), ("-", "-", "new"), True),
        (("0z", "1!", "akku"), ("1!", "new", "akku"), True),
        (("0!", "1!", "2!"), ("1!", "2!", "new"), True),
    ],
)
def test_with_the_option_a_blocker_pushes_the_whole_tile(
    blocker: str, before: tuple[str, ...], after: tuple[str, ...], leaves: bool
) -> None:
    """HR-07 and the option push_whole_tile."""
    table = set_up(before, push_whole_tile=True)
    reserve = table.reserve(0)
    enter(table, blocker)
    assert table.on("lunar") == [blocker if at == "new" else at for at in after]
    assert table.reserve(0) - reserve == int(leaves)


@pytest.mark.rule("H-BLOCK-4")
@pytest.mark.parametrize("blocker", BLOCKERS)
@pytest.mark.parametrize("posture", ["0!", "0z"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("top", "1!", "2z"), ("1!", "2z", "new")),
        (("akku", "top", "2z"), ("akku", "2z", "new")),
        (("top", "akku", "2z"), ("2z", "akku", "new")),
        (("top", "2z", "akku"), ("2z", "new", "akku")),
        (("akku", "akku", "top"), ("akku", "akku", "new")),
    ],
)
def test_on_a_full_tile_the_essence_on_the_best_unblocked_space_goes_active_to_its_reserve(
    blocker: str, posture: str, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    table = set_up(tuple(posture if at == "top" else at for at in before))
    assert (table.reserve(0), table.on_board(0)) == (1, 1)
    enter(table, blocker)
    assert table.on("lunar") == [blocker if at == "new" else at for at in after]
    assert (table.reserve(0), table.on_board(0)) == (2, 1)
    assert all(table.state.standing[essence] for essence in (0, 1))  # active, both of them
    assert len(table.told("essence_ejected")) == 1


@pytest.mark.rule("H-BLOCK-5")
@pytest.mark.parametrize("wall", BLOCKERS)
def test_an_akku_that_enters_moves_no_blocker(wall: str) -> None:
    table = set_up((wall, "0!", wall))
    enter(table, "akku")
    assert table.on("lunar") == [wall, "akku", wall]
    assert table.reserve(0) == 2


@pytest.mark.rule("H-BLOCK-5")
@pytest.mark.parametrize("blocker", BLOCKERS)
def test_when_a_blocker_leaves_its_space_is_free_and_nobody_moves(blocker: str) -> None:
    table = set_up((blocker, "0!", "1z"))
    if blocker == "akku":
        table.akku_card("akku_1")
        table.next_akku_cards("akku_2")
        table.put(2, "akku_solar.1")
        table.give(2, amber=2)
        table.resolve_only("akku_solar")
        table.play("capture lunar.1")
    else:
        table.freeze("ice_1")  # N and E: the ice in the South is taken back
    assert table.on("lunar") == ["-", "0!", "1z"]


@pytest.mark.rule("H-BLOCK-6")
@pytest.mark.parametrize("posture", ["0!", "0z"])
def test_a_pushed_essence_keeps_its_posture(posture: str) -> None:
    table = set_up(("-", "-", posture))
    enter(table, "ice")
    assert table.on("lunar") == ["-", posture, "ice"]


@pytest.mark.rule("H-BLOCK-6")
def test_a_pushed_essence_collects_at_its_new_space() -> None:
    table = Table(players=3)
    table.put(0, "berry.3")  # +1; +2 above it
    table.freeze("ice_3")
    table.resolve_only("berry")
    assert table.basket(0) == {"berry": 2}


@pytest.mark.rule("H-BLOCK-6")
def test_a_pushed_essence_keeps_its_freshness() -> None:
    table = Table(players=3)
    fresh = table.put(0, "berry.2", standing=False, fresh=True)
    stale = table.put(1, "berry.3", standing=False, fresh=False)
    table.freeze("ice_3")
    assert table.on("berry") == ["0z", "1z", "ice"]
    assert table.state.fresh_round[fresh] == table.state.round
    assert table.state.fresh_round[stale] < table.state.round
    table.stack((2, "solar_resolve_west"))  # only the fresh one collects
    table.resolve_only("akku_solar")
    assert (table.basket(0), table.basket(1)) == ({"berry": 3}, {})


@pytest.mark.rule("H-BLOCK-7")
def test_ice_is_not_placed_on_a_tile_whose_printed_spaces_all_hold_blockers() -> None:
    table = set_up(("akku", "akku", "akku"))
    enter(table, "ice")
    assert table.on("lunar") == ["akku", "akku", "akku"]
    assert table.on("berry") == ["ice", "-", "-"]  # the other point of the card is frozen
    assert table.state.ice_supply == 5
    assert table.told("blocker_not_placed") == [{"tile": "tile:lunar"}]


@pytest.mark.rule("H-BLOCK-7")
def test_an_akku_that_finds_no_space_stays_in_the_lair() -> None:
    table = set_up(("akku", "ice", "akku"))
    table.reveal_akkus("akku_5")  # N and S
    assert table.on("lunar") == ["akku", "ice", "akku"]
    assert table.on("akku_solar") == ["akku", "-", "-"]
    assert table.supply("akku") == 3


@pytest.mark.rule("H-BLOCK-8")
@pytest.mark.parametrize("blocker", BLOCKERS)
def test_a_blocker_does_not_enter_an_extra_space(blocker: str) -> None:
    table = set_up(("akku", "akku", "akku"))
    table.extend("lunar.1")
    enter(table, blocker)
    assert table.at("lunar.x1") == "-"
    assert table.on("lunar") == ["akku", "akku", "akku"]


@pytest.mark.rule("H-BLOCK-8")
@pytest.mark.parametrize("blocker", BLOCKERS)
def test_an_essence_on_an_extra_space_is_not_pushed_and_its_space_is_no_gap(blocker: str) -> None:
    table = set_up(("0!", "1!", "2!"))
    table.extend("lunar.1")
    table.put(2, "lunar.x1")
    enter(table, blocker)
    assert table.on("lunar") == ["1!", "2!", blocker]
    assert table.at("lunar.x1") == "2!"
    assert table.reserve(0) == 2


@pytest.mark.rule("H-BLOCK-8")
@pytest.mark.parametrize("blocker", BLOCKERS)
def test_a_push_never_ends_on_a_free_extra_space(blocker: str) -> None:
    table = set_up(("0!", "1!", "2!"))
    table.extend("lunar.1")
    enter(table, blocker)
    assert table.on("lunar") == ["1!", "2!", blocker]
    assert table.at("lunar.x1") == "-"
    assert table.reserve(0) == 2


@pytest.mark.rule("H-BLOCK-8")
@pytest.mark.parametrize("blocker", BLOCKERS)
def test_an_essence_on_an_extra_space_does_not_count_for_the_ladder(blocker: str) -> None:
    table = set_up(("-", "-", "-"))
    table.extend("lunar.1")
    table.put(0, "lunar.x1")
    enter(table, blocker)
    assert table.on("lunar") == [blocker, "-", "-"]
