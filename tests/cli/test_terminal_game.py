"""Whole games in the terminal, and the desk that the other tests play at, too."""

import io
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

import mori
from mori import Game
from mori.cli.paper import Paper
from mori.cli.terminal.keyboard import EndOfInput, Keyboard
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.session import Session
from mori.cli.terminal.tables import table_of
from mori.cli.terminal.tips import Tips
from mori.words import LANGUAGES, Words
from tests.conformance.cases import random_play

Typist = Callable[["Desk"], str | None]  # what to type next; None: nothing more


class Desk(Keyboard):
    """A terminal with somebody at it: what was printed before each line that was typed."""

    def __init__(
        self,
        typist: Typist | Sequence[str],
        seats: Sequence[str] = ("human", "greedy"),
        seed: int = 5,
        lang: str = "en",
        width: int = 80,
        game: Game | None = None,
        file: Path | None = None,
        encoding: str = "utf-8",
    ) -> None:
        super().__init__()
        self.typist = typist if callable(typist) else follow(typist)
        self.bytes = io.BytesIO()
        self.file = io.TextIOWrapper(
            self.bytes, encoding=encoding, errors="strict", write_through=True
        )
        self.printed: list[str] = []  # before each line typed, and after the last
        self.typed: list[str] = []
        if game is None:
            game = mori.new_game("hitodama", players=len(seats), seed=seed, seats=list(seats))
        console = Paper(
            file=self.file,
            width=width,
            height=25,  # else the system is asked for it before every line
            markup=False,
            emoji=False,
            highlight=False,
            color_system=None,
        )
        words = Words(lang, "hitodama", game.components())
        self.screen = Screen(words, table_of("hitodama"), game.seats, console, self)
        self.session = Session(game, self.screen, file)

    def play(self) -> "Desk":
        self.session.run()
        self._keep()
        return self

    def read(self, prompt: str) -> str:
        self._keep(prompt)
        line = self.typist(self)
        if line is None:
            raise EndOfInput
        self.typed.append(line)
        return line.strip()

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def output(self) -> str:
        return "\n".join(self.printed)

    def reply(self, line: str) -> str:
        """What was printed after a line was typed for the last time."""
        return self.printed[len(self.typed) - self.typed[::-1].index(line)]

    def _keep(self, prompt: str = "") -> None:
        encoding = self.file.encoding
        self.printed.append(self.bytes.getvalue().decode(encoding) + prompt)
        self.bytes.seek(0)
        self.bytes.truncate()


def follow(lines: Sequence[str]) -> Typist:
    rest = iter(lines)
    return lambda desk: next(rest, None)


def always_first(desk: Desk) -> str | None:
    return "" if desk.game.is_over or desk.session.present is None else "1"


def at_random(seed: int) -> Typist:
    dice = random.Random(seed)

    def typist(desk: Desk) -> str | None:
        if desk.game.is_over or desk.session.present is None:
            return ""  # a curtain, or the offer to save
        return str(dice.randint(1, len(desk.game.decisions[0].actions)))

    return typist


def from_the_middle(game: Game, seed: int, share: float = 0.5) -> Game:
    """The game when a share of it has been played at random, without anybody looking on."""
    for _ in random_play(game, seed):
        pass
    return game.rewound(int(len(game.answers) * share))


def too_wide(text: str, width: int) -> list[str]:
    return [line for line in text.splitlines() if cell_len(line) > width]


def test_a_whole_game_by_always_answering_the_first() -> None:
    """With three; with two and four below, where the end and the width are looked at, too."""
    desk = Desk(always_first, ["human", "random", "random"]).play()
    assert desk.game.is_over
    assert "The game is over" in desk.output
    assert desk.printed[-1].endswith("Goodbye.\n")


