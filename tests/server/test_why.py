"""Whoever sits at a table may ask which rule forbids a move."""

import pytest

from tests.server.house import ME, refused
from tests.server.tables import move, new_table
from tests.server.test_table import refusal
from tricity.games import SHELF, game

SEED = "1"  # seat 0 begins
WORDS = {  # at the deal of that seed
    "pointcity": ("token 1", {"reason": "token-later", "section": "3.4", "values": {}}),
    "thecity": (
        "keep villa",
        {
            "reason": "not-asked",
            "section": "1.1",
            "values": {"question": "thecity-ask-deal"},
        },
    ),
    "microcity": ("recover", {"reason": "not-asked", "section": "2.2"}),
}


def number(key: str, words: str) -> int:
    played = game(key)
    return played.read(played.load_box(), words)


@pytest.mark.parametrize("key", SHELF)
def test_a_move_that_cannot_be_made_is_explained(key, ann):
    table = ann.make(key, *([ME] if key == "microcity" else [ME, ME]), seed=SEED)
    words, told = WORDS[key]
    answer = ann.ask(f"/tables/{table}/why", seat=0, seq=0, move=number(key, words))
    assert answer == answer | told


def test_a_legal_move_needs_no_reason(ann):
    table = ann.make("microcity", ME)
    move = ann.position(table, 0)["legal"][0]
    answer = ann.ask(f"/tables/{table}/why", seat=0, seq=0, move=move)
    assert answer == {"reason": None, "section": "2.2", "values": {}}


def test_a_question_that_is_gone_is_not_explained(ann):
    table = ann.make("microcity", ME)
    asked = {"seat": 0, "seq": 0, "move": ann.position(table, 0)["legal"][0]}
    ann.do(f"/tables/{table}/moves", asked)
    refused(ann.get(f"/tables/{table}/why", **asked), 409, "stale")
    refused(ann.get(f"/tables/{table}/why", **asked | {"seq": 99}), 409, "stale")
    refused(ann.get(f"/tables/{table}/why", **asked | {"seq": 1, "move": 103}), 409, "illegal")
    refused(ann.get(f"/tables/{table}/why", **asked | {"seat": 3}), 404, "no_such_seat")
    refused(ann.get(f"/tables/{table}/why", **asked | {"move": -1}), 422, "invalid")
    refused(ann.get(f"/tables/{table}/why", seat=0), 422, "invalid")


def test_who_has_answered_hears_so_and_nothing_of_the_others():
    table = new_table("thecity", seats=2)
    while 0 in table.waiting():
        move(table, 0)
    before = table.why(0, table.seq(0), 0)
    assert (before.reason, before.section) == ("answered", "5.3")
    move(table, 1)
    assert table.why(0, table.seq(0), 0) == before


def test_when_all_is_over_nothing_is_explained(ann):
    table = ann.make("microcity", ME)
    ann.play(table)
    asked = {"seat": 0, "seq": 0, "move": 0}
    refused(ann.get(f"/tables/{table}/why", **asked), 409, "not_playing")


def test_before_the_start_nothing_is_explained():
    table = new_table("thecity", seats=2, started_at=None)
    assert refusal(table.why, 0, 0, 0) == "not_playing"
