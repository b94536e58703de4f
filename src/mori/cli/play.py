"""`mori play`: play a game."""

from pathlib import Path
from typing import Annotated

import typer

import mori
from mori import Game
from mori.cli.guard import Mistake
from mori.cli.options import GameOptions, Language, PackPath, read_options
from mori.cli.output import say
from mori.cli.terminal.keyboard import EndOfInput, Keyboard, LineTooLong, prepare_input
from mori.cli.terminal.saving import read_game
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.seating import USUAL_PLAYERS, seats_from, usual_seats
from mori.cli.terminal.session import Session
from mori.cli.terminal.tables import playable_games, table_of
from mori.core.registry import entry_of
from mori.words import Words


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game's name, such as hitodama.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    players: Annotated[int | None, typer.Option("--players", help="How many play.")] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="A,B", help="The bots you play against.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B",
            help="Who sits where: me (several people share the screen) or a bot.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed deals the same game.")
    ] = None,
    options: GameOptions = None,
    pack: PackPath = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the table in the browser.")
    ] = True,
    port: Annotated[
        int | None, typer.Option("--port", help="The port of the table in the browser.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Play against bots, or with others at one screen."""
    words = Words(lang)
    keyboard = Keyboard()
    prepare_input()
    if not terminal:
        say(words.text("terminal-no-browser"))
    if resume is not None:
        given = {"--players": players, "--bots": bots, "--seats": seats, "--seed": seed}
        for option, value in {**given, "--options": options, "GAME": game}.items():
            if value is not None:
                raise Mistake("terminal-resume-alone", option=option)
        started = read_game(resume, pack)
    else:
        try:
            name = game if game is not None else choose_game(words, keyboard)
            names = seats_from(players, bots, seats) or choose_seats(name, words, keyboard)
        except (EndOfInput, KeyboardInterrupt):
            say(words.text("terminal-goodbye"))
            return
        started = mori.new_game(
            name,
            players=len(names),
            seed=seed,
            options=read_options(options),
            pack=pack,
            seats=names,
        )
    begin(started, Words(lang, started.rules.game), keyboard, resume)


def begin(game: Game, words: Words, keyboard: Keyboard, file: Path | None) -> None:
    """Seat everybody at the table and play."""
    screen = Screen(words, table_of(game.rules.game), game.seats, keyboard=keyboard)
    session = Session(game, screen, file)
    screen.say(
        "terminal-welcome",
        game=game.rules.game.title(),
        players=game.rules.players,
        seed=str(game.seed),  # a number would be written with separators
    )
    if file is not None:
        screen.say("terminal-resumed", count=len(game.answers))
    session.run()


def choose_game(words: Words, keyboard: Keyboard) -> str:
    """The only game there is, or the one chosen from a list."""
    names = playable_games()
    if len(names) == 1 or not keyboard.is_terminal:
        return names[0]
    say(words.text("terminal-which-game"))
    for number, name in enumerate(names, start=1):
        say(f"{number:>3}  {name.title()}")
    return names[choose_number(words, keyboard, range(1, len(names) + 1), 1) - 1]


def choose_seats(game: str, words: Words, keyboard: Keyboard) -> list[str]:
    """One person against bots; how many is asked where somebody can answer."""
    counts = entry_of(game).player_counts()
    usual = USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0]
    if not keyboard.is_terminal or len(counts) == 1:
        return usual_seats(usual)
    say(f"{words.text('terminal-how-many-players')} {counts[0]}-{counts[-1]}")
    return usual_seats(choose_number(words, keyboard, counts, usual))


def choose_number(words: Words, keyboard: Keyboard, allowed: range, usual: int) -> int:
    """A number typed, or the usual one for nothing typed."""
    while True:
        try:
            typed = keyboard.read(words.text("terminal-number-prompt", default=usual) + " ")
        except LineTooLong:
            continue
        if not typed:
            return usual
        if typed.isascii() and typed.isdigit() and len(typed) < 4 and int(typed) in allowed:
            return int(typed)
