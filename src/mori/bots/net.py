"""A net that plays, in numpy: from an observation to what it would choose and what it expects.

A net is one file beside its game (`nets/*.npz`): weights as 8-bit numbers with a scale for each
row, and a description in JSON. Under which rules it can play is said in `mori.bots.fit`.
"""

import copy
import io
import json
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from mori.bots.fit import DESCRIPTION, NetDescription
from mori.bots.knowledge import KNOWLEDGE, TRAITS, Adaptation, Knowledge
from mori.bots.playing_net import Evaluation, PlayingNet
from mori.core.encoding import MOST_SIDES
from mori.core.errors import SetupError

WIN: Final = 0  # the places of an outlook: share of the win, margin, points
MARGIN: Final = 1
POINTS: Final = 2
OUTLOOKS: Final = 3
ROW: Final = np.dtype("<i2")

Floats = NDArray[np.float32]


class Net(PlayingNet):
    """A net whose arithmetic numpy does."""

    def __init__(self, described: dict[str, Any], weights: dict[str, NDArray[Any]]) -> None:
        self.described = described
        self.description = NetDescription.of(described)
        self.game: str = described["game"]
        self.features: int = described["features"]
        self.choices: int = described["choices"]
        self.margin_scale: float = described["margin_scale"]  # a margin that counts as a clear win
        self.point_scale: float = described["point_scale"]
        self.scales = np.asarray(described["scales"], dtype=np.float32)
        # Rows that were never trained are not in the file; they share one row of zeros.
        self.feature_rows, self.embedding = _spread(weights, "embedding", self.features)
        self.choice_rows, self.policy = _spread(weights, "policy", self.choices)
        self.policy_bias = weights["policy_bias"].astype(np.float32)
        self.number_weights = weights["numbers"].astype(np.float32)
        self.bias = weights["bias"].astype(np.float32)
        self.layers = [
            (
                unpacked_rows(weights, f"layer{k}").T.copy(),
                weights[f"layer{k}_bias"].astype(np.float32),
            )
            for k in range(described["layers"])
        ]
        self.knowledge = None
        if KNOWLEDGE in weights:
            self.knowledge = Knowledge.read(json.loads(bytes(weights[KNOWLEDGE])))
            self.traits = unpacked_rows(weights, TRAITS)
        self.value = weights["value"].astype(np.float32)
        self.value_bias = weights["value_bias"].astype(np.float32)

    @classmethod
    def load(cls, path: Path) -> "Net":
        """Read a net. Raises SetupError if the file is not one."""
        try:
            with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as stored:
                weights = {name: stored[name] for name in stored.files}
            described = json.loads(bytes(weights.pop(DESCRIPTION)).decode())
            return cls(described, weights)
        except (OSError, EOFError, BadZipFile, ValueError, LookupError, TypeError) as error:
            raise SetupError("broken_net", {"path": str(path)[-60:]}) from error

    def adapted(self, adaptation: Adaptation) -> "Net":
        net = copy.copy(self)
        cut = adaptation.choices_from
        changed = [
            _added(table, where, self.traits, adaptation, part)
            for table, where, part in (
                (self.embedding, self.feature_rows, slice(0, cut)),
                (self.policy, self.choice_rows, slice(cut, None)),
            )
        ]
        net.embedding, net.policy = changed
        return net

    def evaluate_many(self, rows: list[bytes], choices: list[list[int]]) -> list[Evaluation]:
        numbers = len(self.scales)
        read = [np.frombuffer(row, dtype=ROW) for row in rows]
        # One sum for each decision: `np.add.reduceat` over all of them is eight times slower.
        hidden = np.stack([self._embedded(row[numbers:]) for row in read])
        hidden += (np.stack([row[:numbers] for row in read]) / self.scales) @ self.number_weights
        hidden = self._trunk(hidden + self.bias)
        outlooks = self._outlooks(hidden)
        return [
            Evaluation(self._chances(one, offered).tolist(), outlook.tolist())
            for one, offered, outlook in zip(hidden, choices, outlooks)
        ]

    def _embedded(self, features: NDArray[np.int16]) -> Floats:
        """The sum of the embeddings of a row's features."""
        found: Floats = self.embedding.take(self.feature_rows.take(features), 0).sum(0)
        return found

    def _trunk(self, hidden: Floats) -> Floats:
        hidden = np.maximum(hidden, 0)
        for weights, bias in self.layers:
            hidden = hidden + np.maximum(hidden @ weights + bias, 0)
        return hidden

    def _chances(self, hidden: Floats, choices: list[int]) -> Floats:
        pairs = np.array(choices, dtype=np.int64).reshape(-1, 2)
        rows = self.choice_rows.take(pairs)
        weights = self.policy.take(rows[:, 0], 0) + self.policy.take(rows[:, 1], 0)
        wishes = weights @ hidden + self.policy_bias.take(pairs).sum(1)
        likings = np.exp(wishes - wishes.max())
        chances: Floats = likings / likings.sum()
        return chances

    def _outlooks(self, hidden: Floats) -> Floats:
        outlooks = (hidden @ self.value + self.value_bias).reshape(-1, MOST_SIDES, OUTLOOKS)
        outlooks[..., WIN] = 1 / (1 + np.exp(-outlooks[..., WIN]))
        outlooks[..., MARGIN] = np.tanh(outlooks[..., MARGIN]) * self.margin_scale
        outlooks[..., POINTS] *= self.point_scale
        return outlooks


def packed_rows(name: str, weights: Floats) -> dict[str, NDArray[Any]]:
    """Compress a matrix to 8-bit numbers with a scale for each row."""
    scales = np.abs(weights).max(1) / 127
    whole = np.round(weights / np.maximum(scales, 1e-12)[:, None])
    return {name: whole.astype(np.int8), f"{name}_scale": scales.astype(np.float32)}


def unpacked_rows(weights: dict[str, NDArray[Any]], name: str) -> Floats:
    """Restore the matrix that `packed_rows` compressed."""
    scaled: Floats = weights[name].astype(np.float32) * weights[f"{name}_scale"][:, None]
    return scaled


def _added(
    table: Floats,
    where: NDArray[np.int64],
    traits: Floats,
    adaptation: Adaptation,
    part: slice,
) -> Floats:
    """A table with the adaptation's changes; rows that are not stored stay zero."""
    rows = where.take(np.asarray(adaptation.rows[part], dtype=np.int64))
    amounts = np.asarray(adaptation.amounts[part], dtype=np.float32)
    amounts = amounts * (rows > 0)
    changed = table.copy()
    for row, trait, amount in zip(rows, adaptation.traits[part], amounts, strict=True):
        changed[row] += amount * traits[trait]
    return changed


def _spread(
    weights: dict[str, NDArray[Any]], name: str, size: int
) -> tuple[NDArray[np.int64], Floats]:
    """An index of the rows and the rows; row 0 stands for rows that are not stored."""
    stored = weights[f"{name}_rows"]
    where = np.zeros(size, dtype=np.int64)
    where[stored] = np.arange(1, len(stored) + 1)
    rows = unpacked_rows(weights, name)
    return where, np.concatenate([np.zeros((1, rows.shape[1]), dtype=np.float32), rows])
