"""Nets of chance for tests: the shape of real ones, the wisdom of none."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mori import SetupError
from mori.bots import net_evaluator, policy_bot
from mori.bots.fit import BEST
from mori.bots.net import OUTLOOKS
from mori.core.encoding import MOST_SIDES
from mori.core.registry import entry_of
from mori.core.rules import GameRules
from mori.learn.export import net_file
from mori.learn.plan import Scales

WIDTH = 16
LAYERS = 2


def without_nets(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, no game has a net."""

    def no_path(game: str, name: str = BEST) -> Path:
        raise SetupError("no_net", {"game": game, "net": name})

    # Where it is asked for: the compiled module that finds the files cannot be changed.
    monkeypatch.setattr(policy_bot, "net_path", no_path)
    monkeypatch.setattr(policy_bot, "_nets", {})
    monkeypatch.setattr(net_evaluator, "_made", {})


def values_of_chance(rules: GameRules, seed: int = 1) -> dict[str, NDArray[Any]]:
    """Weights by the names that training gives them."""
    encoder = rules.encoder()
    assert encoder is not None
    layout = encoder.layout
    rng = np.random.default_rng(seed)

    def drawn(*shape: int) -> NDArray[Any]:
        return rng.normal(size=shape).astype(np.float32) * 0.2

    values: dict[str, NDArray[Any]] = {
        "embedding": drawn(layout.size, WIDTH),
        "numbers.weight": drawn(WIDTH, layout.numbers),
        "numbers.bias": drawn(WIDTH),
        "policy": drawn(layout.choices, WIDTH),
        "policy_bias": drawn(layout.choices),
        "value.weight": drawn(MOST_SIDES * OUTLOOKS, WIDTH),
        "value.bias": drawn(MOST_SIDES * OUTLOOKS),
        "seen": np.ones(layout.size, dtype=bool),
        "chosen": np.ones(layout.choices, dtype=bool),
    }
    for number in range(LAYERS):
        values[f"layers.{number}.weight"] = drawn(WIDTH, WIDTH)
        values[f"layers.{number}.bias"] = drawn(WIDTH)
    return values


def net_of_chance(rules: GameRules, values: dict[str, NDArray[Any]] | None = None) -> bytes:
    """A net file."""
    encoder = rules.encoder()
    assert encoder is not None
    made = values if values is not None else values_of_chance(rules)
    scales = Scales(40.0, 100.0)
    players = list(entry_of(rules.game).player_counts())
    return net_file(
        made, rules.game, encoder.layout, rules.fingerprint, scales, players, {"by": "chance"}
    )
