"""The collector of memory is calm while a server runs, and as before afterwards."""

import asyncio
import gc

from tricity.server.memory import SELDOM, calm_collector


def test_the_collector_is_calm_and_as_before_afterwards():
    usual = gc.get_threshold()

    async def serve() -> None:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with calm_collector([ready]):
            assert gc.get_threshold() == SELDOM
            ready.set_result(None)
            await asyncio.sleep(0)
            assert gc.get_freeze_count() > 0

    asyncio.run(serve())
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
