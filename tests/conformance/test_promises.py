"""Every game keeps every promise, with every number of players and on many seeds.

A test for each promise and case; those of one case read the same walk (`promises.py`).
"""

import re
from types import ModuleType

import pytest

from tests.conformance import about, no_leak, play, records, states, trials, undo, worlds
from tests.conformance.cases import all_cases
from tests.conformance.promises import Broken, Promise, walked


def promises_in(module: ModuleType) -> list[type[Promise]]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in found if kind.__module__ == module.__name__]
    return [kind for kind in own if issubclass(kind, Promise)]


def sentence(kind: type[Promise]) -> str:
    """What a promise is called in the reports: its name, as words."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


PROMISES = tuple(
    kind
    for module in (play, records, states, no_leak, worlds, about, undo, trials)
    for kind in promises_in(module)
)


@pytest.fixture(scope="module", params=all_cases(), ids=str)
def broken(request: pytest.FixtureRequest) -> Broken:
    """What was broken on the walk through a case; pytest asks for all its promises in a row."""
    return walked(request.param, PROMISES)


@pytest.mark.parametrize("kind", PROMISES, ids=sentence)
def test_promise(broken: Broken, kind: type[Promise]) -> None:
    if kind in broken:
        raise broken[kind]
