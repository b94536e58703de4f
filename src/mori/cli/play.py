"""`mori play`: play a game."""

from pathlib import Path
from typing import Annotated

import typer

import mori
from mori import Game
from mori.bots import Coach, evaluator_for
from mori.cli.guard import Mistake
from mori.cli.options import GameLevel, GameOptions, Language, PackPaths, read_options
from mori.cli.output import say
from mori.cli.play_browser import play_in_browser
from mori.cli.serve import LOCALHOST, Database, Host, Port
from mori.cli.terminal.keyboard import EndOfInput, Keyboard, prepare_input
from mori.cli.terminal.opening import choose_game, choose_level, choose_seats
from mori.cli.terminal.saving import read_game
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.seating import PERSON, seats_from
from mori.cli.terminal.session import Session
from mori.cli.terminal.tables import table_of
from mori.cli.terminal.tips import Tips, usual_file
from mori.core.registry import check_players, entry_of
from mori.words import Words


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Name of the game.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="Number of players.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="A,B", help="Bots to play against.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B",
            help="Player of each seat: me (may be several) or a bot.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="N", help="Seed. The same seed deals the same game."),
    ] = None,
    level: GameLevel = None,
    options: GameOptions = None,
    packs: PackPaths = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Resume a saved game.")
    ] = None,
    confirm: Annotated[
        bool | None,
        typer.Option(
            "--confirm/--no-confirm",
            help="Terminal: confirm moves that may be final.",
            show_default="at a keyboard",
        ),
    ] = None,
    tips: Annotated[
        bool | None,
        typer.Option(
            "--tips/--no-tips",
            help="Terminal: explain things the first time.",
            show_default="at a keyboard",
        ),
    ] = None,
    coach: Annotated[
        bool,
        typer.Option(
            "--coach/--no-coach",
            help="Terminal: hold a choice that is clearly worse once, and say why.",
        ),
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
    host: Host = LOCALHOST,
    port: Port = None,
    database: Database = None,
    *,
    lang: Language,
) -> None:
    """Play in the browser, or in the terminal with --terminal.

    Against bots, with others at the same screen, or with others by link.
    """
    words = Words(lang)
    if resume is not None:
        given = {"--players": players, "--bots": bots, "--seats": seats, "--seed": seed}
        how = {"--level": level, "--options": options, "GAME": game}
        for option, value in {**given, **how}.items():
            if value is not None:
                raise Mistake("terminal-resume-alone", option=option)
    if not terminal:
        play_in_browser(
            words,
            game=game,
            players=players,
            bots=bots,
            seats=seats,
            seed=seed,
            level=level,
            options=options,
            packs=packs or [],
            resume=resume,
            host=host,
            port=port,
            database=database,
            browser=browser,
        )
        return
    if packs is not None and len(packs) > 1:
        raise Mistake("cli-mistake-packs", count=len(packs))
    pack = packs[0] if packs else None
    keyboard = Keyboard()
    prepare_input()
    if resume is not None:
        started = read_game(resume, pack)
    else:
        try:
            name = game if game is not None else choose_game(words, keyboard)
            if players is not None:
                check_players(entry_of(name), players)
            names = seats_from(players, bots, seats) or choose_seats(name, words, keyboard)
            if level is None and options is None:
                level = choose_level(name, len(names), lang, keyboard)
        except (EndOfInput, KeyboardInterrupt):
            say(words.text("terminal-goodbye"))
            return
        started = mori.new_game(
            name,
            players=len(names),
            seed=mori.fair_seed() if seed is None else seed,
            options=read_options(options),
            pack=pack,
            seats=names,
            level=level,
        )
    confirms = keyboard.is_terminal if confirm is None else confirm
    teller = Tips(usual_file()) if (keyboard.is_terminal if tips is None else tips) else None
    adviser = coach_of(started) if coach else None
    begin(started, Words.of_table(lang, started), keyboard, resume, confirms, teller, adviser)


def coach_of(game: Game) -> Coach:
    """The coach of the only person at a table; a Mistake if there are others."""
    if game.seats.count(PERSON) != 1:
        raise Mistake("cli-mistake-coach")
    return Coach(evaluator_for(game.rules))


def begin(
    game: Game,
    words: Words,
    keyboard: Keyboard,
    file: Path | None,
    confirms: bool,
    tips: Tips | None,
    coach: Coach | None = None,
) -> None:
    """Seat everybody at the table and play."""
    screen = Screen(words, table_of(game.rules.game, words.language), game.seats, keyboard=keyboard)
    session = Session(game, screen, file, confirms, tips, coach)
    screen.say(
        "terminal-welcome",
        game=game.rules.game.title(),
        players=game.rules.players,
        seed=str(game.seed),  # a number would be written with separators
    )
    if file is not None:
        screen.say("terminal-resumed", count=len(game.answers))
    session.run()
