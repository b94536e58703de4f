"""Autumn and Winter worked out from what a spectator sees, and compared with the table after them.

The rules are written here once more, from the rule text, over views alone: no part of the engine
is asked.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import mori
from mori.core.game import Game
from mori.core.position import Position
from mori.core.view import seat_view
from mori.core.writer import Moment
from mori.games.bitoku.table.state import AUTUMN, SUMMER, WINTER

DISPLAYS = ("mitama", "dragonfly", "crystal", "building")
CARDS_FOR_VIRTUE = 5
MOST_FOR_VIRTUE = 12
LAST_YEAR = 4
SEEDS = 2

Seen = Any


def order_after(seen: Seen) -> list[int]:
    """The new turn order: owners of dice in the Home from the top, then all others as before."""
    order: list[int] = []
    for space in seen["home"]:
        if space["die"] is not None and space["die"]["seat"] not in order:
            order.append(space["die"]["seat"])
    return order + [seat for seat in seen["order"] if seat not in order]


def in_all_piles(player: Seen) -> int:
    """The Yōkai cards that a player owns, without those removed from play."""
    played = sum(card is not None for card in player["played"])
    return int(player["deck"] + player["hand_size"] + len(player["discard"]) + played)


def check_display(before: Seen, after: Seen) -> None:
    """The outermost tile leaves, the others slide outwards, new ones fill the gaps behind them."""
    staying = [tile for tile in before["tiles"][:-1] if tile is not None]
    spaces = len(before["tiles"])
    new = min(spaces - len(staying), before["stack"])
    assert after["stack"] == before["stack"] - new
    assert after["tiles"][spaces - len(staying) :] == staying
    empty = spaces - len(staying) - new
    assert after["tiles"][:empty] == [None] * empty
    assert None not in after["tiles"][empty:]


def check_decks(before: Seen, after: Seen, kind: str) -> None:
    """The Hills' cards are discarded, and each Hill has a new one, as far as there are any."""
    deck, then = before["decks"][kind], after["decks"][kind]
    gone = [hill[kind] for hill in before["hills"] if hill[kind] is not None]
    laid = [hill[kind] for hill in after["hills"] if hill[kind] is not None]
    cards = deck["cards"] + len(deck["discard"]) + len(gone)
    assert len(laid) == min(len(after["hills"]), cards)
    assert then["cards"] + len(then["discard"]) + len(laid) == cards
    if deck["cards"] > len(laid):  # no reshuffle
        assert then["cards"] == deck["cards"] - len(laid)
        assert Counter(then["discard"]) == Counter(deck["discard"] + gone)
    assert not any(any(hill["covered"]) for hill in after["hills"])


def check_refresh(before: Seen, after: Seen) -> None:
    """Step E, from the last moment of Summer to the next year."""
    for kind in ("bitoku", "yokai"):
        check_decks(before, after, kind)
    for name in DISPLAYS:
        check_display(before["markets"][name], after["markets"][name])
    for kept in ("sites", "paths"):
        assert after[kept] == before[kept]
    assert after["decks"]["vision"] == before["decks"]["vision"]


def check_players(before: Seen, after: Seen, seats: range) -> None:
    """Steps A to C: dice come home as they are, at most one card is removed, the others leave."""
    for was, now in zip(before["players"], after["players"], strict=True):
        dice = [die["value"] for die in now["dice"]]
        assert sorted(dice) == sorted(die["value"] for die in was["dice"])
        assert all(die["state"] == "locked" and "place" not in die for die in now["dice"])
        if was["seat"] not in seats:
            continue
        assert not any(now["played"])
        removed = Counter(now["removed"]) - Counter(was["removed"])
        assert removed.total() <= 1 and removed <= Counter(filter(None, was["played"]))
        assert in_all_piles(now) == in_all_piles(was) - removed.total()
        gained = now["points"]["virtue"] - was["points"]["virtue"]
        assert 0 <= gained <= MOST_FOR_VIRTUE
        if removed:
            assert in_all_piles(was) >= CARDS_FOR_VIRTUE
            (card,) = removed
            worths = zip(was["played"], was["virtues"], strict=True)
            assert gained in [worth for name, worth in worths if name == card]
        else:
            assert gained == 0
        others = {key for key in was["points"] if key != "virtue"}
        assert all(now["points"][key] == was["points"][key] for key in others)


def seen_of(game: Game, state: Any) -> Seen:
    """What a spectator sees of a position of the game."""
    position = Position(game.rules, game.rules.writer(state, None))
    return seat_view(position, None).data()


def years(players: int, seed: int) -> Iterator[tuple[list[int], Seen, Seen]]:
    """Of each year but the last: the order in Summer, the table after Autumn and after Winter."""
    game = mori.new_game("bitoku", players=players, seed=seed)
    moments: list[Moment] = []
    game.writer.moments = moments
    rng = mori.seeded(seed + 5)
    orders: dict[int, list[int]] = {}
    while not game.is_over:
        state: Any = game.state
        if state.phase == SUMMER:
            orders[state.round] = list(state.order)
        decision = game.decisions[rng.below(len(game.decisions))]
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
    states: list[Any] = [moment.state for moment in moments]
    for year in range(1, LAST_YEAR):
        of_year = [state for state in states if state.round == year]
        (autumn,) = [state for state in of_year if state.phase == AUTUMN]
        *_, winter = [state for state in of_year if state.phase == WINTER]
        yield orders[year], seen_of(game, autumn), seen_of(game, winter)


@pytest.mark.rule("B-AUTUMN-1", "B-AUTUMN-2", "B-AUTUMN-3")
@pytest.mark.rule("B-WINTER-2", "B-WINTER-4", "B-WINTER-8", "B-WINTER-9")
@pytest.mark.rule("B-WINTER-11", "B-WINTER-12", "B-WINTER-13", "B-WINTER-14", "B-WINTER-15")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_autumn_and_winter_are_what_the_rules_make_of_the_table_that_all_see(players: int) -> None:
    changed = removed = 0
    for seed in range(SEEDS):
        for order, before, after in years(players, seed):
            assert before["order"] == after["order"] == order_after({**before, "order": order})
            check_players(before, after, range(players))
            check_refresh(before, after)
            changed += before["order"] != order
            removed += before["players"][0]["removed"] != after["players"][0]["removed"]
    assert changed and removed
