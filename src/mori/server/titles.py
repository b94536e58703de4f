"""Titles that somebody wrote: of tables, of packs."""


def tidy(title: str) -> str:
    """A title on one line, without anything that cannot be shown."""
    return " ".join("".join(c if c.isprintable() else " " for c in title).split())