# The fullest table in each language; the smallest in the one with the longest words. Two people
# take turns there: nothing is drawn for a player who does not look.
@pytest.mark.parametrize(
    ("lang", "players", "people"), [*((lang, 4, 1) for lang in LANGUAGES), ("fr", 2, 2)]
)
def test_a_whole_game_in_each_language_keeps_to_eighty_columns(
    lang: str, players: int, people: int
) -> None:
    seats = ["human"] * people + ["random"] * (players - people)
    desk = Desk(at_random(players), seats, seed=players, lang=lang).play()
    assert desk.game.is_over
    words = desk.screen.words
    assert words.text("terminal-over") in desk.output
    assert desk.printed[-1].endswith(words.text("terminal-goodbye") + "\n")
    assert too_wide(desk.output, 80) == []
    assert mori.replay(desk.game.record()).is_over


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 140, 160])
def test_every_page_keeps_to_the_width(lang: str, width: int) -> None:
    lines = ["?", "a", "move", "b", "seasons", "cards", "score", "log 200", "rules H-TILE"]
    lines += ["? play lunar_akku", "x" * 70, "999", "undo 9", "20", "table"]
    desk = Desk(lines, ["human", "random", "greedy"], seed=11, lang=lang, width=width).play()
    assert too_wide(desk.output, width) == []


def test_bots_alone_play_to_the_end_and_ask_nothing() -> None:
    desk = Desk([], ["random", "random"]).play()
    assert desk.game.is_over
    assert desk.typed == []
    assert "The game is over" in desk.output


def test_the_end_shows_every_point_with_its_rule() -> None:
    desk = Desk(always_first, ["human", "greedy"]).play()
    assert desk.printed[-1].endswith("Goodbye.\n")
    result = desk.game.result
    assert result is not None
    end = desk.output[desk.output.index("The game is over") :]
    words = desk.screen.words
    assert words.ending(result.ending) in end
    for item in result.items[0]:
        (line,) = [row for row in end.splitlines() if row.startswith(words.category(item.category))]
        assert item.rules[0] in line
        assert all(str(items[result.items[0].index(item)].points) in line for items in result.items)
    assert [str(score) in end for score in result.scores] == [True, True]


def test_the_end_offers_to_save_and_takes_another_name_for_a_bad_one(tmp_path: Path) -> None:
    names = iter([str(tmp_path / "no" / "game.json"), str(tmp_path / "game.json")])

    def typist(desk: Desk) -> str | None:
        return next(names) if desk.game.is_over else "1"

    seats = ["human", "random"]
    game = mori.new_game("hitodama", players=2, seed=5, seats=seats)
    Desk(typist, game=from_the_middle(game, 5, 0.9)).play()
    assert mori.replay(tmp_path / "game.json").is_over


def test_narration_marks_each_line_with_the_seat() -> None:
    desk = Desk(["1"], ["human", "greedy"]).play()
    assert "\n G Genji moves an essence" in "\n" + desk.printed[0]
    assert "\n T Tetté moves an essence" in "\n" + desk.printed[1]


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    desk = Desk(["?", "1"], ["human", "greedy"], encoding="ascii")
    desk.file.reconfigure(errors="replace")
    desk.play()
    assert "1 b>aa" in desk.output  # a berry for two ambers
    assert not any(sign in desk.output for sign in "●◆╭")


def test_each_tip_of_a_first_game_is_said_once_ever(tmp_path: Path) -> None:
    file = tmp_path / "mori" / "tips.json"

    def played(*lines: str) -> str:
        desk = Desk(list(lines), seats=("human", "human"))
        desk.session.tips = Tips(file)
        return "".join(desk.play().printed)

    first, second = played("", "draw"), played("", "draw")
    assert first.count("Tip: ") == second.count("Tip: ") == 2  # one with each question
    assert "Tip: You score by paying" in first and "Tip: You score by paying" not in second
    assert len(set(json.loads(file.read_text("utf-8")))) == 4
    file.write_text("[3", encoding="utf-8")
    assert "Tip: You score by paying" in played("")
    file.unlink()
    file.mkdir()  # where nothing can be kept they are said all the same
    assert "Tip: You score by paying" in played("")
    assert "Tip: " not in "".join(Desk([""], seats=("human", "human")).play().printed)
