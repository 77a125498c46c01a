"""What a seat may choose, numbered 0..MOVES-1."""

import numpy as np

from tricity.games.pointcity.state import CELLS, STOCK, TOKENS

PAIRS = 24

FLIP = 0  # + cell
PAIR = FLIP + CELLS  # + pair
DRAW = PAIR + PAIRS
SINGLE = DRAW + 1  # + cell
TOKEN_MOVE = SINGLE + CELLS  # + token - 1
PAY_WITH = TOKEN_MOVE + TOKENS  # + kind of resource card
MOVES = PAY_WITH + STOCK

# The adjacent pairs, side by side first, then one above the other.
PAIR_FIRST = np.array([c for c in range(16) if c % 4 < 3] + list(range(12)), np.int64)
PAIR_SECOND = PAIR_FIRST + np.array([1] * 12 + [4] * 12, np.int64)
