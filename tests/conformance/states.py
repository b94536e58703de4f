"""States beside each other: what differs, and that a clone shares only what never changes."""

from mori.core.game import Game
from mori.core.snapshot import to_data
from mori.core.state import GameState
from tests.conformance.cases import Case
from tests.conformance.promises import Ending, Moment, Promise


def differing(one: GameState, other: GameState) -> dict[str, tuple[object, object]]:
    """The fields in which two states differ, as data.

    Nearly all fields hold only numbers: these are compared as they are, at half the cost.
    """
    assert type(one) is type(other)
    found = {}
    for name in type(one).FIELDS:
        left, right = getattr(one, name), getattr(other, name)
        if left != right and to_data(left) != to_data(right):
            found[name] = (to_data(left), to_data(right))
    return found


def shared_parts(one: object, other: object, path: str) -> list[str]:
    """Where two objects hold the very same thing that can change."""
    if isinstance(one, list):
        assert isinstance(other, list)
        found = [path] if one is other else []
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if type(left) is not int:  # as nearly all that a state holds, which cannot change
                found += shared_parts(left, right, f"{path}[{index}]")
        return found
    fields: tuple[str, ...] | None = getattr(type(one), "FIELDS", None)
    if fields is None:
        return []
    found = [path] if one is other else []
    for name in fields:
        found += shared_parts(getattr(one, name), getattr(other, name), f"{path}.{name}")
    return found


def part_at(game: Game, path: str) -> object:
    """What lies at a path such as state.frames[1].order."""
    found: object = game.state
    for step in path.replace("[", ".[").split(".")[1:]:
        if step.startswith("["):
            assert isinstance(found, list)
            found = found[int(step[1:-1])]
        else:
            found = getattr(found, step)
    return found


class AllPendingWorkIsASeatsOrNobodys(Promise):
    """A trial asks whose work lies on top before it goes on, even of what asks nobody."""

    every = 5

    def look(self, moment: Moment) -> None:
        players = moment.game.rules.players
        assert all(-1 <= frame.seat < players for frame in moment.game.state.frames)


class ACloneSharesNothingThatIsEverChanged(Promise):
    """A list that a clone shares with its original is replaced, never written into."""

    every = 5

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.shared: list[tuple[str, object, str]] = []

    def look(self, moment: Moment) -> None:
        clone = moment.game.clone()
        for path in shared_parts(moment.game.state, clone.state, "state"):
            part = part_at(clone, path)
            self.shared.append((path, part, repr(part)))

    def end(self, ending: Ending) -> None:
        for path, part, before in self.shared:
            assert repr(part) == before, path
