"""Replays: whole matches through all eyes, match files by drop and button, playing on."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import Guest, bot, make_table, me, open_page, play_from_list

GAMES = {"pointcity": 2, "thecity": 2, "microcity": 1}
STAGE = ".stage[data-shown]"
ENTRY = "button.line"
NOW = "[aria-current=step]"
DROP = """async ({name, text}) => {
    const files = new DataTransfer();
    files.items.add(new File([text], name));
    const happens = (kind) => document.body.dispatchEvent(
        new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
    happens('dragenter');
    do {
        happens('dragover');
        await new Promise(requestAnimationFrame);
    } while (!document.querySelector('.drop'));
    happens('drop');
}"""

WALK = """async (last) => {
    const plain = new CSSStyleSheet();  // pictures cost time and hide nothing
    plain.replaceSync('.board svg { display: none }');
    document.adoptedStyleSheets = [plain];
    const seen = [];
    while (Number(document.querySelector('.stage').dataset.ply) < last) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', {
            key: 'ArrowRight', bubbles: true, cancelable: true }));
        await new Promise((done) => setTimeout(done));
        const cards = [...document.querySelectorAll('.hand [data-key]')];
        seen.push([Number(document.querySelector('.stage').dataset.shown),
                   cards.map((card) => card.dataset.key)]);
    }
    return seen;
}"""
OPEN_TO_ALL = {"architect", "no-build"}  # may always be chosen, and are in no hand


@pytest.fixture(scope="module")
def match(browser, server) -> Callable[[str], str]:
    """A finished match of a game, played once for all."""

    @cache
    def played(game: str) -> str:
        host = Guest(browser, server.address)
        seats = [me("Ada"), *(bot() for _ in range(GAMES[game] - 1))]
        table: str = make_table(host.page, game, seats)["id"]
        host.page.request.post(f"/api/v1/tables/{table}/leave", data={"seat": 0})
        open_page(host.page, f"/t/{table}")
        expect(host.page.get_by_role("dialog")).to_be_visible(timeout=120_000)
        host.page.get_by_role("link", name="Watch the replay").click()
        expect(host.page).to_have_url(re.compile(rf"/t/{table}/replay\?ply=0&eyes=0"))
        host.context.close()
        return table

    return played


def open_replay(page: Page, table: str, query: str = "") -> None:
    open_page(page, f"/t/{table}/replay{query}")
    expect(page.locator(STAGE)).to_be_visible()
    page.wait_for_load_state("networkidle")


def shown(page: Page) -> int:
    """How many decisions were made at the position that is shown."""
    return int(page.locator(STAGE).get_attribute("data-ply") or -1)


def steps(page: Page, table: str, eyes: object) -> list[dict[str, Any]]:
    """What the server tells these eyes."""
    found: list[dict[str, Any]] = []
    while True:
        path = f"/api/v1/tables/{table}/replay?eyes={eyes}&from={len(found)}&count=50"
        page_of = page.request.get(path).json()
        found += page_of["steps"]
        if len(found) > page_of["plies"]:
            return found


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_through_each_pair_of_eyes_by_keys(page: Page, match, game: str):
    table = match(game)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    spectators = ["spectator"] if game == "thecity" else []  # elsewhere nothing is hidden
    for eyes in (*range(GAMES[game]), *spectators):
        asked.clear()
        open_replay(page, table, f"?eyes={eyes}")
        told = steps(page, table, eyes)
        walk(page, told)
        assert shown(page) == len(told) - 1
        replays = [url for url in asked if "/replay?" in url and "/api/" in url]
        assert replays
        assert all(f"eyes={eyes}&" in url for url in replays)


def walk(page: Page, told: list[dict[str, Any]]) -> None:
    """Step through a match by the arrow key, and see that no card of another hand is shown."""
    seen = page.evaluate(WALK, len(told) - 1)
    plies = [step["ply"] for step in told[1:] if step["is_noticed"] or step is told[-1]]
    assert [ply for ply, _ in seen] == plies
    for ply, cards in seen:
        own = told[ply]["views"][0].get("own") or {}
        assert set(Counter(cards) - Counter(own.get("hand", {}))) <= OPEN_TO_ALL


def test_scrubbing_playing_stepping_and_the_log(page: Page, match):
    open_replay(page, match("pointcity"), "?ply=5&eyes=spectator")
    scrubber = page.get_by_role("slider", name="Place in the match")
    expect(scrubber).to_have_value("5")
    last = int(scrubber.get_attribute("max") or 0)
    scrubber.fill("20")
    expect(page).to_have_url(re.compile("ply=20"))
    assert shown(page) == 20
    expect(page.locator(NOW)).to_be_in_viewport()
    turn = page.locator(NOW).locator("xpath=preceding::p[contains(@class,'turn')][1]").inner_text()
    page.get_by_role("button", name="One turn on").click()
    after = shown(page)
    assert after > 20
    page.keyboard.press("Shift+ArrowRight")
    assert shown(page) > after
    now = page.locator(NOW).locator("xpath=preceding::p[contains(@class,'turn')][1]")
    assert now.inner_text() != turn
    page.keyboard.press("Shift+ArrowLeft")
    assert shown(page) == after
    line = page.locator(ENTRY).nth(3)
    words = line.inner_text()
    line.click()
    expect(page.locator(NOW)).to_have_text(words)
    expect(page).to_have_url(re.compile(f"ply={shown(page)}&"))
    page.keyboard.press("End")
    assert shown(page) == last
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option(index=3)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(STAGE)).to_have_attribute("data-ply", re.compile("[2-9]|.."))
    scrubber.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_playing_ends_at_the_end(page: Page, match):
    open_replay(page, match("pointcity"), "?ply=100000")
    last = shown(page)
    page.keyboard.press("ArrowLeft")
    page.get_by_label("Speed").select_option(index=3)
    page.get_by_role("slider").focus()
    assert shown(page) == last - 1
    page.keyboard.press("Space")
    expect(page.locator(STAGE)).to_have_attribute("data-ply", str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_shows_the_same_to_another_visitor(page: Page, guest, match):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_replay(page, match("thecity"), "?ply=20&eyes=1")
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("status").last).to_contain_text("copied")
    address = page.evaluate("navigator.clipboard.readText()")
    assert address.endswith("/replay?ply=20&eyes=1")
    other = guest().page
    other.goto(address)
    expect(other.locator(NOW)).to_have_text(page.locator(NOW).inner_text(), use_inner_text=True)
    assert other.locator(".hand").inner_text() == page.locator(".hand").inner_text()
    other.keyboard.press("ArrowRight")
    expect(other).to_have_url(re.compile("ply=2[1-9]&eyes=1"))
    other.goto("/about")
    other.go_back()
    expect(other).to_have_url(re.compile("ply=2[1-9]&eyes=1"))
    expect(other.locator(STAGE)).to_be_visible()


def test_open_eyes_see_every_hand(page: Page, match):
    table = match("thecity")
    open_replay(page, table, "?ply=12&eyes=open")
    views = steps(page, table, "open")[12]["views"]
    rows = page.get_by_role("group", name="All hands").get_by_role("list")
    expect(rows).to_have_count(len(views))
    for row, view in zip(rows.all(), views, strict=True):
        kinds = len(view["own"]["hand"]) + len(view["own"]["laid"])
        expect(row.locator("li")).to_have_count(kinds or 1)
    page.get_by_role("button", name="Apprentice", exact=True).click()
    expect(page.locator(".hand li").first).to_be_visible()
    page.get_by_label("Whose eyes").select_option("A spectator")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page).to_have_url(re.compile("eyes=spectator"))


def test_a_running_match_has_no_replay_yet(page: Page):
    table = make_table(page, "microcity", [me()])["id"]
    open_page(page, f"/t/{table}/replay")
    expect(page.get_by_role("heading")).to_contain_text("opens when the match is over")
    assert_accessible(page)
    page.get_by_role("link", name="Go to the table").click()
    expect(page.locator("section.board")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_replays_are_accessible_and_fit(page: Page, match, game: str):
    open_replay(page, match(game), "?ply=15&eyes=open")
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert_accessible(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("one decision back or on")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("p")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "dialog")


def test_a_replay_on_a_phone(phone: Page, match):
    open_replay(phone, match("thecity"), "?ply=15&eyes=open")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    phone.get_by_role("button", name="One turn on").tap()
    assert shown(phone) > 15


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_from_the_middle(page: Page, match, game: str):
    table = match(game)
    plies = len(steps(page, table, "open")) - 1
    seat = GAMES[game] - 1
    open_replay(page, table, f"?ply={plies // 2}&eyes={seat}")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    if GAMES[game] > 1:
        dialog.get_by_text("Mayor").click()
        dialog.get_by_text("Apprentice", exact=True).last.click()
    dialog.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("tab", name="Moves")).to_be_visible(timeout=30_000)
    assert table not in page.url
    page.keyboard.press("m")
    expect(page.locator("[data-move]").first).to_be_visible(timeout=30_000)
    names = page.locator("[data-move]").all_inner_texts()
    play_from_list(page)
    expect(page.locator("[data-move]")).not_to_have_text(names)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_a_match_file_is_saved_dropped_and_chosen(page: Page, match, tmp_path: Path):
    table = match("pointcity")
    open_replay(page, table)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the match").click()
    text = download.value.path().read_text("utf-8")
    page.evaluate(DROP, {"name": "mine.match", "text": text})
    expect(page).not_to_have_url(re.compile(table))
    expect(page).to_have_url(re.compile(r"/replay\?ply=0&eyes=spectator"))
    open_page(page)
    expect(page.get_by_text("Open a match file")).to_be_visible()
    page.evaluate(DROP, {"name": "mine.match", "text": text})
    expect(page).to_have_url(re.compile(r"/replay\?ply=0&eyes=spectator"))
    expect(page.locator(STAGE)).to_be_visible()
    first = page.url
    file = tmp_path / "mine.match"
    file.write_text(text, "utf-8")
    page.get_by_label("Open a match file").set_input_files(file)
    expect(page).not_to_have_url(first)
    expect(page.locator(STAGE)).to_be_visible()


def test_a_damaged_file_is_told_what_is_wrong_with_it(guest, match):
    page = guest(locale="de-DE").page
    table = match("pointcity")
    open_replay(page, table)
    text = page.request.get(f"/api/v1/tables/{table}/match").text()
    lines = text.splitlines()
    wrong = lines.index("moves") + 4
    for name, damaged, words in (
        ("cut.match", "\n".join(lines[:-4]), f"Nach Zeile {len(lines) - 4} fehlen Züge"),
        ("bad.match", text.replace(lines[wrong], "0 fly"), f"In Zeile {wrong + 1} ist „0 fly“"),
        ("chess.match", text.replace("pointcity", "chess"), "eine Partie von „chess“"),
        ("old.match", text.replace("rules 1", "rules 7"), "mit Fassung 7 der Regeln"),
        ("photo.png", "\x89PNG\x00\x1a\ufffd", "keine Partiedatei"),
        ("huge.match", "#" * 200_001, "zu groß"),
    ):
        page.evaluate(DROP, {"name": name, "text": damaged})
        expect(page.locator(".toast", has_text=name)).to_contain_text(words)
    assert table in page.url
    expect(page.locator(STAGE)).to_be_visible()
