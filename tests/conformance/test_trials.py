"""The promise of trials looks at every way in which a trial can end."""

import pytest

from mori.core.trial import MAYBE, NO, YES
from tests.conformance.cases import Case, is_looked_at, random_play, start
from tests.conformance.promises import Moment
from tests.conformance.trials import WhatIsTriedComesTrue


@pytest.mark.parametrize("name", ["bitoku", "hitodama"])
def test_turns_go_on_end_and_may_end(name: str) -> None:
    case = Case(name, 2, 0, {})
    game = start(case, facts=False)
    promise = WhatIsTriedComesTrue(case, game)
    for step, decision in enumerate(random_play(game, case.seed)):
        if is_looked_at(step, promise.every, case.seed):
            promise.look(Moment(game, decision, step))
    assert all(promise.ends[end] for end in (NO, YES, MAYBE)), promise.ends
