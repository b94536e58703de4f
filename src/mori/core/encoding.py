"""What a seat knows as numbers, for nets and for research (docs/observation.md).

A game has one layout for all its player counts. An observation is a row of small whole numbers:
first the plain numbers (points, goods, steps), each at its place; then the features that hold, by
their number, each once. Feature 0 means nothing: it fills up rows of one length. Each number takes
two bytes, the lower one first.

Beside the row there is a compact one of fixed length: the numbers, and after them the columns into
which the features are folded, block by block (`Fold`). It has a few hundred numbers instead of
thousands of features: less exact, and as short as a small net wants it.

An encoder reads only what the seat may know, so it gives the same row for the true state and for
any state that looks the same to the seat. The conformance tests deal anew all that is hidden and
compare; that is why self-play need not build a view for every decision.
"""

import hashlib
from typing import Any, Final

from mori.core.actions import Action
from mori.core.frames import AnyFrame
from mori.core.native import mypyc_attr
from mori.core.state import GameState

MOST_SIDES: Final = 4  # a layout has room for so many sides, whoever plays them


KEEP: Final = "k"  # each place of this part has columns of its own
SUM: Final = "s"  # all places of it share them
MINE: Final = "m"  # only its first place, the asking seat's, counts
OURS: Final = "o"  # its first place has columns, and all others share some
VALUE: Final = "v"  # its place is the value: 1 for the first

SHARED: Final = 128  # no feature counts so much


class Fold:
    """How the features of a block become columns of a compact row.

    A feature's offset in its block is a number with one digit for each part of the block: side,
    die, value. `sizes` tells how many places each part has, `modes` what becomes of it, a letter
    each. A column is the sum of its features, each counted once or, with a value, so often.
    """

    __slots__ = ("modes", "sizes")

    def __init__(self, sizes: tuple[int, ...], modes: str) -> None:
        self.sizes = sizes
        self.modes = modes

    def columns(self) -> int:
        """How many columns there are."""
        found = 1 if self.modes else 0
        for size, mode in zip(self.sizes, self.modes):
            if mode == KEEP:
                found *= size
            elif mode == OURS:
                found *= 2
        return found

    def most(self) -> int:
        """The highest value of a feature."""
        values = [size for size, mode in zip(self.sizes, self.modes) if mode == VALUE]
        return values[0] if values else 1

    def is_shared(self) -> bool:
        """Whether several features that hold at once can have one column."""
        return SUM in self.modes or OURS in self.modes

    def column_of(self, offset: int) -> int:
        """The column of a feature, by its offset; -1: it is left out."""
        if not self.modes:
            return -1
        column = 0
        for size, mode, digit in zip(self.sizes, self.modes, self._digits(offset)):
            if mode == KEEP:
                column = column * size + digit
            elif mode == OURS:
                column = column * 2 + (1 if digit else 0)
            elif mode == MINE and digit:
                return -1
        return column

    def value_of(self, offset: int) -> int:
        """What a feature adds to its column."""
        for mode, digit in zip(self.modes, self._digits(offset)):
            if mode == VALUE:
                return digit + 1
        return 1

    def _digits(self, offset: int) -> list[int]:
        digits: list[int] = []
        for size in reversed(self.sizes):
            digits.append(offset % size)
            offset //= size
        digits.reverse()
        return digits


LEFT_OUT: Final = Fold((), "")  # what the plain numbers tell already


Traits = dict[str, int]  # what a component does, as named numbers


