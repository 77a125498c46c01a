"""Moves as words and positions as text (§9), and the page itself (§8, §10)."""

import re

import pytest

from tests import rulebook
from tests.games.pointcity.table import BOX, offered, play, pointcity, table
from tricity.engine.errors import NotationError

PAGE = rulebook.page("pointcity").read_text("utf-8")


@pytest.mark.rule("pointcity §9")
def test_every_move_is_said_in_its_own_words_and_read_back():
    words = [pointcity.say(BOX, move) for move in range(pointcity.META.moves)]
    assert len(set(words)) == len(words)
    assert [pointcity.read(BOX, text) for text in words] == list(range(len(words)))


@pytest.mark.rule("pointcity §9")
@pytest.mark.parametrize(
    "words",
    [
        *("flip c3", "take a1-b1", "take a1-a2", "draw", "take b2", "token 7"),
        *("pay energy", "pay double energy", "pay ingenuity"),
    ],
)
def test_the_moves_of_the_page_are_moves(words):
    assert f"`{words}`" in PAGE
    assert pointcity.say(BOX, pointcity.read(BOX, words)) == words


@pytest.mark.rule("pointcity §9")
def test_words_may_be_written_loosely():
    assert pointcity.read(BOX, " Take  B2-b3 ") == pointcity.read(BOX, "take b2-b3")


@pytest.mark.rule("pointcity §9")
@pytest.mark.parametrize(
    "words", ["", "take b1-a1", "take a1-b2", "token 23", "pay double ingenuity"]
)
def test_what_is_no_move_is_refused_with_examples(words):
    with pytest.raises(NotationError, match="is no move of Point City; say 'flip c3'"):
        pointcity.read(BOX, words)


@pytest.mark.rule("pointcity §9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_is_one_line_and_reads_back_to_the_byte(seats):
    state = table(seats, options={"solo_level": "hard"}, a1="civic for 3 energy")
    play(state, "flip c3", "draw", min(offered(state)))
    line = pointcity.write(state)
    assert "\n" not in line
    assert pointcity.parse(line).tobytes() == state.tobytes()


@pytest.mark.rule("pointcity §8")
def test_the_rulings_are_numbered_in_order():
    numbers = [int(number) for number in re.findall(r"^- \*\*R(\d+)\*\*", PAGE, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {int(n) for n in re.findall(r"\bR(\d+)\b", PAGE)} == set(numbers)


@pytest.mark.rule("pointcity §10")
def test_the_history_ends_with_the_rules_version():
    history = PAGE.partition("## §10 History")[2]
    versions = re.findall(r"^\| (\d+) \|", history, re.MULTILINE)
    assert int(versions[-1]) == pointcity.META.rules_version


@pytest.mark.rule("pointcity §7")
def test_the_page_lists_every_option_with_its_choices_in_order():
    for option in pointcity.META.options:
        choices = ", ".join(f"`{choice}`" for choice in option.choices)
        assert f"| `{option.key}` | {choices} |" in PAGE
