"""Perft: the number of positions under fixed ones, admitted only where two implementations agree.

tests/games/<game>/positions.perft holds remarks (#) and:

    start SEATS SEED [option=choice …]   a fresh deal (the seed in hexadecimal)
    play WORDS                           one decision of the lowest waiting seat
    perft DEPTH COUNT                    so many positions lie that many decisions ahead
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.table import box_of
from tests.test_reference import reference
from tests.test_shape import ROOT
from tricity.engine.game import chosen
from tricity.engine.jit import IS_COMPILED
from tricity.engine.match import Match
from tricity.engine.perft import divide, perft
from tricity.engine.playout import lowest
from tricity.games import SHELF, game

MOST_NODES = 3000 if IS_COMPILED else 300  # that the naive reference, or plain Python, counts


@dataclass
class Position:
    """A start and the decisions that lead to the position."""

    key: str
    seats: int
    seed: int
    options: dict[str, str]
    words: list[str] = field(default_factory=list)

    def engine(self) -> Match:
        match = Match(game(self.key), box_of(self.key), self.seats, self.seed, self.options)
        for word in self.words:
            match.play(lowest(int(match.state.waiting)), match.game.read(match.box, word))
        return match

    def naive(self) -> Any:
        options = chosen(game(self.key).META, self.options)
        table = reference(self.key, self.seats, self.seed, options)
        for word in self.words:
            table.play(table.waiting()[0], word)
        return table


def counts() -> Iterator[Any]:
    for key in SHELF:
        lines = (ROOT / "tests" / "games" / key / "positions.perft").read_text("utf-8").splitlines()
        position = None
        for number, line in enumerate(lines, start=1):
            verb, *words = line.partition("#")[0].split()[:] or ["#"]
            if verb == "start":
                options = dict(word.split("=") for word in words[2:])
                position = Position(key, int(words[0]), int(words[1], 16), options)
            elif verb == "play" and position:
                played = [*position.words, " ".join(words)]
                position = Position(key, position.seats, position.seed, position.options, played)
            elif verb == "perft":
                depth, nodes = map(int, words)
                yield pytest.param(position, depth, nodes, id=f"{key}-line-{number}")


COUNTS = list(counts())
FEW = [case for case in COUNTS if case.values[2] <= MOST_NODES]


@pytest.mark.parametrize(("position", "depth", "nodes"), COUNTS if IS_COMPILED else FEW)
def test_the_engine_counts_as_it_did(position, depth, nodes):
    match = position.engine()
    counted = perft(match.game, match.box, match.state, depth)
    assert counted == nodes, divide(match.game, match.box, match.state, depth)


@pytest.mark.parametrize(("position", "depth", "nodes"), FEW)
def test_the_reference_counts_the_same(position, depth, nodes):
    assert naive_perft(position.naive(), depth) == nodes


def naive_perft(table: Any, depth: int) -> int:
    if depth == 0:
        return 1
    if table.finished:
        return 0
    leaves = 0
    for word in table.legal(table.waiting()[0]):
        after = table.copy()
        after.play(after.waiting()[0], word)
        leaves += naive_perft(after, depth - 1)
    return leaves


@pytest.mark.parametrize("key", SHELF)
def test_the_counts_under_each_first_move_add_up(key):
    seats = game(key).META.min_seats
    match = Match(game(key), box_of(key), seats, 1)
    under = divide(match.game, match.box, match.state, 2)
    assert sum(under.values()) == perft(match.game, match.box, match.state, 2)
    assert set(under) == {
        match.game.say(match.box, move) for move in match.legal(lowest(int(match.state.waiting)))
    }


def test_nothing_follows_a_finished_game():
    match = Match(game("microcity"), box_of("microcity"), 1, 1)
    match.state.is_finished, match.state.waiting = 1, 0
    assert perft(match.game, match.box, match.state, 0) == 1
    assert perft(match.game, match.box, match.state, 1) == 0
