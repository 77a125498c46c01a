"""Several people at one table; and what happens when a page or the server goes away."""

import json

from playwright.sync_api import Page, expect

from tests.web.axe import assert_accessible
from tests.web.guests import (
    bot,
    friend,
    make_table,
    me,
    open_page,
    open_table,
    play_from_list,
    sit_down,
)

MOST_ANSWERS = 6  # of one turn


def log_of(page: Page):
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("tabpanel").locator("li")


def test_a_friend_joins_by_the_link(page: Page, guest):
    open_page(page)
    pointcity = page.locator("article[data-game=pointcity]")
    pointcity.get_by_role("button", name="Invite friends").click()
    link = page.get_by_label("Link to this table", exact=True).input_value()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert_accessible(page)

    other = guest().page
    open_page(other, link)
    other.get_by_label("Your name").fill("Bruno")
    assert_accessible(other)
    other.get_by_role("button", name="Sit down").click()
    expect(other.locator("section.board")).to_be_visible()
    expect(page.locator("section.board")).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Bruno")


def test_a_table_starts_with_bots_on_free_seats(page: Page):
    table = make_table(page, "thecity", [me(), friend(), friend()])
    open_page(page, f"/t/{table['id']}")
    page.get_by_role("button", name="Start now").click()
    expect(page.locator("section.board")).to_be_visible()


def test_two_browsers_see_each_others_moves(page: Page, guest):
    table = make_table(page, "pointcity", [me("Ada"), friend()])
    other = guest().page
    sit_down(other, table["id"], "Bruno")
    open_table(page, table["id"])
    open_table(other, table["id"])
    play_from_list(page)
    expect(log_of(other).first).to_contain_text("Ada")


def test_in_the_city_people_choose_at_the_same_time(page: Page, guest):
    table = make_table(page, "thecity", [me("Ada"), friend()])
    other = guest().page
    sit_down(other, table["id"], "Bruno")
    for one in (page, other):
        open_table(one, table["id"])
        one.keyboard.press("m")
        expect(one.locator("[data-move]").first).to_be_visible()
    for one in (other, page, other, page):
        play_from_list(one)
    for one in (page, other):  # everybody has discarded two cards; now all choose what to build
        expect(one.locator("[data-move='no-build']")).to_be_visible()


def test_a_reload_in_the_middle_loses_nothing(page: Page):
    table = make_table(page, "microcity", [me()])
    open_table(page, table["id"])
    for _ in range(4):
        play_from_list(page)
    lines = log_of(page)
    expect(lines).not_to_have_count(0)
    told = lines.all_inner_texts()
    page.reload()
    expect(log_of(page)).to_have_count(len(told))
    assert log_of(page).all_inner_texts() == told


def test_what_happened_since_my_last_move_is_shown_again(page: Page, guest):
    table = make_table(page, "pointcity", [me("Ada"), friend()])
    other = guest().page
    sit_down(other, table["id"], "Bruno")
    open_table(page, table["id"])
    turn(page)
    page.goto("about:blank")
    open_table(other, table["id"])
    turn(other)
    open_table(page, table["id"])
    banner = page.get_by_text("Since your last move")
    expect(banner).to_be_visible()
    page.get_by_role("button", name="Show", exact=True).click()
    expect(banner).not_to_be_visible()


def turn(page: Page) -> None:
    """Make moves until it is another's turn."""
    page.keyboard.press("m")
    expect(page.locator("[data-move]").first).to_be_visible()
    while page.locator("[data-move]").count():
        seen = page.locator("[data-move]").all_inner_texts()
        page.locator("[data-move]").first.click()
        expect(page.locator("[data-move]")).not_to_have_text(seen)


def test_the_server_is_killed_and_started_again(mortal_server, guest):
    page = guest(mortal_server.address).page
    table = make_table(page, "microcity", [me()])
    open_table(page, table["id"])
    play_from_list(page)
    expect(log_of(page)).to_have_count(1)
    mortal_server.kill()
    expect(page.get_by_text("No connection.")).to_be_visible()
    mortal_server.start()
    expect(page.get_by_text("No connection.")).not_to_be_visible(timeout=20_000)
    count = log_of(page).count()
    play_from_list(page)
    expect(log_of(page)).not_to_have_count(count)
    page.reload()
    expect(log_of(page).first).to_be_visible()


def test_a_page_opened_while_the_server_is_down_comes_by_itself(page: Page):
    table = make_table(page, "microcity", [me()])
    page.route("**/api/**", lambda route: route.abort())
    open_page(page, f"/t/{table['id']}")
    expect(page.get_by_text("No connection to the server")).to_be_visible()
    page.unroute_all()
    expect(page.locator("section.board")).to_be_visible()


def test_people_at_one_screen_do_not_see_each_others_hands(page: Page):
    table = make_table(page, "thecity", [me("Ada"), me("Bruno")])
    open_page(page, f"/t/{table['id']}")
    page.get_by_role("button", name="I am Ada").click()
    play_from_list(page)
    play_from_list(page)
    curtain = page.get_by_role("dialog", name="Pass the screen to Bruno")
    expect(curtain).to_be_visible()
    expect(page.locator("section.board")).not_to_be_attached()
    assert_accessible(page)
    curtain.get_by_role("button", name="I am Bruno").click()
    expect(page.locator("section.board")).to_be_visible()
    play_from_list(page)
    play_from_list(page)
    page.locator("[data-move='no-build']").click()
    expect(page.get_by_role("dialog", name="Pass the screen to Ada")).to_be_visible()


