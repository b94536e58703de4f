"""Whether the service can run here: somebody may have installed Mori without its libraries."""

import importlib
from typing import Final

from mori.cli.guard import Mistake

# Between them, all that the service imports.
SERVICE: Final = ("mori.server.maintenance", "mori.server.runner")
PACKAGE: Final = "mori"
INSTALL: Final = f"pip install {PACKAGE}"


def load_service() -> None:
    """Import the service; a mistake, with what to do, where its libraries are not installed."""
    try:
        for module in SERVICE:
            importlib.import_module(module)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "mori"):  # no library, but a bug
            raise
        raise Mistake("cli-mistake-no-service", module=missing, command=INSTALL) from None
