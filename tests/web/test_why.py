"""Whoever presses what cannot be chosen is told the rule, and the way to it."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import (
    PHONE,
    Guest,
    bot,
    friend,
    make_table,
    me,
    open_table,
    play_from_list,
)
from tests.web.guests import sit_down as join

SOLO = {"level": "a8", "layout": "first_game"}


def sit_down(page: Page, game: str) -> None:
    """A table that waits for this person."""
    others = [] if game == "microcity" else [bot()]
    wishes = {"options": SOLO} if game == "microcity" else {}
    open_table(page, make_table(page, game, [me(), *others], **wishes)["id"])


def choose_what_to_build(page: Page) -> None:
    """The deal of The City is over: some cards of the hand cannot be built."""
    for index in (0, 1):
        page.locator(".hand [data-place]").nth(index).click()
    page.locator(".confirm").click()
    expect(page.locator(".hand .survey")).to_be_visible()


def press(page: Page, words: str) -> Locator:
    """Press what stands for a move that is not legal; the answer."""
    page.locator(f'[data-why^="{words}"]').first.click(force=True)  # it says that it is disabled
    answer = page.get_by_role("note")
    expect(answer).to_be_visible()
    return answer


@dataclass(frozen=True)
class Case:
    """Something that cannot be chosen at the first question, and what is said of it."""

    game: str
    words: str
    section: str
    english: str
    locale: str
    other: str


CASES = [
    Case(
        *("pointcity", "token", "3.4", "once you have built a civic building"),
        *("pl-PL", "Żeton publiczny wybierasz po zbudowaniu budynku publicznego."),
    ),
    Case("thecity", "", "2.2", "and you have only", "fr-FR", "pour payer"),
    Case(
        *("microcity", "start", "2.2", "The engineer starts on a residential area."),
        *("de-DE", "Der Ingenieur beginnt in einem Wohnviertel."),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
def test_an_impossible_card_names_its_rule_in_two_languages(
    guest: Callable[..., Guest], case: Case
) -> None:
    for language, sentence in (("en-GB", case.english), (case.locale, case.other)):
        page = guest(locale=language).page
        sit_down(page, case.game)
        if case.game == "thecity":
            choose_what_to_build(page)
        answer = press(page, case.words or dear_card(page))
        expect(answer).to_contain_text(sentence)
        expect(page.locator(".spoken")).to_contain_text(sentence)
        link = answer.get_by_role("link")
        expect(link).to_contain_text(f"§{case.section}")
        assert link.get_attribute("href") == f"/rules/{case.game}#{case.section}"
    assert_accessible(page)
    follow(page, link, case.section)


def dear_card(page: Page) -> str:
    """The move that would build the dearest card of the hand."""
    keys: list[str] = page.locator(".hand [data-why]").evaluate_all(
        """cards => cards
            .sort((a, b) => parseInt(b.innerText) - parseInt(a.innerText))
            .map((card) => card.dataset.why)"""
    )
    return next(
        key
        for key in keys
        if key.removeprefix("build ") not in ("school", "supermarket", "office_building")
    )


def follow(page: Page, link: Locator, section: str) -> None:
    """The link leads to the section, in a page of its own."""
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator(f'[id="{section}"]').first).to_be_in_viewport()
    rules.close()


def test_every_prompt_names_the_rule_that_asks(page: Page) -> None:
    for game, section in (("pointcity", "3.2"), ("thecity", "1.1"), ("microcity", "2.2")):
        sit_down(page, game)
        link = page.locator(".prompt a")
        expect(link).to_have_text(f"§{section}")
        expect(link).to_have_accessible_name(f"Rules, §{section}")
        assert link.get_attribute("href") == f"/rules/{game}#{section}"
        assert link.get_attribute("target") == "_blank"
    follow(page, link, section)


def test_by_keys_one_comes_to_the_rule_and_back(page: Page) -> None:
    sit_down(page, "microcity")
    area = page.locator("[data-area][data-target=true]").first
    area.focus()
    while not page.locator(":focus[data-why]").count():
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowRight")
    pressed = page.locator(":focus")
    where = pressed.get_attribute("data-area")
    page.keyboard.press("Enter")
    answer = page.get_by_role("note")
    expect(answer).to_contain_text("residential")
    page.keyboard.press("Tab")
    expect(answer.get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    expect(page.locator(f"[data-area={where}]")).to_be_focused()


def test_by_touch_the_answer_fits_and_goes_with_the_next_move(phone: Page) -> None:
    sit_down(phone, "microcity")
    phone.locator('[data-area][data-target="false"]').last.tap(force=True)
    answer = phone.get_by_role("note")
    expect(answer).to_be_in_viewport(ratio=1)
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = answer.get_by_role("link").bounding_box()
    assert box
    assert box["height"] >= 44
    phone.locator('[data-area][data-target="true"]').first.tap()
    expect(answer).to_have_count(0)
    expect(
        phone.locator("[data-project][data-target=true], [data-words^=leave]").first
    ).to_be_visible()


def test_cards_that_were_asked_about_can_be_chosen_later(page: Page) -> None:
    """The answer does not stand in the way: the same press works once it is legal."""
    sit_down(page, "pointcity")
    answer = press(page, "pay")
    expect(answer).to_contain_text("nothing to pay")
    page.locator(".market .open").first.click()
    expect(answer).to_have_count(0)
    expect(page.locator(".market .first")).to_have_count(1)


def test_whoever_waits_is_told_nothing(page: Page, guest: Callable[..., Guest]) -> None:
    table = make_table(page, "pointcity", [me("Ada"), friend()])["id"]
    other = guest().page
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    join(other, table, "Bruno")
    open_table(other, table)
    other.locator("[data-why]").first.click(force=True)
    open_table(page, table)
    play_from_list(page)
    expect(other.get_by_role("tabpanel")).to_contain_text("Ada")
    expect(other.get_by_role("note")).to_have_count(0)
    assert [url for url in asked if "/why" in url and "/api/" in url] == []
