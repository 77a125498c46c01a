"""People in browsers: each has a context of their own, and nothing may go wrong on their pages."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}

FIRST_SEAT_BEGINS = "1"  # a deal; otherwise chance would decide who plays first

expect.set_options(timeout=30_000)


class Guest:
    """A person at a browser."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.address = address
        self.mishaps: list[str] = []
        wishes = {"viewport": DESKTOP, "locale": "en-GB", "base_url": address, **wishes}
        self.context: BrowserContext = browser.new_context(**wishes)
        self.context.set_default_timeout(30_000)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.mishaps.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        return page

    def _hear(self, kind: str, text: str) -> None:
        # A request that the server refuses is logged by the browser; pages show it to people.
        if kind == "error" and not text.startswith(("Failed to load resource", "WebSocket")):
            self.mishaps.append(text)


def open_page(page: Page, path: str = "/", *, is_still: bool = True) -> Response | None:
    """Open *path*; without movement, unless it is wanted."""
    mark = "&" if "?" in path else "?"
    return page.goto(f"{path}{mark}still=1" if is_still else path)


def me(name: str = "Ada") -> dict[str, Any]:
    return {"kind": "me", "name": name}


def friend() -> dict[str, Any]:
    return {"kind": "open"}


def bot(level: str = "apprentice") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def make_table(
    page: Page, game: str, seats: Sequence[dict[str, Any]], **wishes: Any
) -> dict[str, Any]:
    """Make a table by the API, as the person at *page*."""
    wish = {"game": game, "seats": list(seats), "seed": FIRST_SEAT_BEGINS, **wishes}
    return _answer(page.request.post("/api/v1/tables", data=wish))


def sit_down(page: Page, table: str, name: str) -> dict[str, Any]:
    """Take an open seat by the API, as the person at *page*."""
    return _answer(page.request.post(f"/api/v1/tables/{table}/join", data={"name": name}))


def look_at(page: Page, table: str) -> dict[str, Any]:
    """What the server tells the person at *page* about a table."""
    return _answer(page.request.get(f"/api/v1/tables/{table}"))


def open_table(page: Page, table: str, *, is_still: bool = True) -> None:
    """Open the page of a table and wait for the board."""
    open_page(page, f"/t/{table}", is_still=is_still)
    expect(page.locator("section.board")).to_be_visible()


def play_from_list(page: Page, index: int = 0) -> str:
    """Choose a move from the list of all legal moves, and wait until it is made; its words."""
    page.keyboard.press("m")
    button = page.locator("[data-move]").nth(index)
    words = button.get_attribute("data-move") or ""
    table = page.locator("[data-seq]")
    before = table.get_attribute("data-seq") or ""
    button.click()
    expect(table).not_to_have_attribute("data-seq", before)
    return words


def _answer(response: Any) -> dict[str, Any]:
    assert response.ok, response.text()
    found: dict[str, Any] = response.json()
    return found
