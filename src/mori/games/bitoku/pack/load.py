"""From a pack on disk to data the game can be played with, or to everything wrong with it."""

from mori.content import RawPack, Reading
from mori.core.errors import ContentError
from mori.games.bitoku.pack.checks.all import check_tables
from mori.games.bitoku.pack.reading.build import build_pack
from mori.games.bitoku.pack.reading.tables import read_tables
from mori.games.bitoku.pack.schema.pack import BitokuPack


def load_pack(raw: RawPack) -> BitokuPack:
    """The pack's data, or a ContentError with every problem that keeps it from being played."""
    reading = Reading()
    tables = read_tables(raw, reading)
    check_tables(raw, tables, reading)
    if reading.problems:
        raise ContentError(reading.problems)
    return build_pack(tables)
