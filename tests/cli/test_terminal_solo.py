"""Bitoku against the Tengu in the terminal: games to their end, its board, its turns in the log."""

import io
import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from mori import Fact
from mori.cli.terminal.bitoku.bar import order
from mori.cli.terminal.bitoku.trace import last_turn
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.tables import table_of
from mori.core.game import Game
from mori.words import LANGUAGES, Words
from tests.cli.test_terminal_bitoku import BitokuDesk, new_game
from tests.cli.test_terminal_game import Desk, at_random, from_the_middle, too_wide

TENGU = "side:tengu"
MARK = "♠"
WIDE = 160  # here no card of the Tengu needs a second line


@cache
def played() -> Game:
    """A solo game in which the human has a turn and the Tengu some of everything."""
    for seed in range(20):
        game = new_game(["human"], seed=seed)
        dice = random.Random(seed)
        while not game.is_over:
            if game.is_turn() and has_everything(game.view(0)):
                return game
            decision = game.decisions[0]
            game.apply(dice.choice(decision.actions), decision.seat)
    raise AssertionError


def has_everything(view: dict[str, Any]) -> bool:
    """Whether every kind of the Tengu's pieces is on the table, after a turn with skipped rows."""
    tengu = view["tengu"]
    rivers = [die for region in view["regions"] for die in region["dice"]]
    needed = ("pairs", "bitoku_path", "counters_used", "discard", "crystals", "score")
    return (
        view["round"] > 2
        and all(tengu[key] for key in needed)
        and any(die["seat"] == tengu["side"] for die in rivers)
        and tengu["side"] in view["paths"]["nodes"].values()
        and tengu["deck"] > 0
    )


def looking(*lines: str, lang: str = "en", width: int = WIDE, encoding: str = "utf-8") -> Desk:
    return BitokuDesk(lines, lang=lang, width=width, encoding=encoding, game=played()).play()


def part_after(start: str, text: str) -> list[str]:
    """The lines of a part of the screen, from the one that begins like this."""
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(start))
    return lines[first : lines.index("", first)]


def in_one_line(text: str) -> str:
    return " ".join(text.split())


# -- whole games


# Two from their start, the others from their middle on.
@pytest.mark.parametrize(
    ("lang", "width", "encoding", "share"),
    [
        ("en", 80, "utf-8", 0.0),
        ("es", 120, "utf-8", 0.5),
        ("fr", 160, "utf-8", 0.5),
        ("cs", 80, "ascii", 0.0),
    ],
)
def test_a_solo_game_keeps_to_the_width_and_tells_everything_to_its_end(
    lang: str, width: int, encoding: str, share: float
) -> None:
    game = from_the_middle(new_game(["human"], seed=width), width, share)
    told = len(game.facts)
    desk = BitokuDesk(at_random(width), game=game, lang=lang, width=width, encoding=encoding).play()
    assert desk.game.is_over
    assert too_wide(desk.output, width) == []
    assert [fact.kind for fact in game.facts].count("tengu_row_taken") > 12
    if encoding == "utf-8":
        rest = in_one_line(desk.output)
        for fact in game.facts_for(0)[told:]:
            sentence = in_one_line(desk.screen.words.fact(fact, desk.screen.names))
            assert sentence in rest  # and in this order
            rest = rest[rest.index(sentence) + len(sentence) :]
    result = desk.game.result
    assert result is not None
    assert str(result.opponents[0].score) in desk.printed[-1] + desk.printed[-2]


def test_the_first_question_shows_both_sides_and_the_tengu_goes_first() -> None:
    desk = BitokuDesk(["1"], ["human"], seed=3).play()
    before, after = desk.printed[0], desk.printed[1]
    assert f"\n{MARK} Tengu 0 › ☾ Purple (you) 0\n" in before
    assert f"{MARK} →" not in before  # it has not had a turn yet
    assert f"\n {MARK} Tengu begins a turn." in after
    assert f"\n{MARK} Tengu 0 › → ☾ Purple (you) 0\n" in after


