"""README.md of the pack repeats numbers and words of its data; they must stay the same."""

import re
from collections.abc import Callable, Sequence
from typing import get_args

import pytest

from mori.content import entries, read_pack
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.load import load_pack
from mori.games.bitoku.pack.schema.cards import Virtue
from mori.games.bitoku.pack.schema.face import Face
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.pack.schema.words import Item, Trigger
from tests.games.bitoku.pack.changes import SHIPPED

README = (SHIPPED / "README.md").read_text(encoding="utf-8")
PACK: BitokuPack = load_pack(read_pack(SHIPPED))


def one(values: Sequence[int]) -> str:
    assert len(set(values)) == 1
    return str(values[0])


def areas(face: Face) -> str:
    ancient = [space.type == "ancient" for space in face.inhabited]
    return f"{ancient.count(False)} + {ancient.count(True)}"


def paths(face: Face) -> str:
    kinds = [branch.kind for branch in face.wisdom.branches]
    return f"{len(face.wisdom.paths)}, {kinds.count('gate_a')}, {kinds.count('gate_b')}"


def rows(face: Face) -> str:
    market = face.market
    return one(
        [len(market.mitama), len(market.dragonfly), len(market.crystal), len(market.building)]
    )


@pytest.mark.parametrize(
    ("label", "cell"),
    [
        (
            "die spaces per river region / Home",
            lambda face: (
                one([area.spaces for area in face.forest_areas]) + f" / {len(face.home_spaces)}"
            ),
        ),
        ("market length, each row", rows),
        ("rock garden", lambda face: str(face.rock_garden.spaces)),
        ("building spaces + ancient", areas),
        ("paths, A gates, B gates", paths),
        (
            "spaces per branch",
            lambda face: one([len(branch.spaces) for branch in face.wisdom.branches]),
        ),
    ],
)
def test_the_table_of_the_boards(label: str, cell: Callable[[Face], str]) -> None:
    line = f"| {label} | " + " | ".join(map(cell, PACK.faces)) + " |"
    assert line in README


def test_every_word_is_explained() -> None:
    virtues = [cls.__struct_config__.tag for cls in Virtue.__args__]
    words = [*EFFECT_KINDS, *virtues, *get_args(Item), *get_args(Trigger)]
    assert [word for word in words if not re.search(rf"`{word}[` ]", README)] == []


def test_the_entries_of_stated_facts_exist() -> None:
    known = {entry.id for entry in entries(read_pack(SHIPPED))}
    section = README[README.index("## 7.") : README.index("## 8.")]
    named = re.findall(r"`([a-z][a-z0-9-]+)`", section)
    assert len(named) > 15
    assert [name for name in named if name not in known] == []
