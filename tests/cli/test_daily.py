"""`tricity daily` says how to play the deals of a day, and they can be played so."""

import shlex
from datetime import date

import pytest

from tests.cli.seat import tricity
from tricity import cli
from tricity.games import SHELF
from tricity.games.daily import deal_of


def commands(out):
    return [shlex.split(line) for line in out.splitlines() if line.startswith("  tricity play")]


def test_the_deals_of_a_day_are_said_and_can_be_played():
    said = tricity("daily", "2026-11-14")
    assert "2026-11-14" in said.out
    assert [words[2] for words in commands(said.out)] == list(SHELF)
    for _, *words in commands(said.out):
        assert words[-1] == f"0x{deal_of(date(2026, 11, 14), words[1]).seed}"
        assert tricity(*words, typed="quit\n").code == 0


def test_today_needs_no_name():
    assert len(commands(tricity("daily").out)) == len(SHELF)


@pytest.mark.parametrize("day", ["2025-01-01", "9999-01-01", "monday"])
def test_other_days_are_refused(day):
    said = tricity("daily", day)
    assert said.code == cli.MISTAKE
    assert "day" in said.err or "deal" in said.err
