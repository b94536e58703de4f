"""Crossing the river: Hills and favours (B-RIVER)."""

import pytest

from mori.games.bitoku.seasons.year import S_AUTUMN
from mori.games.bitoku.table.state import NONE, ON_HILL
from tests.games.bitoku.table import Table

HILL_CARDS = {
    "yomi": ("makoto", "kappa-1"),
    "stairs": ("chuugi", "kappa-2"),
    "glade": ("yu", "kappa-3"),
    "forges": ("jin", "kappa-4"),
}
LEFT = [f"{hill}.{letter}" for hill in ("yomi", "stairs") for letter in "abc"]
RIGHT = [f"{hill}.{letter}" for hill in ("glade", "forges") for letter in "abc"]
VISION, ROCK, PILGRIM, KODAMA = ("part 1", "part 2", "part 3", "part 4")


def at_the_river(players: int = 2, region: str = "yomi", value: int = 4) -> Table:
    """Seat 0's die 1 stands in a region; every Hill has both cards."""
    table = Table(players)
    for hill, (bitoku, yokai) in HILL_CARDS.items():
        table.hill_cards(hill, bitoku, yokai)
    table.die(0, 1, value, region)
    return table


def crossed(players: int = 2, region: str = "yomi", value: int = 4) -> Table:
    table = at_the_river(players, region, value)
    table.turn(0)
    table.play("cross 1")
    return table


def claims(table: Table) -> list[str]:
    """The favours that can be claimed now."""
    return [text.removeprefix("favour ") for text in table.actions if text.startswith("favour ")]


def covers(table: Table) -> list[str]:
    return [text.removeprefix("cover ") for text in table.actions if text.startswith("cover ")]


def small_favour(table: Table, region: str = "yomi") -> Table:
    table.turn(0)
    table.play("cross 1", f"favour {region}.c")
    return table


# -- which favour


@pytest.mark.rule("B-RIVER-1")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_the_value_of_the_die_does_not_limit_the_favour(value: int) -> None:
    table = crossed(value=value)
    assert table.asked == (0, "claim_favour")  # no question which space of the Hill area
    assert claims(table) == LEFT


@pytest.mark.rule("B-RIVER-1")
@pytest.mark.parametrize("place", ["hill:yomi", "hill:stairs"])
def test_the_space_left_on_the_hill_does_not_limit_the_favour(place: str) -> None:
    table = at_the_river()
    table.die(1, 1, 1, place)
    table.turn(0)
    table.play("cross 1")
    assert claims(table) == LEFT


@pytest.mark.rule("B-RIVER-2")
@pytest.mark.parametrize(("region", "letter"), [(r, x) for r in HILL_CARDS for x in "abc"])
def test_a_claimed_favour_is_covered_for_the_rest_of_the_round(region: str, letter: str) -> None:
    table = at_the_river(4, region)
    table.die(1, 1, 4, region)
    table.turn(0)
    table.play("cross 1", f"favour {region}.{letter}")
    if letter == "c":
        table.play("skip")
    table.play("cross 1")
    assert table.asked == (1, "claim_favour")
    left = [f"{region}.{other}" for other in "abc" if other != letter]
    assert claims(table) == left
    assert covers(table) == left
    for verb in ("favour", "cover"):
        refusal = table.why_not(f"{verb} {region}.{letter}")
        assert refusal == ("favour_covered", ("B-RIVER-2",))


@pytest.mark.rule("B-RIVER-2")
def test_a_favour_of_another_hill_is_not_covered_with_it() -> None:
    table = at_the_river()
    table.die(1, 1, 4, "stairs")
    table.turn(0)
    table.play("cross 1", "favour yomi.a", "cross 1")
    assert claims(table) == [name for name in LEFT if name != "yomi.a"]


@pytest.mark.rule("B-RIVER-3", "B-EX-10")
@pytest.mark.parametrize(
    ("region", "reached", "out_of_reach"),
    [
        ("yomi", LEFT, RIGHT),
        ("stairs", LEFT, RIGHT),
        ("glade", RIGHT, LEFT),
        ("forges", RIGHT, LEFT),
    ],
)
def test_two_players_choose_among_both_hills_of_the_side(
    region: str, reached: list[str], out_of_reach: list[str]
) -> None:
    table = crossed(2, region)
    assert claims(table) == covers(table) == reached
    for name in out_of_reach:
        for verb in ("favour", "cover"):
            refusal = table.why_not(f"{verb} {name}")
            assert refusal == ("favour_out_of_reach", ("B-RIVER-3",))


@pytest.mark.rule("B-RIVER-3")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("region", list(HILL_CARDS))
def test_three_and_four_players_reach_only_the_hill_of_the_region(
    players: int, region: str
) -> None:
    table = crossed(players, region)
    assert claims(table) == covers(table) == [f"{region}.{letter}" for letter in "abc"]


