"""Reviews: what is blamed, what was luck, and only from what each seat could know."""

import json

import pytest

import mori
from mori.bots.estimate import Asked, Estimate, Evaluator
from mori.bots.foresight import iterations_for, preferred
from mori.bots.net_evaluator import NetEvaluator
from mori.core.errors import MoriError
from mori.core.game import Game
from mori.core.registry import entry_of
from mori.core.rng import seeded
from mori.reviewing import GRADES, Piece, ReviewedGame, Reviewing, reviewed, worked
from mori.reviewing.goals import GoalSearch, Unmet, searches_for
from mori.reviewing.judgement import BLAMED
from mori.reviewing.pieces import GOAL, OUTLOOKS, PLAYOUTS, SEARCH

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


# -- goals


def test_the_last_answer_before_which_a_goal_was_within_reach_is_found() -> None:
    own = [3, 8, 9, 21, 40, 41]
    for within_reach in range(len(own) + 1):
        search = GoalSearch(1, "vision:any", 8, 2, own)
        asked = 0
        while (piece := search.probe) is not None:
            assert piece.choices == ("vision:any", "1")
            search.take(piece.start in own[:within_reach])
            asked += 1
        assert asked <= search.most_probes
        lost = own[within_reach - 1] + 1 if within_reach else 2
        assert search.found == Unmet(1, "vision:any", 8, 2, lost)


def test_goals_that_were_not_met_are_told_with_the_step_that_lost_them() -> None:
    game = finished("bitoku", 2)
    unmet = {
        (seat, each.name)
        for seat in range(2)
        for each in game.rules.goals(game.state, seat)
        if not each.is_met
    }
    found = reviewed(game, evaluator=Guesser(), budget=0)
    assert {(each.seat, each.goal) for each in found.unmet} <= unmet and found.unmet
    for each in found.unmet:
        assert 0 <= each.set <= each.lost < found.steps
        assert each.lost == each.set or game.answer_seats[each.lost - 1] == each.seat
        played = game.rewound(each.set)
        held = [goal.name for goal in game.rules.goals(played.state, each.seat)]
        assert each.goal in held


def test_a_goal_that_is_as_good_as_met_is_within_reach() -> None:
    game = finished("bitoku", 2, seed=6)
    reviewing = ReviewedGame(game, Guesser())
    for seat in range(2):
        last = max(step for step, answered in enumerate(game.answer_seats) if answered == seat)
        for goal in game.rules.goals(game.state, seat):
            piece = Piece(GOAL, last, 2, 0, (goal.name, str(seat)))
            assert worked(reviewing, piece) or not goal.is_met


def test_nothing_hidden_from_the_seat_enters_whether_a_goal_was_within_reach() -> None:
    game = ReviewedGame(finished("bitoku", 2), Guesser())
    (first, *_) = searches_for(game.game)
    step = first.own[len(first.own) // 2]
    piece = Piece(GOAL, step, 2, 0, (first.goal, str(first.seat)))
    told = worked(game, piece)
    for number in range(3):
        game.positions[step] = game.view(step).sample(seeded(number))
        assert worked(game, piece) == told


def test_a_game_without_goals_has_none_that_were_not_met() -> None:
    assert searches_for(finished("hitodama", 2)) == []


# -- where the strongest level searches


def test_what_a_search_would_choose_too_is_not_blamed() -> None:
    game = finished("hitodama", 2)
    everything, agreed = Reviewing(game, 40_000), Reviewing(game, 40_000)
    played = ReviewedGame(game, Guesser())
    searched = 0
    for reviewing, agrees in ((everything, False), (agreed, True)):
        while reviewing.pieces:
            piece = reviewing.pieces[0]
            if piece.kind == SEARCH:
                searched += 1
                suspected = dict(reviewing.suspects)[piece.start]
                own = game.answers[piece.start].text
                reviewing.take(own if agrees else suspected)
            else:
                reviewing.take(worked(played, piece))
    assert searched == len(everything.suspects) + len(agreed.suspects) > 0
    assert agreed.played == {} and everything.played != {}
    for step, _ in agreed.suspects:
        assert agreed.review().decisions[step].grade in ("best", "forced")


def test_a_search_prefers_a_choice_only_if_it_hardly_tries_the_other() -> None:
    game = finished("hitodama", 2)
    played = ReviewedGame(game, Guesser())
    views = [played.view(step) for step in range(20, played.steps)]
    view = next(each for each in views if len(each.legal_actions()) > 2)
    assert view.decision is not None
    told = {each: preferred(Guesser(), view, each, 3) for each in view.decision.canonical}
    best = [each for each, found in told.items() if found is each]
    assert best and len(set(told.values()) - set(best)) == 0
    assert all(found in view.decision.canonical for found in told.values())


def test_only_tables_whose_strongest_level_searches_are_searched() -> None:
    assert iterations_for(finished("hitodama", 2).rules) > 0
    game = finished("hitodama", 3)
    reviewing = Reviewing(game, 0)
    played = ReviewedGame(game, Guesser())
    while reviewing.pieces:
        assert reviewing.pieces[0].kind != SEARCH
        reviewing.take(worked(played, reviewing.pieces[0]))


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
