"""Who may come in: other sites, too much, too fast, somebody else's seat."""

import re
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.server.house import BOT, GENEROUS, ME, OPEN, housed, refused
from tricity import games
from tricity.server.errors import STATUS
from tricity.server.settings import Limits

ROOT = Path(__file__).parents[2]
GAMES = Path(games.__file__).parent
SEAT = {"seat": 0}
MOVE = {"seat": 0, "seq": 0, "move": 0}


@pytest.fixture
def own(ann, bob):
    """A table of Ann's that waits for her, where Bob has a seat too."""
    table = ann.make("thecity", ME, OPEN)
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    return table


@pytest.mark.parametrize(
    "deed",
    [
        ("moves", MOVE),
        ("undo", SEAT),
        ("consent", SEAT | {"agrees": True}),
        ("hint", SEAT),
        ("leave", SEAT),
        ("return", SEAT),
    ],
)
def test_nobody_can_act_for_a_seat_of_another(deed, ann, bob, house, own):
    path, body = deed
    before = ann.look(own), ann.position(own, 0)
    refused(bob.post(f"/tables/{own}/{path}", body), 403, "not_your_seat")
    with house.guest() as stranger:
        refused(stranger.post(f"/tables/{own}/{path}", body), 403, "not_your_seat")
        refused(stranger.post(f"/tables/{own}/{path}", body | {"seat": 5}), 404, "no_such_seat")
    assert (ann.look(own), ann.position(own, 0)) == before


@pytest.mark.parametrize("path", ["position", "events"])
def test_nobody_can_look_through_the_eyes_of_another(path, bob, own):
    refused(bob.get(f"/tables/{own}/{path}", seat=0), 403, "not_your_seat")


def test_nobody_can_ask_why_for_a_seat_of_another(ann, bob, house, own):
    refused(bob.get(f"/tables/{own}/why", **MOVE), 403, "not_your_seat")
    with house.guest() as stranger:
        refused(stranger.get(f"/tables/{own}/why", **MOVE), 403, "not_your_seat")
    assert ann.get(f"/tables/{own}/why", **MOVE).status_code == 200


def test_only_the_creator_starts(ann, bob):
    table = ann.make("pointcity", ME, OPEN, OPEN)
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    refused(bob.post(f"/tables/{table}/start"), 403, "not_your_table")
    assert ann.look(table)["stage"] == "gathering"


def test_nobody_can_take_a_taken_seat(ann, bob):
    table = ann.make("pointcity", ME, OPEN)
    refused(bob.post(f"/tables/{table}/join", {"name": "Bob", "seat": 0}), 409, "seat_taken")


def test_only_those_who_played_ask_for_rematch_and_review(ann, bob):
    table = ann.make("microcity", ME)
    ann.play(table)
    refused(bob.post(f"/tables/{table}/rematch"), 403, "not_seated")
    refused(bob.post(f"/tables/{table}/review"), 403, "not_seated")


def test_a_chat_line_bears_the_name_of_the_seat(bob, own):
    line = bob.do(f"/tables/{own}/chat", {"text": "It is me", "name": "Ann"})
    assert (line["seat"], line["name"]) == (1, "Bob")


def test_lists_are_those_of_the_one_who_asks(ann, bob):
    table = ann.make("microcity", ME)
    assert table in str(ann.ask("/me/tables"))
    assert table not in str(bob.ask("/me/tables"))


def test_a_forged_cookie_is_nobody(house, own):
    with house.guest() as forger:
        forger.http.cookies.set("tricity", "short")
        refused(forger.post(f"/tables/{own}/moves", MOVE), 403, "not_your_seat")
        assert forger.ask("/me/tables") == {"waiting": [], "running": [], "finished": []}


def test_the_cookie_is_closed_to_scripts_and_other_sites(house):
    with house.guest() as guest:
        made = guest.post("/tables", {"game": "microcity", "seats": [ME]})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_reading_sets_no_cookie(house):
    with house.guest() as guest:
        assert "set-cookie" not in guest.get("/games").headers
        assert "set-cookie" not in guest.get("/me/tables").headers


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_change_nothing(headers, ann):
    wish = {"game": "microcity", "seats": [ME]}
    refused(ann.http.post("/tables", json=wish, headers=headers), 403, "other_site")


def test_our_own_page_may(ann, house):
    wish = {"game": "microcity", "seats": [ME]}
    headers = {"origin": f"http://{house.place}", "sec-fetch-site": "same-origin"}
    assert ann.http.post("/tables", json=wish, headers=headers).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded"])
def test_a_body_must_be_json(kind, ann):
    answer = ann.http.post("/tables", content=b"{}", headers={"content-type": kind})
    refused(answer, 415, "not_json")


def test_what_is_no_json_is_said_so(ann):
    answer = ann.http.post("/tables", content=b"{", headers={"content-type": "application/json"})
    refused(answer, 400, "bad_request")


def test_a_body_may_not_be_too_large(ann, own):
    refused(ann.post(f"/tables/{own}/chat", {"text": "x" * 300_000}), 413, "too_large")

    def parts():
        for _ in range(40):
            yield b" " * 10_000

    headers = {"content-type": "application/json"}
    answer = ann.http.post(f"/tables/{own}/chat", content=parts(), headers=headers)
    refused(answer, 413, "too_large")


