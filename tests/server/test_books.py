"""The books over HTTP: as they are written, with figures of real positions."""

import pytest

from mori.books import book_of, figures_of
from mori.books.figures import set_up
from mori.core.registry import entry_of
from tests.server.running import Service

GAMES = ("bitoku", "hitodama")


@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_told_with_its_figures(service: Service, game: str) -> None:
    book = book_of(game, "fr")
    assert book is not None
    answer = service.http.get(f"/api/books/{game}?language=fr")
    told = answer.json()
    assert answer.headers["Cache-Control"] == "max-age=300"
    assert (told["language"], told["title"]) == ("fr", book.title)
    assert [block["text"] for block in told["lead"]] == [block.text for block in book.lead]
    for part, written in zip(told["parts"], book.parts, strict=True):
        assert (part["id"], part["title"]) == (written.id, written.title)
        assert [tuple(block.values()) for block in part["blocks"]] == [
            (block.kind, block.text, list(block.rules), block.figure) for block in written.blocks
        ]
    drawn = service.http.get(f"/api/books/{game}/figures").json()
    assert set(drawn["figures"]) == set(figures_of(game).figures)
    for name, position in figures_of(game).positions.items():
        shown = drawn["positions"][name]
        begun = set_up(game, position)
        assert shown["components"] and shown["seat"] == position.seat
        assert shown["view"]["players"][1].get("hand") is None  # only the seat's own is open
        assert len(shown["view"]["players"]) == len(begun.rules.sides()) == len(shown["sides"])


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_lead_back_to_the_book(service: Service, game: str) -> None:
    groups = service.http.get(f"/api/rules/{game}").json()["groups"]
    parts = {part["id"] for part in service.http.get(f"/api/books/{game}").json()["parts"]}
    led = {group["id"]: group["part"] for group in groups if group["part"]}
    assert set(led.values()) <= parts
    assert {group["id"] for group in groups} - set(led) == set(figures_of(game).left_out)
    games = service.http.get("/api/games").json()["games"]
    assert all(one["has_book"] for one in games if one["name"] == game) and entry_of(game)
