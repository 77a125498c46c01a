"""What all tests share: budgets for Hypothesis, and markers that must cite a real rule."""

import pytest
from hypothesis import settings

from tests import rulebook

# A test that sets max_examples itself keeps it in every profile; so leave it to the profile.
settings.register_profile("tricity", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("small", settings.get_profile("tricity"), max_examples=5)
settings.register_profile("deep", deadline=None, derandomize=False, max_examples=2000)
settings.load_profile("tricity")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a marker that cites a section or ruling which the rules page does not have."""
    markers = (marker for item in items for marker in item.iter_markers("rule"))
    problems = {rulebook.unknown(citation) for marker in markers for citation in marker.args}
    if wrong := sorted(problem for problem in problems if problem):
        raise pytest.UsageError("\n".join(wrong))
