"""Rules compile once, templates once per game, and caches are named after their sources."""

import importlib
import os
import subprocess
import sys

import numpy as np
import pytest

from tricity.engine import jit


def test_the_cache_is_named_after_engine_and_sources(tmp_path, monkeypatch):
    monkeypatch.setenv("TRICITY_CACHE", str(tmp_path / "cache"))
    sources = tmp_path / "hamlet"
    sources.mkdir()
    (sources / "rules.py").write_text("PRICE = 1")
    before = jit.cache_folder(sources)
    (sources / "notes.txt").write_text("no rule depends on this")
    jit._fingerprint.cache_clear()
    assert jit.cache_folder(sources) == before
    (sources / "cards.csv").write_text("house,1")
    jit._fingerprint.cache_clear()
    assert jit.cache_folder(sources) != before
    assert before.parent == tmp_path / "cache" / "rules"


def test_without_a_chosen_folder_the_users_cache_is_used(monkeypatch):
    monkeypatch.delenv("TRICITY_CACHE", raising=False)
    assert "tricity" in str(jit.cache_folder())


legal = jit.SUPPLIED


def test_a_template_gets_the_rules_of_the_game():
    def template(state):
        return legal, state

    module = importlib.import_module("tricity.games.pointcity")
    twin = jit.specialise(template, module)
    plain = getattr(twin, "py_func", twin)
    assert plain(5) == (module.legal, 5)
    assert plain.__qualname__.endswith("_pointcity")


@pytest.mark.skipif(not jit.IS_COMPILED, reason="rules are plain Python here")
def test_a_rule_is_compiled_once_for_all_whole_numbers(tmp_path, monkeypatch):
    monkeypatch.setenv("TRICITY_CACHE", str(tmp_path))

    @jit.rule
    def doubled(number):
        return 2 * number

    @jit.rule
    def all_doubled(short, long):
        return doubled(3) + doubled(short[0]) + doubled(long[0])

    assert all_doubled(np.ones(1, np.int16), np.ones(1, np.int64)) == 10
    assert len(doubled.signatures) == 1  # type: ignore[attr-defined]


WARM = """
from tests.table import fingerprint
from tricity.games import game
fingerprint("pointcity")
misses = game("pointcity").play.stats.cache_misses
print(sum(misses.values()))
"""


@pytest.mark.skipif(not jit.IS_COMPILED, reason="nothing is compiled here")
def test_an_unchanged_tree_starts_warm(tmp_path):
    environment = {**os.environ, "TRICITY_CACHE": str(tmp_path)}
    runs = [
        subprocess.run(
            [sys.executable, "-c", WARM],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        for _ in range(2)
    ]
    assert [int(run.stdout) > 0 for run in runs] == [True, False]
