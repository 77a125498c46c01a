"""A real PostgreSQL for tests: the programs come with `pgserver`, the server runs from a folder.

One server is started when a test first asks, and ends with the tests. PostgreSQL refuses to run as
root; then it runs as `nobody`, from a copy of its programs that `nobody` can reach.
"""

import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

NOBODY = 65534
NUMBERS = count(1)
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # the machine does not lose power during tests
    "shared_buffers": "32MB",
    "max_connections": "100",
}


def fresh_database() -> str:
    """The address of a new, empty database."""
    name = f"tricity{next(NUMBERS)}"
    folder = _server()
    _run(folder, "psql", "-qXh", str(folder), "-U", "postgres", "-c", f"CREATE DATABASE {name}")
    return f"postgresql://postgres@/{name}?host={folder}"


@cache
def _server() -> Path:
    """Start the server; its folder holds programs, data and socket."""
    folder = Path(tempfile.mkdtemp(prefix="tricity-pg-", dir="/tmp"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _copy_programs(folder)
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    _run(folder, "initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
    _run(folder, "pg_ctl", "-D", "data", "-l", "log", "-w", "-o", _options(folder), "start")
    atexit.register(_stop, folder, os.getpid())
    return folder


def _copy_programs(folder: Path) -> None:
    spec = find_spec("pgserver")
    assert spec
    assert spec.origin
    package = Path(spec.origin).parent
    for part in package.parent.glob("pgserver*"):
        if part.name in ("pgserver", "pgserver.libs"):
            shutil.copytree(part, folder / part.name, symlinks=True)


def _options(folder: Path) -> str:
    return " ".join([f"-k {folder}", *(f"-c {key}='{value}'" for key, value in SETTINGS.items())])


def _stop(folder: Path, starter: int) -> None:
    if os.getpid() == starter:
        _run(folder, "pg_ctl", "-D", "data", "-w", "-m", "fast", "stop", check=False)


def _run(folder: Path, program: str, *words: str, check: bool = True) -> None:
    as_nobody: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    done = subprocess.run(
        [folder / "pgserver" / "pginstall" / "bin" / program, *words],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
        **(as_nobody if os.geteuid() == 0 else {}),
    )
    assert done.returncode == 0 or not check, done.stderr.decode()
