"""Every game is played from its first to its last decision, and keeps its promises on the way."""

from mori.core.actions import Action
from mori.core.errors import IllegalAction
from mori.core.game import Game
from mori.core.rng import Rng
from mori.core.snapshot import digest, from_data, to_data
from mori.core.view import seat_view
from tests.conformance.cases import Case, random_play
from tests.conformance.promises import Ending, Moment, Promise
from tests.conformance.states import differing


def refusal(game: Game, action: Action, seat: int) -> IllegalAction | None:
    """What an answer is refused with, if it is."""
    try:
        game.apply(action, seat)
    except IllegalAction as refused:
        return refused
    return None


class TheGameEndsAndRanksEverySeat(Promise):
    def end(self, ending: Ending) -> None:
        game = ending.game
        result = game.result
        assert result is not None
        assert game.decisions == []
        ranked = sorted(seat for seats in result.ranking for seat in seats)
        assert ranked == list(range(self.case.players))
        for seat, items in enumerate(result.items):
            assert sum(item.points for item in items) == result.scores[seat]


class AfterTheLastMoveEverythingIsOpenToAll(Promise):
    def end(self, ending: Ending) -> None:
        truth = ending.game.state.clone()
        truth.rng = Rng()
        for seat in self.all_eyes:
            assert differing(seat_view(ending.game, seat).world, truth) == {}


class EveryDecisionOffersSomethingAndNothingTwice(Promise):
    def look(self, moment: Moment) -> None:
        space, actions = moment.game.rules.space, moment.decision.actions
        assert actions
        assert len(set(actions)) == len(actions)
        for action in actions:
            assert space.actions[action.index] is action
            assert space.parse(action.text) is action


class AQuestionWithOneAnswerIsNotAsked(Promise):
    def look(self, moment: Moment) -> None:
        frame = moment.game.state.frames[-1]
        assert len(moment.decision.actions) > 1 or frame.asks_alone()


class CanonicalActionsAreSomeOfThoseListed(Promise):
    def look(self, moment: Moment) -> None:
        decision = moment.decision
        assert decision.canonical
        assert decision.canonical == [a for a in decision.actions if a in decision.canonical]


class EveryListedActionIsAccepted(Promise):
    every = 7

    def look(self, moment: Moment) -> None:
        for action in moment.decision.actions:
            moment.game.clone().apply(action, moment.decision.seat)


class UnlistedActionsAreRefusedWithAReasonAndChangeNothing(Promise):
    every = 5

    def look(self, moment: Moment) -> None:
        game, decision = moment.game.clone(), moment.decision
        before = to_data(game.state)
        for _ in range(40):
            action = game.rules.space.actions[self.rng.below(len(game.rules.space))]
            reason = game.why_not(action, decision.seat)
            if action in decision.actions:
                assert reason is None
                continue
            assert reason is not None and reason.code
            refused = refusal(game, action, decision.seat)
            assert refused is not None and refused.code == "not_legal"
            assert refused.rules == reason.rules
        assert to_data(game.state) == before
        assert game.answers == moment.game.answers


class PiecesAreConserved(Promise):
    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.pieces = game.rules.census(game.state)

    def look(self, moment: Moment) -> None:
        assert moment.game.rules.census(moment.game.state) == self.pieces

    def end(self, ending: Ending) -> None:
        assert ending.game.rules.census(ending.game.state) == self.pieces


class ASavedStateGoesOnLikeTheOneItWasSavedFrom(Promise):
    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.classes = {kind.__name__: kind for kind in game.rules.state_classes()}

    def look(self, moment: Moment) -> None:
        game, decision = moment.game, moment.decision
        saved = to_data(game.state)
        state = from_data(saved, self.classes)
        restored = Game(game.rules, game.rules.writer(state, None), game.seed, game.seats)  # type: ignore[arg-type]
        assert to_data(restored.state) == saved
        assert [d.actions for d in restored.decisions] == [d.actions for d in game.decisions]
        clone = game.clone()
        action = decision.actions[-1]
        clone.apply(action, decision.seat)
        restored.apply(action, decision.seat)
        assert differing(restored.state, clone.state) == {}


class PastClonesAreUnchangedByWhatFollows(Promise):
    every = 10

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.kept: list[tuple[Game, str, int]] = []

    def look(self, moment: Moment) -> None:
        clone = moment.game.clone()
        self.kept.append((clone, digest(clone.state), len(clone.answers)))

    def end(self, ending: Ending) -> None:
        for clone, mark, answers in self.kept:
            assert digest(clone.state) == mark
            assert len(clone.answers) == answers


class AClonePlaysOnWithoutTouchingItsOriginal(Promise):
    every = 25

    def look(self, moment: Moment) -> None:
        game = moment.game.clone()
        before = to_data(game.state)
        for _ in random_play(game.clone(), self.case.seed + moment.step):
            pass
        assert to_data(game.state) == before
