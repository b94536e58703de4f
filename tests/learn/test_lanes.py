"""Many games at once: rows that tell the truth, games that follow each other, and processes."""

import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

import numpy as np
import pytest
from numpy.typing import NDArray

from mori import SetupError
from mori.bots.greedy_bot import MAX_CHAIN, worths_of
from mori.core.registry import load_rules
from mori.core.rng import seeded
from mori.core.view import seat_view
from mori.learn.cluster import ClusterSelfPlay, LaneActor
from mori.learn.lanes import (
    ENDED,
    GREEDY,
    HEAD,
    LEARNER,
    LENGTH,
    OFFERED,
    PLAYER,
    POINTS,
    SEAT,
    SHARES,
    SIDES,
    TAUGHT,
    TAUGHT_CHAIN,
    WHOLE,
    Lanes,
)
from mori.learn.selfplay import HALVES, Games, Half, ProcessLost, SelfPlay, SelfPlayPlan
from mori.learn.tables import TableKind, dealt_out, rules_at, usual_tables

CHOICES = 112
ROOM = 420
ROW = HEAD + 2 * CHOICES + ROOM


class Table:
    """Lanes in this process, answered at random."""

    def __init__(
        self, game: str, players: int, lanes: int, seed: int = 1, *, teaches: bool = False
    ) -> None:
        size = ROW + (CHOICES if teaches else 0)
        self.memory = np.zeros((lanes, size), dtype=np.int16)
        self.answers = np.zeros(lanes, dtype=np.int16)
        rows, answers = self.memory.data.cast("B"), self.answers.data
        rules = [[load_rules(game, players)]]
        self.lanes = Lanes(rules, [0] * lanes, rows, answers, CHOICES, size, seed, teaches)
        self.rng = seeded(seed)

    def step(self) -> None:
        for lane, row in enumerate(self.memory):
            self.answers[lane] = self.rng.below(int(row[OFFERED]))
        self.lanes.step()


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 3), ("hitodama", 2)])
def test_a_row_says_what_the_seat_at_turn_knows_and_may_choose(game: str, players: int) -> None:
    table = Table(game, players, 2)
    table.lanes.begin()
    for _ in range(40):
        for lane, row in zip(table.lanes.lanes, table.memory, strict=True):
            position = lane.position
            assert position is not None
            decision = position.decisions[0]
            encoder = table.lanes.encoders[position.rules]
            seat, canonical = decision.seat, decision.canonical
            choices = encoder.choices(position.state, seat, canonical)
            observation = encoder.encode(position.state, seat, choices)
            assert (row[SEAT], row[OFFERED], row[SIDES]) == (seat, len(canonical), encoder.sides)
            assert len(canonical) > 1 and row[PLAYER] == LEARNER and row[TAUGHT] == -1
            assert list(row[HEAD : HEAD + len(choices)]) == choices
            start = HEAD + 2 * CHOICES
            assert row[start : start + row[LENGTH]].tobytes() == observation
        table.step()


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 2), ("hitodama", 3)])
def test_a_game_that_ends_is_told_once_and_followed_by_another(game: str, players: int) -> None:
    table = Table(game, players, 1)
    table.lanes.begin()
    row, ended = table.memory[0], 0
    for _ in range(1000):
        before = table.lanes.lanes[0].position
        table.step()
        if row[ENDED]:
            assert table.lanes.lanes[0].position is not before
            assert before is not None and before.is_over and before.result is not None
            scores = before.result.scores + [each.score for each in before.result.opponents]
            assert list(row[POINTS : POINTS + len(scores)]) == scores
            shares = row[SHARES : SHARES + row[SIDES]]
            won = [seat for seat in range(players) if shares[seat]]
            assert won == before.result.winners and sum(shares) in (0, WHOLE - 1, WHOLE)
            ended += 1
        else:
            assert table.lanes.lanes[0].position is before
        if ended == 3:
            return
    raise AssertionError("the games do not end")


def test_rivals_from_the_league_and_greedy_leave_the_learner_a_seat() -> None:
    table = Table("hitodama", 3, 6)
    table.lanes.league, table.lanes.league_share, table.lanes.greedy_lanes = 2, 100, 2
    table.lanes.begin()
    for number, lane in enumerate(table.lanes.lanes):
        rivals = [player for player in lane.players if player != LEARNER]
        assert len(rivals) == 2 and len(set(rivals)) == 1
        assert rivals[0] == GREEDY if number < 2 else rivals[0] in (1, 2)
    for _ in range(10):
        assert (table.memory[:2, PLAYER] == LEARNER).all()  # greedy answers by itself
        table.step()
    assert set(table.memory[2:, PLAYER]) <= {0, 1, 2}


