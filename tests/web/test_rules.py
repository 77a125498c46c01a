"""The rules pages: every game and language, sections by their address, search, keyboard, phone."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import open_page
from tools.rules_examples import file_of
from tricity.games import SHELF
from tricity.texts import LANGUAGES

TITLES = {"en": "Rules", "pl": "Zasady", "fr": "Règles", "de": "Regeln"}
READS = "CSS.highlights.get('rules-hit').size"
EVERY_GAME = pytest.mark.parametrize("game", SHELF)


def open_rules(page: Page, game: str, section: str = "") -> None:
    """Open the rules of a game, and wait for them."""
    page.goto(f"/rules/{game}?still=1{section and '#' + section}")
    expect(page.locator("article h2").first).to_be_visible()


def place(page: Page, section: str) -> float:
    """How far below the top of the window a section or ruling stands."""
    box = page.locator(f'[id="{section}"]').bounding_box()
    assert box
    return box["y"]


def is_wide(page: Page) -> bool:
    """Whether something sticks out of the page."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@EVERY_GAME
def test_every_language_opens_in_place_and_keeps_the_section(page, game):
    open_rules(page, game, "4")
    sections = page.locator("article section").count()
    examples = json.loads(file_of(game).read_text("utf-8"))
    before = place(page, "4")
    for language in LANGUAGES:
        page.get_by_role("combobox").last.select_option(language)
        expect(page.locator("article header p")).to_have_text(TITLES[language])
        expect(page.locator("article section")).to_have_count(sections)
        expect(page.locator("[data-example]")).to_have_count(len(examples))
        assert abs(place(page, "4") - before) < 3
        assert not is_wide(page)


@EVERY_GAME
def test_nothing_on_the_page_shuts_anybody_out(page, game):
    open_rules(page, game)
    assert_accessible(page)


def test_an_address_names_a_section_or_a_ruling(page):
    open_rules(page, "pointcity", "4.2")
    assert 0 <= place(page, "4.2") < 200
    current = page.locator(".contents a[aria-current]")
    expect(current).to_contain_text("4.2")
    page.get_by_role("link", name="R4", exact=True).first.click()
    expect(page.locator("#R4")).to_have_class(re.compile("target"))
    assert 0 <= place(page, "R4") < 800
    page.go_back()
    assert 0 <= place(page, "4.2") < 200


def test_a_section_gives_its_address(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_rules(page, "pointcity")
    page.get_by_role("link", name="Copy the link to §3.5").click()
    expect(page).to_have_url(re.compile(r"/rules/pointcity\?still=1#3\.5$"))
    expect(page.get_by_text("The link is copied.").first).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith("/rules/pointcity#3.5")


def test_the_keyboard_searches(page):
    open_rules(page, "pointcity")
    page.keyboard.press("/")
    page.keyboard.type("INGENUITY")
    status = page.locator("search [role=status]")
    expect(status).to_have_text(re.compile(r"1 of \d+"))
    count = int(status.inner_text().split()[-1])
    assert page.evaluate(READS) == count > 10
    page.keyboard.press("Enter")
    expect(status).to_have_text(f"2 of {count}")
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    expect(status).to_have_text(f"{count} of {count}")
    page.get_by_role("button", name="Next place").click()
    expect(status).to_have_text(f"1 of {count}")
    page.get_by_role("searchbox").press("Escape")
    assert page.evaluate(READS) == 0
    page.keyboard.press("/")
    page.keyboard.type("no such word")
    expect(status).to_have_text("nothing found")


def test_a_search_needs_no_accents_and_survives_a_change_of_language(page):
    open_rules(page, "pointcity")
    page.get_by_role("searchbox").fill("batiment")
    expect(page.locator("search [role=status]")).to_have_text("nothing found")
    page.get_by_role("combobox").last.select_option("fr")
    expect(page.locator("search [role=status]")).to_have_text(re.compile(r"1 sur \d+"))


def test_one_game_leads_to_the_others(page):
    open_rules(page, "pointcity")
    page.get_by_role("navigation").get_by_role("link", name="Microcity").click()
    expect(page.locator("h1")).to_have_text("Microcity")
    expect(page).to_have_title("Rules of Microcity · Tricity")


def test_a_phone_has_the_contents_in_a_drawer(phone):
    open_rules(phone, "pointcity")
    drawer = phone.get_by_role("navigation", name="Contents")
    expect(drawer).to_be_hidden()
    phone.locator(".contents summary").tap()
    drawer.get_by_role("link", name="Ties").tap()
    expect(drawer).to_be_hidden()
    assert 40 <= place(phone, "5.4") < 300
    assert not is_wide(phone)
    assert_accessible(phone, ".tools")


def test_an_unknown_game_is_no_page(page):
    open_page(page, "/rules/hamlet")
    expect(page.get_by_role("link", name="Tricity").first).to_be_visible()
    expect(page.locator(".lost")).to_be_visible()
