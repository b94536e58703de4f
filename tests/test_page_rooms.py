"""Outside the games' folders the page names no piece, no place and no game."""

import re
from pathlib import Path

from tests.test_repository import PLAIN, ROOT, names_of_games, names_of_pieces, words_in

PAGE = ROOT / "web" / "src"
CODE = (".ts", ".svelte", ".css", ".svg")
COMMENT = re.compile(r"/\*[\s\S]*?\*/|<!--[\s\S]*?-->|(?:^|\s)//[^\n]*", re.MULTILINE)

# Words that the page has for its own things, whatever a game may call so: the year that tints it,
# cards that explain, a piece in hand, areas to zoom into, tiles and slots as shapes, and what
# browsers speak of.
PLAIN_ON_THE_PAGE = PLAIN | set(
    [
        "area",
        "autumn",
        "card",
        "character",
        "hand",
        "home",
        "instant",
        "light",
        "move",
        "node",
        "region",
        "season",
        "slot",
        "spring",
        "summer",
        "swap",
        "tile",
        "track",
        "winter",
        "wood",
    ]
)


def shared_files() -> list[Path]:
    """What is no game's own; tests may take any game for an example."""
    return [
        path
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in CODE
        and "games" not in path.relative_to(PAGE).parts
        and not path.name.endswith(".test.ts")
    ]


def test_no_shared_file_of_the_page_names_a_piece_or_a_place() -> None:
    pieces = names_of_pieces() - PLAIN_ON_THE_PAGE
    assert len(pieces) > 100 and len(shared_files()) > 100
    found = {
        f"{path.relative_to(PAGE)}: {word}"
        for path in shared_files()
        for word in words_in(COMMENT.sub(" ", path.read_text("utf-8"))) & pieces
    }
    assert sorted(found) == []


def test_no_shared_file_of_the_page_names_a_game_even_to_explain_something() -> None:
    found = {
        f"{path.relative_to(PAGE)}: {game}"
        for path in shared_files()
        for game in names_of_games()
        if game in path.read_text("utf-8").lower()
    }
    assert sorted(found) == []
