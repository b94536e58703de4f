"""What a seat knows as numbers, for nets and for research (docs/observation.md).

A game has one layout for all its player counts. An observation is a row of small whole numbers:
first the plain numbers (points, goods, steps), each at its place; then the features that hold, by
their number, each once. Feature 0 means nothing: it fills up rows of one length. Each number takes
two bytes, the lower one first.

An encoder reads only what the seat may know, so it gives the same row for the true state and for
any state that looks the same to the seat. The conformance tests deal anew all that is hidden and
compare; that is why self-play need not build a view for every decision.
"""

import hashlib
from typing import Final

from mori.core.actions import Action
from mori.core.frames import AnyFrame
from mori.core.native import mypyc_attr
from mori.core.state import GameState

MOST_SIDES: Final = 4  # a layout has room for so many sides, whoever plays them


class Layout:
    """How features and numbers are laid out, block by block."""

    __slots__ = (
        "blocks",
        "choices",
        "ids",
        "number_blocks",
        "numbers",
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

    def name_ids(self, kind: str, ids: list[str]) -> None:
        """Note which components the numbers of a kind stand for, in their order."""
        self.ids += [f"{kind}:{name}" for name in ids]

    def ids_digest(self) -> str:
        """A digest of all ids in their order: a net fits no other order."""
        return hashlib.sha256("\n".join(self.ids).encode()).hexdigest()

    def block(self, name: str, size: int) -> int:
        """Reserve features; the number of the first."""
        start = self.size
        self.blocks.append((name, start, size))
        self.size += size
        return start

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
_PLAIN: Final = [number.to_bytes(2, "little", signed=True) for number in range(LEAST, MOST + 1)]


class Sheet:
    """A row being filled in.

    All two-byte numbers there can be are made once: a row is the join of some of them, which is
    several times faster than turning numbers into bytes.
    """

    __slots__ = ("blank", "features", "numbers", "written")

    def __init__(self, layout: Layout) -> None:
        self.written = [feature.to_bytes(2, "little") for feature in range(layout.size)]
        self.blank = [self.written[0]] * layout.numbers
        self.clear()

    def clear(self) -> None:
        self.numbers = [0] * len(self.blank)
        self.features = self.blank.copy()  # room for the numbers, which go before

    def on(self, feature: int) -> None:
        """A feature holds."""
        self.features.append(self.written[feature])

    def one_of(self, start: int, size: int, value: int) -> None:
        """Of a block the feature for a value holds; what is beyond it counts as its end."""
        if value < 0:
            value = 0
        elif value >= size:
            value = size - 1
        self.features.append(self.written[start + value])

    def row(self) -> bytes:
        features = self.features
        for place, number in enumerate(self.numbers):
            if number:
                features[place] = plain(number)
        return b"".join(features)


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
        self, layout: Layout, name: str, classes: dict[type, tuple[tuple[str, int, int], ...]]
    ) -> None:
        self.other = layout.block(f"{name}.other", 1)
        self.starts: dict[type, int] = {}
        self.by_class: dict[type, list[FrameField]] = {}
        for kind, fields in classes.items():
            self.starts[kind] = layout.block(f"{name}.{kind.__name__}", 1)
            self.by_class[kind] = []
            for field, most, items in fields:
                each = FrameField(field, most, items)
                size = (most + 2) * max(1, items)  # from -1 on
                each.start = layout.block(f"{name}.{kind.__name__}.{field}", size)
                self.by_class[kind].append(each)

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
        self.choice_block = layout.block("choices", layout.choices)
        self.layout = layout
        self.sides = sides  # at the table, those that the rules play included
        self.sheet = Sheet(layout)

    def describe(self, state: GameState, seat: int) -> None:
        """Fill in the sheet: all but the choices."""
        raise NotImplementedError

    def choices(self, state: GameState, seat: int, actions: list[Action]) -> list[int]:
        """The two numbers of each action, one after the other, as the seat sees it."""
        raise NotImplementedError

    def encode(self, state: GameState, seat: int, choices: list[int]) -> bytes:
        """What the seat knows, and what it may choose from, as a row."""
        sheet = self.sheet
        sheet.clear()
        self.describe(state, seat)
        for number in range(0, len(choices), 2):
            sheet.on(self.choice_block + choices[number])
        return sheet.row()
