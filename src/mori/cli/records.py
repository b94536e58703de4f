"""`mori records check`: which stored games would now play out differently, and from which step."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from mori.cli.backup import telling_mistakes
from mori.cli.guard import MISTAKE, mistake_lines
from mori.cli.options import Json, Language, PackPaths
from mori.cli.output import complain, say, say_json
from mori.cli.replay import Check, check_record
from mori.cli.service import load_service
from mori.words import Words

if TYPE_CHECKING:  # imported where it is used: other commands should not wait for it
    from mori.server.records import CheckedGame

SQLITE: Final = b"SQLite format 3\0"
STATES: Final = ("same", "changed", "pack_missing", "damaged")


def records_check(
    sources: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SOURCE",
            help="Databases (URLs or SQLite files) and records; the usual database if left out.",
        ),
    ] = None,
    packs: PackPaths = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Replay stored games and list those that now differ."""
    words = Words(lang)
    counts = dict.fromkeys(STATES, 0)
    data: list[dict[str, object]] = []
    for source in sources or [""]:
        if not source or is_database(source):
            for game in checked_games(source or None, packs or []):
                counts[game.state] += 1
                data.append(game.to_data())
                if not json and game.state != "same":
                    complain(line_of(game, words))
        else:
            check = best_check(Path(source), packs or [], words)
            state = state_of(check)
            counts[state] += 1
            data.append({**check.to_data(None, True, words), "state": state})
            if not json:
                for line in check.mistakes:
                    complain(words.text("cli-in-file", file=source, message=line))
    if json:
        say_json(data)
    else:
        say(words.text("cli-records-summary", count=len(data), **counts))
    if counts["same"] != len(data):
        raise typer.Exit(MISTAKE)


def best_check(file: Path, packs: list[Path], words: Words) -> Check:
    """The check of a record with the first pack that fits; Mori's own is tried last."""
    checks = []
    for pack in (*packs, None):
        check = check_record(file, None, pack, words)
        if check.game is not None:
            return check
        checks.append(check)
    return checks[0]


def is_database(source: str) -> bool:
    """Whether a database was named, and not the record of one game."""
    if "://" in source:
        return True
    try:
        with Path(source).open("rb") as stream:
            return stream.read(len(SQLITE)) == SQLITE
    except OSError:
        return False


def checked_games(source: str | None, packs: list[Path]) -> list["CheckedGame"]:
    load_service()
    from mori.server.maintenance import games_in
    from mori.server.packs import Packs
    from mori.server.settings import database_url

    with telling_mistakes():
        return games_in(database_url(source), Packs(packs))


def state_of(check: Check) -> str:
    if check.game is not None:
        return "same"
    if check.code == "record_pack":
        return "pack_missing"
    is_other = check.is_bug or check.code in ("record_engine", "record_action", "record_state")
    return "changed" if is_other or check.code == "record_result" else "damaged"


def line_of(game: "CheckedGame", words: Words) -> str:
    """What is to be said of a game that is not as it was."""
    assert game.error is not None
    reason = " ".join(mistake_lines(game.error, words))
    table = game.table
    return words.text("cli-records-game", table=table.id, game=table.game, reason=reason)
