"""Scores, tokens and ties (§5)."""

from typing import Any

import numpy as np
import pytest

from tests.games.pointcity.table import (
    BOX,
    buildings,
    cards,
    hold,
    kind_of,
    own,
    pointcity,
    produce,
    table,
)
from tricity.games.pointcity.box import RESOURCE_NAMES
from tricity.games.pointcity.city import build


def settle_city(state: Any, seat: int, points: int, **production: int) -> None:
    """Build a city with this *production* and so many *points*, a multiple of four."""
    chosen = [card for card in cards() if kind_of(card) == "points" and BOX.points[card] == 4]
    chosen = chosen[: points // 4]
    for name, count in production.items():
        resource = RESOURCE_NAMES.index(name) + 1
        free = [c for c in cards() if BOX.produces[c] == resource and BOX.points[c] == 0]
        chosen += free[:count]
    for card in chosen:
        build(BOX, state, seat, card)


def score(state: Any, seat: int = 0) -> int:
    return int(pointcity.score(BOX, state, seat))


def places(state: Any) -> list[int]:
    found = np.zeros(state.seats, np.int16)
    pointcity.ranking(BOX, state, found)
    return [int(place) for place in found]


def outcomes(state: Any) -> list[float]:
    return [pointcity.outcome(BOX, state, seat) for seat in range(state.seats)]


def ended(points: list[int], stocks: list[str]) -> Any:
    """A game in which each seat has so many printed points and such a stock."""
    state = table(len(points))
    state.points[: len(points)] = points
    for seat, words in enumerate(stocks):
        own(state, seat, words)
    return state


@pytest.mark.rule("pointcity §5.2")
def test_the_worked_example_scores_48():
    state = table(stock="2 ingenuity")
    settle_city(state, 0, points=24, economy=4, ecology=3, energy=2, industry=1, community=2)
    hold(state, 0, 8, 20, 5, 7)
    lines = pointcity.explain(BOX, state, 0)
    tokens = {line.what: line.points for line in lines if "token" in line.what}
    assert tokens == {f"pointcity-token-{n}": p for n, p in ((5, 6), (7, 4), (8, 8), (20, 6))}
    assert sum(line.points for line in lines) == 24 + 8 + 6 + 6 + 4 == score(state) == 48


@pytest.mark.rule("pointcity §5.2")
def test_buildings_score_what_is_printed_on_them():
    state = table()
    for card in (*buildings("points", "4 energy, 3 community"), *buildings("civic", "3 energy")):
        build(BOX, state, 0, card)
    assert (score(state), score(state, 1)) == (7, 0)


CITY = "3 community, 2 economy, 2 energy"


@pytest.mark.rule("pointcity §5.3")
@pytest.mark.parametrize(
    ("token", "city", "points"),
    [
        (1, "2 community, 3 economy, 2 energy, 2 ecology, 2 industry", 12),
        (1, "9 community, 9 economy, 9 energy, 9 ecology", 0),
        (2, "", 5),
        (3, "", 7),
        (4, CITY, 6),
        (5, CITY, 3),
        (6, CITY, 8),
        (6, "", 20),
        (8, CITY, 4),
        (9, CITY, 0),
        (10, CITY, 6),
        (11, CITY, 4),
        (12, "4 ecology", 8),
        (13, CITY, 6),
        (14, CITY, 0),
        (15, CITY, 6),
        (20, CITY, 6),
    ],
)
def test_a_token_scores_its_rule(token, city, points):
    state = table(city=city)
    hold(state, 0, token)
    assert score(state) == points


@pytest.mark.rule("pointcity §5.3")
def test_there_is_a_token_for_each_resource_and_for_each_pair():
    state = table()

    def worth(token: int, *names: str) -> int:
        produce(state, 0, ", ".join(names))
        state.holder[:] = 0
        hold(state, 0, token)
        return score(state)

    singles = {name for token in range(8, 13) for name in RESOURCE_NAMES if worth(token, name)}
    pairs = {
        (one, other)
        for token in range(13, 23)
        for one in RESOURCE_NAMES
        for other in RESOURCE_NAMES
        if one < other and worth(token, one, other) == 3
    }
    assert (len(singles), len(pairs)) == (5, 10)


@pytest.mark.rule("pointcity §5.3 R19")
def test_only_the_token_for_ingenuity_looks_at_the_stock():
    state = table(stock="3 economy, 3 double economy, 3 ingenuity")
    hold(state, 0, *range(8, 23), 1, 4, 5)
    assert score(state) == 0
    hold(state, 0, 7)
    assert score(state) == 6


@pytest.mark.rule("pointcity R20")
@pytest.mark.parametrize(("city", "points"), [("6 economy", 3), ("3 economy, 4 ecology", 6)])
def test_three_of_a_kind_pay_once_for_each_resource(city, points):
    state = table(city=city)
    hold(state, 0, 5)
    assert score(state) == points


@pytest.mark.rule("pointcity R12")
def test_the_starting_card_counts_for_its_token_and_for_ties():
    state = table()
    hold(state, 0, 7)
    assert score(state) == 2
    state = table()
    own(state, 1, "")
    assert places(state) == [1, 2]


@pytest.mark.rule("pointcity §5.4")
def test_more_points_win():
    state = ended([12, 30, 20], ["9 energy", "", ""])
    assert (places(state), outcomes(state)) == ([3, 1, 2], [0, 1, 0])


@pytest.mark.rule("pointcity §5.4")
def test_a_tie_is_broken_by_resource_cards_not_by_symbols():
    state = ended([20, 20], ["2 double energy", "2 energy, ingenuity"])
    assert (places(state), outcomes(state)) == ([2, 1], [0, 1])


@pytest.mark.rule("pointcity §5.4")
@pytest.mark.parametrize(
    ("points", "wanted", "shares"),
    [
        ([20, 20, 5], [1, 1, 3], [0.5, 0.5, 0]),
        ([20, 20, 20], [1, 1, 1], [1 / 3, 1 / 3, 1 / 3]),
        ([5, 20, 5], [2, 1, 2], [0, 1, 0]),
    ],
)
def test_a_lasting_tie_is_shared(points, wanted, shares):
    state = ended(points, ["energy", "double energy", "ingenuity"])
    assert places(state) == wanted
    assert outcomes(state) == pytest.approx(shares)


@pytest.mark.rule("pointcity §5")
def test_the_score_so_far_is_known_at_any_time():
    state = table(3)
    produce(state, 2, "4 economy")
    hold(state, 2, 8)
    view = pointcity.view(BOX, state, 0)
    assert [city.score for city in view.cities] == [0, 0, 8]
