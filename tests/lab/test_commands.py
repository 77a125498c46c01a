"""The commands: tables, JSON, and mistakes answered in one sentence."""

import json
import shutil
from importlib.resources import files

import polars as pl
import pytest

from tests.lab.laboratory import said
from tricity import cli
from tricity.lab.statistics import wilson


def test_a_tournament_prints_tables(capsys):
    words = "lab tournament pointcity random greedy --games 6 --workers 1"
    result = said(capsys, *words.split())
    assert result.code == 0
    assert "Point City, 2 seats, 6 games, seed 1" in result.out
    assert "random : greedy" in result.out
    assert "Wilson" in result.out


def test_a_tournament_as_json(capsys, tmp_path):
    out = tmp_path / "games.parquet"
    words = "lab tournament pointcity random greedy --games 6 --seed 3 --json --workers 1 --out"
    told = json.loads(said(capsys, *words.split(), out).out)
    assert (told["games"], told["seed"], told["seats"]) == (6, 3, 2)
    rates = {each["bot"]: each["rate"]["value"] for each in told["standings"]}
    table = pl.read_parquet(out)
    assert rates["greedy"] == table.filter(pl.col("bot") == "greedy")["outcome"].mean()


def test_a_balance_report_is_written(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    words = "lab balance pointcity --bot random --games 40 --json --workers 1"
    told = json.loads(said(capsys, *words.split()).out)
    assert told["sets"][0]["games"] == 40
    assert {each["kind"] for each in told["sets"][0]["effects"]} >= {"seat", "first turn"}
    assert (tmp_path / "pointcity-balance.html").stat().st_size > 500_000
    assert len(pl.read_parquet(tmp_path / "pointcity-balance.parquet")) == 80


def test_two_card_sets_are_reported_side_by_side(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(str(files("tricity.games.thecity") / "data"), tmp_path / "mine")
    words = "lab balance thecity --bot random --games 30 --workers 1 --compare mine"
    result = said(capsys, *words.split())
    assert result.code == 0
    assert "shipped cards" in result.out
    assert "mine" in result.out
    assert "0.0 (0.0 to 0.0)" in result.out  # the same cards, the same games
    assert (tmp_path / "thecity-balance.compared.parquet").exists()


def test_odds_have_wilsons_interval(capsys):
    words = "microcity odds --level a10 --bot random --games 30 --json --workers 1"
    once, again = said(capsys, *words.split()), said(capsys, *words.split())
    assert once == again
    (told,) = json.loads(once.out)
    assert (told["level"], told["games"]) == ("a10", 30)
    assert told["rate"] == pytest.approx(vars(wilson(told["won"] / 30, 30)))


def test_all_odds_are_one_table(capsys):
    words = "microcity odds --all --bot random --games 2 --workers 1"
    lines = said(capsys, *words.split()).out.splitlines()
    levels = [line.split()[0] for line in lines if " 0.0 to " in line]
    assert len(levels) == 13
    assert (levels[0], levels[-1]) == ("a10", "empire10")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("lab tournament hamlet random random", "no game is called 'hamlet'"),
        ("lab tournament pointcity random robot", "no bot is called 'robot'"),
        ("lab tournament pointcity random", "two bots"),
        ("lab tournament pointcity random random --seats 9", "cannot seat 9"),
        ("lab tournament pointcity random random --option solo_level", "KEY=CHOICE"),
        ("lab tournament pointcity random random --option colour=red", "no option 'colour'"),
        ("lab tournament pointcity random random --cards nowhere", "cards.csv"),
        ("lab tournament pointcity random random --resume", "--out"),
        ("lab tournament pointcity random random --out no/where.parquet", "cannot write"),
        ("lab balance pointcity --out report.txt", ".html"),
        ("lab balance pointcity --compare nowhere", "cards.csv"),
        ("microcity odds --level z99", "level cannot be 'z99'"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(words, told, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    result = said(capsys, *words.split())
    assert result.code == cli.MISTAKE
    assert result.error.startswith("tricity: ")
    assert told in result.error
    assert len(result.error.splitlines()) == 1
    assert not list(tmp_path.iterdir())
