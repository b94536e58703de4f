"""Packs in which some faces are changed at random: other prices, other points, other effects.

What is on a card or tile changes, never which ones there are, so a net for the game's own pack
fits all of them (`mori.bots.fit`). Each pack passes the same checks as one written by hand.
"""

import copy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from mori.content import read_pack
from mori.core.errors import ContentError, SetupError
from mori.core.registry import entry_of, load_rules
from mori.lab.study.changing import write_files

# Numbers of a face, and tables of numbers, by their keys in packs.
NUMBERS: Final = frozenset({"n", "vp", "value", "discount", "penalty", "amount"})
AMOUNTS: Final = frozenset({"requires", "pay", "gain", "cost", "good", "first_arrival_bonus"})
KEPT: Final = ("side", "provenance_fields")  # tables that no face takes over from another one
CHOSEN: Final = "resource"  # a key whose word can become another one that the table uses

Table = dict[str, Any]
Place = tuple[str, ...]  # of a face: file, table, id, and of a side its number


def vary(game: str, share: int, seed: int, folder: Path) -> list[str]:
    """Write a pack in which this percentage of the faces is changed; which ones, by their ids."""
    own = entry_of(game).pack
    if own is None:
        raise SetupError("no_pack", {"game": game})
    files = copy.deepcopy(read_pack(own).files)
    rng = Random(f"{game} {share} {seed}")
    every = [place for place, _ in _faces(files, _components(game))]
    chosen = rng.sample(every, max(1, round(len(every) * share / 100)))
    changed = {place: _changed(files, place, rng) for place in sorted(chosen)}
    with TemporaryDirectory() as scratch:
        kept = _valid(game, files, changed, Path(scratch))
    write_files(_with(files, kept), folder)
    return sorted({place[2] for place in kept})


def _components(game: str) -> frozenset[str]:
    """The ids of all components that an encoder of the game tells apart."""
    players = entry_of(game).max_players
    encoder = load_rules(game, players).encoder()
    if encoder is None:
        raise SetupError("no_encoder", {"game": game})
    return frozenset(name.partition(":")[2] for name in encoder.layout.ids)


def _faces(files: dict[str, Any], ids: frozenset[str]) -> Iterator[tuple[Place, Table]]:
    """Every face with something to change: entries of known components, and sides of them."""
    for file, tables in files.items():
        for name, listed in tables.items():
            if not isinstance(listed, list):
                continue
            for entry in listed:
                if not isinstance(entry, dict) or entry.get("id") not in ids:
                    continue
                place = (file, name, entry["id"])
                if _spots(entry):
                    yield place, entry
                for number, side in enumerate(entry.get("side", [])):
                    if _spots(side):
                        yield (*place, str(number)), side


def _face(files: dict[str, Any], place: Place) -> Table:
    file, name, id, *side = place
    entry: Table = next(each for each in files[file][name] if each.get("id") == id)
    return entry["side"][int(side[0])] if side else entry


def _spots(face: Table) -> list[tuple[Any, Any]]:
    """The holders and keys of a face's numbers."""
    found: list[tuple[Any, Any]] = []
    for key, value in face.items():
        if key == "side":
            continue
        if key in AMOUNTS and isinstance(value, dict):
            found += [(value, name) for name, amount in value.items() if type(amount) is int]
        elif key in NUMBERS and type(value) is int:
            found.append((face, key))
        elif key in NUMBERS and isinstance(value, list):
            found += [(value, place) for place, each in enumerate(value) if type(each) is int]
        elif isinstance(value, dict):
            found += _spots(value)
        elif isinstance(value, list):
            for each in value:
                found += _spots(each) if isinstance(each, dict) else []
    return found


def _changed(files: dict[str, Any], place: Place, rng: Random) -> Table:
    """A face with another number, and perhaps with the effect of another face of its table."""
    face = copy.deepcopy(_face(files, place))
    others = [each for each in files[place[0]][place[1]] if each.get("id") != place[2]]
    if len(place) == 3 and others and rng.random() < 0.5:
        other = rng.choice(others)
        for key in [key for key, value in face.items() if _is_exchanged(key, value)]:
            if key in other and rng.random() < 0.7:
                face[key] = copy.deepcopy(other[key])
    words = _words(files[place[0]][place[1]])
    for holder in _holders(face):
        if len(words) > 1 and rng.random() < 0.3:
            holder[CHOSEN] = rng.choice(words)
    for holder, key in rng.sample(_spots(face), min(2, len(_spots(face)))):
        step = rng.choice((-2, -1, 1, 1, 2)) if key == "vp" else rng.choice((-1, 1))
        holder[key] = max(0 if key == "discount" else 1, holder[key] + step)
    return face


def _is_exchanged(key: str, value: object) -> bool:
    """Whether a face can take it over from another one: effects, and what else has parts."""
    if key in KEPT:
        return False
    return isinstance(value, dict) or (
        isinstance(value, list) and all(isinstance(each, dict) for each in value)
    )


def _holders(value: object) -> Iterator[Table]:
    """All tables with a word that can become another one."""
    if isinstance(value, dict):
        if isinstance(value.get(CHOSEN), str):
            yield value
        for each in value.values():
            yield from _holders(each)
    elif isinstance(value, list):
        for each in value:
            yield from _holders(each)


def _words(listed: list[Table]) -> list[str]:
    return sorted({holder[CHOSEN] for holder in _holders(listed)})


def _with(files: dict[str, Any], changed: dict[Place, Table]) -> dict[str, Any]:
    found = copy.deepcopy(files)
    for place, face in changed.items():
        before = _face(found, place)
        before.clear()
        before.update(copy.deepcopy(face))
    return found


def _valid(
    game: str, files: dict[str, Any], changed: dict[Place, Table], scratch: Path
) -> dict[Place, Table]:
    """As many of the changes as the checks allow together: halves are tried one after the other."""
    kept: dict[Place, Table] = {}
    waiting = [changed]
    while waiting:
        tried = waiting.pop()
        if not tried:
            continue
        write_files(_with(files, kept | tried), scratch)
        try:
            entry_of(game).check_pack(scratch)
        except ContentError:
            places = list(tried)
            if len(places) > 1:
                half = len(places) // 2
                waiting.append({place: tried[place] for place in places[half:]})
                waiting.append({place: tried[place] for place in places[:half]})
            continue
        kept |= tried
    return kept
