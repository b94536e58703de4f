"""The pages of a solo game, and the Tengu's pieces all over the table."""

from dataclasses import replace
from typing import Any

import pytest

from mori.cli.terminal.bitoku.answers import target_of
from mori.cli.terminal.bitoku.forest import draw_forest
from mori.cli.terminal.bitoku.notes import note
from mori.cli.terminal.bitoku.pages import kodamas_page
from mori.cli.terminal.commands import COMMANDS, find_command
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.plain import plain
from mori.cli.terminal.tables import table_of
from mori.core.actions import Action
from mori.words import LANGUAGES, Words
from tests.cli.test_terminal_bitoku import BitokuDesk, new_game
from tests.cli.test_terminal_game import too_wide
from tests.cli.test_terminal_solo import MARK, TENGU, WIDE, looking, part_after, played

PAGES = ["forest", "hills", "market", "paths", "kodamas", "visions", "tengu", "cards", "score"]


def actions_against_the_tengu(kind: str) -> list[Action]:
    found = [action for action in played().rules.space.actions if action.kind == kind]
    return [action for action in found if action.args["seat"] == TENGU]


def drawn(part: Any, brush: Brush) -> str:
    """A part of the table as text."""
    desk = BitokuDesk([], game=played(), width=brush.width)
    desk.screen.show(part)
    return desk.bytes.getvalue().decode()


def brush_with(lit: dict[str, int]) -> Brush:
    return replace(BitokuDesk([], game=played(), width=WIDE).screen.brush(0), lit=lit)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 160])
