"""How the game ends, and who wins (H-END)."""

import pytest

from mori.core.result import Result
from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def outcome(table: Table) -> Result:
    result = table.game.result
    assert result is not None, "the game is not over"
    return result


def waive_the_last_line(table: Table) -> Result:
    """Let seat 0 complete Fuyu by waiving its last line: an end at which nobody scores."""
    table.close("fuyu_1.2", "fuyu_2.1", "fuyu_2.2")
    table.deal(0, "lunar_waive_akku")
    table.turn(0)
    table.play("play lunar_waive_akku")
    return outcome(table)


# -- 25 victory points


@pytest.mark.rule("H-END-1")
def test_25_points_end_the_game_at_once_and_win_it() -> None:
    table = Table(players=3)
    table.set_score(1, 22)
    table.put(1, f"{TRIBUTE}.1")
    table.put(2, f"{TRIBUTE}.2")
    table.put(2, "berry.1")
    table.give(1, berry=3)
    table.give(2, berry=3)
    table.resolve_only(TRIBUTE, "berry")
    table.play("tribute haru_1.1")
    assert outcome(table).ending == "vp_reached"
    assert outcome(table).winners == [1]
    # Nothing after it takes place: no tribute of the next essence, no other tile.
    assert table.at(f"{TRIBUTE}.2") == "2!"
    assert table.basket(2) == {"berry": 3}
    assert table.game.decisions == []


@pytest.mark.rule("H-END-1")
def test_24_points_end_nothing() -> None:
    table = Table()
    table.set_score(0, 21)
    table.put(0, f"{TRIBUTE}.1")
    table.give(0, berry=3)
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.1")
    assert table.state.scores[0] == 24
    assert not table.game.is_over


@pytest.mark.rule("H-END-1")
def test_25_points_by_a_solar_card_end_the_game_before_the_rest_of_the_stack() -> None:
    table = Table()
    table.set_score(1, 24)
    table.put(1, "berry.1", standing=False)
    table.stack((0, "solar_vp_west"), (0, "solar_vp_south"), (0, "solar_vp_east"))
    table.put(0, "lunar.1", standing=False)
    table.set_score(0, 24)
    table.resolve_only("akku_solar")
    assert outcome(table).winners == [0]
    assert table.state.scores == [25, 24]


@pytest.mark.rule("H-END-1")
def test_25_points_end_the_game_in_the_midst_of_a_turn() -> None:
    table = Table()
    table.set_score(0, 23)
    table.put(0, f"{TRIBUTE}.1", standing=False)
    table.give(0, amber=1)
    table.deal(0, "lunar_instant_benefit")
    table.turn(0, then=True)
    table.play("play lunar_instant_benefit")
    assert outcome(table).ending == "vp_reached"
    assert outcome(table).winners == [0]


# -- all seasons


@pytest.mark.rule("H-END-2")
def test_the_last_line_of_fuyu_ends_the_game_and_most_points_win() -> None:
    table = Table(season="fuyu")
    table.close("fuyu_1.1", "fuyu_1.2", "fuyu_2.1")
    table.set_score(0, 6)
    table.set_score(1, 10)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, "berry.1")
    table.give(0, berry=3)
    table.resolve_only(TRIBUTE, "berry")
    table.play("tribute fuyu_2.2")
    assert outcome(table).ending == "seasons_completed"
    assert outcome(table).scores == [9, 10]
    assert outcome(table).winners == [1]  # not the one who closed it
    assert table.at("berry.1") == "1!"  # at once


@pytest.mark.rule("H-END-2")
def test_a_waived_last_line_of_fuyu_ends_the_game_too() -> None:
    table = Table(season="fuyu")
    table.set_score(1, 1)
    result = waive_the_last_line(table)
    assert result.ending == "seasons_completed"
    assert result.winners == [1]


@pytest.mark.rule("H-END-2")
def test_an_open_line_of_fuyu_keeps_the_game_going() -> None:
    table = Table(season="fuyu")
    table.close("fuyu_1.1", "fuyu_1.2")
    table.put(0, f"{TRIBUTE}.1")
    table.give(0, berry=3)
    table.resolve_only(TRIBUTE)
    table.play("tribute fuyu_2.2")
    assert not table.game.is_over


# -- chaos


@pytest.mark.rule("H-END-3")
def test_at_the_end_of_the_chaos_path_all_players_lose() -> None:
    table = Table(round=16)
    table.state.chaos = 7
    table.state.round_marker = 1
    table.set_score(0, 24)
    table.end_round()
    assert table.state.chaos == 8
    assert outcome(table).ending == "chaos"
    assert outcome(table).winners == []
    assert outcome(table).places == [1, 2]


