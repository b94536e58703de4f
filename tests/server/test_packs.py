"""Packs in addition to Mori's own: offered, chosen for a table, and kept by it."""

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mori
from mori.core.errors import ContentError, Problem, SetupError
from mori.core.registry import entry_of
from mori.server.maintenance import prepare
from mori.server.packs import Packs, _placed
from mori.words import Words
from tests.server.packs import TITLE, bitoku_pack, change, copied, hitodama_pack
from tests.server.running import MadeTable, Service, running, settings_in

NOT_ME_FIRST = 5  # the seed of a game of Hitodama that seat 1 begins
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packs")


@pytest.fixture(scope="module")
def corrected(folder: Path) -> Path:
    return hitodama_pack(folder / "corrected")


@pytest.fixture(scope="module")
def stocked(folder: Path, corrected: Path) -> Iterator[Service]:
    """A service with a pack of each game beside Mori's own."""
    packs = (corrected, bitoku_pack(folder / "forest 2"))
    with running(settings_in(folder, packs=packs, bot_workers=1)) as started:
        yield started


def packs_of(service: Service, game: str) -> list[dict[str, Any]]:
    games = service.http.get("/api/games").json()["games"]
    found: list[dict[str, Any]] = next(info["packs"] for info in games if info["name"] == game)
    return found


def berries(made: MadeTable) -> int:
    """How many the best space of berries gives, as a spectator sees it."""
    with made.join(None) as socket:
        return berries_in(socket.state)


def berries_in(state: dict[str, Any]) -> int:
    tile = next(tile for tile in state["view"]["tiles"] if tile["id"] == "berry")
    return int(tile["spaces"][0]["gain"]["berry"])


def record_with(pack: Path, rng: Random | None = None) -> str:
    """A game that the pack's best space of berries plays no part in; with `rng` it does."""
    game = mori.new_game("hitodama", players=2, seed=1, pack=pack)
    while not game.is_over:
        actions = game.decisions[0].actions
        game.apply(actions[-1] if rng is None else rng.choice(actions))
    return mori.write_record(game.record())


# -- offering


@pytest.mark.parametrize(("game", "id"), [("hitodama", "corrected"), ("bitoku", "forest-2")])
def test_packs_are_offered_beside_the_own_one(stocked: Service, game: str, id: str) -> None:
    own, other = packs_of(stocked, game)
    assert (own["id"], own["title"], own["is_own"]) == ("mori", "", True)
    assert own["fingerprint"] == entry_of(game).check_pack(None)
    assert (other["id"], other["title"], other["is_own"]) == (id, TITLE, False)
    assert other["fingerprint"] != own["fingerprint"]
    assert set(own["bot_fit"].values()) == {"trained"}
    assert set(other["bot_fit"].values()) == {"untrained"}
    for pack in (own, other):
        told = stocked.http.get(f"/api/packs/{game}", params={"pack": pack["id"]}).json()
        assert told["pack"] == pack
        assert len(told["entries"]) == pack["entries"]
        counted = [entry["provenance"] for entry in told["entries"]].count("reconstructed")
        assert counted == pack["reconstructed"] > 0
    assert stocked.http.get(f"/api/packs/{game}").json()["pack"] == own


def test_a_problem_is_placed_in_its_file_or_in_the_pack_itself(tmp_path: Path) -> None:
    def placed(file: str, path: Path) -> str:
        return _placed(Problem(file, "", "", "empty"), path).file

    assert placed("board.toml", tmp_path) == str(tmp_path / "board.toml")
    assert placed(tmp_path.name, tmp_path) == str(tmp_path)
    assert placed(str(tmp_path), tmp_path) == str(tmp_path)
    one = tmp_path / "pack.toml"
    one.touch()
    assert placed("pack.toml", one) == str(one)


def test_a_pack_that_kept_the_title_of_the_own_one_has_none(tmp_path: Path) -> None:
    packs = Packs([hitodama_pack(tmp_path / "mine", title="Hitodama")])
    own, mine = packs.of("hitodama")
    assert (mine.title, mine.name, own.name) == ("", "mine", "")


