"""What a net knows of components by what they do: how it adapts to a corrected pack."""

from mori.bots.knowledge import SCALE, Knowledge, changes
from mori.core.encoding import Traits
from mori.core.registry import load_rules


def test_only_what_differs_counts_and_more_of_a_trait_is_above_zero() -> None:
    known: dict[str, list[Traits]] = {"vision": [{"vp": 4, "penalty": 1}, {"vp": 5}]}
    played: dict[str, list[Traits]] = {"vision": [{"vp": 7}, {"vp": 5}]}
    assert changes(known, played) == {"vision": {0: {"vp": 3 / SCALE, "penalty": -1 / SCALE}}}


def test_a_changed_card_changes_its_own_features_in_its_role_alone() -> None:
    encoder = load_rules("bitoku", 2).encoder()
    assert encoder is not None
    card = 7
    before = encoder.traits()
    before["yokai"][card] = {**before["yokai"][card], "virtue": 1}
    after = encoder.traits()["yokai"][card].get("virtue", 0)
    knowledge = Knowledge({("yokai", "hand", "virtue"): 0}, {2: before})
    adaptation = knowledge.adaptation(encoder, 2)
    (hand,) = [role for role in encoder.layout.roles if (role.kind, role.name) == ("yokai", "hand")]
    expected = [number for number, _, component in hand.numbers() if component == card]
    assert expected and adaptation.rows == expected
    assert set(adaptation.traits) == {0} and adaptation.choices_from == len(expected)
    assert set(adaptation.amounts) == {(after - 1) / SCALE}


def test_nothing_changes_for_a_number_of_players_it_does_not_know() -> None:
    encoder = load_rules("bitoku", 2).encoder()
    assert encoder is not None
    assert not Knowledge({("yokai", "hand", "virtue"): 0}, {}).adaptation(encoder, 2)
