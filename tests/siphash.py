"""A second SipHash, written from its paper for messages of any length; imports nothing of ours."""

WORD = (1 << 64) - 1


def siphash(key: bytes, message: bytes) -> int:
    """SipHash-2-4 of *message* under a key of 16 bytes."""
    low, high = (int.from_bytes(key[start : start + 8], "little") for start in (0, 8))
    state = [
        low ^ int.from_bytes(b"uespemos", "little"),
        high ^ int.from_bytes(b"modnarod", "little"),
        low ^ int.from_bytes(b"arenegyl", "little"),
        high ^ int.from_bytes(b"setybdet", "little"),
    ]
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) % 256])
    for start in range(0, len(padded), 8):
        block = int.from_bytes(padded[start : start + 8], "little")
        state[3] ^= block
        state = rounds(state, 2)
        state[0] ^= block
    state[2] ^= 0xFF
    a, b, c, d = rounds(state, 4)
    return a ^ b ^ c ^ d


def rounds(state: list[int], times: int) -> list[int]:
    """So many SipRounds: four additions, each stirred in by a rotation and an exclusive or."""
    a, b, c, d = state
    for _ in range(times):
        a = a + b & WORD
        b = (b << 13 | b >> 51) & WORD ^ a
        a = (a << 32 | a >> 32) & WORD
        c = c + d & WORD
        d = (d << 16 | d >> 48) & WORD ^ c
        a = a + d & WORD
        d = (d << 21 | d >> 43) & WORD ^ a
        c = c + b & WORD
        b = (b << 17 | b >> 47) & WORD ^ c
        c = (c << 32 | c >> 32) & WORD
    return [a, b, c, d]


class Generator:
    """Numbers 0..n-1 as the engine's chance must draw them from a seed."""

    def __init__(self, seed: int) -> None:
        self.key = seed.to_bytes(16, "little")
        self.draws = 0

    def pick(self, n: int) -> int:
        while True:
            draw = siphash(self.key, self.draws.to_bytes(8, "little"))
            self.draws += 1
            if draw < (1 << 64) // n * n:
                return draw % n
