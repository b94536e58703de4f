"""The generator: fixed by its seed, the same everywhere, without favourites."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from mori.core.rng import SEED_LIMIT, seeded


def test_the_stream_of_a_seed_never_changes() -> None:
    """These numbers are part of the record format: an old record depends on them."""
    rng = seeded(7)
    assert [rng.next32() for _ in range(4)] == [100587536, 2849664703, 2976894644, 2427842431]
    assert seeded(0).next32() != seeded(1 << 32).next32()


@given(st.integers(0, SEED_LIMIT - 1), st.integers(1, 1000))
def test_numbers_stay_below_the_limit(seed: int, limit: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@given(st.integers(0, SEED_LIMIT - 1), st.lists(st.integers(0, 99)))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_clone_goes_on_like_its_original_and_apart_from_it() -> None:
    rng = seeded(3)
    rng.next32()
    clone = rng.clone()
    ahead = [rng.next32() for _ in range(5)]
    assert [clone.next32() for _ in range(5)] == ahead


def test_every_order_is_equally_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    rng = seeded(11)
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    # Five standard deviations of a fair shuffle.
    assert all(abs(count - 1000) < 150 for count in counts.values())
