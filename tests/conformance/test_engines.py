"""The compiled engine and the sources are one game: they play and tell the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import mori
from tests.conformance.cases import all_cases
from tests.conformance.engines import played_and_told

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(
    mori.engine_kind() == "interpreted", reason="compares the compiled engine with the sources"
)
def test_the_compiled_engine_plays_and_tells_the_same_as_the_sources(
    subtests: pytest.Subtests,
) -> None:
    """All cases in one process of the other engine; each is compared by itself."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.engines"],
        cwd=ROOT,
        env=dict(os.environ, MORI_PURE="1"),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    engine, *lines = done.stdout.splitlines()
    assert engine == "interpreted"
    for case, line in zip(all_cases(), lines, strict=True):
        with subtests.test(str(case)):
            assert json.loads(json.dumps(played_and_told(case))) == json.loads(line)
