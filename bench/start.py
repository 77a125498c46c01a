"""How long one waits: for help, for the first move, for the first compilation."""

import os
import tempfile

from bench.figure import Figure, seconds_of
from bench.loops import open_game

GAME = "pointcity"


def show_help() -> list[Figure]:
    """`tricity --help`, from process start to end."""
    seconds = seconds_of(["-m", "tricity", "--help"], _env(), times=11)
    return [Figure("start.help", seconds, "s", False)]


def warm() -> list[Figure]:
    """From process start to the first move, with the compiled rules in the cache."""
    open_game(GAME)
    command = ["-m", "bench.first_move", GAME]
    seconds_of(command, _env(), times=1)
    return [Figure("start.warm", seconds_of(command, _env(), times=5), "s", False)]


def cold() -> list[Figure]:
    """A whole random game in a new process with an empty cache: nearly all of it is compiling."""
    open_game(GAME)
    with tempfile.TemporaryDirectory() as folder:
        env = {**_env(), "TRICITY_CACHE": folder}
        seconds = seconds_of(["-m", "bench.first_move", GAME, "--whole"], env, times=1)
    return [Figure("compile.cold", seconds, "s", False)]


def _env() -> dict[str, str]:
    """Our environment, without the cache folder that this process may have chosen."""
    return {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
