"""Standings, worked out by hand from a few games."""

from itertools import count

import pytest

from tests.lab.laboratory import small_plan
from tricity.lab import results
from tricity.lab.statistics import elo, wilson
from tricity.lab.tournament import standings


def table(plan, *games):
    """A table from (lineup, deal, places by seat); the seats are those of the plan."""
    rows = []
    turns: dict[tuple[int, int], int] = {}
    for number, (lineup, deal, places) in zip(count(), games, strict=False):
        turn = turns[lineup, deal] = turns.get((lineup, deal), -1) + 1
        first = places.count(1)
        for seat, bot in enumerate(plan.seatings(lineup)[turn]):
            outcome = 1 / first if places[seat] == 1 else 0.0
            rows.append(
                {
                    "lineup": lineup,
                    "deal": deal,
                    "deal_seed": f"{deal:032x}",
                    "game": number,
                    "seat": seat,
                    "bot": plan.labels[bot],
                    "score": 10 - places[seat],
                    "outcome": outcome,
                    "place": places[seat],
                    "plies": 40,
                }
            )
    return results.table(plan, rows)


@pytest.fixture
def duel():
    """Of three deals greedy wins both games, then one and a tie, then one."""
    plan = small_plan("pointcity", "greedy", "random", games=6)
    games = [
        *[(0, 0, [1, 2]), (0, 0, [2, 1])],
        *[(0, 1, [1, 2]), (0, 1, [1, 1])],
        *[(0, 2, [2, 1]), (0, 2, [2, 1])],
    ]
    return standings(plan, table(plan, *games))


def test_wins_ties_and_losses_are_counted(duel):
    (pairing,) = duel.pairings
    assert (pairing.bot, pairing.other) == ("greedy", "random")
    assert (pairing.won, pairing.tied, pairing.lost) == (4, 1, 1)
    assert pairing.rate.value == pytest.approx(4.5 / 6)
    assert pairing.elo.value == pytest.approx(elo(0.75))


def test_the_interval_comes_from_the_deals(duel):
    pairs = [1.0, 0.75, 0.5]
    error = 0.0625 / 3  # the variance of the three, over their number
    expected = wilson(0.75, 0.75 * 0.25 / error)
    rate = duel.standings[0].rate
    assert sum(pairs) / 3 == rate.value
    assert (rate.low, rate.high) == pytest.approx((expected.low, expected.high))


def test_the_rates_of_two_bots_add_up(duel):
    greedy, random = duel.standings
    assert (greedy.bot, random.bot) == ("greedy", "random")
    assert greedy.rate.value + random.rate.value == pytest.approx(1)
    assert greedy.elo.value == pytest.approx(-random.elo.value, abs=1e-6)
    assert greedy.games == random.games == 6


def test_the_seats_are_told_whoever_sat_there(duel):
    first, second = duel.chairs
    assert first.rate.value == pytest.approx(2.5 / 6)
    assert second.rate.value == pytest.approx(3.5 / 6)


def test_three_bots_get_one_scale():
    plan = small_plan("pointcity", "greedy", "random", "builder")
    games = [
        (lineup, deal, places)
        for lineup in range(3)
        for deal in range(4)
        for places in ([1, 2], [2, 1] if deal else [1, 2])
    ]
    result = standings(plan, table(plan, *games))
    best, middle, worst = result.standings
    assert [best.bot, middle.bot, worst.bot] == ["greedy", "random", "builder"]
    elos = [each.elo.value for each in result.standings if each.elo]
    assert sorted(elos, reverse=True) == elos
    assert sum(elos) == pytest.approx(0, abs=1e-6)
    assert len(result.pairings) == 3


def test_at_a_larger_table_whoever_comes_first_beats_all_others():
    plan = small_plan("thecity", "greedy", "random", "builder", seats=3)
    games = [(0, 0, [1, 2, 3]), (0, 0, [3, 1, 2]), (0, 0, [2, 3, 1])]
    result = standings(plan, table(plan, *games))
    assert [(p.bot, p.other, p.won, p.lost) for p in result.pairings] == [
        ("greedy", "random", 3, 0),
        ("greedy", "builder", 3, 0),
        ("random", "builder", 3, 0),
    ]
    assert result.standings[0].rate.value == 1


def test_alone_bots_are_compared_deal_by_deal():
    plan = small_plan("microcity", "greedy", "random", games=4)
    won = {(0, 0), (0, 1), (0, 2), (1, 0)}
    games = [
        (lineup, deal, [1] if (lineup, deal) in won else [2])
        for deal in range(4)
        for lineup in range(2)
    ]
    result = standings(plan, table(plan, *games))
    assert [each.rate.value for each in result.standings] == [0.75, 0.25]
    assert result.standings[0].elo is None
    assert result.pairings == []
    assert result.differences[0].difference.value == pytest.approx(0.5)
    assert result.differences[0].deals == 4


def test_an_interrupted_tournament_says_what_is_known():
    plan = small_plan("pointcity", "greedy", "random", "builder")
    result = standings(plan, table(plan, (0, 0, [1, 2]), (0, 0, [2, 1])))
    assert [each.bot for each in result.standings] == ["greedy", "random"]
    assert result.games == 2
