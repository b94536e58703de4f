"""What a net knows of components besides their ids: their traits, such as price and effects.

A net is trained on one pack, where an id says it all. Training on changed packs teaches it, for
each role of a component and each trait, what one more of that trait means (`mori.learn`). When it
plays another pack, the weights of each component are adapted by the difference of its traits. On
its own pack there is no difference, so nothing changes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mori.core.encoding import Encoder, Traits

KNOWLEDGE: Final = "knowledge"  # the arrays of a net file: what this module keeps, as JSON,
TRAITS: Final = "traits"  # and the weights of the traits
SCALE: Final = 2  # a trait of this much counts as 1

TraitsByKind = dict[str, list[Traits]]


@dataclass(frozen=True)
class Adaptation:
    """How the rows of a net's tables change: row `rows[k]` by `amounts[k]` × trait `traits[k]`.

    First the rows of the features' table, then, from `choices_from` on, those of the choices'.
    """

    rows: list[int]
    traits: list[int]
    amounts: list[float]
    choices_from: int

    def __bool__(self) -> bool:
        return bool(self.rows)


@dataclass(frozen=True)
class Knowledge:
    """What is stored of it in a net file, besides the weights of the traits."""

    traits: dict[tuple[str, str, str], int]  # row of the weights, by kind, role and trait
    known: dict[int, TraitsByKind]  # by number of players: the components of the net's own pack

    @classmethod
    def read(cls, stored: dict[str, Any]) -> "Knowledge":
        """Raises LookupError, TypeError or ValueError if it is not one."""
        rows = {(kind, role, trait): row for row, (kind, role, trait) in enumerate(stored["rows"])}
        return cls(rows, {int(players): known for players, known in stored["known"].items()})

    def to_data(self) -> dict[str, Any]:
        rows = [list(each) for each in sorted(self.traits, key=self.traits.__getitem__)]
        return {"rows": rows, "known": {str(players): each for players, each in self.known.items()}}

    def adaptation(self, encoder: Encoder, players: int) -> Adaptation:
        """How the net's tables change to play these components."""
        known = self.known.get(players)
        changed = {} if known is None else changes(known, encoder.traits())
        found: tuple[list[tuple[int, int, float]], ...] = ([], [])
        for role in encoder.layout.roles:
            by_component = changed.get(role.kind)
            if not by_component:
                continue
            names = role.names()
            for number, part, component in role.numbers():
                for trait, amount in by_component.get(component, {}).items():
                    row = self.traits.get((role.kind, names[part], trait))
                    if row is not None:
                        found[role.of_choices].append((number, row, amount))
        every = found[0] + found[1]
        return Adaptation(
            [number for number, _, _ in every],
            [row for _, row, _ in every],
            [amount for _, _, amount in every],
            len(found[0]),
        )


def changes(known: TraitsByKind, played: TraitsByKind) -> dict[str, dict[int, dict[str, float]]]:
    """By kind and component: how much each trait of what is played is above what is known."""
    found: dict[str, dict[int, dict[str, float]]] = {}
    for kind, components in played.items():
        before = known.get(kind, [])
        for number, (old, new) in enumerate(zip(before, components, strict=False)):
            if old == new:
                continue
            differing = {
                trait: (new.get(trait, 0) - old.get(trait, 0)) / SCALE
                for trait in sorted({*old, *new})
                if new.get(trait, 0) != old.get(trait, 0)
            }
            found.setdefault(kind, {})[number] = differing
    return found


def trait_names(packs: Sequence[TraitsByKind]) -> dict[str, list[str]]:
    """All traits that occur in several packs, by kind."""
    found: dict[str, set[str]] = {}
    for pack in packs:
        for kind, components in pack.items():
            found.setdefault(kind, set()).update(*components)
    return {kind: sorted(names) for kind, names in sorted(found.items())}
