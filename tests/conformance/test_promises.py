"""Every game keeps every promise, with every number of players and on many seeds.

A test for each case: all promises look on at the same walk (`promises.py`), and those that were
broken are named.
"""

from types import ModuleType

import pytest

from tests.conformance import about, no_leak, play, reach, records, states, trials, undo, worlds
from tests.conformance.cases import Case, all_cases
from tests.conformance.promises import Promise, walked


def promises_in(module: ModuleType) -> list[type[Promise]]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in found if kind.__module__ == module.__name__]
    return [kind for kind in own if issubclass(kind, Promise)]


PROMISES = tuple(
    kind
    for module in (play, records, states, no_leak, worlds, about, undo, trials, reach)
    for kind in promises_in(module)
)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_promise_is_kept(case: Case) -> None:
    broken = list(walked(case, PROMISES).values())
    if broken:
        raise broken[0] if len(broken) == 1 else BaseExceptionGroup("broken promises", broken)
