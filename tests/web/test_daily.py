"""The daily challenge through its page: play, compare, look back in the calendar, by keys alone."""

import math
import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import assert_accessible
from tests.web.dailies import finish, moves_of, today
from tests.web.guests import PHONE, open_page, open_table

DAY = "2026-11-14"
PATIENCE = 60_000  # milliseconds for the bots


def card(page: Page, game: str) -> Locator:
    return page.locator(f"article[data-game={game}]")


def day_in(page: Page, day: str) -> Locator:
    return page.locator(f"[data-day='{day}']")


def test_from_the_deal_to_the_result_beside_the_bots(page: Page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, f"/daily/{DAY}")
    expect(page.get_by_role("heading", name="Saturday, 14 November 2026")).to_be_visible()
    mine = card(page, "pointcity")
    expect(card(page, "microcity")).to_contain_text("Side A, easy")
    expect(page.locator("article ol")).to_have_count(0)  # nothing is given away
    mine.get_by_role("button", name="Play this deal late").click()
    expect(page.locator("section.board")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.go_back()
    expect(mine.get_by_role("button", name="Continue")).to_be_visible()
    table = finish(page, "pointcity", DAY)
    open_table(page, table)
    page.get_by_role("link", name="See how the bots did").click()
    expect(page).to_have_url(re.compile(rf"/daily/{DAY}"))
    bots = mine.get_by_role("list", name="You and the bots on this deal, the best first")
    expect(bots.get_by_role("listitem")).to_have_count(5, timeout=PATIENCE)
    expect(mine).to_contain_text("All four bots did better")
    expect(mine).to_contain_text("played late")
    mine.get_by_role("button", name="Copy result").click()
    expect(page.get_by_text("Copied: Tricity daily")).to_be_visible()
    words = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"Tricity daily {DAY} · Point City \d+ · All four bots did better", words)
    assert_accessible(page)
    mine.get_by_role("button", name="Practise").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


def test_the_calendar_by_keys_alone(page: Page):
    finish(page, "pointcity", DAY)
    open_page(page, "/daily")
    now = today()
    expect(day_in(page, now)).to_have_attribute("aria-current", "date")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator("[data-day]:focus").count():
            break
    expect(day_in(page, now)).to_be_focused()
    page.keyboard.press("PageUp")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    there = month_before(month_before(date.fromisoformat(now)))  # its last day
    expect(day_in(page, there.isoformat())).to_be_focused()
    while gap := (date.fromisoformat(DAY) - there).days:
        there += timedelta(days=int(math.copysign(7 if abs(gap) >= 7 else 1, gap)))
        page.keyboard.press(step(gap))
    expect(day_in(page, DAY)).to_be_focused()
    label = day_in(page, DAY).get_attribute("aria-label") or ""
    assert "14 November 2026. Point City: played late. The City: not played" in label
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/daily/{DAY}"))
    expect(day_in(page, DAY)).to_be_focused()
    expect(card(page, "pointcity").get_by_role("button", name="Practise")).to_be_visible()


def month_before(day: date) -> date:
    """The last day of the month before."""
    return day.replace(day=1) - timedelta(days=1)


def step(gap: int) -> str:
    """The key that leads nearer to a day so many days away."""
    if abs(gap) >= 7:
        return "ArrowDown" if gap > 0 else "ArrowUp"
    return "ArrowRight" if gap > 0 else "ArrowLeft"


def test_today_counts_on_for_days_in_a_row_and_others_are_seen(page: Page, guest):
    now = today()
    finish(guest().page, "pointcity", now)
    finish(page, "pointcity", now, moves_of("architect", "pointcity", now))
    open_page(page, "/daily")
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"\d\d:\d\d:\d\d"))
    expect(card(page, "pointcity")).to_contain_text(re.compile(r"Place \d+ of \d+ people"))
    mine = card(page, "pointcity").get_by_role("listitem")
    expect(mine).to_have_count(5, timeout=PATIENCE)
    figures = {row.partition(" ")[0]: row.split()[-1] for row in map(flat, mine.all_inner_texts())}
    assert figures["You"] == figures["Architect"]
    expect(day_in(page, now)).to_have_attribute("aria-label", re.compile("Point City: played"))


def flat(words: str) -> str:
    return " ".join(words.split())


@pytest.mark.parametrize("day", ["2025-12-31", "2999-01-01", "monday"])
def test_a_day_without_a_deal_is_explained(page: Page, day: str):
    open_page(page, f"/daily/{day}")
    expect(page.get_by_role("alert")).to_contain_text("There is no deal on this day")
    page.get_by_role("link", name="To today").click()
    expect(page.locator("article")).to_have_count(3)


def test_the_page_is_accessible_and_fits_a_phone(phone: Page):
    finish(phone, "pointcity", DAY)
    open_page(phone, f"/daily/{DAY}")
    expect(card(phone, "pointcity").locator("ol")).to_be_visible(timeout=PATIENCE)
    phone.wait_for_load_state("networkidle")
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = phone.locator("main a, main button, main summary").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect())"
        ".filter((box) => box.height < 43.9 || box.width < 36).length"
    )
    assert small == 0
    assert_accessible(phone)
