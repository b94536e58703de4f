"""Tributes: lines, payment, points and what follows (H-TRIB)."""

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def kinds_after(table: Table, *texts: str) -> list[str]:
    """The kinds of the facts that follow from these answers."""
    before = len(table.facts)
    table.play(*texts)
    return [fact.kind for fact in table.facts[before:]]


@pytest.mark.rule("H-TRIB-1")
@pytest.mark.parametrize(
    ("season", "lines"),
    [
        ("haru", ["haru_1.1", "haru_1.2", "haru_2.1", "haru_2.2"]),
        ("natsu", ["natsu_1.1", "natsu_1.2", "natsu_2.1", "natsu_2.2"]),
        ("aki", ["aki_1.1", "aki_1.2", "aki_2.1", "aki_2.2"]),
        ("fuyu", ["fuyu_1.1", "fuyu_1.2", "fuyu_2.1", "fuyu_2.2"]),
    ],
)
def test_a_season_shows_two_cards_of_two_lines(season: str, lines: list[str]) -> None:
    table = Table(season=season)
    table.give(0, berry=4, amber=4, sapphire=4, akku=4)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert table.asked == (0, "pay_tribute")
    assert table.actions == [*(f"tribute {line}" for line in lines), "decline"]


@pytest.mark.rule("H-TRIB-1")
def test_every_line_asks_for_one_kind_of_resource() -> None:
    table = Table()
    cards: dict[int, int] = {}
    for line in table.tables.lines:
        cards[line.card] = cards.get(line.card, 0) + 1
        assert 0 <= line.resource < 4
        assert line.amount > 0
    assert list(cards.values()) == [2] * 24


@pytest.mark.rule("H-TRIB-2")
def test_a_line_is_paid_in_full() -> None:
    table = Table()
    table.give(0, berry=4)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.1")  # 3 berries
    assert table.basket(0) == {"berry": 1}


@pytest.mark.rule("H-TRIB-2")
def test_a_line_that_cannot_be_paid_in_full_is_not_offered() -> None:
    table = Table()
    table.give(0, berry=2)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert table.actions == ["tribute haru_2.1", "decline"]  # 2 berries
    assert table.refuses("tribute haru_1.1") == ("cannot_pay", ("H-TRIB-2",))  # 3 berries
    reason = table.game.why_not("tribute haru_1.1")
    assert reason is not None
    assert reason.data == {"need": "bundle:berry=3", "have": 2}


@pytest.mark.rule("H-TRIB-2")
def test_only_open_lines_of_the_season_in_play_can_be_paid() -> None:
    table = Table(season="natsu")
    table.close("natsu_1.2")
    table.give(0, berry=9, amber=9)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert table.actions == ["tribute natsu_1.1", "tribute natsu_2.2", "decline"]
    assert table.refuses("tribute natsu_1.2") == ("line_closed", ("H-TRIB-2",))
    assert table.refuses("tribute haru_1.1") == ("line_not_in_season", ("H-TRIB-2",))
    assert table.refuses("tribute aki_2.2") == ("line_not_in_season", ("H-TRIB-2",))
    # A card of the season that is not face up is no better.
    assert table.refuses("tribute natsu_5.1") == ("line_not_in_season", ("H-TRIB-2",))


@pytest.mark.rule("H-TRIB-2")
def test_a_tribute_may_be_declined() -> None:
    table = Table()
    table.give(0, berry=3)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("decline")
    assert table.basket(0) == {"berry": 3}
    assert table.state.scores[0] == 0
    assert table.at(f"{TRIBUTE}.1") == "0z"


@pytest.mark.rule("H-TRIB-2")
def test_who_can_pay_no_line_is_not_asked() -> None:
    table = Table()
    table.give(0, berry=1)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert table.asked[1] == "turn"
    assert table.at(f"{TRIBUTE}.1") == "0z"


@pytest.mark.rule("H-TRIB-3")
def test_one_essence_pays_one_line() -> None:
    table = Table()
    table.give(0, berry=9, amber=9)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_2.1")
    assert table.asked[1] == "turn"
    assert table.state.scores[0] == 2


