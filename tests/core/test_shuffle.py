"""Promises about shuffles, in records."""

import hashlib

import pytest

import mori
from mori.core.record import SHUFFLE
from mori.core.shuffle import commitment, is_shuffle_data, shuffle_data

SEED = 2**63 - 1
WIDE = 2**128 - 1
NONCE = "ab" * 32
# web/src/lib/shuffle.test.ts has the same.
PROMISED = "88b8c5c77ff17a225daaeba9a2a4f2178a410828f2f2b7b8e8f815dfd73ae6d1"
WIDE_PROMISED = "0e0f2b65a452238e1a139c9e0bf7405a8f8c39415888180e2205f1952c9cf852"


def record() -> dict[str, object]:
    return mori.new_game("hitodama", players=2, seed=SEED).record()


def test_the_commitment_is_as_it_is_described() -> None:
    assert commitment(SEED, NONCE) == PROMISED
    text = "mori-shuffle/1:" + NONCE + ":9223372036854775807"
    assert hashlib.sha256(text.encode()).hexdigest() == PROMISED
    assert commitment(WIDE, NONCE) == WIDE_PROMISED


def test_a_record_may_tell_of_its_shuffle() -> None:
    told = {**record(), SHUFFLE: shuffle_data(SEED, NONCE)}
    read = mori.read_record(mori.write_record(told))
    assert read == told
    assert mori.replay(read).seed == SEED
    assert SHUFFLE not in mori.read_record(mori.write_record(record())), "or may not"


@pytest.mark.parametrize(
    "told",
    [
        None,
        "fair",
        {},
        {"nonce": NONCE},
        {"nonce": NONCE, "commitment": PROMISED[:-1]},
        {"nonce": NONCE.upper(), "commitment": PROMISED},
        {"nonce": 1, "commitment": PROMISED},
        {"nonce": NONCE, "commitment": PROMISED, "more": 1},
    ],
    ids=repr,
)
def test_what_is_no_promise_is_refused(told: object) -> None:
    assert not is_shuffle_data(told)
    with pytest.raises(mori.RecordError, match="record_key_type"):
        mori.read_record(mori.write_record({**record(), SHUFFLE: told}))


def test_a_promise_that_is_not_kept_is_refused() -> None:
    for seed, nonce in ((SEED - 1, NONCE), (SEED, "cd" * 32)):
        told = {**shuffle_data(seed, nonce), "nonce": NONCE}
        with pytest.raises(mori.RecordError, match="record_shuffle"):
            mori.read_record(mori.write_record({**record(), SHUFFLE: told}))
