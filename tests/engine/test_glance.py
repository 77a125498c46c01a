"""A glance at a table says what all eyes notice; a move that reveals nothing is found by trying."""

from random import Random

import numpy as np
import pytest

from tricity.engine.game import SPECTATOR, new_game, waiting_seats
from tricity.engine.glance import ASKED, Glance
from tricity.engine.steps import Steps
from tricity.games import SHELF, game

each_game = pytest.mark.parametrize("key", SHELF)
SEED = 11


def steps_of(key, seats):
    played = game(key)
    box = played.load_box()
    return Steps(played, box, new_game(played, box, seats, SEED)), played, box


def knowledge(played, box, state, eyes):
    out = np.zeros(played.META.observation, np.float32)
    played.observe(box, state, eyes, out)
    return out.tobytes()


@each_game
def test_a_glance_finds_what_is_new(key):
    meta = game(key).META
    steps, played, box = steps_of(key, meta.min_seats)
    glance, rng, mask = Glance(played, box, steps), Random(key), np.zeros(meta.moves, np.uint8)
    eyes = (*range(meta.min_seats), SPECTATOR)
    glance.look()
    for _ in range(60):
        if not steps.waiting:
            break
        old = [knowledge(played, box, steps.state, each) for each in eyes]
        masks = glance.masks.copy()
        seat = rng.choice(waiting_seats(steps.state))
        steps.play(seat, int(steps.moves[rng.randrange(steps.legal(seat))]))
        found = glance.look()
        for place, each in enumerate(eyes):
            is_new = knowledge(played, box, steps.state, each) != old[place]
            assert bool(found >> place & 1) == (is_new and not meta.is_open)
        for place in range(meta.min_seats):
            played.legal(box, steps.state, place, mask)
            assert glance.masks[place].tobytes() == mask.tobytes()
            is_new = masks[place].tobytes() != mask.tobytes()
            assert bool(found >> ASKED + place & 1) == is_new
    assert glance.look() == 0


@each_game
def test_a_table_is_laid_as_it_was(key):
    steps, _, _ = steps_of(key, game(key).META.min_seats)
    before, waiting = steps.table.copy(), steps.waiting
    steps.legal(waiting_seats(steps.state)[0])
    steps.play(waiting_seats(steps.state)[0], int(steps.moves[0]))
    steps.lay(before)
    assert (steps.table.tobytes(), steps.waiting) == (before.tobytes(), waiting)


def reveals(key, words, seats=2):
    """Whether the first legal move that begins with *words* tells anything."""
    steps, played, box = steps_of(key, seats)
    glance = Glance(played, box, steps)
    for _ in range(40):
        seat = waiting_seats(steps.state)[0]
        moves = [int(move) for move in steps.moves[: steps.legal(seat)]]
        said = [move for move in moves if played.say(box, move).startswith(words)]
        if said:
            return glance.reveals(steps.table, seat, said[0])
        steps.play(seat, moves[0])
    raise AssertionError(f"nobody was asked to {words}")


@pytest.mark.parametrize(
    ("key", "seats", "words", "is_told"),
    [
        ("pointcity", 2, "take", True),  # cards are turned up
        ("thecity", 2, "discard", False),  # only the seat itself sees it
        ("microcity", 1, "start", True),  # the dice are thrown
    ],
)
def test_a_move_reveals_what_depends_on_hidden_things(key, seats, words, is_told):
    assert reveals(key, words, seats) == is_told


def test_the_last_hidden_answer_reveals_all():
    steps, played, box = steps_of("thecity", 2)
    glance = Glance(played, box, steps)
    told = []
    while steps.state.phase < 2:
        seat = waiting_seats(steps.state)[0]
        steps.legal(seat)
        told.append(glance.reveals(steps.table, seat, int(steps.moves[0])))
        steps.play(seat, int(steps.moves[0]))
    assert told == [False, False, False, True, False, True]  # two discards each, then a building
