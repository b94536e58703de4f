"""The components of several packs as tensors: what training on changed packs learns from.

A row names the variant it was played with: 0 is the game's own pack. Of each component of another
variant it is known by how much its traits differ (`mori.bots.knowledge`). For each role and trait
the net has weights, which the differences multiply.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from mori.bots.knowledge import Knowledge, TraitsByKind, changes, trait_names
from mori.core.encoding import Layout
from mori.core.errors import SetupError
from mori.core.registry import load_rules


@dataclass
class RoleTensors:
    """The components in one role."""

    kind: str
    name: str
    numbers: Tensor  # of its features or choices
    components: Tensor  # of each of them
    size: int  # how many components there are
    first_column: int
    first_trait: int
    traits: int


class Components:
    """The packs that are played: their roles, and what differs from the game's own pack."""

    def __init__(self, layout: Layout, played: Sequence[Sequence[TraitsByKind]]) -> None:
        """`played` has the components of each variant, and of it those at each table."""
        self.tables = len(played[0])
        self.names = trait_names([each for variant in played for each in variant])
        sizes = {kind: len(each) for kind, each in played[0][0].items()}
        self.features: list[RoleTensors] = []
        self.choices: list[RoleTensors] = []
        columns = traits = 0
        for role in layout.roles:
            size, known = sizes[role.kind], len(self.names[role.kind])
            for part, name in enumerate(role.names()):
                found = [
                    (number, component)
                    for number, of, component in role.numbers()
                    if of == part and component < size
                ]
                numbers, components = torch.tensor(found, dtype=torch.long).reshape(-1, 2).T
                at = RoleTensors(role.kind, name, numbers, components, size, columns, traits, known)
                (self.choices if role.of_choices else self.features).append(at)
                if not role.of_choices:
                    columns += size
                traits += known
        self.traits = traits
        self.columns = columns
        # Where a feature counts; in the last column those that stand for no component.
        self.column_of = torch.full((layout.size,), columns, dtype=torch.long)
        for each in self.features:
            self.column_of[each.numbers] = each.first_column + each.components
        self.differences = {
            kind: torch.zeros(len(played) * self.tables, size, len(self.names[kind]))
            for kind, size in sizes.items()
        }
        for variant, tables in enumerate(played):
            for table, components in enumerate(tables):
                self._note(variant * self.tables + table, played[0][table], components)

    def _note(self, place: int, own: TraitsByKind, played: TraitsByKind) -> None:
        for kind, by_component in changes(own, played).items():
            for component, differing in by_component.items():
                for trait, amount in differing.items():
                    column = self.names[kind].index(trait)
                    self.differences[kind][place, component, column] = amount

    def to(self, device: torch.device) -> "Components":
        """Move all tensors."""
        self.column_of = self.column_of.to(device)
        for kind, each in self.differences.items():
            self.differences[kind] = each.to(device)
        for role in (*self.features, *self.choices):
            role.numbers, role.components = role.numbers.to(device), role.components.to(device)
        return self

    def rows(self) -> Iterator[tuple[str, str, str]]:
        """Of each row of the traits' weights: kind, role and trait."""
        for role in sorted((*self.features, *self.choices), key=lambda each: each.first_trait):
            for trait in self.names[role.kind]:
                yield role.kind, role.name, trait

    def seen(self, features: Tensor, places: Tensor) -> Tensor:
        """How much of each trait, in each role, the features show above the own pack's."""
        counted = torch.zeros(len(features), self.columns + 1, device=features.device)
        counted.scatter_add_(
            1, self.column_of[features], torch.ones_like(features, dtype=torch.float)
        )
        found = torch.zeros(len(features), self.traits, device=features.device)
        for role in self.features:
            here = counted[:, role.first_column : role.first_column + role.size, None]
            differing = self.differences[role.kind][places]
            total = (here * differing).sum(1)
            found[:, role.first_trait : role.first_trait + role.traits] = total
        return found

    def wishes(self, hidden: Tensor, traits: Tensor, choices: int, places: Tensor) -> Tensor:
        """What the traits add to the preference for each choice."""
        found = torch.zeros(len(hidden), choices, device=hidden.device)
        for role in self.choices:
            weights = traits[role.first_trait : role.first_trait + role.traits]
            liked = (hidden @ weights.T)[:, :, None]
            added = torch.bmm(self.differences[role.kind][places], liked).squeeze(2)
            found = found.index_add(1, role.numbers, added[:, role.components])
        return found


def components_of(
    game: str, counts: Sequence[int], packs: Sequence[Path]
) -> tuple[Components, Knowledge]:
    """The components of a game's own pack and of others; and what a net file keeps of the own."""
    played: list[list[TraitsByKind]] = []
    layout: Layout | None = None
    for pack in (None, *packs):
        tables: list[TraitsByKind] = []
        for players in counts:
            encoder = load_rules(game, players, pack=pack).encoder()
            assert encoder is not None
            if layout is None:
                layout = encoder.layout
            elif encoder.layout.ids_digest() != layout.ids_digest():
                raise SetupError(
                    "unfit_net", {"game": game, "net": str(pack)[-60:], "reason": "layout"}
                )
            tables.append(encoder.traits())
        played.append(tables)
    assert layout is not None
    components = Components(layout, played)
    rows = {row: number for number, row in enumerate(components.rows())}
    return components, Knowledge(rows, dict(zip(counts, played[0], strict=True)))
