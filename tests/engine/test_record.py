"""Records: from annotations to bytes."""

from typing import Annotated, Any

import numpy as np
import pytest

from tricity.engine.errors import LayoutError
from tricity.engine.record import (
    REMEMBERED,
    Ints,
    Longs,
    Record,
    Text,
    blank,
    copy,
    frozen,
    layout,
    print_text,
    remembered,
    same,
    text,
)


class Hamlet(Record):  # type: ignore[misc]
    """A toy."""

    turn: int
    seed: Annotated[Longs, 2]
    city: Annotated[Ints, 2, 3]  # [seat, card]
    name: Annotated[Text, 8]


LAYOUT = layout(Hamlet)


def test_annotations_become_fields_in_their_order():
    assert LAYOUT.names == ("turn", "seed", "city", "name")
    assert LAYOUT["turn"] == np.int16
    assert LAYOUT["city"].shape == (2, 3)


def test_a_record_is_laid_out_as_c_would():
    offsets = {name: field[1] for name, field in (LAYOUT.fields or {}).items()}
    assert offsets == {"turn": 0, "seed": 8, "city": 24, "name": 36}
    assert LAYOUT.itemsize == 48


def test_a_blank_record_is_all_zeros():
    assert not any(blank(LAYOUT).tobytes())


def test_a_copy_is_equal_and_apart():
    one = blank(LAYOUT)
    other = copy(one)
    assert same(one, other)
    other.city[1, 2] = 7
    assert one.city[1, 2] == 0
    assert not same(one, other)


def test_a_frozen_record_cannot_be_changed():
    with pytest.raises(ValueError, match="read-only"):
        frozen(blank(LAYOUT)).city[0, 0] = 1


def test_what_was_read_from_a_frozen_record_is_kept_for_a_while():
    read: list[int] = []

    @remembered
    def turn(record: Any) -> int:
        read.append(record.turn)
        return int(record.turn)

    records = []
    for number in range(REMEMBERED + 1):
        record = blank(LAYOUT)
        record.turn = number
        records.append(frozen(record))
    assert [turn(record) for record in records] == list(range(REMEMBERED + 1))
    assert turn(records[-1]) == REMEMBERED
    assert len(read) == REMEMBERED + 1
    assert turn(records[0]) == 0  # had to make room
    assert len(read) == REMEMBERED + 2


def test_names_can_be_printed_and_read():
    record = blank(LAYOUT)
    print_text(record.name, "Café")
    assert text(record.name) == "Café"
    print_text(record.name, "")
    assert text(record.name) == ""


def test_a_name_that_does_not_fit_is_refused():
    with pytest.raises(LayoutError, match="longer than 8 bytes; shorten it"):
        print_text(blank(LAYOUT).name, "Town hall")


@pytest.mark.parametrize("name", ["round", "size", "max", "data", "view", "item"])
def test_the_name_of_a_numpy_method_is_refused(name):
    record = type("Bad", (Record,), {"__annotations__": {name: int}})
    with pytest.raises(LayoutError, match=f"'{name}' is a NumPy method; choose another"):
        layout(record)


@pytest.mark.parametrize(
    "kind", [str, Annotated[list, 3], Annotated[Ints, 0], Annotated[Ints, "x"]]
)
def test_what_has_no_fixed_size_is_refused(kind):
    record = type("Bad", (Record,), {"__annotations__": {"field": kind}})
    with pytest.raises(LayoutError, match="use int or Annotated"):
        layout(record)
