"""Updates a net from decisions: proximal policy optimisation (PPO) and imitation."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from mori.bots.net import MARGIN, POINTS, WIN
from mori.core.encoding import MOST_SIDES
from mori.learn.lanes import SIDES
from mori.learn.network import PolicyNet, outlook_of
from mori.learn.window import Lesson

CLIP: Final = 0.2
GRADIENT: Final = 1.0
OTHERS: Final = 0.25  # weight of predictions for other sides compared with the seat's own


@dataclass
class Rates:
    """Settings that change during a training."""

    learning: float
    entropy: float


@dataclass
class Figures:
    """Average figures of a training step."""

    entropy: float = 0.0
    value_loss: float = 0.0
    drift: float = 0.0  # how far the policy has moved from the one that played
    steps: int = 0

    def add(self, entropy: Tensor, value_loss: Tensor, drift: Tensor) -> None:
        self.steps += 1
        self.latest = (entropy.detach(), value_loss.detach(), drift.detach())

    def read(self) -> None:
        """Fetch the latest figures from the device."""
        if self.steps:
            self.entropy, self.value_loss, self.drift = (float(each) for each in self.latest)


class Learner:
    """A net with its optimizer."""

    def __init__(self, net: PolicyNet, rates: Rates) -> None:
        self.net = net
        self.rates = rates
        self.optimiser = torch.optim.Adam(net.parameters(), lr=rates.learning, eps=1e-5)
        self.figures = Figures()

    def lessons(self, lesson: Lesson, batch: int, times: int) -> Iterator[None]:
        """Learn from a lesson, one batch with each step of the iterator."""
        count = len(lesson.rows)
        if not count:
            return
        advantage = lesson.advantage
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        self.net.note_seen(lesson.rows[: 4 * batch])
        for _ in range(times):
            order = torch.randperm(count, device=lesson.rows.device)
            for start in range(0, count, batch):
                chosen = order[start : start + batch]
                self.learn(lesson, chosen, advantage[chosen])
                yield

    def learn(self, lesson: Lesson, chosen: Tensor, advantage: Tensor) -> None:
        wishes, raw = self.net.on_rows(lesson.rows[chosen])
        likelihoods = functional.log_softmax(wishes, 1)
        answers = lesson.answers[chosen]
        likelihood = likelihoods.gather(1, answers[:, None]).squeeze(1)
        before = lesson.likelihood[chosen]
        ratio = (likelihood - before).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy_loss = -torch.minimum(ratio * advantage, clipped * advantage).mean()
        entropy = -(likelihoods.exp() * likelihoods.clamp(min=-20)).sum(1).mean()
        value_loss = outlook_loss(raw, lesson.targets[chosen], lesson.sides[chosen])
        self.step(policy_loss + 0.5 * value_loss - self.rates.entropy * entropy)
        self.figures.add(entropy, value_loss, (before - likelihood).mean())

    def imitate(self, rows: Tensor, likings: Tensor) -> Tensor:
        """Learn a teacher's preferences. Returns how many decisions agree."""
        wishes, _ = self.net.on_rows(rows)
        self.step(functional.cross_entropy(wishes, likings))
        return (wishes.argmax(1) == likings.argmax(1)).sum()

    def copy(self, rows: Tensor, teacher: PolicyNet) -> Tensor:
        """Learn a teacher's choices and predictions. Returns how many decisions agree."""
        with torch.no_grad():
            taught, expected = teacher.on_rows(rows)
        wishes, raw = self.net.on_rows(rows)
        sides = rows[:, SIDES].long()
        loss = functional.cross_entropy(wishes, torch.softmax(taught, 1))
        self.step(loss + 0.5 * outlook_loss(raw, outlook_of(expected), sides))
        return (wishes.argmax(1) == taught.argmax(1)).sum()

    def step(self, loss: Tensor) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = self.rates.learning
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.net.parameters(), GRADIENT)
        self.optimiser.step()


def likings_of(worths: Tensor, offered: Tensor, scale: float) -> Tensor:
    """Preferences that follow from worths:

    a choice that is worth `scale` less gets 1/e of the weight.
    """
    places = torch.arange(worths.shape[1], device=worths.device)
    there = places < offered[:, None]
    return torch.softmax((worths.float() / scale).masked_fill(~there, -torch.inf), 1)


def outlook_loss(raw: Tensor, targets: Tensor, sides: Tensor) -> Tensor:
    """The loss of the predictions: cross entropy for shares, squared error for the rest."""
    places = torch.arange(MOST_SIDES, device=raw.device)[None]
    weights = (places < sides[:, None]).float() * OTHERS
    weights[:, 0] = 1.0
    outlook = outlook_of(raw)
    share = functional.binary_cross_entropy_with_logits(
        raw[:, :, WIN], targets[:, :, WIN].clamp(0, 1), reduction="none"
    )
    margin = (outlook[:, :, MARGIN] - targets[:, :, MARGIN]) ** 2
    points = (outlook[:, :, POINTS] - targets[:, :, POINTS]) ** 2
    return ((share + margin + points) * weights).sum(1).mean()