def test_what_is_the_same_is_offered_once(tmp_path: Path) -> None:
    mine = hitodama_pack(tmp_path / "mine")
    again = Path(shutil.copytree(mine, tmp_path / "again"))
    packs = Packs([copied("hitodama", tmp_path / "copy"), mine, again, mine])
    assert [pack.id for pack in packs.of("hitodama")] == ["mori", "mine"]


def test_packs_of_one_name_have_ids_of_their_own(tmp_path: Path) -> None:
    given = [
        hitodama_pack(tmp_path / "a" / "mori", 4),
        hitodama_pack(tmp_path / "b" / "mori", 5),
        hitodama_pack(tmp_path / "c" / "???", 6),
    ]
    packs = Packs(given).of("hitodama")
    assert [pack.id for pack in packs] == ["mori", "mori-2", "mori-3", "pack"]


def test_a_title_of_any_kind_is_told_on_one_short_line(tmp_path: Path) -> None:
    (_, mine) = Packs([hitodama_pack(tmp_path / "x", title="🌲 a\\n\\u0007" + "b" * 200)]).of(
        "hitodama"
    )
    assert mine.title == ("🌲 a " + "b" * 200)[:80]


def test_mistakes_of_all_packs_keep_a_service_from_starting(tmp_path: Path) -> None:
    first = hitodama_pack(tmp_path / "first")
    change(first / "hitodama.toml", 'id = "berry"\nname', 'id = "berry"\nshoe = 1\nname')
    second = bitoku_pack(tmp_path / "second")
    change(second / "yokai.toml", "vp = 3", 'vp = "many"')
    missing = tmp_path / "none"
    with pytest.raises(ContentError) as refused:
        prepare(settings_in(tmp_path, packs=(first, second, missing)))
    found = {(problem.file, problem.code) for problem in refused.value.problems}
    assert (str(first / "hitodama.toml"), "unknown_key") in found
    assert (str(second / "yokai.toml"), "wrong_type") in found
    assert (str(missing), "path_missing") in found
    lines = [Words("en").problem(problem) for problem in refused.value.problems]
    assert any("hitodama.toml: tile[6] berry: shoe" in line for line in lines), lines


def test_a_pack_of_no_game_we_know_is_refused(tmp_path: Path) -> None:
    (tmp_path / "chess.toml").write_text('game = "chess"\n', "utf-8")
    with pytest.raises(SetupError, match="unknown_game"):
        Packs([tmp_path / "chess.toml"])


def test_a_table_says_that_bots_did_not_train_with_its_pack(stocked: Service) -> None:
    for pack, fit in (("corrected", "untrained"), (None, "trained")):
        more = {} if pack is None else {"pack": pack}
        made = stocked.make("hitodama", ["me", "greedy"], seed=NOT_ME_FIRST, **more)
        with stocked.socket(made.id) as socket:
            assert socket.join(made.tokens[0])["table"]["bot_fit"] == fit


# -- choosing


@pytest.mark.parametrize("chosen", [None, "mori", "corrected", "fingerprint"])
def test_a_table_is_laid_with_the_pack_that_was_chosen(stocked: Service, chosen: str) -> None:
    own, other = packs_of(stocked, "hitodama")
    wanted = other["fingerprint"] if chosen == "fingerprint" else chosen
    is_other = chosen in ("corrected", "fingerprint")
    made = stocked.make("hitodama", ["me", "random"], pack=wanted, seed=NOT_ME_FIRST)
    assert made.info["pack"] == {
        "fingerprint": (other if is_other else own)["fingerprint"],
        "path_is_own": not is_other,
        "name": TITLE if is_other else "",
    }
    assert berries(made) == (4 if is_other else 3)
    with made.join(0) as me:
        me.read_to_turn()  # the bot, in its own process, plays with the same pack
    assert stocked.metric("mori_bots_replaced_total") == 0


def test_an_owners_pack_of_bitoku_can_be_played_alone(stocked: Service) -> None:
    made = stocked.make("bitoku", ["me"], pack="forest-2", level="gentle")
    with made.join(0) as socket:
        for _ in range(5):
            socket.read_to_turn()
            socket.answer(socket.state["decision"]["actions"][0]["text"])
    assert made.info["pack"]["name"] == TITLE


