"""The deal of a day: anybody can compute it, and each has its turn."""

import hashlib
from datetime import date, timedelta
from itertools import pairwise

import pytest

from tricity.engine.errors import OptionError
from tricity.engine.game import option_of
from tricity.games import SHELF, game
from tricity.games.daily import FIRST_DAY, FORMATS, deal_of, read_day

DAY = date(2026, 11, 16)


def test_the_formula_is_the_one_of_the_documents():
    deal = deal_of(DAY, "pointcity")
    words = b"tricity daily 2026-11-16 pointcity rules 1"
    assert deal.seed == hashlib.sha256(words).hexdigest()[:32]
    assert deal.salt == hashlib.sha256(words + b" salt").hexdigest()[:32]


@pytest.mark.parametrize("key", SHELF)
def test_every_game_has_a_deal_with_all_its_options(key):
    deal = deal_of(DAY, key)
    meta = game(key).META
    assert meta.min_seats <= deal.seats <= meta.max_seats
    assert set(deal.options) == {option.key for option in meta.options}


def test_no_two_deals_are_alike():
    days = [FIRST_DAY + timedelta(days=number) for number in range(30)]
    assert len({deal_of(day, key).seed for day in days for key in FORMATS}) == 90


def test_every_level_of_microcity_has_its_turn_and_neighbours_differ():
    levels = option_of(game("microcity").META, "level").choices
    days = [DAY + timedelta(days=number) for number in range(len(levels))]
    turns = [deal_of(day, "microcity").options["level"] for day in days]
    assert sorted(turns) == sorted(levels)
    scenarios = [level.rstrip("0123456789") for level in turns]
    assert all(one != other for one, other in pairwise(scenarios))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("2026-11-17", "not known yet; today is 2026-11-16"),
        ("2025-12-31", "the first one was on 2026-01-01"),
        ("2026-02-30", "is no day; write it as 2026-11-16"),
        ("yesterday", "is no day"),
    ],
)
def test_other_days_are_refused(words, said):
    with pytest.raises(OptionError, match=said):
        read_day(words, DAY)


def test_today_and_the_first_day_can_be_played():
    assert read_day("2026-11-16", DAY) == DAY
    assert read_day("2026-01-01", DAY) == FIRST_DAY
