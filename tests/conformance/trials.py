"""Answers that are only tried: what is shown of them comes true, and tells nothing hidden."""

from mori.core.actions import Action
from mori.core.game import Game
from mori.core.rng import Rng
from mori.core.trial import MAYBE, NO, YES
from mori.core.view import SeatView, Tried, seat_view
from tests.conformance.cases import Case
from tests.conformance.promises import Ending, Moment, Promise, as_bytes


def shown(known: SeatView) -> bytes:
    """What of a seat's knowledge is drawn; the number of its question is not."""
    return as_bytes({key: value for key, value in known.data().items() if key != "decision"})


def some_units(known: SeatView, rng: Rng) -> list[Action]:
    """An answer of the seat: one action or, where units are named, a few of them."""
    decision = known.decision
    assert decision is not None
    actions = [decision.actions[rng.below(len(decision.actions))]]
    while known.is_unit(actions[-1]) and len(actions) < 4:
        still = known.tried(actions).known.decision
        if still is None:
            break
        actions.append(still.actions[rng.below(len(still.actions))])
    return actions


class WhatIsTriedComesTrue(Promise):
    """Where the seat is asked again, all is as the trial showed it; where not, it said so."""

    every = 3

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.ends = dict.fromkeys((NO, YES, MAYBE), 0)

    def look(self, moment: Moment) -> None:
        game, seat = moment.game, moment.decision.seat
        known = moment.known(seat)
        before = moment.seen_by(seat)
        actions = some_units(known, self.rng)
        tried = known.tried(actions)
        assert as_bytes(game.view(seat)) == before
        assert tried.known.world.reveals == game.state.reveals  # nothing imagined is shown
        after = game.clone()
        for action in actions:
            after.apply(action, seat)
        self.ends[tried.ends_turn] += 1
        asked = None if after.is_over else after.decision_of(seat)
        if tried.ends_turn == NO:
            assert asked is not None
            assert shown(tried.known) == shown(seat_view(after, seat))
            assert bool(after.undoable(seat))
        if asked is None or after.state.reveals != game.state.reveals:
            assert tried.ends_turn != NO
        if tried.known.decision is not None:
            assert asked is not None
            assert tried.known.decision.actions == asked.actions
            assert tried.known.prompt() == seat_view(after, seat).prompt()

    def end(self, ending: Ending) -> None:
        # Which of the three come up is the game's affair: test_trials.py looks for all of them.
        assert sum(self.ends.values()), self.ends


class ATrialDependsOnlyOnWhatTheSeatMayKnow(Promise):
    every = 6

    def look(self, moment: Moment) -> None:
        seat = moment.decision.seat
        known, other = moment.known(seat), moment.known_otherwise(seat)
        for action in moment.decision.actions:
            assert told(other.tried([action])) == told(known.tried([action]))
        units = some_units(known, self.rng)
        assert told(other.tried(units)) == told(known.tried(units))


def told(tried: Tried) -> bytes:
    """All that is sent of a trial."""
    facts = [fact.to_data() for fact in tried.facts]
    return as_bytes(facts) + shown(tried.known) + tried.ends_turn.encode()


class UnitsAreNamedOneByOneAndGrowFewer(Promise):
    every = 2

    def look(self, moment: Moment) -> None:
        known = moment.known(moment.decision.seat)
        named = [action for action in moment.decision.actions if known.is_unit(action)]
        assert bool(named) == (known.units() > 0)
        for action in named:
            after = known.tried([action]).known
            if after.decision is not None:
                assert after.units() < known.units()