@pytest.mark.rule("H-END-3")
def test_the_seventh_step_does_not_end_the_game() -> None:
    table = Table(round=14)
    table.state.chaos = 6
    table.state.round_marker = 1
    table.end_round()
    assert table.state.chaos == 7
    assert not table.game.is_over


@pytest.mark.rule("H-END-3")
def test_the_first_of_two_rounds_on_the_last_space_does_not_end_the_game() -> None:
    table = Table(round=15)
    table.state.chaos = 7
    table.end_round()
    assert table.state.chaos == 7
    assert not table.game.is_over


# -- precedence


@pytest.mark.rule("H-END-4")
def test_25_points_come_before_the_end_of_the_year() -> None:
    table = Table(season="fuyu")
    table.close("fuyu_1.1", "fuyu_1.2", "fuyu_2.1")
    table.set_score(0, 22)
    table.put(0, f"{TRIBUTE}.1")
    table.give(0, berry=3)
    table.resolve_only(TRIBUTE)
    table.play("tribute fuyu_2.2")
    assert outcome(table).ending == "vp_reached"


@pytest.mark.rule("H-END-4")
@pytest.mark.parametrize(("score", "ending"), [(0, "seasons_completed"), (22, "vp_reached")])
def test_points_and_seasons_come_before_chaos(score: int, ending: str) -> None:
    table = Table(season="fuyu", round=16)
    table.state.chaos = 7
    table.state.round_marker = 1
    table.close("fuyu_1.1", "fuyu_1.2", "fuyu_2.1")
    table.set_score(0, score)
    table.put(0, f"{TRIBUTE}.1")
    table.give(0, berry=3)
    table.resolve()
    table.play("tribute fuyu_2.2")
    assert outcome(table).ending == ending
    assert outcome(table).winners == [0]
    assert table.state.chaos == 7


@pytest.mark.rule("H-END-4")
@pytest.mark.parametrize("score", [3, 19])
def test_no_wrath_is_carried_out_after_the_end(score: int) -> None:
    table = Table(season="fuyu")
    table.wrath_level(2)
    table.close("fuyu_1.2", "fuyu_2.1", "fuyu_2.2")
    table.set_score(0, score)  # the akku line crosses the space 5 or the space 20
    table.put(0, f"{TRIBUTE}.1")
    table.give(0, akku=1, amber=1)
    table.resolve_only(TRIBUTE)
    table.play("tribute fuyu_1.1")
    assert table.game.is_over
    assert table.told("wrath_unleashed") == []
    assert table.basket(0) == {"amber": 1}


# -- ties


@pytest.mark.rule("H-END-5")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"berry": 3}, {"amber": 1}, 0),  # 3 against 2
        ({"berry": 3}, {"amber": 2}, 1),  # 3 against 4
        ({"amber": 3}, {"sapphire": 1}, 0),  # 6 against 4
        ({"sapphire": 1, "berry": 1}, {"akku": 1}, 1),  # 5 against 6
        ({"sapphire": 2}, {"akku": 1, "berry": 1}, 0),  # 8 against 7
    ],
)
def test_a_tie_goes_to_the_basket_worth_more(
    first: dict[str, int], second: dict[str, int], winner: int
) -> None:
    table = Table(season="fuyu")
    table.set_score(0, 9)
    table.set_score(1, 9)
    table.give(0, **first)
    table.give(1, **second)
    # The loser has more cards: the basket comes first.
    table.deal(1 - winner, "lunar_akku", "lunar_sapphire", "solar_swap")
    assert waive_the_last_line(table).winners == [winner]
    sides = {"seat": f"seat:{winner}", "rival": f"seat:{1 - winner}"}
    assert table.told("tie_broken") == [{**sides, "by": "tie:basket"}]


@pytest.mark.rule("H-END-5")
def test_points_come_before_the_basket() -> None:
    table = Table(season="fuyu")
    table.set_score(0, 9)
    table.set_score(1, 10)
    table.give(0, sapphire=3)
    assert waive_the_last_line(table).winners == [1]
    assert table.told("tie_broken") == table.told("place_shared") == []


