"""Card tables: what is wrong is refused with file, line, column and cure."""

import pytest

from tricity.engine.errors import CardsError
from tricity.engine.tables import check_count, read_rows

COLUMNS = ("key", "cost")


@pytest.fixture
def table(tmp_path):
    def lay(data: bytes):
        path = tmp_path / "cards.csv"
        path.write_bytes(data)
        return path

    return lay


def test_rows_know_their_line(table):
    rows = read_rows(table(b'key,cost\n"a,b",1\nmill,2\n'), COLUMNS)
    assert [(row.line, row.cells["key"], row.number("cost", range(3))) for row in rows] == [
        (2, "a,b", 1),
        (3, "mill", 2),
    ]


def test_a_byte_order_mark_does_no_harm(table):
    assert len(read_rows(table(b"\xef\xbb\xbfkey,cost\nmill,2\n"), COLUMNS)) == 1


@pytest.mark.parametrize("cell", ["-1", "3", "two", "", "1.0", "²"])
def test_a_number_out_of_range_is_refused(table, cell):
    (row,) = read_rows(table(f"key,cost\nmill,{cell}\n".encode()), COLUMNS)
    with pytest.raises(CardsError) as refused:
        row.number("cost", range(3))
    assert str(refused.value) == (
        f"cards.csv, line 2, column cost: '{cell}' is wrong; use a number from 0 to 2"
    )


def test_an_unknown_word_is_refused(table):
    (row,) = read_rows(table(b"key,cost\nmill,2\n"), COLUMNS)
    assert row.word("key", ("mill", "farm")) == "mill"
    with pytest.raises(CardsError, match="column key: 'mill' is wrong; use one of farm, nothing"):
        row.word("key", ("farm", ""))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "cards.csv, line 1: the columns must be key,cost"),
        (b"key;cost\n", "cards.csv, line 1: the columns must be key,cost"),
        (b"key,cost\nmill\n", "cards.csv, line 2: not 2 cells; separate them by commas"),
        (b"key,cost\nmill,2\nfarm,1,1\n", "cards.csv, line 3: not 2 cells"),
        (b"key,cost\n\xff,2\n", "cards.csv: not UTF-8 text; save it as CSV in UTF-8"),
    ],
)
def test_a_damaged_table_is_refused(table, data, message):
    with pytest.raises(CardsError, match=message):
        read_rows(table(data), COLUMNS)


def test_a_missing_table_is_refused(tmp_path):
    with pytest.raises(CardsError, match=r"cards\.csv: not found in .*; put the table there"):
        read_rows(tmp_path / "cards.csv", COLUMNS)


def test_another_number_of_cards_is_refused(tmp_path):
    check_count(tmp_path / "cards.csv", "cards", 3, 3)
    with pytest.raises(CardsError, match=r"cards\.csv: 2 cards; the rulebook has 3"):
        check_count(tmp_path / "cards.csv", "cards", 2, 3)
