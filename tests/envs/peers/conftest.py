"""Without the frameworks there is nothing to collect here."""

from importlib.util import find_spec

PEERS = ("gymnasium", "pettingzoo", "pyspiel")
collect_ignore_glob = [] if all(find_spec(name) for name in PEERS) else ["test_*.py"]
