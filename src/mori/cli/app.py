"""The commands of `mori`, put together."""

import os
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
    help="The forest where board games live: play, simulate, replay, look up the rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
records_app = typer.Typer(help="Look after stored games.")
pack_app = typer.Typer(help="Check component packs and see where their data come from.")


@app.callback(invoke_without_command=True)
def common(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and the engine, and exit.")
    ] = False,
) -> None:
    if version:
        show_version(lang=os.environ.get("MORI_LANG", "en"))
        raise typer.Exit


@guarded
def show_version(*, lang: str) -> None:
    words = Words(lang)
    print(words.text("cli-version", version=mori.__version__, engine=mori.engine_kind()))
    if mori.engine_is_stale():
        print(words.text("cli-notice-engine-stale"))
    tell_broken(words)


app.command("play")(guarded(play))
app.command("learn")(guarded(learn))
app.command("serve")(guarded(serve))
app.command("sim")(guarded(sim))
app.command("arena")(guarded(arena))
app.command("bots")(guarded(bots))
app.command("calibrate")(guarded(calibrate_command))
app.command("train")(guarded(train))
app.command("replay")(guarded(replay))
app.command("rules")(guarded(rules))
app.add_typer(pack_app, name="pack", no_args_is_help=True)
pack_app.command("check")(guarded(pack_check))
pack_app.command("show")(guarded(pack_show))
app.command("bench")(guarded(bench))
app.command("backup")(guarded(backup))
app.command("restore")(guarded(restore))
app.add_typer(records_app, name="records", no_args_is_help=True)
records_app.command("check")(guarded(records_check))
