"""What lies on the table: areas, tokens, dice, tracks, buildings."""

from tricity.engine.jit import rule
from tricity.games.microcity.box import Box
from tricity.games.microcity.state import (
    AREAS,
    COAL,
    DICE,
    EIFFEL,
    TRACK_END,
    TRACKS,
    WIDTH,
    WOOD,
    State,
)


@rule
def place_of(area: int) -> int:
    """Where the district card of *area* lies."""
    return area // WIDTH // 2 * 2 + area % WIDTH // 2


@rule
def quarter_of(area: int) -> int:
    """Which quarter of its district card *area* is."""
    return area // WIDTH % 2 * 2 + area % 2


@rule
def kind_of(box: Box, state: State, area: int) -> int:
    """What an area is good for: a resource, COMMERCIAL or RESIDENTIAL."""
    place = place_of(area)
    return int(box.kind[state.district[place], state.developed[place], quarter_of(area)])


@rule
def distance(one: int, other: int) -> int:
    """Steps between two areas; he never walks diagonally (§4.1)."""
    return abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)


@rule
def tokens_on_areas(state: State) -> int:
    """How many areas bear a token; those on buildings stay there (R10)."""
    count = 0
    for area in range(AREAS):
        count += int(state.token[area])
    return count


@rule
def take_off(state: State, area: int) -> None:
    """Return the token of *area* to the pool."""
    state.token[area] = 0
    state.pool += 1


@rule
def gain(state: State, track: int, amount: int) -> None:
    """Move a track up; what goes past its end is lost (R22)."""
    state.stock[track] = min(TRACK_END, state.stock[track] + amount)


@rule
def kinds_owned(state: State) -> int:
    """How many of the three resources the company has any of."""
    count = 0
    for resource in range(COAL, WOOD + 1):
        if state.stock[resource] > 0:
            count += 1
    return count


@rule
def add_die(state: State, face: int) -> None:
    """Lay a die among the unspent ones, in ascending order."""
    place = DICE - 1
    while place > 0 and (state.dice[place - 1] == 0 or state.dice[place - 1] > face):
        state.dice[place] = state.dice[place - 1]
        place -= 1
    state.dice[place] = face


@rule
def spend_die(state: State, face: int) -> None:
    """Take away one of the unspent dice that show *face*."""
    place = 0
    while state.dice[place] != face:
        place += 1
    while place < DICE - 1:
        state.dice[place] = state.dice[place + 1]
        place += 1
    state.dice[DICE - 1] = 0


@rule
def has_die(state: State, face: int) -> bool:
    """Whether an active die shows *face*."""
    return bool(state.dice[0] == face or state.dice[1] == face)


@rule
def matching_die(box: Box, state: State) -> int:
    """The lowest active die that fits the engineer's area, or 0 (R42)."""
    place = place_of(int(state.engineer))
    card, side = state.district[place], state.developed[place]
    quarter = quarter_of(int(state.engineer))
    for die in range(DICE - 1):
        face = int(state.dice[die])
        if face == box.die[card, side, quarter, 0] or face == box.die[card, side, quarter, 1]:
            return face
    return 0


@rule
def built_count(state: State) -> int:
    """How many buildings of the side that is up are built."""
    count = 0
    for building in range(1, len(state.built)):
        count += int(state.built[building])
    return count


@rule
def can_build(box: Box, state: State, building: int) -> bool:
    """Whether *building* is next, not yet built, and can be paid."""
    if state.built[building] or not is_its_turn(box, state, building):
        return False
    missing = 0
    for track in range(TRACKS):
        missing += lacking(box, state, building, track)
    return missing == 0


@rule
def is_its_turn(box: Box, state: State, building: int) -> bool:
    """Whether *building* is on the card; the parts of a challenge have an order (§2.4)."""
    if building > box.buildings[state.side]:
        return False
    return bool(state.side < EIFFEL or building == 1 or state.built[building - 1])


@rule
def lacking(box: Box, state: State, building: int, track: int) -> int:
    """What the company lacks on one track to pay for *building*."""
    return int(max(0, box.cost[state.side, building, track] - state.stock[track]))


@rule
def buildable_count(box: Box, state: State) -> int:
    """How many buildings can be built now."""
    count = 0
    for building in range(1, int(box.buildings[state.side]) + 1):
        if can_build(box, state, building):
            count += 1
    return count
