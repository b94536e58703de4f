"""Calibration: predictions from many games, compared with their results.

The games are new to every net, because their seeds are derived differently. A bot plays all seats.
At some decisions the prediction for its choice is recorded, from its seat's view, and compared with
the result at the end of the game.
"""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import mori
from mori.bots import Bot, advice_for
from mori.bots.estimate import MARGIN, POINTS, WIN, outlooks_of
from mori.core.errors import RuleBug, SetupError
from mori.core.game import Game
from mori.core.registry import entry_of, load_rules, options_asked
from mori.core.rng import SEED_LIMIT
from mori.core.rules import GameRules
from mori.lab.cast import BotSource, Given, bot_of, cast_of
from mori.lab.outcome import GameFailure
from mori.lab.plan import derived
from mori.lab.playing import played
from mori.lab.workers import play_all

BINS: Final = 10
EVERY: Final = 7  # decisions between two predictions, so that each game contributes few


class Kept(NamedTuple):
    """A prediction and the result, each an outlook: share of the win, margin, points."""

    promised: tuple[float, float, float]
    came: tuple[float, float, float]


@dataclass(frozen=True)
class CalibrationPlan:
    """The games to play."""

    game: str
    players: int
    games: int
    seed: int
    bot: str
    options: dict[str, object] = field(default_factory=dict)
    pack: Path | None = None
    given: Given = field(default_factory=dict)  # the bot, if it was not given by name

    def rules(self) -> GameRules:
        """The rules of all its games. Raises what is wrong with the plan."""
        # numpy is slow to import, and every command imports this module: only when needed.
        from mori.bots.net_evaluator import NetEvaluator

        rules = load_rules(self.game, self.players, self.options, self.pack)
        if not 0 <= self.seed < SEED_LIMIT:
            raise SetupError("wrong_seed", {"seed": str(self.seed)[:30], "limit": SEED_LIMIT - 1})
        bot_of(self.bot, self.given, 0)
        NetEvaluator.for_rules(rules)  # without a net there are no predictions
        return rules


@dataclass(frozen=True)
class Bin:
    """Predictions of about the same chance: how many, their mean, and the share that came true."""

    low: float
    high: float
    count: int
    promised: float
    came: float


@dataclass(frozen=True)
class Accuracy:
    """The error of predicted points: its mean size, and its bias."""

    error: float
    bias: float


@dataclass(frozen=True)
class CalibrationReport:
    """The report of `mori calibrate`.

    `error` is the error of the chances, averaged over bins by their number of predictions; `brier`
    is the mean square error of single predictions.
    """

    game: str
    players: int
    games: int
    seed: int
    bot: str
    promises: int
    error: float
    brier: float
    margin: Accuracy
    points: Accuracy
    bins: list[Bin]
    engine: str
    pack: str

    def to_data(self) -> dict[str, Any]:
        """The report as plain JSON-able data."""
        return asdict(self)


def calibrate(
    game: str,
    *,
    players: int,
    games: int,
    seed: int,
    bot: BotSource,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    level: str | None = None,
    pack: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> CalibrationReport:
    """Compare predictions with results. `level` is one of the game's, not of the bots'."""
    (name,), given = cast_of([bot])
    plan = CalibrationPlan(
        game=game,
        players=players,
        games=games,
        seed=seed,
        bot=name,
        options=options_asked(entry_of(game), players, level, options),
        pack=None if pack is None else Path(pack),
        given=given,
    )
    rules = plan.rules()
    kept: list[Kept] = []
    with closing(play_all(plan, watch_number, range(games), min(jobs, games))) as found:
        for number, each in enumerate(found, start=1):
            if isinstance(each, GameFailure):
                raise RuleBug("rule_bug", each.record, each.cause)
            kept += each
            if progress is not None:
                progress(number)
    return report_on(plan, rules.fingerprint, kept)


def watch_number(plan: CalibrationPlan, rules: GameRules, number: int) -> list[Kept] | GameFailure:
    """Play the plan's game with that number and record some predictions."""

    def watch(game: Game) -> list[Kept]:
        seed = derived(f"{plan.seed} calibration {number} bots")
        bots: list[Bot] = [
            bot_of(plan.bot, plan.given, (seed + seat) % SEED_LIMIT) for seat in range(plan.players)
        ]
        promises: list[tuple[int, tuple[float, float, float]]] = []
        while not game.is_over:
            decision = game.decisions[0]
            view = game.seat_view(decision.seat)
            chosen = bots[decision.seat].choose(view)
            if len(game.answers) % EVERY == number % EVERY and len(decision.canonical) > 1:
                (told,) = advice_for(view, 1, number, chosen)
                assert told.win is not None and told.margin is not None and told.points is not None
                promises.append((decision.seat, (told.win, told.margin, told.points)))
            game.apply(chosen, decision.seat)
        result = game.result
        assert result is not None
        ends = outlooks_of(result)
        return [
            Kept(promised, (ends[seat][WIN], ends[seat][MARGIN], ends[seat][POINTS]))
            for seat, promised in promises
        ]

    seats = [plan.bot] * plan.players
    return played(rules, derived(f"{plan.seed} calibration {number}"), seats, watch)


def report_on(plan: CalibrationPlan, pack: str, kept: Sequence[Kept]) -> CalibrationReport:
    """The report on predictions and their results."""
    bins = bins_of([(each.promised[WIN], each.came[WIN]) for each in kept])
    count = len(kept)
    off = sum(each.count * abs(each.promised - each.came) for each in bins)
    return CalibrationReport(
        game=plan.game,
        players=plan.players,
        games=plan.games,
        seed=plan.seed,
        bot=plan.bot,
        promises=count,
        error=round(off / max(1, count), 4),
        brier=round(sum((k.promised[WIN] - k.came[WIN]) ** 2 for k in kept) / max(1, count), 4),
        margin=accuracy_of([(each.promised[MARGIN], each.came[MARGIN]) for each in kept]),
        points=accuracy_of([(each.promised[POINTS], each.came[POINTS]) for each in kept]),
        bins=bins,
        engine=mori.engine_kind(),
        pack=pack,
    )


def bins_of(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    """Predicted and actual chances in bins by the prediction, without empty bins."""
    found: list[Bin] = []
    for number in range(BINS):
        inside = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == number]
        if inside:
            promised, came = (fmean(each) for each in zip(*inside, strict=True))
            low, high = number / BINS, (number + 1) / BINS
            found.append(Bin(low, high, len(inside), round(promised, 4), round(came, 4)))
    return found


def accuracy_of(pairs: Sequence[tuple[float, float]]) -> Accuracy:
    if not pairs:
        return Accuracy(0.0, 0.0)
    off = [promised - came for promised, came in pairs]
    return Accuracy(round(fmean(abs(each) for each in off), 2), round(fmean(off), 2))
