"""What can be typed: answers, questions, commands, mistakes."""

import re
from pathlib import Path
from typing import Any

import pytest

import mori
from mori.cli.terminal import replies
from mori.cli.terminal.choices import Choices, Narrowed, Picked, WrongNumber, ranges
from mori.cli.terminal.commands import COMMANDS, find_command
from mori.cli.terminal.tables import table_of
from mori.words import LANGUAGES, Words
from tests.cli.test_terminal_game import Desk
from tests.server.packs import hitodama_pack


def choices_of(desk: Desk) -> Choices:
    table = table_of("hitodama")
    seat = desk.game.decisions[0].seat
    return Choices(desk.game.seat_view(seat), table.group_of, table.target_of)


def test_a_number_a_notation_and_a_beginning_mean_the_same_action() -> None:
    desk = Desk([], ["human", "human"])
    choices = choices_of(desk)
    (number,) = [n for n in range(1, len(choices) + 1) if choices.action(n).text == "draw"]
    for typed in (str(number), f"00{number}", "draw", " DRAW ", "dr"):
        assert choices.meaning(typed) == Picked(choices.action(number))


def test_every_action_has_one_number_in_a_group_or_alone() -> None:
    choices = choices_of(Desk([], ["human"] * 4))
    grouped = [number for group in choices.groups for number in group.numbers]
    assert sorted(grouped + choices.singles) == list(range(1, len(choices) + 1))
    assert choices.groups[0].letter == "a"
    assert choices.meaning("a") == Narrowed(choices.groups[0].numbers, choices.groups[0])


@pytest.mark.parametrize("typed", ["0", "999", "00", "1" * 300])
def test_a_number_that_is_not_there(typed: str) -> None:
    assert isinstance(choices_of(Desk([], ["human"] * 2)).meaning(typed), WrongNumber)


@pytest.mark.parametrize("typed", ["-1", "1.5", "²", "١", "1 x", "mov reserve", "drawx", ""])
def test_what_is_no_answer(typed: str) -> None:
    assert choices_of(Desk([], ["human"] * 2)).meaning(typed) is None


def test_numbers_in_short() -> None:
    assert ranges([1, 2, 3, 7, 9, 10], "-") == "1-3, 7, 9-10"
    assert ranges([], "-") == ""


@pytest.mark.parametrize(
    "typed",
    [
        *("garbled", "[bold]x[/]", "\x1b[2J", "\0", "999", "-1", "? ", "??", "{}", "🌲", "%s"),
        *("save", "rules", "rules X", "lang", "lang xx", "undo -1", "undo x", "log x", "log 0"),
        *("move", "x" * 399),
    ],
)
def test_bad_input_is_answered_and_changes_nothing(typed: str) -> None:
    desk = Desk([typed]).play()
    fresh = Desk([])
    fresh.session.run()
    assert desk.game.record() == fresh.game.record()
    assert desk.printed[1].strip()  # something is said
    assert "\x1b" not in desk.output and "\0" not in desk.output


def test_why_not_names_reason_and_rules() -> None:
    desk = Desk(["? play lunar_akku", "play lunar_akku", "? 1", "? wake"]).play()
    assert "H-ACT-PLAY-1" in desk.reply("? play lunar_akku")
    assert desk.reply("play lunar_akku") == desk.reply("? play lunar_akku")
    assert "Allowed now" in desk.reply("? 1")
    assert "H-ACT-WAKE-1" in desk.reply("? wake")
    assert 0 not in desk.game.answer_seats


def test_opening_a_group_puts_its_numbers_on_the_table() -> None:
    desk = Desk(["a"], ["human", "human"]).play()
    (first, *_) = choices_of(desk).groups
    assert first.letter == "a" and len(first.numbers) > 1
    assert all(f"[{n}]" in desk.reply("a") for n in first.numbers)


def test_undo_takes_back_own_answers_and_no_further() -> None:
    desk = Desk(["1", "1", "undo", "undo 5", "undo"]).play()
    assert desk.game.answer_seats.count(0) == 0
    assert "Undone: 1 move." in desk.reply("undo 5")
    assert "You have not made a move yet." in desk.reply("undo")


def test_undo_is_refused_once_a_card_was_drawn() -> None:
    desk = Desk(["draw", "undo"]).play()
    assert desk.game.answer_seats.count(0) == 1
    assert "something hidden or random" in desk.reply("undo")


