"""Positions as one line of text, moves as words."""

from tricity.engine import notation
from tricity.engine.errors import NotationError
from tricity.engine.record import text as printed
from tricity.games.thecity.box import Box
from tricity.games.thecity.moves import BUILD_CARD, DISCARD_CARD, DONE, KEEP_CARD, NO_BUILD
from tricity.games.thecity.state import KINDS, LAYOUT, State

VERBS = {"build": BUILD_CARD, "discard": DISCARD_CARD, "keep": KEEP_CARD}
WORDS = {"no-build": NO_BUILD, "done": DONE}


def write(state: State) -> str:
    """Write a position as one line; `parse` gives the same bytes back."""
    return notation.write(state)


def parse(text: str) -> State:
    """Read a position that `write` wrote, or that a person shortened."""
    state: State = notation.parse(LAYOUT, text)
    return state


def say(box: Box, move: int) -> str:
    """A move as words: `build house`, `no-build`, `discard villa`, `keep opera`, `done`."""
    for word, number in WORDS.items():
        if move == number:
            return word
    verb = max((verb for verb in VERBS if VERBS[verb] < move), key=lambda verb: VERBS[verb])
    return f"{verb} {key_of(box, move - VERBS[verb])}"


def read(box: Box, text: str) -> int:
    """The move that *text* says."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if len(words) != 2 or words[0] not in VERBS:
        raise NotationError(
            f"'{text}' is no move of The City; say 'build house', 'no-build', 'discard villa', "
            "'keep opera' or 'done'"
        )
    return VERBS[words[0]] + card_of(box, words[1])


def key_of(box: Box, card: int) -> str:
    """The key of a card."""
    return printed(box.key[card])


def card_of(box: Box, key: str) -> int:
    """The card with a *key*."""
    for card in range(1, KINDS):
        if key_of(box, card) == key:
            return card
    keys = ", ".join(key_of(box, card) for card in range(1, KINDS))
    raise NotationError(f"no card is called '{key}'; there are {keys}")
