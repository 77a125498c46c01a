"""A server of its own for a benchmark: one process, one core, SQLite that survives a power cut.

`python -m bench.house DATABASE PORT` serves until it is ended.
"""

import os
import sys

import uvicorn

from tricity.cli.serve import config, listen
from tricity.server.settings import Limits, Settings

GENEROUS = Limits(
    tables=100_000, new_tables=100_000, requests=1e6, burst=1_000_000, messages=1e6, backlog=4096
)


def main(database: str, port: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    settings = Settings(database=database, limits=GENEROUS)
    uvicorn.Server(config(settings)).run(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
