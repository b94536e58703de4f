"""`mori play` in the browser: the service on this machine, and a table laid if one is described."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING, cast
from urllib.parse import urlencode

from mori.cli.options import read_options
from mori.cli.serve import run_service
from mori.cli.service import load_service
from mori.cli.terminal.saving import read_record_of
from mori.cli.terminal.seating import ME, PERSON, USUAL_PLAYERS, seats_from, usual_seats
from mori.core.registry import check_players, entry_of, game_names
from mori.words import Words

if TYPE_CHECKING:
    from mori.server.protocol.fields import Options


def play_in_browser(
    words: Words,
    *,
    game: str | None,
    players: int | None,
    bots: str | None,
    seats: str | None,
    seed: int | None,
    level: str | None,
    options: list[str] | None,
    packs: list[Path],
    resume: Path | None,
    host: str,
    port: int | None,
    database: str | None,
    browser: bool,
) -> None:
    """Serve on this machine until it is ended."""
    load_service()
    from mori.server.logs import start_log
    from mori.server.maintenance import link_to, new_draft, resumed_draft
    from mori.server.packs import Packs
    from mori.server.protocol.tables import NewTable
    from mori.server.settings import UNLIMITED, Settings, database_url

    settings = Settings(
        database_url=database_url(database),
        packs=tuple(pack.absolute() for pack in packs),
        limits=UNLIMITED,  # the player owns this machine
        keeps_games=True,
    )
    known = Packs(settings.packs)
    chosen = known.first_given(game)  # a pack named on the command line is the one to play with
    if game is None and chosen is not None:
        game = chosen.game
    draft = None
    path = "/"
    if resume is not None:
        draft = resumed_draft(read_record_of(resume), known)
    elif any(value is not None for value in (players, bots, seats, seed, level, options)):
        name = game if game is not None else game_names()[0]
        if players is not None:
            check_players(entry_of(name), players)
        names = seats_from(players, bots, seats) or usual_seats(USUAL_PLAYERS)
        asked = NewTable(
            game=name,
            seats=[ME if seat == PERSON else seat for seat in names],
            options=cast("Options", read_options(options)),
            level=level,
            seed=seed,
            pack=chosen.id if chosen is not None else None,
        )
        draft = new_draft(asked, known)
    elif game is not None:
        wanted = {"game": entry_of(game).name}
        if chosen is not None:
            wanted["pack"] = chosen.id
        path = f"/?{urlencode(wanted)}"
    if draft is not None:
        path = link_to(draft)
    start_log(logging.WARNING)
    run_service(settings, host, port, words, draft=draft, path=path, browser=browser)
