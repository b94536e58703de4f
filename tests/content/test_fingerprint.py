"""The fingerprint of what is played: which changes of a pack move it, and which only its digest."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Struct

import mori
from mori.content import fingerprint_of, not_played, read_pack
from mori.core.registry import entry_of

GAMES = Path(mori.__file__).parent / "games"
Edit = Callable[[Path], None]


class Card(Struct, frozen=True, kw_only=True, tag_field="kind", tag="plain"):
    id: str
    price: dict[str, int]
    note: Annotated[str, not_played()] = ""


class LaterCard(Struct, frozen=True, kw_only=True, tag_field="kind", tag="plain"):
    """The same card as a later version of Mori knows it."""

    id: str
    price: dict[str, int]
    note: Annotated[str, not_played()] = ""
    colours: tuple[str, ...] = ()
    bonus: int = 0


class OtherKind(Struct, frozen=True, kw_only=True, tag_field="kind", tag="other"):
    id: str
    price: dict[str, int]


class Pack(Struct, frozen=True, kw_only=True):
    cards: tuple[Struct, ...]
    helper: Annotated[str, not_played()] = ""


def of(*cards: Struct, helper: str = "") -> str:
    return fingerprint_of(Pack(cards=cards, helper=helper))


CARD = Card(id="a", price={"wood": 1, "jade": 2})
USUAL = of(CARD)


def test_what_cannot_change_a_game_does_not_count() -> None:
    assert of(Card(id="a", price=CARD.price, note="seen in the box")) == USUAL
    assert of(CARD, helper="vocabulary") == USUAL
    assert of(Card(id="a", price={"jade": 2, "wood": 1})) == USUAL


def test_what_can_change_a_game_counts() -> None:
    other = Card(id="b", price={})
    found = {
        USUAL,
        of(Card(id="b", price=CARD.price)),
        of(Card(id="a", price={"wood": 2, "jade": 2})),
        of(OtherKind(id="a", price=CARD.price)),
        of(CARD, other),
        of(other, CARD),
    }
    assert len(found) == 6


def test_a_field_added_later_counts_only_where_it_is_used() -> None:
    assert of(LaterCard(id="a", price=CARD.price)) == USUAL
    assert of(LaterCard(id="a", price=CARD.price, bonus=1)) != USUAL
    assert of(LaterCard(id="a", price=CARD.price, colours=("red",))) != USUAL


def replaced(file: str, before: str, after: str) -> Edit:
    def edit(pack: Path) -> None:
        text = (pack / file).read_text("utf-8")
        assert before in text
        (pack / file).write_text(text.replace(before, after, 1), "utf-8")

    return edit


# game, what changes, whether it moves the digest of the files, whether the fingerprint
CHANGES = [
    ("bitoku", "a comment", replaced("yokai.toml", "#", "# noted by me\n#"), False, False),
    ("bitoku", "a note", replaced("yokai.toml", 'note = "', 'note = "Seen. '), True, False),
    ("bitoku", "a title", replaced("pack.toml", "game =", 'title = "Ours"\ngame ='), True, False),
    (
        "bitoku",
        "a provenance",
        replaced("yokai.toml", 'provenance = "reconstructed"', 'provenance = "stated"'),
        True,
        False,
    ),
    (
        "bitoku",
        "a price",
        replaced("board_4.toml", "cost = { jade = 2, sake = 1 }", "cost = { jade = 1, sake = 2 }"),
        True,
        True,
    ),
    (
        "bitoku",
        "an effect",
        replaced("yokai.toml", 'resource = "jade", n = 1', 'resource = "wood", n = 1'),
        True,
        True,
    ),
    ("hitodama", "a note", replaced("hitodama.toml", 'note = "', 'note = "Seen. '), True, False),
    (
        "hitodama",
        "a title",
        replaced("hitodama.toml", 'title = "Hitodama"', 'title = "Ours"'),
        True,
        False,
    ),
    (
        "hitodama",
        "a gain",
        replaced("hitodama.toml", "gain = { berry = 3 }", "gain = { berry = 4 }"),
        True,
        True,
    ),
]


@pytest.mark.parametrize(
    ("game", "edit", "moves_digest", "moves_fingerprint"),
    [(game, *rest) for game, _, *rest in CHANGES],
    ids=[f"{game}: {what}" for game, what, *_ in CHANGES],
)
def test_which_digest_a_correction_moves(
    game: str, edit: Edit, moves_digest: bool, moves_fingerprint: bool, tmp_path: Path
) -> None:
    copy = Path(shutil.copytree(GAMES / game / "data", tmp_path / "copy"))
    check = entry_of(game).check_pack
    digest, fingerprint = read_pack(copy).digest, check(copy)
    assert fingerprint == check(None)
    edit(copy)
    assert (read_pack(copy).digest != digest) is moves_digest
    assert (check(copy) != fingerprint) is moves_fingerprint


def test_an_owners_pack_with_the_earlier_word_for_a_provenance_is_the_same(tmp_path: Path) -> None:
    copy = Path(shutil.copytree(GAMES / "bitoku" / "data", tmp_path / "copy"))
    for file in copy.glob("*.toml"):
        text = file.read_text("utf-8")
        file.write_text(text.replace('"derived"', '"inferred"'), "utf-8")
    check = entry_of("bitoku").check_pack
    assert check(copy) == check(None)
    assert mori.new_game("bitoku", players=2, seed=1, pack=copy).decisions
