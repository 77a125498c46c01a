"""The table page: what all games share."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import (
    bot,
    friend,
    look_at,
    make_table,
    me,
    open_page,
    open_table,
    play_from_list,
    sit_down,
)

GAMES = {"pointcity": 2, "thecity": 2, "microcity": 1}


def seats_of(game: str) -> list[dict[str, object]]:
    return [me(), *(bot() for _ in range(GAMES[game] - 1))]


@pytest.mark.parametrize("game", GAMES)
def test_all_legal_moves_are_named_and_can_be_chosen(page: Page, game: str):
    table = make_table(page, game, seats_of(game))
    open_table(page, table["id"])
    page.keyboard.press("m")
    moves = page.locator("[data-move]")
    expect(moves.first).to_be_focused()
    names = moves.all_inner_texts()
    assert len(set(names)) == len(names) > 1
    play_from_list(page)
    expect(moves).not_to_have_text(names)


def test_a_move_is_taken_back(page: Page):
    table = make_table(page, "microcity", [me()], undo="free")
    open_table(page, table["id"])
    play_from_list(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    page.keyboard.press("u")
    page.keyboard.press("l")
    expect(page.get_by_role("tabpanel")).to_contain_text("took back a move")
    expect(undo).to_be_disabled()


def test_a_hint_names_the_best_moves(page: Page):
    table = make_table(page, "microcity", [me()])
    open_table(page, table["id"])
    page.keyboard.press("h")
    expect(page.locator(".hint li").first).to_be_visible(timeout=30_000)


def test_the_score_is_explained(page: Page):
    table = make_table(page, "pointcity", [me(), bot()])
    open_table(page, table["id"])
    page.keyboard.press("s")
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Ada")
    expect(panel).to_contain_text("Apprentice")


def test_people_talk(page: Page, guest):
    table = make_table(page, "pointcity", [me("Ada"), friend()])
    other = guest().page
    sit_down(other, table["id"], "Bruno")
    open_table(page, table["id"])
    open_table(other, table["id"])
    page.keyboard.press("c")
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_role("tabpanel")).to_contain_text("Good luck!")


def test_the_keys_are_explained(page: Page):
    table = make_table(page, "pointcity", [me(), bot()])
    open_table(page, table["id"])
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("ask for a hint")
    expect(page.get_by_role("dialog")).to_contain_text("flip a card")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()


def test_the_language_is_switched_in_place(page: Page):
    table = make_table(page, "pointcity", [me(), bot()])
    open_table(page, table["id"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Polski").click()
    expect(page.get_by_role("tab", name="Przebieg")).to_be_attached()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("tab", name="Przebieg")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "words"),
    [("pl-PL", "Trzy miasta"), ("fr-FR", "Trois villes"), ("de-AT", "Drei Städte")],
)
def test_the_language_follows_the_browser(guest, locale: str, words: str):
    page = guest(locale=locale).page
    open_page(page)
    expect(page.locator("h1")).to_contain_text(words)


def test_a_spectator_sees_and_may_not_act(page: Page, guest):
    table = make_table(page, "pointcity", [me(), bot()])
    other = guest().page
    open_table(other, table["id"])
    expect(other.get_by_text("You are watching.")).to_be_visible()
    expect(other.get_by_role("button", name="Hint")).not_to_be_attached()
    open_table(page, table["id"])
    play_from_list(page)
    expect(other.get_by_role("tabpanel").locator("li").first).to_be_visible()


def test_bots_play_to_the_end_and_the_end_is_explained(page: Page):
    table = make_table(page, "pointcity", [bot(), bot()])
    open_table(page, table["id"])
    end = page.get_by_role("dialog")
    expect(end).to_be_visible(timeout=120_000)
    expect(end.get_by_text("Points over time")).to_be_visible()
    expect(end.locator("path.line")).to_have_count(2)
    expect(end.locator("details").first).to_be_visible()
    assert_accessible(page)
    with page.expect_download() as download:
        end.get_by_role("link", name="Save the match").click()
    assert download.value.path().read_text("utf-8").startswith("tricity match")
    end.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table["id"]))
    expect(page.locator("section.board")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible(page: Page, game: str):
    table = make_table(page, game, seats_of(game))
    open_table(page, table["id"])
    play_from_list(page)
    assert_accessible(page)
    for panel in ("Log", "Score", "Chat"):
        page.get_by_role("tab", name=panel).click()
        page.wait_for_load_state("networkidle")
        assert_accessible(page, "aside")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_the_screen(page: Page, game: str):
    table = make_table(page, game, seats_of(game))
    open_table(page, table["id"])
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_a_phone_does_not_scroll_sideways(phone: Page, game: str):
    table = make_table(phone, game, seats_of(game))
    open_table(phone, table["id"])
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    phone.get_by_role("tab", name="Moves").tap()
    expect(phone.locator("[data-move]").first).to_be_visible()
    assert look_at(phone, table["id"])["stage"] == "playing"
