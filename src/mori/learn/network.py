"""The net as PyTorch trains it. `mori.bots.net` plays with it in numpy (`export.py`)."""

from dataclasses import dataclass
from typing import Any, Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from mori.bots.net import MARGIN, OUTLOOKS, POINTS, WIN
from mori.core.encoding import MOST_SIDES, Layout
from mori.learn.components import Components
from mori.learn.lanes import HEAD, LENGTH, OFFERED, TABLE, VARIANT

HIDDEN: Final = -1e9  # the preference for choices that are not offered


@dataclass(frozen=True)
class Shape:
    """The size of a net, and what it reads."""

    features: int
    choices: int
    scales: tuple[int, ...]
    choice_room: int
    width: int = 256
    layers: int = 3

    @classmethod
    def of(cls, layout: Layout, choice_room: int, width: int, layers: int) -> "Shape":
        scales = tuple(layout.scales)
        return cls(layout.size, layout.choices, scales, choice_room, width, layers)


@dataclass
class Decisions:
    """Rows of self-play as tensors."""

    numbers: Tensor
    features: Tensor  # 0 after the last one
    choices: Tensor  # two numbers for each choice
    offered: Tensor  # number of choices
    variants: Tensor  # number of the pack; 0 is the game's own
    tables: Tensor  # number of the table in the plan


def read_rows(rows: Tensor, shape: Shape, scales: Tensor) -> Decisions:
    """Split rows of 16-bit numbers. Remains of earlier rows after a row's end are cut off."""
    room, numbers = shape.choice_room, len(shape.scales)
    observation = rows[:, HEAD + 2 * room :]
    length = rows[:, LENGTH : LENGTH + 1] - numbers
    features = observation[:, numbers:].long()
    places = torch.arange(features.shape[1], device=rows.device)
    features = features * (places < length)
    offered = rows[:, OFFERED].long()
    choices = rows[:, HEAD : HEAD + 2 * room].long().reshape(-1, room, 2)
    choices = choices * (torch.arange(room, device=rows.device) < offered[:, None])[:, :, None]
    numbers_told = observation[:, :numbers].float() / scales
    variants, tables = rows[:, VARIANT].long(), rows[:, TABLE].long()
    return Decisions(numbers_told, features, choices, offered, variants, tables)


class PolicyNet(nn.Module):
    """Sums of feature embeddings, some layers, a preference for each choice, outlooks by side."""

    def __init__(self, shape: Shape, components: Components | None = None) -> None:
        super().__init__()
        self.shape = shape
        self.components = components  # of several packs
        width = shape.width
        self.traits = nn.Parameter(torch.zeros(components.traits if components else 0, width))
        self.embedding = nn.Parameter(torch.randn(shape.features, width) * 0.05)
        self.numbers = nn.Linear(len(shape.scales), width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(shape.layers))
        self.policy = nn.Parameter(torch.zeros(shape.choices, width))
        self.policy_bias = nn.Parameter(torch.zeros(shape.choices))
        self.value = nn.Linear(width, MOST_SIDES * OUTLOOKS)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)
        with torch.no_grad():
            self.embedding[0] = 0
            for layer in self.layers:
                assert isinstance(layer, nn.Linear)
                layer.weight *= 0.5
        self.register_buffer("scales", torch.tensor(shape.scales, dtype=torch.float32))
        self.register_buffer("seen", torch.zeros(shape.features, dtype=torch.bool))
        self.register_buffer("chosen", torch.zeros(shape.choices, dtype=torch.bool))

    def summed(self, features: Tensor) -> Tensor:
        """The sum of the features' embeddings."""
        if features.is_cuda:
            return self.summed_by_product(features)
        there = features > 0
        counts = there.sum(1)
        starts = counts.cumsum(0) - counts
        return functional.embedding_bag(features[there], self.embedding, starts, mode="sum")

    def summed_by_product(self, features: Tensor) -> Tensor:
        """The same as a matrix product with ones and zeros: many times faster on a GPU."""
        ones = torch.zeros(len(features), self.shape.features, device=features.device)
        ones.scatter_(1, features, 1.0)
        ones[:, 0] = 0
        return ones @ self.embedding

    def wishes(self, hidden: Tensor, choices: Tensor, offered: Tensor) -> Tensor:
        """A preference for each offered choice."""
        policy, bias = self.policy, self.policy_bias
        numbers = choices
        if not hidden.is_cuda:
            # A batch uses few of all choices, but a GPU computes all faster than it can select.
            occurs = torch.zeros(self.shape.choices, dtype=torch.bool)
            occurs[choices.reshape(-1)] = True
            policy, bias = policy[occurs], bias[occurs]
            numbers = (occurs.cumsum(0) - 1)[choices]
        every = hidden @ policy.T + bias
        first, about = numbers.unbind(2)
        wishes = every.gather(1, first) + every.gather(1, about) * (choices[:, :, 1] > 0)
        places = torch.arange(self.shape.choice_room, device=wishes.device)
        return wishes.masked_fill(places >= offered[:, None], HIDDEN)

    def forward(self, read: Decisions) -> tuple[Tensor, Tensor]:
        """Preferences for the choices, very low for those not offered, and raw outlooks by side."""
        hidden = self.summed(read.features) + self.numbers(read.numbers)
        varied = torch.nonzero(read.variants).squeeze(1) if self.components is not None else None
        if self.components is not None and varied is not None and len(varied):
            places = read.variants[varied] * self.components.tables + read.tables[varied]
            shown = self.components.seen(read.features[varied], places)
            hidden = hidden.index_add(0, varied, shown @ self.traits)
        hidden = functional.relu(hidden)
        for layer in self.layers:
            hidden = hidden + functional.relu(layer(hidden))
        raw = self.value(hidden).reshape(-1, MOST_SIDES, OUTLOOKS)
        wishes = self.wishes(hidden, read.choices, read.offered)
        if self.components is not None and varied is not None and len(varied):
            count = self.shape.choices
            added = self.components.wishes(hidden[varied], self.traits, count, places)
            first, about = read.choices[varied].unbind(2)
            chosen = added.gather(1, first) + added.gather(1, about) * (about > 0)
            wishes = wishes.index_add(0, varied, chosen)
        return wishes, raw

    def on_rows(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        scales: Any = self.scales
        return self(read_rows(rows, self.shape, scales))

    @torch.no_grad()
    def note_seen(self, rows: Tensor) -> None:
        """Remember which features and choices occur; a net file leaves out the others."""
        scales: Any = self.scales
        read = read_rows(rows, self.shape, scales)
        seen: Any = self.seen
        chosen: Any = self.chosen
        seen[read.features.reshape(-1)] = True
        chosen[read.choices.reshape(-1)] = True


def outlook_of(raw: Tensor) -> Tensor:
    """Outlooks as shares of the win, margins from -1 to 1, and points."""
    parts = list(raw.unbind(-1))
    parts[WIN] = torch.sigmoid(parts[WIN])
    parts[MARGIN] = torch.tanh(parts[MARGIN])
    assert len(parts) == OUTLOOKS and POINTS == OUTLOOKS - 1
    return torch.stack(parts, -1)
