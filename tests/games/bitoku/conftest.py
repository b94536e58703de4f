"""What every scenario is looked at for besides."""

from collections.abc import Iterator

import pytest

from mori.games.bitoku.seen.facts import FACTS
from tests.games.bitoku.table import Table
from tests.typed import check


@pytest.fixture(autouse=True)
def facts_as_typed() -> Iterator[None]:
    """Whatever a scenario has told, however rarely a game does, is of its type."""
    Table.laid.clear()
    yield
    for table in Table.laid:
        for fact in table.facts:
            check(fact.args, FACTS[fact.kind].told)
