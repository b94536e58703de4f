"""The commands of `mori`, put together."""

from collections.abc import Callable
from typing import Annotated

import typer

import mori
from mori.cli.arena import arena
from mori.cli.backup import backup, restore
from mori.cli.bench import bench
from mori.cli.bots import bots
from mori.cli.calibrate import calibrate_command
from mori.cli.guard import guarded
from mori.cli.learn import learn
from mori.cli.notices import tell_broken
from mori.cli.options import usual_language
from mori.cli.pack import pack_check, pack_show
from mori.cli.play import play
from mori.cli.records import records_check
from mori.cli.replay import replay
from mori.cli.rules import rules
from mori.cli.serve import serve
from mori.cli.sim import sim
from mori.cli.train import train
from mori.words import Words

# A bug shows Python's own traceback, whole and plain, ready to be reported.
app = typer.Typer(
    name="mori",
    help="Mori: play Bitoku and Hitodama, simulate them, and look up their rules.",
    epilog="Run 'mori COMMAND --help' for the options of a command.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # Rich would take brackets such as those of mori[train] for markup
    context_settings={"help_option_names": ["-h", "--help"]},
)
records_app = typer.Typer(help="Check stored games.", rich_markup_mode=None)
pack_app = typer.Typer(
    help="Check component packs and show where their data come from.", rich_markup_mode=None
)


@app.callback(invoke_without_command=True)
def common(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and the engine, and exit.")
    ] = False,
) -> None:
    if version:
        show_version(lang=usual_language())
        raise typer.Exit


@guarded
def show_version(*, lang: str) -> None:
    words = Words(lang)
    print(words.text("cli-version", version=mori.__version__, engine=mori.engine_kind()))
    if mori.engine_is_stale():
        print(words.text("cli-notice-engine-stale"))
    tell_broken(words)


def add(to: typer.Typer, name: str, command: Callable[..., None], *examples: str) -> None:
    """Make a function a command, with examples below its help."""
    # \b keeps click from joining the lines.
    lines = ["\b", "Examples:", *(f"  {example}" for example in examples)]
    to.command(name, epilog="\n".join(lines) if examples else None)(guarded(command))


add(
    app,
    "play",
    play,
    "mori play",
    "mori play bitoku --terminal --players 3",
    "mori play hitodama --seats me,cedar,fern",
    "mori play --resume game.json --terminal",
)
add(app, "learn", learn, "mori learn bitoku", "mori learn bitoku regions")
add(
    app,
    "serve",
    serve,
    "mori serve --host 0.0.0.0",
    "mori serve --database-url postgresql://mori@db/mori --public-url https://mori.example",
)
add(app, "sim", sim, "mori sim hitodama --players 3 --games 1000 --bots greedy,random --jobs 4")
add(
    app,
    "arena",
    arena,
    "mori arena bitoku --bots cedar,maple --games 200 --jobs 4",
    "mori arena hitodama --players 4 --results arena.jsonl --picture arena.svg",
)
add(app, "bots", bots, "mori bots bitoku --players 3")
add(app, "calibrate", calibrate_command, "mori calibrate bitoku --players 4 --picture curve.svg")
add(
    app,
    "train",
    train,
    "mori train hitodama --players 2,3 --out nets/hitodama",
    "mori train hitodama --out nets/hitodama --resume --seconds 3600",
)
add(app, "replay", replay, "mori replay game.json", "mori replay --quiet games/*.json")
add(app, "rules", rules, "mori rules bitoku", "mori rules hitodama H-BLOCK-3")
app.add_typer(pack_app, name="pack", no_args_is_help=True)
add(pack_app, "check", pack_check, "mori pack check", "mori pack check my/pack")
add(pack_app, "show", pack_show, "mori pack show", "mori pack show my/pack --json")
add(app, "bench", bench, "mori bench --seconds 60")
add(app, "backup", backup, "mori backup mori.backup")
add(app, "restore", restore, "mori restore mori.backup --database new.sqlite3")
app.add_typer(records_app, name="records", no_args_is_help=True)
add(records_app, "check", records_check, "mori records check", "mori records check games/*.json")
