"""The component packs of a service, Mori's own and the given ones, and the rules with them."""

import re
from collections.abc import Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from mori.bots import BotFit, fit_of
from mori.content import EntryProvenance, RawPack, entries, read_pack, require_game
from mori.core.errors import ContentError, Problem, SetupError
from mori.core.registry import entry_of, game_names, leave_out, load_rules, rules_under
from mori.core.rules import GameRules
from mori.server.errors import RequestError
from mori.server.typed_text import one_line

OWN: Final = "mori"  # the id of a game's own pack
NAMELESS: Final = "pack"  # for a path without usable letters
MAX_ID: Final = 40
MAX_TITLE: Final = 80
SHOWN: Final = 12  # digits of a fingerprint in messages


class OfferedPack:
    """A checked pack that tables can be made with.

    `path` is None for Mori's own. `title` is "" if the pack has none, or only the one of Mori's own
    pack that it was copied from.
    """

    def __init__(
        self, id: str, game: str, raw: RawPack, fingerprint: str, path: Path | None, title: str
    ) -> None:
        self.id = id
        self.game = game
        self.raw = raw
        self.fingerprint = fingerprint  # of everything in it that can change a game
        self.path = path
        self.title = title

    @property
    def is_own(self) -> bool:
        return self.path is None

    @property
    def name(self) -> str:
        """The name to display; "" for Mori's own."""
        return "" if self.is_own else self.title or self.id

    def is_called(self, name: str) -> bool:
        """Whether a stored table or a record with this name of a pack was played with this one."""
        return entry_of(self.game).is_pack(name, self.fingerprint, self.raw.digest)

    def rules(self, players: int, options: dict[str, Any]) -> GameRules:
        """The rules of the game with this pack; RequestError if the pack has changed meanwhile."""
        path = str(self.path) if self.path is not None else ""
        return kept_rules(self.game, players, options, path, self.fingerprint)

    def idle_options(self, players: int) -> list[str]:
        """The options without effect with this pack; none if it can no longer be read."""
        try:
            return self.rules(players, {}).idle_options()
        except RequestError:  # it has changed meanwhile; new tables with it are refused
            return []

    def bot_fit(self, players: int) -> BotFit:
        """How well the strong bots know the pack."""
        try:
            return fit_of(self.rules(players, {}))
        except RequestError:  # it has changed meanwhile; a table with it is refused
            return "rough"

    @cached_property
    def entries(self) -> list[EntryProvenance]:
        """Every entry with its provenance."""
        return entries(self.raw)

    @property
    def reconstructed(self) -> int:
        """The number of reconstructed entries."""
        return sum(entry.provenance == "reconstructed" for entry in self.entries)


