"""A complete training: imitation of a teacher, then self-play with a league of earlier versions."""

import copy
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from mori.bots.knowledge import TRAITS, Knowledge
from mori.core.encoding import Layout
from mori.learn.cluster import ClusterSelfPlay
from mori.learn.components import Components, components_of
from mori.learn.curve import Point, write_curve
from mori.learn.evaluation import Standing, evaluate_at
from mori.learn.export import net_file, write_net
from mori.learn.lanes import OFFERED, TAUGHT
from mori.learn.learner import Learner, Rates, likings_of
from mori.learn.network import PolicyNet, Shape
from mori.learn.plan import Scales, TrainingPlan
from mori.learn.playing import Player, Tally
from mori.learn.selfplay import HALVES, Games, SelfPlay
from mori.learn.starting import Spent, read_start, write_weights
from mori.learn.tables import layout_of, usual_points
from mori.learn.window import Window

CHECKPOINT = "checkpoint.pt"
NET = "net.npz"
WEIGHTS = "weights.npz"  # the checkpoint for another machine: small, without the optimizer
TAUGHT_NET = "taught.npz"  # the net after imitation, before self-play
EXPLORED = 0.1  # share of taught decisions at which another answer is given, to see more positions
CURVE_EVERY = 10.0  # seconds
SAVED_EVERY = 60.0
IMITATION_RATE = 2e-3  # initial learning rate; it falls to zero
SHADE = 1.0  # in hundredths of the usual points: smaller differences of worth hardly matter
CLEAR = 0.4  # share of the usual points: a margin that counts as clear

Report = Callable[[Point], None]


