"""Moves as words and positions as text (§10), options and editions (§7), the page itself."""

import csv
import re
from pathlib import Path

import pytest

from tests import rulebook
from tests.games.thecity.table import BOX, KEYS, offered, play, table, thecity, waiting
from tricity.engine.errors import NotationError
from tricity.engine.game import new_game, options_in, preset
from tricity.games.thecity import box as box_module
from tricity.texts import LANGUAGES, texts

PAGE = rulebook.page("thecity").read_text("utf-8")
CSV = Path(box_module.__file__).parent / "data" / "cards.csv"


@pytest.mark.rule("thecity §10")
def test_every_move_is_said_in_its_own_words_and_read_back():
    words = [thecity.say(BOX, move) for move in range(thecity.META.moves)]
    assert len(set(words)) == len(words)
    assert [thecity.read(BOX, text) for text in words] == list(range(len(words)))


@pytest.mark.rule("thecity §10")
@pytest.mark.parametrize(
    "words", ["build villa", "no-build", "done", "discard villa", "keep villa"]
)
def test_the_moves_of_the_page_are_moves(words):
    assert f"`{words}`" in PAGE
    assert thecity.say(BOX, thecity.read(BOX, words)) == words


@pytest.mark.rule("thecity §10")
def test_words_may_be_written_loosely():
    assert thecity.read(BOX, " Build  VILLA ") == thecity.read(BOX, "build villa")


@pytest.mark.rule("thecity §10")
@pytest.mark.parametrize(
    "words", ["", "build", "villa", "no-build villa", "sell villa", "keep 2 villa"]
)
def test_what_is_no_move_is_refused_with_examples(words):
    with pytest.raises(NotationError, match="is no move of The City; say 'build house'"):
        thecity.read(BOX, words)


@pytest.mark.rule("thecity §10")
def test_an_unknown_card_is_refused_with_the_known_ones():
    with pytest.raises(NotationError, match="no card is called 'castle'; there are architect, car"):
        thecity.read(BOX, "build castle")


@pytest.mark.rule("thecity §10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_position_is_one_line_and_reads_back_to_the_byte(seats):
    state = new_game(thecity, BOX, seats, 9, {"survey": "mix_with_hand"})
    for _ in range(30):
        seat = waiting(state)[-1]
        play(state, seat, min(offered(state, seat)))
        line = thecity.write(state)
        assert "\n" not in line
        assert thecity.parse(line).tobytes() == state.tobytes()


@pytest.mark.rule("thecity §7.1")
def test_the_page_lists_every_option_with_its_choices_in_order():
    for option in thecity.META.options:
        choices = ", ".join(f"`{choice}`" for choice in option.choices)
        assert f"| `{option.key}` | {choices} |" in PAGE


@pytest.mark.rule("thecity §7.2")
@pytest.mark.parametrize(
    ("edition", "survey"), [("2012", "keep_one_of_five"), ("2019", "mix_with_hand")]
)
def test_an_edition_sets_the_survey(edition, survey):
    state = new_game(thecity, BOX, 2, 1, preset(thecity.META, edition))
    assert options_in(thecity.META, state)["survey"] == survey
    assert f"| `{edition}` | `{survey}` |" in PAGE


@pytest.mark.rule("thecity §8")
def test_the_page_prints_the_card_table():
    with CSV.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            symbols = [row["cars"], row["carts"], row["fountains"]]
            gains = [gain(row["income"], row["income_rule"]), gain(row["vp"], row["vp_rule"])]
            cells = [f"`{row['key']}`", row["copies"], row["cost"], *symbols, *gains]
            assert f"| {' | '.join(cells)} |" in PAGE


def gain(number: str, rule: str) -> str:
    return " + ".join(part for part in (number if number != "0" or not rule else "", rule) if part)


@pytest.mark.rule("thecity §9")
def test_the_rulings_are_numbered_in_order():
    numbers = [int(number) for number in re.findall(r"^- \*\*R(\d+)\*\*", PAGE, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {int(n) for n in re.findall(r"\bR(\d+)\b", PAGE)} == set(numbers)


@pytest.mark.rule("thecity §11")
def test_the_history_ends_with_the_rules_version():
    history = PAGE.partition("## §11 History")[2]
    versions = re.findall(r"^\| (\d+) \|", history, re.MULTILINE)
    assert int(versions[-1]) == thecity.META.rules_version


def test_the_page_tells_the_number_of_moves_and_of_bytes():
    assert f"| moves | {thecity.META.moves} |" in PAGE
    assert f"| record bytes | {thecity.LAYOUT.itemsize} |" in PAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language):
    names = [texts(language).say(f"thecity-card-{key.replace('_', '-')}") for key in KEYS[1:]]
    assert len(set(names)) == 51


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_score_can_be_said(language):
    state = table(city="2 villa, city_park")
    assert all(texts(language).say(line.what) for line in thecity.explain(BOX, state, 0))
