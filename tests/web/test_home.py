"""Home: three games, one click to each, and the lists of tables."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import PHONE, bot, friend, make_table, me, open_page

GAMES = {"pointcity": "Point City", "thecity": "The City", "microcity": "Microcity"}


def test_the_three_games_are_there_and_say_that_this_is_unofficial(page: Page):
    open_page(page)
    for name in GAMES.values():
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.locator("footer")).to_contain_text("unofficial")


@pytest.mark.parametrize("game", GAMES)
def test_one_click_starts_a_game(page: Page, game: str):
    open_page(page)
    page.locator(f"article[data-game={game}] .main").click()
    expect(page.locator("section.board")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}"))


def test_tables_that_wait_for_me_are_on_top(page: Page):
    table = make_table(page, "microcity", [me()])
    open_page(page)
    waiting = page.locator("section.urgent")
    expect(waiting.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(waiting.locator(f"a[href='/t/{table['id']}']")).to_be_visible()


def test_public_tables_are_listed_for_others(page: Page, guest):
    table = make_table(page, "thecity", [me("Bruno"), friend()], is_public=True)
    other = guest().page
    open_page(other)
    link = other.locator(f"a[href='/t/{table['id']}']")
    expect(link).to_contain_text("Bruno")
    expect(link).to_contain_text("1 seat free")


def test_bots_can_be_watched(page: Page):
    open_page(page)
    page.locator("article[data-game=thecity]").get_by_role("button", name="Watch bots").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_no_page_scrolls_sideways_on_a_phone(phone: Page):
    make_table(phone, "pointcity", [me("A name that is as long as forty letters"), bot()])
    for path in ("/", "/new", "/new?game=microcity", "/about", "/t/nothing"):
        open_page(phone, path)
        expect(phone.locator("h1")).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("path", ["/", "/new", "/new?game=thecity", "/about", "/no/such/page"])
def test_pages_are_accessible(page: Page, path: str):
    make_table(page, "microcity", [me()])
    open_page(page, path)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert_accessible(page)
