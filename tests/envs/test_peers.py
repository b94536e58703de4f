"""The frameworks' own conformance suites, in the environment where they are installed."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".research" / "bin" / "python"
SUITES = sorted(path.stem for path in (Path(__file__).parent / "peers").glob("test_*.py"))


@pytest.mark.parametrize("suite", SUITES)
def test_the_suites_of_the_frameworks_pass(suite: str) -> None:
    # The Makefile writes the file that leads to .venv when everything is installed.
    if not list(ROOT.glob(".research/lib/python*/site-packages/mori.pth")):
        pytest.skip("Gymnasium, PettingZoo and OpenSpiel are not installed: run make research")
    file = f"tests/envs/peers/{suite}.py"
    ran = subprocess.run(
        [str(PYTHON), "-m", "pytest", "-q", "-p", "no:cacheprovider", file],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
