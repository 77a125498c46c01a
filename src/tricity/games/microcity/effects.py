"""Effects of project cards, of areas and of challenge parts (§4.4, §5)."""

from tricity.engine.jit import rule
from tricity.games.microcity.box import (
    BUILD_ANYWHERE,
    FLIP_DISTRICT,
    MONEY_1,
    MONEY_2,
    NO_TIME_STEP,
    REMOVE_1,
    REMOVE_1_OR_TAKE_1,
    REMOVE_2,
    SET_DIE,
    SWAP_1,
    TAKE_1,
    TAKE_2,
    Box,
)
from tricity.games.microcity.city import (
    buildable_count,
    built_count,
    can_build,
    gain,
    kinds_owned,
    place_of,
    take_off,
    tokens_on_areas,
)
from tricity.games.microcity.rounds import finish, go_on
from tricity.games.microcity.state import (
    A_THEN_B,
    CHOOSE_BUILDING,
    CHOOSE_CLEAR,
    CHOOSE_CLEAR_OR_TAKE,
    CHOOSE_DIE,
    CHOOSE_FACE,
    CHOOSE_GIVE,
    CHOOSE_TAKE,
    COAL,
    MONEY,
    SIDE_A,
    SIDE_B,
    TOKENS,
    TRACKS,
    State,
)


@rule
def act(box: Box, state: State, effect: int) -> None:
    """Carry out the effect of a project card (§4.4)."""
    if effect == SET_DIE:
        choose_die(state)
    elif effect == SWAP_1:
        swap(state, 1)
    elif effect == BUILD_ANYWHERE:
        choose_building(box, state)
    elif effect == FLIP_DISTRICT:
        state.developed[place_of(int(state.engineer))] = 1
        go_on(state)
    else:
        grant(state, effect)


@rule
def grant(state: State, effect: int) -> None:
    """Carry out an effect that project cards and challenge parts share (§4.4, §5.5)."""
    if effect in (REMOVE_1, REMOVE_1_OR_TAKE_1):
        state.clears = 1
    elif effect == REMOVE_2:
        state.clears = 2
    elif effect == NO_TIME_STEP:
        state.is_time_stopped = 1
    elif effect in (MONEY_1, MONEY_2):
        gain(state, MONEY, 1 + (effect - MONEY_1))
    if effect in (TAKE_1, REMOVE_1_OR_TAKE_1):
        state.takes = 1
    elif effect == TAKE_2:
        state.takes = 2
    ask_on(state)


@rule
def ask_on(state: State) -> None:
    """Ask for the next token to clear or resource to take; a forced token is cleared unasked."""
    bearing = tokens_on_areas(state)
    if state.takes > 0:
        state.phase = CHOOSE_CLEAR_OR_TAKE if state.clears > 0 else CHOOSE_TAKE
    elif state.clears > 0 and bearing > 1 - state.may_skip:
        state.phase = CHOOSE_CLEAR
    else:
        if state.clears > 0 and bearing == 1:
            take_off(state, first_token(state))
        go_on(state)


@rule
def first_token(state: State) -> int:
    """The first area that bears a token."""
    area = 0
    while not state.token[area]:
        area += 1
    return area


@rule
def choose_die(state: State) -> None:
    """Ask which active die is set; with one face alone there is no question (R35)."""
    if state.dice[0] == 0:
        go_on(state)
    elif state.dice[1] == 0 or state.dice[1] == state.dice[0]:
        state.die = state.dice[0]
        state.phase = CHOOSE_FACE
    else:
        state.phase = CHOOSE_DIE


@rule
def swap(state: State, takes: int) -> None:
    """Ask which resource is swapped for *takes* others; a forced one is given unasked."""
    state.takes = takes
    kinds = kinds_owned(state)
    if kinds == 0:
        go_on(state)
    elif kinds == 1 and not state.may_skip:
        give(state, first_resource(state))
    else:
        state.phase = CHOOSE_GIVE


@rule
def first_resource(state: State) -> int:
    """The first resource that the company owns."""
    resource = COAL
    while state.stock[resource] == 0:
        resource += 1
    return resource


@rule
def give(state: State, resource: int) -> None:
    """Swap *resource* away; what is taken must be another (R20)."""
    state.stock[resource] -= 1
    state.given = resource
    state.may_skip = 0
    state.phase = CHOOSE_TAKE


@rule
def choose_building(box: Box, state: State) -> None:
    """Ask which building is built; a single one is built unasked (§5.4)."""
    count = buildable_count(box, state)
    if count == 0:
        go_on(state)
    elif count == 1:
        build(box, state, first_building(box, state))
    else:
        state.phase = CHOOSE_BUILDING


@rule
def first_building(box: Box, state: State) -> int:
    """The first building that can be built."""
    building = 1
    while not can_build(box, state, building):
        building += 1
    return building


@rule
def build(box: Box, state: State, building: int) -> None:
    """Pay for *building* and mark it; the last one wins, others may give a bonus (§5.4, §5.5)."""
    side = int(state.side)
    for track in range(TRACKS):
        state.stock[track] -= box.cost[side, building, track]
    if state.pool == 0:
        finish(state, 0)
        return
    state.pool -= 1
    state.built[building] = 1
    if built_count(state) == box.buildings[side]:
        complete_side(box, state)
    else:
        state.may_skip = 1
        grant(state, int(box.bonus[side, building]))


@rule
def complete_side(box: Box, state: State) -> None:
    """Win, or turn the building card from side A to side B (§7.2, §7.3)."""
    if box.scenario[state.level] == A_THEN_B and state.side == SIDE_A:
        state.token[:] = 0
        state.built[:] = 0
        state.pool = TOKENS
        state.side = SIDE_B
        go_on(state)
    else:
        finish(state, 1)
