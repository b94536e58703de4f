"""Games and bots as installed packages offer them, whole and broken; bots of one's own."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import mori
from mori.bots import broken_bots, roster
from mori.cli.notices import tell_broken
from mori.core import registry
from mori.core.errors import SetupError
from mori.core.registry import GameEntry, broken_games, entry_of
from mori.plugins import BOTS, GAMES, TERMINAL, points
from mori.words import LANGUAGES, Words
from tests.cli.running import run, run_json
from tests.house import HOUSE

BOT = """
import mori

class LastBot(mori.Bot):
    def __init__(self, seed):
        self.rng = mori.seeded(seed)

    def choose(self, view):
        return view.decision.actions[-1]

class NeedsMore(mori.Bot):
    def __init__(self, seed, more):
        pass

nothing = 3
"""


def named(name: str) -> GameEntry:
    return GameEntry(name, 1, 3, HOUSE.load_rules, HOUSE.check_pack, (), (), HOUSE.words)


def broken() -> object:
    raise ImportError("no module named berries")


@pytest.fixture(autouse=True)
def offers_as_they_were() -> Iterator[None]:
    """Forgets after a test what it has offered."""
    kept: list[dict[Any, Any]] = [
        registry._offers,
        registry._games,
        registry._broken,
        registry._rules,
    ]
    kept += [roster._offers, roster._classes, roster._broken]
    before = [dict(table) for table in kept]
    yield
    for table, content in zip(kept, before, strict=True):
        table.clear()
        table.update(content)


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module of bots in the folder one works in, which is not where Python looks."""
    (tmp_path / "my_bots.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield "my_bots"
    sys.modules.pop("my_bots", None)


def test_our_own_come_by_entry_points_too() -> None:
    assert [point.name for point in points(GAMES)][:2] == mori.game_names()[:2]
    assert {point.name for point in points(BOTS)} >= {"random", "greedy"}
    assert {point.name for point in points(TERMINAL)} >= {"bitoku", "hitodama"}
    assert mori.bot_names()[0] == "random" and mori.bot_names()[-1] == "ginkgo"


# -- games


def test_a_game_is_opened_when_it_is_asked_for_and_only_once() -> None:
    opened: list[str] = []

    def load() -> GameEntry:
        opened.append("berries")
        return named("berries")

    registry.offer("berries", load)
    assert opened == []
    assert entry_of("berries").name == "berries"
    assert mori.game_names()[-1] == "berries"
    assert opened == ["berries"]


def test_of_two_games_of_one_name_the_first_stays() -> None:
    registry.offer("bitoku", broken)
    assert entry_of("bitoku").max_players == 4


@pytest.mark.parametrize(
    ("name", "load"),
    [
        ("berries", broken),
        ("berries", lambda: "no entry"),
        ("berries", lambda: named("plums")),
        ("web", lambda: named("web")),
        ("Berries", lambda: named("Berries")),
    ],
    ids=["does not import", "no entry", "another name", "a name of ours", "no name"],
)
def test_a_broken_game_is_reported_and_left_out(name: str, load: Callable[[], object]) -> None:
    others = mori.game_names()
    registry.offer(name, load)
    assert mori.game_names() == others
    assert list(broken_games()) == [name]
    with pytest.raises(SetupError) as refused:
        mori.new_game(name, players=2)
    assert (refused.value.code, refused.value.data) == ("broken_game", {"game": name})
    assert refused.value.__cause__ is broken_games()[name]


def test_asking_for_broken_games_opens_those_that_nobody_has_opened() -> None:
    registry.offer("berries", broken)
    assert list(broken_games()) == ["berries"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out_is_told(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    registry.offer("berries", broken)
    roster.offer("picker", broken)
    tell_broken(Words(language))
    lines = capsys.readouterr().err.splitlines()
    assert ["berries" in line for line in lines] == [True, True]
    assert "picker" in lines[1] and all("ImportError" in line for line in lines)


# -- bots


def test_a_broken_bot_is_reported_and_left_out() -> None:
    others = mori.bot_names()
    roster.offer("picker", broken)
    roster.offer("basket", lambda: GameEntry)
    assert mori.bot_names() == others
    assert list(broken_bots()) == ["picker", "basket"]
    with pytest.raises(SetupError) as refused:
        mori.make_bot("picker")
    assert refused.value.code == "broken_bot"


def test_a_bot_of_ones_own_is_made_by_module_and_class(my_bots: str) -> None:
    sys.path.insert(0, "")
    bot = mori.make_bot(f"{my_bots}:LastBot", seed=3)
    game = mori.new_game("hitodama", players=2, seed=1)
    assert bot.choose(game.seat_view(game.decisions[0].seat)) == game.decisions[0].actions[-1]
    assert bot.name == "my_bots:LastBot"


def test_a_bot_of_ones_own_is_simulated_the_same_by_any_number_of_processes(my_bots: str) -> None:
    few = ("sim", "hitodama", "--games", "4", "--bots", f"{my_bots}:LastBot,random")
    one, two = run_json(*few), run_json(*few, "--jobs", "2")
    assert one["fingerprint"] == two["fingerprint"]
    assert one["seats"][0]["bot"] == "my_bots:LastBot"


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("no_such_module:Bot", "bot_module"),
        (":Bot", "bot_module"),
        ("my_bots:Missing", "bot_class"),
        ("my_bots:", "bot_class"),
        ("my_bots:nothing", "not_a_bot"),
        ("my_bots:mori", "not_a_bot"),
        ("my_bots:NeedsMore", "broken_bot"),
    ],
)
def test_what_is_no_bot_is_refused_in_every_language(my_bots: str, bot: str, code: str) -> None:
    sys.path.insert(0, "")
    with pytest.raises(SetupError) as refused:
        mori.make_bot(bot)
    assert refused.value.code == code
    said = {Words(language).error(refused.value) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES) and all(bot in text for text in said)
    result = run("sim", "hitodama", "--games", "1", "--bots", bot)
    assert result.exit_code == 2 and result.stdout == ""


def test_a_bot_by_class_is_for_the_one_at_the_keyboard_alone() -> None:
    """A table's seats come over the network and out of files: they name no module to import."""
    with pytest.raises(SetupError) as refused:
        roster.make_bot("tests.house:HOUSE", 1)
    assert refused.value.code == "unknown_bot"
