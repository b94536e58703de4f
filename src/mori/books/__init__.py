"""The book of a game: an introduction to its rules, with figures (docs/adding-a-book.md)."""

from mori.books.figures import Figure, Figures, Position, figures_of
from mori.books.text import Block, Book, Part, book_of, has_book

__all__ = [
    "Block",
    "Book",
    "Figure",
    "Figures",
    "Part",
    "Position",
    "book_of",
    "figures_of",
    "has_book",
]
