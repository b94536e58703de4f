"""Nets where there is no numpy: the file is read here, the browser's typed arrays do the rest."""

import json
from array import array
from ast import literal_eval
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol
from zipfile import BadZipFile, ZipFile

from mori.bots.fit import DESCRIPTION, NetDescription
from mori.bots.knowledge import KNOWLEDGE, Adaptation, Knowledge
from mori.bots.playing_net import Evaluation, PlayingNet
from mori.core.encoding import MOST_SIDES
from mori.core.errors import SetupError

MAGIC: Final = b"\x93NUMPY\x01\x00"  # the length of the header follows
OUTLOOKS: Final = 3  # of a side
ENDING: Final = ".npy"


class Numbers(Protocol):
    """Numbers that come from the browser."""

    def to_py(self) -> Any: ...


class Evaluate(Protocol):
    """The arithmetic of a net."""

    def __call__(
        self, rows: bytes, lengths: "array[int]", offered: "array[int]", counts: "array[int]"
    ) -> Numbers:
        """Rows and choices of several decisions, one after the other, with the numbers of bytes
        and choices of each: the chances and outlooks of each, one after the other.
        """

    def adapted(
        self, rows: "array[int]", traits: "array[int]", amounts: "array[float]", choices_from: int
    ) -> "Evaluate":
        """The same with changed tables (`mori.bots.knowledge.Adaptation`)."""


# A net from its description and its arrays: of each its name, type, shape and whether it is stored
# by columns, as JSON, and its bytes.
Make = Callable[[str, str, list[bytes]], Evaluate]


class BrowserNet(PlayingNet):
    """A net whose arithmetic the browser does."""

    def __init__(
        self, description: NetDescription, evaluate: Evaluate, knowledge: Knowledge | None = None
    ) -> None:
        self.description = description
        self.knowledge = knowledge
        self._evaluate = evaluate

    def adapted(self, adaptation: Adaptation) -> "BrowserNet":
        evaluate = self._evaluate.adapted(
            array("i", adaptation.rows),
            array("i", adaptation.traits),
            array("f", adaptation.amounts),
            adaptation.choices_from,
        )
        return BrowserNet(self.description, evaluate)

    def evaluate_many(self, rows: list[bytes], choices: list[list[int]]) -> list[Evaluation]:
        lengths = array("i", [len(row) for row in rows])
        counts = array("i", [len(offered) for offered in choices])
        offered = array("i", [choice for each in choices for choice in each])
        told = self._evaluate(b"".join(rows), lengths, offered, counts).to_py().tolist()
        found: list[Evaluation] = []
        at = 0
        for count in counts:
            chances = told[at : at + count // 2]
            at += count // 2
            outlook = [told[at + side * OUTLOOKS :][:OUTLOOKS] for side in range(MOST_SIDES)]
            at += MOST_SIDES * OUTLOOKS
            found.append(Evaluation(chances, outlook))
        return found


def read_net(path: Path, make: Make) -> BrowserNet:
    """Read a net. Raises SetupError if the file is not one."""
    try:
        with ZipFile(path) as file:
            arrays = {name.removesuffix(ENDING): file.read(name) for name in file.namelist()}
        heads = {name: head_of(data) for name, data in arrays.items()}
        bodies = {name: arrays[name][heads[name].end :] for name in arrays}
        described = json.loads(bodies.pop(DESCRIPTION))
        description = NetDescription.of(described)
        knowledge = None
        if KNOWLEDGE in bodies:
            knowledge = Knowledge.read(json.loads(bodies.pop(KNOWLEDGE)))
        told = [
            [name, heads[name].kind, heads[name].shape, heads[name].by_columns] for name in bodies
        ]
        evaluate = make(json.dumps(described), json.dumps(told), list(bodies.values()))
        return BrowserNet(description, evaluate, knowledge)
    except (
        OSError,
        EOFError,
        BadZipFile,
        ValueError,
        LookupError,
        TypeError,
        SyntaxError,
    ) as error:
        raise SetupError("broken_net", {"path": str(path)[-60:]}) from error


class Head(NamedTuple):
    """What is said of an array in a net file."""

    kind: str
    shape: list[int]
    by_columns: bool
    end: int  # where its numbers begin


def head_of(data: bytes) -> Head:
    """Read the head of an array in a net file."""
    if not data.startswith(MAGIC):
        raise ValueError(data[: len(MAGIC)])
    start = len(MAGIC) + 2
    end = start + int.from_bytes(data[start - 2 : start], "little")
    head = literal_eval(data[start:end].decode())
    return Head(head["descr"], list(head["shape"]), bool(head["fortran_order"]), end)
