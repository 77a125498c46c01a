"""What a round of Microcity can still bring, counted in resources that are needed."""

from tricity.bots.heuristics.microcity_needs import Needs, after_recovery
from tricity.bots.heuristics.thumb import rule_of_thumb
from tricity.games.microcity.box import (
    BUILD_ANYWHERE,
    FLIP_DISTRICT,
    MONEY_1,
    MONEY_2,
    NO_EFFECT,
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
from tricity.games.microcity.city import distance, kind_of, place_of, quarter_of
from tricity.games.microcity.state import (
    AREAS,
    CHOOSE_ACTION,
    CHOOSE_AREA,
    CHOOSE_BUILDING,
    CHOOSE_DIE,
    CHOOSE_FACE,
    CHOOSE_INVESTMENT,
    COMMERCIAL,
    EXACTLY,
    MONEY,
    PREPARATION,
    PROJECT_PHASE,
    PROJECTS,
    TRACK_END,
    WOOD,
    State,
)

PACE = 2.2  # work done in a round
BUILT = 2.2  # what building brings
NEXT = 0.5  # how much more the resources of the next building count
PLANNED = 1.2  # what planned dice bring
FLIPPED = 0.3  # what a district's other side brings
SAVED = 0.2  # what money that no building needs is worth
NOTHING = -9.0  # less than any plan brings

Dice = tuple[int, int]


@rule_of_thumb
def rest_of_round(box: Box, state: State, needs: Needs) -> float:
    """What the round will bring from here on."""
    dice = (int(state.dice[0]), int(state.dice[1]))
    phase = int(state.phase)
    if phase == CHOOSE_AREA:
        return best_area(box, state, needs, dice, int(state.project))
    if phase == CHOOSE_ACTION:
        return best_action(box, state, needs, dice)
    gain = float(state.clears) * needs.token + taken(needs, int(state.takes))
    if state.stage == PREPARATION:
        return gain + best_project(box, state, needs, dice)
    if phase == CHOOSE_BUILDING:
        return gain + BUILT
    if state.stage == PROJECT_PHASE or phase == CHOOSE_INVESTMENT:
        effect = SET_DIE if phase in (CHOOSE_DIE, CHOOSE_FACE) else NO_EFFECT
        gain += invest(box, state, needs, dice, effect)
    return gain


@rule_of_thumb
def best_project(box: Box, state: State, needs: Needs, dice: Dice) -> float:
    """What the best card in hand brings with these dice, or recovering."""
    best = best_area(box, state, needs, dice, 0)
    for project in range(1, PROJECTS + 1):
        if state.hand[project]:
            best = max(best, best_area(box, state, needs, dice, project))
    return best


@rule_of_thumb
def best_area(box: Box, state: State, needs: Needs, dice: Dice, project: int) -> float:
    """What a card brings in the best area that it leads to."""
    steps = int(box.steps[project])
    fewest = steps if state.movement == EXACTLY else 1
    here, card = int(state.engineer), int(state.project)
    state.project = project
    best = NOTHING
    for area in range(AREAS):
        if fewest <= distance(here, area) <= steps:
            state.engineer = area
            best = max(best, best_action(box, state, needs, dice))
    state.engineer, state.project = here, card
    return best


@rule_of_thumb
def best_action(box: Box, state: State, needs: Needs, dice: Dice) -> float:
    """What the card that is played brings where the engineer is, investment included."""
    project = int(state.project)
    if project == 0:
        return after_recovery(state) * PACE + invest(box, state, needs, dice, NO_EFFECT)
    best = max(planning(state, needs, dice), action(box, state, needs, dice, box.basic[project]))
    face = int(box.project_die[project])
    if shows(dice, face):
        left = spent(dice, face)
        best = max(best, action(box, state, needs, left, box.advanced[project]))
    return best


@rule_of_thumb
def shows(dice: Dice, face: int) -> bool:
    """Whether one of the dice shows *face*."""
    return face == dice[0] or face == dice[1]


@rule_of_thumb
def spent(dice: Dice, face: int) -> Dice:
    """The dice without one that shows *face*."""
    return (dice[1], 0) if dice[0] == face else (dice[0], 0)


@rule_of_thumb
def planning(state: State, needs: Needs, dice: Dice) -> float:
    """What planning brings."""
    placed = 0.0 if state.token[state.engineer] else needs.token
    return PLANNED + idle(state, needs, dice) - placed


@rule_of_thumb
def action(box: Box, state: State, needs: Needs, dice: Dice, effect: int) -> float:
    """What an effect and the investment after it bring."""
    gain = invest(box, state, needs, dice, effect)
    if effect in (REMOVE_1, REMOVE_2, REMOVE_1_OR_TAKE_1):
        gain += needs.token * min(2 if effect == REMOVE_2 else 1, needs.on_areas)
    if effect in (MONEY_1, MONEY_2):
        gain += units(state, needs, MONEY, 1 + effect - MONEY_1)
    elif effect in (TAKE_1, TAKE_2, REMOVE_1_OR_TAKE_1):
        gain += taken(needs, takes_of(effect))
    elif effect == NO_TIME_STEP:
        gain += PACE
    elif effect == SWAP_1:
        gain += min(1, needs.resources, needs.surplus)
    elif effect == BUILD_ANYWHERE and is_ready(needs, 0, 0):
        gain += BUILT
    elif effect == FLIP_DISTRICT and not state.developed[place_of(int(state.engineer))]:
        gain += FLIPPED
    return gain


@rule_of_thumb
def takes_of(effect: int) -> int:
    """Resources that an effect gives."""
    if effect == TAKE_2:
        return 2
    return 1 if effect in (TAKE_1, REMOVE_1_OR_TAKE_1) else 0


@rule_of_thumb
def units(state: State, needs: Needs, track: int, amount: int) -> float:
    """What so much more of a track is worth."""
    room = min(amount, TRACK_END - int(state.stock[track]))
    of_use = max(0, min(room, needs.lack[track]))
    gain = of_use + SAVED * (room - of_use) * (track == MONEY)
    return gain + NEXT * min(room, needs.next_lack[track])


@rule_of_thumb
def taken(needs: Needs, takes: int) -> float:
    """What resources of choice are worth."""
    return min(takes, needs.resources) + NEXT * min(takes, needs.next_resources)


@rule_of_thumb
def idle(state: State, needs: Needs, dice: Dice) -> float:
    """What two dice bring that are not spent."""
    return units(state, needs, MONEY, 1) if dice[1] else 0.0


@rule_of_thumb
def invest(box: Box, state: State, needs: Needs, dice: Dice, effect: int) -> float:
    """What the engineer's area brings after an effect of the card."""
    where = int(state.engineer)
    is_freed = effect in (REMOVE_1, REMOVE_2, REMOVE_1_OR_TAKE_1)
    if state.token[where] and not is_freed:
        return idle(state, needs, dice)
    without = invest_without(box, state, needs) + idle(state, needs, dice)
    if fits(box, state, dice) or (effect == SET_DIE and dice[0]):
        without = max(without, invest_with_die(box, state, needs, effect))
    return max(0.0, without) - needs.token


@rule_of_thumb
def fits(box: Box, state: State, dice: Dice) -> bool:
    """Whether one of the dice fits the engineer's area."""
    place = place_of(int(state.engineer))
    quarter = quarter_of(int(state.engineer))
    faces = box.die[state.district[place], state.developed[place], quarter]
    one, other = int(faces[0]), int(faces[1])
    return shows(dice, one) or (other > 0 and shows(dice, other))


@rule_of_thumb
def invest_without(box: Box, state: State, needs: Needs) -> float:
    """What the engineer's area brings without a die."""
    kind = kind_of(box, state, int(state.engineer))
    if kind <= WOOD:
        return units(state, needs, kind, 1)
    if kind == COMMERCIAL:
        return units(state, needs, MONEY, 1) + min(1, needs.resources, needs.surplus)
    return units(state, needs, MONEY, 2)


@rule_of_thumb
def invest_with_die(box: Box, state: State, needs: Needs, effect: int) -> float:
    """What the engineer's area brings with a die that fits."""
    kind = kind_of(box, state, int(state.engineer))
    if kind <= WOOD:
        return units(state, needs, kind, 2)
    if kind == COMMERCIAL:
        swapped = min(2, needs.resources + 1) - (needs.surplus == 0)
        return units(state, needs, MONEY, 1) + swapped
    cash = 1 + effect - MONEY_1 if effect in (MONEY_1, MONEY_2) else 0
    return BUILT if effect != BUILD_ANYWHERE and is_ready(needs, takes_of(effect), cash) else 0.0


@rule_of_thumb
def is_ready(needs: Needs, takes: int, cash: int) -> bool:
    """Whether the next building can be paid after taking so much."""
    return needs.next_resources <= takes and needs.next_lack[MONEY] <= cash
