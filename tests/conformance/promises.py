"""How a promise is kept: each game is walked through once, and every promise looks on.

To add a promise, write a subclass of `Promise` in one of the modules named in `test_promises.py`.
Its name says what is promised; `look` is called before the answers of a walk, `end` after it.
"""

from dataclasses import dataclass, field
from functools import cached_property

import msgspec
import pytest

from mori.core.decision import Decision
from mori.core.game import Game
from mori.core.rng import Rng, seeded
from mori.core.view import SeatView, seat_view
from tests.conformance.cases import Case, is_looked_at, random_play, start
from tests.conformance.hidden import with_hidden_permuted

LONGEST_GAME = 20_000  # answers; a game that takes more does not end

# What a broken promise raises: `pytest.raises` and `pytest.fail` raise no `Exception`.
BROKEN = (Exception, pytest.fail.Exception)


def as_bytes(data: object) -> bytes:
    """Data as they would be sent. What is printed on the components is the same in every view."""
    if isinstance(data, dict):
        data = {key: value for key, value in data.items() if key != "components"}
    return msgspec.json.encode(data)


@dataclass
class Moment:
    """A moment of a walk: the game, one of its pending decisions and how many answers there were.

    All promises look at the same game, and at the same views of it: who wants to play on does so
    with a clone.
    """

    game: Game
    decision: Decision
    step: int
    _otherwise: dict[int | None, Game] = field(default_factory=dict)
    _seen: dict[int | None, bytes] = field(default_factory=dict)
    _known: dict[tuple[int | None, bool], SeatView] = field(default_factory=dict)

    def otherwise(self, seat: int | None) -> Game:
        """The game as the seat sees it, with all that is hidden from it lying otherwise."""
        if seat not in self._otherwise:
            self._otherwise[seat] = with_hidden_permuted(self.game, seat, seeded(self.step + 5))
        return self._otherwise[seat]

    def known(self, seat: int | None) -> SeatView:
        """What the seat may know of the game."""
        return self._view(self.game, seat, False)

    def seen_by(self, seat: int | None) -> bytes:
        """What the seat sees of it, as it would be sent."""
        if seat not in self._seen:
            self._seen[seat] = as_bytes(self.known(seat).data())
        return self._seen[seat]

    def known_otherwise(self, seat: int | None) -> SeatView:
        """What it may know where all that is hidden from it lies otherwise."""
        return self._view(self.otherwise(seat), seat, True)

    def _view(self, game: Game, seat: int | None, is_other: bool) -> SeatView:
        key = (seat, is_other)
        if key not in self._known:
            self._known[key] = seat_view(game, seat)
        return self._known[key]


@dataclass
class Ending:
    """A game that was walked to its end."""

    game: Game

    @cached_property
    def record(self) -> dict[str, object]:
        """The game's record; who wants to change it copies it first."""
        return self.game.record()


class Promise:
    """One thing that holds in every game; each walk has a promise of its own of each kind."""

    every = 1  # what is costly looks at every so many answers only

    def __init__(self, case: Case, game: Game) -> None:
        self.case = case
        self.rng: Rng = seeded(case.seed + 5)

    def look(self, moment: Moment) -> None:
        """Check what holds at a moment of the game."""

    def end(self, ending: Ending) -> None:
        """Check what holds when the game is over."""

    @property
    def all_eyes(self) -> list[int | None]:
        """Everybody who can look on: a spectator and every seat."""
        return [None, *range(self.case.players)]


Broken = dict[type[Promise], BaseException]


def told(case: Case) -> str:
    return f"{case} with {case.options}"


def walked(case: Case, kinds: tuple[type[Promise], ...]) -> Broken:
    """Walk through a case with promises of all kinds; those that were broken, and how."""
    broken: Broken = {}
    game = start(case, facts=True)
    promises = {kind: kind(case, game) for kind in kinds}

    for step, decision in enumerate(random_play(game, case.seed)):
        assert step < LONGEST_GAME, "the game does not end"
        moment = Moment(game, decision, step)
        for kind, promise in promises.items():
            if kind not in broken and is_looked_at(step, kind.every, case.seed):
                try:
                    promise.look(moment)
                except BROKEN as error:
                    error.add_note(f"{kind.__name__}: before answer {step} of {told(case)}")
                    broken[kind] = error

    ending = Ending(game)
    for kind, promise in promises.items():
        if kind not in broken:
            try:
                promise.end(ending)
            except BROKEN as error:
                error.add_note(f"{kind.__name__}: at the end of {told(case)}")
                broken[kind] = error
    return broken
