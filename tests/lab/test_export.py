"""Games as data: every column is as documented, and an interrupted export goes on."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

import mori
from mori.core.errors import RecordError, SetupError
from mori.core.game import start_game
from mori.lab import export as exporting
from mori.lab.export import COLUMNS, DECISIONS, GAMES, export
from tests.cli.running import run, run_json
from tests.site.pages import ROOT, blocks

PAGE = Path("docs/export.md")


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    return [
        json.loads(line)
        for file in sorted(folder.glob(f"{table}-*.jsonl"))
        for line in file.read_text("utf-8").splitlines()
    ]


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 2), ("hitodama", 3)])
def test_a_decision_has_what_its_seat_knew_and_what_came_of_it(
    tmp_path: Path, game: str, players: int
) -> None:
    report = export(game, tmp_path, players=players, games=2, seed=5, bots=["random"])
    games, decisions = rows(tmp_path, GAMES), rows(tmp_path, DECISIONS)
    assert (report.games, report.decisions, report.kept) == (2, len(decisions), 0)
    layout = json.loads((tmp_path / "export.json").read_text())["layout"]
    for told in games:
        record = mori.read_record(told["record"])
        finished = mori.replay(record)
        assert finished.result is not None
        assert str(finished.seed) == told["seed"]
        assert (told["scores"], told["places"]) == (
            finished.result.scores,
            finished.result.places,
        )
        mine = [row for row in decisions if row["number"] == told["number"]]
        assert len(mine) == told["decisions"] == len(finished.answers)
        again = start_game(finished.rules, finished.seed, finished.seats, want_facts=False)
        encoder = again.rules.encoder()
        assert encoder is not None
        for step, row in enumerate(mine):
            decision = again.decision_of(row["seat"])
            assert decision is not None and row["step"] == step and row["kind"] == decision.kind
            assert row["actions"] == [action.text for action in decision.actions]
            offered = [row["actions"][place] for place in row["canonical"]]
            assert offered == [action.text for action in decision.canonical]
            assert row["actions"][row["chosen"]] == row["action"] == finished.answers[step].text
            # From the seat's view: the export itself reads the true state.
            known = again.seat_view(row["seat"])
            choices = encoder.choices(known.world, row["seat"], decision.canonical)
            seen = encoder.encode(known.world, row["seat"], choices)
            written = np.array(row["numbers"] + row["features"], dtype="<i2").tobytes()
            assert (written, row["choices"]) == (seen, list(choices))
            assert len(row["numbers"]) == layout["numbers"]
            others = [s for seat, s in enumerate(told["scores"]) if seat != row["seat"]]
            others += told["opponents"]
            assert row["score"] == told["scores"][row["seat"]]
            assert row["margin"] == row["score"] - max(others)
            assert row["place"] == told["places"][row["seat"]]
            winners = told["winners"]
            assert row["win"] == (1 / len(winners) if row["seat"] in winners else 0)
            again.apply(row["action"], row["seat"])
        assert again.is_over


def test_parquet_holds_the_same_in_the_documented_types(tmp_path: Path) -> None:
    for form in ("jsonl", "parquet"):
        export("hitodama", tmp_path / form, players=2, games=2, seed=4, form=form)
    for table in (GAMES, DECISIONS):
        read = pyarrow.parquet.read_table(tmp_path / "parquet" / f"{table}-00000.parquet")
        assert read.to_pylist() == rows(tmp_path / "jsonl", table)
        types = {field.name: str(field.type) for field in read.schema}
        for name, kind in COLUMNS[table].items():
            base = kind.removesuffix("[]")
            assert types[name].startswith("list<" if kind.endswith("[]") else base)
            assert base in types[name]


def test_an_interrupted_export_goes_on_with_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    how: dict[str, Any] = {"players": 2, "games": 5, "seed": 2, "part": 2}
    export("hitodama", whole, **how)
    written = exporting.write_whole

    def failing(file: Path, data: bytes) -> None:
        if file.name == "games-00001.jsonl":  # its decisions are there
            raise OSError(28, "no space")
        written(file, data)

    monkeypatch.setattr(exporting, "write_whole", failing)
    with pytest.raises(OSError):
        export("hitodama", broken, **how)
    assert sorted(files(broken)) == [
        "decisions-00000.jsonl", "decisions-00001.jsonl", "export.json", "games-00000.jsonl",
    ]  # fmt: skip
    monkeypatch.undo()
    first = (broken / "games-00000.jsonl").stat().st_mtime_ns
    report = export("hitodama", broken, **how)
    assert (report.games, report.kept) == (3, 2)
    assert (broken / "games-00000.jsonl").stat().st_mtime_ns == first
    assert files(broken) == files(whole)
    assert export("hitodama", broken, **how).kept == 5


def test_several_processes_write_the_same_files(tmp_path: Path) -> None:
    for jobs in (1, 2):
        export("hitodama", tmp_path / str(jobs), players=2, games=4, seed=2, part=1, jobs=jobs)
    assert files(tmp_path / "1") == files(tmp_path / "2")


def test_a_folder_with_another_export_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    export("hitodama", tmp_path, players=2, games=1, seed=2, observations=False)
    before = files(tmp_path)
    assert not set(exporting.OBSERVATION) & set(rows(tmp_path, DECISIONS)[0])
    others: list[dict[str, Any]] = [{"seed": 3}, {"bots": ["greedy"]}, {"observations": True}]
    for other in others:
        how: dict[str, Any] = {"seed": 2, "observations": False, **other}
        with pytest.raises(SetupError) as caught:
            export("hitodama", tmp_path, players=2, games=1, **how)
        assert caught.value.code == "export_other"
    assert files(tmp_path) == before


def test_records_of_finished_games_are_exported(tmp_path: Path) -> None:
    played = mori.new_game("bitoku", players=1, seed=9, level="gentle")
    early = tmp_path / "early.json"
    early.write_text(mori.write_record(played.record()))
    while not played.is_over:
        played.apply(played.decisions[0].actions[-1])
    file = tmp_path / "game.json"
    file.write_text(mori.write_record(played.record()))
    out = tmp_path / "out"
    export("bitoku", out, players=1, records=[file])
    (told,) = rows(out, GAMES)
    assert json.loads(told["record"]) == played.record()
    assert len(rows(out, DECISIONS)) == len(played.answers)
    for wrong, players in ((early, 1), (file, 2)):
        with pytest.raises(RecordError) as caught:
            export("bitoku", tmp_path / "none", players=players, records=[wrong])
        assert caught.value.code == "record_not_exported"
        (tmp_path / "none" / "export.json").unlink()


def test_the_command_writes_and_resumes(tmp_path: Path) -> None:
    typed = ["export", "hitodama", "--out", str(tmp_path / "data"), "--games", "2", "--seed", "3"]
    assert run_json(*typed)["games"] == 2
    assert "already there: 2" in run(*typed).stdout
    other = run(*typed, "--bots", "greedy")
    assert other.exit_code == 2 and "another export" in other.stderr
    (tmp_path / "file").write_text("")
    taken = run("export", "hitodama", "--out", str(tmp_path / "file"), "--games", "1")
    assert taken.exit_code == 2 and "file" in taken.stderr


def test_without_the_library_parquet_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    told = run("export", "hitodama", "--out", "nowhere", "--form", "parquet")
    assert told.exit_code == 2 and "mori[export]" in told.stderr


def test_every_column_is_documented() -> None:
    text = (ROOT / PAGE).read_text("utf-8")
    parts = re.split(r"^## Columns of the ", text, flags=re.MULTILINE)[1:]
    for table, part in zip((GAMES, DECISIONS), parts, strict=True):
        lines = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
        documented = [name for line in lines for name in re.findall(r"`(\w+)`", line)]
        assert sorted(documented) == sorted(COLUMNS[table])


def test_the_example_reads_an_export(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    export("hitodama", "data", players=2, games=1, seed=3)
    (text,) = (text for kind, text in blocks(PAGE) if kind == "python")
    found: dict[str, Any] = {}
    exec(compile(text, str(PAGE), "exec"), found)
    assert found["chosen"] == len(rows(tmp_path / "data", DECISIONS))
