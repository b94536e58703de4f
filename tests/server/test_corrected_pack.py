"""A pack that its owner has corrected: a note, a title, a price and an effect."""

import json
from pathlib import Path

import mori
from mori.core.replay import is_of_another_pack
from tests.cli.running import run, run_json
from tests.server.packs import bitoku_pack, change
from tests.server.running import MadeTable, running, settings_in


def corrected(target: Path) -> Path:
    pack = bitoku_pack(target)  # with a title of its own, and another effect of a card
    change(pack / "yokai.toml", 'note = "', 'note = "Seen in the box. ')
    change(pack / "board_1_2.toml", "cost = { sake = 1 }, vp = 2", "cost = { jade = 1 }, vp = 2")
    return pack


def test_it_is_checked_played_against_a_strong_bot_with_hints_and_replayed(tmp_path: Path) -> None:
    pack = corrected(tmp_path / "ours")
    checked = run_json("pack", "check", str(pack))
    assert checked["ok"], checked["problems"]
    with running(settings_in(tmp_path, packs=(pack,), bot_workers=1)) as service:
        made = service.make("bitoku", ["me", "cedar"], pack="ours", seed=5)
        for _ in range(4):
            answer_with_a_hint(made)
    assert made.info["bot_fit"] == "untrained"
    replays(pack, tmp_path)


def answer_with_a_hint(made: MadeTable) -> None:
    """Ask for a hint, which has chances, and follow it."""
    with made.join(0) as socket:
        socket.read_to_turn()
        number = socket.state["decision"]["number"]
        hint = socket.ask("hint", decision=number)
        while hint["type"] != "suggestion":
            hint = socket.read()
        assert all(0 <= choice["win"] <= 1 for choice in hint["choices"]) and hint["choices"]
        assert socket.answer(hint["action"])["type"] == "done"


def replays(pack: Path, folder: Path) -> None:
    """Games with the corrected pack replay with Mori's own where the correction plays no part."""
    seen = set()
    for seed in range(12):
        game = mori.new_game("bitoku", players=2, seed=seed, pack=pack)
        while not game.is_over:
            decision = game.decisions[0]
            game.apply(decision.actions[-1 if seed % 2 else 0])
        record = game.record()
        assert not is_of_another_pack(record, mori.replay(record, pack=pack).rules)
        file = folder / f"{seed}.json"
        file.write_text(mori.write_record(record), "utf-8")
        result = run("replay", "--json", "--quiet", str(file))
        (told,) = json.loads(result.stdout)
        seen.add(told["ok"])
        if told["ok"]:
            assert told["other_pack"] == record["pack"]
        else:
            assert (told["code"], told["step"] is not None) == ("record_pack", True)
    assert seen == {True, False}, "some games differ, some do not"
