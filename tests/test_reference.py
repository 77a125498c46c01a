"""The engine against naive references: the same legal moves, positions and results.

Each reference was written from the rulebook by somebody who had not read the rules of the engine.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.siphash import Generator
from tests.table import box_of
from tricity.engine.game import chosen, new_game
from tricity.engine.jit import IS_COMPILED
from tricity.engine.steps import Steps
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
    """Legal moves after every move, whole positions in every fourth game and at the end of all."""
    rng = Random(f"{key} {seats} {number}")
    options = some_options(key, rng)
    seed = rng.getrandbits(128)
    facts, say = import_module(f"tests.games.{key}.facts").facts, words_of(key)
    table = reference(key, seats, seed, options)
    steps = Steps(game(key), box_of(key), new_game(game(key), box_of(key), seats, seed, options))
    ply = 0
    while steps.waiting:
        where = f"{key}, {seats} seats, seed {seed:x}, {options}, ply {ply}"
        waiting = table.waiting()
        assert waiting == [seat for seat in range(seats) if steps.waiting >> seat & 1], where
        seat = rng.choice(waiting)
        count = steps.legal(seat)
        words = {say[move]: move for move in steps.moves[:count].tolist()}
        legal = table.legal(seat)
        assert sorted(words) == legal, where
        word = rng.choice(legal)
        table.play(seat, word)
        steps.play(seat, words[word])
        if number // SHARES % 4 == 0 or not steps.waiting:
            assert facts(steps.state) == table.facts(), f"after {seat} {word} in {where}"
        ply += 1
    compare_results(key, steps.state, table)


def compare_results(key: str, state: Any, table: Any) -> None:
    played, box, seats = game(key), box_of(key), range(int(state.seats))
    assert table.finished
    assert [played.score(box, state, seat) for seat in seats] == table.scores()[: len(seats)]
    outcomes = [played.outcome(box, state, seat) for seat in seats]
    assert outcomes == pytest.approx(table.outcomes())


@cache
def words_of(key: str) -> list[str]:
    """The words of every move."""
    return [game(key).say(box_of(key), move) for move in range(game(key).META.moves)]


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
    assert facts(state) == reference(key, seats, 1, chosen(played.META, {})).facts()
