"""Worked examples of Point City."""

from typing import Any

import numpy as np

from tests.examples.scene import Scene, Value, example
from tests.games.pointcity.table import (
    BOX,
    at,
    city,
    flips,
    hold,
    leave_in_row,
    name,
    own,
    payments,
    play,
    pointcity,
    stock,
    table,
    takes,
)
from tricity.games.pointcity.box import RESOURCE_NAMES
from tricity.games.pointcity.payment import still_missing
from tricity.games.pointcity.scoring import (
    automaton_resources,
    automaton_token_worth,
    automaton_tokens,
    resource_cards,
    step,
)
from tricity.games.pointcity.state import AUTOMATON

ENERGY = RESOURCE_NAMES.index("energy")
CIVIC = (9, 11, 15, 16)  # cards with a civic building
GREAT_CITY = (117, 142, 43, 38, 119, 14, 21, 5, 2, 24, 52, 147, *CIVIC)


@example(pairs=24, flips=16)
def the_first_turn() -> Scene:
    """§3.2: whoever begins may take any two neighbours."""
    state = table(seed=3)
    return Scene(state, {"pairs": len(takes(state)), "flips": len(flips(state))})


@example(flips=7)
def where_a_card_can_be_flipped() -> Scene:
    """§3.1: a card of the row or the column that shows resources only."""
    state = table(
        seed=3,
        a1="production for economy, ecology",
        b2="production for 2 community",
        c3="points for ecology, industry",
    )
    return Scene(state, {"flips": len(flips(state))})


@example(
    built="pointcity-card-playground",
    kept="pointcity-resource-economy.single",
    up="pointcity-card-post-office",
    down="pointcity-resource-ecology.single",
)
def filling_the_gaps() -> Scene:
    """§3.5: each gap gets the other side."""
    state = table(seed=8, city="2 energy", b2="economy", b3="production for 2 energy")
    taken = _named(state, "b3"), _named(state, "b2")
    play(state, "take b2-b3")
    fresh = _named(state, "b2"), _named(state, "b3")
    return Scene(state, dict(zip(("built", "kept", "up", "down"), taken + fresh, strict=True)))


@example(economy=4, ecology=2, energy=1, industry=1, offered=6, worth=8)
def a_token_to_choose() -> Scene:
    """§3.4: what the tokens of the row are worth now."""
    state = table(
        seed=3,
        city="4 economy, 2 ecology, energy, industry",
        stock="2 energy",
        a1="civic for 3 energy",
        b1="economy",
    )
    leave_in_row(state, 8, 14, 4, 2, 19, 6)
    play(state, "take a1-b1")
    mine = pointcity.view(BOX, state, 0).cities[0]
    offer = {"offered": len(mine.row_points), "worth": max(mine.row_points)}
    return Scene(state, {**mine.production, **offer})


@example(economy=1, energy=1, pairs=1, debt=1, card="pointcity-card-food-truck")
def a_card_that_pays_for_its_neighbour() -> Scene:
    """§4.1: the card taken with a building helps to pay for it."""
    state = table(
        seed=3,
        city="energy",
        stock="",
        b2="production for economy, energy",
        a2="industry",
        b1="energy",
        b3="ecology",
        c2="economy",
    )
    pairs = tuple(sorted(take for take in takes(state) if "b2" in take))
    cost = pointcity.components(BOX).cards[at(state, "b2")[0] - 1].building_side.building.cost
    due = sum(cost.values()) - int(state.production[0].sum())
    values = {**cost, "pairs": len(pairs), "debt": due, "card": _named(state, "b2")}
    return Scene(state, values, moves=pairs)


@example(cost=3, produced=2, debt=1)
def production_works_once() -> Scene:
    """§4.2: the costs of two buildings are added up before production pays."""
    state = table(
        city="2 energy, economy",
        stock="energy, double energy, ingenuity",
        a1="production for 2 energy",
        b1="production for economy, energy",
    )
    cost = sum(int(BOX.cost[at(state, cell)[0], ENERGY]) for cell in ("a1", "b1"))
    play(state, "take a1-b1")
    values = {"cost": cost, "produced": int(state.production[0, ENERGY]), "debt": debt(state)}
    return Scene(state, values)


@example(debt=3, ways=4)
def paying_three_energy() -> Scene:
    """§4.3: every payment from which no card can be left out."""
    state = table(
        stock="2 energy, 2 double energy, ingenuity", a1="civic for 3 energy", b1="economy"
    )
    ways = payments(state, "take a1-b1")
    assert ways == [
        "2 double energy",
        "2 energy, ingenuity",
        "double energy, ingenuity",
        "energy, double energy",
    ]
    play(state, "take a1-b1")
    return Scene(state, {"debt": debt(state), "ways": len(ways)})


