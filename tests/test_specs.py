"""The figures at the head of each rules page are those of the game."""

import re

import pytest

from tests.rulebook import page
from tests.table import box_of
from tricity.engine.game import new_game
from tricity.engine.jit import IS_COMPILED
from tricity.engine.perft import perft
from tricity.games import SHELF, game


def spec(key: str, name: str) -> str:
    """The cell beside *name* in the table at the head of a rules page."""
    found = re.search(rf"^\| {name} \| (.+) \|$", page(key).read_text("utf-8"), re.MULTILINE)
    assert found, f"docs/rules/{key}.md has no row '{name}'"
    return found[1]


@pytest.mark.parametrize("key", SHELF)
def test_the_page_gives_the_moves_and_the_size_of_the_record(key):
    assert spec(key, "moves") == str(game(key).META.moves)
    assert spec(key, "record bytes") == str(game(key).LAYOUT.itemsize)


@pytest.mark.parametrize("key", SHELF)
def test_the_page_gives_perft_of_the_deal_of_seed_1(key):
    """Two players where there can be two; all options at their defaults."""
    played = game(key)
    state = new_game(played, box_of(key), min(2, played.META.max_seats), 1)
    depths = range(1, 5) if IS_COMPILED else range(1, 3)
    counts = [str(perft(played, box_of(key), state, depth)) for depth in depths]
    listed = spec(key, "perft 1, 2, 3, 4").partition(" (")[0].split(", ")
    assert listed[: len(counts)] == counts
