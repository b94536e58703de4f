"""What bots ask of a net, whatever does its arithmetic: numpy, or a browser's typed arrays."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mori.bots.fit import NetDescription
from mori.bots.knowledge import Adaptation, Knowledge
from mori.core.encoding import Encoder


@dataclass(frozen=True)
class Evaluation:
    """The result of a net for one decision.

    `chances[k]` is the probability of choice k. `outlook` has a row for each side, the asking seat
    first: its share of the win, its margin over the best other side, its points.
    """

    chances: list[float]
    outlook: list[list[float]]


class PlayingNet(ABC):
    """A trained net, ready to play."""

    description: NetDescription
    knowledge: Knowledge | None = None  # of components by what they do

    def for_components(self, encoder: Encoder, players: int) -> "PlayingNet":
        """The net for the components that are played: itself if they are those it knows."""
        if self.knowledge is None:
            return self
        adaptation = self.knowledge.adaptation(encoder, players)
        return self.adapted(adaptation) if adaptation else self

    @abstractmethod
    def adapted(self, adaptation: Adaptation) -> "PlayingNet":
        """A net with changed tables; this one stays as it is."""

    def evaluate(self, row: bytes, choices: list[int]) -> Evaluation:
        """Evaluate one decision (`Encoder.encode`, `Encoder.choices`)."""
        return self.evaluate_many([row], [choices])[0]

    @abstractmethod
    def evaluate_many(self, rows: list[bytes], choices: list[list[int]]) -> list[Evaluation]:
        """Evaluate several decisions at once, which is cheaper for each."""


Opener = Callable[[Path], PlayingNet]  # reads a file; raises SetupError if it is no net


def open_with_numpy(path: Path) -> PlayingNet:
    from mori.bots.net import Net  # numpy is slow to import, and a browser has none

    return Net.load(path)


_opener: Opener = open_with_numpy


def open_net(path: Path) -> PlayingNet:
    """Read a net. Raises SetupError if the file is not one."""
    return _opener(path)


def open_nets_with(opener: Opener) -> None:
    """From now on, read nets this way: for surroundings without numpy."""
    global _opener
    _opener = opener
