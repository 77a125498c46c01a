"""Balance: what goes with winning is found, and what does not is not."""

import numpy as np
import polars as pl
import pytest

from tests.lab.laboratory import small_plan
from tricity.games import SHELF
from tricity.lab.balance import contrasts, effects, figure_differences, figures
from tricity.lab.crew import Crew
from tricity.lab.results import COLUMNS, FEATURES
from tricity.lab.run import Run


def made_up(games, strength, seed=1):
    """Games of two seats where a card `strong` helps by *strength*; a card `idle` does nothing."""
    rng = np.random.default_rng(seed)
    rows = []
    for game in range(games):
        cards = rng.random((2, 2)) < 0.5
        chance = 0.5 + strength * (int(cards[0, 0]) - int(cards[1, 0])) / 2
        winner = int(rng.random() >= chance)
        for seat in range(2):
            names = [n for n, has in zip(("strong", "idle"), cards[seat], strict=True) if has]
            rows.append(
                {
                    "lineup": 0,
                    "deal": game,
                    "deal_seed": "",
                    "game": game,
                    "seat": seat,
                    "bot": "greedy",
                    "score": 30 if seat == winner else 20,
                    "outcome": float(seat == winner),
                    "place": 1 + (seat != winner),
                    "plies": 40 + game % 5,
                    "features": [{"kind": "building", "what": name} for name in names],
                }
            )
    return pl.DataFrame(rows, COLUMNS | FEATURES)


def test_a_strong_card_is_found_and_an_idle_one_is_not():
    known = {each.what: each for each in effects(made_up(1000, 0.6))}
    assert known["strong"].is_sure
    assert known["strong"].lift.low < 0.15 < known["strong"].lift.high  # half of 0.6, half have it
    assert known["strong"].share == pytest.approx(0.5, abs=0.05)
    assert not known["idle"].is_sure
    assert not known["seat 1"].is_sure


def test_seats_are_told_among_what_goes_with_winning():
    known = {each.what: each for each in effects(made_up(200, 0.0))}
    assert known["seat 1"].lift.value == pytest.approx(-known["seat 2"].lift.value)


def test_false_discoveries_are_rare():
    """Of two hundred made-up games without any strong card, few call something sure."""
    sure = [
        each.what for seed in range(60) for each in effects(made_up(60, 0, seed)) if each.is_sure
    ]
    assert len(sure) <= 8


def test_the_figures_of_games():
    known = {each.name: each.mean.value for each in figures(made_up(100, 0.3))}
    assert known["Decisions"] == 42
    assert known["Score"] == 25
    assert known["Winner's score"] == 30
    assert known["Margin"] == 10
    assert known["Close"] == known["Tied"] == 0
    assert 0.3 < known["First seat wins"] < 0.7


def test_a_solo_game_is_won_or_not():
    frame = made_up(100, 0.3).filter(pl.col("seat") == 0)
    assert [each.name for each in figures(frame)] == ["Decisions", "Score", "Won"]
    assert "seat" not in {each.kind for each in effects(frame)}


def test_two_card_sets_are_contrasted():
    weak, strong = made_up(1500, 0.0, seed=2), made_up(1500, 0.8, seed=3)
    surest, *rest = contrasts(effects(weak), effects(strong))
    assert (surest.what, surest.is_sure) == ("strong", True)
    assert surest.difference is not None
    assert surest.difference.value == pytest.approx(0.2, abs=0.06)
    assert not any(each.is_sure for each in rest if each.what == "idle")


def test_what_only_one_card_set_has_is_told_too():
    both = made_up(200, 0.3)
    fewer = both.with_columns(
        pl.col("features").list.filter(pl.element().struct.field("what") != "idle")
    )
    alone = contrasts(effects(both), effects(fewer))[-1]
    assert (alone.what, alone.second, alone.difference) == ("idle", None, None)


def test_differences_of_games_are_paired_by_deal():
    one = made_up(100, 0.3)
    longer = one.with_columns(pl.col("plies") + 2).filter(pl.col("game") < 90)
    gap = figure_differences(figures(one), figures(longer))[0]
    assert (gap.value, gap.low, gap.high) == pytest.approx((2, 2, 2))


@pytest.mark.parametrize("key", SHELF)
def test_the_features_of_a_game_are_read_from_its_public_face(key):
    plan = small_plan(key, "random", games=6, is_watched=True)
    table = Run(plan, Crew(1)).play()
    found = table.explode("features").unnest("features")
    kinds = {
        "pointcity": {"building", "token", "first turn"},
        "thecity": {"building", "first round", "discarded at the deal"},
        "microcity": {"district", "start", "project", "first project", "recovered"},
    }
    assert kinds[key] <= set(found["kind"])
    assert "" not in set(found["what"])
    assert not found.select("game", "seat", "kind", "what").is_duplicated().any()
