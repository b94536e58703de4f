"""Recorded games are played again: the same game, told in the same words."""

from pathlib import Path

import pytest

import mori
from mori.core.record import read_record
from tests.golden import GAMES, RECORDS, TRACES, trace_of

FOUND = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_a_recorded_game_follows_from_its_record_and_is_told_as_its_trace(path: Path) -> None:
    """Telling it plays it again; a step that does not follow from the record is an error there."""
    record = read_record(path.read_bytes())
    assert record["result"] is not None
    assert trace_of(record) == (TRACES / f"{path.stem}.txt").read_text(encoding="utf-8")


def test_every_golden_game_has_its_record_and_its_trace() -> None:
    names = sorted(name for name, entry in GAMES.items() if entry[0] in mori.game_names())
    assert sorted(path.stem for path in FOUND) == names
    assert sorted(path.stem for path in TRACES.glob("*.txt")) == names
