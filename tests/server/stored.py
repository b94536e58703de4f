"""A table to store, and changes of it, without a game."""

from mori.server.storage import BotsAsked, Change, Store, StoredAnswer, StoredTable, Summary
from mori.server.storage.changing import store_answers
from mori.server.storage.changing import take_back as undo_answers

DIGEST = "0" * 8


def summary(step: int) -> Summary:
    return Summary(step=step, round=1, asked=[0], finished=False, result=None)


def table(id: str = "t1") -> StoredTable:
    return StoredTable(
        id=id,
        game="hitodama",
        players=2,
        options={"a": True, "b": 2},
        seed=2**64 - 1,
        seats=["human", "greedy"],
        title="Čaj o páté",
        pack="f" * 64,
        pack_path="",
        pack_name="Naše krabice",
        engine="0.0.1",
        is_replay=False,
        created="2026-01-01T00:00:00.000+00:00",
        summary=summary(0),
    )


def change(
    version: int, step: int, to: int, *, digest: str = DIGEST, bots: BotsAsked | None = None
) -> Change:
    """A change that was made on a version and a step, and leads to a step."""
    return Change(
        table="t1", version=version, step=step, digest=digest, summary=summary(to), bots=bots
    )


def answer(step: int, action: str = "move", seat: int = 0, digest: str = DIGEST) -> StoredAnswer:
    return StoredAnswer(step, seat, action, digest)


def add_answers(store: Store, change: Change, given: list[StoredAnswer]) -> None:
    store.database.write(lambda connection: store_answers(connection, change, given))


def take_back(store: Store, change: Change, kept: list[StoredAnswer]) -> None:
    store.database.write(lambda connection: undo_answers(connection, change, kept))
