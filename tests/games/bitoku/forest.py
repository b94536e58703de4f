"""What the tests of the Forest rows share."""

from tests.games.bitoku.table import Table


def rich() -> Table:
    """Seat 0 can pay for everything; each display has a tile on its third space, price 1 or 2."""
    table = Table()
    table.give(0, wood=3, stone=3, jade=3, sake=3)
    table.market("mitama", None, None, "ara")
    table.market("dragonfly", None, None, "dragonfly-amulet-3")
    table.market("crystal", None, None, "dream-jade")
    table.market("building", None, None, "farm-1")
    return table


def spent(table: Table) -> int:
    """How many of its twelve resources seat 0 has spent."""
    return 12 - sum(table.goods(0).values())
