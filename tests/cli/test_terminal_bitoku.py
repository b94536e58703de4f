"""Bitoku in the terminal: whole games, several people, secret discards."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from mori.cli.terminal.choices import Choices
from mori.cli.terminal.commands import COMMANDS, find_command
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.session import Session
from mori.cli.terminal.tables import table_of
from mori.core.game import Game, start_game
from mori.words import LANGUAGES, Words
from tests.cli.test_terminal_game import Desk, Typist, at_random, from_the_middle, too_wide
from tests.games.bitoku.table import rules_for


def new_game(seats: Sequence[str], seed: int = 5) -> Game:
    return start_game(rules_for(len(seats)), seed, list(seats))


class BitokuDesk(Desk):
    """A terminal with Bitoku on it."""

    def __init__(
        self,
        typist: Typist | Sequence[str],
        seats: Sequence[str] = ("human", "random"),
        seed: int = 5,
        lang: str = "en",
        width: int = 80,
        encoding: str = "utf-8",
        game: Game | None = None,
    ) -> None:
        super().__init__(
            typist, game=game or new_game(seats, seed), lang=lang, width=width, encoding=encoding
        )
        game = self.session.game
        words = Words.of_table(lang, game)
        self.screen = Screen(words, table_of("bitoku"), game.seats, self.screen.console, self)
        self.session = Session(game, self.screen)


def asked_at_random(seed: int) -> Typist:
    """Like `at_random`, but several decisions can be pending."""
    rest = at_random(seed)

    def typist(desk: Desk) -> str | None:
        decisions = desk.game.decisions
        seat = desk.session.present
        if desk.game.is_over or seat is None or len(decisions) < 2:
            return rest(desk)
        decision = desk.game.decision_of(seat)
        assert decision is not None
        return decision.actions[0].text

    return typist


# The fullest table from its start, the others when there is something on them.
@pytest.mark.parametrize(
    ("players", "lang", "share"), [(2, "en", 0.5), (3, "fr", 0.5), (4, "cs", 0.0)]
)
def test_a_game_keeps_to_eighty_columns_to_its_end(players: int, lang: str, share: float) -> None:
    seats = ["human", *["random"] * (players - 1)]
    game = from_the_middle(new_game(seats, players), players, share)
    desk = BitokuDesk(asked_at_random(players), lang=lang, game=game).play()
    assert desk.game.is_over
    assert too_wide(desk.output, 80) == []
    result = desk.game.result
    assert result is not None
    words = desk.screen.words
    end = desk.output[desk.output.index(words.text("terminal-over")) :]
    for item in result.items[0]:
        (line,) = [row for row in end.splitlines() if row.startswith(words.category(item.category))]
        assert item.rules[0] in line


def names_of(desk: Desk, seat: int) -> set[str]:
    """What a seat's hand is called and does, as it would be shown to it."""
    hand = desk.game.view(seat)["players"][seat]["hand"]
    return {desk.screen.words.ref(f"yokai:{card}") for card in hand}


def test_secret_discards_never_show_the_other_hand() -> None:
    asked: list[int] = []

    def typist(desk: Desk) -> str | None:
        last = " ".join(desk.printed[-1].split())
        seat = desk.session.present
        decisions = desk.game.decisions
        if decisions[0].kind != "discard_to_three":
            return None
        if seat is None:
            shown = last[last.rindex("Hand the screen") :]
            both = names_of(desk, 0) | names_of(desk, 1)
            assert not any(f"Discard {card}" in shown for card in both)
            return ""
        asked.append(seat)
        only_other = names_of(desk, 1 - seat) - names_of(desk, seat)
        shown = last[last.rindex("Spring") :]
        assert only_other
        assert not any(card in shown for card in only_other)
        assert f"{desk.screen.names[seat]} (you)" in last
        decision = desk.game.decision_of(seat)
        assert decision is not None
        return decision.actions[-1].text

    seats = ["human", "human", "random"]
    desk = BitokuDesk(typist, seats, seed=2).play()
    assert asked == [0, 1]
    discards = [fact for fact in desk.game.facts if fact.kind == "card_discarded"]
    assert len(discards) == 3  # the bot answered by itself, and all were revealed together


def test_a_late_look_at_the_log_does_not_tell_what_the_other_has_committed() -> None:
    lines = iter(["", "1", "", "log 100"])

    def typist(desk: Desk) -> str | None:
        return next(lines, None)

    desk = BitokuDesk(typist, ["human", "human"], seed=3).play()
    assert desk.game.answer_seats == [0]
    assert "discards" not in desk.reply("log 100").split("What happened")[1].split("\n\n")[0]


def test_the_turn_shows_cards_by_space_and_dice() -> None:
    desk = BitokuDesk(["1", "table", "? pass", "play start"], seed=5).play()
    turn = desk.reply("table")
    assert "Play a card on space" in turn
    assert "Use a die" in turn
    assert "[" in turn and "Goods" in turn and "Forges" in turn
    assert "B-SUMMER-37" in desk.reply("? pass")
    assert "Several answers begin like that" in desk.reply("play start")


def test_undo_and_saving_come_with_the_session(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    desk = BitokuDesk(["1", "use 9", f"save {file}", "1", "undo"], seed=5).play()
    assert file.read_text("utf-8").startswith("{")
    assert "is not an answer here" in desk.reply("use 9")
    assert desk.reply("undo")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_and_their_words_never_hide_an_action(lang: str) -> None:
    words = Words(lang, "bitoku")
    pages = table_of("bitoku").pages
    verbs = {action.text.split()[0] for action in rules_for(4).space.actions}
    for verb in verbs:
        assert find_command(verb, words, pages) is None, verb
    found: dict[str, str] = {}
    for command, (_, _, aliases) in {**COMMANDS, **pages}.items():
        assert find_command(command, words, pages) == (command, "")
        for alias in words.text(aliases).split():
            assert found.setdefault(alias, command) == command, alias
            assert find_command(f"{alias} x", words, pages) == (command, "x"), alias


def test_answers_have_a_number_on_the_table_or_a_name() -> None:
    table = table_of("bitoku")
    game = new_game(["human", "human"])
    game.apply(game.decisions[0].actions[0], 0)
    game.apply(game.decisions[0].actions[0], 1)
    choices = Choices(game.seat_view(game.decisions[0].seat), table.group_of, table.target_of)
    assert choices.groups == []
    assert {place.partition("-")[0] for place in choices.lit()} == {"die"}
