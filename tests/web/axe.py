"""Accessibility, judged by axe-core."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

# All rules; but axe describes only what breaks one, which takes it less than half the time.
LOOK = "async (place) => (await axe.run(place, { resultTypes: ['violations'] })).violations"
SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def script() -> str:
    return SCRIPT.read_text("utf-8")


def violations(page: Page, within: str = "html") -> list[str]:
    """What is wrong with the page, each with the first element that is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    found = page.evaluate(LOOK, within)
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]} ({one['nodes'][0]['failureSummary'][:300]})"
        for one in found
    ]


def assert_accessible(page: Page, within: str = "html") -> None:
    """No violation, in the light and in the dark."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = "\n".join(violations(page, within))
        assert not found, f"{page.url} ({theme})\n{found}"
