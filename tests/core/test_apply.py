"""Answers that cannot be accepted are told apart, explained, and change nothing."""

import pytest

import mori
from mori.core.actions import Action
from mori.core.errors import IllegalAction, RuleBug
from mori.core.snapshot import digest
from tests.core.secret_bids import BidWriter, new_bids


def refused(game: mori.Game, action: object, **how: int) -> IllegalAction:
    before = digest(game.state), len(game.answers), len(game.facts)
    with pytest.raises(IllegalAction) as caught:
        game.apply(action, **how)  # type: ignore[arg-type]
    assert (digest(game.state), len(game.answers), len(game.facts)) == before
    return caught.value


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "no such thing",
        "move",
        "move reserve >",
        "bid 2; drop",
        "\x00",
        "é",
        "x" * 1_000_000,
    ],
    ids=range(9),
)
def test_a_garbled_or_huge_action_is_unknown(text: str) -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    error = refused(game, text)
    assert error.code == "unknown_action"
    assert len(str(error)) < 300


def test_spacing_and_case_of_an_action_do_not_matter() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    game.apply("  MOVE reserve   > Berry.1 ")
    assert game.answers[0].text == "move reserve > berry.1"


def test_an_action_of_another_game_is_unknown() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    assert refused(game, new_bids(2).decisions[0].actions[0]).code == "unknown_action"


def test_a_forged_action_is_unknown() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    real = game.decisions[0].actions[0]
    forged = Action(real.index, real.kind, f"{real.text} twice", real.a, real.b, {})
    assert refused(game, forged).code == "unknown_action"
    assert refused(game, Action(-1, "move", "x", 0, 0, {})).code == "unknown_action"


def test_a_late_answer_is_stale() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    number = game.decisions[0].number
    game.apply("draw", None, number)
    error = refused(game, "draw", decision=number)
    assert error.code == "stale_decision"
    assert error.data == {"given": number, "current": number + 1}


@pytest.mark.parametrize("seat", [-1, 5, 999])
def test_another_seats_answer_is_not_taken(seat: int) -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    assert refused(game, "draw", seat=seat).code == "not_your_decision"
    assert refused(game, "draw", seat=1 - game.decisions[0].seat).code == "not_your_decision"


def test_an_illegal_action_names_the_rules_that_forbid_it() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    error = refused(game, "tribute haru_1.1")
    assert error.code == "not_legal"
    error = refused(game, "displace amber.1")
    assert error.rules == ("H-ACT-DISP-6",)
    assert error.reason is not None and error.reason.data == {"place": "place:amber.1"}


def test_why_not_explains_without_raising() -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    assert game.why_not("draw") is None
    reason = game.why_not("nonsense")
    assert reason is not None and reason.code == "unknown_action"
    reason = game.why_not("draw", 1 - game.decisions[0].seat)
    assert reason is not None and reason.code == "not_your_decision"


def test_a_finished_game_takes_no_answers() -> None:
    game = new_bids(2)
    while not game.is_over:
        game.apply("bid 1")
    assert refused(game, "bid 1").code == "game_over"
    reason = game.why_not("bid 1")
    assert reason is not None and reason.code == "game_over"


def test_a_bug_in_the_rules_is_loud_and_carries_the_way_to_it() -> None:
    game = new_bids(2)
    game.apply("bid 1", 0)
    assert isinstance(game.writer, BidWriter)
    game.writer.state.sums = []  # what a bug might leave behind
    with pytest.raises(RuleBug) as bug:
        game.apply("bid 2", 1)
    assert bug.value.record["actions"] == ["0 bid 1", "1 bid 2"]
    assert "IndexError" in str(bug.value)
