"""What is printed on the cards, and card tables of one's own (§8)."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.thecity import reference
from tests.games.thecity.table import BOX, COPIES, KEYS, Seat, city, hand, table, thecity
from tricity.engine.errors import CardsError
from tricity.engine.game import new_game
from tricity.games.thecity import box as box_module
from tricity.games.thecity.state import KINDS

LINES = (Path(box_module.__file__).parent / "data" / "cards.csv").read_text("utf-8").splitlines()
COLUMNS = LINES[0].split(",")


def edited(folder: Path, *cards: str, **cells: str) -> Path:
    """Our card table with some cells in the rows of *cards* replaced."""
    return written(
        folder, [replaced(line, cells) if line.split(",")[0] in cards else line for line in LINES]
    )


def replaced(line: str, cells: dict[str, str]) -> str:
    row = dict(zip(COLUMNS, line.split(","), strict=True)) | cells
    return ",".join(row.values())


def written(folder: Path, lines: list[str]) -> Path:
    (folder / "cards.csv").write_text("\n".join(lines) + "\n", "utf-8")
    return folder


def refusal(folder: Path) -> str:
    with pytest.raises(CardsError) as caught:
        thecity.load_box(folder)
    return str(caught.value)


# What is printed


@pytest.mark.rule("thecity §1.1 §8.4")
def test_there_are_105_cards_of_50_kinds_and_five_architects():
    assert (len(COPIES), COPIES.total()) == (50, 105)
    assert (KEYS[BOX.architect], BOX.copies[BOX.architect]) == ("architect", 5)
    assert KEYS[BOX.crew] == "construction_crew"


@pytest.mark.rule("thecity §8.1")
@pytest.mark.parametrize("card", range(1, KINDS))
def test_a_card_is_as_the_reference_knows_it(card):
    other = reference.CARDS[KEYS[card]]
    symbols = BOX.shows[KINDS:, card].tolist()
    assert (BOX.copies[card], BOX.cost[card]) == (other.copies, other.cost)
    assert symbols == [other.cars, other.carts, other.fountains]
    assert BOX.printed[:, card].tolist() == [other.income, other.points]
    assert BOX.is_unique[card] == other.unique


@pytest.mark.rule("thecity R18")
def test_the_doubtful_facts_are_as_the_page_says():
    assert (COPIES["restaurant"], COPIES["construction_crew"]) == (2, 2)
    assert BOX.cost[KEYS.index("theatre")] == 5
    assert BOX.shows[KINDS + 2, KEYS.index("convention_centre")] == 1
    assert BOX.is_unique[KEYS.index("shopping_arcade")]
    assert not BOX.discount[:, KEYS.index("restaurant"), KEYS.index("townhouse")].any()


def test_what_is_printed_cannot_be_changed():
    with pytest.raises(ValueError, match="read-only"):
        BOX.cost[1] = 9


# A table of one's own


def own_game(folder: Path, standing: str, *others: str) -> Any:
    """What a table of one's own makes of a city: its view."""
    box = thecity.load_box(folder)
    state = table(Seat("13 estate", city=standing), *(Seat(city=other) for other in others))
    return thecity.view(box, state, 0)


@pytest.mark.rule("thecity §8 §8.1")
def test_a_table_of_your_own_is_played_with(tmp_path):
    box = thecity.load_box(edited(tmp_path, "house", cost="0", income="3", vp="51"))
    state = table("house", "house", deck="9 villa")
    for seat in range(2):
        thecity.play(box, state, seat, thecity.read(box, "build house"))
    assert (hand(state), city(state)) == ("3 villa", "house")
    assert state.is_finished
    assert thecity.score(box, state, 0) == 51


@pytest.mark.rule("thecity §8.1")
def test_a_key_of_your_own_is_a_word_of_the_moves(tmp_path):
    box = thecity.load_box(edited(tmp_path, "museum", key="palace_2"))
    assert thecity.say(box, thecity.read(box, "build palace_2")) == "build palace_2"


