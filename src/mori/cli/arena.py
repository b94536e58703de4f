"""`mori arena`: match bots on shared deals and rate them."""

from pathlib import Path
from typing import Annotated

import typer

from mori.bots import bots_for
from mori.cli.arena_report import picture_of, show_arena
from mori.cli.guard import Mistake
from mori.cli.notices import tell_crashes
from mori.cli.options import (
    Cluster,
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
from mori.cli.output import say_json
from mori.cli.sim import ending_in_order, progress_bar
from mori.lab.arena import ALL_PAIRS, NEIGHBOURS, play_arena
from mori.words import Words


def arena(
    game: GameName,
    players: Players = 2,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="A,B",
            show_default="all",
            help="Bots to match, such as greedy,random, my_module:MyBot or cmd:./my-bot.",
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Least number of games of a pair.")
    ] = 400,
    seed: Seed = 1,
    neighbours: Annotated[
        bool,
        typer.Option("--neighbours", help="Match only bots that follow each other in the list."),
    ] = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    results: Annotated[
        Path | None,
        typer.Option(
            "--results", metavar="FILE", help="Keep results in a file and resume from it."
        ),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="Draw the ratings as SVG.")
    ] = None,
    level: GameLevel = None,
    options: GameOptions = None,
    pack: PackPath = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Match bots against each other and estimate their Elo ratings.

    Every pair plays the same deals in every seat. Ratings come with 95% intervals.
    """
    words = Words(lang)
    who = bots_for(game, players) if bots is None else read_bots(bots)
    with progress_bar(words.text("cli-sim-progress"), 100) as bar, ending_in_order():

        def advance(done: int, total: int) -> None:
            if bar is not None:
                bar(100 * done // total)

        try:
            report = play_arena(
                game,
                players=players,
                games=games,
                seed=seed,
                bots=who,
                pairing=NEIGHBOURS if neighbours else ALL_PAIRS,
                jobs=jobs,
                options=read_options(options),
                level=level,
                pack=pack,
                results=results,
                progress=advance,
                cluster=cluster,
            )
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise Mistake("cli-mistake-results", file=str(results), reason=reason) from None
    told = Words(lang, game)
    if picture is not None:
        write_picture(picture, picture_of(report, told))
    if json:
        say_json(report.to_data())
    else:
        show_arena(report, told)
    tell_crashes(words, report.crashes)


def write_picture(file: Path, svg: str) -> None:
    """Write a picture, or say why it cannot be written."""
    try:
        file.write_text(svg, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Mistake("cli-mistake-results", file=str(file), reason=reason) from None
