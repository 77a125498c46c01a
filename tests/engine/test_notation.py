"""Positions as text and back, to the byte."""

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis.extra import numpy as nps

from tricity.engine.chance import chance
from tricity.engine.errors import NotationError, OptionError
from tricity.engine.notation import parse, write
from tricity.engine.record import Head, Ints, layout


class Hamlet(Head):  # type: ignore[misc]
    """A toy."""

    mill: int
    coins: Annotated[Ints, 4]
    city: Annotated[Ints, 2, 5]


LAYOUT = layout(Hamlet)


@given(nps.arrays(np.uint8, LAYOUT.itemsize))
def test_any_record_is_read_back_to_the_byte(data):
    record = data.view(LAYOUT)[0]
    assert parse(LAYOUT, write(record)).tobytes() == record.tobytes()


def test_a_position_names_only_what_is_not_zero():
    text = "seed=2a seats=2 coins=3,0,1 city=1,2/0,0,4"
    assert write(parse(LAYOUT, text)) == text


def test_an_array_of_few_numbers_lists_their_places():
    assert write(parse(LAYOUT, "seed=0 city=9:7")) == "seed=0 city=9:7"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("coins", "'coins' is no field"),
        ("gold=3", "'gold=3' is no field of a position; known: draws, ply"),
        ("ply=1 ply=2", "'ply=2' is no field"),
        ("ply=x", "'x' in 'ply=x' is no number"),
        ("ply=40000", "40000 in 'ply=40000' is too large"),
        ("draws=-1", "-1 in 'draws=-1' is too large"),
        ("coins=1,2,3,4,5", "has no place 4; at most 3"),
        ("city=10:1", "has no place 10; at most 9"),
        ("city=1/2/3", "too many rows; at most 2"),
        ("city=3:", "'' in 'city=3:' is no number"),
        ("seed=xyz", "'xyz' in 'seed=xyz' is no number"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(text, message):
    with pytest.raises(NotationError, match=message):
        parse(LAYOUT, text)


def test_a_seed_out_of_range_is_refused():
    with pytest.raises(OptionError, match="128 bits"):
        parse(LAYOUT, f"seed={1 << 128:x}")


def test_a_generator_can_be_written_too():
    assert write(chance(255)) == "seed=ff"
