"""The commands of `mori`, put together."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer

import mori
from mori.cli.arena import arena
from mori.cli.backup import backup, restore
from mori.cli.bench import bench
from mori.cli.bots import bots
from mori.cli.calibrate import calibrate_command
from mori.cli.explain import explain
from mori.cli.export import export
from mori.cli.guard import guarded
from mori.cli.lab import lab_report, lab_sweep
from mori.cli.learn import learn
from mori.cli.link import link
from mori.cli.mcp import mcp
from mori.cli.notices import tell_broken
from mori.cli.options import usual_language
from mori.cli.pack import pack_check, pack_copy, pack_show, pack_vary
from mori.cli.play import play
from mori.cli.records import records_check
from mori.cli.replay import replay
from mori.cli.review import review
from mori.cli.rules import rules
from mori.cli.serve import serve
from mori.cli.sim import sim
from mori.cli.train import train
from mori.words import Words

# A bug shows Python's own traceback, whole and plain, ready to be reported.
app = typer.Typer(
    name="mori",
    help="Mori: play board games, simulate them, and look up their rules.",
    epilog="Run 'mori COMMAND --help' for the options of a command.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # Rich would take brackets such as those of mori[train] for markup
    context_settings={"help_option_names": ["-h", "--help"]},
)
records_app = typer.Typer(
    name="records",
    help="Check stored games.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
lab_app = typer.Typer(
    name="lab",
    help="Measure how games play.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
pack_app = typer.Typer(
    name="pack",
    help="Check component packs, copy and explain them.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
# What can be typed, a command a line.
EXAMPLES: Final = (Path(__file__).parent / "examples.txt").read_text(encoding="utf-8").splitlines()


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


def add(to: typer.Typer, name: str, command: Callable[..., None]) -> None:
    """Make a function a command, with its examples below its help."""
    words = ["mori", *([] if to is app else [str(to.info.name)]), name]
    lines = [f"  {line}" for line in EXAMPLES if line.split()[: len(words)] == words]
    # \b keeps click from joining the lines.
    to.command(name, epilog="\n".join(["\b", "Examples:", *lines]))(guarded(command))


add(app, "play", play)
add(app, "learn", learn)
add(app, "serve", serve)
add(app, "sim", sim)
add(app, "arena", arena)
add(app, "bots", bots)
add(app, "calibrate", calibrate_command)
app.add_typer(lab_app)
add(lab_app, "report", lab_report)
add(lab_app, "sweep", lab_sweep)
add(app, "train", train)
add(app, "export", export)
add(app, "mcp", mcp)
add(app, "replay", replay)
add(app, "explain", explain)
add(app, "review", review)
add(app, "link", link)
add(app, "rules", rules)
app.add_typer(pack_app)
add(pack_app, "copy", pack_copy)
add(pack_app, "check", pack_check)
add(pack_app, "vary", pack_vary)
add(pack_app, "show", pack_show)
add(app, "bench", bench)
add(app, "backup", backup)
add(app, "restore", restore)
app.add_typer(records_app)
add(records_app, "check", records_check)