class Role:
    """Features or choices that stand for components: a card in one's hand, a tile on offer.

    Their offset has a digit for each size. The digit `part` is the component's number among those
    of its kind, more by `first`. With `by_side`, the features of the first digit 0, the asking
    seat's, are one role, and those of all other sides another.
    """

    __slots__ = ("by_side", "first", "kind", "name", "of_choices", "part", "sizes", "start")

    def __init__(
        self,
        name: str,
        kind: str,
        start: int,
        sizes: tuple[int, ...],
        part: int,
        first: int,
        by_side: bool,
        of_choices: bool,
    ) -> None:
        self.name = name
        self.kind = kind
        self.start = start
        self.sizes = sizes
        self.part = part
        self.first = first
        self.by_side = by_side
        self.of_choices = of_choices

    def __repr__(self) -> str:
        return f"<role {self.name} of {self.kind}>"

    def names(self) -> list[str]:
        """The roles that this is: one, or one's own and the others'."""
        return [f"{self.name}.own", f"{self.name}.others"] if self.by_side else [self.name]

    def numbers(self) -> list[tuple[int, int, int]]:
        """Of each feature or choice: its number, its place in `names`, and its component."""
        count = 1
        for size in self.sizes:
            count *= size
        stride = 1
        for size in self.sizes[self.part + 1 :]:
            stride *= size
        a_side = count // self.sizes[0]
        found: list[tuple[int, int, int]] = []
        for offset in range(count):
            component = offset // stride % self.sizes[self.part] - self.first
            if component >= 0:
                of_others = 1 if self.by_side and offset >= a_side else 0
                found.append((self.start + offset, of_others, component))
        return found


class Layout:
    """How features and numbers are laid out, block by block."""

    __slots__ = (
        "blocks",
        "choices",
        "columns",
        "counts",
        "features_at_once",
        "folded",
        "folded_scales",
        "ids",
        "number_blocks",
        "numbers",
        "roles",
        "scales",
        "size",
        "version",
    )

    def __init__(self, version: int) -> None:
        self.version = version  # grows when the same position gives other numbers
        self.size = 1
        self.blocks: list[tuple[str, int, int]] = []  # name, first feature, how many
        self.numbers = 0
        self.number_blocks: list[tuple[str, int, int]] = []
        self.scales: list[int] = []  # what each number is divided by to be about 1
        self.choices = 1  # how many numbers of choices there are; 0 is nothing
        self.ids: list[str] = []  # of the components that features and choices stand for
        self.roles: list[Role] = []  # which features and choices those are
        self.features_at_once = 0  # no row has more of them, choices apart
        self.folded = 0  # columns of a compact row, without the plain numbers
        self.folded_scales: list[int] = []  # what each of them is divided by to be about 1
        self.columns: list[int] = [-1]  # of each feature in a compact row; -1: none
        # What each feature counts there, more by SHARED where others count in its column, too.
        self.counts = bytearray(1)

    def __repr__(self) -> str:
        told = f"{self.numbers} numbers, {self.size} features, {self.choices} choices"
        return f"<layout {self.version}: {told}; longest {self.longest}, compact {self.compact}>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("layouts are not pickled: pickle the rules, call rules.encoder()")

    def name_ids(self, kind: str, ids: list[str]) -> None:
        """Note which components the numbers of a kind stand for, in their order."""
        self.ids += [f"{kind}:{name}" for name in ids]

    def ids_digest(self) -> str:
        """A digest of all ids in their order: a net fits no other order."""
        return hashlib.sha256("\n".join(self.ids).encode()).hexdigest()

    def stands_for(
        self,
        name: str,
        kind: str,
        start: int,
        sizes: tuple[int, ...],
        part: int = 0,
        first: int = 0,
        by_side: bool = False,
        of_choices: bool = False,
    ) -> None:
        """Say which features, or choices, stand for components of a kind (`Role`).

        A net can then know components by what they do, so that it plays corrected ones as well.
        """
        self.roles.append(Role(name, kind, start, sizes, part, first, by_side, of_choices))

    def block(self, name: str, size: int, most: int = -1, fold: Fold | None = None) -> int:
        """Reserve features; the number of the first.

        `most` is how many of them can hold at once, if not all; `fold` what becomes of them in a
        compact row. Without it each has a column of its own.
        """
        start = self.size
        self.blocks.append((name, start, size))
        self.size += size
        self.features_at_once += size if most < 0 else most
        if fold is None:
            fold = Fold((size,), KEEP)
        shared = SHARED if fold.is_shared() else 0
        for offset in range(size):
            column = fold.column_of(offset)
            self.columns.append(self.folded + column if column >= 0 else -1)
            count = min(fold.value_of(offset), SHARED - 1) + shared
            self.counts.append(count if column >= 0 else 0)
        self.folded += fold.columns()
        self.folded_scales += [fold.most()] * fold.columns()
        return start

    @property
    def longest(self) -> int:
        """How many numbers a row has at most, without choices: room for all of one length."""
        return self.numbers + self.features_at_once

    @property
    def compact(self) -> int:
        """How many numbers a compact row has."""
        return self.numbers + self.folded

    @property
    def compact_scales(self) -> list[int]:
        """What each number of a compact row is divided by to be about 1."""
        return self.scales + self.folded_scales

    def choice(self, size: int) -> int:
        """Reserve numbers of choices; the first."""
        start = self.choices
        self.choices += size
        return start

    def number(self, name: str, count: int, scale: int) -> int:
        """Reserve plain numbers; the place of the first."""
        start = self.numbers
        self.number_blocks.append((name, start, count))
        self.scales += [scale] * count
        self.numbers += count
        return start


