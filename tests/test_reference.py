"""The engine against naive references: the same legal moves, positions and results.

Each reference was written from the rulebook by somebody who had not read the rules of the engine.
"""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.siphash import Generator
from tests.table import box_of
from tricity.engine.game import chosen, new_game, waiting_seats
from tricity.engine.jit import IS_COMPILED
from tricity.games import SHELF, game

SHARES = 4  # of the games of one seat count, so that they spread over the cores

# Games at each seat count; plain Python is slow, and plays the same rules.
GAMES = {"pointcity": 500, "thecity": 2000, "microcity": 2000}
PLAIN_GAMES = 20

CASES = [
    (key, seats, share)
    for key in SHELF
    for seats in range(game(key).META.min_seats, game(key).META.max_seats + 1)
    for share in range(SHARES)
]


@pytest.mark.parametrize(("key", "seats", "share"), CASES)
def test_engine_and_reference_play_the_same_games(key, seats, share):
    games = GAMES[key] if IS_COMPILED else PLAIN_GAMES
    for number in range(share, games, SHARES):
        compare_game(key, seats, number)


def compare_game(key: str, seats: int, number: int) -> None:
    rng = Random(f"{key} {seats} {number}")
    options = some_options(key, rng)
    seed = rng.getrandbits(128)
    played, box = game(key), box_of(key)
    facts = import_module(f"tests.games.{key}.facts").facts
    state = new_game(played, box, seats, seed, options)
    table = reference(key, seats, seed, options)
    mask = np.zeros(played.META.moves, np.uint8)
    while not state.is_finished:
        where = f"{key}, {seats} seats, seed {seed:x}, {options}, ply {state.ply}"
        assert table.waiting() == waiting_seats(state), where
        seat = rng.choice(table.waiting())
        played.legal(box, state, seat, mask)
        words = {played.say(box, move): move for move in np.flatnonzero(mask).tolist()}
        assert sorted(words) == table.legal(seat), where
        word = rng.choice(table.legal(seat))
        table.play(seat, word)
        played.play(box, state, seat, words[word])
        assert facts(box, state) == table.facts(), f"after {seat} {word} in {where}"
    assert table.finished
    scores = [played.score(box, state, seat) for seat in range(seats)]
    outcomes = [played.outcome(box, state, seat) for seat in range(seats)]
    assert scores == table.scores()[:seats]
    assert outcomes == pytest.approx(table.outcomes())


def some_options(key: str, rng: Random) -> dict[str, str]:
    """The defaults in a third of the games, else any mixture."""
    meta = game(key).META
    if rng.random() < 1 / 3:
        return chosen(meta, {})
    return {option.key: rng.choice(option.choices) for option in meta.options}


def reference(key: str, seats: int, seed: int, options: dict[str, str]) -> Any:
    """The naive table of *key*, dealt from the same seed by the naive generator."""
    module = import_module(f"tests.games.{key}.reference")
    tables = Path(str(import_module(SHELF[key]).__file__)).parent / "data"
    return module.Table(seats, options, Generator(seed).pick, tables)


@pytest.mark.parametrize("key", SHELF)
def test_the_reference_deals_the_same_table(key):
    played = game(key)
    seats = played.META.max_seats
    facts = import_module(f"tests.games.{key}.facts").facts
    state = new_game(played, box_of(key), seats, 1)
    assert facts(box_of(key), state) == reference(key, seats, 1, chosen(played.META, {})).facts()
