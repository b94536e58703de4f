"""Printing: tables for people, JSON for programs, and text that cannot disturb a terminal."""

import json
import sys

from rich.console import Console
from rich.table import Table

from mori.cli.paper import Paper

WIDTH_IN_A_FILE = 160  # where there is no terminal to ask
HARMLESS = "\n\N{NO-BREAK SPACE}"  # not printable for Python; French has one before its colons


def console() -> Console:
    """Standard output for tables and headings. Nothing in what is printed is taken for markup."""
    width = None if sys.stdout.isatty() else WIDTH_IN_A_FILE
    return Paper(markup=False, emoji=False, highlight=False, width=width)


def say(text: str = "") -> None:
    """A line on standard output."""
    sys.stdout.write(harmless(text) + "\n")


def complain(text: str) -> None:
    """A line on standard error: mistakes and notices go there."""
    sys.stdout.flush()
    sys.stderr.write(harmless(text) + "\n")
    sys.stderr.flush()


def say_json(data: object) -> None:
    """One JSON value, and nothing else, on standard output."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def new_table(title: str = "") -> Table:
    """An empty table in the house style."""
    return Table(
        title=harmless(title) or None,
        title_justify="left",
        title_style="bold",
        header_style="bold",
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )


def harmless(text: str) -> str:
    """The text without control characters, which a record or a pack could steer a terminal with."""
    return "".join(
        c if c.isprintable() or c in HARMLESS else "\N{REPLACEMENT CHARACTER}" for c in text
    )
