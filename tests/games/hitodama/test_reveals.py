"""What is hidden or left to chance and comes to light: from then on nothing is taken back."""

from collections.abc import Callable

import pytest

from tests.games.hitodama.table import Table


@pytest.mark.rule("H-ACT-4", "H-ACT-DRAW-1", "H-CARD-S6", "H-AKKU-1", "H-ICE-1")
@pytest.mark.parametrize(
    "reveal",
    [
        lambda table: table.w.draw(0, True, 1),
        lambda table: table.w.draw(0, False, 1),
        lambda table: table.w.spin_north(),
        lambda table: table.w.show_akku_card(0),
        lambda table: table.w.draw_ice_card(),
    ],
    ids=["solar", "lunar", "north", "akku", "ice"],
)
def test_what_comes_to_light_is_a_reveal(reveal: Callable[[Table], object]) -> None:
    table = Table()
    before = table.state.reveals
    reveal(table)
    assert table.state.reveals == before + 1


@pytest.mark.rule("H-ACT-DRAW-1")
def test_cards_shuffled_anew_are_a_reveal_though_nobody_sees_them() -> None:
    """After an undo they would be shuffled differently."""
    table = Table()
    table.state.solar_discard = [2, 0, 1]
    before = table.state.reveals
    table.w.shuffle(table.state.solar_discard, "solar")
    assert table.state.reveals == before + 1


@pytest.mark.rule("H-CARD-S6")
def test_a_drawn_card_ends_what_can_be_taken_back() -> None:
    table = Table()
    table.deal(0, "solar_vp_east")
    table.turn(0)
    table.play("draw")
    assert table.game.undoable(0) == []