LEAST: Final = -1000  # numbers beyond these are cut
MOST: Final = 8000
BYTE: Final = 256  # smaller numbers have an upper byte of 0
_PLAIN: Final = [number.to_bytes(2, "little", signed=True) for number in range(LEAST, MOST + 1)]


class Sheet:
    """A row being filled in.

    All two-byte numbers there can be are made once: a row is the join of some of them, which is
    several times faster than turning numbers into bytes. A compact row is written in place, where
    most features need one table of bytes and one of places.
    """

    __slots__ = (
        "blank",
        "cells",
        "counts",
        "features",
        "folds",
        "nothing",
        "numbers",
        "places",
        "written",
    )

    def __init__(self, layout: Layout) -> None:
        self.written = [feature.to_bytes(2, "little") for feature in range(layout.size)]
        self.blank = [self.written[0]] * layout.numbers
        self.counts = bytes(layout.counts)
        # Where a feature's column is in the bytes of a compact row. As objects: they are only
        # handed on, and taking each out and in would cost more than all the rest.
        places: list[Any] = [2 * (layout.numbers + column) for column in range(layout.folded)]
        self.places: list[Any] = [places[max(column, 0)] for column in layout.columns]
        self.nothing = bytes(2 * layout.compact)
        self.cells = bytearray()
        self.clear()

    def clear(self, folds: bool = False) -> None:
        """Begin a row; with `folds` a compact one."""
        self.folds = folds
        self.numbers = [0] * len(self.blank)
        if folds:
            self.cells = bytearray(self.nothing)
        else:
            self.features = self.blank.copy()  # room for the numbers, which go before

    def on(self, feature: int) -> None:
        """A feature holds."""
        if self.folds:
            self.fold(feature)
        else:
            self.features.append(self.written[feature])

    def fold(self, feature: int) -> None:
        """Count a feature that holds in its column."""
        count = self.counts[feature]
        if not count:
            return
        place = self.places[feature]
        cells = self.cells
        if count < SHARED:
            cells[place] = count
        else:
            before: int = cells[place]
            cells[place] = min(before + count - SHARED, BYTE - 1)

    def one_of(self, start: int, size: int, value: int) -> None:
        """Of a block the feature for a value holds; what is beyond it counts as its end."""
        if value < 0:
            value = 0
        elif value >= size:
            value = size - 1
        if self.folds:
            self.fold(start + value)
        else:
            self.features.append(self.written[start + value])

    def add(self, place: int, count: int) -> None:
        """Add to a plain number."""
        numbers = self.numbers
        numbers[place] = numbers[place] + count  # compiled, += would add objects

    def row(self) -> bytes:
        features = self.features
        for place, number in enumerate(self.numbers):
            if number:
                features[place] = plain(number)
        return b"".join(features)

    def compact_row(self) -> bytes:
        cells = self.cells
        for place, number in enumerate(self.numbers):
            if 0 < number < BYTE:
                cells[2 * place] = number
            elif number:
                cells[2 * place : 2 * place + 2] = plain(number)
        return bytes(cells)


def plain(number: int) -> bytes:
    """A plain number in two bytes."""
    if number < LEAST:
        number = LEAST
    elif number > MOST:
        number = MOST
    return _PLAIN[number - LEAST]


def row_of(numbers: list[int]) -> bytes:
    """Plain numbers as a row."""
    return b"".join([plain(number) for number in numbers])


