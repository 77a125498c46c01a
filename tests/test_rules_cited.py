"""Every numbered rule and every ruling is proved by a test that cites it."""

import pytest

from tests import rulebook
from tricity.games import SHELF


@pytest.mark.parametrize("game", SHELF)
def test_every_section_is_cited(game):
    cited = rulebook.cited(game)
    uncited = [
        f"{number} {title}"
        for number, title in rulebook.sections(game).items()
        if title not in rulebook.NOT_RULES and not _covered(number, cited)
    ]
    assert not uncited


@pytest.mark.parametrize("game", SHELF)
def test_every_ruling_is_cited(game):
    assert sorted(rulebook.rulings(game) - rulebook.cited(game)) == []


@pytest.mark.parametrize("game", SHELF)
def test_the_rules_page_numbers_its_sections(game):
    assert len(rulebook.sections(game)) > 3


@pytest.mark.parametrize(
    ("citation", "wrong"),
    [
        ("pointcity §1", False),
        ("pointcity §1 R1", False),
        ("pointcity §1, R1", False),
        ("pointcity", True),
        ("pointcity 1", True),
        ("pointcity §99.9", True),
        ("pointcity R999", True),
    ],
)
def test_a_marker_cites_a_rule_that_exists(citation, wrong):
    assert (rulebook.unknown(citation) is not None) == wrong


def test_markers_are_read_from_the_source():
    source = "@pytest.mark.rule('hamlet §1', 'hamlet R2')\ndef test_it(): pass"
    assert list(rulebook.citations(source)) == ["hamlet §1", "hamlet R2"]


def _covered(number: str, cited: set[str]) -> bool:
    """A section is proved by its own tests or by those of its parts."""
    return any(name == number or name.startswith(f"{number}.") for name in cited)
