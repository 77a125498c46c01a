"""Laws of Point City in every position of random games, at every seat count and option."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.test_laws import walks
from tricity.games.pointcity.state import CELLS, STOCK, TAKEN, TURNS_EACH

USED = {1: 82, 2: 82, 3: 116, 4: 150}
TOKENS = {1: 10, 2: 10, 3: 12, 4: 14}


def cards_by_place(state: Any) -> dict[str, list[int]]:
    """Every card that has left the box, by where it lies."""
    return {
        "market": state.market[state.market > 0].tolist(),
        "deck": state.deck[: state.deck_size].tolist(),
        "bought": state.bought[state.bought > 0].tolist(),
        "taken": np.flatnonzero(state.place == TAKEN).tolist(),
        "built": np.flatnonzero((state.place > 0) & (state.place < TAKEN)).tolist(),
    }


@pytest.mark.rule("pointcity §2.1")
@given(data=st.data())
def test_cards_are_conserved(data):
    for walk in data.draw(walks("pointcity")):
        for state in walk.positions():
            cards = [card for pile in cards_by_place(state).values() for card in pile]
            assert len(cards) == len(set(cards)) == USED[walk.seats]


@pytest.mark.rule("pointcity §4.1")
@given(data=st.data())
def test_the_stock_holds_what_was_taken_and_not_spent(data):
    for walk in data.draw(walks("pointcity")):
        spent = 0
        for state in walk.positions():
            starting = walk.seats + (walk.options["solo_ai_start_ingenuity"] == "true") * (
                walk.seats == 1
            )
            taken = len(cards_by_place(state)["taken"]) + starting
            held = int(state.stock[:, :STOCK].sum())
            assert 0 <= spent <= taken - held
            spent = taken - held


@pytest.mark.rule("pointcity §2.3", "pointcity §3.4")
@given(data=st.data())
def test_tokens_are_conserved(data):
    for walk in data.draw(walks("pointcity")):
        for state in walk.positions():
            row = [int(token) for token in state.row if token]
            held = np.flatnonzero(state.holder).tolist()
            assert len({*row, *held}) == len(row) + len(held) <= TOKENS[walk.seats]
        assert len(row) + len(held) == TOKENS[walk.seats]


@pytest.mark.rule("pointcity §5.1", "pointcity R8")
@given(data=st.data())
def test_everybody_has_seventeen_turns(data):
    for walk in data.draw(walks("pointcity")):
        turns = [0] * 4
        before, seat = 0, 0
        for state in walk.positions():
            if state.turn > before:
                turns[seat] += 1
            before, seat = int(state.turn), int(state.seat)
        assert turns[: walk.seats] == [TURNS_EACH] * walk.seats
        assert state.turn == TURNS_EACH * max(2, walk.seats)
        assert state.deck_size == 0
        left = CELLS - int((state.market == 0).sum())
        assert left == 14 or (left in (15, 16) and walk.seats > 1)
        if left == 15:
            assert walk.options["no_legal_move_on_last_turn"] == "take_one_legal_card"


@pytest.mark.rule("pointcity §4.2")
@given(data=st.data())
def test_production_is_what_the_buildings_produce(data):
    for walk in data.draw(walks("pointcity")):
        *_, state = walk.positions()
        for seat in range(max(2, walk.seats)):
            built = np.flatnonzero(state.place == seat + 1).tolist()
            produces = [int(walk.box.produces[card]) - 1 for card in built]
            made = [produces.count(resource) for resource in range(5)]
            assert state.production[seat].tolist() == made
            assert state.points[seat] == sum(int(walk.box.points[card]) for card in built)
