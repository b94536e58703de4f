"""Walking through effects, and comparing them whatever the order of their parts."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import structs

from mori.content import Where
from mori.games.bitoku.pack.schema.effects import Effect


def all_parts(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Each effect, and those inside it."""
    for effect in effects:
        yield effect
        yield from all_parts(effect.parts)


def placed_parts(effects: Sequence[Effect], where: Where) -> Iterator[tuple[Where, Effect]]:
    """Each effect of the list at `where` and those inside it, with their places."""
    for index, effect in enumerate(effects):
        place = where.item(index)
        yield place, effect
        for key in ("options", "effects"):
            yield from placed_parts(getattr(effect, key, ()), place.at(key))


def written(effects: Iterable[Effect]) -> str:
    """The effects as one text; two lists have the same one if they mean the same."""
    return " + ".join(sorted(map(_written_one, effects)))


def same_effects(found: Iterable[Effect], expected: Iterable[Effect]) -> bool:
    return written(found) == written(expected)


@lru_cache(maxsize=512)  # checks compare each of some hundred effects with several others
def _written_one(effect: Effect) -> str:
    values = [
        str(value) for value in structs.asdict(effect).values() if not isinstance(value, tuple)
    ]
    inside = sorted(map(_written_one, effect.parts))
    text = " ".join([effect.kind, *values])
    return f"{text} ({' / '.join(inside)})" if inside else text
