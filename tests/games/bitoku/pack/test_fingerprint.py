"""What the fingerprint of a Bitoku pack covers: all that reaches a game, and nothing else."""

import pytest

from mori.content import fingerprint_of, read_pack
from mori.games.bitoku import GAME
from mori.games.bitoku.loading.rules import TableMaker
from mori.games.bitoku.pack.load import load_pack
from mori.games.bitoku.pack.schema.pack import BitokuPack
from tests.content.pack_fields import plain, wrongly_marked
from tests.games.bitoku.pack.changes import SHIPPED

NAMES_OF_SIDES = frozenset({"sides", "side_names"})  # they follow from the number of players


@pytest.fixture(scope="module")
def pack() -> BitokuPack:
    return load_pack(read_pack(SHIPPED))


def engine(pack: BitokuPack) -> object:
    return [plain(TableMaker(pack, players).make(), NAMES_OF_SIDES) for players in (1, 2, 3, 4)]


def test_the_fingerprint_covers_what_reaches_a_game_and_nothing_else(pack: BitokuPack) -> None:
    assert wrongly_marked(pack, engine) == ([], [])


def test_older_names_lead_to_the_shipped_pack_or_to_one_of_an_earlier_version(
    pack: BitokuPack,
) -> None:
    for fingerprint in GAME.former.values():
        assert fingerprint == fingerprint_of(pack) or fingerprint in GAME.former_packs


def test_packs_of_earlier_versions_are_kept_as_they_were() -> None:
    for fingerprint, path in GAME.former_packs.items():
        assert fingerprint_of(load_pack(read_pack(path))) == fingerprint
