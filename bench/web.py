"""The web table: how much is loaded, how long one waits for the page and for a card to move."""

import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from bench.figure import ROOT, Figure, NotThereError

GAMES = {"pointcity": 2, "thecity": 3, "microcity": 1}
MOVES = 15
STARTS = 3
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
READY = "article .main:enabled"
# Clicks a move; resolves with the milliseconds until the board has changed and was drawn.
CLICK = """button => new Promise(done => {
  const began = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  });
  const wish = {subtree: true, childList: true, attributes: true, characterData: true};
  watch.observe(document.querySelector('section.board'), wish);
  button.click();
})"""


def home_kb() -> list[Figure]:
    """JavaScript that the home page loads, as it travels."""
    with _house() as (browser, address):
        return [_kilobytes("web.home_kb", _loaded(browser.new_page(), f"{address}/", READY))]


def table_kb() -> list[Figure]:
    """JavaScript that a table loads, its board included: the largest of the games."""
    with _house() as (browser, address):
        sizes = {}
        for game, seats in GAMES.items():
            page = browser.new_page(base_url=address)
            path = f"{address}/t/{_table(page, game, seats)}"
            sizes[game] = _loaded(page, path, "section.board button")
    each = [_kilobytes(f"web.table_kb.{game}", size) for game, size in sizes.items()]
    return [_kilobytes("web.table_kb", max(sizes.values())), *each]


def start() -> list[Figure]:
    """From `make play`, already set up, to a home page on which one can click."""
    with _chromium() as browser:
        seconds = min(_started(browser.new_page()) for _ in range(STARTS))
    return [Figure("web.start", seconds, "s", False)]


def move() -> list[Figure]:
    """From the click to the changed board on the screen, in the middle of the path."""
    with _house() as (browser, address):
        page = browser.new_page(base_url=address)
        page.goto(f"{address}/t/{_table(page, 'microcity', 1)}?still=1")
        page.wait_for_selector("section.board button")
        page.keyboard.press("m")
        times = [_clicked(page) for _ in range(MOVES)]
    return [Figure("web.move", statistics.median(times), "ms", False)]


def _clicked(page: Any) -> float:
    milliseconds: float = page.locator("[data-move]").first.evaluate(CLICK)
    page.wait_for_timeout(50)
    return milliseconds


def _kilobytes(name: str, size: int) -> Figure:
    return Figure(name, size / 1000, "kB", False)


def _loaded(page: Any, address: str, ready: str) -> int:
    """Bytes of compressed JavaScript until *ready* can be seen and the network is quiet."""
    sizes: dict[str, int] = {}

    def note(response: Any) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers["content-length"])

    page.on("response", note)
    page.goto(address)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    return sum(sizes.values())


def _table(page: Any, game: str, seats: int) -> str:
    bots = [{"kind": "bot", "level": "apprentice"} for _ in range(seats - 1)]
    wish = {"game": game, "seats": [{"kind": "me", "name": "Ann"}, *bots]}
    answer = page.request.post("/api/v1/tables", data=wish)
    return str(answer.json()["id"])


def _started(page: Any) -> float:
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder, "said")
        environment = {**os.environ, "TRICITY_DATA": folder, "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        began = time.perf_counter()
        with said.open("wb") as out:
            process = subprocess.Popen(("make", "play"), cwd=ROOT, stdout=out, env=environment)
        try:
            address = _address(said)
            while not _answers(address):
                time.sleep(0.005)
            page.goto(address)
            page.wait_for_selector(READY)
            return time.perf_counter() - began
        finally:
            process.terminate()
            process.wait()


def _address(said: Path) -> str:
    while True:
        _, found, rest = said.read_text("utf-8").partition("Tricity is at ")
        if found and "\n" in rest:
            return rest.partition("\n")[0]
        time.sleep(0.005)


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=5):
            return True
    except URLError:
        return False


@contextmanager
def _chromium() -> Iterator[Any]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NotThereError("playwright is not installed (make setup)") from None
    if path is None:
        raise NotThereError("no Chromium is installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def _house() -> Iterator[tuple[Any, str]]:
    """A browser, and the address of a server on an empty database."""
    from tests.web.house import House

    with tempfile.TemporaryDirectory() as folder, _chromium() as browser:
        house = House(Path(folder))
        house.start()
        try:
            yield browser, house.address
        finally:
            house.kill()
