"""Shared decks: who saw which card (B-HIDDEN-4, B-HIDDEN-5)."""

import pytest

from mori.games.bitoku.seasons.year import S_SUMMON
from tests.conformance.worlds import check_knowledge
from tests.games.bitoku.knowing import (
    FIVE,
    OTHER_FIVE,
    facts_text,
    look_at_yokai,
    names,
    text_of_view,
    worlds,
)
from tests.games.bitoku.table import Table

# -- looking at shared decks


@pytest.mark.rule("B-HIDDEN-4")
@pytest.mark.parametrize("deck", ["yokai", "bitoku", "vision"])
def test_cards_looked_at_are_seen_by_the_acting_player_alone(deck: str) -> None:
    table = Table(players=3)
    table.yokai_deck(*OTHER_FIVE)
    table.bitoku_deck("yu", "jin", "rei", "gi", "makoto")
    table.vision_deck(*(f"vision-{number:02}" for number in range(1, 6)))
    card, kind, two = {
        "yokai": ("yama-uba-4", "yokai", ["imomushi-1", "kappa-1"]),
        "bitoku": ("kitsune-4", "yokai", ["jin", "yu"]),
        "vision": ("ancient-6", "building", ["vision-01", "vision-02"]),
    }[deck]
    table.resolve(0, table.effects_of(kind, card))
    before = len(table.facts)
    table.play("look")
    own = table.game.view(0)["looking_at"]
    assert own["deck"] == deck and sorted(own["cards"]) == two
    top = getattr(table.state, f"{deck}_deck")[-2:]
    for state in worlds(table.game, 0):
        assert getattr(state, f"{deck}_deck")[-2:] == top
    check_knowledge(table.game)  # neither a third card nor those of another deck
    for seat in (1, 2, None):
        assert table.game.view(seat)["looking_at"] is None
        seen = text_of_view(table, seat) + facts_text(table.game.facts_for(seat, before))
        assert not [name for name in two if f'"{name}"' in seen or f':{name}"' in seen]
        tops = {tuple(getattr(state, f"{deck}_deck")[-2:]) for state in worlds(table.game, seat)}
        assert len(tops) > 10


@pytest.mark.rule("B-HIDDEN-4")
def test_a_kept_yokai_card_goes_to_the_hand_unseen_by_others() -> None:
    table = Table()
    table.hand(0, FIVE[0])
    look_at_yokai(table)
    before = len(table.facts)
    table.play("keep imomushi-1")
    assert facts_text(table.game.facts_for(0, before)).count("yokai:imomushi-1") == 1
    for seat in (1, None):
        told = table.game.facts_for(seat, before)
        assert told[0].kind == "yokai_kept"
        assert "imomushi-1" not in facts_text(told) + text_of_view(table, seat)
        # What was kept is one of the five of the shared deck, and never a card of the own deck.
        kept = [set(names(table, state.hands[0])) - {FIVE[0]} for state in worlds(table.game, seat)]
        assert {card for cards in kept for card in cards} == set(OTHER_FIVE)
        assert {len(cards) for cards in kept} == {1}
        for state in worlds(table.game, seat):
            assert table.yokai(FIVE[0]) in state.hands[0]


@pytest.mark.rule("B-HIDDEN-4")
@pytest.mark.parametrize(
    ("deck", "kind", "card", "answer", "shown"),
    [
        ("bitoku", "yokai", "kitsune-4", "keep yu", "bitoku_added"),
        ("vision", "building", "ancient-6", "keep vision-01", "vision_kept"),
    ],
)
def test_a_kept_bitoku_or_vision_card_becomes_public(
    deck: str, kind: str, card: str, answer: str, shown: str
) -> None:
    table = Table()
    table.bitoku_deck("yu", "jin", "rei", "gi", "makoto")
    table.vision_deck(*(f"vision-{number:02}" for number in range(1, 6)))
    table.resolve(0, table.effects_of(kind, card))
    table.play("look", answer)
    name = answer.removeprefix("keep ")
    returned = {"yu": "jin", "vision-01": "vision-02"}[name]
    for seat in (1, None):
        told = [fact.args for fact in table.game.facts_for(seat) if fact.kind == shown]
        assert told == [{"seat": "seat:0", "card": f"{deck}:{name}"}]
        assert f'"{name}"' in text_of_view(table, seat)
        assert f'"{returned}"' not in text_of_view(table, seat)
        assert returned not in facts_text(table.game.facts_for(seat))


