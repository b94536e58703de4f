"""The cases themselves: each count has its own options and levels, and each set gets its turn."""

import pytest

import mori
from mori.core.registry import GameEntry, create_game
from tests.conformance import cases
from tests.conformance.cases import Options, all_cases, option_sets

CLOSED: Options = {"closed": True}
ALONE: list[Options] = [
    {},
    {"bid": 1, "poor": True},
    {"bid": 3},
    CLOSED,
    {"bid": 1},
    {"bid": 3},
    {"rich": True},
    {"poor": True},
]


def test_a_player_count_has_its_own_option_sets(house: GameEntry) -> None:
    assert option_sets("house", 1) == ALONE
    assert option_sets("house", 2) == [{}, CLOSED, CLOSED]  # a level, and the option by itself
    assert option_sets("house", 3) == [{}, CLOSED]


def test_every_set_can_be_played(house: GameEntry) -> None:
    for players in house.player_counts():
        for options in option_sets("house", players):
            assert (
                create_game("house", players, 1, options).rules.options.items() >= options.items()
            )


def test_seeds_are_dealt_out_over_the_sets(
    house: GameEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cases, "SEEDS", range(9))
    dealt = [case for case in all_cases() if case[0] == "house"]
    assert [case[1:3] for case in dealt] == [(n, seed) for n in (1, 2, 3) for seed in range(9)]
    assert [case[3] for case in dealt if case[1] == 1] == [*ALONE, {}]


def test_counts_with_the_same_sets_share_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a few seeds at each count are enough to play every set once."""
    name = mori.game_names()[0]
    sets = option_sets(name, 3)
    assert sets == option_sets(name, 4) != option_sets(name, 2)
    monkeypatch.setattr(cases, "SEEDS", range(-(-len(sets) // 2)))
    dealt = [case[3] for case in all_cases() if case[0] == name and case[1] > 2]
    assert dealt[: len(sets)] == sets
