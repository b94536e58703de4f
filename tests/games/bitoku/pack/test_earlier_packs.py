"""An owner's pack from before the engine got another kind of effect: it loads and plays.

The engine with one kind more is a copy of the sources, played in a process of its own.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mori
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from tests.server.packs import bitoku_pack, change

NEW = "amulet_of_each_value"
NEW_KIND = f'''

class AmuletOfEachValue(EffectKind):
    """Amulets, as many of each value."""

    name: ClassVar[str] = "{NEW}"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-EFFECT-26",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return True

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        for value in (1, 2, 3):
            w.gain_amulets(seat, value, effect.n)
'''
MORI = "from mori.cli import main; main()"
ANSWERS = 40  # in a game that both engines play
CARD_EFFECT = 'resource = "wood", n = 1'  # of the first Kappa in an owner's pack


def extended_engine(target: Path) -> Path:
    """A folder with the sources of Mori, which know one kind of effect more."""
    sources = Path(mori.__file__).parent
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "*.npz", "__pycache__", "page")
    effects = shutil.copytree(sources, target / "mori", ignore=left_out) / "games/bitoku/effects"
    gains = effects / "gains.py"
    gains.write_text(gains.read_text("utf-8") + NEW_KIND, "utf-8")
    change(effects / "kinds.py", "import GainAmulet,", "import AmuletOfEachValue, GainAmulet,")
    change(
        effects / "kinds.py", "    GainAmulet(),\n", "    GainAmulet(),\n    AmuletOfEachValue(),\n"
    )
    return target


def earlier_pack(target: Path) -> Path:
    """An owner's corrected pack with the files and words that an earlier engine asked for."""
    pack = bitoku_pack(target)
    lines = ["[enums]", 'resource = ["wood", "stone", "jade", "sake"]']
    for kind in EFFECT_KINDS.values():
        params = ", ".join(f'{each.name} = "{each.sort}"' for each in kind.parameters)
        lines += ["[[effect]]", f'kind = "{kind.name}"', f"params = {{ {params} }}", 'meaning = ""']
    (pack / "vocabulary.toml").write_text("\n".join(lines) + "\n", "utf-8")
    (pack / "values.toml").write_text("[effect]\nvp = 1.0\nresource_any = 2.0\n", "utf-8")
    change(pack / "pack.toml", "files = [\n", 'files = [\n  "vocabulary.toml", "values.toml",\n')
    for file in pack.glob("*.toml"):
        text = file.read_text("utf-8")
        file.write_text(text.replace('provenance = "derived"', 'provenance = "inferred"'), "utf-8")
    return pack


def run_extended(engine: Path, *arguments: str) -> Any:
    """What a command of the extended engine prints."""
    done = subprocess.run(
        [sys.executable, "-c", MORI, *arguments, "--json"],
        env={**os.environ, "PYTHONPATH": str(engine), "MORI_PURE": "1"},
        cwd=engine,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return extended_engine(tmp_path_factory.mktemp("extended"))


def played(pack: Path, players: int) -> mori.Game:
    """The beginning of a game with the pack, on today's engine."""
    game = mori.new_game("bitoku", players=players, seed=players, pack=pack)
    rng = mori.seeded(players)
    for _ in range(ANSWERS):
        actions = game.decisions[0].actions
        game.apply(actions[rng.below(len(actions))])
    return game


@pytest.mark.rule("B-EFFECT-27")
def test_a_pack_from_before_a_kind_of_effect_was_added_loads_and_plays_the_same(
    engine: Path, tmp_path: Path
) -> None:
    pack = earlier_pack(tmp_path / "ours")
    games = [played(pack, players) for players in (1, 3)]
    records = []
    for game in games:
        records.append(str(tmp_path / f"{game.rules.players}.json"))
        Path(records[-1]).write_text(mori.write_record(game.record()), "utf-8")
    replayed = run_extended(engine, "replay", "--quiet", "--pack", str(pack), *records)
    assert [told["ok"] for told in replayed] == [True, True], replayed
    assert [told.get("other_pack") for told in replayed] == [None, None], "the same fingerprint"


def test_cards_of_that_engine_may_have_the_new_kind_and_those_of_this_one_not(
    engine: Path, tmp_path: Path
) -> None:
    pack = earlier_pack(tmp_path / "ours")
    change(pack / "yokai.toml", f'kind = "resource", {CARD_EFFECT}', f'kind = "{NEW}", n = 1')
    with pytest.raises(mori.MoriError):
        mori.new_game("bitoku", players=2, pack=pack)
    game = ("bitoku", "--players", "2", "--games", "1", "--pack", str(pack))
    assert run_extended(engine, "sim", *game)
