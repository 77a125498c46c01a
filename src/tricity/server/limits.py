"""How fast one may ask: buckets that fill again with time."""

from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic

from tricity.server.errors import Refused

REMEMBERED = 10_000  # buckets of a kind; the one not used for longest is forgotten first


class Bucket:
    """So many requests at once, and so many a second in the long run."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.then = burst, monotonic()

    def take(self) -> bool:
        """Whether one more request is allowed now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """A bucket for everybody who asks."""

    def __init__(self, rate: float, burst: float, message: str) -> None:
        self.rate, self.burst, self.message = rate, burst, message
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def spend(self, who: Hashable) -> None:
        """Let *who* ask once more, or refuse it."""
        bucket = self.buckets.setdefault(who, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(who)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise Refused("too_fast", self.message)
