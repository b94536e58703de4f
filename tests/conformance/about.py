"""Places: what actions and questions are about, and what pressing a place could mean."""

from tests.conformance.promises import Moment, Promise


class AnActionIsAmongThoseOfEachOfItsPlaces(Promise):
    every = 6

    def look(self, moment: Moment) -> None:
        known = moment.known(moment.decision.seat)
        about = {action: known.about(action).places for action in moment.decision.actions}
        meant = {place: known.actions_at(place) for places in about.values() for place in places}
        for action, places in about.items():
            for place in places:
                assert action in meant[place], (action, place)


class WhatItIsAboutDependsOnlyOnWhatTheSeatMayKnow(Promise):
    every = 12

    def look(self, moment: Moment) -> None:
        game, seat = moment.game, moment.decision.seat
        mine, theirs = moment.known(seat), moment.known_otherwise(seat)
        assert mine.prompt() == theirs.prompt()
        assert mine.about_question().to_data() == theirs.about_question().to_data()
        for action in moment.decision.actions:
            about = mine.about(action)
            assert about.to_data() == theirs.about(action).to_data()
            brings = [fact.to_data() for fact in mine.outcome(action).facts]
            assert brings == [fact.to_data() for fact in theirs.outcome(action).facts]
            for place in about.places:
                assert mine.actions_at(place) == theirs.actions_at(place)
        for fact in game.facts_for(seat)[-20:]:
            assert mine.about_fact(fact).to_data() == theirs.about_fact(fact).to_data()
