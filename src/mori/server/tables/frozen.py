"""Tables that cannot be played on here: begun under other rules, or with a pack that is not here.

Whoever sits at one can save the game so far, to be finished by the version or with the pack that it
names. The seed is in that file: so the table tells everybody that it was saved.
"""

from typing import Final

from mori.content import read_pack
from mori.core.errors import ContentError
from mori.core.game import start_game
from mori.core.record import FORMAT, SHUFFLE, Record
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
    """Whether a table that was refused can never go on at this service.

    A pack that cannot be read for a moment is no reason to tell the seed. Mori's own never changes
    while a service runs; another one has changed when it can be read and is another.
    """
    if error.code != "pack_changed":
        return error.code in FROZEN
    pack = packs.with_fingerprint(table.game, table.pack)
    if pack is None or pack.path is None:
        return False
    try:
        return read_pack(pack.path).fingerprint != table.pack
    except ContentError:
        return False


async def frozen_record(hall: Hall, packs: Packs, id: str, token: str | None) -> Record:
    """The record of a game that cannot go on: for those who sit at it; of a finished one, for all.

    RequestError if there is none, or not for whoever asks.
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
            continue  # somebody else saved it, or has changed it at a service that can play it on
        return record


async def _note_told(hall: Hall, table: StoredTable) -> None:
    """Note that the seed was told, for everybody at the table at any service; or Conflict."""
    store = hall.store
    columns = {SHUFFLE: TOLD, "arranged": table.arranged + 1}
    version = await store.call(
        store.change, table.id, table.version, lambda _connection, _version: None, columns
    )
    hall.context.feed.tell_change(table.id, version)


def stored_record(table: StoredTable, answers: list[StoredAnswer], packs: Packs) -> Record:
    """A record made of what is stored alone: nothing is played."""
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
    """The digest after the setup: of tables that did not keep it, as the rules lay it now."""
    if table.setup:
        return table.setup
    return digest(start_game(rules_of(table, packs), table.seed, list(table.seats)).state)
