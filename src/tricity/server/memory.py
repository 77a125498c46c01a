"""Python's collector, made calm: a thousand tables in memory would stop the server for 0.2 s.

What is there when all rules are compiled is never looked at again, and all of the rest seldom.
"""

import asyncio
import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

SELDOM = (10_000, 10, 100)  # new objects; rounds of the young; rounds before all are looked at


@contextmanager
def calm_collector(ready: Iterable[asyncio.Future[Any]]) -> Iterator[None]:
    """Collect seldom as long as this lasts; what is *ready* stays for good."""
    usual = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    for future in ready:
        future.add_done_callback(lambda _: gc.freeze())
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
