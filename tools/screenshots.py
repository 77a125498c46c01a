"""Pictures of every page, on a desktop and a phone, in both themes: python -m tools.screenshots.

They go to docs/pictures; `--language pl --into FOLDER` looks at another language instead.
"""

import argparse
import base64
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.conftest import BROWSERS
from tests.web.dailies import finish, moves_of, today
from tests.web.guests import (
    DESKTOP,
    PHONE,
    Guest,
    bot,
    friend,
    make_table,
    me,
    open_page,
    open_table,
)
from tests.web.house import House

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
THEMES = ("light", "dark")
PAGES = {
    "home": "/",
    "new": "/new?game=pointcity",
    "about": "/about",
    "cards": "/cards/pointcity?sort=rate",
    "card": "/cards/thecity?piece=card:research_centre",
}
QUALITY = 80
LESSONS = 9
Show = Callable[[Page], None]


class Studio:
    """The tables that are shown, played to a fine moment."""

    def __init__(self, host: Page) -> None:
        self.host = host
        self.gathering = make_table(host, "thecity", [me("Ada"), friend(), bot("architect")])["id"]
        self.games = {
            "pointcity": self._played("pointcity", [me("Ada"), bot(), bot()], 26),
            "thecity": self._played("thecity", [me("Ada"), bot(), bot("builder")], 20),
            "microcity": self._played("microcity", [me("Ada")], 30),
        }
        self.over = make_table(host, "pointcity", [bot("builder"), bot()])["id"]
        self.hot_seat = make_table(host, "thecity", [me("Ada"), me("Bruno")])["id"]
        for game in ("pointcity", "thecity"):
            finish(host, game, today(), moves_of("architect", game, today()))

    def _played(self, game: str, seats: list[dict[str, Any]], changes: int) -> str:
        """A table where a bot has played for us for a while."""
        table: str = make_table(self.host, game, seats, undo="free")["id"]
        path = f"/api/v1/tables/{table}"
        self.host.request.post(f"{path}/leave", data={"seat": 0})
        while self._position(path)["seq"] < changes:
            time.sleep(0.05)
        self.host.request.post(f"{path}/return", data={"seat": 0})
        while not self._position(path)["legal"]:
            time.sleep(0.05)
        return table

    def _position(self, path: str) -> dict[str, Any]:
        found: dict[str, Any] = self.host.request.get(f"{path}/position?seat=0").json()
        return found

    def shows(self) -> Iterator[tuple[str, Show]]:
        """Every page by its name, and how to open it."""
        for name, path in PAGES.items():
            yield name, lambda page, path=path: _open(page, path)
        yield "daily", _open_daily
        yield "invite", lambda page: _open(page, f"/t/{self.gathering}")
        for game, table in self.games.items():
            yield game, lambda page, table=table: _open_table(page, table)
        yield "why", lambda page: _open_why(page, self.games["pointcity"])
        for name, place in {"rules": "pointcity", "rules-example": "pointcity#4.1"}.items():
            yield name, lambda page, place=place: _open_rules(page, place)
        yield "tutorial", lambda page: _open_tutorial(page, "pointcity")
        yield "curtain", lambda page: _open_curtain(page, self.hot_seat)
        yield "end", lambda page: _open_end(page, self.over)
        yield "replay", lambda page: _open_replay(page, self.over)
        yield "review", lambda page: _open_review(page, self.over)
        yield "lost", lambda page: _open(page, "/t/AAAAAAAAAAAAAAAAAAAAAA")


def _open(page: Page, path: str) -> None:
    open_page(page, path)
    expect(page.locator("h1").first).to_be_visible()


def _open_daily(page: Page) -> None:
    """Today's deals; the bots have played those that we have."""
    open_page(page, "/daily")
    expect(page.locator("article ol")).to_have_count(2, timeout=120_000)


def _open_rules(page: Page, place: str) -> None:
    game, _, section = place.partition("#")
    page.goto(f"/rules/{game}?still=1#{section}")
    expect(page.locator("article h2").first).to_be_visible()


def _open_table(page: Page, table: str) -> None:
    open_table(page, table)
    page.wait_for_load_state("networkidle")
    skip = page.locator(".banners button.quiet")
    if skip.count():
        skip.first.click()


def _open_why(page: Page, table: str) -> None:
    """The rule that forbids what was pressed."""
    _open_table(page, table)
    page.locator(".market [data-why], [data-why]").first.click(force=True)
    expect(page.locator(".why")).to_be_visible()


def _open_curtain(page: Page, table: str) -> None:
    """What people at one screen see between their turns."""
    open_page(page, f"/t/{table}")
    expect(page.locator(".curtain")).to_be_visible()


def _open_end(page: Page, table: str) -> None:
    open_table(page, table)
    expect(page.locator("path.line").first).to_be_visible(timeout=120_000)


def _open_tutorial(page: Page, game: str) -> None:
    """A few lessons into it."""
    open_page(page, f"/tutorial/{game}")
    expect(page.locator(".speech")).to_be_visible()
    for _ in range(LESSONS):
        page.keyboard.press("n")


def _open_replay(page: Page, table: str) -> None:
    open_page(page, f"/t/{table}/replay?eyes=open&ply=20")
    expect(page.locator(".stage[data-shown]")).to_be_visible()


def _open_review(page: Page, table: str) -> None:
    """What the bots say of a match; whoever asks first begins it."""
    _open_replay(page, table)
    page.locator("#tab-review").click()
    panel = page.locator("section.review")
    begin = panel.locator(".ask button")
    expect(begin.or_(panel.locator("figure")).first).to_be_visible()
    if begin.count():
        begin.click()
    expect(panel.get_by_role("slider")).to_be_visible(timeout=120_000)


def take(page: Page, file: Path) -> None:
    """Take a picture of what can be seen."""
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.wait_for_timeout(200)
    session = page.context.new_cdp_session(page)
    wish = {"format": "webp", "quality": QUALITY}
    answer = session.send("Page.captureScreenshot", wish)
    file.write_bytes(base64.b64decode(answer["data"]))
    session.detach()


def joining(browser: Browser, house: House, studio: Studio, folder: Path, locale: str) -> None:
    """What somebody sees who was invited."""
    for (device, wishes), theme in product(DEVICES.items(), THEMES):
        stranger = Guest(browser, house.address, locale=locale, color_scheme=theme, **wishes)
        _open(stranger.page, f"/t/{studio.gathering}")
        take(stranger.page, folder / f"join-{device}-{theme}.webp")
        stranger.context.close()


def photograph(browser: Browser, house: House, folder: Path, locale: str) -> None:
    host = Guest(browser, house.address, locale=locale)
    studio = Studio(host.page)
    state = host.context.storage_state()
    for (device, wishes), theme in product(DEVICES.items(), THEMES):
        guest = Guest(
            browser,
            house.address,
            locale=locale,
            color_scheme=theme,
            storage_state=state,
            **wishes,
        )
        for name, show in studio.shows():
            show(guest.page)
            take(guest.page, folder / f"{name}-{device}-{theme}.webp")
        guest.context.close()
    joining(browser, house, studio, folder, locale)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="en")
    parser.add_argument("--into", type=Path, default=PICTURES)
    words = parser.parse_args()
    words.into.mkdir(parents=True, exist_ok=True)
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            photograph(browser, house, words.into, words.language)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
