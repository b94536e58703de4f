"""A game that cannot be set up as asked is refused with a code."""

import pytest

import mori
from mori.core.errors import SetupError


@pytest.mark.parametrize(
    ("game", "how", "code"),
    [
        ("chess", {"players": 2}, "unknown_game"),
        ("hitodama", {"players": 1}, "wrong_players"),
        ("hitodama", {"players": 5}, "wrong_players"),
        ("hitodama", {"players": 2, "seed": -1}, "wrong_seed"),
        ("hitodama", {"players": 2, "seed": 1 << 128}, "wrong_seed"),
        ("hitodama", {"players": 2, "options": {"colour": "red"}}, "unknown_option"),
        ("hitodama", {"players": 2, "seats": ["human"]}, "wrong_seats"),
    ],
)
def test_a_wrong_request_is_refused(game: str, how: dict[str, object], code: str) -> None:
    with pytest.raises(SetupError) as refused:
        mori.new_game(game, **how)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_games_without_a_seed_differ() -> None:
    seeds = {mori.new_game("hitodama", players=2).seed for _ in range(5)}
    assert len(seeds) == 5


def test_the_readme_example_plays_a_whole_game() -> None:
    game = mori.new_game("hitodama", players=3, seed=7)
    while not game.is_over:
        decision = game.decisions[0]
        game.apply(decision.actions[0])
    assert game.result is not None
    assert sorted(seat for seats in game.result.ranking for seat in seats) == [0, 1, 2]
