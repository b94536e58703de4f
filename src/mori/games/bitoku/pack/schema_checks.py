"""Everything that keeps a Bitoku pack from being played, beyond single keys: all of it, at once.

Checks look at the tables as read. An entry that could not be read has its problems already and is
left out, so that one mistake is named once. What only breaks the design of the reconstruction is
in `schema_design`: an owner who corrects data from the box may play with such a pack.
"""

from mori.content import RawPack, Reading
from mori.games.bitoku.pack.schema_check_board import check_board
from mori.games.bitoku.pack.schema_check_counts import check_counts
from mori.games.bitoku.pack.schema_check_effects import check_effects
from mori.games.bitoku.pack.schema_check_entries import check_entries
from mori.games.bitoku.pack.schema_check_face import check_face
from mori.games.bitoku.pack.schema_check_faces import check_faces
from mori.games.bitoku.pack.schema_check_facts_cards import check_card_facts
from mori.games.bitoku.pack.schema_check_facts_tiles import check_tile_facts
from mori.games.bitoku.pack.schema_check_files import check_files
from mori.games.bitoku.pack.schema_check_home import check_home
from mori.games.bitoku.pack.schema_check_markets import check_markets
from mori.games.bitoku.pack.schema_check_pieces import check_pieces
from mori.games.bitoku.pack.schema_check_player import check_player
from mori.games.bitoku.pack.schema_check_tengu import check_tengu
from mori.games.bitoku.pack.schema_check_values import check_values
from mori.games.bitoku.pack.schema_check_vocabulary import check_vocabulary
from mori.games.bitoku.pack.schema_check_wisdom import check_wisdom
from mori.games.bitoku.pack.schema_reading import PackTables


def check_tables(raw: RawPack, tables: PackTables, reading: Reading) -> None:
    """Notes every problem between entries."""
    check_files(raw, tables, reading)
    check_entries(tables, reading)
    check_vocabulary(tables, reading)
    check_values(tables, reading)
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
