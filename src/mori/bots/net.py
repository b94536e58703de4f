"""A net that plays, in numpy: from an observation to what it would choose and what it expects.

A net is one file beside its game (`nets/*.npz`): weights as 8-bit numbers with a scale for each
row, and a description in JSON. It is bound to the layout of the observations and to the pack it
was trained with; with any other it is refused, because its numbers would mean something else.
"""

import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from mori.core.encoding import MOST_SIDES, Encoder
from mori.core.errors import SetupError
from mori.core.rules import GameRules

FORMAT: Final = 1
WIN: Final = 0  # the places of an outlook: share of the win, margin, points
MARGIN: Final = 1
POINTS: Final = 2
OUTLOOKS: Final = 3
ROW: Final = np.dtype("<i2")

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Evaluation:
    """What a net makes of a decision.

    `chances[k]` is how likely it would take choice k. `outlook` has a row for each side, the asking
    seat first: its share of the win, its margin over the best other side, its points.
    """

    chances: Floats
    outlook: Floats


class Net:
    """A trained net, ready to play."""

    def __init__(self, described: dict[str, Any], weights: dict[str, NDArray[Any]]) -> None:
        self.described = described
        self.game: str = described["game"]
        self.fingerprint: str = described["fingerprint"]
        self.players: list[int] = described["players"]  # with how many it plays well enough
        self.layout_version: int = described["layout_version"]
        self.features: int = described["features"]
        self.choices: int = described["choices"]
        self.margin_scale: float = described["margin_scale"]  # a margin that counts as clear
        self.point_scale: float = described["point_scale"]
        self.scales = np.asarray(described["scales"], dtype=np.float32)
        # Rows that were never trained are left out of the file; they share a row of zeros.
        self.feature_rows, self.embedding = _spread(weights, "embedding", self.features)
        self.choice_rows, self.policy = _spread(weights, "policy", self.choices)
        self.policy_bias = weights["policy_bias"].astype(np.float32)
        self.number_weights = weights["numbers"].astype(np.float32)
        self.bias = weights["bias"].astype(np.float32)
        self.layers = [
            (_rows(weights, f"layer{k}").T.copy(), weights[f"layer{k}_bias"].astype(np.float32))
            for k in range(described["layers"])
        ]
        self.value = weights["value"].astype(np.float32)
        self.value_bias = weights["value_bias"].astype(np.float32)

    @classmethod
    def load(cls, path: Path) -> "Net":
        """Read a net. Raises SetupError for a file that is none."""
        try:
            with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as stored:
                weights = {name: stored[name] for name in stored.files}
            described = json.loads(bytes(weights.pop("description")).decode())
            if described["format"] != FORMAT:
                raise ValueError(described["format"])
            return cls(described, weights)
        except (OSError, EOFError, BadZipFile, ValueError, LookupError, TypeError) as error:
            raise SetupError("broken_net", {"path": str(path)[-60:]}) from error

    def why_not(self, rules: GameRules, encoder: Encoder) -> str:
        """Why the net cannot play under some rules: "", "game", "pack", "layout" or "players"."""
        layout = encoder.layout
        if rules.game != self.game:
            return "game"
        if rules.fingerprint != self.fingerprint:
            return "pack"
        mine = (self.layout_version, self.features, self.choices, len(self.scales))
        if mine != (layout.version, layout.size, layout.choices, layout.numbers):
            return "layout"
        return "" if rules.players in self.players else "players"

    def evaluate(self, row: bytes, choices: list[int]) -> Evaluation:
        """What the net makes of one decision (`Encoder.encode`, `Encoder.choices`)."""
        numbers = len(self.scales)
        read = np.frombuffer(row, dtype=ROW)
        hidden = self.embedding[self.feature_rows[read[numbers:]]].sum(0)
        hidden += (read[:numbers] / self.scales) @ self.number_weights
        hidden = self._trunk(hidden + self.bias)
        return self._evaluation(hidden, choices)

    def evaluate_many(self, rows: list[bytes], choices: list[list[int]]) -> list[Evaluation]:
        """The same for several decisions at once, which is cheaper for each."""
        numbers = len(self.scales)
        read = [np.frombuffer(row, dtype=ROW) for row in rows]
        starts = np.cumsum([0, *(len(row) - numbers for row in read[:-1])])
        features = np.concatenate([row[numbers:] for row in read])
        hidden = np.add.reduceat(self.embedding[self.feature_rows[features]], starts)
        hidden += (np.stack([row[:numbers] for row in read]) / self.scales) @ self.number_weights
        hidden = self._trunk(hidden + self.bias)
        return [self._evaluation(one, offered) for one, offered in zip(hidden, choices)]

    def _trunk(self, hidden: Floats) -> Floats:
        hidden = np.maximum(hidden, 0)
        for weights, bias in self.layers:
            hidden = hidden + np.maximum(hidden @ weights + bias, 0)
        return hidden

    def _evaluation(self, hidden: Floats, choices: list[int]) -> Evaluation:
        pairs = np.asarray(choices, dtype=np.int64).reshape(-1, 2)
        rows = self.choice_rows[pairs]
        weights = self.policy[rows[:, 0]] + self.policy[rows[:, 1]]
        wishes = weights @ hidden + self.policy_bias[pairs].sum(1)
        chances = np.exp(wishes - wishes.max())
        outlook = (hidden @ self.value + self.value_bias).reshape(MOST_SIDES, OUTLOOKS)
        outlook[:, WIN] = 1 / (1 + np.exp(-outlook[:, WIN]))
        outlook[:, MARGIN] = np.tanh(outlook[:, MARGIN]) * self.margin_scale
        outlook[:, POINTS] *= self.point_scale
        return Evaluation(chances / chances.sum(), outlook)


def packed_rows(name: str, weights: Floats) -> dict[str, NDArray[Any]]:
    """A matrix as 8-bit numbers with a scale for each row."""
    scales = np.abs(weights).max(1) / 127
    whole = np.round(weights / np.maximum(scales, 1e-12)[:, None])
    return {name: whole.astype(np.int8), f"{name}_scale": scales.astype(np.float32)}


def _rows(weights: dict[str, NDArray[Any]], name: str) -> Floats:
    scaled: Floats = weights[name].astype(np.float32) * weights[f"{name}_scale"][:, None]
    return scaled


def _spread(
    weights: dict[str, NDArray[Any]], name: str, size: int
) -> tuple[NDArray[np.int64], Floats]:
    """Where to find each row, and the rows: the first one is for those that are not stored."""
    stored = weights[f"{name}_rows"]
    where = np.zeros(size, dtype=np.int64)
    where[stored] = np.arange(1, len(stored) + 1)
    rows = _rows(weights, name)
    return where, np.concatenate([np.zeros((1, rows.shape[1]), dtype=np.float32), rows])
