"""`mori export`: games as data for training elsewhere."""

import importlib.util
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from mori.cli.guard import Mistake
from mori.cli.notices import tell_crashes
from mori.cli.options import (
    GameLevel,
    GameName,
    GameOptions,
    Jobs,
    Json,
    Language,
    PackPath,
    Players,
    Seed,
    read_bots,
    read_options,
)
from mori.cli.output import say, say_json
from mori.cli.sim import ending_in_order, progress_bar
from mori.lab.export import PART
from mori.lab.export import export as export_games
from mori.words import Words

INSTALL = "pip install 'mori[export]'"


class Form(StrEnum):
    """The form of the files."""

    JSONL = "jsonl"
    PARQUET = "parquet"


def export(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Folder to write to.")],
    players: Players = 2,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Number of games.")
    ] = 100,
    seed: Seed = 1,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B", help="Bots of the seats, as in mori sim."),
    ] = "random",
    records: Annotated[
        list[Path] | None,
        typer.Option(
            "--record",
            metavar="FILE",
            help="Record of a finished game to export instead of new games. Repeatable.",
        ),
    ] = None,
    form: Annotated[Form, typer.Option("--form", help="JSON Lines or Parquet.")] = Form.JSONL,
    part: Annotated[
        int, typer.Option("--part", metavar="N", min=1, help="Number of games in a file.")
    ] = PART,
    observations: Annotated[
        bool,
        typer.Option(
            "--observations/--no-observations", help="Write what the seat knew, as numbers."
        ),
    ] = True,
    jobs: Jobs = 1,
    level: GameLevel = None,
    options: GameOptions = None,
    pack: PackPath = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Write games with their decisions and results as data.

    The same command continues an export that was interrupted. Parquet needs the extra mori[export].
    """
    words = Words(lang)
    if form is Form.PARQUET and importlib.util.find_spec("pyarrow") is None:
        raise Mistake("cli-mistake-no-pyarrow", command=INSTALL)
    count = len(records) if records else games
    with progress_bar(words.text("cli-sim-progress"), count) as bar, ending_in_order():
        try:
            report = export_games(
                game,
                folder,
                players=players,
                games=games,
                seed=seed,
                bots=read_bots(bots),
                form=form.value,
                part=part,
                observations=observations,
                records=records or (),
                jobs=jobs,
                options=read_options(options),
                level=level,
                pack=pack,
                progress=bar,
            )
        except OSError as error:
            reason = error.strerror or type(error).__name__
            file = str(error.filename or folder)
            raise Mistake("cli-mistake-results", file=file, reason=reason) from None
    if json:
        say_json(report.to_data())
    else:
        say(
            words.text(
                "cli-export-done",
                games=report.games,
                decisions=report.decisions,
                kept=report.kept,
                folder=str(folder),
            )
        )
    tell_crashes(words, report.crashes)