def test_the_turn_order_has_the_tengus_points_and_whether_it_has_passed() -> None:
    view = played().view(0)
    own, tengu = view["players"][0]["score"], view["tengu"]["score"]
    brush = looking().screen.brush(0)
    assert own != tengu > 0
    shown = order({**view, "order": [1, 0], "turn": 1, "passed": [1]}, brush).plain
    assert shown == f"→ {MARK} Tengu {tengu} (passed) › ☾ Purple (you) {own}"


# -- its board


def expected_rows(view: Mapping[str, Any], words: Words) -> dict[str, list[str]]:
    """What the rows of its board must name, by the message of their label."""
    tengu = view["tengu"]
    rocks = [view["components"]["rock"][rock] for rock in tengu["rocks"]]
    favourites = [words.ref(f"{rock['family']}:{type}") for rock in rocks for type in rock["types"]]

    def names(tag: str, ids: list[str]) -> list[str]:
        return [words.ref(f"{tag}:{id}") for id in ids]

    goods = [f"{words.ref(f'resource:{kind}')} {n}" for kind, n in tengu["resources"].items()]
    pilgrims = f"{words.text('terminal-bitoku-pilgrims')} {tengu['pilgrims']}"
    counters = words.text("terminal-of-limit", count=tengu["counters_used"], limit=6)
    return {
        "terminal-bitoku-tengu-attitude": [
            words.ref(f"attitude:{tengu['attitude']}"),
            f"{words.text('terminal-bitoku-deck')} {tengu['deck']}",
            f"{words.text('terminal-bitoku-discard')} {len(tengu['discard'])}",
        ],
        "terminal-bitoku-tengu-dice": [f"{MARK}{die['value']}" for die in tengu["dice"]],
        "terminal-bitoku-goods": [*goods, pilgrims],
        "terminal-bitoku-tengu-favourites": favourites,
        "terminal-bitoku-bitoku-path": names("bitoku", tengu["bitoku_path"]),
        "terminal-bitoku-souls": [
            *(f"✓ {name}" for name in names("mitama", [pair[0] for pair in tengu["pairs"]])),
            *names("mitama", tengu["mitamas"]),
        ],
        "terminal-bitoku-tengu-owns": [
            f"{words.text('terminal-bitoku-tengu-yokai')} {len(tengu['yokai'])}",
            f"{words.text('terminal-bitoku-crystals')} {len(tengu['crystals'])}",
            f"{words.text('terminal-bitoku-buildings')} {counters}",
        ],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tengus_board_in_each_language(lang: str) -> None:
    words = Words(lang, "bitoku")
    view = played().view(0)
    tengu = view["tengu"]
    head, _, *lines = part_after(f"{MARK} ", looking("tengu", lang=lang).reply("tengu"))
    assert head.startswith(f"{MARK} {words.ref(TENGU)} ─")
    assert head.endswith(f" {words.text('terminal-bitoku-short-vp', n=tengu['score'])}")
    for place, id, line in zip(("left", "middle", "right"), tengu["row"], lines):
        card = view["components"]["tengucard"][id]
        assert line.startswith(words.text(f"terminal-bitoku-tengu-{place}"))
        for tag in ("yokai", "bitoku"):
            assert ", ".join(words.ref(f"{tag}:{type}") for type in card[tag]) in line
        if card["location"] != "favourite":
            assert words.ref(f"region:{card['location']}") in line
        assert line.rstrip().endswith(
            words.ref(f"resource:{card['resource']}") if card["resource"] else "–"
        )
    rows = expected_rows(view, words)
    for (label, parts), line in zip(rows.items(), lines[3:]):
        assert line.startswith(words.text(label))
        for part in parts:
            assert part in line, label


@pytest.mark.parametrize(("width", "beside"), [(80, False), (120, False), (160, True)])
def test_the_boards_stand_beside_each_other_where_there_is_room(width: int, beside: bool) -> None:
    desk = looking("table", width=width)
    heads = [line for line in desk.reply("table").splitlines() if f"{MARK} Tengu ─" in line]
    assert len(heads) == 1
    assert ("☾ Purple (you) ─" in heads[0]) is beside
    assert too_wide(desk.output, width) == []


def test_favourite_cards_say_what_the_rocks_make_of_them() -> None:
    for seed in range(6):
        game = new_game(["human"], seed=seed)
        view = game.view(0)
        rocks = view["tengu"]["rocks"]
        families = {view["components"]["rock"][rock]["family"] for rock in rocks}
        place = "Lands of Yomi: Mitama" if "mitama" in families else "Forges: building"
        shown = BitokuDesk(["tengu"], game=game, width=WIDE).play().reply("tengu")
        assert shown.count(f"{place} (favourite)") == 2


# -- a terminal without Unicode


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_without_unicode_keeps_the_columns(lang: str) -> None:
    lines = ["table", "tengu", "score", "kodamas", "paths", "?"]
    rich = looking(*lines, lang=lang, width=80)
    plain = looking(*lines, lang=lang, width=80, encoding="ascii")
    assert "T Tengu -" in plain.output
    assert "?" not in plain.reply("table").split("Tengu -")[1].split("\n\n")[0]
    for line in lines:
        widths = [len(row) for row in rich.reply(line).splitlines()]
        assert [len(row) for row in plain.reply(line).splitlines()] == widths


# -- the log


def styled(facts: list[Fact]) -> list[str]:
    """Lines of the log as a terminal with colours gets them."""
    file = io.StringIO()
    console = Console(
        file=file, width=WIDE, force_terminal=True, color_system="truecolor", highlight=False
    )
    screen = Screen(Words("en", "bitoku"), table_of("bitoku"), ["human"], console)
    assert screen.signs.arrow == "→"
    screen.facts(facts)
    return file.getvalue().splitlines()


def test_skipped_rows_are_quiet_and_the_row_taken_stands_out() -> None:
    turn = last_turn(played().facts_for(0))
    lines = styled(turn)
    assert len(lines) == len(turn)  # wide enough for a line each
    kinds = [fact.kind for fact in turn]
    assert kinds[0] == "turn_began" and kinds[-1] == "tengu_row_refreshed"
    assert kinds.count("tengu_row_taken") == 1 and "tengu_row_skipped" in kinds
    for kind, line in zip(kinds, lines):
        is_aside = kind in ("tengu_row_skipped", "tengu_row_refreshed")
        assert ("\x1b[2m" in line) is is_aside, kind
        is_main = kind == "tengu_row_taken"
        assert (f"\x1b[1;38;2;207;79;91m{MARK} → " in line) is is_main, kind
        assert "38;2;207;79;91m" + MARK in line


def test_the_log_has_a_mark_for_each_side_and_none_for_the_others() -> None:
    desk = looking("log 300")
    lines = desk.reply("log 300").splitlines()
    assert any(line.startswith(f" {MARK} · Step A") for line in lines)
    assert any(line.startswith(f" {MARK} → Step ") for line in lines)
    assert any(line.startswith(" ☾ Purple ") for line in lines)
    assert any(line.startswith(" · Round 2 begins.") for line in lines)
    assert not any(line.startswith(" · Tengu") for line in lines)


def test_the_last_turn_is_the_tengus_and_there_is_none_before_its_first() -> None:
    facts = played().facts_for(0)
    turn = last_turn(facts)
    assert {fact.args["seat"] for fact in turn} == {TENGU}
    assert [fact.kind for fact in turn].count("turn_began") == 1
    later = facts[facts.index(turn[-1]) + 1 :]
    assert not any(fact.kind == "tengu_rolled" for fact in later)
    assert last_turn(new_game(["human"]).facts) == []
    assert last_turn(new_game(["human", "human"]).facts) == []
