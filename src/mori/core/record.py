"""Records: a game as a readable file, checked when it is read.

A record holds what the game follows from (game, players, options, pack, seed, answers), what proves
it (a digest after each answer, the result) and what it was made with (format, engine version,
generator). It may tell what was promised of the shuffle (`mori.core.shuffle`). Replaying is in
`mori.core.replay`; this module knows only the file.
"""

import json
from typing import Final

from mori.core.errors import RecordError
from mori.core.result import Result
from mori.core.rng import ALGORITHM, STREAM, WIDE_LIMIT, algorithm_of
from mori.core.shuffle import commitment, is_shuffle_data
from mori.core.version import VERSION

FORMAT: Final = "mori-record/1"
MAX_SIZE: Final = 4 * 1024 * 1024
MAX_ACTIONS: Final = 100_000
_ALGORITHMS: Final = (ALGORITHM, STREAM)
SHUFFLE: Final = "shuffle"  # the one key that a record need not have

Record = dict[str, object]


def make_record(history: Record, marks: list[str], result: Result | None) -> Record:
    """Put a record together from a game's history."""
    seed = history["seed"]
    assert isinstance(seed, int)
    record: Record = {"format": FORMAT, "engine": VERSION, "rng": algorithm_of(seed)}
    record.update(history)
    record["checks"] = marks
    record["result"] = result.to_data() if result is not None else None
    return record


def write_record(record: Record) -> str:
    """The record as a readable file: one answer a line."""
    return json.dumps(record, indent=1, ensure_ascii=False) + "\n"


def read_record(text: str | bytes) -> Record:
    """The record in a file's text; RecordError names what is wrong with it."""
    if len(text) > MAX_SIZE:
        raise RecordError("record_too_large", {"size": len(text), "limit": MAX_SIZE})
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record_not_json", {"detail": str(error)[:120]}) from None
    return checked_record(record)


def checked_record(record: object) -> Record:
    """The record itself, if every part of it has its proper form."""
    if not isinstance(record, dict):
        raise RecordError("record_not_table")
    if "format" not in record:
        raise RecordError("record_key_missing", {"key": "format"})
    if record["format"] != FORMAT:
        raise RecordError("record_format", {"given": str(record["format"])[:60], "known": FORMAT})
    for key, kinds in _KEYS.items():
        if key not in record:
            raise RecordError("record_key_missing", {"key": key})
        if not isinstance(record[key], kinds) or isinstance(record[key], bool):
            raise RecordError("record_key_type", {"key": key})
    for key in record:
        if key not in _KEYS and key != SHUFFLE:
            raise RecordError("record_key_unknown", {"key": str(key)[:60]})
    _check_values(record)
    return record


_KEYS: Final[dict[str, tuple[type, ...]]] = {
    "format": (str,),
    "engine": (str,),
    "rng": (str,),
    "game": (str,),
    "players": (int,),
    "options": (dict,),
    "pack": (str,),
    "seats": (list,),
    "seed": (int,),
    "actions": (list,),
    "checks": (list,),
    "result": (dict, type(None)),
}


def _check_shuffle(record: Record, seed: int) -> None:
    shuffle = record[SHUFFLE]
    if not isinstance(shuffle, dict) or not is_shuffle_data(shuffle):
        raise RecordError("record_key_type", {"key": SHUFFLE})
    if shuffle["commitment"] != commitment(seed, str(shuffle["nonce"])):
        raise RecordError("record_shuffle", {"commitment": str(shuffle["commitment"])})


def _check_values(record: Record) -> None:
    if record["rng"] not in _ALGORITHMS:
        known = ", ".join(_ALGORITHMS)
        raise RecordError("record_rng", {"given": str(record["rng"])[:60], "known": known})
    seed = record["seed"]
    if not isinstance(seed, int) or not 0 <= seed < WIDE_LIMIT:
        raise RecordError("record_key_type", {"key": "seed"})
    if record["rng"] != algorithm_of(seed):  # a seed of the other generator
        raise RecordError("record_key_type", {"key": "seed"})
    if SHUFFLE in record:
        _check_shuffle(record, seed)
    for key in ("seats", "actions", "checks"):
        items = record[key]
        if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
            raise RecordError("record_key_type", {"key": key})
        if len(items) > MAX_ACTIONS:
            raise RecordError("record_too_large", {"size": len(items), "limit": MAX_ACTIONS})


def split_answer(line: str) -> tuple[int, str] | None:
    """Seat and action text of an answer's line, "2 move reserve > amber.1"; None if garbled."""
    head, _, text = line.partition(" ")
    if not head.isascii() or not head.isdigit() or len(head) > 2 or not text:
        return None
    return int(head), text
