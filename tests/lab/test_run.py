"""Runs: the same table however it was played, and nothing lost when one is broken off."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from tests.lab.laboratory import LIMIT, small_plan
from tricity.engine.errors import LabError
from tricity.games import SHELF
from tricity.lab import results
from tricity.lab.crew import Crew
from tricity.lab.run import Run

MANY = 1500  # games that take some seconds
# A command started in the background may have been told to ignore Ctrl-C; this one listens.
IMPATIENT = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from tricity.lab import run
run.SAVED_EVERY = 0.1
from tricity.cli import main
main()
"""


@pytest.mark.parametrize("key", SHELF)
def test_a_seed_gives_the_same_table_again(key):
    plan = small_plan(key, "random", "greedy", games=4)
    assert_frame_equal(Run(plan, Crew(1)).play(), Run(plan, Crew(1)).play())


def test_another_seed_gives_other_games():
    one, other = (Run(small_plan(games=8, seed=seed), Crew(1)).play() for seed in (7, 8))
    assert not one["score"].equals(other["score"])


def test_one_process_and_many_play_the_same():
    plan = small_plan("pointcity", "random", "greedy", games=20)
    assert_frame_equal(Run(plan, Crew(1)).play(), Run(plan, Crew(3)).play())


def test_a_deal_is_played_from_both_seats():
    table = Run(small_plan("pointcity", "random", "greedy", games=10), Crew(1)).play()
    for _, deal in table.group_by("deal"):
        assert deal["deal_seed"].n_unique() == 1
        assert deal.sort("game", "seat")["bot"].to_list() == [
            *("random", "greedy"),
            *("greedy", "random"),
        ]


def test_a_table_has_one_row_for_each_game_and_seat():
    table = Run(small_plan("thecity", "random", "greedy", "builder", seats=3), Crew(1)).play()
    assert table.columns == list(results.COLUMNS)
    assert len(table) == 12 * 3
    assert table.group_by("game").agg(pl.col("outcome").sum())["outcome"].to_list() == [1.0] * 12
    assert (table.filter(pl.col("outcome") == 1)["place"] == 1).all()


def test_the_progress_counts_games():
    seen = []
    Run(small_plan(games=6), Crew(1)).play(lambda done, total: seen.append((done, total)))
    assert seen == [(0, 6), (2, 6), (4, 6), (6, 6)]


def test_a_run_goes_on_where_it_was(tmp_path):
    out = tmp_path / "games.parquet"
    Run(small_plan(games=6), Crew(1), out).play()
    resumed = Run(small_plan(games=20), Crew(1), out, is_resumed=True)
    seen = []
    resumed.play(lambda done, _: seen.append(done))
    assert seen[0] == 6
    assert_frame_equal(resumed.frame, Run(small_plan(games=20), Crew(1)).play())
    assert_frame_equal(pl.read_parquet(out), resumed.frame)


def test_ctrl_c_keeps_what_is_done(tmp_path):
    def interrupt(done, total):
        if done > total // 2:
            raise KeyboardInterrupt

    out = tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt):
        Run(small_plan(games=20), Crew(2), out).play(interrupt)
    assert pl.read_parquet(out)["game"].n_unique() >= 10


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_killed_is_resumed(tmp_path, end):
    out = tmp_path / "games.parquet"
    words = ["lab", "tournament", "pointcity", "random", "random", "--games", str(MANY)]
    words += ["--workers", "2", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-c", IMPATIENT, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    workers = _wait_for_games(process, out)
    process.send_signal(end)
    _, error = process.communicate(timeout=LIMIT)
    assert process.returncode == (130 if end == signal.SIGINT else -end)
    assert end == signal.SIGKILL or "Traceback" not in error, error
    assert _ends(workers)
    part = pl.read_parquet(out)
    assert 0 < part["game"].n_unique() < MANY

    plan = small_plan(games=part["game"].n_unique() + 4, seed=1)
    whole = Run(plan, Crew(1)).play()
    assert_frame_equal(Run(plan, Crew(1), out, is_resumed=True).play(), whole)


def test_a_worker_that_dies_is_told_in_one_sentence(monkeypatch):
    def gone(*_):
        raise BrokenProcessPool

    monkeypatch.setattr("concurrent.futures.Future.result", gone)
    with pytest.raises(LabError, match="fewer --workers"):
        Run(small_plan(), Crew(2)).play()


def _wait_for_games(process: "subprocess.Popen[str]", out: Path) -> list[int]:
    """Wait for the first games in *out*; the processes that play them."""
    limit = time.monotonic() + LIMIT
    while not out.exists():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < limit
        time.sleep(0.02)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(pid) for pid in children.read_text().split()] if children.exists() else []


def _ends(workers: list[int]) -> bool:
    """Whether processes are gone within some seconds."""
    limit = time.monotonic() + 10
    left = set(workers)
    while left and time.monotonic() < limit:
        time.sleep(0.05)
        for pid in list(left):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, 0)
                continue
            left.discard(pid)
    return not left


def test_a_file_that_is_there_is_not_overwritten(tmp_path):
    out = tmp_path / "games.parquet"
    out.write_text("precious")
    with pytest.raises(LabError, match="add --resume"):
        Run(small_plan(), Crew(1), out)
    assert out.read_text() == "precious"


def test_a_foreign_file_is_refused(tmp_path):
    out = tmp_path / "games.parquet"
    out.write_text("no table")
    with pytest.raises(LabError, match="is no table of a run"):
        Run(small_plan(), Crew(1), out, is_resumed=True)


def test_a_table_of_another_plan_is_refused(tmp_path):
    out = tmp_path / "games.parquet"
    Run(small_plan(), Crew(1), out).play()
    with pytest.raises(LabError, match="was played with bots"):
        Run(small_plan("pointcity", "random", "greedy"), Crew(1), out, is_resumed=True)


def test_resuming_needs_a_file():
    with pytest.raises(LabError, match="--out"):
        Run(small_plan(), is_resumed=True)
