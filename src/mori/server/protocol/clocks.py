"""Clocks: the time limit of a table, and the time left."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MAX_CLOCK: Final = 30 * 24 * 3600  # seconds


class ClockInfo(Struct, frozen=True):
    """The time limit: per answer, or per game with an increment per answer."""

    kind: Literal["answer", "game"]
    seconds: int
    increment: int


class ClockAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The time limit: per answer, or per game with an increment per answer."""

    kind: Literal["answer", "game"]
    seconds: Annotated[int, Meta(ge=10, le=MAX_CLOCK)]
    increment: Annotated[int, Meta(ge=0, le=MAX_CLOCK)] = 0


class ClockData(Struct, frozen=True, kw_only=True):
    """The clock of a seat."""

    left: int  # seconds
    is_running: bool
    is_late: bool  # its time has run out, and nobody plays for the seat


class ClocksMessage(Struct, tag_field="type", tag="clocks", frozen=True):
    """The clocks of all seats, at a table with a time limit; the same for everybody."""

    seats: list[ClockData]
