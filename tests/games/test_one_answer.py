"""Questions with one answer are not asked: a game that asks them as well goes the same way."""

import pytest

import mori
from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.registry import create_game, entry_of
from mori.core.rng import seeded

SEEDS = range(2)
WITH_ONE_ANSWER = ("bitoku",)  # Hitodama's frames see themselves that a question is needless


class GameThatAsksAll(Game):
    """A game whose every question waits for its answer, also where only one is possible."""

    def run(self, answered: int = -1, to_turn: bool = False) -> None:
        state = self.state
        self._pending = None
        while not state.is_over:
            if state.frames[-1].run(self.writer):
                state.question += 1
                return


def asking_all(name: str, players: int, seed: int) -> GameThatAsksAll:
    """A game at its first question."""
    begun = create_game(name, players, seed, {}, want_facts=True)
    return GameThatAsksAll(begun.rules, begun.writer, seed, begun.seats)


def answer_alone(game: Game) -> int:
    """Give the answers to all questions that have only one, except those that are always asked."""
    given = 0
    while not game.is_over:
        decision = game.decisions[0]
        if len(decision.actions) > 1 or game.state.frames[-1].asks_alone():
            break
        game.apply(decision.actions[0], decision.seat)
        given += 1
    return given


def told(facts: list[Fact]) -> list[object]:
    return [fact.to_data() for fact in facts]


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name in mori.game_names() for players in entry_of(name).player_counts()],
)
def test_a_game_with_questions_that_have_one_answer_tells_the_same(name: str, players: int) -> None:
    given = 0
    for seed in SEEDS:
        game = create_game(name, players, seed, {}, want_facts=True)
        whole = asking_all(name, players, seed)
        given += answer_alone(whole)
        rng = seeded(seed + 31)
        while not game.is_over:
            decision = game.decisions[rng.below(len(game.decisions))]
            same = whole.decision_of(decision.seat)
            assert same is not None
            assert (same.kind, same.actions) == (decision.kind, decision.actions)
            action = decision.actions[rng.below(len(decision.actions))]
            game.apply(action, decision.seat)
            whole.apply(action, decision.seat)
            given += answer_alone(whole)
        assert whole.is_over
        assert told(whole.facts) == told(game.facts)
        assert whole.final_result.to_data() == game.final_result.to_data()
    assert given or name not in WITH_ONE_ANSWER
