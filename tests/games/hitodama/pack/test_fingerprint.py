"""What the fingerprint of a Hitodama pack covers: all that reaches a game, and nothing else."""

import pytest

from mori.content import fingerprint_of, read_pack
from mori.games.hitodama import GAME
from mori.games.hitodama.loading import TableMaker
from mori.games.hitodama.pack.load import load_pack
from mori.games.hitodama.pack.schema.pack import HitodamaPack
from tests.content.pack_fields import plain, wrongly_marked
from tests.games.hitodama.pack.changes import SHIPPED

# Which rule a refusal names, and what a rough worth for bots is made of, change no game.
NOT_PLAYED = frozenset({"rule", "exchange_values"})


@pytest.fixture(scope="module")
def pack() -> HitodamaPack:
    return load_pack(read_pack(SHIPPED))


def engine(pack: HitodamaPack) -> object:
    return [
        plain(TableMaker(pack, players, lean).make(), NOT_PLAYED)
        for players in (2, 3, 4)
        for lean in (False, True)
    ]


def test_the_fingerprint_covers_what_reaches_a_game_and_nothing_else(pack: HitodamaPack) -> None:
    assert wrongly_marked(pack, engine) == ([], [])


def test_older_names_lead_to_the_shipped_pack_or_to_one_of_an_earlier_version(
    pack: HitodamaPack,
) -> None:
    for fingerprint in GAME.former.values():
        assert fingerprint == fingerprint_of(pack) or fingerprint in GAME.former_packs


def test_packs_of_earlier_versions_are_kept_as_they_were() -> None:
    for fingerprint, path in GAME.former_packs.items():
        assert fingerprint_of(load_pack(read_pack(path))) == fingerprint
