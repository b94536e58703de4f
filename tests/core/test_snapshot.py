"""A state's digest: of the same text as its data, so that old records keep theirs."""

import json
import zlib
from typing import ClassVar

import pytest

import mori
from mori.core.snapshot import digest, to_data
from mori.core.state import GameState


class Odd(GameState):
    """Holds whatever a test puts into it."""

    FIELDS: ClassVar[tuple[str, ...]] = (*GameState.FIELDS, "held")
    held: object = None


def digest_of_data(state: GameState) -> str:
    text = json.dumps(to_data(state), separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"


@pytest.mark.parametrize("game", mori.game_names())
def test_a_digest_is_of_the_states_data(game: str) -> None:
    played = mori.new_game(game, players=2, seed=3, facts=False)
    while not played.is_over:
        assert digest(played.state) == digest_of_data(played.state)
        decision = played.decisions[-1]
        played.apply(decision.actions[-1], decision.seat)


def test_a_game_tells_its_digests_also_by_their_former_name() -> None:
    played = mori.new_game("hitodama", players=2, seed=3)
    before = digest(played.state)
    played.apply(played.decisions[0].actions[0])
    assert played.digests() == [before, digest(played.state)]
    with pytest.warns(DeprecationWarning, match=r"Game\.digests"):
        assert played.check_marks() == played.digests()


def holding(held: object) -> Odd:
    state = Odd()
    state.begin(mori.seeded(1))
    state.held = held
    return state


def test_a_digest_tells_all_values_as_their_data_do() -> None:
    numbers = [-2, -1, 0, 253, 254, 255, 256, 10**12]
    values: list[object] = [None, True, False, "", 'a "word"', "žluť\n", [], *numbers]
    for held in values:
        state = holding([held, [[held], held]])
        assert digest(state) == digest_of_data(state), held


def test_what_is_no_data_has_no_digest() -> None:
    state = holding(1.5)
    with pytest.raises(TypeError, match="float"):
        digest(state)
