"""Writing games to files and taking them up again."""

import os
import re
from datetime import datetime
from pathlib import Path

import mori
from mori import Game, RecordError
from mori.cli.guard import Mistake
from mori.cli.output import harmless
from mori.core.record import Record
from mori.core.replay import require_pack


def write_game(game: Game, path: Path) -> None:
    """Write the game's record, whole or not at all; never over something that is no record."""
    try:
        if path.exists() and not is_record(path):
            raise Mistake("terminal-not-a-record", file=harmless(str(path)))
        beside = path.with_name(path.name + ".new")
        beside.write_text(mori.write_record(game.record()), encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise Mistake(
            "terminal-cannot-write", file=harmless(str(path)), detail=detail_of(error)
        ) from None


def is_record(path: Path) -> bool:
    try:
        mori.read_record(path.read_bytes())
    except (OSError, ValueError, RecordError):
        return False
    return True


def new_name(game: str) -> Path:
    """A name for a game's file that is not taken yet."""
    plain = re.sub(r"\W", "", game, flags=re.ASCII)
    stem = f"mori-{plain}-{datetime.now():%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


def read_game(path: Path, pack: Path | None) -> Game:
    """The game of a file, played again up to where it stopped."""
    record = read_record_of(path)
    game = mori.replay(record, pack=pack)
    require_pack(record, game)
    return game


def read_record_of(path: Path) -> Record:
    """The record in a file."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise Mistake(
            "terminal-cannot-read", file=harmless(str(path)), detail=detail_of(error)
        ) from None
    return mori.read_record(data)


def detail_of(error: OSError | ValueError) -> str:
    strerror = error.strerror if isinstance(error, OSError) else None
    return strerror or type(error).__name__
