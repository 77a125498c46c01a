"""What an operator may choose, with defaults for a table among friends."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from tricity.bots import REVIEW_ITERATIONS
from tricity.store.urls import default_url

PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for."""

    body: int = 256 * 1024  # bytes
    cards_body: int = 1024 * 1024  # bytes of a request with card files
    message: int = 4096  # bytes of a WebSocket message
    messages: float = 100.0  # a second, on one connection
    requests: float = 100.0  # a second, from one address
    burst: int = 200
    tables: int = 20  # running ones of one identity
    new_tables: int = 30  # a minute, from one address
    chat: int = 10  # lines in ten seconds, of one identity
    hints: int = 30  # a minute, of one identity
    connections: int = 10_000  # at the same time
    backlog: int = 512  # messages that a slow client may be behind


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = field(default_factory=default_url)
    bot_pause: float = 0.6  # seconds, so that people can follow
    bot_threads: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    review_trials: int = REVIEW_ITERATIONS  # of each search; fewer are faster and less sure
    idle: float = 600.0  # seconds after which a table nobody looks at leaves the memory
    origins: tuple[str, ...] = ()  # other addresses under which browsers know this server
    web: Path = PACKAGE / "web"
    limits: Limits = field(default_factory=Limits)
