"""What questions and refusals name: their card, dice by their value, what is missing."""

from itertools import product

import pytest

from mori.games.bitoku.effects.costs import can_afford, cannot_pay
from mori.games.bitoku.table.codes import ANY, KINDS, RESOURCES
from mori.words import Words
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.table import Table

HELD = (0, 1, 3)
PRICES = ([1, 0, 2, 0, 0], [0, 2, 1, 0, 1], [0, 0, 0, 0, 3], [2, 0, 0, 1, 2])


def table_of(players: int) -> Table:
    return SoloTable() if players == 1 else Table(players)


def words_of(table: Table, language: str = "en") -> Words:
    return Words(language, "bitoku", table.rules.components)


def asked_about(table: Table) -> object:
    return table.game.prompt(table.game.decisions[0])["source"]


def action_words(table: Table, language: str = "en") -> dict[str, str]:
    """The actions on offer, each as it is told with its question."""
    decision = table.game.decisions[0]
    words = words_of(table, language)
    prompt = table.game.prompt(decision)
    return {action.text: words.action(action, prompt) for action in decision.actions}


# -- of what a question is


@pytest.mark.rule("B-EFFECT-6")
def test_which_part_comes_next_is_asked_of_a_card_by_name() -> None:
    table = Table()
    table.kodama(1, "yomi", 4)
    table.resolve(0, table.effects_of("building", "onsen-6"))
    assert asked_about(table) == "building:onsen-6"
    prompt = table.game.prompt(table.game.decisions[0])
    question = words_of(table).decision("choose_part", prompt)
    assert question.startswith("Onsen (Kodama +2") and question.endswith("do you resolve next?")
    czech = words_of(table, "cs").decision("choose_part", {**prompt, "source": "yokai:kappa-1"})
    assert czech.startswith("Kappa (")  # a name that is written small elsewhere


@pytest.mark.rule("B-EFFECT-7")
@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("yokai", "shin-ookami-2"),
        ("yokai", "kappa-3"),
        ("gate", "gate-a-soul"),
        ("building", "farm-3"),
        ("mitama", "ara"),
        ("crystal", "ingenuity-soul"),
    ],
)
def test_a_choice_is_that_of_the_card_that_gives_it(kind: str, name: str) -> None:
    table = Table()
    table.give(0, wood=3, stone=3, jade=3, sake=3)
    table.market("mitama", "ara", "nigi", None, None)
    table.market("dragonfly", *["dragonfly-rock"] * 4)
    table.resolve(0, table.effects_of(kind, name))
    assert table.asked[1] in ("choose_part", "choose_option")
    assert asked_about(table) == f"{kind}:{name}"


@pytest.mark.rule("B-FOREST-8")
def test_what_to_buy_is_asked_of_the_row_that_lets_one_buy() -> None:
    table = Table()
    table.give(0, wood=3, stone=3, jade=3, sake=3)
    table.market("mitama", "ara", "nigi", None, None)
    table.visit(0, 6, "yomi")
    table.play("row 6")
    assert table.asked == (0, "choose_purchase")
    assert asked_about(table) == "row:row-yomi-6"
    name = Words("en", "bitoku").ref("row:row-yomi-6")
    assert name == "Lands of Yomi, Forest Action for a 6"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_effect_knows_what_it_is_an_effect_of(players: int) -> None:
    table = table_of(players)
    words = words_of(table)
    for effect in table.tables.effects:
        assert words.ref(effect.ref)
    for row in table.tables.rows[0]:
        assert [effect.ref for effect in row.effects.effects] == [f"row:{row.id}"]
    for cheaper in table.tables.cheaper.values():
        assert cheaper.ref.endswith("-6")  # of the row that shares the discount


# -- dice


