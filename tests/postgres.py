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
PROGRAMS = Path("pgserver", "pginstall", "bin")
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
    atexit.register(_stop, _watch(folder))
    return folder


def _watch(folder: Path) -> "subprocess.Popen[bytes]":
    """Whoever ends the server as soon as the tests end, even where they are killed."""
    script = 'cat; exec "$0" -D data -m fast -w stop'
    words = ["sh", "-c", script, str(folder / PROGRAMS / "pg_ctl")]
    return subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, cwd=folder, **_as_nobody()
    )


def _stop(watch: "subprocess.Popen[bytes]") -> None:
    watch.communicate()


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


def _run(folder: Path, program: str, *words: str) -> None:
    done = subprocess.run(
        [folder / PROGRAMS / program, *words],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
        **_as_nobody(),
    )
    assert done.returncode == 0, done.stderr.decode()


def _as_nobody() -> dict[str, Any]:
    is_root = os.geteuid() == 0
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_root else {}