class FrameField:
    """A field of a frame that counts: a number up to `most`, or a list of `items` such numbers."""

    __slots__ = ("items", "most", "name", "start")

    def __init__(self, name: str, most: int, items: int = 0) -> None:
        self.name = name
        self.most = most
        self.items = items
        self.start = 0


class FrameFeatures:
    """The classes and fields of the frames that ask, as features."""

    __slots__ = ("by_class", "other", "starts")

    def __init__(
        self,
        layout: Layout,
        name: str,
        classes: dict[type, tuple[tuple[str, int, int], ...]],
        folds: bool = True,
        folds_fields: bool = False,
    ) -> None:
        """What of it a compact row has: `folds` the classes, `folds_fields` their fields, too."""
        kinds = None if folds else LEFT_OUT
        self.other = layout.block(f"{name}.other", 1, 1, kinds)
        self.starts: dict[type, int] = {}
        self.by_class: dict[type, list[FrameField]] = {}
        for kind, fields in classes.items():
            self.starts[kind] = layout.block(f"{name}.{kind.__name__}", 1, 0, kinds)
            self.by_class[kind] = []
            for field, most, items in fields:
                each = FrameField(field, most, items)
                size = most + 2  # from -1 on
                fold = Fold((max(1, items), size), "kv") if folds_fields else LEFT_OUT
                told = f"{name}.{kind.__name__}.{field}"
                each.start = layout.block(told, size * max(1, items), 0, fold)
                self.by_class[kind].append(each)
        # One frame is told, so there are as many features as the class with the most has fields.
        layout.features_at_once += max(
            [sum([max(1, each.items) for each in fields]) for fields in self.by_class.values()]
        )

    def fill(self, sheet: Sheet, frame: AnyFrame) -> None:
        kind = type(frame)
        fields = self.by_class.get(kind)
        if fields is None:
            sheet.on(self.other)
            return
        sheet.on(self.starts[kind])
        for field in fields:
            size = field.most + 2
            if field.items:
                values: list[int] = getattr(frame, field.name)
                for number in range(min(field.items, len(values))):
                    sheet.one_of(field.start + number * size, size, values[number] + 1)
            else:
                value: int = getattr(frame, field.name)
                sheet.one_of(field.start, size, value + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Turns what a seat knows into a row, for one set of rules. It keeps no memory between rows.

    A choice has two numbers: what it is, different for all that are offered at once, and what it is
    about (a place, a card; 0: nothing more). They mean the same for every seat and number of
    players, unlike the numbers of actions.
    """

    __slots__ = ("choice_block", "layout", "sheet", "sides")

    def __init__(self, layout: Layout, sides: int) -> None:
        self.choice_block = layout.block("choices", layout.choices, 0, LEFT_OUT)
        self.layout = layout
        self.sides = sides  # at the table, those that the rules play included
        self.sheet = Sheet(layout)

    def __repr__(self) -> str:
        return f"<encoder with {self.layout!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("encoders are not pickled: pickle the rules, call rules.encoder()")

    def describe(self, state: GameState, seat: int) -> None:
        """Fill in the sheet: all but the choices. After the end there is no question."""
        raise NotImplementedError

    def choices(self, state: GameState, seat: int, actions: list[Action]) -> list[int]:
        """The two numbers of each action, one after the other, as the seat sees it."""
        raise NotImplementedError

    def traits(self) -> dict[str, list[Traits]]:
        """What each component does under these rules, by the kinds that the layout's roles name.

        They describe components of any pack in the same words, so that a net that knows them can
        play a corrected one.
        """
        return {}

    def encode(self, state: GameState, seat: int, choices: list[int]) -> bytes:
        """What the seat knows, and what it may choose from, as a row."""
        sheet = self.sheet
        sheet.clear()
        self.describe(state, seat)
        for number in range(0, len(choices), 2):
            sheet.on(self.choice_block + choices[number])
        return sheet.row()

    def compact(self, state: GameState, seat: int) -> bytes:
        """What the seat knows as a compact row, without its choices."""
        sheet = self.sheet
        sheet.clear(True)
        self.describe(state, seat)
        return sheet.compact_row()
