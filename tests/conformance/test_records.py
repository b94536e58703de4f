"""The same seed and answers make the same game, everywhere; a record proves it."""

import json
import os
import subprocess
import sys

import pytest

import mori
from mori.core.errors import RecordDiverged
from mori.core.record import read_record, write_record
from mori.core.replay import replay
from tests.conformance.cases import Case, every_case, played_out

TRACE = """
import sys, json
from tests.conformance.cases import played_out
import mori
case = json.loads(sys.argv[1])
print(mori.engine_kind())
print(json.dumps(played_out((case[0], case[1], case[2], case[3])).record()))
"""


@every_case
def test_the_same_seed_makes_the_same_game(case: Case) -> None:
    assert played_out(case).record() == played_out(case, facts=True).record()


@every_case
def test_a_record_replays_from_its_file(case: Case) -> None:
    game = played_out(case)
    record = read_record(write_record(game.record()))
    again = replay(record)
    assert again.record() == record
    assert again.result is not None and game.result is not None
    assert again.result.to_data() == game.result.to_data()


@every_case
def test_an_unfinished_record_replays_too(case: Case) -> None:
    game = played_out(case)
    half = game.rewound(len(game.answers) // 2)
    assert len(replay(half.record()).answers) == len(game.answers) // 2


@every_case
def test_a_changed_record_names_the_first_step_that_differs(case: Case) -> None:
    game = played_out(case)
    record = game.record()
    checks = record["checks"]
    assert isinstance(checks, list)
    step = len(game.answers) // 3
    checks[step] = "00000000" if checks[step] != "00000000" else "11111111"
    with pytest.raises(RecordDiverged) as diverged:
        replay(record)
    assert diverged.value.step == step


@pytest.mark.skipif(
    mori.engine_kind() == "interpreted", reason="compares the compiled engine with the sources"
)
@every_case
def test_the_compiled_engine_plays_the_same_game_as_the_sources(case: Case) -> None:
    environment = dict(os.environ, MORI_PURE="1")
    run = subprocess.run(
        [sys.executable, "-c", TRACE, json.dumps(case)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    engine, record = run.stdout.splitlines()
    assert engine == "interpreted"
    assert json.loads(record) == played_out(case).record()
