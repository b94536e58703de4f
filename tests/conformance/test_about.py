"""Places: what actions and questions are about, and what pressing a place could mean."""

from mori.core.rng import seeded
from mori.core.view import seat_view
from tests.conformance.cases import Case, every_case, is_looked_at, random_play, start
from tests.conformance.test_no_leak import with_hidden_redealt


@every_case
def test_an_action_is_among_those_of_each_of_its_places(case: Case) -> None:
    game = start(case)
    for step, decision in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 6, case[2]):
            continue
        known = seat_view(game, decision.seat)
        about = {action: known.about(action).places for action in decision.actions}
        meant = {place: known.actions_at(place) for places in about.values() for place in places}
        for action, places in about.items():
            for place in places:
                assert action in meant[place], (action, place)


@every_case
def test_what_it_is_about_depends_only_on_what_the_seat_may_know(case: Case) -> None:
    game = start(case, facts=True)
    rng = seeded(case[2] + 9)
    for step, decision in enumerate(random_play(game, case[2])):
        if not is_looked_at(step, 12, case[2]):
            continue
        seat = decision.seat
        mine = seat_view(game, seat)
        theirs = seat_view(with_hidden_redealt(game, seat, rng), seat)
        assert mine.about_question().to_data() == theirs.about_question().to_data()
        for action in decision.actions:
            about = mine.about(action)
            assert about.to_data() == theirs.about(action).to_data()
            for place in about.places:
                assert mine.actions_at(place) == theirs.actions_at(place)
        for fact in game.facts_for(seat)[-20:]:
            assert mine.about_fact(fact).to_data() == theirs.about_fact(fact).to_data()
