"""`mori bench --peer`."""

import shlex
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Self

import pytest

from mori.lab import bench
from mori.lab.bench_report import BenchReport
from tests.cli.running import run, run_json

PEER = """
import json, sys
print(json.dumps({"engine": "fake", "version": "1.0"}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)["measure"]
    if asked == DIES_AT:
        raise RuntimeError("no dice left")
    random = {"decisions_per_second": 10.0, "games_per_second": 0.1}
    print(json.dumps(random if asked == "random" else {"microseconds": 1000.0}), flush=True)
"""


@pytest.fixture(autouse=True, scope="module")
def one_short_round() -> Iterator[None]:
    """Speeds are not tested: one table, and one round of a tenth of the time, are enough."""

    def measure(
        seconds: float, progress: Callable[[int, int], None], peers: Sequence[str] = ()
    ) -> BenchReport:
        return bench.measure_speed(seconds / 10, progress, peers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "ROUNDS", 1)
        patch.setattr(bench, "PROCESS_ROUNDS", 1)
        first = bench.tables()[:1]
        patch.setattr(bench, "tables", lambda: first)
        patch.setattr("mori.cli.bench.measure_speed", measure)
        yield


@pytest.fixture(scope="module")
def measured(one_short_round: None, tmp_path_factory: pytest.TempPathFactory) -> BenchReport:
    """What is measured beside two peers, once for all who look at it."""
    peer = peer_command(tmp_path_factory.mktemp("peer"))
    return bench.measure_speed(0.1, lambda done, total: None, [peer, peer])


@pytest.fixture
def measuring(measured: BenchReport, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Stands in for the measuring; what it was asked for."""
    asked: list[object] = []

    def measure(seconds: float, progress: object, peers: Sequence[str]) -> BenchReport:
        asked.append((seconds, peers))
        return measured

    monkeypatch.setattr("mori.cli.bench.measure_speed", measure)
    return asked


def peer_command(folder: Path, dies_at: str = "") -> str:
    script = folder / "peer.py"
    script.write_text(f"DIES_AT = {dies_at!r}\n{PEER}", encoding="utf-8")
    return shlex.join([sys.executable, str(script)])


def test_json_has_the_peers_and_every_engine_beside_each_of_them(measuring: list[object]) -> None:
    report = run_json("bench", "--seconds", "2", "--peer", "one", "--peer", "two")
    assert measuring == [(2.0, ["one", "two"])]
    assert [found["name"] for found in report["peers"]] == ["fake", "fake"]
    assert report["peers"][0]["random_decisions_per_second"] == 10.0
    assert len(report["against_peers"]) == 2 * len(report["figures"])
    row, ratio = report["figures"][0], report["against_peers"][0]
    assert [ratio[key] for key in ("game", "players", "engine")] == [
        row[key] for key in ("game", "players", "engine")
    ]
    assert ratio["decisions"] == pytest.approx(row["random_decisions_per_second"] / 10, abs=0.001)
    assert ratio["clone"] == pytest.approx(row["clone_microseconds"] / 1000, abs=0.0001)


@pytest.mark.usefixtures("measuring")
def test_the_tables_name_the_peer() -> None:
    result = run("bench", "--seconds", "1", "--peer", "one", "--peer", "two")
    assert result.exit_code == 0
    assert result.stdout.count("fake 1.0") >= 2


class Quick:
    """Stands in for a process that measures, where it is looked at what is said of peers."""

    is_stale = False

    def __init__(self, *, pure: bool) -> None:
        self.engine = "interpreted" if pure else "compiled"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def start(self, measure: str, game: str, players: int, seconds: float) -> None: ...

    def measure(self, measure: str, game: str, players: int, seconds: float) -> dict[str, float]:
        return self.figures()

    def figures(self) -> dict[str, float]:
        return defaultdict(lambda: 5.0)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "Worker", Quick)


@pytest.mark.usefixtures("quick")
def test_without_a_peer_nothing_is_said_of_any() -> None:
    report = run_json("bench", "--seconds", "1")
    assert (report["peers"], report["against_peers"]) == ([], [])


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("measure", ["random", "clone"])
def test_a_peer_that_dies_gets_its_last_words_told_and_status_2(
    tmp_path: Path, measure: str
) -> None:
    result = run("bench", "--seconds", "1", "--peer", peer_command(tmp_path, measure))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no dice left" in result.stderr and "Traceback" not in result.stderr


@pytest.mark.parametrize("command", ["", "/no/such/peer", "'", f"{sys.executable} -c print(5)"])
@pytest.mark.parametrize("language", ["en", "es", "fr", "cs"])
def test_a_command_that_is_no_peer_gets_a_message_and_status_2(command: str, language: str) -> None:
    result = run("bench", "--seconds", "1", "--lang", language, "--peer", command)
    assert (result.exit_code, result.stdout) == (2, "")
    assert 0 < len(result.stderr) < 500 and "Traceback" not in result.stderr
