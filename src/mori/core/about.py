"""What an action, a question or a fact is about: where on the table, and what its words should add.

Places are names that a game gives to whatever can be pointed at: "die-0-2", "tile-amber-3". The
table in the browser and the one in the terminal draw by these names and look them up, so neither
has to know which place an action is chosen at or a fact speaks of.
"""

from mori.core.facts import Fact
from mori.core.shown import EffectData

# A reference ("tile:amber", "bundle:berry=2"), or an effect spelled out as data (docs/words.md).
Said = str | EffectData


class Note:
    """Something to know of an answer before it is given, told in a sentence of its own.

    What is certain to follow is told by facts. A note tells the rest: a price that is asked for
    only later, which actions a place opens, what somebody else would get. `unless` is the kind of
    fact that says the same once it is certain: with one of it no note is needed. `places` are what
    the answer would make usable: not chosen with it, but shown while it is looked at.
    """

    __slots__ = ("args", "kind", "places", "unless")

    def __init__(
        self,
        kind: str,
        args: dict[str, object],
        unless: str = "",
        places: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.args = args
        self.unless = unless
        self.places: list[str] = places if places is not None else []

    def __reduce__(self) -> tuple[object, ...]:
        return Note, (self.kind, self.args, self.unless, self.places)

    def __repr__(self) -> str:
        return f"<note {self.kind} {self.args}>"


class About:
    """Places in their order (where something moves: from where, then to where), and additions.

    `adds` is what the words of an action should say besides: the tile on a space, the effect of a
    row. None if the action's own words say it all. `notes` are told after it. `source` is the place
    of the piece that it moves, by which it can be dragged. An action `is_rare` if pressing its
    place means another one there, if there is one: it is chosen on purpose only.
    """

    __slots__ = ("adds", "is_rare", "notes", "places", "source")

    def __init__(
        self,
        places: list[str],
        adds: Said | None = None,
        notes: list[Note] | None = None,
        is_rare: bool = False,
        source: str = "",
    ) -> None:
        self.places = places
        self.adds = adds
        self.notes: list[Note] = notes if notes is not None else []
        self.is_rare = is_rare
        self.source = source

    def __reduce__(self) -> tuple[object, ...]:
        return About, (self.places, self.adds, self.notes)

    def notes_beside(self, facts: list[Fact]) -> list[Note]:
        """The notes that say more than the facts that are certain to follow."""
        kinds = {fact.kind for fact in facts}
        return [note for note in self.notes if note.unless not in kinds]

    def to_data(self) -> dict[str, object]:
        notes = [[note.kind, note.args, note.places] for note in self.notes]
        return {"places": self.places, "adds": self.adds, "notes": notes}

    def __repr__(self) -> str:
        return f"<about {self.places} {self.adds}>"