def test_every_page_keeps_to_the_width(lang: str, width: int) -> None:
    desk = looking("?", "table", *PAGES, "log 300", "? pass", lang=lang, width=width)
    assert too_wide(desk.output, width) == []
    for page in PAGES:
        assert len(desk.reply(page).strip().splitlines()) > 1, page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_page_has_a_column_for_the_tengu(lang: str) -> None:
    words = Words(lang, "bitoku")
    view = played().view(0)
    own, tengu = view["players"][0], view["tengu"]
    head, *lines = looking("score", lang=lang).reply("score").strip().splitlines()
    assert head.rstrip().endswith(f"{MARK} {words.ref(TENGU)}")
    end = len(head.rstrip())
    middle = head.index(MARK)  # between the two columns
    categories = list(dict.fromkeys([*own["points"], *tengu["points"]]))
    assert "tengu_yokai" in categories and "visions" in categories
    assert sum(tengu["points"].values()) == tengu["score"] > 0
    for category, line in zip(categories, lines):
        label = words.category(category)
        assert line.startswith(label)
        cells = (line[len(label) : middle].strip(), line[middle:end].strip())
        assert cells == tuple(str(side["points"].get(category, "")) for side in (own, tengu))
    total = lines[len(categories)]
    assert total.split()[-2:] == [str(own["score"]), str(tengu["score"])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_page_tells_what_an_end_would_add(lang: str) -> None:
    words = Words(lang, "bitoku")
    view = played().view(0)
    sides = [view["players"][0], view["tengu"]]
    added = [side["if_ended"]["points"] for side in sides]
    text = looking("score", lang=lang).reply("score")
    start = text.index(words.text("terminal-if-ended"))
    lines = [line.split() for line in text[start:].strip().splitlines()[1:]]
    categories = list(dict.fromkeys([*added[0], *added[1]]))
    assert "tengu_yokai" in categories and "lake_treasures" in categories
    for category, line in zip(categories, lines):
        cells = [f"{points[category]:+}" for points in added if category in points]
        assert line == [*words.category(category).split(), *cells]
    then = [
        str(side["score"] + sum(points.values())) for side, points in zip(sides, added, strict=True)
    ]
    assert lines[len(categories)] == [*words.text("terminal-total-then").split(), *then]


def test_the_tengus_page_has_all_its_cards_and_its_last_turn() -> None:
    words = Words.of_table("en", played())
    view = played().view(0)
    tengu = view["tengu"]
    reply = looking("tengu").reply("tengu")
    cards = part_after("Card      takes", reply)[1:]
    assert len(cards) == len(tengu["discard"]) + tengu["deck"] == 7
    assert cards[0].startswith("discards ") and cards[len(tengu["discard"])].startswith("deck ")
    for id, line in zip(tengu["discard"], cards):
        types = view["components"]["tengucard"][id]["yokai"]
        assert ", ".join(words.ref(f"yokai:{type}") for type in types) in line
    (crystals,) = [row for row in reply.splitlines() if row.startswith("Crystals ")]
    assert all(words.ref(f"crystal:{tile}") in crystals for tile in tengu["crystals"])
    (yokai,) = [row for row in reply.splitlines() if row.startswith("Yōkai cards ")]
    types = [view["components"]["yokai"][card]["type"] for card in tengu["yokai"]]
    assert ", ".join(words.ref(f"yokai:{type}") for type in types) in yokai
    assert len(yokai.split(",")) == len(tengu["yokai"]) > 5
    names = yokai.removeprefix("Yōkai cards").strip()
    assert f"{MARK} Tengu" in looking("cards").reply("cards")
    assert names in looking("cards").reply("cards")
    turn = reply.split("Its last turn\n")[1].splitlines()
    assert turn[0].startswith(f" {MARK} Tengu begins a turn.")
    assert len([line for line in turn if line.startswith(f" {MARK} → Step ")]) == 1


def test_before_its_first_turn_the_page_has_no_turn() -> None:
    reply = BitokuDesk(["tengu"], ["human"], seed=3).play().reply("tengu")
    assert f"{MARK} Tengu ─" in reply
    assert "Its last turn" not in reply


def test_only_a_solo_game_has_the_page_and_it_has_no_rivals() -> None:
    solo = looking("?", "rivals")
    assert "the Tengu: its board" in solo.reply("?") and "other players" not in solo.reply("?")
    assert f"{MARK} Tengu ─" in solo.reply("rivals")  # another word for it
    many = BitokuDesk(["?", "tengu"], ["human", "human"], game=None).play()
    assert "Tengu" not in many.output.replace("“tengu”", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_and_their_words_never_hide_an_action(lang: str) -> None:
    words = Words(lang, "bitoku")
    pages = table_of("bitoku").laid_for(1).pages
    for verb in {action.text.split()[0] for action in played().rules.space.actions}:
        assert find_command(verb, words, pages) is None, verb
    found: dict[str, str] = {}
    for command, (_, _, aliases) in {**COMMANDS, **pages}.items():
        assert find_command(command, words, pages) == (command, "")
        for alias in words.text(aliases).split():
            assert found.setdefault(alias, command) == command, alias
            assert find_command(f"{alias} x", words, pages) == (command, "x"), alias


# -- its pieces


def test_dice_kodamas_buildings_and_pilgrims_have_its_mark() -> None:
    view = played().view(0)
    forest = drawn(draw_forest(view, brush_with({})), brush_with({}))
    for region in view["regions"]:
        assert f"☾{region['kodamas'][0]} {MARK}{region['kodamas'][1]} " in forest
    in_forest = [die for die in view["tengu"]["dice"] if die["state"] in ("forest", "hill")]
    assert in_forest
    for die in in_forest:
        assert f" {MARK}{die['value']} " in forest
    owned = [site for site in view["sites"] if site["owner"] == view["tengu"]["side"]]
    assert owned
    assert forest.count(f" {MARK} ") == len(owned)
    desk = looking("paths", "kodamas", "?")
    on_paths = 0
    for here in view["paths"]["nodes"].values():
        on_paths += here[1] if isinstance(here, list) else here == 1
    assert on_paths
    assert desk.reply("paths").count(MARK) == on_paths
    assert desk.reply("kodamas").count(MARK) == len(view["regions"])
    assert f"\n{MARK}      Tengu " in desk.reply("?")


def test_what_can_be_done_to_the_tengu_has_a_number_where_its_piece_is() -> None:
    view = played().view(0)
    standing = [
        (entry["die"], entry["value"])
        for region in view["regions"]
        for entry in region["dice"]
        if entry["seat"] == view["tengu"]["side"]
    ]
    assert standing
    copies = {action.args["die"]: action for action in actions_against_the_tengu("copy")}
    for number, value in standing:
        about = played().seat_view(0).about(copies[number])
        brush = brush_with({target_of(copies[number], about.places): 7})
        assert f"{MARK}{value}[7] " in drawn(draw_forest(view, brush), brush)
    for action in actions_against_the_tengu("push_back"):
        about = played().seat_view(0).about(action)
        brush = brush_with({target_of(action, about.places): 8})
        region = str(action.args["region"]).partition(":")[2]
        space = view["tengu"]["kodamas"][region]
        (line,) = [
            row for row in drawn(kodamas_page(view, brush), brush).splitlines() if "8]" in row
        ]
        assert line.startswith(brush.words.ref(f"region:{region}"))
        assert f"{MARK}[8]" in line
        assert f"{MARK}{space}[8]" in drawn(draw_forest(view, brush), brush)
        assert f"on space {space} " in note(about, view, brush)


def test_a_building_of_the_tengu_is_said_to_be_its_own() -> None:
    view = played().view(0)
    sites = [site["id"] for site in view["sites"] if site["owner"] == view["tengu"]["side"]]
    actions = played().rules.space.actions
    using = [action for action in actions if action.kind == "use_building"]
    found = [action for action in using if str(action.args["site"]).partition(":")[2] in sites]
    assert len(found) == len(sites) > 0
    for action in found:
        about = played().seat_view(0).about(action)
        assert note(about, view, brush_with({})).startswith("(Tengu) ")


def test_a_spectator_sees_the_table_too() -> None:
    game = new_game(["human"], seed=3)
    desk = BitokuDesk([], game=game)
    view = game.view(None)
    assert view["order"][0] == view["tengu"]["side"]
    shown = drawn(desk.screen.table.draw(view, desk.screen.brush(None)), desk.screen.brush(None))
    assert "☾ Purple (you) ─" in shown and f"{MARK} Tengu ─" in shown


@pytest.mark.parametrize(
    ("letter", "written"),
    [
        ("é", "e"),
        ("ō", "o"),
        ("Č", "C"),
        ("’", "'"),
        ("–", "-"),
        ("→", ">"),
        ("…", "."),
        ("木", "?"),
    ],
)
def test_a_letter_that_a_terminal_lacks_becomes_one_like_it(letter: str, written: str) -> None:
    assert plain(letter) == written
