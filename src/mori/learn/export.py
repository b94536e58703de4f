"""Turns a trained net into the file that bots play with."""

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mori.bots.fit import FORMAT
from mori.bots.knowledge import KNOWLEDGE, TRAITS, Knowledge
from mori.bots.net import packed_rows
from mori.core.encoding import Layout
from mori.learn.plan import Scales


def net_file(
    values: dict[str, NDArray[Any]],
    game: str,
    layout: Layout,
    fingerprint: str,
    scales: Scales,
    players: list[int],
    made: object,
    knowledge: Knowledge | None = None,
) -> bytes:
    """The net as a file.

    `made` describes how it was made: command, decisions, results. `values` are the tensors of a
    `PolicyNet` by name; `players` the player counts it is for.
    """
    values = dict(values)
    layers = sum(1 for name in values if name.startswith("layers.") and name.endswith(".weight"))
    described = {
        "format": FORMAT,
        "game": game,
        "fingerprint": fingerprint,
        "players": players,
        "layout_version": layout.version,
        "features": layout.size,
        "choices": layout.choices,
        "ids": layout.ids_digest(),
        "scales": list(layout.scales),
        "layers": layers,
        "margin_scale": scales.margin,
        "point_scale": scales.points,
        "made": made,
    }
    arrays: dict[str, NDArray[Any]] = {
        "description": np.frombuffer(json.dumps(described).encode(), dtype=np.uint8),
        "numbers": values["numbers.weight"].T.astype(np.float16),
        "bias": values["numbers.bias"].astype(np.float16),
        "policy_bias": values["policy_bias"].astype(np.float16),
        "value": values["value.weight"].T.astype(np.float16),
        "value_bias": values["value.bias"].astype(np.float16),
    }
    arrays["policy_bias"][0] = 0
    for name, seen in (("embedding", "seen"), ("policy", "chosen")):
        rows = np.nonzero(values[seen])[0]
        rows = rows[rows > 0]  # feature 0 means nothing and has no weights
        arrays[f"{name}_rows"] = rows.astype(np.int32)
        arrays |= packed_rows(name, values[name][rows])
    for number in range(layers):
        arrays |= packed_rows(f"layer{number}", values[f"layers.{number}.weight"])
        arrays[f"layer{number}_bias"] = values[f"layers.{number}.bias"].astype(np.float16)
    if knowledge is not None and knowledge.traits:
        # Traits that never differed have no weights.
        learnt = [row for row in knowledge.traits.values() if values["traits"][row].any()]
        numbers = {row: number for number, row in enumerate(learnt)}
        kept = {each: numbers[row] for each, row in knowledge.traits.items() if row in numbers}
        stored = json.dumps(Knowledge(kept, knowledge.known).to_data())
        arrays[KNOWLEDGE] = np.frombuffer(stored.encode(), dtype=np.uint8)
        arrays |= packed_rows(TRAITS, values["traits"][learnt])
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()


def write_net(path: Path, content: bytes) -> None:
    """Write a file completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(content)
    partial.replace(path)
