"""`mori lab report`: how a game plays out between strong bots, as a page and as data."""

import json as jsons
from pathlib import Path
from typing import Annotated

import typer

import mori
from mori.bots.levels import levels_for
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
from mori.cli.output import say, say_json
from mori.cli.sim import ending_in_order, progress_bar
from mori.cli.study_page import StudyPage
from mori.lab.study import study
from mori.words import Words

PAGE = "report.html"
DATA = "report.json"
GAMES = "games.jsonl"


def lab_report(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Folder to write to.")],
    players: Players = 2,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Number of games.")
    ] = 400,
    seed: Seed = 1,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            show_default="the strongest that does not search",
            help="Bot that plays all seats.",
        ),
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    level: GameLevel = None,
    options: GameOptions = None,
    pack: PackPath = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Measure how games play, and what every choice is worth.

    Writes a page with pictures, the same figures as JSON, and the games. The same command continues
    a study that was interrupted.
    """
    words = Words(lang)
    who = strongest_without_search(game, players) if bot is None else read_bots(bot)[0]
    chosen = read_options(options)
    with progress_bar(words.text("cli-sim-progress"), games) as bar, ending_in_order():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            report = study(
                game,
                players=players,
                games=games,
                seed=seed,
                bot=who,
                jobs=jobs,
                options=chosen,
                level=level,
                pack=pack,
                results=folder / GAMES,
                progress=bar,
                cluster=cluster,
            )
            table = mori.new_game(
                game, players=players, seed=seed, options=chosen, level=level, pack=pack
            )
            page = StudyPage(report, Words.of_table(lang, table)).html()
            (folder / PAGE).write_text(page, encoding="utf-8")
            data = jsons.dumps(report.to_data(), indent=1, ensure_ascii=False)
            (folder / DATA).write_text(data + "\n", encoding="utf-8")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            file = str(error.filename or folder)
            raise Mistake("cli-mistake-results", file=file, reason=reason) from None
    if json:
        say_json(report.to_data())
    else:
        say(words.text("cli-lab-written", file=str(folder / PAGE)))
    tell_crashes(words, report.crashes)


def strongest_without_search(game: str, players: int) -> str:
    """The strongest level that thousands of games can be played with."""
    quick = [level.name for level in levels_for(game, players) if not level.iterations]
    return quick[-1]
