"""Playing a record again, and naming the first step that does not follow."""

from pathlib import Path
from typing import Final

from mori.core.errors import IllegalAction, RecordDiverged, RecordError
from mori.core.game import Game
from mori.core.record import Record, checked_record, split_answer
from mori.core.registry import create_game, entry_of, plays_pack
from mori.core.rules import GameRules
from mori.core.snapshot import digest
from mori.core.version import VERSION

SHOWN: Final = 12  # digits of a fingerprint that people are told


def replay(record: Record, pack: Path | None = None) -> Game:
    """The game a record tells of, played again and compared with it at every step.

    Raises RecordError for a record of another form, RecordDiverged for one whose game does not
    follow from it. A record may be of an unfinished game. One that was made with another pack or
    another version of Mori is as good as any if its game still follows; if not, the pack or the
    version is what is wrong with it. `is_of_another_pack` says so of a game that follows.
    """
    record = checked_record(record)
    game = _set_up(record, pack)
    try:
        _play(game, record)
    except RecordDiverged as diverged:
        if is_of_another_pack(record, game.rules):
            raise _another_pack(record, game, diverged.step) from diverged
        if record["engine"] == VERSION:
            raise
        given = str(record["engine"])[:20]
        raise RecordError(
            "record_engine", {"given": given, "known": VERSION, "step": diverged.step}
        ) from diverged
    return game


def require_pack(record: Record, game: Game) -> None:
    """Raise RecordError where a game would go on with another pack than it was begun with."""
    if not game.is_over and is_of_another_pack(record, game.rules):
        raise _another_pack(record, game, len(game.answers) + 1)


def _another_pack(record: Record, game: Game, step: int) -> RecordError:
    given, loaded = str(record["pack"])[:SHOWN], game.rules.fingerprint[:SHOWN]
    return RecordError("record_pack", {"given": given, "loaded": loaded, "step": step})


def is_of_another_pack(record: Record, rules: GameRules) -> bool:
    """Whether a record was made with a pack that is played otherwise than that of the rules."""
    return not plays_pack(rules, str(record["pack"]))


def _play(game: Game, record: Record) -> None:
    marks = [str(mark) for mark in _list(record, "checks")]
    lines = [str(line) for line in _list(record, "actions")]
    if len(marks) != len(lines) + 1:
        raise RecordError("record_checks", {"checks": len(marks), "actions": len(lines)})
    _compare(game, 0, marks[0])
    for step, line in enumerate(lines, start=1):
        _answer(game, step, line)
        _compare(game, step, marks[step])
    result = game.result
    actual: object = result.to_data() if result is not None else None
    if record["result"] != actual:
        raise RecordDiverged(
            len(lines), "record_result", str(record["result"])[:200], str(actual)[:200]
        )


def _list(record: Record, key: str) -> list[object]:
    items = record[key]
    assert isinstance(items, list)  # checked_record has made sure of it
    return items


def _set_up(record: Record, pack: Path | None) -> Game:
    """Its game before the first answer; without a given pack on Mori's own, also an earlier one."""
    name, players, seed, options = (
        record["game"],
        record["players"],
        record["seed"],
        record["options"],
    )
    assert isinstance(name, str) and isinstance(players, int) and isinstance(seed, int)
    assert isinstance(options, dict)
    seats = [str(seat) for seat in _list(record, "seats")]
    if pack is None:
        pack = entry_of(name).former_pack(str(record["pack"]))
    return create_game(name, players, seed, dict(options), pack, seats)


def _answer(game: Game, step: int, line: str) -> None:
    answer = split_answer(line)
    if answer is None:
        raise RecordError("record_answer", {"step": step, "text": line[:60]})
    try:
        game.apply(answer[1], answer[0])
    except IllegalAction as refusal:
        asked = ", ".join(f"{decision.seat} {decision.kind}" for decision in game.decisions)
        raise RecordDiverged(step, "record_action", line[:80], f"{refusal} [{asked}]") from None


def _compare(game: Game, step: int, mark: str) -> None:
    actual = digest(game.state)
    if actual != mark:
        raise RecordDiverged(step, "record_state", mark[:16], actual)