@pytest.mark.parametrize(
    ("pack", "status", "code"),
    [
        ("nothing", 404, "unknown_pack"),
        ("", 404, "unknown_pack"),
        ("forest-2", 404, "unknown_pack"),  # of the other game
        ("../corrected", 404, "unknown_pack"),
        ("🌲", 404, "unknown_pack"),
        ("x" * 65, 422, "bad_body"),
        (7, 422, "bad_body"),
    ],
)
def test_a_pack_that_is_not_offered_is_refused(
    stocked: Service, pack: object, status: int, code: str
) -> None:
    body = {"game": "hitodama", "seats": ["me", "me"], "pack": pack}
    assert stocked.error(stocked.http.post("/api/tables", json=body)) == (status, code)


@pytest.mark.parametrize(
    ("game", "pack", "expected"),
    [
        ("hitodama", "nothing", (404, "unknown_pack")),
        ("hitodama", "x" * 65, (422, "bad_request")),
        ("chess", "corrected", (404, "unknown_game")),
    ],
)
def test_of_a_pack_that_is_not_offered_nothing_is_told(
    stocked: Service, game: str, pack: str, expected: tuple[int, str]
) -> None:
    answer = stocked.http.get(f"/api/packs/{game}", params={"pack": pack})
    assert stocked.error(answer) == expected


@pytest.mark.parametrize("edit", ["berry = 7", "berry = "])
def test_a_pack_that_was_edited_meanwhile_is_not_played_with(tmp_path: Path, edit: str) -> None:
    pack = hitodama_pack(tmp_path / "mine")
    with running(settings_in(tmp_path, packs=(pack,))) as service:
        change(pack / "hitodama.toml", "berry = 4", edit)
        body = {"game": "hitodama", "seats": ["me", "me"], "pack": "mine"}
        answer = service.http.post("/api/tables", json=body)
        assert service.error(answer) == (409, "pack_changed")
        assert service.make("hitodama", ["me", "me"]).info["pack"]["path_is_own"]


def test_a_bot_does_not_think_with_a_pack_that_was_edited_meanwhile(tmp_path: Path) -> None:
    pack = hitodama_pack(tmp_path / "mine")
    with running(settings_in(tmp_path, packs=(pack,), bot_workers=1)) as service:
        made = service.make("hitodama", ["me", "me"], pack="mine", seed=NOT_ME_FIRST)
        change(pack / "hitodama.toml", "berry = 4", "berry = 7")
        # The rules are in the service's memory, but not in that of the bots.
        fresh = service.make("hitodama", ["me", "random"], pack="mine", seed=NOT_ME_FIRST)
        with fresh.join(0) as me:
            while me.state["step"] == 0:  # each of its answers costs two processes that refuse
                me.read()
        assert service.metric("mori_bots_replaced_total") > 0
        assert berries(made) == berries(fresh) == 4


# -- keeping


def test_a_table_keeps_its_pack_wherever_that_lies_after_a_restart(tmp_path: Path) -> None:
    pack = hitodama_pack(tmp_path / "mine")
    with running(settings_in(tmp_path, packs=(pack,))) as service:
        made = service.make("hitodama", ["me", "random"], pack="mine", seed=NOT_ME_FIRST)
        with made.join(0) as me:
            me.read_to_turn()
            assert me.answer(me.state["decision"]["actions"][0]["text"])["type"] == "done"
            before = me.state["step"]
    moved = pack.rename(tmp_path / "moved")
    other = hitodama_pack(tmp_path / "mine", berries=5)  # of the same name, but not the same
    with running(settings_in(tmp_path, packs=(other, moved), bot_workers=1)) as service:
        made.service = service
        assert berries(made) == 4
        with made.join(0) as me:
            assert me.state["step"] >= before
            me.read_to_turn()
            assert me.answer(me.state["decision"]["actions"][0]["text"])["type"] == "done"
            me.read_to_turn()
        assert service.metric("mori_bots_replaced_total") == 0


