"""Python's collector, made calm: with a thousand tables in memory it would often stop the server.

Nearly all garbage here is freed at once by its counts; the collector comes at fixed times for the
rest. What is there when all rules are compiled is never looked at again.
"""

import asyncio
import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

EVERY = 120.0  # seconds


@contextmanager
def calm_collector(ready: Iterable[asyncio.Future[Any]], every: float = EVERY) -> Iterator[None]:
    """Collect at fixed times as long as this lasts; what is *ready* stays for good."""
    for future in ready:
        future.add_done_callback(lambda _: gc.freeze())
    rounds = asyncio.create_task(_collect(every))
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
        rounds.cancel()


async def _collect(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
