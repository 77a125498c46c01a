"""The report: one page with everything in it, which a browser shows in light and dark."""

import re
import shutil
import subprocess

import pytest

from tests.lab.laboratory import LIMIT, small_plan
from tests.lab.test_balance import made_up
from tricity.lab.report import CardSet, findings, page

LOADING = re.compile(
    r"(?:src|href|action|data)\s*=\s*[\"']?(https?:|//)|url\(|@import", re.IGNORECASE
)
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""


@pytest.fixture(scope="module")
def one():
    plan = small_plan("thecity", "random", seats=2, is_watched=True)
    return page(findings([CardSet("shipped cards", plan, made_up(200, 0.5))]))


@pytest.fixture(scope="module")
def two():
    plan = small_plan("thecity", "random", seats=2, is_watched=True)
    sets = [CardSet("shipped", plan, made_up(200, 0.5)), CardSet("<mine>", plan, made_up(200, 0))]
    return page(findings(sets))


def without_scripts(html):
    return re.sub(r"<script>.*?</script>", "", html, flags=re.DOTALL)


def test_nothing_is_loaded_from_elsewhere(one):
    assert not LOADING.search(without_scripts(one))
    assert "default-src 'none'" in one  # so that a browser would refuse it
    assert "http" not in re.sub(
        r"http-equiv|https://vega.github.io/schema/", "", without_scripts(one)
    )


def test_everything_is_said_in_tables_too(one):
    assert "seat 1" in one
    assert re.search(r"<th scope=\"row\">strong</th>", one)
    assert "How to read this page" in one


def test_two_card_sets_stand_side_by_side(two):
    assert "change of lift" in two
    assert "&lt;mine&gt;" in two  # names of folders are text, not markup
    assert "<mine>" not in two


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here")
@pytest.mark.parametrize("name", ["one", "two"])
def test_a_browser_draws_every_plot(name, request, tmp_path):
    html = request.getfixturevalue(name)
    (tmp_path / "page.html").write_text(html, "utf-8")
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
    command += [f"--user-data-dir={tmp_path / 'profile'}", "--virtual-time-budget=10000"]
    shown = subprocess.run(
        [*command, f"file://{tmp_path / 'page.html'}"],
        capture_output=True,
        text=True,
        timeout=LIMIT,
    ).stdout
    assert without_scripts(shown).count("<svg") == html.count('type="application/json"') > 4
    assert "vega-error" not in without_scripts(shown)
