"""What the table remembers: one record."""

from typing import Annotated

from tricity.engine.record import Head, Ints, layout

WIDTH = 4  # of the city, in areas
AREAS = 16  # in reading order: a1, b1 … d4
PLACES = 4  # of district cards: top left, top right, bottom left, bottom right
PROJECTS = 6
BUILDINGS = 8  # at most, on one side of a building card
TOKENS = 10
DICE = 3
FACES = 6

# The tracks of the company card; an industrial area has the number of its resource.
TRACKS = 4
MONEY, COAL, STEEL, WOOD = range(TRACKS)
COMMERCIAL, RESIDENTIAL = WOOD + 1, WOOD + 2
TRACK_END = 5
START_MONEY = 2

# What is to be built; the first four are sides of a building card.
SIDE_A, SIDE_B, EIFFEL, EMPIRE, A_THEN_B = range(1, 6)

# What the player is asked.
PHASES = (
    *("over", "start", "dice", "plan", "prepare", "move", "action", "investment"),
    *("clear", "take", "clear_or_take", "give", "sale", "die", "face", "building"),
)
(
    OVER,
    CHOOSE_START,
    CHOOSE_DICE,
    PLAN_DICE,
    PREPARE,
    CHOOSE_AREA,
    CHOOSE_ACTION,
    CHOOSE_INVESTMENT,
    CHOOSE_CLEAR,
    CHOOSE_TAKE,
    CHOOSE_CLEAR_OR_TAKE,
    CHOOSE_GIVE,
    CHOOSE_SALE,
    CHOOSE_DIE,
    CHOOSE_FACE,
    CHOOSE_BUILDING,
) = range(len(PHASES))

# How far the round has come: what follows when an effect is done.
PREPARATION, PROJECT_PHASE, TRADE, INVESTMENT = range(4)

LEVELS = (
    *("a10", "a8", "b15", "b12", "ab25", "ab22", "ab18"),
    *("eiffel16", "eiffel13", "eiffel10", "empire16", "empire13", "empire10"),
)
RANDOM, FIRST_GAME = range(2)
EXACTLY, UP_TO = range(2)
YES, NO = range(2)  # of an option that is true by default


class State(Head):  # type: ignore[misc]
    """One game. All zeros is a valid, empty table."""

    level: int
    layout: int
    movement: int
    recover_costs_time: int

    round_number: int
    stage: int
    time_left: int
    pool: int  # investment tokens not on the table
    stock: Annotated[Ints, TRACKS]  # [track]
    district: Annotated[Ints, PLACES]  # [place] the card that lies there
    developed: Annotated[Ints, PLACES]  # [place] 1 where side B is up
    token: Annotated[Ints, AREAS]  # [area] 1 where an investment token lies
    engineer: int  # his area
    hand: Annotated[Ints, PROJECTS + 1]  # [project] 1 in hand, 0 in the discard pile
    project: int  # the card that is being played; nothing while recovering
    dice: Annotated[Ints, DICE]  # not spent, in ascending order; spent ones leave nothing
    side: int  # the side of the building card that is up
    built: Annotated[Ints, BUILDINGS + 1]  # [building] 1 where a token lies
    has_planned: int  # the dice of the next round will be set
    is_time_stopped: int  # for this round
    has_cleared_with_die: int
    has_cleared_with_money: int

    clears: int  # tokens that the effect at work still takes off
    takes: int  # resources that it still gives
    given: int  # the resource swapped away
    least: int  # the resource named before: two are named in the order of the tracks
    may_skip: int
    die: int  # the die that is about to be set
    is_won: int


LAYOUT = layout(State)