def test_every_answer_bears_the_headers_of_safety(ann, house):
    site = httpx.Client(base_url=f"http://{house.place}")
    for answer in (ann.get("/games"), site.get("/"), site.get("/nowhere.js"), ann.get("/nothing")):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
    site.close()


def test_requests_have_a_limit(tmp_path):
    with (
        housed(f"sqlite:///{tmp_path / 'l.db'}", limits=Limits(requests=0.001, burst=3)) as house,
        house.guest() as guest,
    ):
        answers = [guest.get("/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        refused(answers[-1], 429, "too_fast")


def test_tables_chat_and_hints_have_limits(tmp_path):
    limits = replace(GENEROUS, tables=3, new_tables=4, chat=2, hints=1)
    with (
        housed(f"sqlite:///{tmp_path / 'l.db'}", limits=limits) as house,
        house.guest() as ann,
        house.guest() as bob,
    ):
        tables = [ann.make("microcity", ME) for _ in range(3)]
        wish = {"game": "microcity", "seats": [ME]}
        refused(ann.post("/tables", wish), 429, "too_many_tables")
        refused(bob.post("/tables", wish), 429, "too_fast")
        lines = [ann.post(f"/tables/{tables[0]}/chat", {"text": "hm"}) for _ in range(3)]
        assert [line.status_code for line in lines] == [201, 201, 429]
        hints = [ann.post(f"/tables/{tables[0]}/hint", {"seat": 0}) for _ in range(2)]
        assert [one.status_code for one in hints] == [200, 429]


def test_messages_on_a_socket_have_a_limit(tmp_path):
    limits = replace(GENEROUS, messages=0.001, burst=40)
    with (
        housed(f"sqlite:///{tmp_path / 'l.db'}", limits=limits) as house,
        house.guest() as ann,
    ):
        table = ann.make("microcity", ME)
        with ann.sit(table, 0) as chair:
            for _ in range(40):
                assert chair.ask("ping")["type"] == "pong"
            chair.say("ping")
            assert chair.hear("error")["code"] == "too_fast"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": [ME] * 5}, "seats"),
        ({"seats": [ME | {"level": "mayor"}, BOT]}, "seats"),
        ({"seats": [OPEN | {"name": "Bob"}, BOT]}, "seats"),
        ({"seats": [ME, OPEN], "undo": "free"}, "seats"),
        ({"options": {"weather": "fine"}}, "option"),
        ({"options": {"solo_level": "divine"}}, "option"),
        ({"preset": "atlantis"}, "option"),
        ({"clock": {"seconds": 1}}, "invalid"),
        ({"seed": "xyz"}, "invalid"),
        ({"seats": []}, "invalid"),
        ({"seats": [{"kind": "me", "name": "a\nb"}]}, "invalid"),
        ({"game": "chess"}, "invalid"),
        ({"unheard": 1}, "invalid"),
        ({"cards": {"cards.csv": "nonsense"}}, "cards"),
        ({"cards": {"../cards.csv": ""}}, "invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish, code, ann):
    answer = ann.post("/tables", {"game": "pointcity", "seats": [ME, BOT], **wish})
    refused(answer, STATUS[code], code)
    assert "/tmp" not in answer.text


def files_of(key: str) -> dict[str, str]:
    """The shipped card tables of a game."""
    folder = GAMES / key / "data"
    names = {"pointcity": ("cards.csv", "tokens.csv"), "thecity": ("cards.csv",)}
    return {name: (folder / name).read_text("utf-8") for name in names[key]}


def test_a_table_may_have_cards_of_its_own(ann):
    files = files_of("thecity")
    table = ann.make("thecity", ME, BOT, cards=files)
    assert ann.look(table)["has_own_cards"]
    lines = files["cards.csv"].splitlines()
    lines[1] = re.sub(r"\d+", "99", lines[1], count=1)
    answer = ann.post(
        "/tables", {"game": "thecity", "seats": [ME, BOT], "cards": {"cards.csv": "\n".join(lines)}}
    )
    refused(answer, 422, "cards")
    assert "cards.csv" in answer.json()["message"]


def test_missing_card_files_are_named(ann):
    wish = {
        "game": "pointcity",
        "seats": [ME, BOT],
        "cards": {"cards.csv": files_of("pointcity")["cards.csv"]},
    }
    answer = ann.post("/tables", wish)
    refused(answer, 422, "cards")
    assert "tokens.csv" in answer.json()["message"]
    assert "send it too" in answer.json()["message"]


def test_unknown_pages_tables_and_methods_are_told_apart(ann):
    refused(ann.get("/nothing"), 404, "no_such_page")
    refused(ann.get("/tables/" + "A" * 22), 404, "no_such_table")
    refused(ann.get("/tables/short"), 404, "no_such_table")
    refused(ann.http.delete("/games"), 405, "no_such_method")
    refused(ann.get("/tables/" + "A" * 22 + "/live"), 426, "needs_websocket")


def test_every_code_is_documented():
    page = (ROOT / "docs" / "develop" / "protocol.md").read_text("utf-8")
    assert [code for code in STATUS if f"`{code}`" not in page] == []
