"""Packs with random faces: they are valid, they differ, and the same nets fit them."""

import filecmp
from pathlib import Path

import pytest

from mori.bots.fit import fit_of
from mori.core.registry import entry_of, load_rules
from mori.lab.study.varying import vary


@pytest.mark.parametrize("game", ["bitoku", "hitodama"])
@pytest.mark.parametrize("share", [5, 50])
def test_a_varied_pack_can_be_played_by_the_same_nets(
    game: str, share: int, tmp_path: Path
) -> None:
    changed = vary(game, share, 4, tmp_path)
    assert changed
    own = load_rules(game, 2)
    assert entry_of(game).check_pack(tmp_path) != own.fingerprint
    assert fit_of(load_rules(game, 2, pack=tmp_path)) == "untrained"


def test_more_faces_change_with_a_higher_share(tmp_path: Path) -> None:
    few, many = vary("bitoku", 5, 1, tmp_path / "few"), vary("bitoku", 50, 1, tmp_path / "many")
    assert 0 < len(few) < len(many)


def test_the_same_seed_gives_the_same_pack(tmp_path: Path) -> None:
    for name in ("one", "two"):
        vary("hitodama", 20, 9, tmp_path / name)
    compared = filecmp.dircmp(tmp_path / "one", tmp_path / "two")
    assert compared.same_files and not compared.diff_files
    vary("hitodama", 20, 10, tmp_path / "three")
    assert filecmp.dircmp(tmp_path / "one", tmp_path / "three").diff_files
