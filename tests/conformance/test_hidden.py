"""The tests of hidden information themselves: a game that is careless with one pile is noticed.

Every pile that an installed game declares as hidden is once left as it truly lies, once laid by the
truth in another order, and once never dealt again.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

import mori
from mori.core.about import About
from mori.core.actions import Action
from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.registry import create_game, entry_of
from mori.core.result import Result
from mori.core.rng import Rng
from mori.core.rules import GameRules
from mori.core.state import GameState
from mori.core.writer import Writer
from tests.conformance.cases import Case, random_play
from tests.conformance.hidden import Pool, Unknown, hidden_of, pools_of
from tests.conformance.no_leak import ASeatsWorldDependsOnlyOnWhatItMayKnow
from tests.conformance.promises import Moment, Promise
from tests.conformance.worlds import ImaginedWorldsAreAllThatCanBeAndNoOthers

EVERY = 5  # answers between two looks
SEED = 1


class Trusted(GameRules):
    """The rules of a game; what is below breaks one thing in them."""

    def __init__(self, rules: GameRules) -> None:
        super().__init__(
            rules.game,
            rules.players,
            rules.options,
            rules.fingerprint,
            rules.pack_path,
            rules.space,
        )
        self.rules = rules
        self.tables = getattr(rules, "tables", None)

    def writer(self, state: GameState, facts: list[Fact] | None) -> Writer:
        return self.rules.writer(state, facts)

    def result(self, state: GameState) -> Result:
        return self.rules.result(state)

    def hide(self, state: GameState, seat: int | None) -> None:
        self.rules.hide(state, seat)

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        self.rules.redeal(state, seat, rng)

    def view_data(self, state: GameState, seat: int | None) -> dict[str, object]:
        return self.rules.view_data(state, seat)

    def about_action(self, state: GameState, seat: int, action: Action) -> About:
        return self.rules.about_action(state, seat, action)


class LeavesAsItIs(Trusted):
    """Neither hides nor deals anything."""

    def hide(self, state: GameState, seat: int | None) -> None:
        state.rng = Rng()

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        pass


class NeverDeals(Trusted):
    """Hides everything, and lets a seat imagine one world only."""

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        pass


class CarelessWithOnePool(Trusted):
    def __init__(self, rules: GameRules, pool: Pool) -> None:
        super().__init__(rules)
        self.pool = pool

    def unknown(self, state: GameState, seat: int | None) -> list[Unknown]:
        return pools_of(self.pool, self.rules, state, seat)


class LeavesOnePool(CarelessWithOnePool):
    def hide(self, state: GameState, seat: int | None) -> None:
        truth = [(pool, pool.cards(state)) for pool in self.unknown(state, seat)]
        self.rules.hide(state, seat)
        for pool, cards in truth:
            pool.lay(state, cards)


class OrdersOnePoolByTheTruth(CarelessWithOnePool):
    def hide(self, state: GameState, seat: int | None) -> None:
        truth = [(pool, pool.cards(state)) for pool in self.unknown(state, seat)]
        self.rules.hide(state, seat)
        for pool, cards in truth:
            pool.lay(state, cards[::-1])


class NeverDealsOnePool(CarelessWithOnePool):
    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        before = [(pool, pool.cards(state)) for pool in self.unknown(state, seat)]
        self.rules.redeal(state, seat, rng)
        for pool, cards in before:
            pool.lay(state, cards)


class DealsWhatIsKnown(Trusted):
    """Lets a seat that does not look on from outside imagine even its own cards otherwise."""

    def redeal(self, state: GameState, seat: int | None, rng: Rng) -> None:
        self.rules.redeal(state, None, rng)


def is_noticed(rules: GameRules, kind: type[Promise]) -> bool:
    """Whether a promise is broken somewhere in a game under such rules."""
    game = create_game(rules.game, rules.players, SEED, {}, want_facts=False)
    case = Case(rules.game, rules.players, SEED, {})
    promise = kind(case, game)
    for step, decision in enumerate(random_play(game, SEED)):
        if step % EVERY == 0:
            seen = Game(rules, rules.writer(game.state.clone(), None), SEED, game.seats)
            try:
                promise.look(Moment(seen, decision, step))
            except (AssertionError, ValueError):
                return True
    return False


class Careless(NamedTuple):
    game: str
    players: int
    number: int
    break_it: Callable[[GameRules, Pool], GameRules]

    def __str__(self) -> str:
        piles = "-".join(part["pile"] for part in self.pool["parts"])
        return f"{self.game}-{self.players}p-{piles}-{getattr(self.break_it, '__name__', '')}"

    @property
    def pool(self) -> Pool:
        return hidden_of(self.game)["pools"][self.number]

    def rules(self) -> GameRules:
        return self.break_it(create_game(self.game, self.players, SEED).rules, self.pool)


def tables() -> list[tuple[str, int]]:
    """Every game with as few as can play it, and with two."""
    return [
        (name, players)
        for name in mori.game_names()
        for players in sorted({entry_of(name).min_players, 2})
    ]


def careless(*ways: Callable[[GameRules, Pool], GameRules]) -> list[Careless]:
    found = []
    for name, players in tables():
        game = create_game(name, players, SEED)
        for number, pool in enumerate(hidden_of(name)["pools"]):
            if pools_of(pool, game.rules, game.state, None):
                found += [Careless(name, players, number, way) for way in ways]
    return found


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_game_as_it_is_breaks_no_promise(name: str, players: int) -> None:
    rules = create_game(name, players, SEED).rules
    assert not is_noticed(Trusted(rules), ASeatsWorldDependsOnlyOnWhatItMayKnow)
    assert not is_noticed(Trusted(rules), ImaginedWorldsAreAllThatCanBeAndNoOthers)


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_game_that_hides_nothing_is_noticed(name: str, players: int) -> None:
    rules = create_game(name, players, SEED).rules
    assert is_noticed(LeavesAsItIs(rules), ASeatsWorldDependsOnlyOnWhatItMayKnow)


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_game_that_deals_nothing_anew_is_noticed(name: str, players: int) -> None:
    rules = create_game(name, players, SEED).rules
    assert is_noticed(NeverDeals(rules), ImaginedWorldsAreAllThatCanBeAndNoOthers)


@pytest.mark.parametrize("case", careless(LeavesOnePool, OrdersOnePoolByTheTruth), ids=str)
def test_a_pile_that_lies_by_the_truth_is_noticed(case: Careless) -> None:
    assert is_noticed(case.rules(), ASeatsWorldDependsOnlyOnWhatItMayKnow)


@pytest.mark.parametrize("case", careless(NeverDealsOnePool), ids=str)
def test_a_pile_that_is_never_dealt_anew_is_noticed(case: Careless) -> None:
    assert is_noticed(case.rules(), ImaginedWorldsAreAllThatCanBeAndNoOthers)


@pytest.mark.parametrize(("name", "players"), [table for table in tables() if table[1] > 1])
def test_a_world_that_cannot_be_is_noticed(name: str, players: int) -> None:
    rules = create_game(name, players, SEED).rules
    assert is_noticed(DealsWhatIsKnown(rules), ImaginedWorldsAreAllThatCanBeAndNoOthers)
