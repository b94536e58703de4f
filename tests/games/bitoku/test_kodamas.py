"""Kodamas and Lake Treasures (B-KODAMA)."""

import pytest

from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.seasons.year import S_SNAPSHOT
from mori.games.bitoku.table.codes import REGIONS
from mori.games.bitoku.table.pieces import Effect
from tests.effects import effect
from tests.games.bitoku.table import Table

FORWARD_1 = "kodama_forward(n=1,scope=any)"
FORWARD_2 = "kodama_forward(n=2,scope=any)"
BACK_1 = "kodama_back(n=1,scope=any)"
BACK_2 = "kodama_back(n=2,scope=any)"
L = 7


def spaces(table: Table, seat: int) -> list[int]:
    """A seat's Kodamas: Yomi, Stairs, Home, Glade, Forges."""
    return [table.kodama_of(seat, region) for region in REGIONS]


# -- tracks


@pytest.mark.rule("B-KODAMA-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_kodama_on_each_of_the_five_tracks(players: int) -> None:
    for seat in range(players):
        table = Table(players)
        table.perform(seat, FORWARD_1)
        assert table.actions == [*(f"advance {region}" for region in REGIONS), "skip"]
        for number, region in enumerate(REGIONS):
            table.perform(seat, FORWARD_1)
            table.play(f"advance {region}")
            assert spaces(table, seat) == [2] * (number + 1) + [1] * (4 - number)
        assert sum(table.state.kodama) == 5 * players + 5


@pytest.mark.rule("B-KODAMA-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("region", REGIONS)
def test_a_track_has_the_spaces_one_to_seven(players: int, region: str) -> None:
    table = Table(players)
    for space in range(2, L + 1):
        table.perform(0, FORWARD_1)
        table.play(f"advance {region}")
        assert table.kodama_of(0, region) == space
    table.perform(0, FORWARD_1)
    assert f"advance {region}" not in table.actions


@pytest.mark.rule("B-KODAMA-2")
@pytest.mark.parametrize("space", range(2, L))
def test_a_space_before_the_last_may_be_shared(space: int) -> None:
    table = Table(3)
    table.kodama(0, "yomi", space - 1)
    table.kodama(1, "yomi", space)
    table.kodama(2, "yomi", space)
    table.perform(0, FORWARD_1)
    table.play("advance yomi")
    assert [table.kodama_of(seat, "yomi") for seat in range(3)] == [space] * 3


@pytest.mark.rule("B-KODAMA-2", "B-KODAMA-6")
def test_the_last_space_holds_one_kodama() -> None:
    table = Table()
    table.kodama(0, "yomi", L - 1)
    table.kodama(1, "yomi", L)
    table.perform(0, FORWARD_1)
    assert "advance yomi" not in table.actions
    assert table.why_not("advance yomi") == ("kodama_stuck", ("B-KODAMA-6",))
    table.kodama(0, "stairs", L - 1)  # the last space of another track is free
    table.perform(0, FORWARD_1)
    table.play("advance stairs")
    assert table.kodama_of(0, "stairs") == L


# -- forward


@pytest.mark.rule("B-KODAMA-3", "B-EX-21")
@pytest.mark.parametrize(
    ("answers", "result"),
    [
        (["advance home", "advance home"], [1, 1, 3, 1, 1]),
        (["advance yomi", "advance forges"], [2, 1, 1, 1, 2]),
        (["advance glade", "skip"], [1, 1, 1, 2, 1]),
        (["skip"], [1, 1, 1, 1, 1]),
    ],
)
def test_forward_two_is_distributed_freely_over_own_kodamas(
    answers: list[str], result: list[int]
) -> None:
    table = Table()
    table.perform(0, FORWARD_2)
    table.play(*answers)
    assert table.asked == (0, "turn")  # two steps and no more
    assert spaces(table, 0) == result
    assert spaces(table, 1) == [1, 1, 1, 1, 1]


# -- back


@pytest.mark.rule("B-KODAMA-4", "B-EX-21")
@pytest.mark.parametrize(
    ("answers", "one", "two"),
    [
        (["back 1 yomi", "back 1 yomi"], [3, 5, 5, 5, 5], [5, 5, 5, 5, 5]),
        (["back 1 yomi", "back 1 forges"], [4, 5, 5, 5, 4], [5, 5, 5, 5, 5]),
        (["back 1 home", "back 2 home"], [5, 5, 4, 5, 5], [5, 5, 4, 5, 5]),
        (["back 1 glade", "back 2 stairs"], [5, 5, 5, 4, 5], [5, 4, 5, 5, 5]),
        (["back 2 glade", "skip"], [5, 5, 5, 5, 5], [5, 5, 5, 4, 5]),
        (["skip"], [5, 5, 5, 5, 5], [5, 5, 5, 5, 5]),
    ],
)
def test_back_two_is_distributed_freely_over_the_kodamas_of_rivals(
    answers: list[str], one: list[int], two: list[int]
) -> None:
    table = Table(3)
    table.state.kodama = [5] * 15
    table.perform(0, BACK_2)
    table.play(*answers)
    assert table.asked == (0, "turn")
    assert (spaces(table, 0), spaces(table, 1), spaces(table, 2)) == ([5] * 5, one, two)


# -- the green arrow


@pytest.mark.rule("B-KODAMA-5", "B-FOREST-3")
@pytest.mark.parametrize("region", ["yomi", "stairs", "glade", "forges"])
def test_the_first_row_moves_the_kodama_of_its_region(region: str) -> None:
    table = Table()
    table.die(0, 1, 1, "unlocked")
    table.turn(0)
    table.play("use 1", f"place {region}", "row 1")
    assert table.asked == (1, "turn")
    assert spaces(table, 0) == [2 if name == region else 1 for name in REGIONS]


@pytest.mark.rule("B-KODAMA-5")
@pytest.mark.parametrize(("region", "site"), [("yomi", "area-yomi-2"), ("forges", "area-forges-3")])
def test_a_building_with_a_green_arrow_acts_in_the_region_it_stands_in(
    region: str, site: str
) -> None:
    table = Table()
    table.building(site, "onsen-2", owner=0)
    table.die(0, 1, 1, "unlocked")
    table.turn(0)
    table.play("use 1", f"place {region}", f"building {site}", "skip")
    assert spaces(table, 0) == [2 if name == region else 1 for name in REGIONS]


@pytest.mark.rule("B-KODAMA-5")
def test_a_copied_action_with_a_green_arrow_acts_in_the_region_of_the_copied_die() -> None:
    table = Table()
    table.die(1, 1, 1, "glade")
    table.die(0, 1, 2, "unlocked")
    table.turn(0)
    table.play("use 1", "place home-6", "copy 1 1", "row 1")
    assert spaces(table, 0) == [1, 1, 1, 2, 1]


@pytest.mark.rule("B-KODAMA-5")
@pytest.mark.parametrize("region", REGIONS)
def test_the_green_arrow_binds_steps_back_to_each_region(region: str) -> None:
    table = Table()
    table.state.kodama = [5] * 10
    kind = EFFECT_KINDS["kodama_back"]
    back = Effect(-1, kind, 1, -1, 0, True, 0, False, [], effect(kind.name), "yokai:kappa-1")
    table.perform(0, back, table.region(region))
    for other in REGIONS:
        if other != region:
            assert table.why_not(f"back 1 {other}") == ("wrong_region", ("B-KODAMA-5",))


@pytest.mark.rule("B-KODAMA-5")
def test_the_green_arrow_also_binds_steps_back() -> None:
    table = Table()
    table.state.kodama = [5] * 10
    kind = EFFECT_KINDS["kodama_back"]
    back = Effect(-1, kind, 2, -1, 0, True, 0, False, [], effect(kind.name), "yokai:kappa-1")
    table.perform(0, back, table.region("glade"))
    assert table.actions == ["back 1 glade", "skip"]
    assert table.why_not("back 1 home") == ("wrong_region", ("B-KODAMA-5",))
    table.play("back 1 glade", "back 1 glade")
    assert spaces(table, 1) == [5, 5, 5, 3, 5]


# -- the ends of a track


@pytest.mark.rule("B-KODAMA-6")
def test_a_kodama_on_the_last_space_cannot_go_further() -> None:
    table = Table()
    table.kodama(0, "home", L)
    table.perform(0, FORWARD_1)
    assert table.actions == [*(f"advance {r}" for r in REGIONS if r != "home"), "skip"]
    assert table.why_not("advance home") == ("kodama_stuck", ("B-KODAMA-6",))


@pytest.mark.rule("B-KODAMA-6")
def test_a_second_step_onto_an_occupied_last_space_can_only_be_made_elsewhere() -> None:
    table = Table()
    table.kodama(0, "forges", L - 2)
    table.kodama(1, "forges", L)
    table.perform(0, FORWARD_2)
    table.play("advance forges")
    assert table.kodama_of(0, "forges") == L - 1
    assert table.actions == [*(f"advance {r}" for r in REGIONS if r != "forges"), "skip"]
    assert table.why_not("advance forges") == ("kodama_stuck", ("B-KODAMA-6",))
    table.play("advance yomi")
    assert (table.kodama_of(0, "yomi"), table.asked) == (2, (0, "turn"))


@pytest.mark.rule("B-KODAMA-6")
def test_with_every_kodama_stuck_a_step_forward_is_lost() -> None:
    table = Table()
    table.state.kodama = [L - 1] * 5 + [L] * 5
    table.perform(0, FORWARD_2)
    assert table.asked == (0, "turn")
    assert spaces(table, 0) == [L - 1] * 5


@pytest.mark.rule("B-KODAMA-7")
def test_a_kodama_on_space_one_cannot_be_moved_back() -> None:
    table = Table()
    table.kodama(1, "yomi", 2)
    table.perform(0, BACK_2)
    assert table.actions == ["back 1 yomi", "skip"]
    assert table.why_not("back 1 home") == ("kodama_stuck", ("B-KODAMA-7",))
    table.play("back 1 yomi")
    assert table.asked == (0, "turn")  # the second step is lost
    assert spaces(table, 1) == [1] * 5


@pytest.mark.rule("B-KODAMA-8", "B-EX-32")
def test_a_kodama_pushed_back_from_the_last_space_frees_it() -> None:
    table = Table()
    table.kodama(0, "yomi", L - 1)
    table.kodama(1, "yomi", L)
    tile = table.tables.mitamas[table.tile("mitama", "shinigami-kodama")]
    table.resolve(0, tile.effects)
    table.play("part 2", "back 1 yomi", "advance yomi")
    assert (table.kodama_of(0, "yomi"), table.kodama_of(1, "yomi")) == (L, L - 1)


@pytest.mark.rule("B-EX-32")
def test_forward_first_the_step_onto_the_rivals_last_space_is_lost() -> None:
    table = Table()
    table.state.kodama = [L - 1] + [L] * 4 + [L] + [1] * 4
    tile = table.tables.mitamas[table.tile("mitama", "shinigami-kodama")]
    table.resolve(0, tile.effects)
    assert "advance yomi" not in table.actions
    table.play("back 1 yomi")
    assert table.kodama_of(1, "yomi") == L - 1


# -- whose Kodamas


@pytest.mark.rule("B-KODAMA-9")
def test_own_kodamas_are_never_moved_back() -> None:
    table = Table()
    table.state.kodama = [5] * 10
    table.perform(0, BACK_1)
    assert table.actions == [*(f"back 1 {region}" for region in REGIONS), "skip"]
    for region in REGIONS:
        assert table.why_not(f"back 0 {region}") == ("own_kodama", ("B-KODAMA-9",))


@pytest.mark.rule("B-KODAMA-9")
def test_a_step_forward_never_moves_another_players_kodama() -> None:
    table = Table(3)
    table.perform(1, FORWARD_2)
    table.play("advance yomi", "advance stairs")
    assert spaces(table, 1) == [2, 2, 1, 1, 1]
    assert spaces(table, 0) == spaces(table, 2) == [1] * 5


# -- neutral Kodamas


@pytest.mark.rule("B-KODAMA-10")
def test_a_neutral_kodama_cannot_be_moved_back_and_stops_nobody() -> None:
    table = Table()
    table.kodama(0, "yomi", 3)
    table.perform(0, BACK_2)
    assert table.asked == (0, "turn")  # only the neutral Kodamas are beyond space 1
    table.perform(0, FORWARD_2)
    table.play("advance yomi", "advance yomi")
    assert table.kodama_of(0, "yomi") == 5


def prizes_won(table: Table, region: str) -> dict[str, int]:
    """What the seats win for the Lake Treasure 6 / 3 / 1 of a region at the end."""
    number = table.region(region)
    order = [other for other in range(5) if other != 2]
    order.insert(number, 2)
    table.state.treasures = order
    table.season(S_SNAPSHOT)
    return {
        str(fact["seat"]): int(str(fact["points"]))
        for fact in table.told("treasure_shared")
        if fact["region"] == f"region:{region}"
    }


@pytest.mark.rule("B-KODAMA-10")
@pytest.mark.parametrize(
    ("one", "two", "won"),
    [
        (4, 4, {"seat:0": 3, "seat:1": 3}),  # ten shared by three
        (5, 2, {"seat:0": 6, "seat:1": 1}),  # the neutral one is second
        (3, 2, {"seat:0": 3, "seat:1": 1}),  # the neutral one is first
        (4, 2, {"seat:0": 4, "seat:1": 1}),  # nine shared by two
        (6, 5, {"seat:0": 6, "seat:1": 3}),
    ],
)
def test_a_neutral_kodama_competes_for_the_treasure_on_space_four(
    one: int, two: int, won: dict[str, int]
) -> None:
    table = Table()
    table.kodama(0, "home", one)
    table.kodama(1, "home", two)
    assert prizes_won(table, "home") == won


@pytest.mark.rule("B-KODAMA-10")
def test_with_three_players_there_is_no_neutral_kodama() -> None:
    table = Table(3)
    for seat, space in enumerate((3, 2, 1)):
        table.kodama(seat, "home", space)
    assert prizes_won(table, "home") == {"seat:0": 6, "seat:1": 3, "seat:2": 1}


def test_before_a_kodama_is_pushed_back_it_is_told_what_that_makes_of_the_treasure() -> None:
    table = Table(3)
    for seat, space in enumerate((3, 3, 1)):
        table.kodama(seat, "home", space)
    table.perform(0, BACK_1)
    known = table.game.seat_view(0)
    assert known.decision is not None
    push = next(action for action in known.decision.actions if action.kind == "push_back")
    told = {note.kind: note.args for note in known.about(push).notes}
    assert told == {  # six and three, shared; then each their own
        "treasure_of": {"owner": "seat:1", "now": 4, "then": 3},
        "treasure": {"now": 4, "then": 6},
    }
