"""What the tests of lunar cards share."""

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def play(table: Table, card: str) -> None:
    """Give seat 0 a card and let it play it in its turn."""
    table.deal(0, card)
    table.turn(0)
    table.play(f"play {card}")


def lunar_discards(table: Table) -> list[str]:
    return [table.tables.cards[card].id for card in table.state.lunar_discard]
