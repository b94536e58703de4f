"""What a seat knows as arrays: the encoder's rows in the shapes that learners want."""

from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mori.core.encoding import LEAST, MOST, Encoder
from mori.core.errors import SetupError
from mori.core.position import Position
from mori.core.rules import GameRules
from mori.envs.lanes import COMPACT, ROW

Observation = Literal["compact", "sparse", "dense", "blocks"]
KINDS: Final[tuple[Observation, ...]] = ("compact", "sparse", "dense", "blocks")
NUMBER: Final = np.dtype("<i2")  # of the encoder's rows
NUMBERS_BLOCK: Final = "numbers"


class Observations:
    """Rows of an encoder as one kind of observation.

    - `compact`: some 1,000 numbers of about 1: plain numbers, and features summed up.
    - `sparse`: plain numbers, then the numbers of the features that hold, filled up with zeros.
    - `dense`: plain numbers of about 1, then every feature as 0 or 1.
    - `blocks`: the same, as a dictionary with an array for each block of the layout.
    """

    def __init__(self, encoder: Encoder, kind: Observation) -> None:
        if kind not in KINDS:
            raise ValueError(f"observation is {kind!r}, not one of {', '.join(KINDS)}")
        layout = encoder.layout
        self.kind = kind
        self.layout = layout
        self.choices = layout.choices
        self.row_kind = COMPACT if kind == "compact" else ROW
        self.width = layout.compact if kind == "compact" else layout.longest
        scales = layout.compact_scales if kind == "compact" else layout.scales
        self.shares = (1 / np.asarray(scales, np.float32)).astype(np.float32)
        self.size = {"compact": layout.compact, "sparse": layout.longest}.get(
            kind, layout.numbers + layout.size
        )
        self.space = self._space()
        self.mask_space = spaces.Box(0, 1, (self.choices,), np.int8)
        self.action_space = spaces.Discrete(self.choices)

    def _space(self) -> Any:
        if self.kind == "sparse":
            most = max(MOST, self.layout.size)
            return spaces.Box(LEAST, most, (self.size,), np.int16)
        if self.kind != "blocks":
            return spaces.Box(LEAST, MOST, (self.size,), np.float32)
        layout = self.layout
        named: dict[str, Any] = {
            NUMBERS_BLOCK: spaces.Box(LEAST, MOST, (layout.numbers,), np.float32)
        }
        for name, _, size in layout.blocks:
            if name != "choices":
                named[name] = spaces.Box(0, 1, (size,), np.float32)
        return spaces.Dict(named)

    def with_mask(self) -> Any:
        """The space of an observation together with its mask."""
        return spaces.Dict({"observation": self.space, "action_mask": self.mask_space})

    def of_rows(self, rows: NDArray[np.int16]) -> NDArray[Any]:
        """Observations of rows, one below the other; blocks come as one dense array."""
        if self.kind == "sparse":
            return rows.copy()
        if self.kind == "compact":
            return self.scaled(rows)
        numbers = self.layout.numbers
        found = np.zeros((len(rows), self.size), np.float32)
        found[:, :numbers] = rows[:, :numbers] * self.shares
        places = rows[:, numbers:].astype(np.intp)
        places += np.arange(len(rows), dtype=np.intp)[:, None] * self.size + numbers
        found.reshape(-1)[places.reshape(-1)] = 1.0
        found[:, numbers] = 0.0  # feature 0 is nothing: it fills up the rows
        return found

    def scaled(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """Plain numbers as numbers of about 1, in two steps: mixed types are multiplied slowly."""
        found = rows.astype(np.float32)
        found *= self.shares
        return found

    def of_row(self, row: NDArray[np.int16]) -> Any:
        """The observation of one row."""
        if self.kind == "compact":
            return self.scaled(row)
        found = self.of_rows(row[None])[0]
        return self.in_blocks(found) if self.kind == "blocks" else found

    def in_blocks(self, dense: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """A dense array as a dictionary of blocks: views of its parts. The last axis is split."""
        layout = self.layout
        named = {NUMBERS_BLOCK: dense[..., : layout.numbers]}
        for name, start, size in layout.blocks:
            if name != "choices":
                at = layout.numbers + start
                named[name] = dense[..., at : at + size]
        return named


class Seen:
    """What the seats of a position see and may choose, for environments with one game."""

    def __init__(self, rules: GameRules, kind: Observation) -> None:
        self.encoder = encoder_of(rules)
        self.observations = Observations(self.encoder, kind)
        self.is_compact = self.observations.row_kind == COMPACT

    def observation(self, position: Position, seat: int) -> Any:
        """What a seat knows now, whether it is asked or not."""
        encoder = self.encoder
        if self.is_compact:
            row = np.frombuffer(encoder.compact(position.state, seat), NUMBER)
        else:
            found = np.frombuffer(encoder.encode(position.state, seat, []), NUMBER)
            row = np.zeros(self.observations.width, NUMBER)
            row[: len(found)] = found
        return self.observations.of_row(row)

    def choices(self, position: Position, seat: int) -> list[int]:
        """The numbers of what a seat may choose, as `canonical` lists it; none if not asked."""
        decision = position.decision_of(seat)
        if decision is None:
            return []
        return self.encoder.choices(position.state, seat, decision.canonical)[::2]

    def mask(self, choices: list[int]) -> NDArray[np.int8]:
        """A mask of these choices."""
        mask = np.zeros(self.observations.choices, np.int8)
        mask[choices] = 1
        return mask

    def everything(self) -> NDArray[np.int8]:
        """The mask after the end: every action is allowed."""
        return np.ones(self.observations.choices, np.int8)


def encoder_of(rules: GameRules) -> Encoder:
    """A new encoder for some rules. SetupError for a game that has none."""
    encoder = rules.encoder()
    if encoder is None:
        raise SetupError("no_encoder", {"game": rules.game})
    return encoder
