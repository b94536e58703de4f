"""Connects to an existing Ray cluster (extra `mori[cluster]`).

Every machine of it needs the same version of Mori.
"""

from typing import Any

from mori.core.errors import SetupError


def connected(address: str) -> Any:
    """Ray, connected to the cluster at an address; "auto" is the cluster on this machine."""
    try:
        import ray  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError as error:
        raise SetupError("cluster_not_installed") from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise SetupError("cluster_unreachable", {"address": address[:60]}) from error
    return ray