class Training:
    """A training with its folder for checkpoint, curve and net."""

    def __init__(self, plan: TrainingPlan, folder: Path, report: Report | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.report = report
        counts = [kind.players for kind in plan.tables]
        self.layout: Layout
        self.layout, self.fingerprint = layout_of(plan.game, counts)
        self.device = torch.device(plan.device)
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        if self.device.type == "cpu":
            torch.set_num_threads(1)  # the other cores run self-play
        shape = Shape.of(self.layout, plan.choice_room, plan.width, plan.layers)
        self.components: Components | None = None
        self.knowledge: Knowledge | None = None
        if plan.packs:
            packs = [Path(pack) for pack in plan.packs]
            self.components, self.knowledge = components_of(plan.game, counts, packs)
            self.components.to(self.device)
        net = PolicyNet(shape, self.components).to(self.device)
        self.learner = Learner(net, Rates(plan.learning, plan.entropy))
        self.net = net
        self.league: list[PolicyNet] = []
        points = usual_points(plan.game, max(counts))
        self.scales = Scales(CLEAR * points, points)
        self.curve: list[Point] = []
        self.decisions = 0
        self.seconds = 0.0  # decisions of self-play
        self.imitated = 0
        self.rng = np.random.default_rng(plan.seed)

    def games(self, *, teaches: bool) -> Games:
        """The games to learn from: in processes here, or on a cluster."""
        plan = self.plan.self_play(self.layout.numbers, teaches)
        cluster = self.plan.cluster
        return SelfPlay(plan) if cluster is None else ClusterSelfPlay(plan, cluster)

    # -- checkpoints

    def save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        partial = self.folder / (CHECKPOINT + ".part")
        torch.save(
            {
                "net": self.net.state_dict(),
                "optimiser": self.learner.optimiser.state_dict(),
                "league": [each.state_dict() for each in self.league],
                "curve": self.curve,
                "decisions": self.decisions,
                "seconds": self.seconds,
                "imitated": self.imitated,
            },
            partial,
        )
        partial.replace(self.folder / CHECKPOINT)
        spent = Spent(self.decisions, self.seconds, self.imitated)
        write_weights(
            self.folder / WEIGHTS, self.net, self.plan.game, self.layout, spent, self.knowledge
        )
        write_curve(self.folder, self.curve)

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint."""
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.learner.optimiser.load_state_dict(kept["optimiser"])
        for state in kept["league"]:
            older = copy.deepcopy(self.net)
            older.load_state_dict(state)
            self.league.append(older)
        self.curve = kept["curve"]
        self.decisions = kept["decisions"]
        self.seconds = kept["seconds"]
        self.imitated = kept["imitated"]

    def start_from(self, path: Path) -> None:
        """Start from a net: with its weights, or by copying its play if the shapes differ."""
        start = read_start(path, self.plan.game, self.layout, self.plan.choice_room)
        self.decisions, self.seconds = start.spent.decisions, start.spent.seconds
        self.imitated = start.spent.imitated
        teacher = start.net.to(self.device)
        if teacher.shape == self.net.shape:
            taken = {name: each for name, each in teacher.state_dict().items() if name != TRAITS}
            self.net.load_state_dict(taken, strict=False)
        else:
            self.copy(teacher)
        if self.components is not None:
            with torch.no_grad():
                for row, each in enumerate(self.components.rows()):
                    if each in start.traits:
                        known = torch.from_numpy(start.traits[each].astype(np.float32))
                        self.net.traits[row] = known.to(self.device)

    def export(self, made: dict[str, object], name: str = NET) -> Path:
        values = {name: each.cpu().numpy() for name, each in self.net.state_dict().items()}
        content = net_file(
            values,
            self.plan.game,
            self.layout,
            self.fingerprint,
            self.scales,
            [kind.players for kind in self.plan.tables],
            made,
            self.knowledge,
        )
        write_net(self.folder / name, content)
        return self.folder / name

    # -- imitation

    def imitate(self) -> None:
        """Watch a teacher play for a while, then learn its preferences.

        The teacher is greedy with a longer look-ahead than the bot has time for.
        """
        plan = self.plan
        room = plan.choice_room
        rows: list[torch.Tensor] = []
        watched = 0
        started = time.monotonic()
        with self.games(teaches=True) as games:
            while time.monotonic() - started < plan.imitation and watched < plan.imitation_most:
                for number in range(HALVES):
                    half = games.wait(number)
                    taught = half.rows[:, TAUGHT]
                    rows.append(torch.from_numpy(half.rows[taught >= 0].copy()))
                    watched += len(rows[-1])
                    other = self.rng.integers(0, half.rows[:, OFFERED])
                    strays = (self.rng.random(len(taught)) < EXPLORED) | (taught < 0)
                    games.answer(number, np.where(strays, other, taught))
            for number in range(HALVES):
                games.wait(number)
        seen = torch.cat(rows).to(self.device)
        self.imitated = len(seen)
        batch = min(plan.batch // 4, max(1, self.imitated // 8))
        for part in seen.split(batch):
            self.net.note_seen(part[:, :-room])
        steps = plan.imitation_times * -(-len(seen) // batch)
        done = 0
        right = 0.0
        for _ in range(plan.imitation_times):
            hits = torch.zeros((), device=self.device)
            for order in torch.randperm(len(seen), device=self.device).split(batch):
                chosen = seen[order]
                worths, offered = chosen[:, -room:], chosen[:, OFFERED].long()
                likings = likings_of(worths, offered, SHADE * self.scales.points)
                self.learner.rates = Rates(IMITATION_RATE * (1 - done / steps), 0.0)
                hits = hits + self.learner.imitate(chosen[:, :-room], likings)
                done += 1
            right = float(hits) / len(seen)
        self.tell({"imitated": float(self.imitated), "as_taught": right})
        self.learner = Learner(self.net, Rates(plan.learning, plan.entropy))
        self.league = [copy.deepcopy(self.net) for _ in range(plan.league)]

    def copy(self, teacher: PolicyNet) -> None:
        """Watch a net of another shape play, and learn its choices and predictions."""
        plan = self.plan
        watched = right = 0.0
        started = time.monotonic()
        with self.games(teaches=False) as games:
            player = Player(games, teacher, self.scales, plan.decay)
            while (elapsed := time.monotonic() - started) < plan.imitation:
                windows = [Window() for _ in range(HALVES)]
                for _ in range(plan.steps):
                    for number in range(HALVES):
                        player.play(number, windows[number])
                rows = torch.cat([each for window in windows for each in window.rows])
                self.net.note_seen(rows)
                batch = min(plan.batch // 4, max(1, len(rows) // 8))
                self.learner.rates = Rates(IMITATION_RATE * (1 - elapsed / plan.imitation), 0.0)
                watched, right = float(len(rows)), 0.0
                for chosen in torch.randperm(len(rows), device=self.device).split(batch):
                    right += float(self.learner.copy(rows[chosen], teacher))
            for number in range(HALVES):
                player.half(number)
        self.tell({"copied": float(player.decisions), "as_taught": right / max(1.0, watched)})
        self.learner = Learner(self.net, Rates(plan.learning, plan.entropy))

    # -- self-play

    def play(self) -> None:
        """Learn from self-play for the planned time.

        A lesson is learnt while the next one is played, batch by batch between the steps, so that
        processes and GPU do not wait for each other.
        """
        plan = self.plan
        while len(self.league) < plan.league:
            self.league.append(copy.deepcopy(self.net))
        started = time.monotonic()
        told = saved = renewed = started
        oldest = 1  # the first one stays: the net after imitation
        before = self.decisions
        # A schedule of several stages continues where the last one ended.
        earlier = self.seconds if plan.schedule else 0.0
        whole = max(plan.schedule, earlier + plan.seconds)
        with self.games(teaches=False) as games:
            player = Player(games, self.net, self.scales, plan.decay)
            player.league = self.league
            learning: Iterator[None] = iter(())
            due = 0.0
            per_step = 1.0
            while time.monotonic() - started < plan.seconds:
                windows = [Window() for _ in range(HALVES)]
                for _ in range(plan.steps):
                    for number in range(HALVES):
                        player.play(number, windows[number])
                        due += per_step
                        while due >= 1 and next(learning, self) is None:
                            due -= 1
                        due = min(due, 1.0)
                for _ in learning:  # the rest of the lesson
                    pass
                now = time.monotonic()
                self.set_rates((earlier + now - started) / whole)
                lesson = player.lesson(windows)
                batches = plan.times * (len(lesson.rows) // plan.batch + 1)
                per_step = batches / (plan.steps * HALVES)
                learning = self.learner.lessons(lesson, plan.batch, plan.times)
                self.decisions = before + player.decisions
                if now - told > CURVE_EVERY:
                    elapsed = now - started
                    waited = player.waited / elapsed
                    self.tell_play(player.tally, player.decisions / elapsed, waited)
                    player.tally = Tally()
                    told = now
                if now - renewed > plan.league_every and plan.league > 1:
                    self.league[oldest].load_state_dict(self.net.state_dict())
                    oldest = oldest % (plan.league - 1) + 1
                    renewed = now
                if now - saved > SAVED_EVERY:
                    self.save()
                    saved = now
            for _ in learning:
                pass
            for number in range(HALVES):
                player.half(number)
        self.seconds += time.monotonic() - started
        self.save()

    def set_rates(self, share: float) -> None:
        """Lower the learning rate and the exploration over time."""
        left = max(0.0, 1 - share)
        self.learner.rates.learning = self.plan.learning * (0.04 + 0.96 * left)
        self.learner.rates.entropy = self.plan.entropy * (0.1 + 0.9 * left)

    def tell_play(self, tally: Tally, speed: float, waited: float) -> None:
        figures = self.learner.figures
        figures.read()
        point: Point = {
            "decisions_per_second": round(speed),
            "waited": round(waited, 3),  # share of the time waiting for processes
            "entropy": round(figures.entropy, 4),
            "value_loss": round(figures.value_loss, 4),
            "drift": round(figures.drift, 5),
        }
        for table, (_, points, wins) in sorted(tally.means().items()):
            players = self.plan.tables[table].players
            point[f"points_{players}"] = round(points, 2)
            point[f"wins_{players}"] = round(wins, 3)
        self.tell(point)

    def tell(self, point: Point) -> None:
        whole: Point = {"decisions": float(self.decisions), "seconds": round(self.seconds, 1)}
        whole |= point
        self.curve.append(whole)
        if self.report is not None:
            self.report(whole)

    # -- the end

    def evaluate(self) -> list[Standing]:
        """Evaluate the net against greedy at every table."""
        plan = self.plan.self_play(self.layout.numbers, teaches=False)
        plan = replace(plan, seed=self.plan.seed + 1)
        found: list[Standing] = []
        for kind in self.plan.tables:
            usual = replace(kind, levels=kind.levels[:1])  # the game with default options
            found.append(evaluate_at(self.net, plan, usual, self.plan.evaluation))
        data = [standing.to_data() for standing in found]
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "standings.json").write_text(json.dumps(data, indent=1) + "\n")
        return found


def train(
    plan: TrainingPlan,
    folder: Path,
    made: dict[str, object],
    report: Report | None,
    resume: bool,
    start: Path | None = None,
) -> list[Standing]:
    """Run a complete training from scratch, from the folder's checkpoint or from another net.

    Returns the results against greedy.
    """
    training = Training(plan, folder, report)
    if resume:
        training.resume(folder / CHECKPOINT)
    elif start is not None:
        training.start_from(start)
    elif plan.imitation > 0:
        training.imitate()
        training.save()
        training.export(made | {"imitated": training.imitated}, TAUGHT_NET)
    if plan.seconds > 0:
        training.play()
    made = made | {"decisions": training.decisions, "imitated": training.imitated}
    made["seconds"] = round(training.seconds)
    training.export(made)
    if not plan.evaluation:
        return []
    standings = training.evaluate()
    training.export(made | {"standings": [each.to_data() for each in standings]})
    return standings
