"""What a seat can know: its view, its facts, and the worlds it can imagine, for tests."""

import json

from mori.core.facts import Fact
from mori.core.game import Game
from mori.core.rng import seeded
from mori.core.view import seat_view
from mori.games.bitoku.table.state import BitokuState
from tests.games.bitoku.table import Table

SAMPLES = 40
FIVE = ("start-kappa", "start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami")
OTHER_FIVE = ("kappa-1", "imomushi-1", "nezumi-1", "kitsune-1", "shin-ookami-1")


def worlds(game: Game, seat: int | None) -> list[BitokuState]:
    """Worlds that agree with what a seat knows."""
    known = seat_view(game, seat)
    found = []
    for number in range(SAMPLES):
        state = known.sample(seeded(number)).state
        assert isinstance(state, BitokuState)
        found.append(state)
    return found


def position_text(game: Game, seat: int | None) -> str:
    """All that a view tells of the position; what the box holds is no secret."""
    return json.dumps({**game.view(seat), "components": None})


def text_of_view(table: Table, seat: int | None) -> str:
    return position_text(table.game, seat)


def facts_text(facts: list[Fact]) -> str:
    return json.dumps([fact.to_data() for fact in facts])


def names(table: Table, cards: list[int]) -> list[str]:
    return [table.tables.yokai[card].id for card in cards]


def look_at_yokai(table: Table) -> None:
    table.yokai_deck(*OTHER_FIVE)
    table.resolve(0, table.effects_of("yokai", "yama-uba-4"))
    table.play("look")
