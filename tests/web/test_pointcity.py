"""Point City through the page: by mouse, by keys alone, by touch; a sentence can be taken back."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import PHONE, bot, look_at, make_table, me, open_table

MOST_CHOICES = 120
SIDE = 4
ASKING = ".sentence .best, .row .open, .unlaid .open, .cell.open, .deck.open"
WISH = """board => {
  const find = (place) => board.querySelector(place);
  const question = ['.sentence .best', '.row .open', '.unlaid .open'].find(find);
  const cell = find('.cell.open:has(.picture)') ?? find('.cell.open');
  if (question) return [question];
  return cell ? [`[data-cell='${cell.dataset.cell}']`, '.cell.partner'] : ['.deck'];
}"""


@pytest.fixture
def sit() -> Callable[..., str]:
    """Makes a table with bots and opens it; the seed fixes the cards."""

    def make(page: Page, seats: int = 2, *, is_still: bool = True, **wishes: Any) -> str:
        chairs = [me(), *(bot() for _ in range(seats - 1))]
        table = make_table(page, "pointcity", chairs, seed="7", **wishes)
        open_table(page, table["id"], is_still=is_still)
        return str(table["id"])

    return make


def board(page: Page) -> Locator:
    return page.locator(".pointcity")


def is_over(page: Page) -> bool:
    """Wait until something is asked, or nothing more will be."""
    over = board(page).get_by_text("The game is over")
    expect(board(page).locator(ASKING).or_(over).first).to_be_visible()
    return over.count() > 0


def play_on(page: Page, press: Callable[[Locator], None], *, choices: int = MOST_CHOICES) -> bool:
    """Choose until the game is over, or so many times; whether it is over."""
    for _ in range(choices):
        if is_over(page):
            return True
        offer = board(page).get_attribute("data-offer")
        choose_something(page, press)
        expect(board(page)).not_to_have_attribute("data-offer", offer or "")
    return is_over(page)


def choose_something(page: Page, press: Callable[[Locator], None]) -> None:
    """The suggested payment, the first token, a pair with a building before any other, the deck."""
    for place in board(page).evaluate(WISH):
        press(board(page).locator(place).first)


def cell(page: Page, place: str) -> Locator:
    number = SIDE * (int(place[1]) - 1) + "abcd".index(place[0])
    return board(page).locator(f"[data-cell='{number}']")


def test_a_whole_game_by_mouse(page: Page, sit):
    table = sit(page)
    assert play_on(page, lambda place: place.click())
    assert look_at(page, table)["stage"] == "finished"


def test_nobody_waits_for_cards_that_fly(page: Page, sit):
    sit(page, seats=1, is_still=False)
    assert not play_on(page, lambda place: place.click(no_wait_after=True), choices=4)


def test_a_whole_solo_game_by_keys_alone(page: Page, sit):
    table = sit(page, seats=1)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(".cell:focus").count():
            break
    assert play_on(page, lambda place: press_by_keys(page, place))
    assert look_at(page, table)["stage"] == "finished"


def press_by_keys(page: Page, place: Locator) -> None:
    """Walk to a cell with the arrows, or be led to the question; then press Enter."""
    wanted = place.get_attribute("data-cell")
    if wanted is None:
        expect(place).to_be_focused()
        page.keyboard.press("Enter")
        return
    here = int(page.locator(".cell:focus").get_attribute("data-cell") or 0)
    rows, columns = int(wanted) // SIDE - here // SIDE, int(wanted) % SIDE - here % SIDE
    for key, steps in (
        ("ArrowDown", rows), ("ArrowUp", -rows), ("ArrowRight", columns), ("ArrowLeft", -columns)
    ):  # fmt: skip
        for _ in range(max(0, steps)):
            page.keyboard.press(key)
    expect(place).to_be_focused()
    page.keyboard.press("Enter")


def test_a_whole_solo_game_by_touch_on_a_phone(phone: Page, sit):
    table = sit(phone, seats=1)
    assert play_on(phone, lambda place: place.tap())
    assert look_at(phone, table)["stage"] == "finished"
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_can_be_touched_is_large_enough(phone: Page, sit):
    sit(phone)
    play_on(phone, lambda place: place.tap(), choices=8)
    small = board(phone).locator(".cell, .deck, .tokens button, .prompt button, .rivals button")
    sizes = small.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert [box for box in sizes if 0 < min(box["width"], box["height"]) < 43.5] == []


def test_a_half_chosen_pair_is_let_go(page: Page, sit):
    sit(page)
    cell(page, "b2").click()
    expect(board(page).get_by_text("with which neighbour?")).to_be_visible()
    expect(board(page).locator(".partner")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(board(page).locator(".partner")).to_have_count(0)
    cell(page, "b2").click()
    board(page).get_by_role("button", name="Cancel").click()
    expect(board(page).get_by_text("Take two neighbouring cards")).to_be_visible()


def test_a_pair_can_be_dragged(page: Page, sit):
    sit(page)
    cell(page, "a1").drag_to(cell(page, "a2"))
    expect(page.get_by_text("Ada takes").first).to_be_visible()


def test_a_card_is_flipped_before_a_pair_is_taken(page: Page, sit):
    sit(page)
    page.keyboard.press("f")
    expect(board(page).get_by_text("Which card do you turn to its building side?")).to_be_visible()
    cell(page, "c3").click()
    expect(cell(page, "c3").locator(".picture")).to_be_visible()
    expect(board(page).get_by_text("A card is flipped")).to_be_visible()
    expect(board(page).get_by_role("button", name="Flip a card first")).to_have_count(0)


def test_a_payment_is_made_as_suggested_and_can_be_taken_back(page: Page, sit):
    table = sit(page, undo="free")
    while not board(page).locator(".sentence .best").count():
        assert not play_on(page, lambda place: place.click(), choices=1)
        is_over(page)
    page.keyboard.press("Escape")
    expect(board(page).locator(".sentence .best")).to_have_count(0)
    expect(board(page).locator(".cell.open").first).to_be_visible()
    while not board(page).locator(".sentence .best").count():
        assert not play_on(page, lambda place: place.click(), choices=1)
        is_over(page)
    board(page).get_by_role("button", name="Pay as suggested").click()
    expect(board(page).locator(".sentence .best")).to_have_count(0)
    assert look_at(page, table)["stage"] == "playing"


def test_the_city_of_a_rival_is_one_tap_away(page: Page, sit):
    sit(page, seats=4)
    rival = board(page).locator(".rivals button").first
    rival.click()
    expect(rival).to_have_attribute("aria-pressed", "true")
    expect(board(page).get_by_role("heading", name="Your city")).to_have_count(0)
    board(page).get_by_role("button", name="Back to your city").click()
    expect(board(page).get_by_role("heading", name="Your city")).to_be_visible()


def test_the_row_of_the_solo_game_can_be_chosen(page: Page, sit):
    sit(page, seats=1, options={"solo_token_row": "player_choice"})
    expect(board(page).locator(".unlaid button")).to_have_count(22)
    play_on(page, lambda place: place.click(), choices=10)
    expect(board(page).locator(".row button")).to_have_count(10)
    expect(cell(page, "a1")).to_be_visible()


@pytest.mark.parametrize("seats", [1, 4])
def test_the_table_fits_a_screen_and_is_accessible(page: Page, sit, seats: int):
    sit(page, seats=seats)
    play_on(page, lambda place: place.click(), choices=5)
    lowest = board(page).locator(".cell").last.evaluate("one => one.getBoundingClientRect().bottom")
    assert lowest <= 800
    for column in (".side", ".cities"):
        assert (
            board(page).locator(column).evaluate("one => one.scrollHeight - one.clientHeight") < 2
        )
    assert_accessible(page)
