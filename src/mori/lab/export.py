"""Writes games as data for training elsewhere: JSON Lines or Parquet (docs/export.md).

An export is a folder of parts. Each process writes whole parts, and a part appears only when it is
complete. So an interrupted export goes on with the parts that are missing.
"""

import json
import os
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from mori.bots import choose_for
from mori.core.encoding import Encoder, Layout
from mori.core.errors import RecordError, RuleBug, SetupError
from mori.core.game import Game, start_game
from mori.core.record import make_record, read_record
from mori.core.registry import entry_of, options_asked
from mori.core.replay import replay
from mori.core.result import Result
from mori.core.rules import GameRules
from mori.core.version import VERSION
from mori.lab.cast import BotSource, cast_of
from mori.lab.mishaps import Crashes, MishapTally
from mori.lab.outcome import GameFailure, Mishap, mishaps_of
from mori.lab.plan import SimulationPlan
from mori.lab.playing import played
from mori.lab.workers import play_all

FORMAT: Final = "mori-export/1"
JSONL: Final = "jsonl"
PARQUET: Final = "parquet"
MANIFEST: Final = "export.json"
GAMES: Final = "games"
DECISIONS: Final = "decisions"
PART: Final = 100  # games

Row = dict[str, Any]

# The columns and their types: those of Parquet, by their names in pyarrow. A list ends with [].
COLUMNS: Final[dict[str, dict[str, str]]] = {
    GAMES: {
        "number": "int64",
        "game": "string",
        "players": "int8",
        "options": "string",
        "pack": "string",
        "engine": "string",
        "seed": "string",
        "seats": "string[]",
        "decisions": "int32",
        "ending": "string",
        "scores": "int32[]",
        "places": "int8[]",
        "winners": "int8[]",
        "opponents": "int32[]",
        "record": "string",
    },
    DECISIONS: {
        "number": "int64",
        "step": "int32",
        "seat": "int8",
        "kind": "string",
        "actions": "string[]",
        "canonical": "int16[]",
        "action": "string",
        "chosen": "int16",
        "numbers": "int16[]",
        "features": "int16[]",
        "choices": "int16[]",
        "score": "int32",
        "margin": "int32",
        "place": "int8",
        "win": "float",
    },
}
OBSERVATION: Final = ("numbers", "features", "choices")


