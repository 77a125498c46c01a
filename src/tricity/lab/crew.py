"""Who plays the blocks: this process, all cores of this machine, or a Ray cluster."""

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from tricity.engine.errors import LabError
from tricity.lab.plan import Block, Plan
from tricity.lab.play import Row, play_block

IN_FLIGHT = 4  # blocks handed out for each worker, so that none waits for the next
PATIENCE = 5.0  # seconds for a cluster to answer

Rows = list[Row]


@dataclass(frozen=True)
class Crew:
    """How many processes here (all cores, if none is said), or the address of a cluster."""

    workers: int | None = None
    cluster: str | None = None

    def play(self, plan: Plan, blocks: Iterable[Block]) -> Generator[Rows, None, None]:
        """The rows of each of *blocks*, in the order in which they are done."""
        if self.cluster is not None:
            return _on_ray(plan, iter(blocks), self.cluster)
        workers = self.workers or cores()
        if workers == 1:
            return (play_block(plan, block) for block in blocks)
        return _on_cores(plan, iter(blocks), workers)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _on_cores(plan: Plan, blocks: Iterator[Block], workers: int) -> Generator[Rows, None, None]:
    """Play in processes that end with this one, however it ends."""
    context = get_context("spawn")
    far, near = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _live_while_open, (far,))

    def submit(block: Block) -> Future[Rows]:
        with _undisturbed():
            return pool.submit(play_block, plan, block)

    try:
        # One block alone: on a cold machine, it compiles the rules for all.
        yield from _as_done(map(submit, islice(blocks, 1)), 1, _first_done)
        yield from _as_done(map(submit, blocks), workers * IN_FLIGHT, _first_done)
        pool.shutdown()
    finally:
        near.close()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait while a process is being started, and keep it from that process."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        with _blocked(signal.SIGINT):
            yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            raise KeyboardInterrupt


@contextmanager
def _blocked(number: signal.Signals) -> Iterator[None]:
    """Block a signal, where this can be; a process started meanwhile inherits that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {number})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _live_while_open(lifeline: Connection) -> None:
    """End this process when the other end of *lifeline* is closed; Ctrl-C is not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        with suppress(EOFError, OSError):
            lifeline.recv()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _as_done(
    tasks: Iterator[Any], limit: int, first_done: Callable[[list[Any]], tuple[Rows, Any]]
) -> Generator[Rows, None, None]:
    """Start *tasks*, at most *limit* at once, and give their results as they come."""
    running = list(islice(tasks, limit))
    while running:
        rows, task = first_done(running)
        running.remove(task)
        running += islice(tasks, 1)
        yield rows


def _first_done(running: list[Future[Rows]]) -> tuple[Rows, Future[Rows]]:
    done = next(iter(wait(running, return_when=FIRST_COMPLETED).done))
    try:
        return done.result(), done
    except BrokenProcessPool:
        cure = "if memory is short, use fewer --workers"
        raise LabError(f"a process that played games was ended from outside; {cure}") from None


def _on_ray(plan: Plan, blocks: Iterator[Block], address: str) -> Generator[Rows, None, None]:
    ray = _connected(address)
    try:
        play = ray.remote(_play_far_away)
        shared = ray.put(plan)
        cpus = int(ray.cluster_resources().get("CPU", 1))

        def first_done(running: list[Any]) -> tuple[Rows, Any]:
            done = ray.wait(running)[0][0]
            try:
                return ray.get(done), done
            except ray.exceptions.RayError as error:
                told = str(error).strip().splitlines()[-1]
                raise LabError(f"the cluster gave up ({told}); look at its logs") from None

        submit = (play.remote(shared, tuple(block)) for block in blocks)
        yield from _as_done(submit, cpus * IN_FLIGHT, first_done)
    finally:
        ray.shutdown()


def _play_far_away(plan: Plan, block: tuple[int, int]) -> Rows:
    return play_block(plan, Block(*block))


def _connected(address: str) -> Any:
    """Ray, connected to the cluster at *address*."""
    try:
        import ray
    except ImportError:
        cure = "install it with: pip install 'tricity[cluster]'"
        raise LabError(f"--cluster needs Ray, which is not there; {cure}") from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError):
        cure = "start one with: ray start --head"
        raise LabError(f"no Ray cluster answers at '{address}'; {cure}") from None
    return ray


def _knock(address: str) -> None:
    """Fail at once where nobody listens; Ray itself would try for minutes."""
    if address == "auto":
        return
    host, _, port = address.rpartition("/")[2].rpartition(":")
    with socket.create_connection((host, int(port)), PATIENCE):
        pass
