"""The questions before a game: levels, and a game for one."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mori
from mori import SetupError
from mori.cli import play as command
from mori.cli.terminal.keyboard import Keyboard
from mori.cli.terminal.opening import choose_level, choose_seats
from mori.cli.terminal.seating import seats_from, usual_seats
from mori.core import registry
from mori.core.registry import GameEntry, Preset, entry_of
from mori.words import LANGUAGES, Words
from tests.cli.test_play import run


class Typed(Keyboard):
    """Somebody at a terminal who types these lines."""

    def __init__(self, *lines: str, is_terminal: bool = True) -> None:
        super().__init__(io.StringIO("".join(f"{line}\n" for line in lines)))
        self._is_terminal = is_terminal
        self.prompts: list[str] = []

    @property
    def is_terminal(self) -> bool:
        return self._is_terminal

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return self._read_piped().strip()


@pytest.mark.parametrize(
    ("lines", "level"),
    [
        ([""], "standard"),
        (["1"], "gentle"),
        (["3"], "very_stern"),
        (["4", "0", "gentle", "3"], "very_stern"),
    ],
)
def test_a_level_is_chosen_by_its_number(house: GameEntry, lines: list[str], level: str) -> None:
    keyboard = Typed(*lines)
    assert choose_level("house", 1, "en", keyboard) == level
    assert keyboard.prompts == ["Number (2): "] * len(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_has_names_and_explanations(
    house: GameEntry, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    choose_level("house", 1, lang, Typed(""))
    question, *rows = capsys.readouterr().out.splitlines()[:4]
    assert question == Words(lang).text("terminal-which-level")
    assert [" ".join(row.split()) for row in rows] == [
        "1 Gentle House It bids little and has debts.",
        "2 Usual House It bids as it always did.",
        "3 Stern House It bids as much as there is.",
    ]


@pytest.mark.parametrize(("players", "level"), [(1, "standard"), (2, "duel"), (3, None)])
def test_without_a_terminal_nothing_is_asked(
    house: GameEntry, players: int, level: str | None
) -> None:
    keyboard = Typed(is_terminal=False)
    assert choose_level("house", players, "en", keyboard) == level
    assert keyboard.prompts == []


def test_one_level_or_none_is_no_question(house: GameEntry) -> None:
    keyboard = Typed()
    assert choose_level("house", 2, "en", keyboard) == "duel"
    assert choose_level("house", 3, "en", keyboard) is None
    assert keyboard.prompts == []


def test_a_game_for_one_can_be_chosen(house: GameEntry) -> None:
    assert choose_seats("house", Words("en"), Typed("1")) == ["human"]
    assert choose_seats("house", Words("en"), Typed("")) == ["human", "bamboo"]


def test_one_seat_is_a_persons_unless_said_otherwise() -> None:
    assert usual_seats(1) == ["human"]
    assert seats_from(1, None, None) == ["human"]
    assert seats_from(None, None, "me") == seats_from(1, None, "me") == ["human"]
    assert seats_from(1, None, "greedy") == ["greedy"]
    with pytest.raises(SetupError) as refused:
        seats_from(1, "greedy", None)
    assert refused.value.code == "wrong_seats"
    assert Words("en").error(refused.value) == "2 seats are named for one player."


@pytest.fixture
def with_levels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bitoku for two with levels."""
    bitoku = entry_of("bitoku")
    changed = GameEntry(
        bitoku.name,
        bitoku.min_players,
        bitoku.max_players,
        bitoku.load_rules,
        bitoku.check_pack,
        bitoku.options,
        bitoku.rule_groups,
        bitoku.words,
        presets=(
            Preset("strange", {"score_floor": True, "copy_in_home": False}, (2,)),
            Preset("standard", {}, (2,)),
        ),
        folder=bitoku.folder,
        pack=bitoku.pack,
        rule_texts=bitoku.rule_texts,
    )
    monkeypatch.setitem(registry._games, "bitoku", changed)
    yield


def options_of(folder: Path, *args: str) -> dict[str, Any]:
    """The options of the game that a command begins."""
    file = folder / "game.json"
    result = run("bitoku", "--terminal", "--seed", "5", *args, typed=f"save {file}\n")
    assert result.exit_code == 0
    return mori.replay(file).rules.options


@pytest.mark.parametrize(
    ("args", "floor", "copies"),
    [
        ((), False, True),
        (("--level", "standard"), False, True),
        (("--level", "strange"), True, False),
        (("--level", "strange", "--options", "copy_in_home=yes"), True, True),
        (("--options", "copy_in_home=no"), False, False),
    ],
)
def test_play_takes_a_level(
    with_levels: None, tmp_path: Path, args: tuple[str, ...], floor: bool, copies: bool
) -> None:
    options = options_of(tmp_path, *args)
    assert (options["score_floor"], options["copy_in_home"]) == (floor, copies)


def test_a_person_at_a_terminal_is_asked_for_the_level(
    with_levels: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int, str]] = []

    def choose(game: str, players: int, language: str, keyboard: Keyboard) -> str:
        asked.append((game, players, language))
        return "strange"

    monkeypatch.setattr(command, "choose_level", choose)
    assert options_of(tmp_path)["score_floor"]
    assert asked == [("bitoku", 2, "en")]
    options_of(tmp_path, "--level", "standard")
    options_of(tmp_path, "--options", "copy_in_home=no")
    assert len(asked) == 1, "who has given it on the command line is not asked"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--level", "odd"), "strange, standard"),
        (("--level", "strange", "--players", "3"), "strange"),
        (("--players", "2", "--level", ""), "strange, standard"),
    ],
)
def test_a_level_that_is_not_there_is_a_mistake(
    with_levels: None, args: tuple[str, ...], message: str
) -> None:
    result = run("bitoku", "--terminal", *args)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output
