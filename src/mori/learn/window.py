"""A window of self-play: the decisions and their results."""

from dataclasses import dataclass, field
from typing import Final

import torch
from torch import Tensor

from mori.bots.net import MARGIN, OUTLOOKS, POINTS, WIN
from mori.core.encoding import MOST_SIDES
from mori.learn.lanes import ENDED, LEARNER, PLAYER, SEAT, SHARES, SIDES, WHOLE
from mori.learn.lanes import POINTS as POINTS_AT
from mori.learn.plan import Scales

# Weights of what a seat plays for: mostly its share of the win, then its margin and points.
WEIGHTS: Final = (1.0, 0.5, 0.1)


@dataclass
class Window:
    """The steps of one half of the lanes. Tensors have a row for each step, a column for a lane."""

    rows: list[Tensor] = field(default_factory=list)
    answers: list[Tensor] = field(default_factory=list)
    likelihood: list[Tensor] = field(default_factory=list)  # log probability
    outlooks: list[Tensor] = field(default_factory=list)  # by relative side

    def __len__(self) -> int:
        return len(self.rows)


@dataclass
class Lesson:
    """Decisions to learn from, one after another."""

    rows: Tensor
    answers: Tensor
    likelihood: Tensor
    advantage: Tensor
    targets: Tensor  # outlooks by relative side
    sides: Tensor  # how many there are


def results_in(rows: Tensor, scales: Scales) -> Tensor:
    """The actual outlooks, by side, of the games that ended before these rows."""
    points = rows[:, POINTS_AT : POINTS_AT + MOST_SIDES].float()
    there = torch.arange(MOST_SIDES, device=rows.device) < rows[:, SIDES : SIDES + 1]
    masked = points.masked_fill(~there, float("-inf"))
    best, leader = masked.max(1, keepdim=True)
    second = masked.scatter(1, leader, float("-inf")).max(1, keepdim=True).values
    is_leader = torch.zeros_like(there).scatter(1, leader, True)
    margin = points - torch.where(is_leader, second, best)
    outcome = torch.zeros(len(rows), MOST_SIDES, OUTLOOKS, device=rows.device)
    outcome[:, :, WIN] = rows[:, SHARES : SHARES + MOST_SIDES].float() / WHOLE
    outcome[:, :, MARGIN] = (margin / scales.margin).clamp(-1, 1).nan_to_num(0)
    outcome[:, :, POINTS] = points / scales.points
    return outcome


def turned(values: Tensor, seat: Tensor, sides: Tensor, back: bool) -> Tensor:
    """Rotate values by side so that a seat comes first; or back."""
    places = torch.arange(MOST_SIDES, device=values.device)[None]
    step = -seat[:, None] if back else seat[:, None]
    source = torch.where(places < sides[:, None], (places + step) % sides[:, None], places)
    return values.gather(1, source[:, :, None].expand(-1, -1, values.shape[2]))


def lesson_from(
    window: Window, following: Tensor, expected: Tensor, scales: Scales, decay: float
) -> Lesson:
    """What to learn from a window.

    `following` are the rows after its last answers, `expected` the outlooks there. For each side,
    the target of a decision mixes the outlooks at the side's later decisions, nearer ones counting
    more (λ-returns), up to the end of the game or of the window.
    """
    weights = torch.tensor(WEIGHTS, device=following.device)
    seat, sides = following[:, SEAT].long(), following[:, SIDES].long()
    later = turned(expected, seat, sides, back=True)  # the outlook at each side's next decision
    came = later.clone()  # the target
    after = following
    advantages: list[Tensor] = []
    targets: list[Tensor] = []
    for step in range(len(window) - 1, -1, -1):
        rows = window.rows[step]
        seat, sides = rows[:, SEAT].long(), rows[:, SIDES].long()
        ended = (after[:, ENDED] > 0)[:, None, None]
        result = results_in(after, scales)
        came = torch.where(ended, result, came)
        later = torch.where(ended, result, later)
        outlook = window.outlooks[step]
        own = seat[:, None, None].expand(-1, 1, OUTLOOKS)
        of_learner = (rows[:, PLAYER] == LEARNER)[:, None, None]
        mixed = later + decay * (came - later)
        came = torch.where(of_learner, came.scatter(1, own, mixed.gather(1, own)), came)
        later = torch.where(of_learner, later.scatter(1, own, outlook[:, :1]), later)
        target = turned(came, seat, sides, back=False)
        advantages.append(((target[:, 0] - outlook[:, 0]) * weights).sum(1))
        targets.append(target)
        after = rows
    advantages.reverse()
    targets.reverse()
    rows = torch.cat(window.rows)
    mine = rows[:, PLAYER] == LEARNER
    return Lesson(
        rows[mine],
        torch.cat(window.answers)[mine],
        torch.cat(window.likelihood)[mine],
        torch.cat(advantages)[mine],
        torch.cat(targets)[mine],
        rows[mine][:, SIDES].long(),
    )


def joined(lessons: list[Lesson]) -> Lesson:
    """Join several lessons."""
    return Lesson(
        torch.cat([each.rows for each in lessons]),
        torch.cat([each.answers for each in lessons]),
        torch.cat([each.likelihood for each in lessons]),
        torch.cat([each.advantage for each in lessons]),
        torch.cat([each.targets for each in lessons]),
        torch.cat([each.sides for each in lessons]),
    )
