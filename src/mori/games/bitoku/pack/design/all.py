"""What the reconstruction promises beyond the stated facts: its design, and its balance.

None of it is needed to play. `mori pack check` proves it; a pack corrected from the box may break
it and be played all the same.
"""

from mori.content import Reading
from mori.games.bitoku.pack.balance.cards import check_card_balance
from mori.games.bitoku.pack.balance.game import check_game_balance
from mori.games.bitoku.pack.balance.tiles import check_tile_balance
from mori.games.bitoku.pack.balance.worth import Worth
from mori.games.bitoku.pack.design.board import check_board_design
from mori.games.bitoku.pack.design.chains import check_chains
from mori.games.bitoku.pack.design.pieces import check_piece_design
from mori.games.bitoku.pack.design.words import check_words_used
from mori.games.bitoku.pack.schema.pack import BitokuPack


def check_design(pack: BitokuPack, reading: Reading) -> None:
    check_words_used(pack, reading)
    check_board_design(pack, reading)
    check_piece_design(pack, reading)
    check_chains(pack, reading)
    worth = Worth(pack.values)
    check_card_balance(pack, worth, reading)
    check_tile_balance(pack, worth, reading)
    check_game_balance(pack, worth, reading)
