"""The guided first games, to their end: by mouse, keys and touch, in four languages."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import PHONE, look_at, open_page

GAMES = ("pointcity", "thecity", "microcity")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
MOST = 60  # cards of speech and moves of a tutorial, more than there are
RINGS = ".pointer .ring"
# Whether a ring can be seen, and the card of speech lies upon none.
POINTS_WELL = """() => {
  const card = document.querySelector('.speech').getBoundingClientRect();
  const found = [...document.querySelectorAll('.pointer .ring')];
  const rings = found.map((one) => one.getBoundingClientRect());
  const isCovered = (box) => box.left < card.right && card.left < box.right
    && box.top < card.bottom && card.top < box.bottom;
  const isSeen = (box) => box.bottom > 0 && box.top < innerHeight
    && box.right > 0 && box.left < innerWidth;
  return rings.some(isSeen) && !rings.some(isCovered);
}"""

Press = Callable[[Page, Locator], None]


def speech(page: Page) -> Locator:
    return page.locator(".speech")


def state(page: Page) -> tuple[str | None, str | None]:
    """The lesson, and the position that is seen."""
    return speech(page).get_attribute("data-lesson"), speech(page).get_attribute("data-place")


def has_moved(page: Page, before: tuple[str | None, str | None]) -> bool:
    """Whether the lesson or the position is another one, once the page is drawn."""
    moved: bool = page.evaluate(
        """async ([lesson, place]) => {
          const drawn = () => new Promise(requestAnimationFrame);
          await drawn().then(drawn);
          const card = document.querySelector('.speech');
          return !card || card.dataset.lesson !== lesson || card.dataset.place !== place;
        }""",
        list(before),
    )
    return moved


def click(page: Page, place: Locator) -> None:
    box = place.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap(page: Page, place: Locator) -> None:
    box = place.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def play(page: Page, press: Press) -> None:
    """Do what the lesson says: press what is ringed, ring after ring, or read on."""
    page.wait_for_function(POINTS_WELL)
    before = state(page)
    if not speech(page).locator(".task").count():
        return press(page, speech(page).locator(".next"))
    for ring in range(3):
        if page.locator(RINGS).count() <= ring:
            break
        press(page, page.locator(RINGS).nth(ring))
        if has_moved(page, before):
            return None
    raise AssertionError(f"{before} asks for more than what is ringed")


def play_by_keys(page: Page) -> None:
    """Enter; `g` goes to the next thing that is ringed."""
    page.wait_for_function(POINTS_WELL)
    before = state(page)
    is_asked = speech(page).locator(".task").count() > 0
    where = ".board" if is_asked else ".speech"
    page.wait_for_function("w => document.activeElement?.closest(w)", arg=where)
    page.keyboard.press("Enter")
    for _ in range(2):
        if has_moved(page, before):
            return
        page.keyboard.press("g")
        page.keyboard.press("Enter")
    assert has_moved(page, before)


def begin(page: Page, game: str, lesson: int = 1) -> None:
    """Open a tutorial and read on to a lesson."""
    open_page(page, f"/tutorial/{game}")
    for number in range(1, lesson + 1):
        expect(speech(page)).to_contain_text(f"{number} of ")
        if number < lesson:
            page.keyboard.press("n")


def to_the_end(page: Page, game: str, act: Callable[[Page], None]) -> None:
    open_page(page, f"/tutorial/{game}")
    for _ in range(MOST):
        expect(speech(page).or_(page.locator(".done")).first).to_be_visible()
        if page.locator(".done").count():
            return
        assert "web-" not in speech(page).inner_text()
        act(page)
    raise AssertionError("the tutorial does not end")


def begin_for_real(page: Page, game: str) -> dict[str, Any]:
    """Press the big button; the table that is opened."""
    page.locator(".done .play").click()
    expect(page.locator("section.board")).to_be_visible()
    table = look_at(page, page.url.split("/t/")[1].partition("?")[0])
    assert table["game"] == game
    assert table["stage"] == "playing"
    return table


@EVERY_GAME
def test_to_the_end_by_mouse_and_into_a_real_game(guest, game: str):
    page = guest(locale="en-GB").page
    to_the_end(page, game, lambda page: play(page, click))
    table = begin_for_real(page, game)
    if game == "microcity":
        assert [seat["kind"] for seat in table["seats"]] == ["person"]
        assert table["options"]["level"] == "a10"
    else:
        assert [seat["level"] for seat in table["seats"]] == [None, "apprentice"]


@EVERY_GAME
def test_to_the_end_by_keys_in_polish(guest, game: str):
    page = guest(locale="pl-PL").page
    to_the_end(page, game, play_by_keys)
    expect(page.get_by_role("heading", name="Umiesz już grać!")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("section.board")).to_be_visible()
    assert "/t/" in page.url


@EVERY_GAME
def test_to_the_end_by_touch_in_french(guest, game: str):
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    page = guest(locale="fr-FR", **phone).page
    to_the_end(page, game, lambda page: play(page, tap))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    begin_for_real(page, game)


@EVERY_GAME
def test_to_the_end_in_german_without_playing(guest, game: str):
    page = guest(locale="de-DE").page
    to_the_end(page, game, lambda page: page.keyboard.press("n"))
    expect(page.get_by_role("heading", name="Du kannst es!")).to_be_visible()
    if game == "pointcity":
        assert_accessible(page)


def test_another_move_is_answered_kindly_and_changes_nothing(page: Page):
    begin(page, "pointcity")
    page.locator("[data-cell='4']").click()
    page.locator("[data-cell='8']").click()
    expect(speech(page)).to_contain_text("let me finish")
    for _ in range(2):
        page.keyboard.press("n")
    expect(speech(page).locator(".nudge")).to_have_count(0)
    page.locator("[data-cell='4']").click()
    page.locator("[data-cell='8']").click()
    expect(speech(page)).to_contain_text("You may do that in a real game!")
    expect(page.locator(".spoken")).to_contain_text("You may do that in a real game!")
    assert state(page) == ("take", "0")
    expect(page.locator(".market .picture")).to_have_count(0)
    play(page, click)
    expect(speech(page)).to_have_attribute("data-lesson", "refill")
    expect(speech(page).locator(".nudge")).to_have_count(0)


def test_a_half_right_payment_is_taken_back_whole(page: Page):
    begin(page, "thecity", lesson=3)
    for key in ("car_park", "house"):
        page.locator(f".hand [data-key='{key}']").click()
    page.locator(".confirm").click()
    expect(speech(page).locator(".nudge")).to_be_visible()
    assert state(page) == ("deal", "0")
    expect(page.locator(".hand [data-key]")).to_have_count(7)
    play(page, click)
    expect(speech(page)).to_have_attribute("data-lesson", "house")


def test_one_goes_back_and_on_and_a_reload_remembers(page: Page):
    begin(page, "microcity", lesson=6)
    page.reload()
    expect(speech(page)).to_contain_text("6 of 18")
    speech(page).get_by_role("button", name="Back").click()
    expect(speech(page)).to_contain_text("5 of 18")
    expect(page.locator("[data-project='5']")).to_be_enabled()
    page.get_by_role("button", name="Start again").click()
    expect(speech(page)).to_contain_text("1 of 18")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("go to what is spoken of")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Skip the tutorial").click()
    expect(page.get_by_role("link", name="All the rules")).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    expect(speech(page)).to_contain_text("1 of 18")


def test_what_is_said_is_spoken_and_what_is_shown_can_be_reached(page: Page):
    begin(page, "thecity")
    expect(page.locator(".spoken")).to_contain_text("Welcome to The City")
    for _ in range(2):
        page.keyboard.press("n")
    expect(page.locator(".hand [data-key='car_park']")).to_be_focused()
    page.mouse.click(2, 2)
    page.keyboard.press("g")
    expect(page.locator(".hand [data-key='car_park']")).to_be_focused()


@EVERY_GAME
def test_a_lesson_is_accessible(page: Page, game: str):
    begin(page, game, lesson=4)
    page.wait_for_function(POINTS_WELL)
    assert_accessible(page)


def test_a_game_that_is_not_there_is_lost(page: Page):
    open_page(page, "/tutorial/chess")
    expect(page.locator(".lost")).to_be_visible()
