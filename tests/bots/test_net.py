"""Nets in numpy: what they make of a decision, and which they refuse to play with."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import mori
from mori.bots.fit import read_description
from mori.bots.net import MARGIN, POINTS, WIN, Net
from mori.core.registry import load_rules
from mori.core.view import seat_view
from tests.bots.nets import LAYERS, net_of_chance, values_of_chance

GAMES = [("bitoku", 1), ("bitoku", 4), ("hitodama", 3)]


def positions(game: str, players: int, count: int = 12) -> list[tuple[bytes, list[int]]]:
    """Decisions along a game, as rows and choices."""
    played = mori.new_game(game, players=players, seed=5, facts=False)
    encoder = played.rules.encoder()
    assert encoder is not None
    rng = mori.seeded(9)
    found: list[tuple[bytes, list[int]]] = []
    while not played.is_over and len(found) < count:
        decision = played.decisions[0]
        choices = encoder.choices(played.state, decision.seat, decision.canonical)
        if len(decision.canonical) > 1:
            row = encoder.encode(played.state, decision.seat, choices)
            found.append((row, choices))
        for _ in range(3):
            if not played.is_over:
                decision = played.decisions[0]
                answer = decision.canonical[rng.below(len(decision.canonical))]
                played.apply(answer, decision.seat)
    return found


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_net_reckons_as_its_weights_say(game: str, players: int, tmp_path: Path) -> None:
    rules = load_rules(game, players)
    encoder = rules.encoder()
    assert encoder is not None
    values = values_of_chance(rules)
    path = tmp_path / "net.npz"
    path.write_bytes(net_of_chance(rules, values))
    net = Net.load(path)
    scales = np.array(encoder.layout.scales)
    for row, choices in positions(game, players):
        read = np.frombuffer(row, dtype="<i2")
        hidden = values["embedding"][read[len(scales) :]].sum(0)
        hidden = hidden + values["numbers.weight"] @ (read[: len(scales)] / scales)
        hidden = np.maximum(hidden + values["numbers.bias"], 0)
        for number in range(LAYERS):
            weights, bias = values[f"layers.{number}.weight"], values[f"layers.{number}.bias"]
            hidden = hidden + np.maximum(weights @ hidden + bias, 0)
        wishes = []
        for first, about in zip(choices[::2], choices[1::2], strict=True):
            wish = values["policy"][first] @ hidden + values["policy_bias"][first]
            if about:
                wish += values["policy"][about] @ hidden + values["policy_bias"][about]
            wishes.append(wish)
        expected = np.exp(np.array(wishes) - max(wishes))
        expected /= expected.sum()
        outlook = (values["value.weight"] @ hidden + values["value.bias"]).reshape(4, 3)
        found = net.evaluate(row, choices)
        told = np.array(found.outlook)
        # Eight bits for a weight, so about two places.
        assert found.chances == pytest.approx(expected, abs=0.05)
        assert told[:, WIN] == pytest.approx(1 / (1 + np.exp(-outlook[:, WIN])), abs=0.05)
        assert told[:, MARGIN] == pytest.approx(40 * np.tanh(outlook[:, MARGIN]), abs=3)
        assert told[:, POINTS] == pytest.approx(100 * outlook[:, POINTS], abs=15)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_many_decisions_at_once_are_judged_like_one_by_one(
    game: str, players: int, tmp_path: Path
) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(net_of_chance(load_rules(game, players)))
    net = Net.load(path)
    rows, choices = zip(*positions(game, players), strict=True)
    for one, many in zip(
        [net.evaluate(row, offered) for row, offered in zip(rows, choices, strict=True)],
        net.evaluate_many(list(rows), list(choices)),
        strict=True,
    ):
        assert many.chances == pytest.approx(one.chances, abs=1e-5)
        assert np.array(many.outlook) == pytest.approx(np.array(one.outlook), abs=1e-3)


def test_rows_never_trained_are_left_out_and_weigh_nothing(tmp_path: Path) -> None:
    rules = load_rules("hitodama", 2)
    values = values_of_chance(rules)
    whole, path = len(net_of_chance(rules, values)), tmp_path / "net.npz"
    values["seen"][:] = False
    path.write_bytes(net_of_chance(rules, values))
    assert path.stat().st_size < 0.7 * whole
    net = Net.load(path)
    row, choices = positions("hitodama", 2)[3]
    numbers = 2 * len(net.scales)
    bare = net.evaluate(row[:numbers], choices)
    assert net.evaluate(row, choices).chances == pytest.approx(bare.chances)


def test_a_net_refuses_what_it_was_not_trained_for(tmp_path: Path) -> None:
    rules = load_rules("bitoku", 2)
    encoder, other = rules.encoder(), load_rules("hitodama", 2).encoder()
    assert encoder is not None and other is not None
    path = tmp_path / "net.npz"
    path.write_bytes(net_of_chance(rules))
    fits = Net.load(path).description
    assert fits == read_description(path)
    assert fits.why_not(rules, encoder) == ""
    assert fits.why_not(load_rules("hitodama", 2), other) == "game"
    assert fits.why_not(rules, other) == "layout"
    assert replace(fits, players=(3, 4)).why_not(rules, encoder) == "players"
    assert replace(fits, ids="other").why_not(rules, encoder) == "layout"
    assert replace(fits, layout_version=99).why_not(rules, encoder) == "layout"


def test_a_net_fits_a_pack_that_it_was_not_trained_on(tmp_path: Path) -> None:
    rules = load_rules("bitoku", 2)
    encoder = rules.encoder()
    assert encoder is not None
    path = tmp_path / "net.npz"
    path.write_bytes(net_of_chance(rules))
    elsewhere = replace(read_description(path), fingerprint="another")
    assert elsewhere.why_not(rules, encoder) == ""
    assert not elsewhere.was_trained_on(rules)
    # A file that does not name the ids can be sure of its own pack only.
    assert replace(elsewhere, ids="").why_not(rules, encoder) == "pack"
    assert replace(elsewhere, ids="", fingerprint=rules.fingerprint).why_not(rules, encoder) == ""


@pytest.mark.parametrize("content", [b"", b"not a net", b"PK\x03\x04 broken"])
def test_a_file_that_is_no_net_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(mori.SetupError) as refused:
        Net.load(path)
    assert refused.value.code == "broken_net"


def test_one_net_serves_all_player_counts() -> None:
    """The layout is the same for every number of players, and so is what it is numbered for."""
    for game in mori.game_names():
        layouts = []
        for players in range(1 if game == "bitoku" else 2, 5):
            encoder = load_rules(game, players).encoder()
            assert encoder is not None
            layouts.append(encoder.layout)
        first = layouts[0]
        for layout in layouts[1:]:
            assert (layout.blocks, layout.number_blocks) == (first.blocks, first.number_blocks)
            assert (layout.size, layout.choices) == (first.size, first.choices)


def test_a_seat_counts_the_others_from_itself_on() -> None:
    """The same table seen from another seat shows the same things in other places."""
    game = mori.new_game("hitodama", players=4, seed=2)
    encoder = game.rules.encoder()
    assert encoder is not None
    starts = {name: start for name, start, _ in encoder.layout.blocks}
    views = [seat_view(game, seat).world for seat in range(4)]
    turn = game.decisions[0].seat
    for seat, world in enumerate(views):
        row = np.frombuffer(encoder.encode(world, seat, []), dtype="<i2")
        assert starts["turn"] + (turn - seat) % 4 in row[encoder.layout.numbers :]
