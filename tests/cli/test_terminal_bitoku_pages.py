"""Every page of Bitoku's table, in every language, and what they say."""

import random
import re
from functools import cache

import pytest

from mori.cli.terminal.bitoku.short import short
from mori.core.game import Game
from mori.core.shown import EffectData
from mori.words import LANGUAGES
from tests.cli.test_terminal_bitoku import BitokuDesk, new_game
from tests.cli.test_terminal_game import too_wide
from tests.effects import effect

PAGES = ["forest", "hills", "market", "paths", "kodamas", "visions", "rivals", "cards", "score"]
VP = effect("vp", n=1)
ANSWERS = 45  # played before the pages are looked at, so that there is something to see


@cache
def played(players: int) -> Game:
    """A game well under way in which the first seat has a turn."""
    game = new_game(["human", *["random"] * (players - 1)], seed=9)
    dice = random.Random(players)
    while len(game.answers) < ANSWERS * players or game.decisions[0].seat or not game.is_turn():
        decision = game.decisions[0]
        game.apply(dice.choice(decision.actions), decision.seat)
    return game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "width"), [(2, 80), (4, 80), (3, 140)])
def test_every_page_keeps_to_the_width(lang: str, players: int, width: int) -> None:
    lines = ["?", "table", *PAGES, "log 300", "rules B-SUMMER", "? pass", "999"]
    desk = BitokuDesk(lines, lang=lang, width=width, game=played(players)).play()
    assert too_wide(desk.output, width) == []
    for page in PAGES:
        assert len(desk.reply(page).strip().splitlines()) > 3, page


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    desk = BitokuDesk(["table", *PAGES, "?"], encoding="ascii")
    desk.file.reconfigure(errors="replace")
    desk.play()
    assert "C Purple (you)" in desk.output
    assert not any(sign in desk.output for sign in "☾▲◦─")


@pytest.mark.rule("B-PATH-16")
@pytest.mark.parametrize("players", [2, 4])
def test_a_bridge_lies_after_the_space_whose_way_on_it_closes(players: int) -> None:
    components = played(players).components()
    drawn = BitokuDesk(["paths"], width=100, game=played(players)).play().reply("paths")
    lines = [line.split()[0] for line in drawn.splitlines() if re.match(r" ?\d+ |.*bridge: ", line)]
    wanted: list[str] = []
    for path in components["main_paths"]:
        for place, node in enumerate(path, start=1):
            is_bridge = components["node"][node]["bridge"] > 0
            wanted += [str(place), *["bridge:"] * is_bridge]
    assert wanted.count("bridge:") == 2 * len(components["main_paths"])
    assert lines == wanted


def test_pages_show_numbers_where_something_can_be_chosen() -> None:
    desk = BitokuDesk(["1", "forest", "rivals"])
    desk.play()
    assert "Lands of Yomi" in desk.reply("forest")
    assert "[" not in desk.reply("rivals").split("Your answer")[0]


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (effect("movement", n=2), "2 MP"),
        (
            effect("choose_one", effect("build", discount=1), effect("crystal", discount=0)),
            "building −1 / crystal",
        ),
        (
            effect("choose_units", effect("resource", resource="jade", n=1), VP, n=2),
            "2 of: 1 jade / 1 VP",
        ),
        (
            effect("shared_discount", effect("mitama"), effect("dragonfly"), n=1),
            "Mitama & Dragonfly, one −1",
        ),
        (
            effect(
                "all_of",
                effect("amulet", value=1, n=2),
                effect("choose_one", effect("vision", n=1), effect("take_rock", n=1)),
            ),
            "2 × Amulet +1 & (Vision / rock)",
        ),
        (effect("kodama_forward", n=1, scope="region"), "Kodama here +1"),
    ],
)
def test_effects_in_short(said: EffectData, words: str) -> None:
    desk = BitokuDesk([], game=new_game(["human", "human"]))
    assert short([said], desk.screen.brush(0)) == words