def test_at_one_screen_everybody_sees_what_was_revealed(page: Page):
    table = make_table(page, "thecity", [me("Ada"), me("Bruno")])
    open_page(page, f"/t/{table['id']}", is_still=False)
    for name in ("Ada", "Bruno"):
        page.get_by_role("button", name=f"I am {name}").click()
        play_from_list(page)
        play_from_list(page)
    page.locator("[data-move='build architect']").click()
    page.get_by_role("button", name="I am Ada").click()
    page.locator("[data-move='no-build']").click()
    expect(page.locator(".reveal")).to_contain_text("Architect")
    page.locator("[data-move^=keep]").first.click()
    page.locator("[data-move='no-build']").click()
    page.get_by_role("button", name="I am Bruno").click()
    expect(page.locator(".reveal")).to_contain_text("builds nothing")


def test_a_long_list_of_players_can_be_scrolled_by_keys(phone: Page):
    table = make_table(phone, "pointcity", [me("Wilhelmina"), bot(), bot("mayor"), bot("builder")])
    open_table(phone, table["id"])
    expect(phone.get_by_role("list", name="Players")).to_have_attribute("tabindex", "0")
    assert_accessible(phone)


def test_people_at_one_screen_play_open_games_without_a_curtain(page: Page):
    table = make_table(page, "pointcity", [me("Ada"), me("Bruno")])
    open_table(page, table["id"])
    waiting = page.locator("li[aria-current]")
    expect(waiting).to_contain_text("Ada")
    for _ in range(MOST_ANSWERS):
        if "Bruno" in waiting.inner_text():
            break
        play_from_list(page)
    expect(waiting).to_contain_text("Bruno")
    expect(page.locator("[data-move]").first).to_be_visible()


def test_others_are_asked_before_a_move_is_taken_back(page: Page, guest):
    table = make_table(page, "pointcity", [me("Ada"), friend()])
    other = guest().page
    sit_down(other, table["id"], "Bruno")
    open_table(page, table["id"])
    open_table(other, table["id"])
    turn(page)
    turn(other)
    page.keyboard.press("u")
    expect(other.get_by_text("Ada would like to take back a move.")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(log_of(page).first).to_contain_text("Ada took back a move.")


def test_a_wrong_link_says_so(page: Page):
    open_page(page, "/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Point City", exact=True)).to_be_visible()


def test_a_full_table_is_watched(page: Page, guest):
    table = make_table(page, "pointcity", [me(), friend()])
    sit_down(guest().page, table["id"], "Bruno")
    late = guest().page
    open_table(late, table["id"])
    expect(late.get_by_text("You are watching.")).to_be_visible()


def test_whoever_comes_a_moment_too_late_is_told(page: Page, guest):
    table = make_table(page, "pointcity", [me(), friend()])
    late = guest().page
    open_page(late, f"/t/{table['id']}")
    late.get_by_label("Your name").fill("Chloé")
    late.route_web_socket("**/live*", lambda _: None)
    late.reload()
    late.get_by_label("Your name").fill("Chloé")
    sit_down(guest().page, table["id"], "Bruno")
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_text("The game has already begun.")).to_be_visible()


def test_a_table_is_made_with_wishes(page: Page):
    open_page(page, "/new?game=pointcity")
    page.get_by_label("Seat 2", exact=True).select_option(label="At this screen")
    page.get_by_role("textbox", name="Name").nth(0).fill("Ada")
    page.get_by_role("textbox", name="Name").nth(1).fill("Bruno")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Thinking time").select_option(label="5 minutes each, 5 seconds per decision")
    page.get_by_label("Overpay").select_option(label="No")
    with page.expect_response("**/api/v1/tables") as made:
        page.get_by_role("button", name="Start the game").click()
    table = json.loads(made.value.text())
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bruno", None]
    assert table["options"]["allow_overpay"] == "false"
    assert table["clock"] == {"seconds": 300, "increment": 5}
    expect(page.get_by_role("list", name="Players")).to_contain_text("5:0")


def test_wrong_cards_are_refused_with_the_cure(page: Page):
    open_page(page, "/new?game=thecity")
    page.get_by_text("For experts").click()
    page.get_by_label("Your own cards").set_input_files(
        {"name": "cards.csv", "mimeType": "text/csv", "buffer": b"key,cost\nhouse,1\n"}
    )
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("cards.csv")


def test_a_seat_left_is_played_by_a_bot_until_its_owner_returns(page: Page, guest):
    table = make_table(page, "pointcity", [me("Ada"), friend()])
    other = guest().page
    sit_down(other, table["id"], "Bruno")
    open_table(other, table["id"])
    other.get_by_role("button", name="Leave").click()
    expect(other.get_by_text("a bot plays for you")).to_be_visible()
    other.get_by_role("button", name="Play on yourself").click()
    expect(other.get_by_text("a bot plays for you")).not_to_be_visible()


def test_movement_can_be_switched_off_and_the_theme_chosen(page: Page):
    table = make_table(page, "pointcity", [me(), bot()])
    open_table(page, table["id"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert_accessible(page)
