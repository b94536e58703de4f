"""Using a die: which one, reinforcing, placing, its states (B-SUMMER-13 to -19, -29, -41)."""

from itertools import combinations, permutations

import pytest

from mori.core.game import Game
from mori.games.bitoku.seasons.year import S_AUTUMN
from mori.games.bitoku.table.state import FOREST, LOCKED, ON_HILL, UNLOCKED
from tests.games.bitoku.table import Table

HOME = ["home-1", "home-2", "home-5", "home-6"]
RIVER = ["yomi", "stairs", "glade", "forges"]


def offered(table: Table, *verbs: str) -> list[str]:
    """The actions offered that begin with one of the verbs."""
    return [text for text in table.actions if text.split()[0] in verbs]


def leave_only_label_six(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Forest without river spaces, and rival dice on all Home spaces but that with label 6."""
    monkeypatch.setattr(table.tables, "forest_spaces", [0] * 5)
    for number, place in enumerate(HOME[:3], 1):
        table.die(1, number, 3, place)


# -- which die


@pytest.mark.rule("B-SUMMER-13")
def test_only_an_unlocked_die_on_the_own_board_can_be_used_for_nothing() -> None:
    table = Table()
    table.pilgrims(0, 0)
    table.die(0, 1, 3, "unlocked")
    table.die(0, 2, 2, "locked")
    table.die(0, 3, 4, "yomi")
    table.turn(0)
    assert offered(table, "use", "force") == ["use 1"]
    assert table.why_not("use 2") == ("die_locked", ("B-SUMMER-13",))
    assert table.why_not("use 3") == ("die_not_on_board", ("B-SUMMER-13",))


@pytest.mark.rule("B-SUMMER-13")
def test_a_locked_die_needs_an_available_pilgrim() -> None:
    table = Table()
    table.pilgrims(0, 0)
    table.hand(0, "kappa-2")
    table.turn(0)
    assert offered(table, "use", "force") == []
    assert table.why_not("force 1") == ("no_available_pilgrim", ("B-SUMMER-13",))
    table.pilgrims(0, 1)
    table.turn(0)
    assert offered(table, "use", "force") == ["force 1", "force 2", "force 3"]


@pytest.mark.rule("B-SUMMER-13")
def test_pilgrims_asleep_or_on_their_way_cannot_be_given_up() -> None:
    table = Table()
    table.hand(0, "kappa-2")
    table.rocks(0, "rock-ara")
    table.rock_pilgrims(0, 1)
    table.walker(0, "right-1")
    table.walker(0, "right-light-1-1")
    table.turn(0)
    assert offered(table, "force") == []
    assert table.why_not("force 1") == ("no_available_pilgrim", ("B-SUMMER-13",))


@pytest.mark.rule("B-SUMMER-13")
@pytest.mark.parametrize(
    ("value", "amulets", "usable"), [(1, [], False), (1, [1], True), (2, [], True)]
)
def test_a_die_needs_a_forest_space_on_which_it_may_stand(
    value: int, amulets: list[int], usable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table()
    leave_only_label_six(table, monkeypatch)
    table.hand(0, "kappa-2")
    table.amulets(0, *amulets)
    table.die(0, 1, value, "unlocked")
    table.die(0, 2, value, "locked")
    table.turn(0)
    assert ("use 1" in table.actions, "force 2" in table.actions) == (usable, usable)
    if not usable:
        assert table.why_not("use 1") == ("no_forest_space", ("B-SUMMER-13",))
        assert table.why_not("force 2") == ("no_forest_space", ("B-SUMMER-13",))


@pytest.mark.rule("B-SUMMER-14")
def test_the_pilgrim_given_up_is_out_of_the_game_and_the_die_must_be_placed() -> None:
    table = Table()
    table.turn(0)
    table.play("force 2")
    assert (table.state.available[0], table.state.lost_pilgrims[0]) == (2, 1)
    assert table.asked == (0, "place_die")
    assert table.is_not_asked("skip")
    assert offered(table, "place") == table.actions
    table.play("place home-1")
    assert table.die_of(0, 2) == (2, FOREST)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-14")
def test_an_unlocked_die_costs_no_pilgrim() -> None:
    table = Table()
    table.visit(0, 3, "home-1")
    assert (table.state.available[0], table.state.lost_pilgrims[0]) == (3, 0)


@pytest.mark.rule("B-SUMMER-15")
def test_a_locked_die_may_be_forced_though_another_is_unlocked_and_only_it_is_unlocked() -> None:
    table = Table()
    table.die(0, 1, 3, "unlocked")
    table.turn(0)
    assert offered(table, "use", "force") == ["use 1", "force 2", "force 3"]
    assert table.why_not("force 1") == ("die_not_locked", ("B-SUMMER-13",))
    table.play("force 3", "place home-1")
    states = [table.die_of(0, number)[1] for number in (1, 2, 3)]
    assert states == [UNLOCKED, LOCKED, FOREST]


# -- reinforcing


@pytest.mark.rule("B-SUMMER-16")
def test_any_number_of_amulets_may_be_spent_before_placing() -> None:
    table = Table()
    table.amulets(0, 1, 1, 2)
    table.die(0, 1, 1, "unlocked")
    table.turn(0)
    table.play("use 1", "amulet 2")
    assert table.die_of(0, 1) == (3, UNLOCKED)
    table.play("amulet 1", "amulet 1", "place home-1")
    assert table.die_of(0, 1) == (5, FOREST)
    assert table.amulets_of(0) == [0, 1, 0]  # the +2 of the Home


@pytest.mark.rule("B-SUMMER-16")
@pytest.mark.parametrize("amulet", [1, 2, 3])
def test_an_amulet_raises_a_die_by_its_value_to_six_at_most(amulet: int) -> None:
    for value in range(1, 6):
        table = Table()
        table.amulets(0, amulet)
        table.die(0, 1, value, "unlocked")
        table.turn(0)
        table.play("use 1", f"amulet {amulet}")
        assert table.die_of(0, 1)[0] == min(6, value + amulet)
        assert table.amulets_of(0) == [0, 0, 0]


@pytest.mark.rule("B-SUMMER-16")
def test_a_die_may_be_placed_without_spending_amulets() -> None:
    table = Table()
    table.amulets(0, 1, 2, 3)
    table.visit(0, 2, "home-6")
    assert table.die_of(0, 1) == (1, FOREST)
    assert table.amulets_of(0) == [1, 1, 1]


def spent_sets(
    game: Game, spent: tuple[int, ...] = (), *, canonical: bool = False
) -> list[tuple[int, ...]]:
    """All that can be spent of the Amulets from here on, after those spent before."""
    found = [spent]
    decision = game.decisions[0]
    for action in decision.canonical if canonical else decision.actions:
        if action.text.startswith("amulet "):
            other = game.clone()
            other.apply(action.text)
            value = int(action.text.removeprefix("amulet "))
            found += spent_sets(other, (*spent, value), canonical=canonical)
    return found


@pytest.mark.rule("B-SUMMER-16")
@pytest.mark.parametrize("value", range(1, 7))
def test_every_set_of_amulets_without_a_useless_one_can_be_spent_in_any_order(value: int) -> None:
    held = (3, 2, 1, 1)
    table = Table()
    table.amulets(0, *held)
    table.die(0, 1, value, "unlocked")
    table.turn(0)
    table.play("use 1")
    subsets = {chosen for size in range(5) for chosen in combinations(held, size)}
    useful = {chosen for chosen in subsets if not chosen or value + sum(chosen[:-1]) < 6}
    assert sorted(spent_sets(table.game, canonical=True)) == sorted(useful)
    orders = {order for chosen in useful for order in permutations(chosen)}
    assert set(spent_sets(table.game)) == orders


@pytest.mark.rule("B-SUMMER-16")
def test_no_amulet_is_offered_for_a_die_that_shows_six() -> None:
    table = Table()
    table.amulets(0, 3, 3)
    table.die(0, 1, 5, "unlocked")
    table.turn(0)
    table.play("use 1", "amulet 3")
    assert offered(table, "amulet") == []
    assert table.why_not("amulet 3") == ("die_at_six", ("B-SUMMER-16", "BR-18"))


@pytest.mark.rule("B-SUMMER-16")
def test_an_amulet_that_would_waste_another_is_refused_by_the_ruling() -> None:
    """BR-18: the text allows it, but the same value is reached without the smaller one."""
    table = Table()
    table.amulets(0, 1, 3)
    table.die(0, 1, 4, "unlocked")
    table.turn(0)
    table.play("use 1", "amulet 1")
    assert table.why_not("amulet 3") == ("amulet_wasted", ("B-SUMMER-16", "BR-18"))


@pytest.mark.rule("B-SUMMER-16")
def test_amulets_can_be_spent_at_no_other_moment() -> None:
    table = Table()
    table.amulets(0, 1)
    table.die(0, 1, 3, "unlocked")
    table.turn(0)
    assert table.is_not_asked("amulet 1")
    table.play("use 1", "place stairs")
    assert table.asked == (0, "region_action")
    assert table.is_not_asked("amulet 1")
    table.play("row 3")
    assert table.is_not_asked("amulet 1")


@pytest.mark.rule("B-SUMMER-16")
def test_an_amulet_gained_by_the_placed_die_does_not_raise_it() -> None:
    table = Table()
    table.building("area-glade-1", "ancient-1")
    table.visit(0, 2, "glade")
    table.play("building area-glade-1")
    assert table.amulets_of(0) == [1, 0, 0]
    assert offered(table, "amulet", "row") == ["row 1", "row 2"]
    assert table.is_not_asked("amulet 1")


@pytest.mark.rule("B-SUMMER-17")
def test_amulets_cannot_be_exchanged_for_smaller_or_larger_ones() -> None:
    table = Table()
    table.amulets(0, 1, 3)
    table.die(0, 1, 2, "unlocked")
    table.turn(0)
    table.play("use 1")
    assert offered(table, "amulet") == ["amulet 1", "amulet 3"]
    assert table.why_not("amulet 2") == ("amulet_not_held", ("B-SUMMER-16", "B-SUMMER-17"))


@pytest.mark.rule("B-SUMMER-17")
def test_the_rest_of_an_amulet_is_lost() -> None:
    table = Table()
    table.amulets(0, 3)
    table.die(0, 1, 5, "unlocked")
    table.turn(0)
    table.play("use 1", "amulet 3", "place home-6")
    assert table.die_of(0, 1)[0] == 5  # six, less one for the place
    assert table.amulets_of(0) == [0, 0, 0]


# -- placing


@pytest.mark.rule("B-SUMMER-18")
def test_a_die_may_go_to_any_empty_forest_space() -> None:
    table = Table()
    table.die(0, 1, 3, "unlocked")
    table.turn(0)
    table.play("use 1")
    assert table.actions == [f"place {place}" for place in RIVER + HOME]


@pytest.mark.rule("B-SUMMER-18")
def test_a_taken_forest_space_is_not_offered() -> None:
    table = Table()
    table.die(0, 1, 6, "unlocked")
    table.die(0, 2, 1, "yomi")
    table.die(1, 1, 1, "glade")
    table.die(1, 2, 1, "home-2")
    table.turn(0)
    table.play("use 1")
    free = ["stairs", "forges", "home-1", "home-5", "home-6"]
    assert table.actions == [f"place {place}" for place in free]
    for place in ("yomi", "glade"):
        assert table.why_not(f"place {place}") == ("space_taken", ("B-SUMMER-18",))


@pytest.mark.rule("B-SUMMER-18")
@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_a_region_takes_as_many_dice_as_it_has_spaces_also_of_one_player(
    players: int, spaces: int
) -> None:
    table = Table(players)
    for number in range(1, spaces):
        table.die(0, number + 1, 4, "forges")
    table.visit(0, 4, "forges")
    assert table.die_of(0, 1) == (4, FOREST)
    table.die(1, 1, 4, "unlocked")
    table.turn(1)
    table.play("use 1")
    assert "place forges" not in table.actions
    assert table.why_not("place forges") == ("space_taken", ("B-SUMMER-18",))


@pytest.mark.rule("B-SUMMER-18")
def test_a_die_that_has_crossed_leaves_its_space_to_others() -> None:
    table = Table()
    table.die(1, 1, 4, "hill:yomi")
    table.visit(0, 3, "yomi")
    assert table.die_of(0, 1) == (3, FOREST)


@pytest.mark.rule("B-SUMMER-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_die_from_the_player_board_never_reaches_a_hill(players: int) -> None:
    table = Table(players)
    table.die(0, 1, 6, "unlocked")
    table.turn(0)
    assert table.why_not("cross 1")[0] == "die_not_in_river_region"
    assert table.why_not("cross 2")[0] == "die_not_in_river_region"
    table.play("use 1")
    places = [f"place {home.id}" for home in table.tables.home]
    assert table.actions == [f"place {region}" for region in RIVER] + places
    for place in [text.removeprefix("place ") for text in table.actions]:
        other = Table(players)
        other.visit(0, 6, place)
        assert other.die_of(0, 1)[1] == FOREST


# -- values and states


@pytest.mark.rule("B-SUMMER-29")
def test_a_reinforced_value_stays_in_later_turns_and_rounds() -> None:
    table = Table()
    table.amulets(0, 2)
    table.die(0, 1, 3, "unlocked")
    table.hand(1, "kappa-2")
    table.turn(0)
    table.play("use 1", "amulet 2", "place stairs", "skip", "play kappa-2 > 1")
    assert table.die_of(0, 1) == (5, FOREST)
    table.season(S_AUTUMN)
    table.play("arrange 1 2 3", "arrange 1 2 3")
    dice = [(value, LOCKED) for value in (5, 2, 1)]
    assert [table.die_of(0, number) for number in (1, 2, 3)] == dice


@pytest.mark.rule("B-SUMMER-41")
def test_a_die_goes_from_locked_to_unlocked_to_the_forest_to_a_hill_and_back() -> None:
    table = Table()
    table.hand(0, "kappa-2")
    table.hill_cards("yomi", "makoto", "nezumi-1")
    seen = [table.die_of(0, 1)]
    for answers in (["play kappa-2 > 1"], ["use 1", "place yomi", "skip"], ["cross 1"]):
        table.turn(0)
        table.play(*answers)
        seen.append(table.die_of(0, 1))
    table.play("cover yomi.a")
    table.season(S_AUTUMN)
    table.play("arrange 1 2 3")
    seen.append(table.die_of(0, 1))
    assert seen == [(3, LOCKED), (3, UNLOCKED), (3, FOREST), (2, ON_HILL), (2, LOCKED)]


@pytest.mark.rule("B-SUMMER-41")
def test_an_unlock_effect_and_a_pilgrim_given_up_unlock_too() -> None:
    table = Table()
    table.building("area-yomi-2", "onsen-4", owner=0)
    table.visit(0, 3, "yomi")
    table.play("building area-yomi-2", "unlock 3")
    assert [table.die_of(0, number)[1] for number in (1, 2, 3)] == [FOREST, LOCKED, UNLOCKED]
    table.turn(0)
    table.play("force 2", "place home-1")
    assert table.die_of(0, 2)[1] == FOREST


@pytest.mark.rule("B-SUMMER-41")
def test_winter_locks_dice_of_every_state() -> None:
    table = Table()
    table.die(0, 1, 2, "unlocked")
    table.die(0, 2, 2, "home-1")
    table.die(0, 3, 2, "hill:forges")
    table.season(S_AUTUMN)
    assert [table.die_of(0, number) for number in (1, 2, 3)] == [(2, LOCKED)] * 3


@pytest.mark.rule("B-SUMMER-41")
def test_a_locked_die_is_neither_used_nor_placed_nor_brought_across() -> None:
    table = Table()
    table.pilgrims(0, 0)
    table.hand(0, "kappa-2")
    table.turn(0)
    assert offered(table, "use", "force", "cross") == []
    table.die(0, 1, 3, "unlocked")
    table.turn(0)
    assert offered(table, "use", "force", "cross") == ["use 1"]
