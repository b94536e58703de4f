"""A game in a package of its own: found by its entry point, and at home everywhere."""

import subprocess
import sys
from pathlib import Path

import pytest

import mori
from mori.bots import bots_for
from mori.core.registry import entry_of
from mori.words import LANGUAGES, Words
from mori.words.catalogue import Catalogue, read_resource, spoken_language
from tests.cli.running import run, run_json
from tests.cli.test_play import run as play
from tests.server.running import running, settings_in

ROOT = Path(__file__).parents[2]
FEW = ("sim", "pebbles", "--players", "3", "--games", "4", "--seed", "2")


def test_it_is_not_there_without_its_package() -> None:
    assert "pebbles" not in mori.game_names() and "magpie" not in mori.bot_names()


def test_it_is_found_by_its_entry_point(pebbles: str) -> None:
    assert mori.game_names()[-1] == pebbles
    assert {"random", "magpie", "greedy"} < set(mori.bot_names())
    assert "magpie" in bots_for("pebbles", 2) and "greedy" not in bots_for("pebbles", 2)
    assert entry_of(pebbles).folder not in (None, ROOT)


def test_it_passes_the_conformance_kit(environment: dict[str, str]) -> None:
    """The kit takes in whatever is installed; here it runs where this game is."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "pebbles"]
    command += ["-n", "0", "tests/conformance/test_promises.py", "tests/conformance/test_hidden.py"]
    environment["MORI_SEEDS"] = "2"
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout and "failed" not in done.stdout


def test_it_is_simulated_the_same_by_any_number_of_processes(pebbles: str) -> None:
    bots = ("--bots", "magpie,random,greedy")
    one, two = run_json(*FEW, *bots), run_json(*FEW, *bots, "--jobs", "2")
    assert one["finished"] == 4 and one["fingerprint"] == two["fingerprint"]


def test_its_record_is_replayed(pebbles: str, tmp_path: Path) -> None:
    game = mori.new_game(pebbles, players=2, seed=3, options={"long": True})
    while not game.is_over:
        game.apply(game.decisions[0].actions[-1])
    file = tmp_path / "game.json"
    file.write_text(mori.write_record(game.record()), encoding="utf-8")
    assert mori.replay(file).result is not None
    assert "lays a golden pebble" in run("replay", str(file)).stdout


def test_its_rules_and_its_pack_are_looked_up(pebbles: str, tmp_path: Path) -> None:
    assert "You lay a pebble of your hand" in run("rules", pebbles, "P-TURN-3").stdout
    assert run("pack", "check", "--game", pebbles).exit_code == 0
    own = entry_of(pebbles).pack
    assert own is not None
    changed = tmp_path / "mine.toml"
    changed.write_text(own.read_text().replace("points = 3", "points = 30"))
    assert run_json(*FEW, "--pack", str(changed))["finished"] == 4
    changed.write_text(own.read_text().replace("points = 3", 'points = "many"'))
    assert run("pack", "check", str(changed)).exit_code == 2


# -- in the terminal


def test_it_is_played_in_the_terminal(
    pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the plain table: the view as an outline, the choices in the game's own words."""
    monkeypatch.chdir(tmp_path)  # where the record is saved
    result = play(pebbles, "--terminal", "--seed", "5", "--bots", "magpie", typed="1\n" * 40)
    assert result.exit_code == 0
    assert "Pebbles for 2 players, seed 5." in result.output
    assert "1 Player 1 (you)" in result.output and "2 Player 2 (Bot “magpie”)" in result.output
    for shown in ("bag  ", "rounds  20", "hand  ", "Draw a pebble", "The last round is over."):
        assert shown in result.output
    assert "golden 20" not in result.output  # what is printed on pieces is no part of the outline