@pytest.mark.rule("H-TRIB-3")
def test_several_essences_of_a_player_pay_several_lines() -> None:
    table = Table()
    table.give(0, berry=5)
    table.put(0, f"{TRIBUTE}.1")
    table.put(0, f"{TRIBUTE}.3")
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_2.1")
    assert table.asked == (0, "pay_tribute")
    assert table.actions == ["tribute haru_1.1", "tribute haru_2.2", "decline"]
    table.play("tribute haru_1.1")
    assert table.state.scores[0] == 5
    assert table.on(TRIBUTE) == ["-", "-", "-"]


@pytest.mark.rule("H-TRIB-4")
def test_what_was_paid_lies_on_the_closed_line_until_the_season_ends() -> None:
    table = Table()
    table.close("haru_1.1", by=1)  # 3 berries lie there
    table.close("haru_2.2")  # waived: nothing lies there
    table.give(0, berry=2, amber=1)
    assert (table.supply("berry"), table.supply("amber")) == (25, 24)
    table.put(0, f"{TRIBUTE}.1")
    table.put(0, f"{TRIBUTE}.2")
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_2.1")
    # Neither in the basket nor in the supply; the line is not offered again.
    assert table.basket(0) == {"amber": 1}
    assert (table.supply("berry"), table.supply("amber")) == (25, 24)
    assert table.refuses("tribute haru_2.1") == ("line_closed", ("H-TRIB-2",))
    table.play("tribute haru_1.2")
    assert table.told("season_changed")
    assert (table.supply("berry"), table.supply("amber")) == (30, 25)


@pytest.mark.rule("H-TRIB-4")
def test_akkus_on_the_lines_of_a_finished_season_return_to_the_lair() -> None:
    table = Table(season="aki")
    table.wrath_level(2)
    table.close("aki_1.1", "aki_1.2", by=1)
    table.give(0, berry=3, akku=1)  # the wrath takes a berry
    table.put(0, f"{TRIBUTE}.1")
    table.put(0, f"{TRIBUTE}.2")
    table.resolve_only(TRIBUTE)
    table.play("tribute aki_2.1")
    assert table.supply("akku") == 5
    table.play("tribute aki_2.2")
    assert table.supply("akku") == 6
    assert table.supply("sapphire") == 10


@pytest.mark.rule("H-TRIB-5")
@pytest.mark.parametrize(
    ("season", "line", "goods", "points"),
    [
        ("haru", "haru_1.1", {"berry": 3}, 3),
        ("haru", "haru_1.2", {"amber": 1}, 2),
        ("natsu", "natsu_1.1", {"amber": 2}, 4),
        ("natsu", "natsu_2.1", {"sapphire": 1}, 4),
        ("aki", "aki_2.1", {"akku": 1}, 6),
        ("fuyu", "fuyu_3.1", {"sapphire": 2}, 8),
    ],
)
def test_points_are_quantity_times_value(
    season: str, line: str, goods: dict[str, int], points: int
) -> None:
    table = Table(season=season)
    if season == "fuyu":
        table.state.tributes[6] = table.tables.tribute_ids.index("fuyu_3")
    table.wrath_level(2)
    table.give(0, **goods)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2")
    table.give(1, berry=9, akku=1)
    table.resolve_only(TRIBUTE)
    table.play(f"tribute {line}")
    assert table.asked == (1, "pay_tribute")  # scored at once, before the next one pays
    assert table.state.scores == [points, 0]


@pytest.mark.rule("H-TRIB-6")
def test_an_essence_that_paid_returns_active_to_the_reserve() -> None:
    table = Table()
    table.give(0, berry=3)
    essence = table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.1")
    assert table.at(f"{TRIBUTE}.1") == "-"
    assert (table.reserve(0), table.on_board(0)) == (2, 1)
    assert table.state.standing[essence] == 1


@pytest.mark.rule("H-TRIB-6")
def test_an_essence_that_paid_with_an_akku_goes_asleep_to_the_player_board() -> None:
    table = Table(season="aki")
    table.give(0, akku=1)
    essence = table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute aki_2.1")
    assert table.at(f"{TRIBUTE}.1") == "-"
    assert (table.reserve(0), table.on_board(0)) == (1, 2)
    assert table.state.standing[essence] == 0