@pytest.mark.rule("thecity §8.2")
@pytest.mark.parametrize(
    ("rule", "others", "points"),
    [
        ("2 per estate own", ["3 estate"], 2 * 2),
        ("2 per estate all", ["3 estate"], 2 * 5),
        ("2 per estate rival", ["3 estate", "estate"], 2 * 3),
        ("2 if estate own", ["3 estate"], 2),
        ("2 if opera own", ["opera"], 0),
        ("2 if opera all", ["opera"], 2),
        ("2 if opera rival", ["", "opera"], 2),
        ("2 if opera rival", ["", ""], 0),
        ("9 per cart own", ["3 estate"], 9 * 2),
        ("1 per house own", [""], 1),
        ("3 per estate university_scope", ["3 estate"], 3 * 2),
        (
            "1 per car own + 1 per cart own + 1 if estate own + 5 per opera all",
            ["opera"],
            2 + 2 + 1 + 5,
        ),
    ],
)
def test_a_bonus_says_amount_thing_and_scope(rule, others, points, tmp_path):
    for column, gain in (("vp_rule", "points_per_round"), ("income_rule", "income")):
        own = edited(tmp_path, "house", **{column: rule, "income": "0"})
        seen = own_game(own, "house, 2 estate", *others).cities[0]
        assert getattr(seen, gain) == points + (2 if column == "vp_rule" else 0)


@pytest.mark.rule("thecity §8.3")
@pytest.mark.parametrize(
    ("discount", "prices"),
    [
        ("", (1, 4)),
        ("villa 3", (1, 1)),
        ("villa 9", (1, 0)),
        ("villa 1 + estate 1", (0, 3)),
        ("villa 1 + villa 2", (1, 1)),
        ("villa school_discount", (1, 2)),
        ("cart 1", (0, 4)),
    ],
)
def test_a_discount_says_thing_and_amount(discount, prices, tmp_path):
    own = edited(tmp_path, "house", discounts=discount)
    box = thecity.load_box(own)
    view = thecity.view(box, table("villa, 13 estate", city="house"), 0)
    assert (view.own.prices["estate"], view.own.prices["villa"]) == prices


@pytest.mark.rule("thecity §8.1")
def test_a_requirement_names_any_number_of_cards(tmp_path):
    own = edited(tmp_path, "villa", requires="opera")
    box = thecity.load_box(own)
    assert "villa" not in thecity.view(box, table("villa, 9 estate"), 0).own.prices
    assert "villa" in thecity.view(box, table("villa, 9 estate", city="opera"), 0).own.prices


@pytest.mark.rule("thecity §8.4")
def test_the_specials_may_stand_in_any_row(tmp_path):
    lines = [LINES[0], *reversed(LINES[1:])]
    box = thecity.load_box(written(tmp_path, lines))
    assert (box.architect, box.crew) == (51, 52 - KEYS.index("construction_crew"))
    state = new_game(thecity, box, 2, 1)
    assert state.deck[51] == 0
    assert state.deck.sum() == 105 - 14


# Refused tables

BONUS = r"write '1 per THING SCOPE' or '1 if THING SCOPE', several parted by ' \+ '"
DISCOUNT = r"write 'THING 1' or 'THING school_discount', several parted by ' \+ '"
KEY = "use 1 to 32 small letters, digits and '_'"


