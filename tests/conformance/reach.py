"""Chains: what pressing a place can mean beyond one answer to the open question."""

from mori.core.reach import Reach
from tests.conformance.promises import Moment, Promise


def told(reach: Reach) -> dict[str, list[list[str]]]:
    """By place, the chains that it means, as texts."""
    return {
        place: [[reach.steps[each].action.text for each in reach.chain(end)] for end in ends]
        for place, ends in reach.meanings.items()
    }


class AChainCanBeAnsweredAndBringsNothingToLightOnTheWay(Promise):
    every = 8

    def look(self, moment: Moment) -> None:
        seat = moment.decision.seat
        reach = moment.known(seat).reach()
        for place, ends in reach.meanings.items():
            for end in ends:
                game = moment.game.clone()
                reveals = game.state.reveals
                for number in reach.chain(end):
                    assert game.state.reveals == reveals, (place, game.answers[-1])
                    assert not game.is_over
                    game.apply(reach.steps[number].action, seat)
                assert place in reach.steps[end].about.places


class WhatAPressMeansDependsOnlyOnWhatTheSeatMayKnow(Promise):
    every = 12

    def look(self, moment: Moment) -> None:
        seat = moment.decision.seat
        mine, theirs = moment.known(seat), moment.known_otherwise(seat)
        assert told(mine.reach()) == told(theirs.reach())
        places = [
            place for action in moment.decision.actions for place in mine.about(action).places
        ]
        for place in dict.fromkeys(places):
            ours, other = mine.why_not_ahead(place), theirs.why_not_ahead(place)
            assert repr(ours) == repr(other)