@pytest.mark.rule("B-SUMMER-12")
def test_dice_are_named_by_their_value_and_where_they_are_if_that_is_needed() -> None:
    table = Table()
    table.hand(0)
    table.die(0, 1, 3, "unlocked")
    table.die(0, 2, 3, "locked")
    table.die(0, 3, 4, "yomi")
    table.turn(0)
    told = action_words(table)
    assert told["use 1"] == "Use the die showing 3 (card space 1)"
    assert told["force 2"].endswith("use the locked die showing 3 (card space 2)")
    assert told["cross 3"] == "Cross the river with the die showing 4 (Lands of Yomi)"
    table.state.die_value[1] = 5
    assert action_words(table)["use 1"] == "Use the die showing 3"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Unlock the die showing 5"),
        ("es", "Desbloquear el dado de valor 5"),
        ("fr", "Débloquer le dé de valeur 5"),
        ("cs", "Odemknout kostku s\u00a0hodnotou 5"),
    ],
)
@pytest.mark.rule("B-MITAMA-15")
def test_a_die_to_unlock_is_named_by_its_value(language: str, sentence: str) -> None:
    table = Table()
    table.die(0, 1, 2)
    table.die(0, 2, 5)
    table.perform(0, "unlock_die")
    assert action_words(table, language)["unlock 2"] == sentence


@pytest.mark.rule("B-HOME-5")
def test_a_die_to_copy_is_named_by_its_value_and_its_region() -> None:
    table = Table()
    table.die(1, 2, 4, "glade")
    table.die(1, 3, 5, "stairs")
    table.walker(0, "right-1")
    table.visit(0, 3, "home-6")
    told = action_words(table)
    assert told["copy 1 2"].endswith("of the die showing 4 (Glade of Jade)")
    assert told["copy 1 3"].endswith("of the die showing 5 (Stairs of Knowledge)")


# -- the Paths


@pytest.mark.rule("B-PATH-1")
@pytest.mark.parametrize(
    ("players", "name"),
    [(1, "path, space 1"), (2, "path, space 1"), (3, "right path, space 1")],
)
def test_the_only_path_is_just_the_path(players: int, name: str) -> None:
    table = table_of(players)
    start = table.game.rules.space.by_text["start right-1"]
    words = words_of(table)
    assert words.action(start) == f"Start a pilgrimage: {name}"
    assert words.ref(table.w.node_ref(table.node("right-1"))) == name


# -- what is missing


@pytest.mark.rule("B-EFFECT-12")
@pytest.mark.rule("B-EFFECT-13")
@pytest.mark.parametrize("discount", [0, 1, 2])
def test_a_refusal_tells_exactly_what_is_missing(discount: int) -> None:
    """With the units it names the price can be paid, with one fewer of any kind it cannot."""
    table = Table()
    looked_at = 0
    for price, held in product(PRICES, product(HELD, repeat=KINDS)):
        table.state.resources[:KINDS] = held
        if can_afford(table.w, 0, price, discount):
            continue
        looked_at += 1
        data = cannot_pay(table.w, 0, price, discount, ()).data
        units, left = named_units(str(data["missing"])), data["discount"]
        assert isinstance(left, int)
        for kind, count in units.items():
            table.state.resources[0 if kind == ANY else kind] += count
        assert can_afford(table.w, 0, price, discount - left)
        for kind in units:
            unit = 0 if kind == ANY else kind
            table.state.resources[unit] -= 1
            assert not can_afford(table.w, 0, price, discount - left)
            table.state.resources[unit] += 1
        assert sum(units.values()) > left  # the rest of the discount does not cover it
    assert looked_at > 30


def named_units(bundle: str) -> dict[int, int]:
    kinds = [*RESOURCES, "any"]
    parts = [part.split("=") for part in bundle.removeprefix("bundle:").split(",")]
    return {kinds.index(name): int(count) for name, count in parts}


@pytest.mark.rule("B-EFFECT-12")
def test_what_is_missing_is_said() -> None:
    table = Table()
    table.market("mitama", "ara", None, None, "ara")  # 1 jade; 1 jade and 2 sake
    table.give(0, jade=1)
    table.perform(0, "mitama")
    reason = table.game.why_not("obtain mitama 4")
    assert reason is not None
    assert reason.data == {"missing": "bundle:sake=2", "discount": 0}
    sentence = Words("en", "bitoku").reason(reason)
    assert sentence == "You cannot pay for this: you still need 2 sake."
