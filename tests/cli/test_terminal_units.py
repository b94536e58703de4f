"""Several units in one line, and answers that are confirmed before they are final."""

import random
from collections.abc import Sequence
from functools import cache

import pytest

import mori
from mori import Game
from mori.cli.terminal.choices import Choices, Several, WrongNumber
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.session import Session
from mori.cli.terminal.tables import table_of
from mori.words import LANGUAGES, Words
from tests.cli.running import run
from tests.cli.test_terminal_game import Desk


def asked_for_two(name: str, kind: str) -> Game:
    """A game in which the first seat is asked for two units."""
    found = found_at(name, kind)
    return found.rewound(len(found.answers))


@cache
def found_at(name: str, kind: str) -> Game:
    for seed in range(60):
        chance = random.Random(seed)
        game = mori.new_game(name, players=2, seed=seed, seats=["human", "random"])
        while not game.is_over:
            decision = game.decisions[0]
            if decision.seat == 0 and decision.kind == kind and game.seat_view(0).units() == 2:
                return game
            game.apply(chance.choice(decision.actions), decision.seat)
    raise AssertionError(kind)


def desk_at(game: Game, typed: Sequence[str], lang: str = "en", confirms: bool = False) -> Desk:
    desk = Desk(typed, game=game)
    name = game.rules.game
    words, console = Words.of_table(lang, game), desk.screen.console
    desk.screen = Screen(words, table_of(name, lang), game.seats, console, desk)
    desk.session = Session(game, desk.screen, confirms=confirms)
    return desk


def flat(text: str) -> str:
    return " ".join(text.split())


# -- several units


def test_units_are_typed_in_one_line_in_any_order() -> None:
    game = asked_for_two("bitoku", "take_resource")
    answers = len(game.answers)
    desk = desk_at(game, ["4 1"])
    desk.play()
    given = [action.text for action in desk.game.answers[answers : answers + 2]]
    assert given == ["take sake", "take wood"]
    assert "Several at once: type their numbers in one line, such as 4 1." in flat(desk.printed[0])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 1 1", "cannot be answered in one go"),
        ("1 9", "There is no number 9"),
        ("1 x", "is not an answer here"),
    ],
)
def test_units_that_do_not_go_together_are_refused_and_none_is_taken(typed: str, said: str) -> None:
    game = asked_for_two("bitoku", "take_resource")
    answers = list(game.answers)
    desk = desk_at(game, [typed]).play()
    assert said in flat(desk.reply(typed))
    assert desk.game.answers == answers


def test_a_unit_that_is_not_legal_after_the_others_says_why() -> None:
    """The same card of Hitodama cannot be given twice, unless one holds it twice."""
    game = asked_for_two("hitodama", "give_card")
    hand = game.state.hands[0]  # type: ignore[attr-defined]
    actions = game.decisions[0].actions
    (number, *_) = [n for n, action in enumerate(actions, 1) if hand.count(action.a) == 1]
    answers = list(game.answers)
    desk = desk_at(game, [f"{number} {number}"]).play()
    assert "Not allowed" in desk.reply(f"{number} {number}")
    assert desk.game.answers == answers


def test_answers_to_different_questions_do_not_go_together() -> None:
    desk = Desk(["draw", "1 2"])
    turn = Choices(
        desk.game.seat_view(desk.game.decisions[0].seat),
        desk.screen.table.group_of,
        desk.screen.table.target_of,
    )
    assert turn.meaning("1 2") == Several([turn.action(1), turn.action(2)])
    assert turn.meaning(" 01  2 ") == turn.meaning("1 2")
    assert isinstance(turn.meaning("1 999"), WrongNumber)
    assert turn.units == ""


def test_a_draw_and_what_follows_are_not_taken_together() -> None:
    desk = Desk([])
    actions = [action.text for action in desk.game.decisions[0].actions]
    draw = actions.index("draw") + 1
    desk = Desk([f"{draw} 1"]).play()
    assert "cannot be answered in one go" in flat(desk.reply(f"{draw} 1"))
    assert desk.game.answer_seats.count(0) == 0


# -- confirming


def test_the_last_answer_of_a_turn_waits_for_enter() -> None:
    desk = desk_at(Desk([]).game, ["end", "undo", "end", ""], confirms=True).play()
    assert desk.typed[:4] == ["end", "undo", "end", ""]
    held, back, _, after = desk.printed[1:5]
    assert "You have nothing else to choose" in flat(held)
    assert "ends the turn" in flat(held) and "Enter confirms" in held
    assert "no move was made" in flat(back)
    assert "Your answer" in back, "the question is asked again"
    assert desk.game.answer_seats.count(0) == 1
    assert "Your answer" in after


def test_nothing_is_answered_until_it_is_confirmed() -> None:
    for ending in ("end", "end of the world", "quit now", "?", "undo 2"):
        desk = desk_at(Desk([]).game, ["end", ending], confirms=True).play()
        assert desk.game.answer_seats.count(0) == 0, ending
        assert "Enter confirms" in desk.printed[-2], "and it is still held"


def test_what_would_come_to_light_is_not_shown() -> None:
    desk = desk_at(Desk([]).game, ["draw", ""], confirms=True)
    before = list(desk.game.view(0)["players"][0]["hand"])
    desk.play()
    assert "reveals something hidden" in flat(desk.printed[1])
    drawn = list(desk.game.view(0)["players"][0]["hand"])
    for card in before:
        drawn.remove(card)
    (card,) = drawn
    assert desk.screen.words.ref(f"card:{card}") not in flat(desk.printed[1])


def test_what_can_be_taken_back_needs_no_confirmation() -> None:
    desk = desk_at(Desk([]).game, ["1"], confirms=True).play()
    assert desk.game.answer_seats.count(0) == 1


def test_quitting_while_an_answer_is_held_gives_none() -> None:
    desk = desk_at(Desk([]).game, ["end", "quit"], confirms=True)
    desk.session.save = lambda path: True  # type: ignore[method-assign]
    desk.play()
    assert desk.game.answer_seats.count(0) == 0
    assert desk.output.endswith("Goodbye.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_confirming_in_every_language(lang: str) -> None:
    words = Words(lang, "hitodama")
    units = desk_at(asked_for_two("bitoku", "take_resource"), [], lang=lang).play()
    assert flat(words.text("terminal-units", example="4 1")) in flat(units.output)
    desk = desk_at(Desk([]).game, ["end", "undo"], lang=lang, confirms=True).play()
    assert flat(words.text("terminal-held-yes")) in flat(desk.printed[1])
    assert words.text("terminal-held-prompt") in desk.printed[1]
    assert flat(words.text("terminal-held-back")) in flat(desk.printed[2])


def test_people_at_one_screen_confirm_before_the_curtain() -> None:
    game = mori.new_game("hitodama", players=2, seed=3, seats=["human", "human"])
    desk = desk_at(game, ["", "end", "undo", "end", ""], confirms=True).play()
    assert [("Hand the screen" in flat(text)) for text in desk.printed[:6]] == [
        *(True, False, False, False, False, True)
    ]


def test_a_solo_turn_is_confirmed_before_the_tengu_answers() -> None:
    game = mori.new_game("bitoku", players=1, seed=3, seats=["human"])
    desk = desk_at(game, ["1"], confirms=True).play()
    assert desk.game.answers == []
    assert "Enter confirms" in desk.printed[1]


def test_the_flag_switches_confirming_on_and_off() -> None:
    assert "--no-confirm" in run("play", "--help").output
