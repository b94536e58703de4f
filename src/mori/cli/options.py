"""Options that several commands share, and reading what was typed into them."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from mori.cli.guard import Mistake
from mori.core.rng import SEED_LIMIT

MAX_SHOWN = 60  # characters of something typed that a message repeats
MOST_JOBS = 256

Language = Annotated[
    str, typer.Option("--lang", envvar="MORI_LANG", help="Language: en, es, fr or cs.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
PackPath = Annotated[
    Path | None,
    typer.Option("--pack", help="Play with this component pack instead of Mori's own."),
]
PackPaths = Annotated[
    list[Path] | None,
    typer.Option(
        "--pack",
        help="Offer this component pack beside Mori's own; may be given repeatedly.",
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name.")]
Players = Annotated[int, typer.Option("--players", help="How many players.")]
Seed = Annotated[
    int, typer.Option("--seed", min=0, max=SEED_LIMIT - 1, help="Fixes the games played.")
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=MOST_JOBS, help="How many processes.")]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on a Ray cluster; auto is the one on this machine.",
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--options", metavar="NAME=VALUE", help="An option of the game; may be given repeatedly."
    ),
]
GameLevel = Annotated[
    str | None,
    typer.Option(
        "--level",
        metavar="NAME",
        help="How hard it is, where the game has levels; --options may change single values.",
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
        sys.path.insert(0, str(Path.cwd()))  # where whoever tries a bot keeps it
    return names


def shortened(text: str) -> str:
    """Something typed, short enough for a message."""
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"
