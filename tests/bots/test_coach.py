"""The coach: speaks once, only of clear differences, and not too often."""

import mori
from mori.bots.coach import PAUSE, Coach, caution_for
from mori.bots.estimate import Asked, Estimate, Evaluator
from mori.bots.net_evaluator import NetEvaluator
from mori.core.game import Game
from mori.core.rng import seeded
from tests.bots.test_advice import early_game


class Doubter(Evaluator):
    """Always expects that all other choices than the first are better; plays the last one."""

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        found: list[Estimate] = []
        for each in asked:
            count = len(each.decision.canonical)
            share = (each.position.state.question * 37 % 100) / 100
            outlooks = [[share, 0.0, 20.0] for _ in each.position.rules.sides()]
            found.append(Estimate([float(number + 1) for number in range(count)], outlooks))
        return found


def spoilt(seed: int = 8) -> tuple[Game, mori.Action, mori.Action]:
    """A late position of strong play with a choice that wastes much, and the best one."""
    game = mori.new_game("hitodama", players=2, seed=seed, facts=False)
    evaluator = NetEvaluator.for_rules(game.rules)
    strong = mori.make_bot("cedar", 1)
    while not game.is_over:
        decision = game.decisions[0]
        best = strong.choose(game.seat_view(decision.seat))
        if len(game.answers) > 60 and len(decision.canonical) > 2:
            chances = evaluator.estimates([Asked(game, decision)])[0].chances
            worst = decision.canonical[chances.index(min(chances))]
            costs = mori.compare(game, best, worst, worlds=64, seed=77)
            if costs.verdict == "first" and costs.weighing.value.mean > 0.4:
                return game, best, worst
        game.apply(best, decision.seat)
    return spoilt(seed + 1)


def test_a_choice_that_wastes_much_is_held_once_with_a_better_one() -> None:
    game, best, worst = spoilt()
    view = game.seat_view(game.decisions[0].seat)
    coach = Coach(NetEvaluator.for_rules(game.rules))
    found = coach.caution(view, worst)
    assert found is not None
    assert found.better is found.first and found.second is worst
    assert found.lead > 0
    assert coach.caution(view, worst) is None, "said once"
    assert Coach(NetEvaluator.for_rules(game.rules)).caution(view, best) is None


def test_after_a_word_the_coach_keeps_silent_for_a_while() -> None:
    game, _, worst = spoilt()
    view = game.seat_view(game.decisions[0].seat)
    assert view.decision is not None
    coach = Coach(NetEvaluator.for_rules(game.rules))
    spoken: list[int] = []
    for number in range(PAUSE + 2):
        view.decision.number += 1  # as if the same were asked again and again
        if coach.caution(view, worst) is not None:
            spoken.append(number)
    assert spoken == [0, PAUSE + 1]


def test_the_coach_knows_no_more_than_the_seat() -> None:
    game = early_game("hitodama", 3, 40)
    while len(game.decisions[0].canonical) < 3:
        game.apply(game.decisions[0].canonical[0])
    view = game.seat_view(game.decisions[0].seat)
    for action in view.legal_actions()[:4]:
        told = caution_for(Doubter(), view, action, 5)
        for number in range(2):
            other = view.sample(seeded(number)).seat_view(view.seat)
            assert caution_for(Doubter(), other, action, 5) == told
