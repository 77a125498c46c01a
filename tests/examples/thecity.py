"""Worked examples of The City."""

from typing import Any

import numpy as np

from tests.examples.scene import Scene, example
from tests.games.thecity.table import (
    BOX,
    KEYS,
    Seat,
    all_play,
    gains,
    hand,
    offered,
    pile,
    play,
    seen,
    table,
    thecity,
    waiting,
)
from tricity.games.thecity.box import CARDS, POINTS
from tricity.games.thecity.scoring import in_city, worth
from tricity.games.thecity.state import KINDS, SEATS
from tricity.games.thecity.vocabulary import SYMBOLS

BUILDABLE = ("architect", "house", "cinema", "tower_block", "villa")
ROADS = "supermarket, shopping_arcade, interchange, freeway, bridge"
FOUNTAIN = KINDS + SYMBOLS.index("fountain")
FIVE = "opera, villa, school, house, cinema"


def brings(state: Any, card: str, what: int) -> int:
    """What one building brings the first city each round."""
    return int(worth(BOX, state, 0, KEYS.index(card), what))


def price(state: Any, card: str) -> int:
    """What the first player would pay for a card."""
    return int(seen(state).own.prices[card])


def in_hand(state: Any, seat: int = 0) -> int:
    return sum(pile(hand(state, seat)).values())


def fountains(state: Any, seat: int) -> int:
    """The fountains that a city shows."""
    return int(in_city(BOX, state, seat, FOUNTAIN))


def winner(state: Any) -> int:
    """The player who alone takes the first place, counted from 1."""
    places = np.zeros(SEATS, np.int16)
    thecity.ranking(BOX, state, places)
    assert places.tolist().count(1) == 1
    return places.tolist().index(1) + 1


@example(cards=5, others=4, villa=4)
def what_can_be_chosen() -> Scene:
    """§2.1: what can be built and paid is offered; a School without a home is not."""
    state = table("school, villa, tower_block, house, cinema", "house")
    assert offered(state).isdisjoint({"build school"})
    cards = in_hand(state)
    values = {"cards": cards, "others": cards - 1, "villa": price(state, "villa")}
    return Scene(state, values, moves=(*(f"build {card}" for card in BUILDABLE), "no-build"))


@example(cost=3, before=5, left=1, income=1, points=1, after=2)
def paying_for_a_tower_block() -> Scene:
    """§2.2: other cards of the hand pay; the new building brings its income at once."""
    state = table("school, villa, tower_block, house, cinema", "house")
    before, cost = in_hand(state), price(state, "tower_block")
    all_play(state, "build tower_block", "build architect")
    play(state, 0, "discard school", "discard house")
    left = in_hand(state) - seen(state).own.owed
    play(state, 0, "discard cinema")
    income, points = gains(state)
    values = {"cost": cost, "before": before, "left": left, "income": income, "points": points}
    return Scene(state, {**values, "after": in_hand(state)})


@example(drawn=5, discarded=4)
def building_nothing() -> Scene:
    """§2.2: one of the five cards drawn is kept."""
    state = table("airport", "house", deck=FIVE)
    all_play(state, "no-build", "build architect")
    drawn = sum(seen(state).own.aside.values())
    moves = tuple(f"keep {card}" for card in FIVE.split(", "))
    return Scene(state, {"drawn": drawn, "discarded": drawn - 1}, moves=moves)


@example(answered=2, waiting=1)
def all_choose_at_once() -> Scene:
    """§2.1, §5.3: one sees that the others have chosen, but not what."""
    state = table("villa, house, opera", "house, school", "cinema", city="house")
    play(state, 1, "build house")
    play(state, 2, "no-build")
    left = len(waiting(state))
    return Scene(state, {"answered": 3 - left, "waiting": left})


