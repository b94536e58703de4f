"""The figures of a book: `book/book.toml` of the game's folder.

A figure is the table as its page draws it, at a position of a real game. Nothing is drawn for the
book, so a figure is never older than the rules.
"""

from functools import cache
from typing import Annotated, Final

import msgspec

from mori.books.text import FOLDER
from mori.core.game import Game
from mori.core.record import split_answer
from mori.core.registry import create_game, entry_of

FILE: Final = "book.toml"


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The beginning of a record, with the game's own pack, and the seat that looks at it."""

    players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    before: tuple[str, ...] = ()  # in the form of records: "1 move reserve > amber.2"


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a figure shows of a position, side by side, and which places are lit.

    `shows`: "board" is the whole board, "mine" the player's area as on a phone, "mine-wide" as at a
    table; anything else is an area of the board, named by the game's page.
    """

    position: str
    shows: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    lit: tuple[str, ...] = ()


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Positions and figures by name, and reasons why the book omits some rules."""

    positions: dict[str, Position] = {}
    figures: dict[str, Figure] = {}
    left_out: dict[str, str] = {}  # by group of rules


@cache
def figures_of(game: str) -> Figures:
    """The figures of a game's book; none if it has none."""
    folder = entry_of(game).folder
    file = None if folder is None else folder / FOLDER / FILE
    if file is None or not file.is_file():
        return Figures()
    return msgspec.toml.decode(file.read_bytes(), type=Figures)


def set_up(game: str, position: Position) -> Game:
    """The game at a position. MoriError if there is no such position."""
    begun = create_game(game, position.players, position.seed, {}, want_facts=False)
    for line in position.before:
        seat, text = split_answer(line) or (-1, line)
        begun.apply(text, seat)
    return begun
