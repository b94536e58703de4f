"""Taking back is fair: who takes an answer back has learnt nothing in between.

What a seat knows after an answer that it may take back must follow from what it knew before. So all
that was hidden from it before is laid otherwise, the answer is given there as well, and the seat
must see and be told the same.
"""

from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.snapshot import to_data
from mori.core.state import GameState
from tests.conformance.cases import Case
from tests.conformance.hidden import with_hidden_permuted
from tests.conformance.promises import Ending, Moment, Promise


def known_to(game: Game, seat: int, facts: list[Fact]) -> object:
    """All that a seat can know: its own copy of the state, and what it was told."""
    world = game.state.clone()
    game.rules.hide(world, seat)
    told = [fact.seen_by(seat) for fact in facts]
    return to_data(world), [fact.to_data() for fact in told if fact is not None]


class WhoTakesAnAnswerBackHasLearntNothing(Promise):
    """Looks at every answer of the walk, also at those between two looks."""

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.followed = game.rewound(0)
        self.looked_at = 0

    def look(self, moment: Moment) -> None:
        self.follow(moment.game)

    def end(self, ending: Ending) -> None:
        self.follow(ending.game)
        assert self.looked_at, "nothing could ever be taken back"

    def follow(self, walk: Game) -> None:
        game = self.followed
        for step in range(len(game.answers), len(walk.answers)):
            before = game.state.clone()
            told = game.apply(walk.answers[step], walk.answer_seats[step])
            if game.is_over:  # all has come to light
                assert not any(game.undoable(seat) for seat in range(self.case.players))
                return
            for seat in range(self.case.players):
                if game.undoable(seat):
                    self.looked_at += 1
                    assert self.known_elsewhere(before, seat) == known_to(game, seat, told)

    def known_elsewhere(self, before: GameState, seat: int) -> object:
        """What the seat would know now, had all that was hidden from it lain otherwise."""
        game, rules = self.followed, self.followed.rules
        then = Game(rules, rules.writer(before, []), game.seed, game.seats)
        world = with_hidden_permuted(then, seat, self.rng).state
        other = Game(rules, rules.writer(world, []), game.seed, game.seats)
        by, action = game.answer_seats[-1], game.answers[-1]
        if by != seat:  # a secret answer, from other cards than in the game
            decision = other.decision_of(by)
            assert decision is not None
            action = decision.actions[self.rng.below(len(decision.actions))]
        return known_to(other, seat, other.apply(action, by))
