"""`mori lab`: how games play out between strong bots, as a page and as data."""

import json as jsons
from pathlib import Path
from typing import Annotated, Any, Final

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
from mori.cli.sweep_page import SweepPage
from mori.lab.study import study, sweep
from mori.words import Words

PAGE = "report.html"
DATA = "report.json"
GAMES = "games.jsonl"
MOST_VALUES: Final = 100


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
            write(folder, page, report.to_data())
        except OSError as error:
            raise unwritten(error, folder) from None
    tell(words, folder, report.to_data() if json else None)
    tell_crashes(words, report.crashes)


def lab_sweep(
    game: GameName,
    place: Annotated[
        str,
        typer.Argument(
            metavar="PLACE",
            help="Number of the pack to change, as FILE/TABLE/ID/KEY.",
        ),
    ],
    low: Annotated[int, typer.Option("--from", metavar="A", help="First value.")],
    high: Annotated[int, typer.Option("--to", metavar="B", help="Last value.")],
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Folder to write to.")],
    step: Annotated[
        int, typer.Option("--step", metavar="N", min=1, help="Distance of the values.")
    ] = 1,
    players: Players = 2,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Number of games for each value.")
    ] = 200,
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
    """Measure what another number on a component does.

    Plays the same deals with each value and with the pack's own, and writes the differences as a
    page and as JSON. The same command continues a sweep that was interrupted.
    """
    words = Words(lang)
    values = range(low, high + 1, step)
    if not values:
        raise Mistake("cli-mistake-range", low=low, high=high)
    if len(values) > MOST_VALUES:
        raise Mistake("cli-mistake-values", count=len(values), limit=MOST_VALUES)
    who = strongest_without_search(game, players) if bot is None else read_bots(bot)[0]
    chosen = read_options(options)
    total = games * len(values)
    with progress_bar(words.text("cli-sim-progress"), total) as bar, ending_in_order():
        try:
            report = sweep(
                game,
                players=players,
                place=place,
                values=values,
                games=games,
                seed=seed,
                bot=who,
                folder=folder,
                jobs=jobs,
                options=chosen,
                level=level,
                pack=pack,
                progress=bar,
                cluster=cluster,
            )
            table = mori.new_game(
                game, players=players, seed=seed, options=chosen, level=level, pack=pack
            )
            page = SweepPage(report, Words.of_table(lang, table)).html()
            write(folder, page, report.to_data())
        except OSError as error:
            raise unwritten(error, folder) from None
    tell(words, folder, report.to_data() if json else None)
    for each in report.values:
        tell_crashes(words, each.crashes)


def write(folder: Path, page: str, data: dict[str, Any]) -> None:
    """Write a report as a page and as JSON."""
    (folder / PAGE).write_text(page, encoding="utf-8")
    text = jsons.dumps(data, indent=1, ensure_ascii=False)
    (folder / DATA).write_text(text + "\n", encoding="utf-8")


def unwritten(error: OSError, folder: Path) -> Mistake:
    reason = error.strerror or type(error).__name__
    return Mistake("cli-mistake-results", file=str(error.filename or folder), reason=reason)


def tell(words: Words, folder: Path, data: dict[str, Any] | None) -> None:
    """Print the report as JSON, or where it is."""
    if data is not None:
        say_json(data)
    else:
        say(words.text("cli-lab-written", file=str(folder / PAGE)))


def strongest_without_search(game: str, players: int) -> str:
    """The strongest level that thousands of games can be played with."""
    quick = [level.name for level in levels_for(game, players) if not level.iterations]
    return quick[-1]
