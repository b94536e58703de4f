"""Several people at one screen, and games put away and taken up again."""

import io
import re
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

import mori
from mori import Action, Bot, SeatView
from mori.cli.guard import Mistake
from mori.cli.terminal.saving import read_game, write_game
from mori.cli.terminal.seating import bot_seed
from tests.cli.test_terminal_game import Desk, at_random


def cards_of(desk: Desk, seat: int) -> set[str]:
    """How the cards in a seat's hand are shown: what they do."""
    view = desk.game.view(seat)
    printed = [view["components"]["card"][card] for card in view["players"][seat]["hand"]]
    return {desk.screen.words.printed(card["kind"], card) for card in printed}


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_curtain_hides_hands_until_enter() -> None:
    seen = 0

    def typist(desk: Desk) -> str | None:
        nonlocal seen
        last = flat(desk.printed[-1])
        if desk.session.present is None and not desk.game.is_over:
            # Behind the curtain nobody's hand may be read.
            shown = last[last.rindex("Hand the screen") :]
            assert not any(effect in shown for seat in (0, 1) for effect in cards_of(desk, seat))
            seen += 1
            return "" if seen < 6 else None
        seat = desk.game.decisions[0].seat
        other = cards_of(desk, 1 - seat) - cards_of(desk, seat)
        assert not any(effect in last for effect in other)
        assert f"{desk.screen.names[seat]} (you)" in last
        assert f"{desk.screen.names[1 - seat]} (you)" not in last
        return "end" if desk.game.is_turn() else "1"

    desk = Desk(typist, ["human", "human"], seed=3).play()
    assert seen == 6
    names = re.findall(r"Hand the screen to (\w+)\.", desk.output)
    assert set(names) == {"Tetté", "Genji"}
    assert all(a != b for a, b in pairwise(names))


def test_after_the_curtain_the_log_says_what_happened_meanwhile() -> None:
    def typist(desk: Desk) -> str | None:
        if len(desk.typed) > 8:
            return None
        return "" if desk.session.present is None else "end"

    desk = Desk(typist, ["human", "human"], seed=3).play()
    told = [text for text in desk.printed if "Since your last move" in text]
    assert told
    assert all("ends the turn" in text for text in told)


def test_a_real_terminal_is_cleared_with_its_scrollback() -> None:
    desk = Desk([])
    file = io.StringIO()
    desk.screen.console = Console(file=file, force_terminal=True, _environ={"TERM": "xterm"})
    desk.screen.clear()
    assert file.getvalue() == "\x1b[2J\x1b[3J\x1b[H"
    dumb = io.StringIO()
    desk.screen.console = Console(file=dumb, force_terminal=True, _environ={"TERM": "dumb"})
    desk.screen.clear()
    assert dumb.getvalue().isspace()


def test_no_color_leaves_marks_and_numbers() -> None:
    desk = Desk([])
    file = io.StringIO()
    environment = {"TERM": "xterm-256color", "NO_COLOR": "1", "COLUMNS": "80"}
    desk.screen.console = Console(file=file, force_terminal=True, _environ=environment)
    desk.play()
    assert "38;" not in file.getvalue()
    assert "Tetté (you)" in file.getvalue() and "[1]" in file.getvalue()


def test_one_person_sees_no_curtain() -> None:
    desk = Desk(at_random(1), ["random", "human", "random"]).play()
    assert "Hand the screen" not in desk.output


def test_quitting_saves_and_resuming_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk(["1", "1", "quit"], ["human", "greedy"]).play()
    (file,) = tmp_path.iterdir()
    assert f"--resume {file.name}" in desk.output
    game = read_game(file, None)
    assert game.record() == desk.game.record()
    assert game.seats == ["human", "greedy"]
    again = Desk(["1", "quit"], game=game, file=file).play()
    assert read_game(file, None).record() == again.game.record()
    assert len(again.game.answers) > len(game.answers[: len(desk.game.answers)])
    assert list(tmp_path.iterdir()) == [file]


def test_the_end_of_input_saves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk(["1"]).play()
    assert list(tmp_path.iterdir()) == []
    assert desk.output.endswith("Goodbye.\n")


def test_ctrl_c_is_like_quit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def typist(desk: Desk) -> str | None:
        if desk.typed:
            raise KeyboardInterrupt
        return "1"

    Desk(typist).play()
    (file,) = tmp_path.iterdir()
    assert mori.replay(file).answer_seats.count(0) == 1


def test_saving_never_overwrites_what_is_no_record(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Iris", "utf-8")
    game = tmp_path / "game.json"
    desk = Desk([f"save {letter}", f"save {game}", "1", f"save {game}", f"save {tmp_path}"]).play()
    assert letter.read_text("utf-8") == "Dear Iris"
    assert "is not a record" in flat(desk.reply(f"save {letter}"))
    assert len(mori.replay(game).answers) == len(desk.game.answers)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "letter.txt"]


@pytest.mark.parametrize("name", ["no/such/folder.json", "zero\0byte", "x" * 300])
def test_a_file_that_cannot_be_written_is_a_message(tmp_path: Path, name: str) -> None:
    with pytest.raises(Mistake):
        write_game(Desk([]).game, tmp_path / name)
    with pytest.raises(Mistake):
        read_game(tmp_path / name, None)


def test_a_bot_never_gets_the_seed_of_the_game() -> None:
    seeds = {bot_seed(seed, seat, 0) for seed in range(50) for seat in range(4)}
    assert len(seeds) == 200
    assert not seeds & set(range(50))


def test_a_bot_that_fails_is_told_and_the_game_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Broken(Bot):
        name = "greedy"

        def choose(self, view: SeatView) -> Action:
            raise ZeroDivisionError("oh")

    desk = Desk(["end"] * 3, seats=("human", "greedy"))
    desk.session.bots[1] = Broken()
    desk.play()
    assert "ZeroDivisionError: oh" in capsys.readouterr().err
    assert desk.game.answer_seats.count(1) > 0
