"""Golden matches are replayed as they were played, and there is one for each way to end."""

import pytest

from tests.golden import FOLDER, Golden, goldens, summary
from tests.table import box_of
from tricity.engine.match import load
from tricity.games import game

ALL = list(goldens())


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: f"{golden.key}-{golden.name}")
def test_a_golden_match_ends_as_its_name_says(golden: Golden):
    text = golden.path.read_text("utf-8")
    match = load(text, game(golden.key), box_of(golden.key))
    assert match.state.is_finished
    assert golden.ends(match)
    assert match.save() + summary(match) == text


def test_no_golden_match_is_forgotten():
    assert set(FOLDER.glob("*/golden/*")) == {golden.path for golden in ALL}