@dataclass(frozen=True)
class ExportPlan:
    """Games to write, and where. With `records`, these games instead of new ones."""

    games: SimulationPlan
    folder: Path
    form: str = JSONL
    part: int = PART
    observations: bool = True
    records: tuple[Path, ...] = field(default_factory=tuple)

    def rules(self) -> GameRules:
        return self.games.rules()

    @property
    def count(self) -> int:
        return len(self.records) or self.games.games

    def parts(self) -> int:
        return -(-self.count // self.part)

    def numbers(self, part: int) -> range:
        """The numbers of the games of a part."""
        return range(part * self.part, min((part + 1) * self.part, self.count))

    def file(self, table: str, part: int) -> Path:
        return self.folder / f"{table}-{part:05d}.{self.form}"

    def is_done(self, part: int) -> bool:
        """The file of the games is written last."""
        return self.file(GAMES, part).is_file()

    def columns(self, table: str) -> dict[str, str]:
        has_them = self.observations and self.rules().encoder() is not None
        left_out = () if has_them else OBSERVATION
        return {name: kind for name, kind in COLUMNS[table].items() if name not in left_out}

    def manifest(self, rules: GameRules) -> Row:
        """What the export is: the same for every run of it."""
        encoder = rules.encoder()
        return {
            "format": FORMAT,
            "engine": VERSION,
            "game": rules.game,
            "players": rules.players,
            "options": dict(rules.options),
            "pack": rules.fingerprint,
            "seed": str(self.games.seed),
            "bots": list(self.games.bots),
            "games": self.count,
            "games_in_part": self.part,
            "form": self.form,
            "records": [file.name for file in self.records],
            "columns": {table: self.columns(table) for table in COLUMNS},
            "layout": layout_data(encoder.layout) if encoder is not None else None,
        }


def layout_data(layout: Layout) -> Row:
    """What the numbers of an observation mean."""
    return {
        "version": layout.version,
        "numbers": layout.numbers,
        "size": layout.size,
        "choices": layout.choices,
        "scales": list(layout.scales),
        "number_blocks": [list(block) for block in layout.number_blocks],
        "blocks": [list(block) for block in layout.blocks],
        "ids": layout.ids_digest(),
    }


@dataclass(frozen=True)
class PartOutcome:
    """A part that was written."""

    games: int
    decisions: int
    mishaps: tuple[Mishap, ...] = ()


@dataclass(frozen=True)
class ExportReport:
    """What a run has written, and how many games of an earlier run it has kept."""

    games: int
    decisions: int
    kept: int
    crashes: list[Crashes]

    def to_data(self) -> Row:
        return {"games": self.games, "decisions": self.decisions, "kept": self.kept}


def export(
    game: str,
    folder: str | Path,
    *,
    players: int,
    games: int = 100,
    seed: int = 1,
    bots: Sequence[BotSource] = ("random",),
    form: str = JSONL,
    part: int = PART,
    observations: bool = True,
    records: Sequence[str | Path] = (),
    jobs: int = 1,
    options: dict[str, object] | None = None,
    level: str | None = None,
    pack: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> ExportReport:
    """Write games with their decisions and results to a folder, and go on where a run has ended.

    Bots play them, by name or as they are, as in `simulate`; or they are those of the files in
    `records`, of finished games with this number of players. `part` is how many games a file has.
    Raises SetupError if the folder holds another export.
    """
    names, given = cast_of(bots)
    plan = ExportPlan(
        games=SimulationPlan(
            game=game,
            players=players,
            games=games,
            seed=seed,
            bots=names,
            options=options_asked(entry_of(game), players, level, options),
            pack=None if pack is None else Path(pack),
            given=given,
        ),
        folder=Path(folder),
        form=form,
        part=part,
        observations=observations,
        records=tuple(Path(file) for file in records),
    )
    if form not in (JSONL, PARQUET) or part < 1:
        raise ValueError("an export is jsonl or parquet, in parts of at least one game")
    begin(plan)
    missing = [number for number in range(plan.parts()) if not plan.is_done(number)]
    kept = sum(len(plan.numbers(number)) for number in range(plan.parts())) - sum(
        len(plan.numbers(number)) for number in missing
    )
    tally, done, decisions = MishapTally(), 0, 0
    if progress is not None:
        progress(kept)
    with closing(play_all(plan, write_part, missing, min(jobs, len(missing) or 1), 1)) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, GameFailure):
                raise RuleBug("rule_bug", outcome.record, outcome.cause)
            done += outcome.games
            decisions += outcome.decisions
            tally.add(outcome.mishaps)
            if progress is not None:
                progress(kept + done)
    return ExportReport(done, decisions, kept, tally.summary())


def begin(plan: ExportPlan) -> None:
    """Write the manifest; SetupError if the folder has that of another export."""
    manifest = plan.manifest(plan.rules())
    file = plan.folder / MANIFEST
    if file.is_file():
        try:
            known = json.loads(file.read_bytes())
        except ValueError:
            known = None
        if known != json.loads(json.dumps(manifest)):
            raise SetupError("export_other", {"folder": str(plan.folder)})
        return
    plan.folder.mkdir(parents=True, exist_ok=True)
    write_whole(file, (json.dumps(manifest, indent=1) + "\n").encode())


def write_part(plan: ExportPlan, rules: GameRules, part: int) -> PartOutcome | GameFailure:
    """Play the games of a part and write its files."""
    games: list[Row] = []
    decisions: list[Row] = []
    mishaps: list[Mishap] = []
    for number in plan.numbers(part):
        if plan.records:
            game: Game | GameFailure = recorded(plan, rules, plan.records[number])
        else:
            game = played_by_bots(plan.games, rules, number, mishaps)
        if isinstance(game, GameFailure):
            return game
        encoder = game.rules.encoder() if plan.observations else None
        rows = list(decision_rows(game, number, encoder))
        games.append(game_row(game, number, len(rows)))
        decisions += rows
    for table, found in ((DECISIONS, decisions), (GAMES, games)):
        write_rows(plan.file(table, part), plan.form, plan.columns(table), found)
    return PartOutcome(len(games), len(decisions), tuple(mishaps))


def played_by_bots(
    plan: SimulationPlan, rules: GameRules, number: int, mishaps: list[Mishap]
) -> Game | GameFailure:
    def play(game: Game) -> Game:
        bots = [plan.bot(name, plan.bot_seed(number, seat)) for seat, name in enumerate(game.seats)]
        failed: list[tuple[int, str]] = []
        while not game.is_over:
            choose_for(game, bots, failed)
        mishaps.extend(mishaps_of(game.seats, failed))
        return game

    return played(rules, plan.game_seed(number), plan.seats(), play)


def recorded(plan: ExportPlan, rules: GameRules, file: Path) -> Game:
    """The finished game of a record, which is one of the plan's."""
    game = replay(read_record(file.read_bytes()), plan.games.pack)
    known = game.rules
    if not game.is_over or (known.game, known.players) != (rules.game, rules.players):
        raise RecordError(
            "record_not_exported",
            {"file": str(file), "game": rules.game, "players": rules.players},
        )
    return game


# -- rows


def game_row(game: Game, number: int, decisions: int) -> Row:
    result = game.result
    assert result is not None
    history = game.history()
    return {
        "number": number,
        "game": game.rules.game,
        "players": game.rules.players,
        "options": as_text(game.rules.options),
        "pack": game.rules.fingerprint,
        "engine": VERSION,
        "seed": str(game.seed),
        "seats": list(game.seats),
        "decisions": decisions,
        "ending": result.ending,
        "scores": list(result.scores),
        "places": list(result.places),
        "winners": list(result.winners),
        "opponents": [opponent.score for opponent in result.opponents],
        "record": as_text(make_record(history, game.digests(), result)),
    }


def decision_rows(game: Game, number: int, encoder: Encoder | None) -> Iterator[Row]:
    """Each answer of a finished game, with what its seat knew, and how the game ended for it."""
    again = start_game(game.rules, game.seed, game.seats, want_facts=False)
    result = game.result
    assert result is not None
    for step, (action, seat) in enumerate(zip(game.answers, game.answer_seats, strict=True)):
        decision = again.decision_of(seat)
        assert decision is not None
        places = {each.index: place for place, each in enumerate(decision.actions)}
        row: Row = {
            "number": number,
            "step": step,
            "seat": seat,
            "kind": decision.kind,
            "actions": [each.text for each in decision.actions],
            "canonical": [places[each.index] for each in decision.canonical],
            "action": action.text,
            "chosen": places[action.index],
        }
        if encoder is not None:
            # What an encoder reads of the true state is what the seat may know, no more.
            choices = encoder.choices(again.state, seat, decision.canonical)
            encoded = encoder.encode(again.state, seat, choices)
            numbers = struct.unpack(f"<{len(encoded) // 2}h", encoded)
            split = encoder.layout.numbers
            row["numbers"] = list(numbers[:split])
            row["features"] = list(numbers[split:])
            row["choices"] = list(choices)
        row |= ending_of(result, seat)
        yield row
        again.apply(action, seat)


def ending_of(result: Result, seat: int) -> Row:
    """How a game ended for a seat."""
    others = [score for at, score in enumerate(result.scores) if at != seat]
    others += [opponent.score for opponent in result.opponents]
    score = result.scores[seat]
    winners = result.winners
    return {
        "score": score,
        "margin": score - max(others, default=score),
        "place": result.places[seat],
        "win": 1 / len(winners) if seat in winners else 0.0,
    }


def as_text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# -- files


def write_rows(file: Path, form: str, columns: dict[str, str], rows: list[Row]) -> None:
    """Write a table, whole or not at all."""
    assert all(list(row) == list(columns) for row in rows)
    if form == JSONL:
        write_whole(file, "".join(as_text(row) + "\n" for row in rows).encode())
        return
    import pyarrow
    import pyarrow.parquet

    schema = pyarrow.schema([(name, arrow_type(kind)) for name, kind in columns.items()])
    table = pyarrow.Table.from_pylist(rows, schema=schema)
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(table, sink, compression="zstd")
    write_whole(file, sink.getvalue().to_pybytes())


def arrow_type(kind: str) -> Any:
    """pyarrow's type for the name of one."""
    import pyarrow

    if kind.endswith("[]"):
        return pyarrow.list_(arrow_type(kind.removesuffix("[]")))
    return pyarrow.float32() if kind == "float" else getattr(pyarrow, kind)()


def write_whole(file: Path, data: bytes) -> None:
    """Write a file that appears only when it is complete."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(data)
    os.replace(new, file)
