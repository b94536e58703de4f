"""What effects are worth: every kind of them something."""

import pytest

from mori.games.bitoku.effects.kind import EffectKind
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.schema.effects import Effect, effect
from tests.games.bitoku.reconstruction.values import read_values
from tests.games.bitoku.reconstruction.worth import Worth

WORTH = Worth(read_values())
VP = effect("vp", n=1)
MITAMA = effect("mitama", discount=0)
SAMPLES: dict[str, object] = {
    "n": 1,
    "resource": "any",
    "value": 1,
    "scope": "any",
    "source": "deck",
    "discount": 0,
    "options": (VP, VP),
    "effects": (VP, VP),
}


def sample(kind: EffectKind) -> Effect:
    """An effect of the kind, as small as it can be."""
    parts = {"effects": (MITAMA, MITAMA)} if kind.holds_purchases else {}
    given = {parameter.name: SAMPLES[parameter.name] for parameter in kind.parameters}
    return effect(kind.name, **given | parts)


@pytest.mark.parametrize("kind", EFFECT_KINDS.values(), ids=lambda kind: kind.name)
def test_it_has_a_worth(kind: EffectKind) -> None:
    assert WORTH.of((sample(kind),)) > 0


@pytest.mark.rule("B-ASCEND-14")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_late_resources_are_worth_a_quarter_each(n: int) -> None:
    assert WORTH.at_the_end((effect("resource", n=n, resource="any"),)) == n / 4
