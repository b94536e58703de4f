"""What is stored, as plain values."""

from dataclasses import dataclass
from typing import Any, Final

PERSON: Final = "human"  # as records name a seat that is no bot's


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


@dataclass(frozen=True, kw_only=True)
class Summary:
    """Where a table stands, so that a list of tables need not play them all again."""

    step: int
    round: int
    asked: list[int]
    finished: bool
    result: dict[str, Any] | None


@dataclass(frozen=True, kw_only=True)
class StoredTable:
    """All that is known of a table apart from its answers."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    seats: list[str]  # PERSON or a bot's name
    title: str
    pack: str  # its fingerprint
    pack_path: str  # where it lay then; "" for the pack that comes with Mori
    pack_name: str  # its title, or how its file is called; "" for Mori's own
    engine: str  # the version of Mori that made it
    is_replay: bool
    created: str  # ISO 8601, UTC
    summary: Summary


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """An answer, and the digest of the state that it led to."""

    step: int  # from 1
    seat: int
    action: str
    digest: str