@pytest.mark.rule("thecity §8.1 §8.2 §8.3 §8.4")
@pytest.mark.parametrize(
    ("column", "cell", "cure"),
    [
        ("key", "", KEY),
        ("key", "City Hall", KEY),
        ("key", "9lives", KEY),
        ("key", "x" * 33, KEY),
        ("key", "fountain", "this is the name of a symbol, use another"),
        ("key", "house", "row 3 has this key, use another"),
        ("copies", "0", "use a number from 1 to 105"),
        ("copies", "few", "use a number from 1 to 105"),
        ("cost", "-1", "use a number from 0 to 99"),
        ("cost", "", "use a number from 0 to 99"),
        ("cars", "10", "use a number from 0 to 9"),
        ("carts", "one", "use a number from 0 to 9"),
        ("fountains", "1.5", "use a number from 0 to 9"),
        ("income", "100", "use a number from 0 to 99"),
        ("income_rule", "1 per fountain", BONUS),
        ("income_rule", "0 per fountain own", BONUS),
        ("income_rule", "1 per fountain own+1 per cart own", BONUS),
        ("income_rule", "1 per fountain ours", "use one of own, all, rival, university_scope"),
        ("income_rule", "1 per castle own", "'castle' is unknown, use a key of this table or one"),
        ("income_rule", " + ".join(["1 per car own"] * 5), "add up at most 4 terms"),
        ("vp", "x", "use a number from 0 to 99"),
        ("vp_rule", "one if school own", BONUS),
        ("vp_rule", "1 if moat own", "'moat' is unknown, use a key of this table or one of car, c"),
        ("requires", "house|castle", "'castle' is unknown, use a key of this table$"),
        ("requires", "fountain", "'fountain' is unknown, use a key of this table$"),
        ("requires", "house|", "'' is unknown, use a key of this table$"),
        ("discounts", "villa", DISCOUNT),
        ("discounts", "villa -2", DISCOUNT),
        ("discounts", "villa 1 estate 1", DISCOUNT),
        (
            "discounts",
            "moat 1",
            "'moat' is unknown, use a key of this table or one of car, cart, f",
        ),
        ("discounts", " + ".join(["villa 1"] * 5), "add up at most 4 terms"),
        ("unique", "maybe", "use one of yes, no"),
        ("unique", "", "use one of yes, no"),
        ("special", "mayor", "use one of nothing, architect, crew"),
    ],
)
def test_a_wrong_cell_is_refused_with_file_line_column_and_cure(column, cell, cure, tmp_path):
    message = refusal(edited(tmp_path, "museum", **{column: cell}))
    start = f"cards.csv, line 33, column {column}: '{cell}' is wrong; "
    assert message.startswith(start)
    assert re.match(cure, message.removeprefix(start))


@pytest.mark.rule("thecity §8.1")
def test_a_row_with_a_cell_too_many_is_refused(tmp_path):
    message = refusal(edited(tmp_path, "museum", requires="house,villa"))
    assert message == "cards.csv, line 33: not 14 cells; separate them by commas"


@pytest.mark.rule("thecity §8.4")
@pytest.mark.parametrize(
    ("key", "cell", "cure"),
    [
        ("architect", ("copies", "4"), "use a number from 5 to 5"),
        ("architect", ("cost", "1"), "use a number from 0 to 0"),
        ("architect", ("requires", "house"), "use one of nothing"),
        ("architect", ("unique", "no"), "use one of yes"),
        ("construction_crew", ("unique", "no"), "use one of yes"),
    ],
)
def test_the_specials_keep_what_their_rules_need(key, cell, cure, tmp_path):
    column, content = cell
    message = refusal(edited(tmp_path, key, **{column: content}))
    assert f"column {column}: '{content}' is wrong; {cure}" in message


@pytest.mark.rule("thecity §8.4")
@pytest.mark.parametrize(
    ("key", "cells", "message"),
    [
        ("house", {"copies": "4"}, "cards.csv: 106 cards in the deck; the rulebook has 105"),
        (
            "architect",
            {"special": ""},
            "cards.csv: 0 rows with special architect; the rulebook has 1",
        ),
        ("house", {"special": "crew"}, "cards.csv: 2 rows with special crew; the rulebook has 1"),
    ],
)
def test_a_table_against_the_counts_is_refused(key, cells, message, tmp_path):
    assert re.search(message, refusal(edited(tmp_path, key, **cells)))


@pytest.mark.rule("thecity §8.4")
def test_points_beyond_the_record_are_refused(tmp_path):
    rule = " + ".join(["9 per fountain all"] * 4)
    message = refusal(edited(tmp_path, "villa", "estate", fountains="9", vp_rule=rule))
    assert message.startswith("cards.csv: one city could gain 59706 points in a round; ")
    assert message.endswith("lower the numbers in vp and vp_rule until it is 32717")


@pytest.mark.rule("thecity §8.4")
def test_a_table_lacking_a_row_or_a_column_is_refused(tmp_path):
    assert "50 kinds of cards; the rulebook has 51" in refusal(written(tmp_path, LINES[:-1]))
    assert "line 1: the columns must be key,copies,cost" in refusal(written(tmp_path, LINES[1:]))


@pytest.mark.rule("thecity §8.4")
def test_a_missing_table_is_refused(tmp_path):
    assert "cards.csv: not found in" in refusal(tmp_path)
