"""Microcity through the page: by mouse, by keys alone, by touch; its sentence can be taken back."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import PHONE, look_at, make_table, me, open_table

MOST_MOVES = 150
# Cards, areas, tracks, buildings and dice before the buttons beside the question.
PLACES = ("[data-building]", "[data-track]", "[data-project]", "[data-area]", "[data-die]")
SEED = "2a"


@pytest.fixture
def solo() -> Callable[..., str]:
    """Makes a table: a short level of a fixed seed, unless told otherwise."""

    def make(page: Page, level: str = "a8", **wishes: Any) -> str:
        options = {"level": level, "layout": "first_game"}
        table = make_table(page, "microcity", [me()], options=options, seed=SEED, **wishes)
        open_table(page, table["id"])
        return str(table["id"])

    return make


def board(page: Page) -> Locator:
    return page.locator(".microcity")


def target(page: Page) -> Locator:
    """Something that can be chosen now: on a place, or else beside the question."""
    place = page.evaluate(
        """places => {
            const board = document.querySelector('.microcity');
            window.before = board.innerHTML;
            return places.find((place) => board.querySelector(`${place}[data-target=true]`));
        }""",
        [*PLACES, ""],
    )
    return board(page).locator(f"{place}[data-target=true]").first


def play_on(page: Page, choose: Callable[[Locator], None]) -> None:
    """Choose until the game is over; every choice changes the table."""
    for _ in range(MOST_MOVES):
        choose(target(page))
        wait_for_change(page)
        if board(page).locator(".ending").count():
            return
    pytest.fail("the game does not end")


def wait_for_change(page: Page) -> None:
    page.wait_for_function(
        "() => document.querySelector('.microcity')?.innerHTML !== window.before"
    )


def choose(page: Page, words: str) -> None:
    """Choose with a click on what the words name: an area, a card, or a button."""
    verb, _, what = words.rpartition(" ")
    places = {"start": "area", "move": "area", "project": "project"}
    sought = f"[data-{places[verb]}='{what}']" if verb in places else f"[data-words='{words}']"
    target(page)
    board(page).locator(f"{sought}[data-target=true]").first.click()
    wait_for_change(page)


def test_a_whole_game_by_mouse(page: Page, solo):
    table = solo(page)
    play_on(page, lambda place: place.click())
    expect(board(page).locator(".ending")).to_contain_text("of 4 built")
    assert look_at(page, table)["stage"] == "finished"
    assert_accessible(page)


def test_a_whole_game_by_keys_alone(page: Page, solo):
    table = solo(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(".microcity [data-area]:focus").count():
            break
    start = page.locator(":focus").get_attribute("data-area")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"[data-area='{start}']")).to_be_focused()
    # Whoever plays by keys is led from question to question.
    play_on(page, lambda _: press_where_the_focus_is(page))
    assert look_at(page, table)["stage"] == "finished"


def press_where_the_focus_is(page: Page) -> None:
    expect(page.locator(".microcity [data-target=true]:focus")).to_have_count(1)
    page.keyboard.press("Enter")


def test_a_whole_game_by_touch_on_a_phone(phone: Page, solo):
    table = solo(phone)
    play_on(phone, lambda place: place.tap())
    expect(board(phone).locator(".ending")).to_be_visible()
    assert look_at(phone, table)["stage"] == "finished"
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_can_be_touched_is_large_enough(phone: Page, solo):
    solo(phone)
    for words in ("start a2", None, "project 4", None):
        small = (
            board(phone)
            .locator("[data-target=true]")
            .evaluate_all(
                "all => all.map((one) => one.getBoundingClientRect())"
                ".filter((box) => box.width < 44 || box.height < 44).length"
            )
        )
        assert small == 0
        if words:
            choose(phone, words)
        else:
            target(phone).tap()
            wait_for_change(phone)


def test_escape_takes_a_half_made_turn_back(page: Page, solo):
    solo(page, undo="free")
    choose(page, "start a2")
    keep_two_dice(page)
    choose(page, "project 4")
    expect(board(page).get_by_text("Overtime", exact=True).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(board(page).locator("[data-project='4'][data-target=true]")).to_be_visible()


def test_an_area_can_be_cleared_from_the_plan(page: Page, solo):
    solo(page, undo="free")
    choose(page, "start a2")
    keep_two_dice(page)
    for words in ("project 4", "move a4", "basic", "skip"):
        choose(page, words)
    keep_two_dice(page)
    cleared = board(page).locator("[data-area=a4]")
    cleared.click()
    expect(page.get_by_text("How do you pay for it?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("How do you pay for it?")).to_be_hidden()
    cleared.click()
    board(page).locator("[data-words='clear with money']").click()
    expect(cleared.locator(".token")).to_have_count(0)
    expect(board(page).get_by_label("Money: 3 of 5")).to_be_visible()


def keep_two_dice(page: Page) -> None:
    """Leave out a die, unless all three are alike."""
    buttons = board(page).locator("[data-words^=leave]")
    expect(
        board(page).locator("[data-words^=leave], [data-project][data-target=true]").first
    ).to_be_visible()
    if buttons.count():
        target(page)
        buttons.first.click()
        wait_for_change(page)


def test_the_table_fits_a_screen_and_is_accessible(page: Page, solo):
    solo(page, level="empire16")
    choose(page, "start a2")
    keep_two_dice(page)
    low = board(page).evaluate("one => one.querySelector('.cards').getBoundingClientRect().bottom")
    assert low <= 800
    assert_accessible(page)
