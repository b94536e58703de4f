"""Replays: the steps of a game."""

from msgspec import Struct

from mori.server.protocol.fields import Data
from mori.server.protocol.state import FactData, MomentData, Said
from mori.server.protocol.tables import TableInfo


class ReplayAction(Struct, frozen=True, kw_only=True):
    """An answer in the words of its decision, for a step without facts."""

    text: str
    kind: str
    args: Data
    prompt: Data
    adds: Said


class ReplayStep(Struct, frozen=True, kw_only=True):
    """An answer and its effects; step 0 is the setup, without a seat."""

    step: int
    seat: int | None
    round: int
    facts: list[FactData]
    moments: int  # the number of snapshots on the way to it
    action: ReplayAction | None  # if there are no facts and the reader may know it


class ReplayMoments(Struct, frozen=True):
    """The intermediate snapshots on the way to a step."""

    moments: list[MomentData]


class ReplayAnswer(Struct, frozen=True):
    """All steps of a game, as a seat or a spectator may know them."""

    table: TableInfo
    steps: list[ReplayStep]
