"""What `repr` and `str` say, and what they keep to themselves."""

import importlib
from pathlib import Path

import pytest

import mori
from mori import words as mori_words
from mori.bots import make_bot, play_out
from mori.core.errors import MoriError
from mori.core.rng import rng_of_game
from mori.core.view import View
from tests.site.pages import blocks


def over(game: mori.Game) -> mori.Game:
    play_out(game, [make_bot("random", seat) for seat in range(game.rules.players)])
    return game


def test_a_game_says_where_it_stands() -> None:
    game = mori.new_game("hitodama", players=2, seed=7)
    assert repr(game) == (
        "<game of hitodama, 2 players, round 1, asked: seat 0 turn (24 actions); 0 answers given>"
    )
    game.apply("draw")
    assert "1 answers given" in repr(game)
    assert repr(over(game)).startswith("<game of hitodama, 2 players, round ")
    assert f"over, scores={game.final_result.scores}" in repr(game)


def test_all_who_are_asked_at_once_are_named() -> None:
    game = mori.new_game("bitoku", players=2, seed=7)
    told = "asked: seat 0 discard_to_three, seat 1 discard_to_three"
    assert told in repr(game) and told in repr(game.clone_position())


def test_views_say_whose_they_are() -> None:
    game = mori.new_game("bitoku", players=2, seed=7)
    assert repr(game.seat_view(1)) == (
        "<view of seat 1: bitoku, round 1, asked discard_to_three (4 actions)>"
    )
    assert repr(game.view(None)).startswith("<view of spectator: bitoku, round 1, not asked; game")


def test_a_decision_lists_its_actions() -> None:
    decision = mori.new_game("bitoku", players=2, seed=7).decisions[0]
    lines = str(decision).splitlines()
    assert [line.strip() for line in lines[1:]] == [action.text for action in decision.actions]
    assert lines[0] == repr(decision)


def test_a_result_says_who_won_and_why() -> None:
    game = over(mori.new_game("bitoku", players=1, seed=7))
    result = game.final_result
    assert repr(result).startswith("<result: nobody wins, scores [")
    assert str(result).splitlines()[1].startswith(f"seat 0: place 2, {result.scores[0]} points (")
    assert str(result).splitlines()[2].startswith("side:tengu: not beaten, ")
    shared = mori.Result("end", (), [3, 3], [1, 1], [0, 1], [[], []])
    assert repr(shared) == "<result: seats 0, 1 share the win, scores [3, 3], end>"


def test_printing_a_game_draws_the_table_of_the_seat_that_is_asked() -> None:
    game = mori.new_game("hitodama", players=2, seed=7)
    drawn = str(game)
    assert "Lunar cards" in drawn and "Tetté: Your turn" in drawn and "End the turn" in drawn
    assert drawn == str(game.view(0)) == str(game.seat_view(0)) == str(game.clone_position())
    assert "Your turn" not in str(game.view(None))
    assert "\x1b" not in drawn


def test_printing_a_game_that_is_over_draws_its_result() -> None:
    drawn = str(over(mori.new_game("bitoku", players=2, seed=7)))
    assert "Ascension" in drawn and "wins." in drawn


def test_a_printed_table_shows_nothing_that_is_hidden() -> None:
    game = mori.new_game("bitoku", players=2, seed=7)
    world = game.seat_view(0).sample(mori.seeded(5))  # what seat 0 does not know lies otherwise
    assert world.digest() != game.digest()
    assert str(world) == str(game)


def test_the_outcome_of_a_running_game_is_refused() -> None:
    game = mori.new_game("hitodama", players=2, seed=7)
    with pytest.raises(MoriError) as caught:
        _ = game.final_result
    assert caught.value.code == "game_running"
    assert over(game).final_result.to_data() == game.record()["result"]


def test_legal_actions_are_those_of_the_seat_asked_first() -> None:
    game = mori.new_game("hitodama", players=2, seed=7)
    assert game.legal_actions() == game.decisions[0].actions == game.view(0).legal_actions()
    assert game.legal_actions(1) == [] == game.seat_view(1).legal_actions()
    assert over(game).legal_actions() == []


def test_bots_take_views_in_either_form() -> None:
    game = mori.new_game("hitodama", players=2, seed=7)
    for name in ("random", "sprout", "greedy", "cedar"):
        chosen = mori.make_bot(name, 1).choose(game.view(0))
        assert chosen is mori.make_bot(name, 1).choose(game.seat_view(0))


def test_a_view_has_all_that_a_bot_reads_of_it() -> None:
    view, known = (game := mori.new_game("bitoku", players=2, seed=7)).view(1), game.seat_view(1)
    assert isinstance(view, View)
    assert (view.seat, view.is_turn) == (known.seat, known.is_turn)
    assert view.rules is known.rules and view.prompt() == known.prompt()
    assert view.decision is not None and view.decision.actions == view.legal_actions()


def test_a_sampled_world_is_played_like_a_game() -> None:
    world = mori.new_game("hitodama", players=2, seed=7).seat_view(0).sample(mori.seeded(1))
    before = world.digest()
    copy = world.clone()
    copy.apply("draw")
    assert world.digest() == before != copy.digest()
    assert copy.view(None)["round"] == 1
    with pytest.raises(mori.IllegalAction):
        copy.apply("cross 1")


def test_chance_can_be_drawn_otherwise() -> None:
    game = mori.new_game("hitodama", players=2, seed=7)
    other = game.with_chance(mori.seeded(99))
    assert other.digest() != game.digest()
    other.state.rng = game.state.rng.clone()
    assert other.digest() == game.digest()


def test_the_page_of_words_tells_a_game_in_every_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ((_, code),) = [each for each in blocks(Path("docs/words.md")) if each[0] == "python"]
    exec(compile(code, "words.md", "exec"), {})
    told = capsys.readouterr().out
    for question in ("Which card do you discard?", "Kterou kartu", "¿Qué carta", "Quelle carte"):
        assert question in told
    assert told.count("B-SUMMER-37") == 4 and "Ana" in told


def test_the_sentences_of_a_game_are_within_reach() -> None:
    game = mori.new_game("bitoku", players=2, seed=7)
    for name in ("words", "lab", "envs"):
        assert importlib.import_module(f"mori.{name}") is getattr(mori, name)
    assert mori_words.Words.of_table("fr", game).fact(game.facts[0])
    with pytest.raises(AttributeError):
        _ = mori.no_such_thing  # type: ignore[attr-defined]


def test_what_a_game_consists_of_says_what_it_is() -> None:
    game = mori.new_game("hitodama", players=2, seed=7)
    encoder = game.rules.encoder()
    assert encoder is not None
    layout = encoder.layout
    assert repr(layout).startswith(f"<layout {layout.version}: {layout.numbers} numbers, ")
    assert repr(encoder) == f"<encoder with {layout!r}>"
    assert repr(game.rules.space) == f"<space of {len(game.rules.space.actions)} actions>"
    assert repr(mori.make_bot("fern", 1)) == "<bot fern>"
    assert repr(mori.seeded(887_412)) == "<generator sfc32>"  # and not its numbers
    assert repr(rng_of_game(mori.fair_seed())) == "<generator sha256-ctr/1>"
    assert repr(game.state) == "<state of question 1, 2 frames>"
