"""A slow, naive The City in lists and dicts: the oracle for the compiled rules."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

CARDS_DEALT = 7
CARDS_DISCARDED_AT_THE_DEAL = 2
CARDS_SURVEYED = 5
CREW_COST_LIMIT = 4
HAND_LIMIT = 12
POINTS_TO_END = 50
LAST_ROUND = 60


class Card(NamedTuple):
    """One row of what is printed; *unique* means one per city."""

    key: str
    copies: int
    cost: int
    cars: int
    carts: int
    fountains: int
    income: int
    points: int
    unique: bool


ROWS = [
    ("architect", 5, 0, 0, 0, 0, 1, 0, True),
    ("car_park", 3, 0, 1, 1, 1, 0, 0, False),
    ("house", 3, 1, 0, 0, 0, 1, 0, False),
    ("estate", 5, 1, 1, 1, 0, 0, 1, False),
    ("townhouse", 3, 1, 0, 0, 1, 0, 1, False),
    ("school", 4, 1, 0, 0, 0, 0, 2, False),
    ("city_park", 4, 1, 0, 0, 1, 0, 0, True),
    ("industrial_park", 4, 1, 0, 0, 0, 1, 0, False),
    ("supermarket", 2, 1, 1, 1, 0, 1, 0, False),
    ("coach_station", 1, 1, 0, 1, 1, 0, 1, False),
    ("restaurant", 2, 1, 0, 1, 1, 0, 1, False),
    ("construction_crew", 2, 1, 0, 0, 0, 0, 0, True),
    ("interchange", 4, 2, 0, 0, 0, 0, 0, True),
    ("industrial_zone", 2, 2, 1, 0, 0, 1, 0, False),
    ("shopping_arcade", 4, 2, 1, 1, 0, 0, 0, True),
    ("admin_centre", 4, 2, 0, 0, 0, 0, 1, True),
    ("office_building", 3, 2, 0, 0, 0, 1, 2, False),
    ("cinema", 2, 2, 1, 1, 1, 1, 0, False),
    ("boutique", 2, 2, 0, 1, 1, 1, 0, False),
    ("exhibition_centre", 1, 3, 1, 0, 0, 1, 1, False),
    ("tower_block", 2, 3, 0, 1, 1, 1, 1, False),
    ("freeway", 2, 3, 1, 0, 0, 0, 0, False),
    ("business_centre", 4, 3, 0, 0, 2, 1, 1, False),
    ("department_store", 3, 3, 0, 1, 1, 2, 0, False),
    ("railway_station", 1, 4, 1, 1, 1, 1, 2, False),
    ("sports_park", 1, 4, 2, 0, 0, 0, 3, False),
    ("multiplex", 2, 4, 1, 2, 0, 2, 1, False),
    ("modern_art", 1, 4, 0, 0, 2, 0, 3, False),
    ("bridge", 2, 4, 1, 0, 0, 1, 2, False),
    ("research_centre", 2, 4, 0, 0, 0, 1, 2, False),
    ("villa", 6, 4, 0, 0, 0, 0, 3, False),
    ("museum", 1, 5, 0, 0, 1, 0, 4, False),
    ("theatre", 1, 5, 0, 0, 1, 1, 3, False),
    ("university", 1, 5, 0, 0, 1, 0, 4, False),
    ("technology_park", 2, 5, 1, 0, 1, 2, 2, False),
    ("hypermarket", 1, 6, 1, 2, 0, 3, 1, False),
    ("stadium", 1, 6, 2, 0, 0, 2, 3, False),
    ("town_hall", 1, 6, 0, 0, 1, 0, 5, False),
    ("casino", 1, 6, 0, 1, 0, 4, 1, False),
    ("hospital", 1, 6, 0, 0, 1, 1, 4, False),
    ("convention_centre", 1, 7, 0, 1, 1, 1, 5, False),
    ("concert_hall", 1, 7, 0, 0, 1, 0, 7, False),
    ("shopping_centre", 1, 7, 0, 3, 0, 2, 0, False),
    ("skyscraper", 2, 8, 0, 0, 1, 1, 7, False),
    ("opera", 1, 8, 0, 0, 1, 0, 8, False),
    ("theme_park", 1, 8, 3, 0, 0, 2, 5, False),
    ("shopping_mall", 3, 8, 1, 2, 0, 3, 0, False),
    ("monument", 1, 9, 0, 0, 3, 1, 8, False),
    ("airport", 1, 9, 1, 1, 0, 1, 8, False),
    ("metro", 1, 11, 0, 0, 0, 0, 0, False),
    ("park_and_ride", 1, 11, 2, 0, 0, 0, 0, False),
]
CARDS = {row[0]: Card(*row) for row in ROWS}
ORDER = list(CARDS)


# What a city is worth


def cars(city: list[str]) -> int:
    return sum(CARDS[key].cars for key in city)


def carts(city: list[str]) -> int:
    return sum(CARDS[key].carts for key in city)


def fountains(city: list[str]) -> int:
    return sum(CARDS[key].fountains for key in city)


def income(city: list[str]) -> int:
    """Cards that the owner of *city* draws."""
    return sum(CARDS[key].income + extra_income(key, city) for key in city)


def extra_income(key: str, city: list[str]) -> int:
    if key == "interchange":
        return cars(city)
    if key == "shopping_arcade":
        return carts(city)
    if key == "admin_centre":
        return fountains(city)
    if key == "bridge":
        return city.count("freeway")
    if key == "museum":
        return city.count("school")
    return income_from_a_neighbour(key, city)


def income_from_a_neighbour(key: str, city: list[str]) -> int:
    """One card if the other building stands in the same city, however often it does."""
    if key == "industrial_park" and "research_centre" in city:
        return 1
    if key == "coach_station" and "supermarket" in city:
        return 1
    if key in ("restaurant", "boutique") and "business_centre" in city:
        return 1
    if key == "office_building" and "tower_block" in city:
        return 1
    return 0


def victory_points(cities: list[list[str]], owner: int, options: dict[str, str]) -> int:
    """Points that the city of *owner* brings this round."""
    city = cities[owner]
    return sum(CARDS[key].points + extra_points(key, cities, owner, options) for key in city)


def extra_points(key: str, cities: list[list[str]], owner: int, options: dict[str, str]) -> int:
    city = cities[owner]
    everywhere = [other for each in cities for other in each]
    if key == "city_park":
        return fountains(city)
    if key == "interchange":
        return cars(city)
    if key in ("shopping_centre", "shopping_mall"):
        return carts(city)
    if key == "villa":
        return city.count("villa")
    if key == "freeway":
        return 2 * everywhere.count("interchange")
    if key == "research_centre":
        return 2 * everywhere.count("university")
    if key == "university" and options["university_scope"] == "own":
        return city.count("school")
    if key == "university":
        return everywhere.count("school")
    return points_from_an_opponent(key, cities, owner)


def points_from_an_opponent(key: str, cities: list[list[str]], owner: int) -> int:
    """Own symbols and those of one opponent: the one who gives most."""
    opponents = [city for seat, city in enumerate(cities) if seat != owner]
    if key == "metro":
        return fountains(cities[owner]) + max(fountains(city) for city in opponents)
    if key == "park_and_ride":
        return cars(cities[owner]) + max(cars(city) for city in opponents)
    return 0


# What may be built, and for how much


def requirement_met(key: str, city: list[str]) -> bool:
    if key == "school":
        return "house" in city or "estate" in city or "villa" in city
    if key == "supermarket":
        return "house" in city or "estate" in city or "interchange" in city
    if key == "office_building":
        return "house" in city or "estate" in city or "tower_block" in city
    return True


def allowed(key: str, city: list[str]) -> bool:
    """Whether *city* may take the card, leaving its price aside."""
    return requirement_met(key, city) and not (CARDS[key].unique and key in city)


def price(key: str, city: list[str], options: dict[str, str]) -> int:
    """Hand cards that the owner of *city* discards for the card."""
    givers = city if options["discounts_stack"] == "true" else sorted(set(city))
    saved = sum(discount(giver, key, options) for giver in givers)
    return max(0, CARDS[key].cost - saved)


def discount(giver: str, key: str, options: dict[str, str]) -> int:
    """How much one *giver* in the city takes off the cost of *key*."""
    if giver == "townhouse" and key == "boutique":
        return 1
    if giver == "school" and key == "villa":
        return int(options["school_discount"])
    if giver == "industrial_park" and key in ("research_centre", "industrial_zone"):
        return 1
    if giver == "industrial_zone" and key in ("interchange", "freeway"):
        return 1
    if giver == "admin_centre" and CARDS[key].fountains >= 1:
        return 1
    if giver == "research_centre" and key in ("hospital", "technology_park"):
        return 2
    return 0


# The table


@dataclass
class Seat:
    """All that belongs to one player; *asked* is the open question, empty when there is none."""

    hand: list[str] = field(default_factory=list)
    city: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    thrown: list[str] = field(default_factory=list)
    due: int = 0
    points: int = 0
    asked: str = ""

    def one_kind(self) -> bool:
        return len(set(self.hand)) == 1

    def throw(self, key: str) -> None:
        self.hand.remove(key)
        self.thrown.append(key)
        self.due -= 1


class Table:
    """One game; *pick(n)* is its only chance and answers 0..n-1."""

    def __init__(
        self, seats: int, options: dict[str, str], pick: Callable[[int], int], tables: Path
    ) -> None:
        del tables  # the numbers stand in this file, as a transcription of their own
        self.options = dict(options)
        self.pick = pick
        self.finished = False
        self.rounds = 0
        self.phase = "deal"
        self.architects = CARDS["architect"].copies
        self.deck = [key for key in ORDER[1:] for _ in range(CARDS[key].copies)]
        self.discard: list[str] = []
        self.seats = [Seat() for _ in range(seats)]
        self.deal()

    # What the tests ask

    def waiting(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.asked]

    def legal(self, seat: int) -> list[str]:
        return sorted(set(self.answers(self.seats[seat])))

    def scores(self) -> list[int]:
        return [seat.points for seat in self.seats]

    def outcomes(self) -> list[float]:
        """Most points win, then most hand cards; else the win is shared. Zeros before the end."""
        if not self.finished:
            return [0.0 for _ in self.seats]
        ranks = [(seat.points, len(seat.hand)) for seat in self.seats]
        winners = ranks.count(max(ranks))
        return [1.0 / winners if rank == max(ranks) else 0.0 for rank in ranks]

    def copy(self) -> Table:
        """A table of its own, its chance too if *pick* is a bound method or an object."""
        return copy.deepcopy(self)

    def facts(self) -> dict[str, object]:
        return {
            "hands": [sorted(seat.hand) for seat in self.seats],
            "cities": [sorted(seat.city) for seat in self.seats],
            "discard": sorted(self.discard),
            "deck": sorted(self.deck),
            "points": self.scores(),
            "round": self.rounds,
        }

    def play(self, seat: int, word: str) -> None:
        """Take one answer; the phase goes on when it was the last one awaited."""
        if word not in self.legal(seat):
            raise ValueError(f"{word!r} is not legal for seat {seat}; see legal({seat})")
        self.answer(self.seats[seat], word)
        while not self.waiting() and not self.finished:
            self.next_phase()

    # Questions and answers

    def answers(self, seat: Seat) -> list[str]:
        if seat.asked == "discard":
            return [f"discard {key}" for key in seat.hand]
        if seat.asked == "keep":
            return [f"keep {key}" for key in seat.drawn]
        if seat.asked == "first":
            return [*self.first_builds(seat), "no-build"]
        if seat.asked == "second":
            return [*self.second_builds(seat), "done"]
        if seat.asked == "extra":
            return [*self.extra_builds(seat), "done"]
        return []

    def first_builds(self, seat: Seat) -> list[str]:
        keys = [key for key in seat.hand if self.buildable(seat, key)]
        if "architect" not in seat.city:
            keys.append("architect")
        return [f"build {key}" for key in keys]

    def second_builds(self, seat: Seat) -> list[str]:
        """The second card of a Construction Crew's owner; the first one counts as standing."""
        keys = self.cheap_builds(seat)
        if "architect" not in seat.city + seat.laid:
            keys.append("architect")
        return [f"build {key}" for key in keys]

    def extra_builds(self, seat: Seat) -> list[str]:
        """The card that comes with a Construction Crew built this round."""
        return [f"build {key}" for key in self.cheap_builds(seat)]

    def cheap_builds(self, seat: Seat) -> list[str]:
        cheap = [key for key in seat.hand if CARDS[key].cost <= CREW_COST_LIMIT]
        return [key for key in cheap if self.buildable(seat, key)]

    def buildable(self, seat: Seat, key: str) -> bool:
        """Whether a hand card can follow what is laid, when all that is still due is paid."""
        city = seat.city + seat.laid
        left = len(seat.hand) - 1 - seat.due
        return allowed(key, city) and price(key, city, self.options) <= left

    def answer(self, seat: Seat, word: str) -> None:
        verb, _, key = word.partition(" ")
        if verb == "discard":
            seat.throw(key)
            self.go_on_discarding(seat)
        elif verb == "keep":
            self.keep(seat, key)
        elif verb == "build":
            self.lay(seat, key)
            self.after_laying(seat)
        else:
            seat.asked = ""

    def lay(self, seat: Seat, key: str) -> None:
        """Put the card face down; its price is due on top of that of an earlier one."""
        seat.due += price(key, seat.city + seat.laid, self.options)
        if key == "architect":
            self.architects -= 1
        else:
            seat.hand.remove(key)
        seat.laid.append(key)

    def after_laying(self, seat: Seat) -> None:
        if self.phase == "build":
            self.go_on_discarding(seat)
        elif self.may_lay_a_second(seat):
            seat.asked = "second"
        else:
            seat.asked = ""

    def may_lay_a_second(self, seat: Seat) -> bool:
        return (
            len(seat.laid) == 1
            and "construction_crew" in seat.city
            and CARDS[seat.laid[0]].cost <= CREW_COST_LIMIT
            and self.second_builds(seat) != []
        )

    def go_on_discarding(self, seat: Seat) -> None:
        """Ask for the next discard, or do it where there is no choice (never at the deal)."""
        if self.phase != "deal":
            while seat.due > 0 and (seat.one_kind() or len(seat.hand) == seat.due):
                seat.throw(seat.hand[0])
        if seat.due > 0:
            seat.asked = "discard"
        elif self.phase == "build" and self.may_build_an_extra(seat):
            seat.asked = "extra"
        else:
            seat.asked = ""

    def may_build_an_extra(self, seat: Seat) -> bool:
        return seat.laid == ["construction_crew"] and self.extra_builds(seat) != []

    def keep(self, seat: Seat, key: str) -> None:
        seat.drawn.remove(key)
        seat.hand.append(key)
        seat.thrown += seat.drawn
        seat.drawn = []
        seat.asked = ""

    # Phases

    def deal(self) -> None:
        for seat in self.seats:
            seat.hand = self.draw(CARDS_DEALT)
            seat.due = CARDS_DISCARDED_AT_THE_DEAL
            seat.asked = "discard"

    def next_phase(self) -> None:
        if self.phase == "choose":
            self.reveal()
        elif self.phase == "build":
            self.finish_building()
        else:
            self.clear_thrown()
            self.ask_for_choices()

    def ask_for_choices(self) -> None:
        self.phase = "choose"
        for seat in self.seats:
            seat.asked = "first"

    def reveal(self) -> None:
        """Draw for those who do not build, then let everybody pay or keep."""
        self.phase = "build"
        for seat in self.seats:
            if not seat.laid:
                seat.drawn = self.draw(CARDS_SURVEYED)
        for seat in self.seats:
            if seat.laid:
                self.go_on_discarding(seat)
            else:
                self.survey(seat)

    def survey(self, seat: Seat) -> None:
        if self.options["survey"] == "mix_with_hand":
            seat.hand += seat.drawn
            seat.due = max(0, len(seat.drawn) - 1)
            seat.drawn = []
            self.go_on_discarding(seat)
        elif len(set(seat.drawn)) >= 2:
            seat.asked = "keep"
        elif seat.drawn:
            self.keep(seat, seat.drawn[0])

    def finish_building(self) -> None:
        for seat in self.seats:
            seat.city += seat.laid
            seat.laid = []
        self.clear_thrown()
        self.pay_income()
        self.add_points()
        self.rounds += 1
        self.finished = max(self.scores()) >= POINTS_TO_END or self.rounds == LAST_ROUND
        if not self.finished:
            self.enforce_the_hand_limit()

    def pay_income(self) -> None:
        for seat in self.seats:
            seat.hand += self.draw(income(seat.city))

    def add_points(self) -> None:
        cities = [seat.city for seat in self.seats]
        for number, seat in enumerate(self.seats):
            seat.points += victory_points(cities, number, self.options)

    def enforce_the_hand_limit(self) -> None:
        self.phase = "limit"
        for seat in self.seats:
            seat.due = max(0, len(seat.hand) - HAND_LIMIT)
            self.go_on_discarding(seat)

    def clear_thrown(self) -> None:
        for seat in self.seats:
            self.discard += seat.thrown
            seat.thrown = []

    def draw(self, count: int) -> list[str]:
        """Up to *count* cards, one at a time; an empty draw pile takes in the discard pile."""
        cards = []
        for _ in range(count):
            if not self.deck:
                self.deck = sorted(self.discard, key=ORDER.index)
                self.discard = []
            if self.deck:
                cards.append(self.deck.pop(self.pick(len(self.deck))))
        return cards