def test_greedy_teaches_what_it_would_choose_and_what_it_finds_the_rest_worth() -> None:
    table = Table("hitodama", 2, 2, teaches=True)
    table.lanes.begin()
    least = 0
    for _ in range(5):
        for row in table.memory:
            worths = row[-CHOICES:][: row[OFFERED]]  # less than the best, in hundredths of a point
            assert worths.max() == 0 <= row[TAUGHT] == worths.argmax()
            least = min(least, int(worths.min()))
        table.step()
    assert least < 0


def test_the_teacher_thinks_further_than_greedy_itself() -> None:
    table = Table("bitoku", 2, 1, teaches=True)
    lane, row, further = table.lanes.lanes[0], table.memory[0], 0
    before = table.lanes.greedy.rng.clone()
    table.lanes.begin()
    for _ in range(12):
        assert lane.position is not None
        decision = lane.position.decisions[0]
        world = seat_view(lane.position, decision.seat).sample(before)  # the one that it saw
        found = [worths_of(world, decision, chain) for chain in (TAUGHT_CHAIN, MAX_CHAIN)]
        taught, greedy = ([worth - max(worths) for worth in worths] for worths in found)
        assert list(row[-CHOICES:][: row[OFFERED]]) == taught
        further += taught != greedy
        before = table.lanes.greedy.rng.clone()
        table.step()
    assert further


def test_a_count_named_twice_is_played_twice_as_often() -> None:
    kinds = usual_tables("hitodama", [2, 3, 3])
    assert [(kind.players, kind.weight) for kind in kinds] == [(2, 1), (3, 2)]


def test_lanes_are_dealt_out_by_weight() -> None:
    kinds = [TableKind(2, weight=2), TableKind(3), TableKind(4)]
    assert sorted(dealt_out(kinds, 8)) == [0, 0, 0, 0, 1, 1, 2, 2]
    assert sorted(dealt_out(kinds, 4)) == [0, 0, 1, 2]  # and so is every stretch of them


def test_alone_all_levels_are_played_and_the_usual_one_most() -> None:
    (kind,) = usual_tables("bitoku", [1])
    rules = rules_at("bitoku", kind)
    usual = sum(1 for each in rules if each.options == load_rules("bitoku", 1).options)
    assert len({str(each.options) for each in rules}) == 6 and 2 * usual > len(rules)


def plan(processes: int = 2) -> SelfPlayPlan:
    tables = (TableKind(2), TableKind(3))
    return SelfPlayPlan("hitodama", tables, processes, 3, 7, ROOM, CHOICES)


def played(steps: int, chosen: Games | None = None) -> list[bytes]:
    """All rows of a few steps, in processes or elsewhere, answered alike."""
    shown: list[bytes] = []
    with chosen or SelfPlay(plan()) as games:
        for step in range(steps):
            for number in range(HALVES):
                half = games.wait(number)
                for row in half.rows:
                    shown.append(row[: HEAD + 2 * CHOICES + row[LENGTH]].tobytes())
                games.answer(number, step % half.rows[:, OFFERED])
        for number in range(HALVES):
            games.wait(number)
    return shown


class ActorsHere:
    """What plays on a cluster, in this process."""

    def __init__(self) -> None:
        self.plan = plan()
        self.actors = [LaneActor(self.plan, number) for number in range(self.plan.processes)]
        self.rows = [[actor.begin(half) for actor in self.actors] for half in range(HALVES)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def wait(self, number: int) -> Half:
        rows = np.concatenate(self.rows[number])
        return Half(rows, np.zeros(len(rows), np.int16))

    def answer(self, number: int, answers: NDArray[Any]) -> None:
        parts = np.split(answers, len(self.actors))
        both = zip(self.actors, parts, strict=True)
        self.rows[number] = [actor.step(number, part) for actor, part in both]


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_it_is_told_what_to_install() -> None:
    with pytest.raises(SetupError, match="cluster_not_installed"), ClusterSelfPlay(plan(), "auto"):
        pass


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_a_local_cluster_plays_the_same_games() -> None:
    ray = shutil.which("ray", path=str(Path(sys.executable).parent)) or "ray"
    begin = [ray, "start", "--head", "--num-cpus", "2", "--include-dashboard", "false"]
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # its sockets need a short path
    subprocess.run([*begin, "--temp-dir", folder], check=True, capture_output=True)
    try:
        assert played(6, ClusterSelfPlay(plan(), "auto")) == played(6)
    finally:
        subprocess.run([ray, "stop", "--force"], check=True, capture_output=True)


def test_processes_play_the_same_games_for_the_same_seed() -> None:
    first = played(6)
    assert len(set(first)) == len(first)  # no two lanes play the same game
    assert played(6) == first
    assert played(6, ActorsHere()) == first  # so does what a cluster's machines would run


def test_a_process_that_dies_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mori.learn.selfplay.PATIENCE", 5.0)
    with SelfPlay(plan(1)) as games:
        games.wait(0)
        games.processes[0].kill()
        games.processes[0].join()
        games.answer(0, np.zeros(3))
        with pytest.raises(ProcessLost):
            games.wait(0)
