"""`mori play` in the browser: the service on this machine, and a table laid if one is described."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING, cast
from urllib.parse import quote

from mori.cli.options import read_options
from mori.cli.serve import run_service, start_log
from mori.cli.terminal.saving import read_game
from mori.cli.terminal.seating import ME, PERSON, USUAL_PLAYERS, seats_from, usual_seats
from mori.core.registry import check_players, entry_of, game_names
from mori.words import Words

if TYPE_CHECKING:
    from mori.server.protocol import Options


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
    pack: Path | None,
    resume: Path | None,
    host: str,
    port: int | None,
    database: str | None,
    browser: bool,
) -> None:
    """Serve on this machine until it is ended."""
    from mori.server.bodies import NewTable
    from mori.server.opening import link_to, new_draft, resumed_draft
    from mori.server.settings import Settings, database_url

    settings = Settings(
        database_url=database_url(database), pack=pack.absolute() if pack is not None else None
    )
    draft = None
    path = "/"
    if resume is not None:
        draft = resumed_draft(read_game(resume, settings.pack))
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
        )
        draft = new_draft(asked, settings)
    elif game is not None:
        path = f"/?game={quote(entry_of(game).name)}"
    if draft is not None:
        path = link_to(draft)
    start_log(logging.WARNING)
    run_service(settings, host, port, words, draft=draft, path=path, browser=browser)
