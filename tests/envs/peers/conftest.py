"""Without the frameworks there is nothing to collect here."""

from importlib.util import find_spec

import pytest

PEERS = ("gymnasium", "pettingzoo", "pyspiel")
collect_ignore_glob = [] if all(find_spec(name) for name in PEERS) else ["test_*.py"]


def pytest_configure(config: pytest.Config) -> None:
    """PettingZoo's tests import its own games in a way that it deprecates."""
    config.addinivalue_line(
        "filterwarnings", "ignore:The old environment creation API:DeprecationWarning"
    )