@pytest.mark.rule("H-TRIB-7")
def test_what_follows_a_tribute_comes_in_a_fixed_order() -> None:
    table = Table(season="aki")
    table.close("aki_1.1", "aki_1.2", "aki_2.2")
    table.give(1, akku=5)
    table.give(0, akku=1)
    table.state.akku_waits = True
    table.set_score(0, 4)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2")
    table.next_ice_cards("ice_1", "ice_5")
    table.next_akku_cards("akku_4")
    table.resolve_only(TRIBUTE)
    assert kinds_after(table, "tribute aki_2.1") == [
        "tribute_paid",
        "essence_retired",
        "scored",
        "wrath_unleashed",  # of space 5
        "ice_card_revealed",
        "ice_placed",
        "ice_placed",
        "wrath_unleashed",  # of space 10
        "ice_card_revealed",
        "ice_thawed",
        "ice_placed",
        "ice_placed",
        "season_changed",
        "akku_card_revealed",  # which waited for the akku of the season's line
        "akku_placed",
        "essence_lay_down",  # the next essence
    ]


@pytest.mark.rule("H-TRIB-7")
def test_the_ice_of_its_own_wrath_no_longer_finds_the_essence_that_paid() -> None:
    table = Table()
    table.lay("N", TRIBUTE)
    table.give(0, amber=1)
    table.set_score(0, 4)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2")
    table.put(1, f"{TRIBUTE}.3")
    table.next_ice_cards("ice_1")  # N and E
    table.give(1, berry=2)
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.2")
    # It had left, so its space took up the push and nobody was ejected.
    assert table.told("essence_ejected") == []
    assert table.on(TRIBUTE) == ["1z", "1!", "ice"]
    assert table.asked == (1, "pay_tribute")


@pytest.mark.rule("H-TRIB-7")
def test_all_that_a_tribute_brings_is_done_before_the_next_essence_is_taken() -> None:
    table = Table(season="aki")
    table.lay("N", TRIBUTE)
    table.close("aki_1.1", "aki_1.2", "aki_2.2")
    table.give(1, akku=5)
    table.give(0, akku=1, berry=3)
    table.state.akku_waits = True
    table.set_score(0, 4)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2")
    table.put(0, f"{TRIBUTE}.3")
    table.next_ice_cards("ice_1", "ice_5")  # the North, twice
    table.next_akku_cards("akku_2")  # the North
    table.resolve_only(TRIBUTE)
    table.play("tribute aki_2.1")
    # Two wraths: the ice pushed both up. The new season's akku then pushed the first one off.
    assert table.on(TRIBUTE) == ["0z", "akku", "ice"]
    assert table.reserve(1) == 2
    assert table.asked == (0, "pay_tribute")  # seat 1, able to pay an akku line, is passed over
    table.play("tribute fuyu_2.2")
    assert table.state.scores == [13, 0]


@pytest.mark.rule("H-TRIB-7")
def test_25_points_come_before_the_last_line_of_fuyu_and_before_any_wrath() -> None:
    table = Table(season="fuyu")
    table.close("fuyu_1.2", "fuyu_2.1", "fuyu_2.2")
    table.give(0, akku=1)
    table.set_score(0, 19)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert kinds_after(table, "tribute fuyu_1.1") == [
        "tribute_paid",
        "essence_retired",
        "scored",
        "game_ended",
    ]
    assert table.told("game_ended") == [{"ending": "ending:vp_reached"}]


@pytest.mark.rule("H-TRIB-7")
def test_the_last_line_of_fuyu_ends_the_game_before_any_wrath() -> None:
    table = Table(season="fuyu")
    table.close("fuyu_1.2", "fuyu_2.1", "fuyu_2.2")
    table.give(0, akku=1)
    table.set_score(0, 4)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert kinds_after(table, "tribute fuyu_1.1") == [
        "tribute_paid",
        "essence_retired",
        "scored",
        "game_ended",
    ]
    assert table.told("game_ended") == [{"ending": "ending:seasons_completed"}]
