"""Facts: what happened, in the past tense and without words.

A fact has a kind, plain arguments and an audience: everybody, or one seat. A fact for one seat may
have a reduced form that everybody else gets instead. Arguments are numbers, lists and references
("tile:amber", "seat:2"), which the catalogues turn into sentences; see mori.words.
"""

from typing import Final

EVERYBODY: Final = -1


class Fact:
    """One thing that happened."""

    __slots__ = ("args", "kind", "only", "reduced")

    def __init__(
        self,
        kind: str,
        args: dict[str, object],
        only: int = EVERYBODY,
        reduced: "Fact | None" = None,
    ) -> None:
        self.kind = kind
        self.args = args
        self.only = only  # the one seat that learns it whole, or EVERYBODY
        self.reduced = reduced  # what the others learn; None: nothing

    def seen_by(self, seat: int | None) -> "Fact | None":
        """What a seat learns of it; None stands for the spectators."""
        if self.only == EVERYBODY or self.only == seat:
            return self
        return self.reduced

    def to_data(self) -> dict[str, object]:
        return {"kind": self.kind, "args": self.args}

    def __reduce__(self) -> tuple[object, ...]:
        return Fact, (self.kind, self.args, self.only, self.reduced)

    def __repr__(self) -> str:
        audience = "" if self.only == EVERYBODY else f" only={self.only}"
        return f"<fact {self.kind} {self.args}{audience}>"
