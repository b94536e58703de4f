"""`mori calibrate`: whether the winning chances shown by hints come true."""

from pathlib import Path
from typing import Annotated

import typer

from mori.bots import bots_for
from mori.cli.arena import write_picture
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
from mori.cli.output import console, new_table, say, say_json
from mori.cli.sim import progress_bar
from mori.cli.sim_report import add_headings, print_title
from mori.lab.calibration import CalibrationReport, calibrate
from mori.lab.pictures import Dot, curve_picture
from mori.words import Words

HEADINGS = ("cli-calibrate-promises", "cli-calibrate-promised", "cli-calibrate-came")


def calibrate_command(
    game: GameName,
    players: Players = 2,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Number of games.")
    ] = 100,
    seed: Seed = 1,
    bot: Annotated[
        str | None,
        typer.Option("--bot", metavar="NAME", show_default="strongest", help="Bot that plays."),
    ] = None,
    jobs: Jobs = 1,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="Draw the curve as SVG.")
    ] = None,
    level: GameLevel = None,
    options: GameOptions = None,
    pack: PackPath = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Measure whether the winning chances shown by hints come true."""
    words = Words(lang)
    who = bots_for(game, players)[-1] if bot is None else read_bots(bot)[0]
    with progress_bar(words.text("cli-sim-progress"), games) as bar:
        report = calibrate(
            game,
            players=players,
            games=games,
            seed=seed,
            bot=who,
            jobs=jobs,
            options=read_options(options),
            level=level,
            pack=pack,
            progress=bar,
        )
    if picture is not None:
        write_picture(picture, picture_of(report, words))
    if json:
        say_json(report.to_data())
    else:
        show(report, words)


def title_of(report: CalibrationReport, words: Words) -> str:
    return words.text(
        "cli-sim-title",
        game=report.game,
        players=report.players,
        games=report.games,
        seed=str(report.seed),
    )


def show(report: CalibrationReport, words: Words) -> None:
    """The report as a table."""
    out = console()
    print_title(title_of(report, words), out)
    table = new_table()
    add_headings(table, HEADINGS, words)
    for each in report.bins:
        shares = (words.text("cli-share", value=value) for value in (each.promised, each.came))
        table.add_row(words.text("cli-number", value=each.count), *shares)
    out.print(table)
    say()
    say(words.text("cli-calibrate-error", error=words.text("cli-share", value=report.error)))
    for message, found in (
        ("cli-calibrate-points", report.points),
        ("cli-calibrate-margin", report.margin),
    ):
        numbers = {
            "error": words.text("cli-number", value=found.error),
            "bias": words.text("cli-number", value=found.bias),
        }
        say(words.text(message, **numbers))


def picture_of(report: CalibrationReport, words: Words) -> str:
    """What came true over what was promised; true promises lie on the diagonal."""
    most = max(each.count for each in report.bins)
    dots = [Dot(each.promised, each.came, each.count / most) for each in report.bins]
    axes = words.text("cli-calibrate-promised"), words.text("cli-calibrate-came")
    return curve_picture(title_of(report, words), axes, dots)
