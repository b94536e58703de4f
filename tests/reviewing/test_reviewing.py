"""Reviews: what is blamed, what was luck, and only from what each seat could know."""

import json

import pytest

import mori
from mori.bots.estimate import Asked, Estimate, Evaluator
from mori.bots.net_evaluator import NetEvaluator
from mori.core.errors import MoriError
from mori.core.game import Game
from mori.core.registry import entry_of
from mori.core.rng import seeded
from mori.reviewing import GRADES, Piece, ReviewedGame, Reviewing, reviewed, worked
from mori.reviewing.judgement import BLAMED
from mori.reviewing.pieces import OUTLOOKS, PLAYOUTS

CASES = [(game, n) for game in mori.game_names() for n in entry_of(game).player_counts()]


class Guesser(Evaluator):
    """Likes the first choice best, and expects what the digest of the seat's view says."""

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        found: list[Estimate] = []
        for each in asked:
            count = len(each.decision.canonical)
            known = each.position.seat_view(each.decision.seat)
            kind = int(known.rules.round_of(known.world)) + len(each.decision.actions)
            outlooks = [
                [(kind * 7 + side) % 10 / 10, float(kind), 20.0 + kind]
                for side in range(len(known.rules.sides()))
            ]
            found.append(Estimate([1 / (number + 1) for number in range(count)], outlooks))
        return found


def finished(name: str, players: int, seed: int = 5) -> Game:
    game = mori.new_game(name, players=players, seed=seed, facts=False)
    number = 0
    while not game.is_over:
        choices = game.decisions[0].canonical
        number += 1
        game.apply(choices[number % len(choices)])
    return game


@pytest.mark.parametrize(("name", "players"), CASES)
def test_luck_and_choices_add_up_to_the_result_exactly(name: str, players: int) -> None:
    game = finished(name, players)
    found = reviewed(game, evaluator=Guesser(), budget=0)
    result = game.final_result
    scores = result.scores + [each.score for each in result.opponents]
    for side, accounts in enumerate(found.luck):
        assert accounts["points"].end == scores[side] == found.points[side][-1]
        for account in accounts.values():
            parts = account.start + account.mine + account.others + account.luck
            assert round(parts * 10_000) == round(account.end * 10_000)
    assert len(found.win[0]) == len(found.rounds) == found.steps + 1 == len(game.answers) + 1
    assert [each.seat for each in found.decisions] == game.answer_seats
    assert {each.grade for each in found.decisions} <= set(GRADES)
    assert not any(each.is_blamed for each in found.decisions), "nothing was played on"


@pytest.mark.parametrize(("name", "players"), [("hitodama", 3), ("bitoku", 2)])
def test_nothing_hidden_from_the_seat_enters_its_judgement(name: str, players: int) -> None:
    game = ReviewedGame(finished(name, players), Guesser())
    for step in range(7, game.steps - 1, game.steps // 4):
        choices = tuple(action.text for action in game.view(step).legal_actions()[:2])
        if len(choices) < 2:
            continue
        pieces = [Piece(OUTLOOKS, step, 1), Piece(PLAYOUTS, step, 2, 0, choices)]
        told = [worked(game, piece) for piece in pieces]
        truth = game.positions[step]
        for number in range(3):  # other games that look the same to the seat
            game.positions[step] = game.view(step).sample(seeded(number))
            assert [worked(game, piece) for piece in pieces] == told
            game.positions[step] = truth


def test_a_review_is_the_same_wherever_its_pieces_are_worked_out() -> None:
    game = finished("hitodama", 2)
    here = reviewed(game, evaluator=Guesser(), budget=4_000).to_data()
    elsewhere = Reviewing(game, 4_000)
    told = [elsewhere.progress]
    while elsewhere.pieces:
        piece = Piece.of_data(json.loads(json.dumps(elsewhere.pieces[0].to_data())))
        result = worked(ReviewedGame(game, Guesser()), piece)
        elsewhere.take(json.loads(json.dumps(result)))
        told.append(elsewhere.progress)
    assert elsewhere.review().to_data() == json.loads(json.dumps(here))
    assert told == sorted(told) and told[0] == 0 and told[-1] == 1


def test_a_game_that_is_not_over_has_no_review() -> None:
    with pytest.raises(MoriError, match="game_running"):
        mori.review(mori.new_game("hitodama", players=2, seed=1))


def test_a_thrown_away_turn_is_blamed_and_the_rest_of_strong_play_is_not() -> None:
    game = mori.new_game("hitodama", players=2, seed=8, facts=False)
    evaluator = NetEvaluator.for_rules(game.rules)
    strong = mori.make_bot("cedar", 1)
    planted = 0
    while not game.is_over:
        decision = game.decisions[0]
        action = strong.choose(game.seat_view(decision.seat))
        if not planted and len(game.answers) > 60 and len(decision.canonical) > 2:
            chances = evaluator.estimates([Asked(game, decision)])[0].chances
            worst = decision.canonical[chances.index(min(chances))]
            costs = mori.compare(game, action, worst, worlds=64, seed=77)
            value = costs.weighing.value
            # The review samples other worlds: only a turn that is clearly worse must be blamed.
            if costs.verdict == "first" and costs.lead > 4 and value.mean - value.give > 0.15:
                action, planted = worst, len(game.answers) + 1
        game.apply(action, decision.seat)
    found = mori.review(game, budget=120_000)
    blamed = [each for each in found.decisions if each.is_blamed]
    assert planted in [each.step for each in blamed]
    assert planted in found.moments
    assert len(blamed) <= found.steps / 20 + 1
    told = next(each for each in blamed if each.step == planted)
    assert told.grade in BLAMED and told.cost > 0 and told.better != told.played
