"""What a seat may choose, numbered 0..MOVES-1."""

from tricity.games.thecity.state import KINDS

NO_BUILD = 0
BUILD_CARD = 0  # + card
DONE = KINDS
DISCARD_CARD = KINDS  # + card
KEEP_CARD = 2 * KINDS - 1  # + card
MOVES = KEEP_CARD + KINDS
