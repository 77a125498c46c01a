"""One server and one browser for all; every test gets people of its own."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.guests import PHONE, Guest
from tests.web.house import House

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


@cache
def build_client() -> None:
    """Build the client anew where its sources have changed."""
    subprocess.run((sys.executable, ROOT / "hatch_build.py"), check=True, cwd=ROOT)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share."""
    build_client()
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.kill()


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed and started again."""
    build_client()
    house = House(tmp_path)
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.fail("no Chromium is installed; install it (Debian: sudo apt install chromium)")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def guest(browser: Browser, server: House) -> Iterator[Callable[..., Guest]]:
    """Invites people: `guest()`, `guest(viewport=PHONE, has_touch=True)`; see Guest."""
    guests: list[Guest] = []

    def invite(address: str = server.address, **wishes: Any) -> Guest:
        guests.append(Guest(browser, address, **wishes))
        return guests[-1]

    yield invite
    mishaps = [mishap for one in guests for mishap in one.mishaps]
    for one in guests:
        one.context.close()
    assert mishaps == []


@pytest.fixture
def page(guest: Callable[..., Guest]) -> Page:
    """A person at a desktop."""
    return guest().page


@pytest.fixture
def phone(guest: Callable[..., Guest]) -> Page:
    """A person at a small phone."""
    return guest(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).page
