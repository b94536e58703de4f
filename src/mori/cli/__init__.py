"""The `mori` command."""

import os
import sys


def main() -> None:
    """Run the command line."""
    # A net's matrices are small: threads that share one wait for each other, and a hint takes eight
    # times as long. A value that is already set is kept. numpy reads it when it is loaded,
    # here and in the processes that are started from here.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        # Imported here, so that Ctrl-C while everything loads ends as quietly as later.
        from mori.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
