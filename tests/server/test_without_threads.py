"""The store where there are no threads and the file alone does not keep anything: in a browser."""

import asyncio
from pathlib import Path

import pytest

from mori.server import aside
from mori.server.storage import Conflict, Store, database, open_database, store, upgrade
from tests.server.stored import answer, change, table


@pytest.fixture
def kept() -> list[int]:
    """The steps of the table at the moments when the browser was asked to keep it."""
    return []


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: list[int]) -> Store:
    for module in (aside, database, store):
        monkeypatch.setattr(module, "HAS_THREADS", False)
    engine = open_database(f"sqlite:///{tmp_path}/t.sqlite3")
    upgrade(engine)

    async def keep() -> None:
        found = made.table("t1")
        kept.append(found.summary.step if found is not None else -1)

    made = Store(engine, keep)
    return made


def test_a_change_is_kept_before_it_is_acknowledged(alone: Store, kept: list[int]) -> None:
    async def scenario() -> None:
        await alone.call(alone.create, table(), {})
        assert kept == [0]
        await alone.add_answers(change(0, 0, 1), [answer(1)])
        assert kept == [0, 1]
        assert await alone.call(alone.load, "t1") is not None
        assert kept == [0, 1], "reading changes nothing"
        with pytest.raises(Conflict):
            await alone.add_answers(change(0, 0, 1), [answer(1)])
        found = await alone.call(alone.table, "t1")
        assert found is not None and found.summary.step == 1

    asyncio.run(scenario())
    alone.close()
