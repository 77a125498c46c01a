"""Chance that lives in the record: SipHash-2-4 of a counter under a 128-bit seed.

Any record with `seed` and `draws` can be drawn from, a game's own or a bot's `Chance`.
"""

import secrets
from typing import Any

from tricity.engine.errors import OptionError
from tricity.engine.jit import rule, signed, unsigned
from tricity.engine.record import Chance, blank, layout

CHANCE = layout(Chance)

WORD = 0xFFFF_FFFF_FFFF_FFFF
SEED_BITS = 128

# SipHash's four start values, its closing mark, and the last block of an 8-byte message.
SOME, DORA, LYGE, TEDB = (
    0x736F6D6570736575,
    0x646F72616E646F6D,
    0x6C7967656E657261,
    0x7465646279746573,
)
CLOSING = 0xFF
LENGTH = 8 << 56


def chance(seed: int) -> Chance:
    """A generator of its own, from a number of at most 128 bits."""
    generator: Chance = blank(CHANCE)
    sow(generator, seed)
    return generator


def sow(record: Any, seed: int) -> None:
    """Give *record* its seed, and no draw made yet."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise OptionError(f"seed {seed} does not fit 128 bits; use 0 to 2^128 - 1")
    record.seed[0] = seed & WORD
    record.seed[1] = seed >> 64
    record.draws[0] = 0


def seed_of(record: Any) -> int:
    """The seed of *record* as one number."""
    return int(record.seed[0]) | int(record.seed[1]) << 64


def fresh_seed() -> int:
    """A seed nobody can guess, from the operating system."""
    return secrets.randbits(SEED_BITS)


@rule
def pick(record: Any, n: int) -> int:
    """Draw one of 0..n-1, each equally likely."""
    choices = unsigned(n)
    draw = word(record)
    while draw - draw % choices > unsigned(WORD) - (choices - unsigned(1)):
        draw = word(record)  # it fell into the last, incomplete run of n values
    return signed(draw % choices)


@rule
def resow(record: Any, generator: Any) -> None:
    """Replace the seed of *record* by one that *generator* draws."""
    record.seed[0] = word(generator)
    record.seed[1] = word(generator)
    record.draws[0] = 0


@rule
def word(record: Any) -> int:
    """The next 64 random bits of *record*."""
    drawn = unsigned(record.draws[0])
    record.draws[0] = drawn + unsigned(1)
    return siphash(unsigned(record.seed[0]), unsigned(record.seed[1]), drawn)


@rule
def siphash(low: int, high: int, message: int) -> int:
    """SipHash-2-4 of the eight bytes of *message* under the key *low*, *high*."""
    v0, v1 = low ^ unsigned(SOME), high ^ unsigned(DORA)
    v2, v3 = low ^ unsigned(LYGE), high ^ unsigned(TEDB)
    for block in (message, unsigned(LENGTH)):
        v0, v1, v2, v3 = _round(v0, v1, v2, v3 ^ block)
        v0, v1, v2, v3 = _round(v0, v1, v2, v3)
        v0 ^= block
    v2 ^= unsigned(CLOSING)
    for _ in range(4):
        v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def _round(v0: int, v1: int, v2: int, v3: int) -> tuple[int, int, int, int]:
    v0 = (v0 + v1) & unsigned(WORD)
    v1 = _turned(v1, 13) ^ v0
    v2 = (v2 + v3) & unsigned(WORD)
    v3 = _turned(v3, 16) ^ v2
    v0 = (_turned(v0, 32) + v3) & unsigned(WORD)
    v3 = _turned(v3, 21) ^ v0
    v2 = (v2 + v1) & unsigned(WORD)
    v1 = _turned(v1, 17) ^ v2
    return v0, v1, _turned(v2, 32), v3


@rule
def _turned(v: int, bits: int) -> int:
    return ((v << unsigned(bits)) | (v >> unsigned(64 - bits))) & unsigned(WORD)
