"""How much JavaScript the pages load, as it travels: home 25 kB, a table with its board 60."""

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.guests import bot, make_table, me, open_page
from tests.web.house import House

SEATS = {"pointcity": [me(), bot()], "thecity": [me(), bot(), bot()], "microcity": [me()]}


def scripts_of(page: Page, path: str, ready: str) -> int:
    """Bytes of compressed scripts until *ready* can be seen and nothing more comes."""
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers["content-length"])

    page.on("response", note)
    open_page(page, path)
    expect(page.locator(ready).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sizes
    return sum(sizes.values())


def test_home_is_light(guest, mortal_server: House):
    page = guest(mortal_server.address).page  # elsewhere others have tables, and lists of them
    assert scripts_of(page, "/", "article .main:enabled") <= 25_000


@pytest.mark.parametrize("game", SEATS)
def test_a_table_is_light(page: Page, game: str):
    table = make_table(page, game, SEATS[game])
    assert scripts_of(page, f"/t/{table['id']}", "section.board button") <= 60_000
