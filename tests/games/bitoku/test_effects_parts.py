"""Parts of an effect, choices among them, and chains (B-EFFECT-4 to -9, -18 to -20)."""

import pytest

from tests.games.bitoku.asking import count_asked_for
from tests.games.bitoku.table import Table

# -- B-EFFECT-4 to -9: parts and choices


@pytest.mark.rule("B-EFFECT-4")
@pytest.mark.parametrize(
    ("answers", "forward", "back"),
    [
        (["skip"], 1, 5),
        (["part 2", "advance yomi", "skip"], 2, 5),
        (["part 2", "skip", "skip"], 1, 5),
        (["part 3", "back 1 yomi", "back 1 yomi", "skip"], 1, 3),
        (["part 3", "back 1 yomi", "skip", "skip"], 1, 4),
        (["part 3", "back 1 yomi", "back 1 yomi", "advance yomi"], 2, 3),
    ],
)
def test_every_part_may_be_declined_in_any_combination_but_points_are_automatic(
    answers: list[str], forward: int, back: int
) -> None:
    table = Table()
    table.kodama(1, "yomi", 5)
    table.resolve(0, table.effects_of("dragonfly", "dragonfly-kodama-back"))
    assert table.score(0) == 1
    table.play(*answers)
    assert (table.kodama_of(0, "yomi"), table.kodama_of(1, "yomi")) == (forward, back)
    assert table.score(0) == 1
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-EFFECT-5")
def test_a_part_is_legal_only_if_its_payment_and_its_target_exist() -> None:
    table = Table()
    table.market("building", "farm-1", None, None, None)
    table.market("crystal", "dream-any", None, None, None)
    table.resolve(0, table.effects_of("yokai", "start-nezumi"))
    assert table.actions == ["part 2", "skip"]  # no wood for the building
    assert table.why_not("part 1") == ("nothing_possible", ("B-EFFECT-5", "B-EFFECT-21"))
    assert table.why_not("part 3")[0] != "nothing_possible"  # it has two parts
    table = Table()
    table.give(0, wood=1)
    table.market("building", "farm-1", None, None, None)
    table.resolve(0, table.effects_of("yokai", "start-nezumi"))
    assert table.actions == ["part 1", "skip"]  # no crystal to take
    table.play("part 1")
    assert table.actions == ["obtain building 1", "skip"]  # and nobody is forced to pay
    table.play("skip")
    assert table.goods(0) == {"wood": 1}


@pytest.mark.rule("B-EFFECT-6")
def test_parts_are_resolved_in_an_order_of_the_players_choice_each_completely() -> None:
    def put_up() -> Table:
        table = Table()
        table.kodama(0, "yomi", 6)
        table.kodama(1, "yomi", 7)
        table.resolve(0, table.effects_of("mitama", "shinigami-kodama"))
        assert table.actions == ["part 1", "part 2", "skip"]
        return table

    table = put_up()
    table.play("part 2", "back 1 yomi")
    assert "advance yomi" in table.actions
    table.play("advance yomi")
    assert (table.kodama_of(0, "yomi"), table.kodama_of(1, "yomi")) == (7, 6)
    table = put_up()
    table.play("part 1")
    assert table.asked == (0, "advance_kodama")
    assert "advance yomi" not in table.actions
    table.play("skip")
    assert table.asked == (0, "push_kodama_back")


@pytest.mark.rule("B-EFFECT-4", "B-EFFECT-6")
def test_several_parts_in_one_effect_are_resolved_like_those_of_a_card() -> None:
    table = Table()
    table.kodama(1, "yomi", 7)
    whole = table.effects_of("mitama", "shinigami-kodama").root
    assert whole.kind.name == "all_of"
    table.perform(0, whole)
    assert table.asked == (0, "choose_part")
    table.play("part 2", "back 1 yomi", "advance yomi")
    assert (table.kodama_of(0, "yomi"), table.kodama_of(1, "yomi")) == (2, 6)
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-EFFECT-7")
@pytest.mark.parametrize(("answer", "goods"), [("part 1", {"jade": 1}), ("part 2", {"sake": 1})])
def test_of_alternatives_exactly_one_is_chosen(answer: str, goods: dict[str, int]) -> None:
    table = Table()
    table.hand(0, "start-kappa")
    table.turn(0)
    table.play("play start-kappa > 1")
    assert table.actions == ["part 1", "part 2"]
    assert table.why_not("skip") == ("must_choose", ("B-EFFECT-7",))
    table.play(answer)
    assert table.goods(0) == goods
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-EFFECT-8")
@pytest.mark.parametrize(
    ("answers", "kodamas"),
    [
        (["advance yomi", "advance yomi"], (3, 1)),
        (["advance yomi", "advance glade"], (2, 2)),
        (["advance yomi", "skip"], (2, 1)),
        (["skip"], (1, 1)),
    ],
)
def test_a_number_lets_an_action_be_performed_up_to_that_often(
    answers: list[str], kodamas: tuple[int, int]
) -> None:
    table = Table()
    table.resolve(0, table.effects_of("bitoku", "chuugi"))  # own Kodama forward 2
    table.play(*answers)
    assert (table.kodama_of(0, "yomi"), table.kodama_of(0, "glade")) == kodamas
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-EFFECT-8")
def test_without_a_number_an_action_is_performed_once() -> None:
    table = Table()
    table.resolve(0, table.effects_of("crystal", "dream-kodama"))
    table.play("advance yomi")
    assert table.asked == (0, "turn")