@pytest.mark.rule("B-RIVER-3")
def test_a_crossing_claims_one_favour_only() -> None:
    table = crossed()
    table.play("favour stairs.a")
    assert table.asked == (1, "turn")
    assert table.told("favour_claimed") == [
        {"seat": "seat:0", "hill": "region:stairs", "favour": "favour:a"}
    ]
    assert table.state.covered == 1 << 3


# -- favours A and B


@pytest.mark.rule("B-RIVER-4", "B-EX-7")
def test_favour_a_adds_the_hills_bitoku_card_to_the_own_path() -> None:
    table = at_the_river(4)
    table.bitoku_path(0, "gi", "rei", completed=1)
    table.turn(0)
    table.play("cross 1", "favour yomi.a")
    assert table.die_of(0, 1) == (3, ON_HILL)
    cards = [table.tables.bitoku[card].id for card in table.state.bitoku_path[0]]
    assert cards == ["gi", "rei", "makoto"]
    assert table.state.bitoku_done[0] == 1
    assert table.state.hill_bitoku == [NONE, *(table.bitoku(c) for c in ("chuugi", "yu", "jin"))]
    assert table.score(0) == 0


@pytest.mark.rule("B-RIVER-5", "B-EX-8")
def test_favour_b_takes_the_hills_yokai_card_into_the_hand() -> None:
    table = at_the_river(4, value=6)
    table.hand(0, "start-kitsune")
    table.turn(0)
    table.play("cross 1", "favour yomi.b")
    assert table.die_of(0, 1) == (3, ON_HILL)
    assert table.hand_of(0) == ["start-kitsune", "kappa-1"]
    assert table.state.hill_yokai[0] == NONE
    assert table.state.hill_bitoku[0] == table.bitoku("makoto")


@pytest.mark.rule("B-RIVER-5")
def test_a_yokai_card_from_the_hill_is_played_from_the_next_turn_on() -> None:
    table = crossed()
    table.die(0, 2, 4, "stairs")
    table.play("favour yomi.b")
    assert table.asked == (1, "turn")  # not in the turn that brought it
    table.play("force 1", "place glade", "skip")
    assert table.asked == (0, "turn")
    assert "play kappa-1 > 1" in table.actions


# -- favour C


@pytest.mark.rule("B-RIVER-6")
def test_favour_c_offers_vision_rock_pilgrim_and_kodama() -> None:
    table = at_the_river()
    table.garden("rock-ara")
    table.rocks(0, "rock-kappa")
    small_favour(table)
    assert table.actions == [VISION, ROCK, PILGRIM, KODAMA, "skip"]


@pytest.mark.rule("B-RIVER-6")
@pytest.mark.parametrize(
    ("part", "answers"),
    [
        (VISION, ["keep vision-01"]),
        (ROCK, ["rock rock-ara"]),
        (PILGRIM, ["pilgrim rock-pilgrim-1"]),
        (KODAMA, ["advance home"]),
    ],
)
def test_each_of_the_four_can_be_carried_out_once_with_favour_c(
    part: str, answers: list[str]
) -> None:
    table = at_the_river()
    table.garden("rock-ara", "rock-nigi")
    table.rocks(0, "rock-kappa")
    table.vision_deck("vision-01", "vision-02", "vision-03")
    small_favour(table)
    table.play(part, *answers)
    assert table.asked == (0, "choose_option")
    assert part not in table.actions
    assert table.why_not(part) == ("already_done", ("B-RIVER-6",))
    done = {
        VISION: table.state.visions[0] == [table.vision("vision-01")],
        ROCK: table.state.rock_path[1] == table.rock("rock-ara"),
        PILGRIM: table.state.rock_pilgrims[0] == 1,
        KODAMA: table.kodama_of(0, "home") == 2,
    }
    assert [name for name, is_done in done.items() if is_done] == [part]


@pytest.mark.rule("B-RIVER-6", "B-EX-9")
def test_favour_c_ends_after_two_different_rewards() -> None:
    table = at_the_river()
    table.garden("rock-ara", "rock-nigi")
    small_favour(table)
    table.play(ROCK, "rock rock-nigi", KODAMA, "advance forges")
    assert table.asked == (1, "turn")
    assert table.state.rock_path[0] == table.rock("rock-nigi")
    assert table.kodama_of(0, "forges") == 2


@pytest.mark.rule("B-RIVER-6")
def test_favour_c_may_be_used_for_one_reward_only() -> None:
    table = at_the_river()
    small_favour(table)
    table.play(KODAMA, "advance home", "skip")
    assert table.asked == (1, "turn")
    assert table.state.kodama.count(2) == 1
    assert table.state.covered == 1 << 2


@pytest.mark.rule("B-RIVER-6")
def test_the_kodama_of_favour_c_moves_one_space_in_any_region() -> None:
    table = at_the_river()
    small_favour(table)
    table.play(KODAMA)
    regions = ("yomi", "stairs", "home", "glade", "forges")
    assert table.actions == [*(f"advance {region}" for region in regions), "skip"]
    table.play("advance glade")
    assert table.asked == (0, "choose_option")
    assert table.kodama_of(0, "glade") == 2


