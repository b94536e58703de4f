"""Replays: the steps of a game, looked back at."""

from msgspec import Struct

from mori.server.protocol.fields import Data
from mori.server.protocol.state import FactData, MomentData, Said
from mori.server.protocol.tables import TableInfo


class ReplayAction(Struct, frozen=True, kw_only=True):
    """An answer in the words of its question, for a step of which no fact tells."""

    text: str
    kind: str
    args: Data
    prompt: Data
    adds: Said


class ReplayStep(Struct, frozen=True, kw_only=True):
    """An answer and what followed from it; step 0 is the setup, which is nobody's."""

    step: int
    seat: int | None
    round: int
    facts: list[FactData]
    moments: int  # how many there are on the way to it
    action: ReplayAction | None  # where there are no facts, if the reader may know it


class ReplayMoments(Struct, frozen=True):
    """How things stood on the way to a step."""

    moments: list[MomentData]


class ReplayAnswer(Struct, frozen=True):
    """All steps of a game as one seat, or a spectator, may know them."""

    table: TableInfo
    steps: list[ReplayStep]
