"""The report of an arena. Its keys are part of the public interface."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from statistics import fmean
from typing import Any

import mori
from mori.lab.arena.plan import ArenaPlan
from mori.lab.arena.playing import MatchOutcome
from mori.lab.arena.rating import elo_of, independent_games, wilson
from mori.lab.mishaps import Crashes, MishapTally


@dataclass(frozen=True)
class PairFigures:
    """Bot `a` compared with bot `b`.

    `share` is the share of the wins of one seat of `a`; `elo`, from `low` to `high` at 95%, is how
    much stronger `a` is (mori.lab.arena.rating). In games for one, the bot with more points on a
    deal has won it.
    """

    a: str
    b: str
    level: str
    games: int
    share: float
    elo: float
    low: float
    high: float
    margin: float  # points of `a` above the best other seat, on average


@dataclass(frozen=True)
class SoloFigures:
    """A bot in a game for one: points, and share of won games from `low` to `high` at 95%."""

    bot: str
    level: str
    games: int
    mean_score: float
    opponent_score: float | None  # of the opponents that the rules play
    win_share: float
    low: float
    high: float


@dataclass(frozen=True)
class ArenaReport:
    """The report of `mori arena`."""

    game: str
    players: int
    seed: int
    bots: list[str]
    pairs: list[PairFigures]
    engine: str
    pack: str
    solo: list[SoloFigures] = field(default_factory=list)  # in games for one
    crashes: list[Crashes] = field(default_factory=list)

    @classmethod
    def of(cls, plan: ArenaPlan, pack: str, outcomes: Iterable[MatchOutcome]) -> "ArenaReport":
        """The report on the outcomes of the plan's matches."""
        mishaps = MishapTally()
        found = list(outcomes)
        for outcome in found:
            mishaps.add(outcome.mishaps)
        solo = plan.players == 1
        pairs = _solo_pairs(plan, found) if solo else _pairs(plan, found)
        return cls(
            game=plan.game,
            players=plan.players,
            seed=plan.seed,
            bots=list(plan.bots),
            pairs=pairs,
            engine=mori.engine_kind(),
            pack=pack,
            solo=_solos(plan, found) if solo else [],
            crashes=mishaps.summary(),
        )

    def to_data(self) -> dict[str, Any]:
        """The report as plain JSON-able data, without what does not apply."""
        data = asdict(self)
        for key in ("solo", "crashes"):
            if not data[key]:
                del data[key]
        return data


def _pairs(plan: ArenaPlan, outcomes: list[MatchOutcome]) -> list[PairFigures]:
    pairs: list[PairFigures] = []
    for level in plan.levels:
        for a, b in plan.pairs():
            own = [each for each in outcomes if each.match[:3] == (a, b, level)]
            deals: dict[int, list[float]] = {}
            for each in own:
                deals.setdefault(each.match.deal, []).append(each.share)
            shares = [fmean(deal) for deal in deals.values()]
            margins = [_margin(each) for each in own]
            pairs.append(_figures((a, b, level), shares, len(own), plan.players, margins))
    return pairs


def _solo_pairs(plan: ArenaPlan, outcomes: list[MatchOutcome]) -> list[PairFigures]:
    """Each deal as a match between two bots that played it alone."""
    scores = {
        (each.match.a, each.match.level, each.match.deal): each.scores[0] for each in outcomes
    }
    pairs: list[PairFigures] = []
    for level in plan.levels:
        for a, b in plan.pairs():
            margins = [
                float(scores[a, level, deal] - scores[b, level, deal]) for deal in range(plan.deals)
            ]
            shares = [0.5 if not margin else float(margin > 0) for margin in margins]
            pairs.append(_figures((a, b, level), shares, plan.deals, 2, margins))
    return pairs


def _figures(
    names: tuple[str, str, str],
    deals: list[float],
    games: int,
    players: int,
    margins: list[float],
) -> PairFigures:
    share = fmean(deals)
    low, high = wilson(share, independent_games(deals, games))
    return PairFigures(
        *names,
        games=games,
        share=round(share, 6),
        elo=round(elo_of(share, players, games), 1),
        low=round(elo_of(low, players, games), 1),
        high=round(elo_of(high, players, games), 1),
        margin=round(fmean(margins), 2),
    )


def _margin(outcome: MatchOutcome) -> float:
    others = [score for seat, score in enumerate(outcome.scores) if seat != outcome.match.seat]
    return float(outcome.scores[outcome.match.seat] - max(others))


def _solos(plan: ArenaPlan, outcomes: list[MatchOutcome]) -> list[SoloFigures]:
    figures: list[SoloFigures] = []
    for level in plan.levels:
        for bot in dict.fromkeys(plan.bots):
            own = [each for each in outcomes if each.match[:3] == (bot, "", level)]
            won = fmean(bool(each.winners) for each in own)
            low, high = wilson(won, len(own))
            rivals = [score for each in own for score in each.opponents]
            figures.append(
                SoloFigures(
                    bot=bot,
                    level=level,
                    games=len(own),
                    mean_score=round(fmean(each.scores[0] for each in own), 2),
                    opponent_score=round(fmean(rivals), 2) if rivals else None,
                    win_share=round(won, 6),
                    low=round(low, 6),
                    high=round(high, 6),
                )
            )
    return figures
