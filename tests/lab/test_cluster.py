"""A Ray cluster of two node processes plays the same games as this process."""

import sys

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from tests.lab.laboratory import small_plan, tricity
from tricity.engine.errors import LabError
from tricity.lab.crew import Crew
from tricity.lab.run import Run

pytest.importorskip("ray", reason="the extra 'cluster' is not installed")


@pytest.fixture(scope="module")
def address():
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "include_dashboard": False}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        cluster = Cluster(initialize_head=True, head_node_args=node)
        cluster.add_node(num_cpus=1)
        yield cluster.address
        cluster.shutdown()


@pytest.mark.filterwarnings("ignore")  # those of Ray
def test_a_cluster_of_two_nodes_plays_the_same(address, tmp_path):
    out = tmp_path / "games.parquet"
    words = "lab tournament pointcity random greedy --games 12 --seed 5 --cluster"
    result = tricity(*words.split(), address, "--out", out)
    assert result.returncode == 0, result.stderr
    plan = small_plan("pointcity", "random", "greedy", seed=5)
    for workers in (1, 2):
        assert_frame_equal(pl.read_parquet(out), Run(plan, Crew(workers)).play())


@pytest.mark.filterwarnings("ignore")
def test_a_balance_report_is_the_same_from_a_cluster(address, tmp_path):
    plan = small_plan("thecity", "random", seats=2, is_watched=True)
    words = "lab balance thecity --bot random --games 12 --seed 7 --cluster"
    result = tricity(*words.split(), address, "--out", tmp_path / "page.html")
    assert result.returncode == 0, result.stderr
    assert_frame_equal(pl.read_parquet(tmp_path / "page.parquet"), Run(plan, Crew(1)).play())


def test_nobody_at_the_address_is_told_at_once():
    with pytest.raises(LabError, match=r"no Ray cluster answers at '127\.0\.0\.1:9'"):
        list(Crew(cluster="127.0.0.1:9").play(small_plan(), []))


def test_without_ray_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r"pip install 'tricity\[cluster\]'"):
        list(Crew(cluster="auto").play(small_plan(), []))
