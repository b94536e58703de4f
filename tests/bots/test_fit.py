"""Which packs the trained nets play, and what people are told of it."""

from collections.abc import Callable
from pathlib import Path

import pytest

import mori
from mori.bots import fit_of
from mori.core.registry import entry_of, load_rules
from mori.words import Words
from tests.server.packs import bitoku_pack, change, copied, hitodama_pack


def noted(target: Path) -> Path:
    """A pack in which only a note differs."""
    pack = copied("bitoku", target)
    change(pack / "yokai.toml", 'note = "', 'note = "Seen in the box. ')
    return pack


def renamed(target: Path) -> Path:
    """A pack that calls a card otherwise: another card lies in its place."""
    pack = copied("bitoku", target)
    change(pack / "yokai.toml", 'id = "kappa-2"', 'id = "kappa-9"')
    return pack


@pytest.mark.parametrize("game", ["bitoku", "hitodama"])
def test_the_nets_that_come_with_mori_were_trained_on_its_packs(game: str) -> None:
    for players in entry_of(game).player_counts():
        assert fit_of(load_rules(game, players)) == "trained"


@pytest.mark.parametrize(
    ("game", "make", "fit"),
    [
        ("bitoku", noted, "trained"),
        ("bitoku", bitoku_pack, "untrained"),
        ("hitodama", hitodama_pack, "untrained"),
        ("bitoku", renamed, "rough"),
    ],
)
def test_a_net_plays_a_pack_whose_components_have_the_same_places(
    game: str, make: Callable[[Path], Path], fit: str, tmp_path: Path
) -> None:
    pack = make(tmp_path / "pack")
    played = mori.new_game(game, players=2, seed=4, pack=pack)
    assert fit_of(played.rules) == fit
    while len(played.decisions[0].canonical) < 3:
        played.apply(played.decisions[0].canonical[0])
    told = mori.advise(played)
    assert all((each.win is None) == (fit == "rough") for each in told)


@pytest.mark.parametrize("language", ["en", "es", "fr", "cs"])
def test_people_are_told_where_bots_do_not_know_the_components(language: str) -> None:
    words = Words(language)
    assert words.bot_fit("trained") == ""
    assert len({words.bot_fit("untrained"), words.bot_fit("rough"), ""}) == 3
