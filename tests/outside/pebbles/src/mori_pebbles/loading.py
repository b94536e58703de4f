"""From a pack to rules ready to play with."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from mori.content import RawPack, Reading, Where, read_entries, read_pack, read_table
from mori.core.errors import ContentError

from .rules import PebblesRules
from .table import Table

NAME: Final = "pebbles"
OWN_PACK: Final = Path(__file__).parent / "data" / "pebbles.toml"


class Pebble(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: int
    count: int
    provenance: str


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    long_rounds: int
    dealt: int
    hand_limit: int
    set_points: int
    provenance: str


def read_definitions(raw: RawPack) -> tuple[list[Pebble], Numbers]:
    """What a pack says, or a ContentError with every problem found in it."""
    reading = Reading()
    (file, tables) = next(iter(raw.files.items()))
    pebbles = read_entries(Pebble, tables, "pebble", Where(file), reading)
    numbers = read_table(Numbers, tables, "numbers", Where(file), reading).value
    found = [row.value for row in pebbles.rows if row.value is not None]
    if reading.problems or numbers is None:
        raise ContentError(reading.problems)
    return found, numbers


def check_pack(path: Path | None) -> str:
    raw = read_pack(path or OWN_PACK)
    read_definitions(raw)
    return raw.digest


def load_rules(path: Path | None, players: int, options: dict[str, object]) -> PebblesRules:
    raw = read_pack(path or OWN_PACK)
    pebbles, numbers = read_definitions(raw)
    table = Table(
        players,
        [pebble.id for pebble in pebbles],
        [pebble.points for pebble in pebbles],
        [pebble.count for pebble in pebbles],
        [numbers.rounds, numbers.long_rounds],
        numbers.dealt,
        numbers.hand_limit,
        numbers.set_points,
    )
    return PebblesRules(table, options, raw.digest, "" if path is None else str(path))


def pebble_names() -> list[str]:
    return [pebble.id for pebble in read_definitions(read_pack(OWN_PACK))[0]]
