"""What is hidden or left to chance and comes to light: from then on nothing is taken back."""

from collections.abc import Callable

import pytest

from tests.games.bitoku.knowing import FIVE, OTHER_FIVE
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.table import Table

VISIONS = ("vision-01", "vision-02", "vision-03")


def table_with_decks() -> Table:
    table = Table(players=3)
    table.deck(0, *FIVE)
    table.yokai_deck(*OTHER_FIVE)
    table.bitoku_deck("yu", "jin", "rei", "gi", "makoto")
    table.vision_deck(*VISIONS)
    table.market_stack("crystal", "dream-draw", "dream-sake")
    return table


@pytest.mark.rule("B-HIDDEN-2")
def test_a_card_drawn_from_the_own_deck_cannot_be_undrawn() -> None:
    table = table_with_decks()
    table.resolve(0, table.effects_of("yokai", "yama-uba-2"))
    table.play("draw")
    assert table.game.undoable(0) == []


@pytest.mark.rule("B-HIDDEN-4")
@pytest.mark.parametrize(
    ("kind", "card", "answers"),
    [
        ("yokai", "yama-uba-4", ["keep imomushi-1"]),
        ("yokai", "kitsune-4", ["keep yu"]),
        ("building", "ancient-6", ["keep vision-01"]),
        ("building", "ancient-6", ["refuse"]),
    ],
)
def test_neither_a_look_nor_the_choice_that_others_see_is_taken_back(
    kind: str, card: str, answers: list[str]
) -> None:
    table = table_with_decks()
    table.resolve(0, table.effects_of(kind, card))
    table.play("look")
    assert table.game.undoable(0) == []
    table.play(*answers)
    assert table.game.undoable(0) == []


@pytest.mark.rule("B-HIDDEN-1", "B-HIDDEN-4")
@pytest.mark.parametrize("deck", ["yokai", "bitoku"])
def test_a_deck_made_of_its_discards_is_a_reveal_and_one_that_suffices_none(deck: str) -> None:
    table = table_with_decks()
    cards = getattr(table.state, f"{deck}_deck")
    setattr(table.state, f"{deck}_discard", [cards.pop(), cards.pop()])
    prepare, before = getattr(table.w, f"prepare_{deck}"), table.state.reveals
    assert (prepare(3), table.state.reveals) == (3, before)
    assert (prepare(4), table.state.reveals) == (4, before + 1)
    assert table.told("deck_reshuffled") == [{"deck": f"deck:{deck}"}]
    assert (prepare(6), table.state.reveals) == (5, before + 1), "there are no more discards"


@pytest.mark.rule("B-HIDDEN-1", "B-WINTER-13", "B-WINTER-15")
@pytest.mark.parametrize(
    "open_up", [lambda table: table.w.fill_hills(), lambda table: table.w.refill_market(2)]
)
def test_what_winter_lays_open_is_a_reveal(open_up: Callable[[Table], None]) -> None:
    table = table_with_decks()
    before = table.state.reveals
    open_up(table)
    assert table.state.reveals > before


@pytest.mark.rule("B-HIDDEN-1", "B-TENGU-SETUP-10", "B-TENGU-SETUP-11", "B-TENGU-TERM-6")
@pytest.mark.parametrize(
    "decide",
    [
        lambda table: table.sw.roll(),
        lambda table: table.sw.pick(3),
        lambda table: table.sw.draw_tengu_card(),
        lambda table: table.sw.open_first_cards(),
    ],
    ids=["roll", "pick", "draw", "open"],
)
def test_what_decides_for_the_tengu_is_a_reveal(decide: Callable[[SoloTable], object]) -> None:
    table = SoloTable()
    before = table.state.reveals
    decide(table)
    assert table.state.reveals == before + 1
