"""Readable positions for the rule tests, always in the city of the first game.

table("b2", dice="3 5", tokens="a1 c4", coal=2)     the engineer's area, before the card
acting(5, "b2", dice="3 5")                         card 5 has led him there
investing("b2", dice="2 5")                         … and its action is done

         a              b              c              d
    1    coal 6         commercial 5   wood 1         steel 4
    2    residential 3  steel 2        coal 2         residential 5
    3    commercial 1   residential 6  residential 4  steel 6
    4    coal 4         wood 3         wood 5         commercial 3
"""

from typing import Any

import numpy as np

from tricity.engine.game import new_game
from tricity.games import microcity
from tricity.games.microcity.box import TRACK_NAMES
from tricity.games.microcity.notation import area_name
from tricity.games.microcity.state import (
    AREAS,
    BUILDINGS,
    CHOOSE_ACTION,
    CHOOSE_DICE,
    CHOOSE_INVESTMENT,
    INVESTMENT,
    PREPARE,
    PROJECT_PHASE,
    PROJECTS,
    TOKENS,
)

BOX = microcity.load_box()
CITY = [area_name(area) for area in range(AREAS)]
RESOURCES = TRACK_NAMES[1:]


def table(
    at: str = "b2",
    *,
    dice: str = "3 5",
    tokens: str = "",
    built: str = "",
    time: int = 0,
    options: dict[str, str] | None = None,
    box: Any = BOX,
    **tracks: int,
) -> Any:
    """The first round after the roll: the main question is asked."""
    state = new_game(microcity, box, 1, 1, {"layout": "first_game", **(options or {})})
    play(state, "start a2", box=box)
    state.engineer = CITY.index(at)
    state.phase = PREPARE
    active(state, dice)
    for area in tokens.split():
        state.token[CITY.index(area)] = 1
    for building in built.split():
        state.built[int(building)] = 1
    state.pool = TOKENS - state.token.sum() - state.built.sum()
    state.time_left = time or state.time_left
    own(state, **{"money": 2, **tracks})
    return state


def acting(card: int, at: str = "b2", **laid: Any) -> Any:
    """The engineer has moved with *card*; its action is asked."""
    state = table(at, **laid)
    state.project, state.stage, state.phase = card, PROJECT_PHASE, CHOOSE_ACTION
    return state


def investing(at: str, **laid: Any) -> Any:
    """The investment is asked."""
    state = table(at, **laid)
    state.stage, state.phase = INVESTMENT, CHOOSE_INVESTMENT
    return state


def active(state: Any, dice: str) -> None:
    """Let just these dice be active."""
    state.dice[:] = 0
    faces = sorted(int(face) for face in dice.split())
    state.dice[: len(faces)] = faces


def own(state: Any, **amounts: int) -> None:
    """Set some tracks."""
    for name, amount in amounts.items():
        state.stock[TRACK_NAMES.index(name)] = amount


def hold(state: Any, *cards: int) -> None:
    """Let just these project cards be in hand, the others discarded."""
    for card in range(1, PROJECTS + 1):
        state.hand[card] = card in cards


def offered(state: Any, box: Any = BOX) -> set[str]:
    """The legal moves as words."""
    mask = np.zeros(microcity.META.moves, np.uint8)
    count = microcity.legal(box, state, 0, mask)
    assert count == mask.sum()
    assert (count > 0) == (not state.is_finished)
    return {microcity.say(box, int(move)) for move in np.flatnonzero(mask)}


def play(state: Any, *moves: str, box: Any = BOX) -> Any:
    """Play some moves, each of which must be legal."""
    for move in moves:
        assert move in offered(state, box), f"{move} is not among {sorted(offered(state, box))}"
        microcity.play(box, state, 0, microcity.read(box, move))
    return state


def keep_two(state: Any) -> None:
    """Leave the lowest die out, if that is asked."""
    if state.phase == CHOOSE_DICE:
        play(state, min(offered(state)))


def owned(state: Any) -> dict[str, int]:
    """The tracks that are not at 0."""
    return {
        name: int(amount) for name, amount in zip(TRACK_NAMES, state.stock, strict=True) if amount
    }


def tokens(state: Any) -> str:
    """The areas that bear a token."""
    return " ".join(area for area, token in zip(CITY, state.token, strict=True) if token)


def built(state: Any) -> str:
    """The buildings that stand on the side that is up."""
    return " ".join(str(number) for number in range(1, BUILDINGS + 1) if state.built[number])


def dice(state: Any) -> str:
    """The dice that are not spent."""
    return " ".join(str(face) for face in state.dice if face)


def hand(state: Any) -> list[int]:
    """The project cards in hand."""
    return [card for card in range(1, PROJECTS + 1) if state.hand[card]]


def phase(state: Any, box: Any = BOX) -> str:
    """What is asked, as the view calls it."""
    return microcity.view(box, state, 0).phase


def ending(state: Any) -> str | None:
    """How the game ended, if it has."""
    return microcity.view(BOX, state, 0).ending


def words(verb: str, what: str) -> set[str]:
    """Several moves of one kind: words("clear", "a1 b2")."""
    return {f"{verb} {word}" for word in what.split()}
