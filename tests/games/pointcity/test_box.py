"""What is printed on the components (§1), and card tables of one's own (§7.2)."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from tests.games.pointcity.table import BOX, cards, kind_of, name, pointcity
from tricity.engine.errors import CardsError
from tricity.engine.game import new_game
from tricity.games.pointcity import box as box_module
from tricity.games.pointcity.box import RESOURCE_NAMES, TOKEN_RULES
from tricity.games.pointcity.notation import STOCK_NAMES

TABLES = Path(box_module.__file__).parent / "data"
TURNED = {
    "community": "economy",
    "economy": "energy",
    "energy": "industry",
    "industry": "ecology",
    "ecology": "community",
}


def turned(words: str) -> str:
    """Rename the resource in *words*; ingenuity and nothing stay."""
    return " ".join(TURNED.get(word, word) for word in words.split())


def both_sides(card: int) -> tuple[object, ...]:
    """All that matters about a card."""
    cost = {name: int(BOX.cost[card, i]) for i, name in enumerate(RESOURCE_NAMES)}
    produces = ("", *RESOURCE_NAMES)[BOX.produces[card]]
    side = STOCK_NAMES[BOX.stock_kind[card]]
    return int(BOX.level[card]), side, kind_of(card), produces, cost, int(BOX.points[card])


def renamed(card: int) -> tuple[object, ...]:
    level, side, kind, produces, cost, points = both_sides(card)
    assert isinstance(cost, dict)
    assert isinstance(side, str)
    assert isinstance(produces, str)
    new_cost = {name: cost[old] for name in RESOURCE_NAMES for old in TURNED if TURNED[old] == name}
    return level, turned(side), kind, turned(produces), new_cost, points


@pytest.mark.rule("pointcity §1")
def test_there_are_65_50_and_45_cards_of_the_three_levels():
    assert Counter(int(BOX.level[card]) for card in cards()) == {1: 65, 2: 50, 3: 45}


@pytest.mark.rule("pointcity §1")
def test_the_deck_treats_the_five_resources_alike():
    assert sorted(map(repr, map(renamed, cards()))) == sorted(map(repr, map(both_sides, cards())))


@pytest.mark.rule("pointcity §1")
def test_each_resource_is_asked_for_115_times():
    assert [int(asked) for asked in BOX.cost.sum(axis=0)] == [115] * 5


@pytest.mark.rule("pointcity §1")
def test_level_1_shows_singles_and_the_others_doubles_and_ingenuity():
    sides = Counter((int(BOX.level[card]), int(BOX.stock_kind[card])) for card in cards())
    singles = {(1, kind): 13 for kind in range(5)}
    doubles = {(level, kind): n for level, n in ((2, 6), (3, 5)) for kind in range(5, 10)}
    assert sides == singles | doubles | {(2, 10): 20, (3, 10): 20}


@pytest.mark.rule("pointcity §1")
def test_a_building_gives_a_resource_or_points_or_a_token():
    kinds = Counter((int(BOX.level[card]), kind_of(card)) for card in cards())
    assert [kinds[1, kind] for kind in ("production", "points", "civic")] == [50, 5, 10]
    assert [kinds[2, kind] for kind in ("production", "points", "civic")] == [30, 10, 10]
    assert [kinds[3, kind] for kind in ("production", "points", "civic")] == [20, 15, 10]
    assert all(BOX.points[card] == 0 for card in cards() if kind_of(card) == "civic")
    assert all(BOX.points[card] > 0 for card in cards() if kind_of(card) == "points")


@pytest.mark.rule("pointcity §1")
def test_the_buildings_have_32_names():
    assert len({name(card) for card in cards()}) == 32


@pytest.mark.rule("pointcity §1")
def test_there_are_22_tokens_no_two_alike():
    rules = [
        (
            TOKEN_RULES[BOX.token_rule[t]],
            *map(int, (BOX.token_amount[t], BOX.token_a[t], BOX.token_b[t])),
        )
        for t in range(1, 23)
    ]
    assert len(set(rules)) == 22
    assert Counter(rule for rule, *_ in rules)["per_pair"] == 10


def test_what_is_printed_cannot_be_changed():
    with pytest.raises(ValueError, match="read-only"):
        BOX.points[1] = 9


def edited(folder: Path, file: str, line: int, text: str) -> Path:
    """Our card tables, with one line of one file replaced."""
    shutil.copytree(TABLES, folder, dirs_exist_ok=True)
    lines = (folder / file).read_text("utf-8").splitlines()
    lines[line - 1] = text
    (folder / file).write_text("\n".join(lines), "utf-8")
    return folder


@pytest.mark.rule("pointcity §7.2")
def test_a_table_of_your_own_is_played_with(tmp_path):
    own = edited(tmp_path, "cards.csv", 2, "1,1,economy,2,points,,0,0,0,0,9,42,castle")
    box = pointcity.load_box(own)
    assert (box.points[1], box.cost[1, 4], STOCK_NAMES[box.stock_kind[1]]) == (
        42,
        9,
        "double economy",
    )
    assert new_game(pointcity, box, 2, 1).deck_size == 66


CARD = "2,1,energy,1,production,energy,2,0,0,0,0,1,minigolf"


@pytest.mark.rule("pointcity §7.2")
@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("2,1,energy", "3,1,energy", "id: .*; use a number from 2 to 2"),
        ("2,1,energy", "2,4,energy", "level: .*; use a number from 1 to 3"),
        ("1,energy,1", "1,magic,1", "resource: .*; use one of community, economy"),
        ("energy,1,prod", "energy,3,prod", "symbols: .*; use a number from 1 to 2"),
        ("energy,1,prod", "ingenuity,2,prod", "symbols: .*; use a number from 1 to 1"),
        (",production,", ",palace,", "kind: .*; use one of production, points, civic"),
        (",production,energy,", ",production,,", "produces: .*; use one of community"),
        (",production,energy,", ",civic,energy,", "produces: .*; use one of nothing"),
        (",energy,2,0,", ",energy,two,0,", "cost_community: .*; use a number from 0 to 9"),
        (",energy,2,0,", ",energy,2,-1,", "cost_economy: .*; use a number from 0 to 9"),
        ("0,0,0,0,1,min", "0,0,0,0,100,min", "points: .*; use a number from 0 to 99"),
        (
            "production,energy,2,0,0,0,0,1",
            "civic,,2,0,0,0,0,1",
            "points: .*; use a number from 0 to 0",
        ),
        ("minigolf", "", "name: .*; use a name of 1 to 32 letters"),
    ],
)
def test_a_wrong_cell_is_refused_with_file_line_column_and_cure(old, new, refusal, tmp_path):
    assert CARD.count(old) == 1
    folder = edited(tmp_path, "cards.csv", 3, CARD.replace(old, new))
    with pytest.raises(CardsError, match=f"cards.csv, line 3, column {refusal}"):
        pointcity.load_box(folder)


@pytest.mark.rule("pointcity §7.2")
@pytest.mark.parametrize(
    ("token", "column"),
    [
        ("9,flat,2,,", "id"),
        ("8,per_hat,2,,", "rule"),
        ("8,flat,0,,", "amount"),
        ("8,flat,2,energy,", "resource_a"),
        ("8,per_resource,2,,", "resource_a"),
        ("8,per_resource,2,energy,economy", "resource_b"),
        ("8,per_pair,2,energy,", "resource_b"),
    ],
)
def test_a_wrong_token_is_refused(token, column, tmp_path):
    folder = edited(tmp_path, "tokens.csv", 9, token)
    with pytest.raises(CardsError, match=f"tokens.csv, line 9, column {column}: .*; use "):
        pointcity.load_box(folder)


@pytest.mark.rule("pointcity §7.2")
@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (1, "id,level", "cards.csv, line 1: the columns must be id,level,resource,symbols"),
        (7, "6,1,energy", "cards.csv, line 7: not 13 cells; separate them by commas"),
        (161, "", "cards.csv: 159 cards; the rulebook has 160"),
        (3, CARD.replace("2,1", "2,2", 1), "cards.csv: 64 cards of level 1; the rulebook has 65"),
    ],
)
def test_a_broken_table_is_refused(line, text, message, tmp_path):
    with pytest.raises(CardsError, match=message):
        pointcity.load_box(edited(tmp_path, "cards.csv", line, text))


@pytest.mark.rule("pointcity §7.2")
def test_a_missing_table_is_refused(tmp_path):
    with pytest.raises(CardsError, match=r"cards.csv: not found in .*; put the table there"):
        pointcity.load_box(tmp_path)