class Packs:
    """The packs that tables can be made with, by game; Mori's own comes first."""

    def __init__(self, given: Iterable[Path] = ()) -> None:
        """Checks the given packs; a ContentError names all problems of all of them."""
        self._packs: dict[str, list[OfferedPack]] = {}
        self._former: dict[str, list[OfferedPack]] = {}  # of a game, once somebody needs one
        for game in game_names():
            try:
                self._packs[game] = [_own(game)]
            except Exception as error:  # it may be a third party's game: the others work without it
                leave_out(game, error)
        problems: list[Problem] = []
        for path in given:
            try:
                self._add(path)
            except ContentError as error:
                problems += [_placed(problem, path) for problem in error.problems]
        if problems:
            raise ContentError(problems)

    def load_own(self) -> None:
        """Load the rules with Mori's own packs for every game and number of players.

        A service does so before it answers, so that the first visitors need not wait.
        """
        for game, (own, *_) in self._packs.items():
            entry = entry_of(game)
            for players in range(entry.min_players, entry.max_players + 1):
                own.rules(players, {})

    def of(self, game: str) -> list[OfferedPack]:
        """The packs of a game: Mori's own, then the given ones in their order."""
        entry_of(game)  # raises SetupError if there is no such game
        return self._packs[game]

    def former(self, game: str) -> list[OfferedPack]:
        """The packs of earlier versions: not offered, but what was begun with them goes on."""
        if game not in self._former:
            self._former[game] = [
                _former(game, fingerprint, path)
                for fingerprint, path in entry_of(game).former_packs.items()
            ]
        return self._former[game]

    def chosen(self, game: str, name: str | None) -> OfferedPack:
        """The pack with an id or a fingerprint; Mori's own if none is named."""
        packs = self.of(game)
        if name is None:
            return packs[0]
        former = self.former(game)
        for pack in [*packs, *former]:
            if name == pack.id:
                return pack
        # Of packs that play alike, Mori's own comes last: nobody needs to name it.
        for pack in [*reversed(packs), *former]:
            if pack.is_called(name):
                return pack
        known = ", ".join(pack.id for pack in packs)
        raise SetupError("unknown_pack", {"pack": name[:60], "game": game, "known": known})

    def with_fingerprint(self, game: str, name: str, path: str = "") -> OfferedPack | None:
        """The pack that a table or a record was made with, if the service has it.

        If several packs play alike, it is the one at the path ("": Mori's own), if that is among
        them.
        """
        if game not in self._packs:
            return None
        packs = [*self._packs[game], *self.former(game)]
        alike = [pack for pack in packs if pack.is_called(name)]
        for pack in alike:
            if path == ("" if pack.path is None else str(pack.path)):
                return pack
        return alike[0] if alike else None

    def first_given(self, game: str | None = None) -> OfferedPack | None:
        """The first given pack, of one game or of any."""
        games = [game] if game is not None else list(self._packs)
        given = [pack for name in games for pack in self.of(name)[1:]]
        return given[0] if given else None

    def _add(self, path: Path) -> None:
        raw = read_pack(path)
        game = require_game(raw)
        fingerprint = entry_of(game).check_pack(path)
        packs = self._packs[game]
        if any(pack.raw.digest == raw.digest for pack in packs):
            return  # given twice, or equal to Mori's own: nothing to choose
        title = "" if raw.title == packs[0].raw.title else one_line(raw.title)[:MAX_TITLE]
        id = _new_id(path, {pack.id for pack in packs})
        packs.append(OfferedPack(id, game, raw, fingerprint, path.absolute(), title))


def _own(game: str) -> OfferedPack:
    entry = entry_of(game)
    fingerprint = entry.check_pack(None)
    if entry.pack is not None:
        return OfferedPack(OWN, game, read_pack(entry.pack), fingerprint, None, "")
    without = RawPack(Path(), {}, fingerprint, game)
    return OfferedPack(OWN, game, without, fingerprint, None, "")


def _former(game: str, fingerprint: str, path: Path) -> OfferedPack:
    return OfferedPack(f"{OWN}-{path.name}", game, read_pack(path), fingerprint, path, "")


def _new_id(path: Path, taken: set[str]) -> str:
    """The name of a file or folder as an id, with a number appended if it is taken."""
    name = path.resolve().name.removesuffix(".toml")
    stem = re.sub(r"[^\w.-]+", "-", name).strip("-.")[:MAX_ID] or NAMELESS
    id, number = stem, 2
    while id in taken:
        id = f"{stem}-{number}"
        number += 1
    return id


def _placed(problem: Problem, path: Path) -> Problem:
    """The problem with the whole path of its file: several packs can have files of one name."""
    is_inside = path.is_dir() and problem.file not in (path.name, str(path))
    file = path / problem.file if is_inside else path
    return Problem(str(file), problem.entry, problem.key, problem.code, problem.data)


def kept_rules(
    game: str, players: int, options: dict[str, Any], pack_path: str, fingerprint: str
) -> GameRules:
    """The rules of a game with the pack at a path ("": Mori's own), if that is unchanged.

    A pack may be edited while a service runs. Then it is no longer the one that was checked, and a
    part of the service must not play with another pack than the rest.
    """
    return rules_under(_usual_rules(game, players, pack_path, fingerprint), options)


@lru_cache(maxsize=32)
def _usual_rules(game: str, players: int, pack_path: str, fingerprint: str) -> GameRules:
    pack = Path(pack_path) if pack_path else None
    try:
        rules = load_rules(game, players, pack=pack)
    except ContentError:  # it was valid when it was offered
        raise _changed(fingerprint) from None
    if rules.fingerprint != fingerprint:
        raise _changed(fingerprint)
    return rules


def _changed(fingerprint: str) -> RequestError:
    return RequestError("pack_changed", {"fingerprint": fingerprint[:SHOWN]})
