"""Chance is SipHash-2-4, and every number is equally likely."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.siphash import Generator
from tests.siphash import siphash as naive
from tricity.engine.chance import chance, fresh_seed, pick, resow, seed_of, siphash, sow, word
from tricity.engine.errors import OptionError
from tricity.engine.jit import unsigned

KEY = bytes(range(16))

# From the reference implementation: messages of 0, 1, … 15 bytes 00 01 02 … under the key 00 … 0f.
PUBLISHED = [
    "310e0edd47db6f72",
    "fd67dc93c539f874",
    "5a4fa9d909806c0d",
    "2d7efbd796666785",
    "b7877127e09427cf",
    "8da699cd64557618",
    "cee3fe586e46c9cb",
    "37d1018bf50002ab",
    "6224939a79f5f593",
    "b0e4a90bdf82009e",
    "f3b9dd94c5bb5d7a",
    "a7ad6b22462fb3f4",
    "fbe50e86bc8f1e75",
    "903d84c02756ea14",
    "eef27a8e90ca23f7",
    "e545be4961ca29a1",
]

words = st.integers(0, (1 << 64) - 1)
seeds = st.integers(0, (1 << 128) - 1)


@pytest.mark.parametrize("length", range(16))
def test_the_naive_siphash_gives_the_published_values(length):
    assert naive(KEY, bytes(range(length))).to_bytes(8, "little").hex() == PUBLISHED[length]


def test_the_engine_gives_the_published_value_of_eight_bytes():
    low, high, message = (int.from_bytes(part, "little") for part in (KEY[:8], KEY[8:], KEY[:8]))
    drawn = int(siphash(unsigned(low), unsigned(high), unsigned(message)))
    assert drawn.to_bytes(8, "little").hex() == PUBLISHED[8]


@given(words, words, words)
def test_the_engine_agrees_with_the_naive_siphash(low, high, message):
    key = low.to_bytes(8, "little") + high.to_bytes(8, "little")
    drawn = siphash(unsigned(low), unsigned(high), unsigned(message))
    assert int(drawn) == naive(key, message.to_bytes(8, "little"))


@given(seeds, st.lists(st.integers(1, (1 << 63) - 1), max_size=20))
def test_bounded_draws_agree_with_the_naive_generator(seed, bounds):
    record, generator = chance(seed), Generator(seed)
    assert [int(pick(record, n)) for n in bounds] == [generator.pick(n) for n in bounds]
    assert int(record.draws[0]) == generator.draws


def test_a_bound_that_rejects_often_is_still_drawn_fairly():
    record = chance(1)
    n = 3 << 61  # a quarter of all words falls into the incomplete run
    drawn = [int(pick(record, n)) for _ in range(1000)]
    assert int(record.draws[0]) > 1200
    assert 280 < sum(number < 1 << 61 for number in drawn) < 390


def test_six_sides_come_up_equally_often():
    record = chance(2026)
    counts = np.bincount([pick(record, 6) for _ in range(6000)], minlength=6)
    chi_square = ((counts - 1000) ** 2 / 1000).sum()
    assert chi_square < 20.5  # one in a thousand for five degrees of freedom


@given(seeds)
def test_a_seed_can_be_read_back(seed):
    assert seed_of(chance(seed)) == seed


def test_resowing_gives_a_seed_that_the_generator_draws():
    record, generator = chance(5), chance(7)
    pick(record, 10)
    resow(record, generator)
    twin = chance(7)
    assert seed_of(record) == int(word(twin)) | int(word(twin)) << 64
    assert int(record.draws[0]) == 0


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(OptionError, match="128 bits"):
        sow(chance(0), seed)


def test_fresh_seeds_differ():
    assert fresh_seed() != fresh_seed()
