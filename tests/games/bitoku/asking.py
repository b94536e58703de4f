"""What the tests of effects share."""

from tests.games.bitoku.table import Table


def count_asked_for(table: Table) -> object:
    """How often the pending question can still be answered: MP, steps, units."""
    return table.state.frames[-1].prompt(table.w, table.asked[0])["count"]
