"""Values as Fluent takes them."""

from mori.words.catalogue import Value


def plain(value: object) -> Value:
    """A value that is no reference, as Fluent takes it.

    A selector's variants are names, so truth values are passed as "true" and "false", and nothing
    (None or an empty text) as "none".
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return value
    if value is None or value == "":
        return "none"
    return str(value)
