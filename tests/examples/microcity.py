"""Worked examples of Microcity, all in the city of the first game."""

from typing import Any

from tests.examples.scene import Scene, Value, example
from tests.games.microcity.table import (
    BOX,
    acting,
    dice,
    ending,
    hand,
    hold,
    investing,
    offered,
    owned,
    play,
    table,
    tokens,
)
from tricity.engine.game import new_game
from tricity.engine.record import copy
from tricity.games import microcity


def after(state: Any, *words: str) -> Any:
    """The position once some moves are made."""
    return play(copy(state), *words)


def moves(state: Any) -> tuple[str, ...]:
    """All that can be chosen, in the order of the words."""
    return tuple(sorted(offered(state)))


def time(state: Any) -> int:
    return int(state.time_left)


def pool(state: Any) -> int:
    return int(state.pool)


def have(state: Any, track: str) -> int:
    return owned(state).get(track, 0)


def face_of(area: str) -> int:
    """The one face that an area of side A takes."""
    view = microcity.view(BOX, table(), 0)
    (face,) = next(one.dice for one in view.areas if one.name == area)
    return face


def listed(words: str) -> str:
    return ", ".join(words.split())


@example(dice="3, 4, 5", kept="3, 4")
def two_of_three_dice() -> Scene:
    """§3.1: the die that is left out counts as spent."""
    state = play(new_game(microcity, BOX, 1, 2, {"layout": "first_game"}), "start a2")
    kept = dice(after(state, "leave 5"))
    values = {"dice": listed(dice(state)), "kept": listed(kept)}
    return Scene(state, values, moves=moves(state))


@example(
    marked=4, before=6, spent=3, price=2, cleared="a1, b2", after=8, money=0, die=5, still="c1, d1"
)
def clearing_twice() -> Scene:
    """§3.3: one area for a die, one for money, before the card."""
    state = table("a2", dice="3 5", tokens="a1 b2 c1 d1")
    before, bearing, (spent, _) = pool(state), tokens(state).split(), dice(state).split()
    money = have(state, "money")
    play(state, f"clear with die {spent}", "clear a1", "clear with money", "clear b2")
    cleared = [area for area in bearing if area not in tokens(state)]
    values: dict[str, Value] = {"marked": len(bearing), "before": before, "after": pool(state)}
    values |= {"spent": int(spent), "price": money - have(state, "money")}
    values |= {"cleared": ", ".join(cleared), "still": listed(tokens(state))}
    values |= {"money": have(state, "money"), "die": int(dice(state))}
    return Scene(state, values)


@example(steps=2, ways=6)
def two_areas_away() -> Scene:
    """§4.1: exactly as far as the card says, across common edges."""
    state = table("b2", dice="3 5", tokens="c2 a1")
    play(state, "project 2")
    steps = int(BOX.steps[2])
    return Scene(state, {"steps": steps, "ways": len(offered(state))}, moves=moves(state))


@example(before="3, 5", turned=3, fits=2, set="2, 5", steel=2, alone=1)
def a_die_set_by_a_survey() -> Scene:
    """§4.4, §5.2: a card makes a die fit the area."""
    state = acting(2, "b2", dice="3 5")
    before = listed(dice(state))
    fits, turned = face_of("b2"), 3
    play(state, "basic", f"die {turned}", f"set {fits}")
    values: dict[str, Value] = {"before": before, "set": listed(dice(state))}
    values |= {"turned": turned, "fits": fits}
    values |= {
        "steel": have(after(state, "invest with die"), "steel"),
        "alone": have(after(state, "invest"), "steel"),
    }
    return Scene(state, values, moves=moves(state))


@example(time=8, after=6, hand=2, cards=6)
def recovering() -> Scene:
    """§4.3: all cards come back, and two steps of time are gone."""
    state = table("b2", dice="3 5", time=8)
    hold(state, 1, 6)
    before = {"time": time(state), "hand": len(hand(state))}
    later = after(state, "recover", "move b1", "invest")
    return Scene(state, {**before, "after": time(later), "cards": len(hand(later))})


@example(building="microcity-building-town-hall", die=5, face=2, coal=2, before=9, after=7)
def a_site_crew() -> Scene:
    """§4.4, §5.2: it builds in a coal mine, and the mine can still be used."""
    state = acting(3, "c2", dice="2 5", tokens="b2", coal=1, steel=1, wood=1)
    before = pool(state)
    later = after(state, "advanced")
    building = microcity.explain(BOX, later, 0)[-1].what
    play(later, "invest with die")
    values: dict[str, Value] = {"building": building, "coal": have(later, "coal")}
    values |= {"die": int(BOX.project_die[3]), "face": face_of("c2")}
    return Scene(state, {**values, "before": before, "after": pool(later)}, moves=moves(state))


