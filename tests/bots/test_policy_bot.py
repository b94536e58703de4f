"""The bot that follows a net: honest, the same for the same seed, and greedy where no net fits."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import mori
from mori.bots import policy_bot
from mori.bots.fit import BEST
from mori.bots.net import Net
from mori.bots.policy_bot import NetReader, PolicyBot
from mori.core.game import Game
from mori.core.registry import load_rules
from mori.core.view import seat_view
from tests.bots.nets import net_of_chance
from tests.conformance.hidden import with_hidden_permuted

GAMES = [("bitoku", 1), ("bitoku", 3), ("hitodama", 2)]


class WarmBot(PolicyBot):
    warmth = 1.0


@pytest.fixture(autouse=True)
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nets of chance in place of those that come with the games."""
    found: dict[tuple[str, str], Net] = {}
    for game in ("bitoku", "hitodama"):
        path = tmp_path / f"{game}.npz"
        path.write_bytes(net_of_chance(load_rules(game, 2)))
        found[game, BEST] = Net.load(path)
    monkeypatch.setattr(policy_bot, "_nets", found)
    monkeypatch.setattr(policy_bot, "_told", set())
    yield


def moments(game: str, players: int) -> Iterator[Game]:
    played = mori.new_game(game, players=players, seed=11, facts=False)
    rng = mori.seeded(4)
    for step in range(60):
        if played.is_over:
            return
        decision = played.decisions[0]
        if step % 5 == 0:
            yield played
        played.apply(decision.canonical[rng.below(len(decision.canonical))], decision.seat)


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("kind", [PolicyBot, WarmBot])
def test_view_and_seed_alone_decide(game: str, players: int, kind: type[PolicyBot]) -> None:
    rng = mori.seeded(8)
    for played in moments(game, players):
        decision = played.decisions[0]
        other = with_hidden_permuted(played, decision.seat, rng)
        chosen = [
            kind(3).choose(seat_view(each, decision.seat)) for each in (played, played, other)
        ]
        assert chosen[0] is chosen[1] is chosen[2]
        assert chosen[0] in decision.canonical


def test_it_takes_the_likeliest_choice_and_a_warm_one_others_too() -> None:
    played = mori.new_game("bitoku", players=2, seed=1, facts=False)
    view = seat_view(played, played.decisions[0].seat)
    assert view.decision is not None
    chances = NetReader.for_rules(played.rules).evaluate(view).chances
    best = view.decision.canonical[chances.index(max(chances))]
    assert PolicyBot(1).choose(view) is best
    warm = {WarmBot(seed).choose(view) for seed in range(60)}
    assert best in warm and len(warm) > 1


def test_without_a_fitting_net_it_plays_like_greedy_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    played = mori.new_game("bitoku", players=2, seed=1, facts=False)
    view = seat_view(played, played.decisions[0].seat)
    greedy = mori.make_bot("greedy", 5).choose(view)
    net = policy_bot.net_of("bitoku")
    monkeypatch.setattr(net, "description", replace(net.description, ids="another order"))
    assert PolicyBot(5).choose(view) is greedy
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "unfit_net" in caplog.text and "layout" in caplog.text
    caplog.clear()
    assert PolicyBot(5).choose(view) is greedy
    assert not caplog.records  # once is enough
    with pytest.raises(mori.SetupError) as refused:
        NetReader.for_rules(played.rules)
    assert (refused.value.code, refused.value.data["reason"]) == ("unfit_net", "layout")


def test_a_net_that_is_not_there_is_refused() -> None:
    with pytest.raises(mori.SetupError) as refused:
        policy_bot.net_of("bitoku", "worst")
    assert refused.value.code == "no_net"
