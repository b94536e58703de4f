"""Options that do something: each is played on and off, with every count it is offered for."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

import mori
from mori.core.decision import Decision
from mori.core.errors import SetupError
from mori.core.game import Game
from mori.core.registry import create_game, entry_of, load_rules
from mori.core.rng import Rng, seeded
from tests.conformance.cases import offered_options
from tests.games.bitoku.rare_options import RARE

SEEDS = 150
REFUSALS = ("skip", "decline", "end")


class Pair(NamedTuple):
    game: str
    players: int
    option: str

    def __str__(self) -> str:
        return f"{self.game}-{self.players}p-{self.option}"


def all_pairs() -> list[Pair]:
    return [
        Pair(name, players, option.name)
        for name in mori.game_names()
        for players in entry_of(name).player_counts()
        for option in offered_options(name, players)
    ]


def asked(game: Game) -> list[tuple[int, str, list[str]]]:
    return [(d.seat, d.kind, [action.text for action in d.actions]) for d in game.decisions]


def eager(decision: Decision, rng: Rng) -> str:
    """An answer at random that rarely refuses what is offered."""
    texts = [action.text for action in decision.actions]
    wanted = [text for text in texts if text not in REFUSALS]
    choices = wanted if wanted and rng.below(10) else texts
    return choices[rng.below(len(choices))]


def differ(first: Game, second: Game, rng: Rng) -> bool:
    """Whether two games that get the same answers ask or end otherwise at some point."""
    while asked(first) == asked(second):
        if first.is_over:
            break
        decision = first.decisions[rng.below(len(first.decisions))]
        text = eager(decision, rng)
        first.apply(text, decision.seat)
        second.apply(text, decision.seat)
    else:
        return True
    assert first.result is not None and second.result is not None
    return first.result.to_data() != second.result.to_data()


def changes_a_game(pair: Pair) -> bool:
    for seed in range(SEEDS):
        games = [
            create_game(pair.game, pair.players, seed, {pair.option: value}, want_facts=False)
            for value in (False, True)
        ]
        if differ(games[0], games[1], seeded(seed)):
            return True
    return False


@pytest.mark.parametrize("pair", all_pairs(), ids=str)
def test_an_option_that_is_offered_can_change_a_game(pair: Pair) -> None:
    position: Callable[[int, object], object] | None = RARE.get(pair.option)
    if position is not None:
        assert position(pair.players, False) != position(pair.players, True)
    else:
        assert changes_a_game(pair)


@pytest.mark.rule("B-VARIANT-1", "B-HOME-5", "B-CRYSTAL-8")
@pytest.mark.parametrize(
    ("players", "idle"),
    [
        (1, ["harder", "amulet_over_six", "memory_per_icon"]),
        (2, ["harder", "amulet_over_six", "memory_per_icon"]),
        (3, ["copy_in_home", "memory_per_icon"]),
        (4, ["copy_in_home", "memory_per_icon"]),
    ],
)
def test_an_option_that_can_change_nothing_is_refused_and_not_recorded(
    players: int, idle: list[str]
) -> None:
    rules = load_rules("bitoku", players)
    assert rules.idle_options() == idle
    for name in idle:
        assert name not in rules.options
        default = next(o.default for o in entry_of("bitoku").options if o.name == name)
        assert load_rules("bitoku", players, {name: default}) is rules  # as old records say it
        with pytest.raises(SetupError) as refused:
            load_rules("bitoku", players, {name: not default})
        assert refused.value.code == "option_idle"
        assert refused.value.data == {"option": name, "players": players}


@pytest.mark.rule("H-TILE-MER-1")
@pytest.mark.parametrize(("players", "idle"), [(2, ["four_goods"]), (3, []), (4, [])])
def test_the_merchants_goods_can_be_fewer_only_where_there_are_more(
    players: int, idle: list[str]
) -> None:
    assert load_rules("hitodama", players).idle_options() == idle