@example(owned_coal=2, owned_money=1, face=5, coal=0, steel=2, traded=2, money=4)
def a_trade_with_a_die() -> Scene:
    """§5.3: one resource for two others and $1, then one is sold."""
    state = investing("b1", dice="4 5", coal=2, money=1)
    traded = after(state, "invest with die", "take steel", "take steel")
    sold = after(traded, "sell coal")
    values = {"owned_coal": have(state, "coal"), "owned_money": have(state, "money")}
    values |= {"face": face_of("b1"), "coal": have(sold, "coal"), "steel": have(sold, "steel")}
    money = {"traded": have(traded, "money"), "money": have(sold, "money")}
    return Scene(state, {**values, **money}, moves=moves(state))


@example(face=3, before=8, built=7, after=6, coal=0, wood=1)
def a_school() -> Scene:
    """§5.4, R24: a fitting die, the price, a token on it, and one on the area."""
    state = investing("a2", dice="3 6", tokens="b2 c1", coal=2, wood=2, steel=1)
    before = pool(state)
    play(state, "invest with die")
    later = after(state, "building 2")
    values = {"before": before, "built": before - int(later.built.sum()), "after": pool(later)}
    values |= {"face": face_of("a2"), "coal": have(later, "coal"), "wood": have(later, "wood")}
    return Scene(state, values, moves=moves(state))


@example(part="microcity-building-legs", clears=2, pool=4, after=6)
def the_first_part_of_the_tower() -> Scene:
    """§5.5: the bonus of the legs gives two tokens back."""
    at_work = {"tokens": "b2 c1 d3 a1 b4", "options": {"level": "eiffel16"}}
    state = investing("a2", dice="3 6", coal=2, steel=4, money=2, **at_work)
    play(state, "invest with die")
    part = microcity.explain(BOX, state, 0)[0].what
    cleared = after(state, "clear a1")
    later = pool(cleared) + int(cleared.clears)
    values: dict[str, Value] = {"part": part, "clears": int(state.clears)}
    values |= {"pool": pool(state), "after": later}
    return Scene(state, values, moves=moves(state))


@example(time=7, after=6, money=2, paid=3, pool=9, left=8)
def the_end_of_a_round() -> Scene:
    """§6: a token, $1 for two unspent dice, and a step of time."""
    state = investing("c1", dice="3 5", tokens="b2", time=7)
    later = after(state, "skip")
    values = {"time": time(state), "after": time(later), "money": have(state, "money")}
    values |= {"paid": have(later, "money"), "pool": pool(state), "left": pool(later)}
    return Scene(state, values)


@example(areas=8, buildings=2, ending="microcity-ending-tokens", pool=0)
def no_token_left() -> Scene:
    """§7.1: an area needs a token, and the pool is empty."""
    state = table("b2", dice="3 5", tokens="a1 a2 a3 b1 b2 b3 c1 c2", built="1 2", wood=1)
    play(state, "project 4", "move d2", "basic")
    values = {"areas": int(state.token.sum()), "buildings": int(state.built.sum())}
    values |= {"pool": pool(state)}
    play(state, "skip")
    return Scene(state, {**values, "ending": f"microcity-ending-{ending(state)}"})


@example(buildings=3, face=5, time=1, ending="microcity-ending-won", score=4)
def the_last_building() -> Scene:
    """§7.2: the last building wins before time can run out."""
    town_hall = {"coal": 1, "steel": 1, "wood": 1}
    state = investing("d2", dice="5 6", tokens="a1 b2", built="1 2 3", time=1, **town_hall)
    before: dict[str, Value] = {"buildings": int(state.built.sum()), "face": face_of("d2")}
    before |= {"time": time(state)}
    play(state, "invest with die")
    values = {**before, "ending": f"microcity-ending-{ending(state)}"}
    return Scene(state, {**values, "score": int(microcity.score(BOX, state, 0))}, scored=(0,))


@example(before=4, after=10, left=9, time=14)
def from_side_a_to_side_b() -> Scene:
    """§7.3, R33: all tokens return, then the round ends as usual."""
    town_hall = {"coal": 1, "steel": 1, "wood": 1}
    at_work = {"built": "1 2 3", "tokens": "a1 b2 c1", "options": {"level": "ab25"}}
    state = investing("d2", dice="5 6", time=15, **town_hall, **at_work)
    before = pool(state)
    play(state, "invest with die")
    returned = pool(state) + int(state.token.sum())
    values = {"before": before, "after": returned, "left": pool(state)}
    return Scene(state, {**values, "time": time(state)})