def test_a_table_whose_pack_is_gone_is_refused_in_words_and_still_listed(tmp_path: Path) -> None:
    pack = hitodama_pack(tmp_path / "mine")
    with running(settings_in(tmp_path, packs=(pack,))) as service:
        made = service.make("hitodama", ["me", "random"], pack="mine", title="Friday")
        own = service.make("hitodama", ["me", "me"])
    tokens = {"tokens": [made.tokens[0], own.tokens[0]]}
    with running(settings_in(tmp_path)) as service:
        answer = service.http.get(
            f"/api/tables/{made.id}/replay", params={"seat": 0}, headers=made.headers(0)
        )
        assert service.error(answer) == (409, "pack_missing")
        error = answer.json()["error"]
        assert error["data"] == {
            "pack": TITLE,
            "fingerprint": made.info["pack"]["fingerprint"][:12],
        }
        told = mori.MoriError(error["code"], error["data"])
        sentences = {Words(language).error(told) for language in ("en", "es", "fr", "cs")}
        assert len(sentences) == 4 and all(TITLE in sentence for sentence in sentences)
        with service.socket(made.id) as socket:
            assert socket.read()["code"] == "pack_missing"
        mine = service.http.post("/api/tables/mine", json=tokens).json()["tables"]
        listed = {entry["table"]["id"]: entry["has_pack"] for entry in mine}
        assert listed == {made.id: False, own.id: True}
        listed_info = {key: value for key, value in made.info.items() if key != "bot_fit"}
        assert service.http.get(f"/api/tables/{made.id}").json() == listed_info
    with running(settings_in(tmp_path, packs=(pack,))) as service:
        made.service = service
        assert berries(made) == 4  # it is back


def test_records_replays_and_forks_go_by_the_pack_of_the_game(
    stocked: Service, corrected: Path
) -> None:
    record = record_with(corrected)
    answer = stocked.http.post("/api/records", content=record, headers=JSON)
    assert answer.status_code == 201, answer.text
    source = MadeTable(stocked, {**answer.json(), "tokens": {}})
    assert source.info["pack"]["name"] == TITLE
    assert berries_in(stocked.http.get(f"/api/tables/{source.id}/replay/3").json()) == 4
    assert stocked.http.get(f"/api/tables/{source.id}/record").text == record
    body = {"step": 5, "seats": ["me", "random"]}
    forked = stocked.http.post(f"/api/tables/{source.id}/fork", json=body).json()
    assert forked["table"]["pack"] == source.info["pack"]
    assert berries(MadeTable(stocked, forked)) == 4
    # The own pack is still the one of games that were played with it.
    own = stocked.http.post("/api/records", content=record_with_own(), headers=JSON)
    assert own.json()["table"]["pack"]["path_is_own"]


def record_with_own() -> str:
    game = mori.new_game("hitodama", players=2, seed=1)
    while not game.is_over:
        game.apply(game.decisions[0].actions[-1])
    return mori.write_record(game.record())


def test_a_record_of_a_pack_that_is_not_here_is_refused_where_the_game_differs(
    service: Service, corrected: Path
) -> None:
    record = record_with(corrected, Random(1))
    answer = service.http.post("/api/records", content=record, headers=JSON)
    assert service.error(answer) == (422, "record_pack")


def test_a_record_of_a_pack_that_is_not_here_is_taken_where_no_step_differs(
    service: Service, corrected: Path
) -> None:
    answer = service.http.post("/api/records", content=record_with(corrected), headers=JSON)
    assert answer.status_code == 201, answer.text
    assert answer.json()["table"]["pack"]["path_is_own"]


def test_bots_of_a_table_without_its_pack_do_not_wake(tmp_path: Path) -> None:
    pack = hitodama_pack(tmp_path / "mine")
    never = ("sleep", "3600")
    with running(settings_in(tmp_path, packs=(pack,), bot_command=never)) as service:
        made = service.make("hitodama", ["random", "random"], pack="mine")
    with running(settings_in(tmp_path)) as service:
        assert service.http.get("/healthz").json()["status"] == "ok"
        assert not service.http.get(f"/api/tables/{made.id}").json()["finished"]
    with running(settings_in(tmp_path, packs=(pack,))) as service:
        while not service.http.get(f"/api/tables/{made.id}").json()["finished"]:
            time.sleep(0.1)
        record = json.loads(service.http.get(f"/api/tables/{made.id}/record").text)
        assert record["pack"] == made.info["pack"]["fingerprint"]