@example(spent=1, forbidden=0)
def one_double_for_two_buildings() -> Scene:
    """R1: the two symbols of a double may serve two buildings."""
    state = _two_buildings("true")
    ways = payments(state, "take a1-b1")
    assert ways == ["double energy"]
    strict = takes(_two_buildings("false"))
    return Scene(state, {"spent": len(ways), "forbidden": int("take a1-b1" in strict)})


@example(community=2, economy=4, energy=2, ecology=3, industry=1, printed=24, tokens=24, score=48)
def a_great_city() -> Scene:
    """§5.2: the example of all three rulebooks."""
    state = table(stock="2 ingenuity")
    settle(state, 0, GREAT_CITY)
    hold(state, 0, 5, 7, 8, 20)
    score = int(pointcity.score(BOX, state, 0))
    printed = int(state.points[0])
    points = {"printed": printed, "tokens": score - printed, "score": score}
    return Scene(state, {**made(state, 0), **points}, scored=(0,))


@example(score=7, yours=3, theirs=2)
def a_tie_is_broken() -> Scene:
    """§5.4: cards count, not symbols."""
    state = table(stock="2 economy, ingenuity")
    own(state, 1, "2 double ecology")
    hold(state, 0, 3)
    settle(state, 1, (130,))
    scores = {int(pointcity.score(BOX, state, seat)) for seat in (0, 1)}
    assert len(scores) == 1
    places = np.zeros(2, np.int16)
    pointcity.ranking(BOX, state, places)
    assert places.tolist() == [1, 2]
    yours, theirs = (int(resource_cards(state, seat)) for seat in (0, 1))
    return Scene(state, {"score": scores.pop(), "yours": yours, "theirs": theirs})


@example(first="pointcity-resource-energy.single", second="pointcity-card-cash-machine")
def the_automaton_takes() -> Scene:
    """§6.2: the card where both marks cross, and the one below it."""
    state = table(1, seed=3, a2="energy", a3="production for community, 2 ecology")
    values = {"first": _named(state, "a2"), "second": _named(state, "a3")}
    before = pointcity.parse(pointcity.write(state))
    play(state, "draw")
    assert (stock(state, AUTOMATON), len(city(state, AUTOMATON))) == ("energy", 1)
    return Scene(before, values)


@example(
    community=2,
    economy=2,
    energy=4,
    held=3,
    steps="2 + 2 + 3",
    production=7,
    tokens=15,
    score=31,
    per_symbol=20,
    distinct_types=3,
)
def the_automaton_scores() -> Scene:
    """§6.3: one city, read by three editions."""
    readings = ("per_type", "per_symbol", "distinct_types")
    states = [_automaton_city(reading) for reading in readings]
    first, *others = (int(automaton_resources(state)) for state in states)
    state = states[0]
    steps = [int(step(state, copies)) for copies in made(state, AUTOMATON).values()]
    values: dict[str, Value] = {
        "held": int(automaton_tokens(state)),
        "steps": " + ".join(map(str, steps)),
        "production": first,
        "tokens": int(automaton_token_worth(state) * automaton_tokens(state)),
        "score": int(pointcity.score(BOX, state, AUTOMATON)),
    }
    more = dict(zip(readings[1:], others, strict=True))
    return Scene(state, {**made(state, AUTOMATON), **values, **more}, scored=(AUTOMATON,))


def debt(state: Any) -> int:
    """How many symbols are still to be paid."""
    return int(still_missing(BOX, state))


def made(state: Any, seat: int) -> dict[str, int]:
    """What a city produces."""
    found: dict[str, int] = pointcity.view(BOX, state, 0).cities[seat].production
    return found


def settle(state: Any, seat: int, cards: tuple[int, ...]) -> None:
    """Let these cards be the whole city of *seat*."""
    state.place[list(cards)] = seat + 1
    state.points[seat] = sum(int(BOX.points[card]) for card in cards)
    made = [int(BOX.produces[card]) for card in cards]
    state.production[seat] = [made.count(number + 1) for number in range(len(RESOURCE_NAMES))]


def _two_buildings(split: str) -> Any:
    each = "production for community, energy"
    return table(
        seed=3,
        city="2 community",
        stock="double energy",
        options={"split_double_across_buildings": split},
        a1=each,
        b1=each,
    )


def _automaton_city(reading: str) -> Any:
    """Four energy, two economy, two community, nine printed points and three tokens."""
    state = table(1, options={"solo_resource_scoring": reading})
    settle(state, AUTOMATON, (1, 2, 5, 28, 3, 38, 24, 59, 9, 11, 15))
    hold(state, AUTOMATON, 2, 8, 13)
    return state


def _named(state: Any, cell: str) -> str:
    """The text that names what lies in *cell*."""
    card, is_building = at(state, cell)
    if is_building:
        return f"pointcity-card-{name(card)}"
    kind = pointcity.components(BOX).cards[card - 1].resource_side
    return f"pointcity-resource-{kind.resource}.{'double' if kind.symbols > 1 else 'single'}"