def outcomes(table: Table, question: str) -> set[tuple[tuple[str, int], ...]]:
    """All the goods seat 0 can end up with while a question goes on being asked."""
    found = set()
    lines: list[list[str]] = [[]]
    while lines:
        line = lines.pop()
        game = table.game.clone()
        for text in line:
            game.apply(text)
        if game.decisions[0].kind != question:
            held = game.view(0)["players"][0]["resources"]
            found.add(tuple((kind, amount) for kind, amount in held.items() if amount))
        else:
            lines += [[*line, action.text] for action in game.decisions[0].actions]
    return found


@pytest.mark.rule("B-EFFECT-9")
def test_a_number_behind_a_choice_lets_each_unit_be_chosen_afresh() -> None:
    table = Table()
    table.resolve(0, table.effects_of("yokai", "kappa-1"))  # jade / sake, twice
    assert outcomes(table, "choose_option") == {
        (("jade", 2),),
        (("sake", 2),),
        (("jade", 1), ("sake", 1)),
    }


@pytest.mark.rule("B-EFFECT-9")
def test_a_unit_is_completely_resolved_before_the_next_is_chosen() -> None:
    table = Table()
    table.resolve(0, table.effects_of("yokai", "yama-uba-3"))  # resource / MP / Kodama, twice
    table.play("part 3")
    assert table.asked == (0, "advance_kodama")
    table.play("advance home")
    assert table.asked == (0, "choose_option")
    assert table.actions == ["part 1", "part 2", "part 3", "skip"]
    table.play("part 3", "advance home")
    assert table.kodama_of(0, "home") == 3
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-EFFECT-11")
def test_any_resource_twice_means_each_of_ten_results() -> None:
    table = Table()
    table.resolve(0, table.effects_of("yokai", "imomushi-3"))
    found = outcomes(table, "take_resource")
    assert len(found) == 10
    assert all(sum(amount for _, amount in goods) == 2 for goods in found)


# -- B-EFFECT-18 to -20: chains


@pytest.mark.rule("B-EFFECT-18")
def test_what_a_part_triggers_is_completely_resolved_before_the_next_part() -> None:
    table = Table()
    table.bitoku_path(0, "gi", "jin")
    table.vision_deck("vision-01", "vision-02")
    table.resolve(0, table.effects_of("yokai", "kitsune-3"))  # 2 MP, own Kodama forward
    table.play("part 1", "step bitoku")  # gi: a Vision
    course = []
    for answer in ("look", "refuse", "take wood", "step bitoku", "take stone", "advance yomi"):
        course.append(table.asked[1])
        table.play(answer)
    assert course == [
        "look_or_not",
        "keep_vision",
        "take_resource",
        "spend_movement",
        "take_resource",
        "advance_kodama",
    ]
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-EFFECT-19")
def test_movement_gained_in_a_chain_is_spent_before_that_of_the_outer_effect() -> None:
    table = Table()
    table.bitoku_path(0, "rei", "makoto")  # rei gives 1 MP
    table.resolve(0, table.effects_of("yokai", "kitsune-2"))  # 3 MP
    assert count_asked_for(table) == 3
    table.play("step bitoku")
    assert count_asked_for(table) == 1  # the inner one
    table.play("skip")  # lost; the outer ones are still there
    assert (table.asked, count_asked_for(table)) == ((0, "spend_movement"), 2)


@pytest.mark.rule("B-EFFECT-20")
def test_a_turn_ends_only_when_the_whole_chain_is_finished_or_declined() -> None:
    table = Table()
    table.gate("right-gate-1", "gate-a-kodama")
    table.walker(0, "right-3")
    table.kodama(1, "yomi", 3)
    table.hand(0, "start-kitsune")
    table.turn(0)
    for answer in (
        "play start-kitsune > 1",
        "walk right-3 > right-gate-1-1",
        "part 1",
        "advance yomi",
        "advance yomi",
        "back 1 yomi",
        "skip",
        "start right-1",
    ):
        assert table.asked[0] == 0
        table.play(answer)
    assert table.asked == (1, "turn")
