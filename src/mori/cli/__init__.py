"""The `mori` command."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        # Imported here, so that Ctrl-C while everything loads ends as quietly as later.
        from mori.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