def test_the_plain_table_answers_every_command(
    pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where the record is saved
    typed = "?\nscore\nlog\nrules P-TURN-2\n? lay green\nundo\ntable\nquit\n"
    result = play(pebbles, "--terminal", "--seed", "5", typed=typed)
    assert result.exit_code == 0
    assert "Sets of all colours" in result.output
    assert "You may draw while there are pebbles in the bag" in result.output
    assert "You have no such pebble: a green pebble." in result.output


# -- over the network


def test_a_table_is_made_and_played_over_http(pebbles: str, tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as service:
        games = {game["name"]: game for game in service.http.get("/api/games").json()["games"]}
        assert games[pebbles]["players"] == [2, 3, 4] and "magpie" in games[pebbles]["bots"]
        made = service.make(pebbles, ["me", "magpie"], seed=4, options={"long": True})
        with made.join(0) as socket:
            socket.read_to_turn()
            while socket.state["result"] is None:
                action = socket.state["decision"]["actions"][0]["text"]
                assert socket.answer(action)["type"] == "done"
                socket.read_to_turn()
            assert {fact["kind"] for fact in socket.facts} >= {"first", "drawn", "laid"}
        record = service.http.get(f"/api/tables/{made.id}/record")
        assert mori.replay(mori.read_record(record.content)).is_over
        told = service.http.get(f"/api/rules/{pebbles}?language=es").json()
        assert told["groups"][1]["id"] == "P-TURN"
        assert told["language"] == "en"  # there is no other text
        assert told["groups"][1]["part"] == "" and not games[pebbles]["has_book"]
        for path in ("", "/figures"):
            answer = service.http.get(f"/api/books/{pebbles}{path}")
            assert service.error(answer) == (404, "book_missing")
        assert len(service.http.get(f"/api/packs/{pebbles}").json()["entries"]) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_its_words(pebbles: str, tmp_path: Path, language: str) -> None:
    with running(settings_in(tmp_path)) as service:
        answer = service.http.get(f"/api/words/{pebbles}/{language}")
        assert answer.json()["language"] == language
        assert "pebbles-fact-laid = " in answer.json()["sources"][0]
        assert answer.headers["Cache-Control"] == "max-age=300"
        assert service.error(service.http.get(f"/api/words/{pebbles}/tlh")) == (
            422,
            "unknown_language",
        )


# -- its words


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_every_word_it_needs(pebbles: str, language: str) -> None:
    entry = entry_of(pebbles)
    words = Words(language, pebbles)
    game = mori.new_game(pebbles, players=2, seed=1)
    for action in game.rules.space.actions:
        assert words.action(action)
    while not game.is_over:
        decision = game.decisions[0]
        assert words.decision(decision.kind, game.prompt(decision))
        game.apply(decision.actions[len(game.answers) % len(decision.actions)])
    for fact in game.facts:
        assert words.fact(fact)
    written = {part.id.name for part in read_resource(language, "game", pebbles).body}  # type: ignore[union-attr]
    for family, names in (("reason", entry.words.reasons), ("category", entry.words.categories)):
        assert {f"pebbles-{family}-{name}".replace("_", "-") for name in names} <= written


def test_without_its_language_it_is_told_in_english_and_without_words_as_it_is(
    pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = entry_of(pebbles)
    folder = tmp_path / "words" / "en"
    folder.mkdir(parents=True)
    monkeypatch.setattr(entry, "folder", tmp_path)
    assert spoken_language("cs", pebbles) == ""
    (folder / "game.ftl").write_text("pebbles-fact-laid = { $seat } lays { $pebble }.\n")
    assert spoken_language("cs", pebbles) == "en"


def test_a_game_without_words_is_told_in_its_notation(
    pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry_of(pebbles), "folder", None)
    words = Words("cs", "pebbles")
    monkeypatch.setattr(words, "_catalogue", Catalogue("cs", pebbles))
    game = mori.new_game(pebbles, players=2, seed=1)
    assert words.action(game.rules.space.actions[1]) == "lay grey"
    assert words.category("sets") == "sets"
