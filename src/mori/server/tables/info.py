"""The public data of a table."""

from functools import lru_cache
from typing import Any, Literal, cast

from msgspec import UNSET

from mori.bots import fit_of
from mori.core.registry import entry_of, settled_options
from mori.core.rules import GameRules
from mori.core.shuffle import commitment
from mori.server.protocol.clocks import ClockInfo
from mori.server.protocol.tables import (
    GivenAnewInfo,
    PackInfo,
    SeatInfo,
    ShuffleInfo,
    ShuffleKind,
    TableInfo,
    Watching,
)
from mori.server.storage import Clock, StoredTable
from mori.server.storage.rows import NO_SEAT, PERSON
from mori.server.tables.gathering import gives_hints, name_in


def shuffle_info(table: StoredTable, finished: bool) -> ShuffleInfo:
    """The public data of the shuffle; the seed only after the end."""
    has_nonce = bool(table.nonce)
    return ShuffleInfo(
        kind=cast(ShuffleKind, table.shuffle),
        commitment=commitment(table.seed, table.nonce) if has_nonce else None,
        seed=str(table.seed) if finished else None,
        nonce=table.nonce if finished and has_nonce else None,
    )


def table_info(
    table: StoredTable,
    finished: bool,
    components: dict[str, Any] | None = None,
    rules: GameRules | None = None,
) -> TableInfo:
    """The public data of a table.

    With `rules`, they include the current name of its pack, and how well bots know it.
    """
    return TableInfo(
        id=table.id,
        game=table.game,
        title=table.title,
        players=table.players,
        options=table.options,
        level=level_of(table.game, table.players, table.options),
        seats=[
            SeatInfo(
                kind="person" if who == PERSON else "bot",
                bot=None if who == PERSON else who,
                name=name_in(table, seat),
                is_free=seat in table.free,
                is_away=seat in table.away,
                given_anew=given_anew_info(table, seat),
            )
            for seat, who in enumerate(table.seats)
        ],
        pack=PackInfo(
            table.pack if rules is None else rules.fingerprint,
            not table.pack_path,
            table.pack_name,
        ),
        created=table.created,
        finished=finished,
        is_replay=table.is_replay,
        shuffle=shuffle_info(table, finished),
        started=table.started,
        watching=cast(Watching, table.watching),
        chat_open=table.chat_open,
        listed=table.listed and not table.started,
        stand_in=table.stand_in or None,
        hints=gives_hints(table),
        clock=clock_info(table.clock),
        host_seat=None if table.host_seat == NO_SEAT else table.host_seat,
        lesson=table.lesson or None,
        components=UNSET if components is None else components,
        bot_fit=UNSET if rules is None else fit_of(rules),
    )


def given_anew_info(table: StoredTable, seat: int) -> GivenAnewInfo | None:
    for given in table.given_anew:
        if given.seat == seat:
            return GivenAnewInfo(given.times, given.step)
    return None


def clock_info(clock: Clock | None) -> ClockInfo | None:
    if clock is None:
        return None
    return ClockInfo(cast(Literal["answer", "game"], clock.kind), clock.seconds, clock.increment)


def level_of(game: str, players: int, options: dict[str, Any]) -> str | None:
    """The level of difficulty that sets exactly these options."""
    return _level(game, players, tuple(sorted(options.items())))


@lru_cache(maxsize=1024)
def _level(game: str, players: int, given: tuple[tuple[str, Any], ...]) -> str | None:
    """Cached: a list of tables needs it for each table, and few sets of options are in use."""
    options = dict(given)
    entry = entry_of(game)
    for preset in entry.presets_for(players):
        settled = settled_options(entry, players, preset.options)
        # A table stores no options that have no effect with its pack.
        if {name: settled[name] for name in settled if name in options} == options:
            return preset.name
    return None
