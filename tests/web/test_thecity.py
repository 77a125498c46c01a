"""The City played through its board: by mouse, by keys, by touch, and by two people at once."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import Guest, bot, friend, look_at, make_table, me, open_table, sit_down

ASKED = ".board[data-asked]"
CONFIRM = ".confirm"
BUILDABLE = ".hand .card.canBuild"
SURVEY = ".hand .survey"
HAND = ".hand [data-place]"
DRAWN = ".drawn [data-place]"
MOST_QUESTIONS = 150


def test_a_game_by_mouse(page: Page) -> None:
    table = sit_at_a_table_with_a_bot(page)
    play_to_the_end(page, table, lambda question: answer(page, question, click))


def test_a_game_by_touch(phone: Page) -> None:
    table = sit_at_a_table_with_a_bot(phone)
    play_to_the_end(phone, table, lambda question: answer(phone, question, tap))
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_game_by_keys(page: Page) -> None:
    table = sit_at_a_table_with_a_bot(page)
    go_by_tab(page, f"{HAND}:focus")
    play_to_the_end(page, table, lambda question: answer_by_keys(page, question))


def test_two_people_choose_at_once_and_all_is_turned_over(guest: Callable[..., Guest]) -> None:
    ada, bo = guest().page, guest().page
    table = make_table(ada, "thecity", [me("Ada"), friend()])["id"]
    sit_down(bo, table, "Bo")
    for page in (ada, bo):
        open_table(page, table, is_still=False)
        answer(page, next_question(page, ""), click)
    for page in (ada, bo):
        expect(page.locator(SURVEY)).to_be_visible()
    choose(ada, ".hand [data-key=architect]")
    expect(ada.locator(".prompt")).to_contain_text("Build Architect waiting for Bo")
    ada.get_by_role("button", name="Cancel").click()
    choose(ada, SURVEY)
    expect(ada.locator(".prompt")).to_contain_text("waiting for Bo")
    expect(bo.locator(".opponent")).to_contain_text("has decided")
    expect(bo.locator(".opponent")).not_to_contain_text("nothing")
    choose(bo, ".hand [data-key=architect]")
    for page in (ada, bo):
        expect(page.locator(".reveal")).to_contain_text("Architect")
        expect(page.locator(".reveal")).to_contain_text("builds nothing")
    expect(ada.locator(".opponent")).to_contain_text("Architect")


def test_cards_to_pay_with_are_suggested_and_can_be_changed(page: Page) -> None:
    sit_at_a_table_with_a_bot(page)
    asked = ""
    while (question := next_question(page, asked)) != "pay":
        asked = asked_in(page)
        answer(page, question, click)
    marked = page.locator(".hand .isMarked")
    unmarked = page.locator(".hand .card:not(.isMarked)")
    count = marked.count()
    assert count > 0
    expect(page.locator(CONFIRM)).to_be_enabled()
    mine = unmarked.first.get_attribute("data-key")
    unmarked.first.click()
    expect(marked).to_have_count(count)
    wished = page.locator(f".hand .isMarked[data-key={mine}]:not(.isSuggested)")
    expect(wished).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .isMarked:not(.isSuggested)")).to_have_count(0)


def test_a_phone_shows_the_whole_card_that_is_marked(phone: Page) -> None:
    sit_at_a_table_with_a_bot(phone)
    card = phone.locator(HAND).first
    card.tap()
    name = (card.inner_text().split("\n"))[1]
    expect(phone.locator(".hand .detail")).to_contain_text(name)
    phone.locator(HAND).nth(1).tap()
    expect(phone.locator(".hand .isMarked")).to_have_count(2)
    phone.locator(CONFIRM).tap()
    expect(phone.locator(".hand .detail")).to_have_count(0)


def test_cities_and_discards_are_one_click_away(page: Page) -> None:
    sit_at_a_table_with_a_bot(page)
    answer(page, next_question(page, ""), click)
    expect(page.locator(SURVEY)).to_be_visible()
    assert_accessible(page)
    page.locator(".opponent").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing stands here yet")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Discards: 4").click()
    expect(page.get_by_role("dialog").locator(".tile").first).to_be_visible()
    assert_accessible(page)


def test_the_whole_table_is_seen_without_scrolling(page: Page) -> None:
    people = [me(), *(bot() for _ in range(4))]
    open_table(page, make_table(page, "thecity", people, seed="7")["id"])
    answer(page, next_question(page, ""), click)
    expect(page.locator(SURVEY)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") <= 801


def sit_at_a_table_with_a_bot(page: Page) -> str:
    table: str = make_table(page, "thecity", [me(), bot()], seed="7")["id"]
    open_table(page, table)
    return table


def play_to_the_end(page: Page, table: str, reply: Callable[[str], None]) -> None:
    asked = ""
    for _ in range(MOST_QUESTIONS):
        question = next_question(page, asked)
        if not question:
            break
        asked = asked_in(page)
        reply(question)
    assert look_at(page, table)["stage"] == "finished"


def next_question(page: Page, asked: str) -> str:
    """What the board asks now, other than what it has *asked*; nothing when the game is over."""
    page.wait_for_function(
        """asked => {
            const board = document.querySelector('.board[data-asked]');
            const isOver = board?.dataset.over === 'true';
            return board && (isOver || (board.dataset.question && board.dataset.asked !== asked));
        }""",
        arg=asked,
    )
    return page.locator(ASKED).get_attribute("data-question") or ""


def asked_in(page: Page) -> str:
    return page.locator(ASKED).get_attribute("data-asked") or ""


def click(page: Page, place: str, index: int = 0) -> None:
    page.locator(place).nth(index).click()


def tap(page: Page, place: str, index: int = 0) -> None:
    page.locator(place).nth(index).tap()


def answer(page: Page, question: str, touch: Callable[..., None]) -> None:
    """Build the dearest card, pay as suggested, keep what comes first."""
    if question == "deal":
        touch(page, HAND, 0)
        touch(page, HAND, 1)
    elif question == "keep":
        touch(page, DRAWN)
    elif question in {"choose", "second", "extra"}:
        touch(page, BUILDABLE if page.locator(BUILDABLE).count() else SURVEY, -1)
    touch(page, CONFIRM)


def choose(page: Page, place: str) -> None:
    click(page, place)
    click(page, CONFIRM)


def answer_by_keys(page: Page, question: str) -> None:
    """The same without a mouse; whoever plays by keys is led to what is asked."""
    if question == "deal":
        press(page, "Space", "ArrowRight", "Space")
        go_by_tab(page, f"{CONFIRM}:focus", "Shift+Tab")
        press(page, "Enter")
    elif question in {"pay", "discard", "limit"}:
        expect(page.locator(f"{CONFIRM}:focus")).to_be_visible()
        press(page, "Enter")
    elif question == "keep":
        expect(page.locator(f"{DRAWN}:focus")).to_be_visible()
        press(page, "Enter", "Enter")
    else:
        expect(page.locator(f"{HAND}:focus")).to_be_visible()
        press(page, "End")
        while page.locator(BUILDABLE).count() and not page.locator(f"{BUILDABLE}:focus").count():
            press(page, "ArrowLeft")
        press(page, "Enter", "Enter")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def go_by_tab(page: Page, goal: str, key: str = "Tab") -> None:
    """Press *key* until *goal* is there."""
    for _ in range(40):
        if page.locator(goal).count():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{goal} is not reached by {key}")
