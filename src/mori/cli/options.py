"""Options that several commands share, and reading what was typed into them."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from mori.cli.guard import Mistake
from mori.core.rng import SEED_LIMIT
from mori.words import LANGUAGES
from mori.words.languages import language_of_locale

MAX_SHOWN = 60  # characters of something typed that a message repeats
MOST_JOBS = 256

LANGUAGE_VARIABLE = "MORI_LANG"


def usual_language() -> str:
    """The language of messages where none is chosen: that of the user's locale."""
    return os.environ.get(LANGUAGE_VARIABLE) or language_of_locale(os.environ)


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="CODE",
        envvar=LANGUAGE_VARIABLE,
        default_factory=usual_language,
        show_default="your locale's",
        help=f"Language of messages: {', '.join(LANGUAGES)}.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PackPath = Annotated[
    Path | None,
    typer.Option(
        "--pack", metavar="PATH", help="Component pack to play with instead of Mori's own."
    ),
]
PackPaths = Annotated[
    list[Path] | None,
    typer.Option(
        "--pack",
        metavar="PATH",
        help="Component pack to offer beside Mori's own. Repeatable.",
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game.")]
Players = Annotated[int, typer.Option("--players", metavar="N", help="Number of players.")]
Seed = Annotated[
    int,
    typer.Option(
        "--seed",
        metavar="N",
        min=0,
        max=SEED_LIMIT - 1,
        help="Seed. The same seed plays the same games.",
    ),
]
Jobs = Annotated[
    int,
    typer.Option("--jobs", metavar="N", min=1, max=MOST_JOBS, help="Number of processes."),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Ray cluster to play on; auto is the one on this machine.",
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--options",
        metavar="NAME=VALUE",
        help="Option of the game, such as harder=true. Repeatable.",
    ),
]
GameLevel = Annotated[
    str | None,
    typer.Option(
        "--level",
        metavar="NAME",
        help="Level of difficulty. --options overrides single values of it.",
    ),
]


def read_options(typed: list[str] | None) -> dict[str, object]:
    """The game's options from texts such as "harder=true,rounds=3"."""
    found: dict[str, object] = {}
    for text in (part for argument in typed or () for part in argument.split(",")):
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name.isidentifier() and equals and value):
            raise Mistake("cli-mistake-option", text=shortened(text))
        if name in found:
            raise Mistake("cli-mistake-option-twice", name=shortened(name))
        found[name] = _value(value)
    return found


def _value(text: str) -> object:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 18:
        return int(text)
    return text


def read_bots(typed: str) -> list[str]:
    """The bots from a text such as "greedy,random" or "greedy,my_module:MyBot"."""
    names = [name.strip() for name in typed.split(",")]
    names = [name if ":" in name else name.lower() for name in names]
    if not all(names):
        raise Mistake("cli-mistake-bots", text=shortened(typed), example="greedy,random")
    if any(":" in name for name in names):
        sys.path.insert(0, str(Path.cwd()))  # where people keep a bot that they try
    return names


def shortened(text: str) -> str:
    """Something typed, short enough for a message."""
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"
