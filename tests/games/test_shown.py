"""What a game shows is what its types say: whole games, through every seat's eyes."""

from typing import Any, TypedDict, get_type_hints

import msgspec
import pytest

import mori
from mori.core.registry import create_game, entry_of
from mori.core.shown import Shown
from mori.core.view import seat_view
from tests.conformance.cases import Options, option_sets, random_play
from tests.typed import check

GAMES = [name for name in mori.game_names() if entry_of(name).shown is not None]
CASES = [(name, players) for name in GAMES for players in entry_of(name).player_counts()]
EVERY = 5  # a view is looked at after so many answers


def without_components(view: Any) -> Any:
    """The type of a view less what is printed on the components: much, and always the same."""
    fields = get_type_hints(view, include_extras=True)
    del fields["components"]
    rest: Any = TypedDict("rest", fields)  # type: ignore[misc]
    assert rest.__required_keys__ == view.__required_keys__ - {"components"}
    return rest


def shown_of(name: str) -> Shown:
    shown = entry_of(name).shown
    assert shown is not None
    return shown


@pytest.mark.parametrize(("name", "players"), CASES)
def test_what_is_shown_is_as_typed(name: str, players: int) -> None:
    shown = shown_of(name)
    view = without_components(shown.view)
    sets: list[Options] = option_sets(name, players)
    for seed, options in enumerate((sets[0], sets[-1])):
        game = create_game(name, players, seed, options)
        components = game.view(None)["components"]
        check(components, shown.components)
        for step, decision in enumerate(random_play(game, seed)):
            check(game.prompt(decision), shown.prompts[decision.kind])
            if step % EVERY == 0:
                for seat in (None, *range(players)):
                    data = seat_view(game, seat).data()
                    assert data.pop("components") == components
                    check(data, view)
        for fact in game.facts:
            for form in (fact, fact.reduced):
                if form is not None:
                    check(form.args, shown.facts[form.kind])
        for seat in (None, *range(players)):
            check(seat_view(game, seat).data(), shown.view)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_every_fact_has_words(name: str) -> None:
    words = entry_of(name).words
    assert set(words.decisions) == set(shown_of(name).prompts)
    assert set(words.facts) == set(shown_of(name).facts)


def test_a_field_too_many_or_of_another_type_is_noticed() -> None:
    shown = shown_of(GAMES[0])
    view = dict(create_game(GAMES[0], 2, 1).view(None))
    check(view, shown.view)
    with pytest.raises(AssertionError):
        check({**view, "secret": 1}, shown.view)
    with pytest.raises(msgspec.ValidationError):
        check({**view, "round": "1"}, shown.view)