@example(
    cars=4, carts=2, supermarket=1, arcade=2, crossing=4, bridge=2, income=9,
    crossing_points=4, interchanges=2, freeway=4, bridge_points=2, points=10,
)  # fmt: skip
def income_and_points() -> Scene:
    """§2.3: symbols of the own city, and a card that looks into all cities."""
    state = table("house", Seat("villa", city="interchange"), city=ROADS, phase="choose")
    income, points = gains(state)
    values = {
        "cars": brings(state, "interchange", CARDS),
        "carts": brings(state, "shopping_arcade", CARDS),
        "supermarket": brings(state, "supermarket", CARDS),
        "arcade": brings(state, "shopping_arcade", CARDS),
        "crossing": brings(state, "interchange", CARDS),
        "bridge": brings(state, "bridge", CARDS),
        "income": income,
        "crossing_points": brings(state, "interchange", POINTS),
        "interchanges": int(state.city[:, KEYS.index("interchange")].sum()),
        "freeway": brings(state, "freeway", POINTS),
        "bridge_points": brings(state, "bridge", POINTS),
        "points": points,
    }
    return Scene(state, values)


@example(own=3, second=2, third=4, metro=7)
def fountains_of_a_rival() -> Scene:
    """§2.3, R6: of all opponents the best one is counted."""
    rivals = [Seat("house", city="city_park, theatre"), Seat("house", city="monument, opera")]
    state = table("house", *rivals, city="metro, business_centre, townhouse")
    own, second, third = (fountains(state, seat) for seat in range(3))
    values = {"own": own, "second": second, "third": third}
    return Scene(state, {**values, "metro": brings(state, "metro", POINTS)})


@example(before=10, income=5, cards=15, owed=3)
def above_the_hand_limit() -> Scene:
    """§2.4: what is above twelve after the income has to go."""
    held = "3 villa, 3 house, school, opera, theatre, museum"
    state = table(held, "", city="casino", deck="8 estate")
    before = in_hand(state)
    all_play(state, "build architect", "build architect")
    values = {"before": before, "income": gains(state)[0], "cards": in_hand(state)}
    return Scene(state, {**values, "owed": seen(state).own.owed})


@example(printed=6, research=2, fountain=1, hospital=3, technology_park=2)
def adding_discounts() -> Scene:
    """§3.2: discounts of different cards add up."""
    hand_cards = "hospital, technology_park, 2 house, 2 villa"
    printed = int(BOX.cost[KEYS.index("hospital")])
    first = price(table(hand_cards, city="research_centre"), "hospital")
    state = table(hand_cards, city="research_centre, admin_centre")
    hospital = price(state, "hospital")
    values = {"printed": printed, "research": printed - first, "fountain": first - hospital}
    park = price(state, "technology_park")
    return Scene(state, {**values, "hospital": hospital, "technology_park": park})


@example(school=1, printed=4, villa=2, cheaper=2, owed=3)
def two_cards_of_the_crew() -> Scene:
    """§4.1: the second card sees the first as built."""
    state = table(
        "school, villa, cinema, 2 estate, opera", "house", city="construction_crew, house"
    )
    school = price(state, "school")
    play(state, 0, "build school")
    villa = price(state, "villa")
    all_play(state, "build villa", "build architect")
    printed = int(BOX.cost[KEYS.index("villa")])
    values = {"school": school, "printed": printed, "villa": villa, "cheaper": printed - villa}
    return Scene(state, {**values, "owed": seen(state).own.owed})


@example(before=44, second_before=48, score=52, second=53, winner=2)
def the_last_round() -> Scene:
    """§6.1: the round is counted for all; who passes 50 first need not win."""
    state = table(Seat("house, villa", "opera", 44), Seat("house, villa", "convention_centre", 48))
    before = [city.score for city in seen(state).cities]
    all_play(state, "build architect", "build architect")
    assert state.is_finished
    first, second = (city.score for city in seen(state).cities)
    values = {"before": before[0], "second_before": before[1], "score": first, "second": second}
    return Scene(state, {**values, "winner": winner(state)}, scored=(0, 1))


@example(score=53, cards=3, second_cards=4, winner=2)
def a_tie() -> Scene:
    """§6.2: equal points, more cards in hand."""
    state = table(Seat("house, villa", "opera", 45), Seat("house, 2 villa", "concert_hall", 46))
    all_play(state, "build architect", "build architect")
    assert state.is_finished
    (score,) = {city.score for city in seen(state).cities}
    values = {"score": score, "cards": in_hand(state), "second_cards": in_hand(state, 1)}
    return Scene(state, {**values, "winner": winner(state)})
