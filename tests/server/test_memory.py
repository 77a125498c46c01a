"""The collector of memory comes at fixed times while a server runs, and as before afterwards."""

import asyncio
import gc
import weakref

from tricity.server.memory import calm_collector


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.self = self


def test_the_collector_is_calm_and_as_before_afterwards():
    async def serve() -> None:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with calm_collector([ready]):
            assert not gc.isenabled()
            ready.set_result(None)
            await asyncio.sleep(0)
            assert gc.get_freeze_count() > 0

    asyncio.run(serve())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_rings_are_found_in_the_end():
    async def serve() -> None:
        with calm_collector([], every=0.01):
            ring = weakref.ref(Ring())
            while ring() is not None:
                await asyncio.sleep(0.01)

    asyncio.run(serve())
