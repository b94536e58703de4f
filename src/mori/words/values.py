"""Values as Fluent takes them."""

from mori.words.catalogue import Value


def plain(value: object) -> Value:
    """A value that is no reference, as Fluent takes it.

    A selector's variants are names, so truth values become "true" and "false", and nothing (None or
    an empty text) becomes "none".
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return value
    if value is None or value == "":
        return "none"
    return str(value)
