"""The rules pages of the browser: complete, alike in four languages, and true.

docs/develop/rules-pages.md describes them; the build of the client checks names and values.
"""

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tests import rulebook
from tests.examples.scene import Example, examples_of
from tests.table import box_of
from tools import rules_examples
from tricity.games import SHELF, game
from tricity.texts import FALLBACK, FOLDER, LANGUAGES

HEADING = re.compile(r"^#{2,3} §(\d+(?:\.\d+)?) +\S", re.MULTILINE)
RULING = re.compile(r"^- \*\*(R\d+)\*\* \S", re.MULTILINE)
LINK = re.compile(r"§(\d+(?:\.\d+)?)|\b(R\d+)\b|\]\(#([^)]+)\)")
SHOWN = re.compile(
    r"^(?P<head>#{2,3} §[\d.]+)|^(?:> )?(?P<directive>!\w+[^|\n]*)|^- \*\*(?P<ruling>R\d+)\*\*",
    re.MULTILINE,
)
EXAMPLE = re.compile(r"^> !example ([\w-]+)$", re.MULTILINE)

# Nobody needs these to play: how positions are written, what changed, columns of card files.
LEFT_OUT = {
    "pointcity": {"9", "10"},
    "thecity": {"8.1", "8.4", "10", "11"},
    "microcity": {"8.3", "9", "11"},
}
EVERY_GAME = pytest.mark.parametrize("key", SHELF)
EVERY_EXAMPLE = pytest.mark.parametrize(
    "one", [one for key in SHELF for one in examples_of(key)], ids=lambda one: one.name
)
EVERY_PAGE = pytest.mark.parametrize(
    ("language", "key"), [(language, key) for language in LANGUAGES for key in SHELF]
)


def page(language: str, key: str) -> Path:
    return FOLDER / language / "rules" / f"{key}.md"


@cache
def source(language: str, key: str) -> str:
    return page(language, key).read_text("utf-8")


def shown(language: str, key: str) -> list[str]:
    """Sections, pictures, examples and rulings in their order."""
    found = SHOWN.finditer(source(language, key))
    return [next(filter(None, one.groups())).strip() for one in found]


@EVERY_GAME
def test_the_page_covers_every_section_that_a_player_needs(key):
    wanted = {name.removeprefix("§") for name in rulebook.sections(key)} - LEFT_OUT[key]
    assert wanted - set(HEADING.findall(source(FALLBACK, key))) == set()


@EVERY_GAME
def test_the_page_tells_every_ruling(key):
    wanted = set(rulebook.RULING.findall(rulebook.page(key).read_text("utf-8")))
    assert set(RULING.findall(source(FALLBACK, key))) == wanted


@EVERY_PAGE
def test_all_languages_show_the_same_in_the_same_order(language, key):
    assert shown(language, key) == shown(FALLBACK, key)


@EVERY_PAGE
def test_no_language_is_a_copy_of_another(language, key):
    others = [source(other, key) for other in LANGUAGES if other != language]
    lines = {line for line in source(language, key).splitlines() if len(line) > 60}
    assert all(len(lines & set(other.splitlines())) <= len(lines) // 10 for other in others)


@EVERY_PAGE
def test_links_lead_to_sections_and_rulings_of_the_page(language, key):
    text = source(language, key)
    known = {*HEADING.findall(text), *RULING.findall(text)}
    assert {next(filter(None, names)) for names in LINK.findall(text)} - known == set()


@EVERY_GAME
def test_the_examples_are_what_the_engine_says_now(key):
    assert rules_examples.is_fresh(key), "run python -m tools.rules_examples"


@EVERY_EXAMPLE
def test_what_an_example_claims_is_what_the_engine_says(one: Example):
    assert dict(one.work().values) == one.claims


@EVERY_EXAMPLE
def test_the_moves_that_an_example_lists_are_legal(one: Example):
    scene, played = one.work(), game(one.game)
    mask = np.zeros(played.META.moves, np.uint8)
    played.legal(box_of(one.game), scene.state, scene.seat, mask)
    legal = {played.say(box_of(one.game), int(move)) for move in np.flatnonzero(mask)}
    assert set(scene.moves) - legal == set()


@EVERY_GAME
def test_every_page_has_five_worked_examples_and_leaves_none_unused(key):
    used = EXAMPLE.findall(source(FALLBACK, key))
    assert len(used) >= 5
    assert sorted(used) == sorted(one.name for one in examples_of(key))
