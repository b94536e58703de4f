"""The generator of a service's games: SHA-256 of the seed and a counter, chosen by the seed."""

import hashlib
import json
from collections import Counter

import pytest

import mori
from mori.core.errors import RecordError
from mori.core.record import read_record, write_record
from mori.core.rng import SEED_LIMIT, WIDE_LIMIT, Rng, Stream, algorithm_of, rng_of_game, seeded
from mori.core.snapshot import digest, from_data, to_data

SEED = 0x8BADF00DDEADBEEF_0123456789ABCDEF


def played(name: str, seed: int, answers: int = 60) -> mori.Game:
    game = mori.new_game(name, players=3, seed=seed)
    chance = seeded(1)
    while answers and not game.is_over:
        decision = game.decisions[0]
        game.apply(decision.actions[chance.below(len(decision.actions))], decision.seat)
        answers -= 1
    return game


def test_the_words_are_those_of_sha_256() -> None:
    """These numbers are part of the record format: an old record depends on them."""
    blocks = b"".join(
        hashlib.sha256(f"mori-stream/1:{SEED}:{number}".encode()).digest() for number in range(3)
    )
    expected = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]
    rng = rng_of_game(SEED)
    assert [rng.next32() for _ in range(24)] == expected
    assert rng_of_game(WIDE_LIMIT - 1).next32() == 0xB050C9CE


def test_a_seed_below_the_limit_keeps_its_generator() -> None:
    for seed in (0, 7, SEED_LIMIT - 1):
        assert algorithm_of(seed) == "sfc32"
        first, second = rng_of_game(seed), seeded(seed)
        assert [first.next32() for _ in range(9)] == [second.next32() for _ in range(9)]
    assert algorithm_of(SEED_LIMIT) == algorithm_of(WIDE_LIMIT - 1) == "sha256-ctr/1"
    assert isinstance(rng_of_game(SEED_LIMIT), Stream)


@pytest.mark.parametrize("drawn", [0, 3, 8, 13])
def test_a_copy_and_a_saved_one_go_on_alike_and_apart(drawn: int) -> None:
    rng = rng_of_game(SEED)
    for _ in range(drawn):
        rng.next32()
    clone = rng.clone()
    saved = from_data(json.loads(json.dumps(to_data(rng))), {})
    assert isinstance(saved, Stream)
    ahead = [rng.next32() for _ in range(20)]
    assert [clone.next32() for _ in range(20)] == ahead
    assert [saved.next32() for _ in range(20)] == ahead


def test_every_order_is_equally_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    rng = rng_of_game(SEED)
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    # Five standard deviations of a fair shuffle.
    assert all(abs(count - 1000) < 150 for count in counts.values())


@pytest.mark.parametrize("name", mori.game_names())
def test_two_games_of_one_seed_are_alike_and_of_another_not(name: str) -> None:
    assert played(name, SEED).record() == played(name, SEED).record()
    begun = {digest(played(name, seed, 0).state) for seed in (SEED, SEED + 1, SEED % SEED_LIMIT)}
    assert len(begun) == 3


def test_a_fair_seed_is_a_wide_one_and_never_the_same() -> None:
    seeds = {mori.fair_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {algorithm_of(seed) for seed in seeds} == {"sha256-ctr/1"}
    assert {seed >> 126 for seed in seeds} == {0, 1, 2, 3}, "the whole width is used"


@pytest.mark.parametrize("name", mori.game_names())
def test_a_record_names_the_generator_and_replays(name: str) -> None:
    game = played(name, SEED)
    record = read_record(write_record(game.record()))
    assert (record["rng"], record["seed"]) == ("sha256-ctr/1", SEED)
    assert digest(mori.replay(record).state) == digest(game.state)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rng": "sfc32"}, "record_key_type"),
        ({"seed": 5}, "record_key_type"),
        ({"seed": WIDE_LIMIT}, "record_key_type"),
        ({"rng": "sha256-ctr/2"}, "record_rng"),
    ],
)
def test_a_seed_of_another_generator_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(RecordError) as refused:
        mori.replay({**played("hitodama", SEED, 3).record(), **change})
    assert refused.value.code == code


@pytest.mark.parametrize("name", mori.game_names())
def test_nothing_that_a_seat_gets_holds_the_key(name: str) -> None:
    game = played(name, SEED)
    assert str(SEED) in json.dumps(to_data(game.state)), "the game itself has it"
    for seat in (None, 0, 1, 2):
        known = game.seat_view(seat)
        sampled = known.sample(seeded(3)).state
        for state in (known.world, sampled):
            assert type(state.rng) is Rng
            assert str(SEED) not in json.dumps(to_data(state))
        assert str(SEED) not in json.dumps(game.view(seat), default=str)
