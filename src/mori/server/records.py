"""Checks whether the games of a database can still be played, by replaying each step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from mori.core.errors import MoriError, RuleBug
from mori.server.errors import RequestError
from mori.server.packs import Packs
from mori.server.storage import Store, StoredTable
from mori.server.storage.housekeeping import table_ids
from mori.server.tables.course import restored, rules_of

State = Literal["same", "changed", "pack_missing", "damaged"]


@dataclass(frozen=True, kw_only=True)
class CheckedGame:
    """The result of replaying the game of a table."""

    table: StoredTable
    state: State
    step: int | None = None  # the first step that differs now
    error: MoriError | None = None

    def to_data(self) -> dict[str, object]:
        return {
            "table": self.table.id,
            "game": self.table.game,
            "players": self.table.players,
            "engine": self.table.engine,
            "steps": self.table.summary.step,
            "finished": self.table.summary.finished,
            "state": self.state,
            "step": self.step,
        }


def check_games(store: Store, packs: Packs) -> Iterator[CheckedGame]:
    """Replay every game of a database, oldest table first."""
    for id in table_ids(store):
        loaded = store.load(id)
        if loaded is None:  # deleted meanwhile
            continue
        table, answers = loaded
        try:
            restored(table, answers, rules_of(table, packs))
        except RuleBug as bug:  # the rules no longer accept the game
            yield CheckedGame(table=table, state="changed", step=_step(bug), error=bug)
        except MoriError as error:
            state = _state(error)
            yield CheckedGame(table=table, state=state, step=_step(error), error=error)
        else:
            yield CheckedGame(table=table, state="same")


def _state(error: MoriError) -> State:
    if not isinstance(error, RequestError):
        return "changed"  # such as an option that no longer exists
    if error.code in ("pack_missing", "pack_changed"):
        return "pack_missing"
    return "damaged" if error.code == "table_incomplete" else "changed"


def _step(error: MoriError) -> int | None:
    step = error.data.get("step")
    return step if isinstance(step, int) else None
