"""The gallery of cards: everything in the box, found by search, filters, order and keys."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import PHONE, open_page

MINUS = "\N{MINUS SIGN}"
LOOSE_PIECES = 5  # of Microcity: company, dial, token, die, engineer

DRAWN = "li > .face > [role=img]"
SCROLL = """async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
}"""


def in_the_box(page: Page, game: str) -> int:
    """How many different components the engine knows."""
    box: dict[str, Any] = page.request.get(f"/api/v1/games/{game}/components").json()
    if game == "pointcity":
        return len(box["cards"]) + len(box["tokens"]) + 1  # and the starting card
    if game == "thecity":
        return len(box["cards"])
    sides = box["buildings"]
    printed = 2 * len(box["districts"]) + len(box["projects"]) + len(sides)
    return printed + sum(map(len, sides.values())) + LOOSE_PIECES


def tiles(page: Page) -> Locator:
    return page.locator("[data-piece]")


def count_of(page: Page) -> Locator:
    return page.locator("search [role=status]")


def opened(page: Page, path: str) -> Page:
    open_page(page, path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("game", ["pointcity", "thecity", "microcity"])
def test_everything_in_the_box_is_there_and_can_be_drawn(page: Page, game: str):
    opened(page, f"/cards/{game}")
    count = in_the_box(page, game)
    expect(tiles(page)).to_have_count(count)
    expect(count_of(page)).to_have_text(f"{count} of {count}")
    assert page.locator(DRAWN).count() < count  # those far below are not drawn yet
    page.evaluate(SCROLL)
    expect(page.locator("li > .face:not(:has([role=img]))")).to_have_count(0)
    names = page.locator(DRAWN).evaluate_all("all => all.map(one => one.ariaLabel)")
    assert all(names)
    assert "undefined" not in " ".join(names)


def test_search_filters_and_order_are_in_the_address(page: Page):
    opened(page, "/cards/thecity?symbol=car")
    cars = tiles(page).count()
    assert 0 < cars < in_the_box(page, "thecity")
    page.get_by_role("combobox", name="Brings", exact=True).select_option("Victory points")
    page.get_by_role("combobox", name="Order", exact=True).select_option("Best win rate first")
    expect(page).to_have_url(re.compile(r"sort=rate&symbol=car&brings=points"))
    numbers = page.locator("li > p > b").all_inner_texts()
    lifts = [float(number.strip("▲▼ ").replace(MINUS, "-")) for number in numbers]
    assert lifts == sorted(lifts, reverse=True)
    page.reload()
    expect(page.get_by_role("combobox", name="Symbol", exact=True)).to_have_value("car")
    expect(tiles(page)).not_to_have_count(cars)
    page.get_by_role("button", name="Show all").click()
    expect(count_of(page)).to_have_text("51 of 51")


def test_names_are_found_without_accents_in_each_language(page: Page):
    opened(page, "/cards/thecity")
    page.get_by_label("Language").select_option("Polski")
    page.get_by_label("Szukaj po nazwie").fill("SZKOLA")
    expect(tiles(page)).to_have_count(1)
    expect(tiles(page)).to_have_attribute("data-piece", "card:school")
    page.get_by_label("Szukaj po nazwie").fill("xyz")
    expect(page.get_by_text("Niczego takiego nie ma")).to_be_visible()
    expect(page.locator(".none .button")).to_be_visible()
    page.get_by_label("Język").select_option("Français")
    page.get_by_label("Chercher par nom").fill("ecole")
    expect(tiles(page)).to_have_attribute("data-piece", "card:school")


def test_by_keys_alone_from_card_to_card_and_into_the_details(page: Page):
    opened(page, "/cards/pointcity")
    page.keyboard.press("/")
    expect(page.get_by_label("Search by name")).to_be_focused()
    tiles(page).first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-piece='building:2']")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-piece='building:2']")).to_be_focused()
    page.keyboard.press("Enter")
    details = page.get_by_role("dialog")
    expect(details).to_contain_text("Minigolf")
    expect(page).to_have_url(re.compile(r"piece=building%3A2"))
    page.keyboard.press("ArrowRight")
    expect(details.locator("[data-shown='building:3']")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(details.locator("[data-shown='building:1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(details).to_be_hidden()
    expect(page.locator("[data-piece='building:1']")).to_be_focused()
    expect(page).not_to_have_url(re.compile("piece="))


def test_the_details_tell_facts_rules_and_figures(page: Page):
    opened(page, "/cards/pointcity?piece=building:33")
    details = page.get_by_role("dialog")
    for words in ("Costs 1 economy, 1 energy", "4 points", "Other side: community card", "1 copy"):
        expect(details).to_contain_text(words)
    expect(details).to_contain_text(re.compile(r"\d % won: \S\d+\.\d percentage points"))
    expect(details).to_contain_text(re.compile(r"95 % interval \S\d.* to \S\d"))
    expect(details).to_contain_text("need not cause it")
    assert details.get_by_role("link").first.get_attribute("href") == "/rules/pointcity#3.3"
    assert_accessible(page, "dialog")
    opened(page, "/cards/pointcity?piece=start:ingenuity")
    expect(page.get_by_role("dialog")).to_contain_text("4 copies")
    expect(page.get_by_role("dialog")).to_contain_text("Games say nothing about it yet")
    page.keyboard.press("Escape")
    expect(page.locator("code")).to_have_text(re.compile("^tricity lab balance pointcity"))


@pytest.mark.parametrize(
    "path", ["pointcity?kind=points", "pointcity?kind=token", "thecity?cost=3", "microcity"]
)
def test_the_gallery_is_accessible(page: Page, path: str):
    opened(page, f"/cards/{path}")
    assert_accessible(page)


def test_on_a_phone_filters_wait_behind_a_button(phone: Page):
    opened(phone, "/cards/microcity")
    expect(phone.get_by_role("combobox", name="Die", exact=True)).to_be_hidden()
    phone.get_by_role("button", name="Filters").tap()
    phone.get_by_role("combobox", name="Die", exact=True).select_option("4")
    expect(phone.get_by_role("button", name="Filters (1)")).to_be_visible()
    for game in ("pointcity", "thecity", "microcity"):
        phone.locator(f"nav a[href='/cards/{game}']").tap()
        expect(phone.locator(f"article[data-game={game}]")).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    tiles(phone).first.tap()
    expect(phone.get_by_role("dialog")).to_be_visible()
    phone.get_by_role("button", name="Next").tap()
    expect(phone.locator("[data-shown='district:1b']")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_game_that_nobody_knows_has_no_gallery(page: Page):
    open_page(page, "/cards/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(tiles(page)).to_have_count(0)
