"""The review of a match: begun, awaited, walked through; the same for everyone."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.house import until
from tests.web.axe import assert_accessible
from tests.web.guests import PHONE, Guest, bot, look_at, make_table, open_page
from tests.web.house import House

TITLES = {"pl-PL": "Co złożyło się na wynik", "fr-FR": "Tournants", "de-DE": "Wendepunkte"}


@pytest.fixture(scope="module")
def host(browser: Browser, server: House) -> Iterator[Guest]:
    """Somebody who let bots play."""
    guest = Guest(browser, server.address)
    yield guest
    guest.context.close()


@pytest.fixture(scope="module")
def table(host: Guest) -> str:
    """A match that is over, and not reviewed yet."""
    made: str = make_table(host.page, "thecity", [bot("builder"), bot("apprentice")])["id"]
    until(lambda: look_at(host.page, made)["stage"] == "finished")
    return made


@pytest.fixture(scope="module")
def reviewed(host: Guest, table: str) -> dict[str, Any]:
    """What the server says of it when it is done; the page is open there."""
    open_review(host.page, table)
    panel(host.page).get_by_role("button", name="Begin the review").click()
    expect(curve(host.page)).to_be_visible(timeout=60_000)
    return review_of(host.page, table)


def review_of(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/v1/tables/{table}/review").json()
    return found


def open_review(page: Page, table: str) -> None:
    open_page(page, f"/t/{table}/replay?eyes=open&ply=0")
    page.locator("#tab-review").click()
    expect(panel(page).locator(".ask, figure").first).to_be_visible()


def panel(page: Page) -> Locator:
    return page.locator("section.review")


def curve(page: Page) -> Locator:
    return panel(page).get_by_role("slider")


def is_at(page: Page, ply: int) -> None:
    expect(curve(page)).to_have_attribute("aria-valuenow", str(ply))


def test_who_did_not_play_waits_for_those_who_did(guest: Callable[..., Guest], table: str):
    stranger = guest().page
    open_review(stranger, table)
    expect(panel(stranger)).to_contain_text("those who played this match can begin it")
    expect(panel(stranger).get_by_role("button")).to_have_count(0)
    assert_accessible(stranger, "section.review")


def test_a_review_tells_how_far_it_is_and_goes_on_when_asked_again(page: Page):
    table = make_table(page, "microcity", [bot("builder")])["id"]
    until(lambda: look_at(page, table)["stage"] == "finished")
    open_review(page, table)
    panel(page).get_by_role("button", name="Begin the review").click()
    bar = panel(page).get_by_role("progressbar")
    expect(bar.or_(curve(page)).first).to_be_visible()
    page.reload()
    page.locator("#tab-review").click()
    expect(curve(page)).to_be_visible(timeout=60_000)
    expect(panel(page).locator("article h3")).to_have_count(1)


def test_a_turning_point_moves_the_board(host: Guest, reviewed: dict[str, Any]):
    page = host.page
    before = page.locator("section.board, .board").first.inner_html()
    turn = panel(page).locator("button[data-ply]").last
    ply = int(turn.get_attribute("data-ply") or 0)
    turn.click()
    is_at(page, ply)
    expect(turn).to_have_attribute("aria-current", "step")
    verdict = reviewed["verdicts"][ply]
    name = ("Builder", "Apprentice")[verdict["seat"]]
    expect(panel(page)).to_contain_text(f"Decision {ply + 1} · {name}")
    assert page.locator("section.board, .board").first.inner_html() != before
    expect(page).to_have_url(re.compile(rf"\bply={ply}\b"))
    mistakes = [one["ply"] for one in reviewed["verdicts"] if one["best"] != one["move"]]
    later = [one for one in mistakes if one > ply]
    panel(page).get_by_role("button", name="Next mistake").click()
    is_at(page, (later or mistakes)[0])
    expect(panel(page)).to_contain_text("Better:")


def test_keys_walk_along_the_curve(host: Guest, reviewed: dict[str, Any]):
    page = host.page
    curve(page).focus()
    page.keyboard.press("Home")
    is_at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    is_at(page, 1)
    spoken = curve(page).get_attribute("aria-valuetext") or ""
    shown = [int(one) for one in re.findall(r"(\d+)%", spoken)]
    assert sum(shown) == 100
    assert shown == pytest.approx([100 * one for one in reviewed["verdicts"][1]["chances"]], abs=1)
    page.keyboard.press("End")
    is_at(page, reviewed["total"])
    expect(panel(page)).to_contain_text("Go back to a decision")
    panel(page).locator("summary").focus()
    page.keyboard.press("Enter")
    expect(panel(page).locator("tbody tr").last).to_contain_text("The end")
    panel(page).locator("button[data-ply]").first.focus()
    page.keyboard.press("Enter")
    is_at(page, int(panel(page).locator("button[data-ply]").first.get_attribute("data-ply") or 0))
    assert_accessible(page)


def test_all_see_the_same_on_a_phone_in_their_language(
    guest: Callable[..., Guest], table: str, reviewed: dict[str, Any]
):
    for locale, title in TITLES.items():
        page = guest(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale).page
        assert review_of(page, table) == reviewed
        open_review(page, table)
        expect(panel(page)).to_contain_text(title)
        expect(panel(page).locator("article h3")).to_have_count(2)
        assert "web-review" not in panel(page).inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page, "section.review")


def test_the_words_add_up_to_the_result(host: Guest, table: str, reviewed: dict[str, Any]):
    players = panel(host.page).locator("article:has(h3)")
    for account, result in zip(
        reviewed["accounts"], look_at(host.page, table)["results"], strict=True
    ):
        shown = players.nth(account["seat"]).locator(".value").all_inner_texts()
        start, *changes, end = [int(one.replace("\N{MINUS SIGN}", "-").strip("%")) for one in shown]
        assert start + sum(changes) == end == round(100 * result["outcome"])
