"""The places of a table, as far as playing shows them, to find misspelt ones in lessons."""

from functools import cache

from mori.core.game import Game, start_game
from mori.core.registry import load_rules
from mori.core.rng import seeded
from mori.core.view import seat_view

SEED = 1
MOST_ANSWERS = 2_000  # longer than any game


def is_place(game: Game, seat: int, place: str) -> bool:
    """Whether the place exists: something can be chosen there, or a fact is about it."""
    if seat_view(game, seat).actions_at(place):
        return True
    rules = game.rules
    if place in _told_of(rules.game, rules.players, tuple(rules.options.items())):
        return True
    game = game.rewound(len(game.answers))  # for what occurs only in this game
    found, view = _played(game), seat_view(game, seat)
    return place in found or any(place in view.about_fact(fact).places for fact in game.facts)


@cache
def _told_of(name: str, players: int, options: tuple[tuple[str, object], ...]) -> frozenset[str]:
    rules = load_rules(name, players, dict(options))
    return _played(start_game(rules, SEED, ["human"] * players))


def _played(game: Game) -> frozenset[str]:
    """The places of questions, actions and facts in a game that is played on at random."""
    rng, found, told = seeded(SEED), set[str](), 0
    for _ in range(MOST_ANSWERS):
        if game.is_over:
            break
        decision = game.decisions[0]
        view = seat_view(game, decision.seat)
        found.update(view.about_question().places)
        for action in decision.actions:
            found.update(view.about(action).places)
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
        view = seat_view(game, decision.seat)
        for fact in game.facts[told:]:
            found.update(view.about_fact(fact).places)
        told = len(game.facts)
    return frozenset(found)