@pytest.mark.rule("H-END-5")
@pytest.mark.parametrize("winner", [0, 1])
def test_with_equal_baskets_the_tie_goes_to_more_cards_in_hand(winner: int) -> None:
    table = Table(season="fuyu")
    table.give(0, amber=1)
    table.give(1, berry=2)
    table.deal(winner, "solar_swap", "solar_vp_east")  # two solar cards
    table.deal(1 - winner, "lunar_akku")  # against one lunar card
    result = waive_the_last_line(table)
    assert result.winners == [winner]
    assert result.places[winner] == 1
    assert result.places[1 - winner] == 2
    sides = {"seat": f"seat:{winner}", "rival": f"seat:{1 - winner}"}
    assert table.told("tie_broken") == [{**sides, "by": "tie:hand"}]


@pytest.mark.rule("H-END-5")
def test_a_tie_in_everything_is_a_shared_victory() -> None:
    table = Table(players=3, season="fuyu")
    table.give(0, amber=1)
    table.give(1, berry=2)
    table.deal(0, "solar_swap")
    table.deal(1, "lunar_akku")
    table.coin_to(1)
    table.turn(0)
    result = waive_the_last_line(table)
    assert result.winners == [0, 1]
    assert result.places == [1, 1, 3]
    assert table.told("place_shared") == [{"seat": "seat:0", "rival": "seat:1"}]
    assert table.told("tie_broken") == [{"seat": "seat:1", "rival": "seat:2", "by": "tie:basket"}]
    assert [tie.kind for tie in result.ties] == ["place_shared", "tie_broken"]


# -- beyond the track


@pytest.mark.rule("H-END-6")
@pytest.mark.parametrize(
    ("scores", "essences", "winners"),
    [
        ((24, 24), (1, 2), [1]),  # 25 against 26
        ((24, 23), (2, 2), [0]),  # 26 against 25
        ((24, 23), (1, 2), [0, 1]),  # both 25
    ],
)
def test_the_true_total_counts_if_several_reach_25_by_the_same_card(
    scores: tuple[int, int], essences: tuple[int, int], winners: list[int]
) -> None:
    table = Table()
    rank = 0
    for seat in (0, 1):
        table.set_score(seat, scores[seat])
        for _ in range(essences[seat]):
            rank += 1
            table.put(seat, f"merchant.{rank}", standing=False)
    table.stack((0, "solar_vp_east"))
    table.resolve_only("akku_solar")
    assert outcome(table).ending == "vp_reached"
    assert outcome(table).scores == [scores[0] + essences[0], scores[1] + essences[1]]
    assert outcome(table).winners == winners


@pytest.mark.rule("H-END-6")
def test_the_true_total_is_told_though_the_track_ends_at_25() -> None:
    table = Table()
    table.set_score(0, 23)
    table.put(0, f"{TRIBUTE}.1")
    table.give(0, berry=3)
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.1")
    told = {"seat": "seat:0", "points": 3, "category": "category:tribute_berry", "total": 26}
    assert table.told("scored") == [told]
    assert [player["score"] for player in table.game.view(None)["players"]] == [26, 0]
    assert table.game.view(None)["score_track"]["end"] == 25  # where the marker stops
    assert outcome(table).scores == [26, 0]


@pytest.mark.rule("H-END-7")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_after_the_last_move_hands_are_open_to_all(seat: int | None) -> None:
    table = Table(players=3)
    table.set_score(1, 22)
    table.put(1, f"{TRIBUTE}.1")
    table.give(1, berry=3)
    table.resolve_only(TRIBUTE)
    assert "hand" not in table.game.view(seat)["players"][1]
    tried = table.game.seat_view(1).tried([table.game.decisions[0].actions[0]])
    assert "hand" not in tried.known.data()["players"][0]  # type: ignore[index]
    table.play("tribute haru_1.1")
    assert table.game.is_over
    cards = [table.tables.cards[card].id for card in table.state.hands[1]]
    assert table.game.view(seat)["players"][1]["hand"] == cards


@pytest.mark.rule("H-END-7")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_after_the_last_move_the_log_tells_all_what_only_one_had_learnt(seat: int | None) -> None:
    table = Table(players=3)
    table.set_score(1, 22)
    table.put(1, f"{TRIBUTE}.1")
    table.give(1, berry=3)
    table.w.draw(2, solar=False, amount=1)
    table.resolve_only(TRIBUTE)

    def drawn() -> list[str]:
        return [fact.kind for fact in table.game.facts_for(seat) if "cards_drawn" in fact.kind]

    assert drawn() == (["own_cards_drawn"] if seat == 2 else ["cards_drawn"])
    table.play("tribute haru_1.1")
    assert table.game.is_over
    assert drawn() == ["own_cards_drawn"]
    assert table.game.undoable(1) == []  # and there is no way back from it
