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
        sip_round(state)
        sip_round(state)
        state[0] ^= block
    state[2] ^= 0xFF
    for _ in range(4):
        sip_round(state)
    return state[0] ^ state[1] ^ state[2] ^ state[3]


def sip_round(v: list[int]) -> None:
    add(v, 0, 1, 13)
    v[0] = turn(v[0], 32)
    add(v, 2, 3, 16)
    add(v, 0, 3, 21)
    add(v, 2, 1, 17)
    v[2] = turn(v[2], 32)


def add(v: list[int], to: int, other: int, bits: int) -> None:
    v[to] = (v[to] + v[other]) & WORD
    v[other] = turn(v[other], bits) ^ v[to]


def turn(word: int, bits: int) -> int:
    return (word << bits | word >> 64 - bits) & WORD


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
