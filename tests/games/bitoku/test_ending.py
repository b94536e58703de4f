"""The end of the game (B-END). B-END-5 belongs to the solo game and is tested there."""

import pytest

from mori.core.game import Game, start_game
from mori.core.result import Result
from mori.core.rng import seeded
from tests.games.bitoku.table import Table, rules_for


def finished(table: Table) -> Result:
    table.ascend()
    result = table.game.result
    assert result is not None
    return result


def even_table(players: int = 2, order: tuple[int, ...] = (0, 1)) -> Table:
    """A position in which the Ascension gives all the same but 3 VP to the first in order."""
    table = Table(players=players)
    table.order(*order)
    table.state.scores[order[0]] -= 3
    return table


def complete_visions(table: Table, seat: int, *cards: str) -> None:
    """Give a seat Visions and what completes them, and take the VP that come of it away."""
    table.visions(seat, *cards)
    for tile in ("ara", "ara", "ara", "ara"):
        table.state.mitamas[seat].append(table.tile("mitama", tile))
    table.give(seat, wood=4)
    guardians = (3 + 2 + 1 + 4) // 4 - (3 + 2 + 1) // 4
    won = sum(table.tables.visions[table.vision(card)].vp for card in cards)
    table.state.scores[seat] -= won + guardians


def play_out(players: int, seed: int) -> Game:
    game = start_game(rules_for(players), seed, ["human"] * players)
    rng = seeded(seed)
    while not game.is_over:
        decision = game.decisions[rng.below(len(game.decisions))]
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
    return game


@pytest.mark.rule("B-END-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_lasts_exactly_four_rounds_and_the_ascension(players: int) -> None:
    game = play_out(players, seed=7)
    kinds = ("round_began", "season_began", "game_ended")
    course = [
        str(next(iter(fact.args.values()), fact.kind)) for fact in game.facts if fact.kind in kinds
    ]
    seasons = [f"season:{name}" for name in ("spring", "summer", "autumn", "winter")]
    rounds = [step for number in range(1, 5) for step in (str(number), *seasons)]
    assert course == [*rounds, "season:ascension", "game_ended"]
    assert game.decisions == []


@pytest.mark.rule("B-END-2")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_player_with_the_most_points_wins(winner: int) -> None:
    table = even_table(3, (0, 1, 2))
    complete_visions(table, (winner + 1) % 3, "vision-02")  # Visions do not outweigh a point
    table.state.scores[winner] += 1
    result = finished(table)
    assert result.winners == [winner]
    assert result.places[winner] == 1
    assert result.scores == table.state.scores
    assert max(result.scores) == result.scores[winner]
    assert f"seat:{winner}" not in [fact["seat"] for fact in table.told("tie_broken")]


@pytest.mark.rule("B-END-3")
def test_a_tie_is_won_by_who_completed_more_visions() -> None:
    table = even_table()
    complete_visions(table, 1, "vision-02")
    table.visions(0, "vision-28")  # held but not completed
    table.state.scores[0] += 2
    result = finished(table)
    assert result.scores[0] == result.scores[1]
    assert table.state.visions_done == [0, 1]
    assert (result.winners, result.places) == ([1], [2, 1])
    assert table.told("tie_broken") == [{"seat": "seat:1", "rival": "seat:0", "by": "tie:visions"}]


@pytest.mark.rule("B-END-3")
def test_only_the_tied_players_visions_are_compared() -> None:
    table = even_table(3, (0, 1, 2))
    complete_visions(table, 2, "vision-02")
    table.state.scores[2] -= 1  # behind the other two
    result = finished(table)
    assert result.winners == [0]
    assert result.places == [1, 2, 3]


@pytest.mark.rule("B-END-4")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_a_tie_in_visions_too_is_won_by_the_earliest_in_turn_order(
    order: tuple[int, ...],
) -> None:
    table = even_table(3, order)
    result = finished(table)
    assert len(set(result.scores)) == 1
    assert result.winners == [order[0]]
    assert sorted(range(3), key=lambda seat: result.places[seat]) == list(order)


@pytest.mark.rule("B-END-4")
def test_turn_order_decides_among_those_who_are_still_tied() -> None:
    table = even_table(3, (0, 2, 1))
    complete_visions(table, 1, "vision-02")
    complete_visions(table, 2, "vision-02")
    result = finished(table)
    assert len(set(result.scores)) == 1
    assert result.winners == [2]
    assert result.places == [3, 2, 1]
    assert table.told("tie_broken") == [
        {"seat": "seat:2", "rival": "seat:1", "by": "tie:order"},
        {"seat": "seat:1", "rival": "seat:0", "by": "tie:visions"},
    ]
    assert [tie.args for tie in result.ties] == table.told("tie_broken")
    assert "ties" not in result.to_data()  # a record is what it was before they were told


@pytest.mark.rule("B-END-6")
def test_scores_are_plain_numbers_beyond_a_hundred_and_below_zero() -> None:
    table = even_table()
    table.state.scores = [99, -50]
    result = finished(table)
    gained = 3 + table.tally(0, "lake_treasures") + table.tally(0, "guardians")
    assert gained > 4
    assert result.scores[0] == 99 + gained
    assert result.scores[1] == -50 + gained - 3
    assert result.winners == [0]
    assert table.game.view(1)["players"][0]["score"] == 99 + gained
