"""Clocks: how much time a table gives, and what is left of it."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MAX_CLOCK: Final = 30 * 24 * 3600  # seconds


class ClockInfo(Struct, frozen=True):
    """How much time people have: for each answer, or for the game with more for each answer."""

    kind: Literal["answer", "game"]
    seconds: int
    increment: int


class ClockAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time people have: for each answer, or for the game with more for each answer."""

    kind: Literal["answer", "game"]
    seconds: Annotated[int, Meta(ge=10, le=MAX_CLOCK)]
    increment: Annotated[int, Meta(ge=0, le=MAX_CLOCK)] = 0


class ClockData(Struct, frozen=True, kw_only=True):
    """The time of a seat."""

    left: int  # seconds
    is_running: bool
    is_late: bool  # it has run out, and nobody plays for the seat


class ClocksMessage(Struct, tag_field="type", tag="clocks", frozen=True):
    """How much time each seat has, at a table with a clock; to everybody the same."""

    seats: list[ClockData]