@pytest.mark.rule("B-RIVER-6")
def test_the_second_reward_is_chosen_after_the_first_is_finished() -> None:
    table = at_the_river()
    table.garden("rock-ara")
    small_favour(table)
    assert table.why_not(PILGRIM) == ("nothing_possible", ("B-EFFECT-5", "B-EFFECT-21"))
    table.play(ROCK, "rock rock-ara", PILGRIM, "pilgrim rock-pilgrim-1")
    assert table.state.rock_pilgrims[0] == 1


# -- declining, nothing left, nothing there


@pytest.mark.rule("B-RIVER-7")
@pytest.mark.parametrize("letter", "abc")
def test_the_reward_may_be_declined_but_a_favour_is_covered(letter: str) -> None:
    table = crossed()
    table.play(f"cover stairs.{letter}")
    assert table.asked == (1, "turn")
    assert table.state.covered == 1 << (3 + "abc".index(letter))
    assert not table.state.bitoku_path[0] and not table.hand_of(0)
    assert table.state.hill_bitoku[1] == table.bitoku("chuugi")
    assert table.state.hill_yokai[1] == table.yokai("kappa-2")


@pytest.mark.rule("B-RIVER-7")
def test_covering_a_favour_cannot_be_left_out() -> None:
    table = crossed()
    assert "skip" not in table.actions
    assert table.why_not("skip") == ("must_choose", ("B-RIVER-3", "B-RIVER-7"))


@pytest.mark.rule("B-RIVER-7")
def test_a_declined_card_stays_on_the_hill_until_winter() -> None:
    table = at_the_river()
    table.die(1, 1, 4, "stairs")
    table.turn(0)
    table.play("cross 1", "cover yomi.a", "cross 1")
    assert table.why_not("favour yomi.a") == ("favour_covered", ("B-RIVER-2",))
    table.play("favour stairs.b")
    table.bitoku_deck("gi", "gi", "gi", "gi")
    table.season(S_AUTUMN)
    assert table.state.hill_bitoku[0] == table.bitoku("makoto")
    table.play("arrange 1 2 3", "arrange 1 2 3")
    assert table.state.hill_bitoku[0] == table.bitoku("gi")
    assert table.bitoku("makoto") in table.state.bitoku_discard


@pytest.mark.rule("B-RIVER-8")
def test_crossing_is_legal_when_every_favour_is_covered() -> None:
    table = at_the_river()
    for name in LEFT:
        table.cover(*name.split("."))
    covered = table.state.covered
    table.turn(0)
    table.play("cross 1")
    assert table.asked == (1, "turn")
    assert table.die_of(0, 1) == (3, ON_HILL)
    assert table.state.covered == covered
    assert table.told("favour_claimed") == table.told("favour_covered") == []
    assert not table.state.bitoku_path[0] and not table.hand_of(0)


@pytest.mark.rule("B-RIVER-9")
@pytest.mark.parametrize(
    ("bitoku", "yokai", "letter"), [(None, "kappa-1", "a"), ("makoto", None, "b")]
)
def test_a_favour_without_its_card_can_only_be_covered(
    bitoku: str | None, yokai: str | None, letter: str
) -> None:
    table = at_the_river()
    table.hill_cards("yomi", bitoku, yokai)
    table.turn(0)
    table.play("cross 1")
    assert claims(table) == [name for name in LEFT if name != f"yomi.{letter}"]
    assert table.why_not(f"favour yomi.{letter}") == ("no_card_on_hill", ("B-RIVER-9",))
    table.play(f"cover yomi.{letter}")
    assert table.state.covered == 1 << "abc".index(letter)
    assert not table.state.bitoku_path[0] and not table.hand_of(0)


@pytest.mark.rule("B-RIVER-10")
def test_hills_and_favours_are_refreshed_in_winter_and_not_before() -> None:
    table = at_the_river()
    table.bitoku_deck("gi", "gi", "gi", "gi")
    table.yokai_deck("nezumi-1", "nezumi-2", "nezumi-3", "nezumi-4")
    table.cover("forges", "c")
    table.turn(0)
    table.play("cross 1", "favour yomi.a")
    covered = 1 << 0 | 1 << 11
    table.season(S_AUTUMN)
    assert table.asked == (0, "arrange_dice")  # Winter A
    assert table.state.hill_bitoku[0] == NONE
    assert table.state.covered == covered
    table.play("arrange 1 2 3")
    assert table.asked == (1, "arrange_dice")
    assert (table.state.hill_bitoku[0], table.state.covered) == (NONE, covered)
    table.play("arrange 1 2 3")
    assert table.state.round == 2
    assert table.state.covered == 0
    assert table.state.hill_bitoku == [table.bitoku("gi")] * 4
    new = [table.yokai(f"nezumi-{number}") for number in (1, 2, 3, 4)]
    assert table.state.hill_yokai == new
