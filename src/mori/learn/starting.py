"""Starts a training from an existing net: its weights, or its play if the shapes differ.

It reads two kinds of files: nets that play (8-bit weights, `mori.bots.net`), and the weights saved
with each checkpoint. Those have half precision and no optimizer state, so that they are small
enough to copy to another machine.
"""

import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import torch
from numpy.typing import NDArray

from mori.bots.knowledge import KNOWLEDGE, TRAITS, Knowledge
from mori.bots.net import unpacked_rows
from mori.core.encoding import Layout
from mori.core.errors import SetupError
from mori.learn.export import write_net
from mori.learn.network import PolicyNet, Shape

FORMAT: Final = 1
DESCRIPTION: Final = "description"


@dataclass(frozen=True)
class Spent:
    """The progress of a training so far."""

    decisions: int = 0
    seconds: float = 0.0  # seconds of self-play
    imitated: int = 0


@dataclass(frozen=True)
class Start:
    """A net to start from."""

    net: PolicyNet
    spent: Spent
    # What it knows of traits: of each its weights, by kind, role and trait.
    traits: dict[tuple[str, str, str], NDArray[Any]]


def write_weights(
    path: Path,
    net: PolicyNet,
    game: str,
    layout: Layout,
    spent: Spent,
    knowledge: Knowledge | None = None,
) -> None:
    """Write a net's weights in half precision, without rows that training never met."""
    arrays = {name: each.cpu().numpy() for name, each in net.state_dict().items()}
    described = {
        "format": FORMAT,
        "game": game,
        "layout_version": layout.version,
        "shape": vars(net.shape),
        "decisions": spent.decisions,
        "seconds": spent.seconds,
        "imitated": spent.imitated,
    }
    stored: dict[str, NDArray[Any]] = {
        DESCRIPTION: np.frombuffer(json.dumps(described).encode(), dtype=np.uint8)
    }
    if knowledge is not None:
        told = json.dumps(knowledge.to_data())
        stored[KNOWLEDGE] = np.frombuffer(told.encode(), dtype=np.uint8)
    for name, each in arrays.items():
        met = {"embedding": "seen", "policy": "chosen"}.get(name)
        if met is not None:
            each = each * arrays[met][:, None]  # rows of zeros need no space once compressed
        stored[name] = each.astype(np.float16) if each.dtype == np.float32 else each
    file = io.BytesIO()
    np.savez_compressed(file, **stored)  # type: ignore[arg-type]
    write_net(path, file.getvalue())


def read_start(path: Path, game: str, layout: Layout, choice_room: int) -> Start:
    """Read a net to start from. Raises SetupError if it is not one, or does not fit."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as stored:
            arrays = {name: stored[name] for name in stored.files}
        described = json.loads(bytes(arrays.pop(DESCRIPTION)).decode())
        if described["game"] != game or described["layout_version"] != layout.version:
            raise SetupError("unfit_net", {"game": game, "reason": "layout"})
        read = _from_weights if "shape" in described else _from_net
        known = arrays.pop(KNOWLEDGE, None)
        found = read(described, arrays, layout, choice_room)
        if known is not None:
            traits = arrays[TRAITS]
            if traits.dtype == np.int8:
                traits = unpacked_rows(arrays, TRAITS)
            rows = Knowledge.read(json.loads(bytes(known))).traits
            found.traits.update({each: traits[row] for each, row in rows.items()})
        return found
    except (
        OSError,
        EOFError,
        BadZipFile,
        ValueError,
        LookupError,
        TypeError,
        RuntimeError,
    ) as error:
        raise SetupError("broken_net", {"path": str(path)[-60:]}) from error


def _from_weights(
    described: dict[str, Any], arrays: dict[str, NDArray[Any]], layout: Layout, choice_room: int
) -> Start:
    stored = described["shape"]
    shape = Shape.of(layout, choice_room, stored["width"], stored["layers"])
    net = PolicyNet(shape)
    net.load_state_dict(
        {
            name: torch.from_numpy(each.astype(np.float32) if each.dtype == np.float16 else each)
            for name, each in arrays.items()
            if name != TRAITS
        },
        strict=False,  # traits are taken by their names
    )
    spent = Spent(described["decisions"], described["seconds"], described["imitated"])
    return Start(net, spent, {})


def _from_net(
    described: dict[str, Any], arrays: dict[str, NDArray[Any]], layout: Layout, choice_room: int
) -> Start:
    width, layers = arrays["numbers"].shape[1], described["layers"]
    net = PolicyNet(Shape.of(layout, choice_room, width, layers))
    state = net.state_dict()
    for name, met in (("embedding", "seen"), ("policy", "chosen")):
        rows = torch.from_numpy(arrays[f"{name}_rows"].astype(np.int64))
        state[name].zero_()
        state[name][rows] = torch.from_numpy(unpacked_rows(arrays, name))
        state[met][rows] = True
    taken = {"policy_bias": "policy_bias", "numbers.bias": "bias", "value.bias": "value_bias"}
    turned = {"numbers.weight": "numbers", "value.weight": "value"}
    for number in range(layers):
        taken[f"layers.{number}.bias"] = f"layer{number}_bias"
        state[f"layers.{number}.weight"].copy_(
            torch.from_numpy(unpacked_rows(arrays, f"layer{number}"))
        )
    for name, stored in taken.items():
        state[name].copy_(torch.from_numpy(arrays[stored].astype(np.float32)))
    for name, stored in turned.items():
        state[name].copy_(torch.from_numpy(arrays[stored].astype(np.float32).T))
    return Start(net, Spent(), {})  # its description tells people how it was made
