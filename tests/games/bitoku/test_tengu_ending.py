"""Who wins against the Tengu (B-END-5)."""

import pytest

from mori.core.result import Result
from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_games import play_out, state_of
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.starts import SEEDS


def position(order: tuple[int, int], visions: bool) -> SoloTable:
    """Before the Ascension; with `visions`, the human completes one."""
    table = SoloTable()
    table.order(*order)
    if visions:
        table.visions(HUMAN, "vision-02")
        table.mitamas(HUMAN, "ara", "ara", "ara", "ara")
        table.give(HUMAN, wood=4)
    return table


def finished(
    lead: int, order: tuple[int, int] = (TENGU, HUMAN), visions: bool = False
) -> tuple[SoloTable, Result]:
    """A game that the human ends with so many VP more than the Tengu."""
    trial = position(order, visions)
    trial.ascend()
    table = position(order, visions)
    table.state.scores[HUMAN] = 50
    table.state.scores[TENGU] = 50 + trial.score(HUMAN) - trial.score(TENGU) - lead
    table.ascend()
    result = table.game.result
    assert result is not None
    assert table.score(HUMAN) == table.score(TENGU) + lead
    return table, result


@pytest.mark.rule("B-END-5")
@pytest.mark.parametrize("lead", [1, 2, 30])
@pytest.mark.parametrize("order", [(TENGU, HUMAN), (HUMAN, TENGU)])
def test_the_human_wins_with_strictly_more_points(lead: int, order: tuple[int, int]) -> None:
    table, result = finished(lead, order)
    assert (result.winners, result.places) == ([HUMAN], [1])
    assert result.opponents[0].is_beaten is True
    assert result.scores == [table.score(HUMAN)]
    assert result.opponents[0].score == table.score(TENGU)


@pytest.mark.rule("B-END-5")
@pytest.mark.parametrize("order", [(TENGU, HUMAN), (HUMAN, TENGU)])
@pytest.mark.parametrize("visions", [False, True])
def test_a_tie_is_a_loss_whatever_the_visions_and_the_turn_order(
    order: tuple[int, int], visions: bool
) -> None:
    table, result = finished(0, order, visions)
    assert table.state.visions_done == [int(visions), 0]
    assert result.scores == [result.opponents[0].score]
    assert (result.winners, result.places) == ([], [2])
    assert result.opponents[0].is_beaten is False
    assert "B-END-5" in result.rules
    assert not {"B-END-3", "B-END-4"} & set(result.rules)
    assert table.told("tie_broken") == [
        {"seat": "side:tengu", "rival": "seat:0", "by": "tie:tengu"}
    ]


@pytest.mark.rule("B-END-5")
@pytest.mark.parametrize("lead", [-1, -30])
def test_the_human_loses_with_fewer_points(lead: int) -> None:
    _, result = finished(lead, (HUMAN, TENGU), visions=True)
    assert (result.winners, result.places) == ([], [2])
    assert result.opponents[0].is_beaten is False


@pytest.mark.rule("B-END-5")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_played_game_is_won_or_lost_by_the_two_scores(seed: int) -> None:
    game = play_out(seed, tengu_no_yokai=True)
    result, scores = game.result, state_of(game).scores
    assert result is not None
    (tengu,) = result.opponents
    assert (result.scores, [tengu.score]) == (scores[:1], scores[1:])
    assert tengu.is_beaten == (result.winners == [HUMAN]) == (scores[HUMAN] > scores[TENGU])
    assert tengu.name == "side:tengu"
    assert sum(item.points for item in tengu.items) == tengu.score
    assert sum(item.points for item in result.items[0]) == result.scores[0]
