"""What the player may choose, numbered 0..MOVES-1."""

from tricity.games.microcity.state import AREAS, BUILDINGS, FACES, PROJECTS, WOOD

START = 0  # + area
MOVE = START + AREAS  # + area
CLEAR = MOVE + AREAS  # + area
LEAVE = CLEAR + AREAS - 1  # + face, as all that follow count from 1
SET = LEAVE + FACES  # + face
DIE = SET + FACES  # + face
CLEAR_WITH_DIE = DIE + FACES  # + face
PROJECT = CLEAR_WITH_DIE + FACES  # + project
TAKE = PROJECT + PROJECTS  # + resource
GIVE = TAKE + WOOD  # + resource
SELL = GIVE + WOOD  # + resource
BUILDING = SELL + WOOD  # + building
CLEAR_WITH_MONEY = BUILDING + BUILDINGS + 1
RECOVER = CLEAR_WITH_MONEY + 1
BASIC = RECOVER + 1
ADVANCED = BASIC + 1
PLANNING = ADVANCED + 1
INVEST = PLANNING + 1
INVEST_WITH_DIE = INVEST + 1
SKIP = INVEST_WITH_DIE + 1
MOVES = SKIP + 1
