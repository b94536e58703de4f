"""The code about environments on the page for researchers runs."""

import pytest

from tests.api.research_page import blocks, run


@pytest.mark.parametrize("title", ["Gymnasium", "PettingZoo", "OpenSpiel"])
def test_the_code_of_the_page_runs(title: str) -> None:
    assert blocks()[title]
    run(title)


def test_the_numbers_of_the_page_are_true() -> None:
    import mori
    from mori.envs.observations import KINDS, Observations, encoder_of
    from tests.api.research_page import PAGE

    text = PAGE.read_text(encoding="utf-8")
    for game in ("bitoku", "hitodama"):
        encoder = encoder_of(mori.new_game(game, players=2, seed=1).rules)
        assert f"{encoder.layout.choices:,} in {game.title()}" in text
        for kind in KINDS[:3]:
            assert f"{Observations(encoder, kind).size:,}" in text
