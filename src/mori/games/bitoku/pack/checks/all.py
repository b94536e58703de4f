"""Everything that keeps a Bitoku pack from being played, beyond single keys: all of it, at once.

Checks look at the tables as read. An entry that could not be read has its problems already and is
left out, so that one mistake is named once.
"""

from mori.content import RawPack, Reading
from mori.games.bitoku.pack.checks.board import check_board
from mori.games.bitoku.pack.checks.counts import check_counts
from mori.games.bitoku.pack.checks.effects import check_effects
from mori.games.bitoku.pack.checks.entries import check_entries
from mori.games.bitoku.pack.checks.faces import check_face, check_faces, check_home, check_markets
from mori.games.bitoku.pack.checks.facts import check_card_facts, check_tile_facts
from mori.games.bitoku.pack.checks.files import check_files
from mori.games.bitoku.pack.checks.pieces import check_pieces
from mori.games.bitoku.pack.checks.player import check_player
from mori.games.bitoku.pack.checks.tengu import check_tengu
from mori.games.bitoku.pack.checks.wisdom import check_wisdom
from mori.games.bitoku.pack.reading.tables import PackTables


def check_tables(raw: RawPack, tables: PackTables, reading: Reading) -> None:
    """Notes every problem between entries."""
    check_files(raw, tables, reading)
    check_entries(tables, reading)
    check_counts(tables, reading)
    check_effects(tables, reading)
    check_pieces(tables, reading)
    check_player(tables, reading)
    check_tengu(tables, reading)
    check_board(tables, reading)
    for face in tables.faces:
        check_face(face, reading)
        check_home(face, reading)
        check_markets(face, reading)
        check_wisdom(face, reading)
    check_faces(tables, reading)
    check_card_facts(tables, reading)
    check_tile_facts(tables, reading)