def test_undo_is_refused_once_another_player_has_answered() -> None:
    desk = Desk(["end", "undo"], ["human", "random"]).play()
    assert desk.game.answer_seats.count(0) >= 1
    assert "another player has moved" in desk.reply("undo")


def test_the_language_changes_in_mid_game() -> None:
    desk = Desk(["lang cs", "lang en", "1"]).play()
    assert Words("cs", "hitodama").text("terminal-prompt") in desk.reply("lang cs")
    assert Words("en", "hitodama").text("terminal-prompt") in desk.reply("lang en")
    assert desk.game.answer_seats.count(0) == 1


def test_the_log_tells_what_the_seat_may_know() -> None:
    desk = Desk(["log 500"], ["human", "greedy"]).play()
    words, names = desk.screen.words, desk.screen.names
    log = " ".join(desk.reply("log 500").split())
    for fact in desk.game.facts_for(0):
        assert " ".join(words.fact(fact, names).split()) in log
    hidden = [fact for fact in desk.game.facts if fact.seen_by(0) is not fact]
    assert hidden
    for fact in hidden:
        assert words.fact(fact, names) not in log


def test_rules_are_shown_by_id_in_the_language_spoken() -> None:
    asked = ["rules h-act-move-5", "rules HR-27", "rules T-16", "rules H-ACT-MOVE"]
    desk = Desk([*asked, "lang es", "rules h-act-wake-2"]).play()
    assert "merchant" in desk.reply("rules h-act-move-5")
    assert "HR-27" in desk.reply("rules HR-27")
    assert "T-16" in desk.reply("rules T-16")
    assert "H-ACT-MOVE-7" in desk.reply("rules H-ACT-MOVE")
    assert "Una esencia por acción." in desk.reply("rules h-act-wake-2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_and_their_words_never_hide_an_action(lang: str) -> None:
    words = Words(lang, "hitodama")
    desk = Desk([], ["human"] * 2)
    verbs = {action.text.split()[0] for action in desk.game.rules.space.actions}
    for verb in verbs:
        assert find_command(verb, words) is None, verb
    found: dict[str, str] = {}
    for command, (_, _, aliases) in COMMANDS.items():
        assert find_command(command, words) == (command, "")
        for alias in words.text(aliases).split():
            assert found.setdefault(alias, command) == command, alias
            assert find_command(f"{alias} x", words) == (command, "x"), alias


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_tells_answers_by_their_numbers(lang: str) -> None:
    desk = Desk(["hint"], lang=lang)
    desk.play()
    printed = next(text for text in desk.printed if Words(lang).text("terminal-help-hint") in text)
    numbers = [int(found) for found in re.findall(r"^ *(\d+) ", printed, re.M)]
    assert numbers and max(numbers) <= len(desk.game.decisions[0].actions)
    assert 0 not in desk.game.answer_seats, "nothing is played"


def test_a_hint_is_there_at_once_and_a_better_one_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the choices are played on, a first judgement of them can be read already."""
    read: list[str] = []
    desk = Desk(["hint"])

    def advise(*asked: Any, worlds: int = 24, **more: Any) -> list[mori.Advice]:
        read.append(desk.bytes.getvalue().decode())
        return mori.advise(*asked, worlds=2 if worlds else 0, **more)

    monkeypatch.setattr(replies, "advise", advise)
    desk.play()
    words = Words("en")
    first, later = words.text("terminal-help-hint"), words.text("terminal-hint-played")
    before_quick, before_deep = read
    assert first not in before_quick and later not in before_quick
    assert re.search(rf"{first}\n+ *\d+ ", before_deep) and later in before_deep
    assert re.search(rf"{later}\n+ *\d+ ", desk.output)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_that_do_not_know_the_components_are_told_at_the_start_and_with_a_hint(
    lang: str, tmp_path: Path
) -> None:
    pack = hitodama_pack(tmp_path / "mine")
    seats = ["human", "greedy"]
    game = mori.new_game("hitodama", players=2, seed=5, seats=seats, pack=pack)
    desk = Desk(["hint"], lang=lang, game=game, width=200).play()
    caution = Words(lang).bot_fit("untrained")
    assert caution in desk.printed[0]
    assert any(caution in text for text in desk.printed[1:])
    assert caution not in "".join(Desk(["hint"], lang=lang, width=200).play().printed)
