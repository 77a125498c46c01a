"""The commands: tables, JSON, and mistakes answered in one sentence."""

import json

import polars as pl
import pytest

from tests.lab.laboratory import lab, tricity
from tricity import cli
from tricity.lab.statistics import wilson


def test_a_tournament_prints_tables():
    result = lab("tournament", "pointcity", "random", "greedy", "--games", 6, "--workers", 1)
    assert result.returncode == 0, result.stderr
    assert "Point City, 2 seats, 6 games, seed 1" in result.stdout
    assert "random : greedy" in result.stdout
    assert "Wilson" in result.stdout


def test_a_tournament_as_json(tmp_path):
    out = tmp_path / "games.parquet"
    words = ["tournament", "pointcity", "random", "greedy", "--games", 6, "--seed", 3]
    result = lab(*words, "--json", "--out", out, "--workers", 1)
    told = json.loads(result.stdout)
    assert (told["games"], told["seed"], told["seats"]) == (6, 3, 2)
    rates = {each["bot"]: each["rate"]["value"] for each in told["standings"]}
    table = pl.read_parquet(out)
    assert rates["greedy"] == table.filter(pl.col("bot") == "greedy")["outcome"].mean()


def test_a_balance_report_is_written(tmp_path):
    words = ["balance", "pointcity", "--bot", "random", "--games", 40, "--json", "--workers", 1]
    result = lab(*words, folder=tmp_path)
    assert result.returncode == 0, result.stderr
    told = json.loads(result.stdout)
    assert told["sets"][0]["games"] == 40
    assert {each["kind"] for each in told["sets"][0]["effects"]} >= {"seat", "first turn"}
    assert (tmp_path / "pointcity-balance.html").stat().st_size > 500_000
    assert len(pl.read_parquet(tmp_path / "pointcity-balance.parquet")) == 80


def test_odds_have_wilsons_interval():
    words = ["--level", "a10", "--bot", "random", "--games", 30, "--json", "--workers", 1]
    one, again = (tricity("microcity", "odds", *words) for _ in range(2))
    assert one.stdout == again.stdout
    (told,) = json.loads(one.stdout)
    expected = wilson(told["won"] / 30, 30)
    assert (told["level"], told["games"]) == ("a10", 30)
    assert told["rate"] == pytest.approx(vars(expected))


def test_all_odds_are_one_table():
    result = tricity("microcity", "odds", "--all", "--bot", "random", "--games", 2, "--workers", 1)
    assert result.returncode == 0, result.stderr
    assert [word for word in result.stdout.split() if word in ("a10", "empire10")] == [
        "a10",
        "empire10",
    ]


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
        ("lab balance pointcity --out report.txt", ".html"),
        ("lab balance pointcity --compare nowhere", "cards.csv"),
        ("microcity odds --level z99", "level cannot be 'z99'"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(words, told, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["tricity", *words.split()])
    with pytest.raises(SystemExit) as end:
        cli.main()
    said = capsys.readouterr().err
    assert end.value.code == cli.MISTAKE
    assert said.startswith("tricity: ")
    assert told in said
    assert len(said.splitlines()) == 1
    assert not list(tmp_path.iterdir())
