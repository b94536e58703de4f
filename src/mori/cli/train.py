"""`mori train`: make a net that plays, by imitation and self-play."""

import importlib.util
import json as json_format
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from mori.cli.guard import Mistake
from mori.cli.options import Cluster, GameName, Json, Language, shortened
from mori.cli.output import complain, console, new_table, say, say_json
from mori.core.registry import check_players, entry_of
from mori.core.rng import SEED_LIMIT
from mori.words import Words

MOST_PROCESSES = 256
HEADINGS = (
    "cli-train-players",
    "cli-train-level",
    "cli-train-games",
    "cli-train-wins",
    "cli-train-points",
    "cli-train-margin",
)


def train(
    game: GameName,
    folder: Annotated[
        Path,
        typer.Option("--out", metavar="FOLDER", help="Folder for checkpoint, curve and net."),
    ] = Path("training"),
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="N,N",
            show_default="all",
            help="Numbers of players, such as 2,3. One given twice is played twice as often.",
        ),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0, help="Seconds of self-play.")
    ] = 350,
    imitation: Annotated[
        float, typer.Option("--imitation", metavar="S", min=0, help="Seconds of imitation first.")
    ] = 180,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            metavar="N",
            min=0,
            max=SEED_LIMIT - 1,
            help="Seed of deals and random choices.",
        ),
    ] = 1,
    processes: Annotated[
        int,
        typer.Option(
            "--processes",
            metavar="N",
            min=1,
            max=MOST_PROCESSES,
            help="Number of processes that play.",
        ),
    ] = 2,
    lanes: Annotated[
        int,
        typer.Option(
            "--lanes", metavar="N", min=1, max=4096, help="Half the games a process plays at once."
        ),
    ] = 32,
    width: Annotated[
        int, typer.Option("--width", metavar="N", min=8, max=2048, help="Width of the net.")
    ] = 128,
    layers: Annotated[
        int, typer.Option("--layers", metavar="N", min=0, max=8, help="Layers of the net.")
    ] = 2,
    batch: Annotated[
        int, typer.Option("--batch", metavar="N", min=32, help="Decisions in a batch.")
    ] = 2048,
    device: Annotated[
        str | None,
        typer.Option(
            "--device",
            metavar="DEVICE",
            show_default="cuda, if there is one",
            help="Device to learn on: cpu or cuda.",
        ),
    ] = None,
    cluster: Cluster = None,
    evaluation: Annotated[
        int,
        typer.Option("--evaluation", metavar="N", min=0, help="Games against greedy at the end."),
    ] = 200,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume from the checkpoint in the folder.")
    ] = False,
    start: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Start from this net or weights.npz instead of a teacher. A net of another "
            "width or depth is imitated for the seconds of --imitation.",
        ),
    ] = None,
    learning: Annotated[
        float,
        typer.Option(
            "--learning-rate", metavar="X", min=1e-6, max=1e-2, help="Learning rate at the start."
        ),
    ] = 6e-4,
    schedule: Annotated[
        float,
        typer.Option(
            "--schedule",
            metavar="S",
            min=0,
            help="Seconds of self-play over all stages; the learning rate falls over all of them. "
            "Continue with --resume, or with --from and weights.npz. 0 is a single stage.",
        ),
    ] = 0,
    packs: Annotated[
        Path | None,
        typer.Option(
            "--packs",
            metavar="FOLDER",
            help="Play the packs in the folders in here, too (mori pack vary), to learn what "
            "components do. The net then plays corrected packs better.",
        ),
    ] = None,
    pack_share: Annotated[
        int,
        typer.Option(
            "--pack-share",
            metavar="N",
            min=1,
            max=100,
            help="Percentage of games with one of these packs.",
        ),
    ] = 50,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Train a net by imitation and self-play.

    Needs PyTorch, which the extra mori[train] installs.
    """
    words = Words(lang)
    entry = entry_of(game)
    counts = read_counts(players) if players else list(entry.player_counts())
    for count in counts:
        check_players(entry, count)
    if importlib.util.find_spec("torch") is None:
        raise Mistake("cli-mistake-no-torch")
    import torch

    from mori.learn.plan import TrainingPlan
    from mori.learn.tables import usual_tables
    from mori.learn.training import CHECKPOINT, NET
    from mori.learn.training import train as train_net

    if resume and not (folder / CHECKPOINT).is_file():
        raise Mistake("cli-mistake-no-checkpoint", folder=shortened(str(folder)))
    if resume and start is not None:
        raise Mistake("cli-mistake-resume-and-from")
    chosen = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if chosen not in ("cpu", "cuda") or (chosen == "cuda" and not torch.cuda.is_available()):
        raise Mistake("cli-mistake-device", device=shortened(chosen))
    plan = TrainingPlan(
        game=game,
        tables=tuple(usual_tables(game, counts)),
        seconds=seconds,
        schedule=schedule,
        learning=learning,
        seed=seed,
        processes=processes,
        lanes=lanes,
        imitation=imitation,
        width=width,
        layers=layers,
        batch=batch,
        device=chosen,
        cluster=cluster,
        evaluation=evaluation,
        packs=packs_in(packs, game),
        pack_share=pack_share,
    )
    made: dict[str, object] = {
        "command": "mori " + " ".join(sys.argv[1:]),
        "date": datetime.now(UTC).date().isoformat(),
    }
    started = time.monotonic()

    def report(point: dict[str, float]) -> None:
        figures = {"elapsed": round(time.monotonic() - started)} | point
        complain(json_format.dumps(figures))

    standings = train_net(plan, folder, made, report, resume, start)
    if json:
        data = [standing.to_data() for standing in standings]
        say_json({"net": str(folder / NET), "standings": data})
        return
    table = new_table(words.text("cli-train-title"))
    for heading in HEADINGS:
        table.add_column(words.text(heading), justify="right")
    for standing in standings:
        table.add_row(
            str(standing.players),
            standing.level or "",
            str(standing.games),
            words.text("cli-share", value=standing.wins),
            words.text("cli-number", value=standing.points),
            words.text("cli-number", value=standing.margin),
        )
    if standings:
        console().print(table)
    say(words.text("cli-train-written", file=str(folder / NET)))


def packs_in(folder: Path | None, game: str) -> tuple[str, ...]:
    """The packs in a folder, each checked."""
    if folder is None:
        return ()
    found = sorted(str(each.resolve()) for each in folder.glob("*") if each.is_dir())
    if not found:
        raise Mistake("cli-mistake-no-packs", folder=shortened(str(folder)))
    for pack in found:
        entry_of(game).check_pack(Path(pack))
    return tuple(found)


def read_counts(typed: str) -> list[int]:
    """Numbers of players from a text such as "2,3,3"."""
    parts = [part.strip() for part in typed.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
        raise Mistake("cli-mistake-counts", text=shortened(typed))
    return [int(part) for part in parts]
