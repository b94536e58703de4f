"""Runs self-play with nets: the learner's decisions, and those of the league."""

import time
from dataclasses import dataclass, field

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from mori.learn.lanes import ENDED, HEAD, PLAYER, POINTS, SHARES, TABLE, WHOLE
from mori.learn.network import PolicyNet, outlook_of
from mori.learn.plan import Scales
from mori.learn.selfplay import HALVES, Games, Half
from mori.learn.window import Lesson, Window, joined, lesson_from


@dataclass
class Tally:
    """Results of finished games, by table."""

    games: dict[int, int] = field(default_factory=dict)
    points: dict[int, float] = field(default_factory=dict)  # sum for seat 0
    wins: dict[int, float] = field(default_factory=dict)  # sum for seat 0

    def add(self, heads: NDArray[np.int16]) -> None:
        for head in heads[heads[:, ENDED] > 0]:
            table = int(head[TABLE])
            self.games[table] = self.games.get(table, 0) + 1
            self.points[table] = self.points.get(table, 0.0) + float(head[POINTS])
            share = float(head[SHARES]) / WHOLE
            self.wins[table] = self.wins.get(table, 0.0) + share

    def means(self) -> dict[int, tuple[int, float, float]]:
        """By table: games, mean points and share of wins of the first seat."""
        return {
            table: (count, self.points[table] / count, self.wins[table] / count)
            for table, count in self.games.items()
        }


class Player:
    """Answers self-play's decisions by sampling from a net, and keeps what to learn from."""

    def __init__(self, games: Games, net: PolicyNet, scales: Scales, decay: float) -> None:
        self.games = games
        self.net = net
        self.scales = scales
        self.decay = decay
        self.league: list[PolicyNet] = []
        self.device = next(net.parameters()).device
        self.tally = Tally()
        self.decisions = 0
        self.waited = 0.0  # seconds spent waiting for the processes
        self.waiting: list[Half | None] = [None] * HALVES
        self.pinned: list[Tensor | None] = [None] * HALVES  # memory from which a GPU copies fast

    def half(self, number: int) -> Half:
        waiting = self.waiting[number]
        if waiting is None:
            started = time.perf_counter()
            waiting = self.games.wait(number)
            self.waited += time.perf_counter() - started
            self.tally.add(waiting.rows[:, :HEAD])
            self.waiting[number] = waiting
        return waiting

    def rows_of(self, number: int, half: Half) -> Tensor:
        """A half's rows on the device."""
        rows = torch.from_numpy(half.rows)
        if self.device.type == "cpu":
            return rows.clone()
        if self.pinned[number] is None:
            self.pinned[number] = torch.empty_like(rows, pin_memory=True)
        pinned = self.pinned[number]
        assert pinned is not None
        pinned.copy_(rows)
        return pinned.to(self.device, non_blocking=True)

    @torch.no_grad()
    def play(self, number: int, window: Window) -> None:
        """Answer a half's decisions and record them."""
        half = self.half(number)
        rows = self.rows_of(number, half)
        wishes, raw = self.net.on_rows(rows)
        likelihoods = torch.log_softmax(wishes, 1)
        answers = torch.multinomial(likelihoods.exp(), 1)
        window.rows.append(rows)
        window.likelihood.append(likelihoods.gather(1, answers).squeeze(1))
        window.outlooks.append(outlook_of(raw))
        answers = answers.squeeze(1)
        players = half.rows[:, PLAYER]
        for number_in_league, net in enumerate(self.league, start=1):
            theirs = np.nonzero(players == number_in_league)[0]
            if len(theirs):
                chosen = torch.from_numpy(theirs).to(self.device)
                answers[chosen] = sampled(net, rows[chosen])
        window.answers.append(answers)
        self.waiting[number] = None
        self.games.answer(number, answers.cpu().numpy())
        self.decisions += len(rows)

    @torch.no_grad()
    def lesson(self, windows: list[Window]) -> Lesson:
        """The lesson from the windows of both halves."""
        lessons: list[Lesson] = []
        for number, window in enumerate(windows):
            following = self.rows_of(number, self.half(number))
            expected = outlook_of(self.net.on_rows(following)[1])
            lessons.append(lesson_from(window, following, expected, self.scales, self.decay))
        return joined(lessons)


def sampled(net: PolicyNet, rows: Tensor) -> Tensor:
    return torch.multinomial(torch.softmax(net.on_rows(rows)[0], 1), 1).squeeze(1)
