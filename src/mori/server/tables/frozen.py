"""Tables that this service cannot continue: other rules, or a pack that is missing.

People who sit at one can save the game so far, and finish it with the version or the pack that it
names. The file contains the seed, so the table tells everybody that it was saved.
"""

from typing import Final

from mori.core.errors import ContentError
from mori.core.game import start_game
from mori.core.record import FORMAT, SHUFFLE, Record
from mori.core.registry import entry_of
from mori.core.rng import algorithm_of
from mori.core.shuffle import TOLD, shuffle_data
from mori.core.snapshot import digest
from mori.server.errors import RequestError
from mori.server.packs import Packs
from mori.server.storage import Conflict, StoredAnswer, StoredTable
from mori.server.tables.course import rules_of
from mori.server.tables.hall import Hall

FROZEN: Final = frozenset(
    {"pack_changed", "pack_missing", "table_diverged", "table_engine", "table_incomplete"}
)


def is_frozen(error: RequestError, table: StoredTable, packs: Packs) -> bool:
    """Whether a table that was refused can never continue at this service.

    A pack that cannot be read at the moment is no reason to reveal the seed. Mori's own pack never
    changes while a service runs; any other has changed if it can be read and has another
    fingerprint.
    """
    if error.code != "pack_changed":
        return error.code in FROZEN
    pack = packs.with_fingerprint(table.game, table.pack, table.pack_path)
    if pack is None or pack.path is None:
        return False
    try:
        return entry_of(table.game).check_pack(pack.path) != pack.fingerprint
    except ContentError:
        return False


async def frozen_record(hall: Hall, packs: Packs, id: str, token: str | None) -> Record:
    """The record of a game that cannot continue: for its people, or of a finished one for all.

    RequestError if there is none, or if the caller may not have it.
    """
    store = hall.store
    while True:
        loaded = await store.call(store.load, id)
        if loaded is None:
            raise RequestError("unknown_table")
        table, answers = loaded
        if not table.summary.finished:
            if token is None:
                raise RequestError("token_missing")
            await hall.seat_of(id, token)
        record = stored_record(table, answers, packs)
        if table.summary.finished or table.shuffle == TOLD:
            return record
        try:
            await _note_told(hall, table)
        except Conflict:
            continue  # saved by somebody else, or changed at a service that can continue it
        return record


async def _note_told(hall: Hall, table: StoredTable) -> None:
    """Store that the seed was revealed, which everybody at the table can see; or Conflict."""
    store = hall.store
    columns = {SHUFFLE: TOLD, "arranged": table.arranged + 1}
    version = await store.call(
        store.change, table.id, table.version, lambda _connection, _version: None, columns
    )
    hall.context.feed.tell_change(table.id, version)


def stored_record(table: StoredTable, answers: list[StoredAnswer], packs: Packs) -> Record:
    """A record made from stored data alone, without replaying."""
    record: Record = {
        "format": FORMAT,
        "engine": table.engine,
        "rng": algorithm_of(table.seed),
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "pack": table.pack,
        "seats": table.seats,
        "seed": table.seed,
        "actions": [f"{answer.seat} {answer.action}" for answer in answers],
        "checks": [_setup(table, packs), *(answer.digest for answer in answers)],
        "result": table.summary.result,
    }
    if table.nonce:
        record[SHUFFLE] = shuffle_data(table.seed, table.nonce)
    return record


def _setup(table: StoredTable, packs: Packs) -> str:
    """The digest after setup. Old tables did not store it: computed by the rules of today."""
    if table.setup:
        return table.setup
    return digest(start_game(rules_of(table, packs), table.seed, list(table.seats)).state)
