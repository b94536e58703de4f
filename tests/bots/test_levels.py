"""Levels: which there are, and that a weaker one makes a person's mistakes."""

from collections import Counter

import pytest

import mori
from mori import SetupError
from mori.bots import USUAL_LEVEL, bots_for, make_bot
from mori.bots.level_bot import Ginkgo, best_of, noticed
from mori.bots.levels import ANY_GAME, levels_for
from mori.core.registry import entry_of
from mori.core.rng import seeded
from mori.lab import play_arena

NAMES = ["sprout", "fern", "bamboo", "alder", "maple", "cedar"]
LOOKS_AHEAD = "ginkgo"  # only where that is shown to be worth its time
CASES = [(game, n) for game in mori.game_names() for n in entry_of(game).player_counts()]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_game_has_six_levels_from_weak_to_strong(game: str, players: int) -> None:
    names = [*NAMES, LOOKS_AHEAD] if (game, players) == ("hitodama", 2) else NAMES
    assert [level.name for level in levels_for(game, players)] == names
    assert bots_for(game, players) == names
    assert USUAL_LEVEL in NAMES


def test_the_old_names_go_on() -> None:
    assert {"random", "greedy", *NAMES, LOOKS_AHEAD} <= set(mori.bot_names())
    assert make_bot("greedy", 1).name == "greedy"


@pytest.mark.parametrize(("game", "players"), [("chess", 2), (mori.game_names()[0], 9)])
def test_levels_of_no_game_are_refused(game: str, players: int) -> None:
    with pytest.raises(SetupError):
        bots_for(game, players)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_level_that_a_table_does_not_have_plays_as_its_strongest(game: str, players: int) -> None:
    rules = mori.new_game(game, players=players, seed=1).rules
    assert Ginkgo(1).plays(rules) is levels_for(game, players)[-1]


def test_who_looks_ahead_chooses_the_same_for_a_view_and_a_seed() -> None:
    played = mori.new_game("hitodama", players=2, seed=2, facts=False)
    decision = played.decisions[0]
    view = played.seat_view(decision.seat)
    chosen = make_bot(LOOKS_AHEAD, 5).choose(view)
    assert chosen in decision.canonical
    assert make_bot(LOOKS_AHEAD, 5).choose(view) is chosen


@pytest.mark.parametrize(("game", "players"), CASES)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_and_seed_give_the_same_legal_choice(
    name: str, game: str, players: int
) -> None:
    played = mori.new_game(game, players=players, seed=2, facts=False)
    for step in range(12):
        decision = played.decisions[0]
        view = played.seat_view(decision.seat)
        chosen = make_bot(name, step).choose(view)
        assert chosen in decision.canonical
        assert make_bot(name, step).choose(view) is chosen
        played.apply(chosen, decision.seat)


def test_who_overlooks_sees_a_part_and_never_nothing() -> None:
    space = mori.new_game(mori.game_names()[0], players=2, seed=1).rules.space
    actions = space.actions[:10]
    rng = seeded(5)
    seen = [noticed(actions, 60, rng) for _ in range(400)]
    assert 3.5 < sum(map(len, seen)) / len(seen) < 4.5
    assert min(map(len, seen)) >= 1 and all(set(each) <= set(actions) for each in seen)
    assert {len(noticed(actions, 100, rng)) for _ in range(50)} == {1}
    assert noticed(actions, 0, rng) == actions


def test_who_wavers_takes_the_second_best_the_less_the_worse_it_is() -> None:
    rng = seeded(7)
    assert {best_of([1.0, 3.0, 2.0], 0, rng) for _ in range(20)} == {1}
    taken = Counter(best_of([1.0, 3.0, 2.0], 100, rng) for _ in range(4000))
    # Softmax of 1, 3 and 2: 9 %, 67 %, 24 %.
    shares = [taken[number] / 4000 for number in range(3)]
    assert shares == pytest.approx([0.09, 0.665, 0.245], abs=0.03)
    blind = Counter(best_of([1.0, 3.0], 100_000, rng) for _ in range(1000))
    assert 400 < blind[0] < 600


def test_levels_of_any_game_err_less_and_less() -> None:
    assert [level.overlooks for level in ANY_GAME] == sorted(
        (level.overlooks for level in ANY_GAME), reverse=True
    )
    assert ANY_GAME[-1].overlooks == 0


def test_the_weakest_level_loses_to_the_usual_one() -> None:
    report = play_arena("hitodama", players=2, games=12, seed=1, bots=[USUAL_LEVEL, "sprout"])
    assert report.pairs[0].share > 0.5 and report.crashes == []
