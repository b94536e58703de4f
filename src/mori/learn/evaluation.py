"""Evaluation against greedy: the net takes the likeliest choice, with one game in each lane."""

from dataclasses import dataclass, replace

import numpy as np
import torch

from mori.learn.lanes import ENDED, HEAD, OFFERED, POINTS, SEAT, SHARES, SIDES, WHOLE
from mori.learn.network import PolicyNet
from mori.learn.selfplay import HALVES, SelfPlay, SelfPlayPlan
from mori.learn.tables import TableKind


@dataclass(frozen=True)
class Standing:
    """The results of a net at one table, against greedy or an opponent played by the rules."""

    players: int
    level: str | None
    games: int
    wins: float  # share of the win
    points: float  # the net's average
    margin: float  # over the best other side

    def to_data(self) -> dict[str, object]:
        return {
            "players": self.players,
            "level": self.level,
            "games": self.games,
            "wins": round(self.wins, 4),
            "points": round(self.points, 2),
            "margin": round(self.margin, 2),
        }


@torch.no_grad()
def evaluate_at(net: PolicyNet, plan: SelfPlayPlan, kind: TableKind, games: int) -> Standing:
    """Play games at a table's first level: the net has one seat, greedy the others."""
    lanes = max(1, -(-games // (HALVES * plan.processes)))
    single = replace(
        plan, tables=(kind,), lanes=lanes, greedy_lanes=lanes, league=0, teaches=False, packs=()
    )
    device = next(net.parameters()).device
    found: list[tuple[float, float, float]] = []
    with SelfPlay(single) as played:
        open_lanes = [np.ones(single.lanes_of_half, dtype=bool) for _ in range(HALVES)]
        seats = [np.zeros(single.lanes_of_half, dtype=np.int64) for _ in range(HALVES)]
        while any(lanes.any() for lanes in open_lanes):
            for number in range(HALVES):
                half = played.wait(number)
                heads = half.rows[:, :HEAD]
                for lane in np.nonzero(open_lanes[number] & (heads[:, ENDED] > 0))[0]:
                    open_lanes[number][lane] = False
                    found.append(outcome(heads[lane], int(seats[number][lane])))
                seats[number][:] = heads[:, SEAT]
                answers = np.zeros(single.lanes_of_half, dtype=np.int16)
                busy = np.nonzero(open_lanes[number])[0]  # finished lanes need no more decisions
                if len(busy):
                    rows = torch.from_numpy(half.rows[busy]).to(device)
                    answers[busy] = net.on_rows(rows)[0].argmax(1).cpu().numpy()
                assert (answers < heads[:, OFFERED]).all()
                played.answer(number, answers)
        for number in range(HALVES):
            played.wait(number)
    wins, points, margins = (float(np.mean(each)) for each in zip(*found, strict=True))
    return Standing(kind.players, kind.levels[0], len(found), wins, points, margins)


def outcome(
    head: np.ndarray[tuple[int, ...], np.dtype[np.int16]], seat: int
) -> tuple[float, float, float]:
    """A seat's share of the win, points and margin in the finished game."""
    points = [float(each) for each in head[POINTS : POINTS + int(head[SIDES])]]
    best = max(each for side, each in enumerate(points) if side != seat)
    return float(head[SHARES + seat]) / WHOLE, points[seat], points[seat] - best
