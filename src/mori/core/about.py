"""What an action, a question or a fact is about: where on the table, and what its words should add.

Places are names that a game gives to whatever can be pointed at: "die-0-2", "tile-amber-3". The
table in the browser and the one in the terminal draw by these names and look them up, so neither
has to know which place an action is chosen at or a fact speaks of.
"""

from mori.core.shown import EffectData

# A reference ("tile:amber", "bundle:berry=2"), or an effect spelled out as data (docs/words.md).
Said = str | EffectData


class About:
    """Places in their order (where something moves: from where, then to where), and an addition.

    `adds` is what the words of an action should say besides: the tile on a space, the effect of a
    row. None if the action's own words say it all.
    """

    __slots__ = ("adds", "places")

    def __init__(self, places: list[str], adds: Said | None = None) -> None:
        self.places = places
        self.adds = adds

    def to_data(self) -> dict[str, object]:
        return {"places": self.places, "adds": self.adds}

    def __repr__(self) -> str:
        return f"<about {self.places} {self.adds}>"