@pytest.mark.rule("B-HIDDEN-4")
@pytest.mark.parametrize(
    ("deck", "kind", "card", "answers"),
    [
        ("yokai", "yokai", "yama-uba-4", ["keep imomushi-1"]),
        ("bitoku", "yokai", "kitsune-4", ["keep yu"]),
        ("vision", "building", "ancient-6", ["keep vision-01"]),
        ("vision", "building", "ancient-6", ["refuse", "take wood"]),
    ],
)
def test_a_card_put_under_a_deck_stays_known_to_who_put_it_there_alone(
    deck: str, kind: str, card: str, answers: list[str]
) -> None:
    table = Table(players=3)
    table.yokai_deck(*OTHER_FIVE)
    table.bitoku_deck("yu", "jin", "rei", "gi", "makoto")
    table.vision_deck(*(f"vision-{number:02}" for number in range(1, 6)))
    table.resolve(0, table.effects_of(kind, card))
    table.play("look", *answers)
    check_knowledge(table.game)
    count = 2 if answers[0] == "refuse" else 1
    under = getattr(table.state, f"{deck}_deck")[:count]
    for state in worlds(table.game, 0):
        assert getattr(state, f"{deck}_deck")[:count] == under
    for seat in (1, 2, None):
        found = {
            tuple(getattr(state, f"{deck}_deck")[:count]) for state in worlds(table.game, seat)
        }
        assert len(found) > 2


@pytest.mark.rule("B-HIDDEN-4")
def test_what_was_put_under_a_deck_is_known_until_it_comes_up_again() -> None:
    """Its place moves up as cards are put under it, and the one who put it there follows it."""
    table = Table()
    table.vision_deck("vision-01", "vision-02", "vision-03", "vision-04")
    table.resolve(0, table.effects_of("building", "ancient-6"))
    table.play("look", "keep vision-01")
    table.resolve(1, table.effects_of("building", "ancient-6"))
    table.play("look", "keep vision-03")
    first, second = table.vision("vision-02"), table.vision("vision-04")
    assert table.state.vision_deck == [second, first]
    for seat, known in ((0, 1), (1, 0)):
        # Each of the two knows one of the last two cards, and so the other one too.
        for state in worlds(table.game, seat):
            assert state.vision_deck[known] == table.state.vision_deck[known]
    assert len({tuple(state.vision_deck) for state in worlds(table.game, None)}) == 2


@pytest.mark.rule("B-HIDDEN-4")
def test_a_returned_card_left_on_top_of_a_rebuilt_deck_stays_known() -> None:
    table = Table()
    table.bitoku_deck("gi", "meiyo")
    table.state.bitoku_discard = [table.bitoku("rei"), table.bitoku("jin"), table.bitoku("yu")]
    table.resolve(0, table.effects_of("yokai", "kitsune-4"))
    table.play("look", "keep gi")
    table.resolve(1, table.effects_of("yokai", "kitsune-4"))
    table.play("look")  # the one card left, and one of the discard pile
    assert table.state.bitoku_deck[-1] == table.bitoku("meiyo")
    assert {state.bitoku_deck[-1] for state in worlds(table.game, 0)} == {table.bitoku("meiyo")}


# -- what went face up into a hand


@pytest.mark.rule("B-HIDDEN-5")
def test_a_yokai_card_taken_from_a_hill_is_known_in_the_hand_until_it_leaves_it() -> None:
    table = Table()
    table.deck(0, *FIVE[1:])
    table.hand(0, FIVE[0])
    table.hill_cards("yomi", None, "kappa-1")
    table.die(0, 1, 4, "yomi")
    table.turn(0)
    table.play("cross 1", "favour yomi.b")
    for seat in (1, None):
        told = [fact.args for fact in table.game.facts_for(seat) if fact.kind == "yokai_taken"]
        assert told == [{"seat": "seat:0", "card": "yokai:kappa-1"}]
        assert table.game.view(seat)["players"][0]["known_in_hand"] == ["kappa-1"]
        for state in worlds(table.game, seat):
            assert table.yokai("kappa-1") in state.hands[0]
        others = {
            card for state in worlds(table.game, seat) for card in names(table, state.hands[0])
        }
        assert others == {"kappa-1", *FIVE}
    table.turn(0)
    table.play("play kappa-1 > 1", "part 1", "part 1")
    assert table.game.view(1)["players"][0]["known_in_hand"] == []


@pytest.mark.rule("B-HIDDEN-5", "B-HIDDEN-7")
def test_a_card_drawn_before_the_own_deck_was_rebuilt_is_known_in_the_hand() -> None:
    """The rebuilt deck cannot hold it, and all saw what lay on the discard pile."""
    table = Table()
    table.deck(0, FIVE[0])
    table.discard_pile(0, *FIVE[1:])
    table.season(S_SUMMON)
    assert len(table.state.hands[0]) == 4
    for seat in (1, None):
        for state in worlds(table.game, seat):
            assert table.yokai(FIVE[0]) in state.hands[0]
        assert len({tuple(state.hands[0]) for state in worlds(table.game, seat)}) == 4


@pytest.mark.rule("B-HIDDEN-4")
def test_a_card_kept_unseen_stays_secret_when_the_own_deck_is_rebuilt() -> None:
    table = Table()
    look_at_yokai(table)
    table.play("keep imomushi-1")
    table.discard_pile(0, *FIVE)
    table.season(S_SUMMON)
    for seat in (1, None):
        assert "imomushi-1" not in text_of_view(table, seat)
        kept = {
            card
            for state in worlds(table.game, seat)
            for card in names(table, state.hands[0])
            if card not in FIVE
        }
        assert kept == set(OTHER_FIVE)
