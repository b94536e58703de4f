"""Playing on a cluster: the same games, in the same order, and a word where there is none."""

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from mori import SetupError
from mori.lab import SimulationPlan, play_arena, simulate
from mori.lab.cluster import play_run
from mori.lab.playing import play_number
from mori.lab.workers import runs_of
from tests.cli.running import run

HAS_RAY = importlib.util.find_spec("ray") is not None


def test_a_run_is_played_as_anywhere_else() -> None:
    plan = SimulationPlan("hitodama", 2, 4, 3, ("random",))
    rules = plan.rules()
    found = [
        outcome for part in runs_of(range(4), 2) for outcome in play_run(plan, play_number, part)
    ]
    assert found == [play_number(plan, rules, number) for number in range(4)]


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_it_is_told_what_to_install() -> None:
    with pytest.raises(SetupError, match="cluster_not_installed"):
        simulate("hitodama", players=2, games=1, seed=1, bots=["random"], cluster="auto")
    result = run("arena", "hitodama", "--games", "1", "--bots", "random,random", "--cluster", "x")
    assert result.exit_code == 2 and "mori[cluster]" in result.stderr


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_a_local_cluster_plays_the_same_games() -> None:
    with pytest.raises(SetupError, match="cluster_unreachable"):
        simulate("hitodama", players=2, games=1, seed=1, bots=["random"], cluster="auto")
    ray = shutil.which("ray", path=str(Path(sys.executable).parent)) or "ray"
    begin = [ray, "start", "--head", "--num-cpus", "2", "--include-dashboard", "false"]
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # its sockets need a short path
    subprocess.run([*begin, "--temp-dir", folder], check=True, capture_output=True)
    try:
        asked = {"players": 2, "games": 6, "seed": 3, "bots": ["random", "random"]}
        here, there = (
            simulate("hitodama", **asked, cluster=cluster)  # type: ignore[arg-type]
            for cluster in (None, "auto")
        )
        assert here.fingerprint == there.fingerprint
        one, two = (
            play_arena("hitodama", **asked, cluster=cluster)  # type: ignore[arg-type]
            for cluster in (None, "auto")
        )
        assert one == two
    finally:
        subprocess.run([ray, "stop", "--force"], check=True, capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)
