"""Simulations: the same games for the same seed, however they are played."""

import os
import subprocess
import sys

import pytest

import mori
from mori import RuleBug, SetupError
from mori.bots import Bot, choose_for
from mori.core.game import Game
from mori.lab import SimulationPlan, SimulationReport, playing, simulate
from mori.lab.workers import runs_of

KEYS = [
    *("game", "players", "games", "seed", "bots", "finished", "decisions", "seconds"),
    *("games_per_second", "decisions_per_second", "rounds", "endings", "branching", "seats"),
    *("fingerprint", "engine", "pack"),
]
ONE_FINGERPRINT = """
from mori.lab import simulate
report = simulate("hitodama", players=2, games=4, seed=3, bots=["random", "greedy"])
print(report.engine, report.fingerprint)
"""


def few_games(seed: int = 3, jobs: int = 1, games: int = 5) -> SimulationReport:
    return simulate("hitodama", players=2, games=games, seed=seed, bots=["random"], jobs=jobs)


def test_the_report_has_the_promised_keys() -> None:
    data = few_games().to_data()
    assert list(data) == KEYS
    assert set(data["rounds"]) == {"mean", "p10", "p90", "min", "max"}
    assert set(data["branching"]) == {"mean", "p95", "max"}
    assert [set(seat) for seat in data["seats"]] == [
        {"bot", "wins", "win_share", "mean_score", "stdev_score"}
    ] * 2
    assert data["finished"] == data["games"] == sum(data["endings"].values()) == 5


def test_the_fingerprint_depends_on_the_seed_alone() -> None:
    first, again, other = few_games(), few_games(), few_games(seed=4)
    assert first.fingerprint == again.fingerprint != other.fingerprint


def test_the_number_of_processes_changes_nothing() -> None:
    # More runs of games than are handed out at once, so that handing out the rest is tried too.
    alone, together = few_games(games=21), few_games(games=21, jobs=2)
    assert alone.fingerprint == together.fingerprint
    assert (alone.seats, alone.rounds, alone.branching, alone.endings) == (
        together.seats,
        together.rounds,
        together.branching,
        together.endings,
    )


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (5000, 3)])
def test_runs_hold_every_game_once(games: int, jobs: int) -> None:
    assert [number for run in runs_of(range(games), jobs) for number in run] == list(range(games))


@pytest.mark.skipif(
    mori.engine_kind() == "interpreted", reason="compares the compiled engine with the sources"
)
def test_both_engines_play_the_same_games() -> None:
    found = subprocess.run(
        [sys.executable, "-c", ONE_FINGERPRINT],
        env={**os.environ, "MORI_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    with_greedy = simulate("hitodama", players=2, games=4, seed=3, bots=["random", "greedy"])
    assert found.stdout.split() == ["interpreted", with_greedy.fingerprint]


def test_few_bots_take_the_seats_in_turn() -> None:
    plan = SimulationPlan("hitodama", 3, 1, 0, ("greedy", "random"))
    assert plan.seats() == ["greedy", "random", "greedy"]


def test_seeds_of_games_and_bots_differ() -> None:
    plan = SimulationPlan("hitodama", 2, 1, 0, ("random",))
    seeds = [plan.game_seed(n) for n in range(9)]
    seeds += [plan.bot_seed(n, seat) for n in range(9) for seat in range(2)]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize(
    ("players", "bots", "code"),
    [
        (9, ["random"], "wrong_players"),
        (2, ["x"], "unknown_bot"),
        (2, ["random"] * 3, "wrong_seats"),
    ],
)
def test_impossible_plans_are_refused(players: int, bots: list[str], code: str) -> None:
    with pytest.raises(SetupError) as refusal:
        simulate("hitodama", players=players, games=1, seed=0, bots=bots)
    assert refusal.value.code == code


def test_a_broken_game_is_told_with_a_record_that_replays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def choose_a_while(game: Game, bots: list[Bot], failed: list[tuple[int, str]]) -> None:
        if len(game.answers) == 10:
            raise ZeroDivisionError("broken")
        choose_for(game, bots, failed)

    monkeypatch.setattr(playing, "choose_for", choose_a_while)
    with pytest.raises(RuleBug, match="broken") as bug:
        few_games()
    assert len(mori.replay(bug.value.record).answers) == 10
