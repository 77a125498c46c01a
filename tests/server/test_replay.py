"""A replay shows what the eyes saw then, and a damaged match file is told what is wrong with it."""

import json
import re
from random import Random

import pytest

from tests.server.house import ME, Guest
from tests.server.tables import Client, eyes_of, new_table, play_on
from tricity.games import SHELF
from tricity.server import archive, replay

MOST_SEATS = {"pointcity": 3, "thecity": 4, "microcity": 1}


@pytest.mark.parametrize("key", SHELF)
def test_a_replay_tells_no_eyes_more_than_they_were_told_at_the_table(key):
    table = new_table(key, MOST_SEATS[key])
    clients = {eyes: Client(table, eyes) for eyes in eyes_of(table)}
    seen = {eyes: [(client.known["view"], None, None)] for eyes, client in clients.items()}
    for landing in play_on(table, Random(key)):
        for eyes, client in clients.items():
            text = landing.messages.get(eyes)
            change = json.loads(text) if text else {"by": None, "move": None}
            if text:
                client.hear(text)
            seen[eyes].append((client.known["view"], change["by"], change["move"]))
    for eyes, told in seen.items():
        assert list(shown(table, eyes)) == told


def shown(table, eyes):
    """What a replay tells of each position: the view, who acted, and how."""
    plies = replay.page(table, eyes, 0, 1).plies
    for first in range(0, plies + 1, replay.MOST_STEPS):
        page = json.loads(replay.page(table, eyes, first, replay.MOST_STEPS).model_dump_json())
        for step in page["steps"]:
            assert step["is_noticed"] == (step["by"] is not None or step["ply"] == 0)
            yield step["views"][0], step["by"], step["move"]


@pytest.fixture(scope="module")
def text():
    table = new_table("pointcity")
    for _ in play_on(table, Random(5)):
        pass
    return archive.match_text(table)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("tricity match 1", "PK\x03\x04\x00\ufffd"), ("foreign", "None")),
        (("game pointcity", "game chess"), ("game", "chess")),
        (("game pointcity", "game thecity"), ("cards", r"[0-9a-f]{16}")),
        (("rules 1", "rules 99"), ("rules", "99")),
        (("seats 2", "seats two"), ("head", "None")),
        (("seed ", "colour red\nseed "), ("head", "colour red")),
        (("# salt 0", "# salt 1"), ("forged", "None")),
    ],
)
def test_a_file_that_is_not_right_is_told_why(ann: Guest, text, change, told):
    problem = brought(ann, text.replace(*change, 1))
    assert problem["fault"] == told[0]
    assert re.fullmatch(told[1], str(problem["said"]))


def test_a_wrong_move_is_told_with_its_line(ann: Guest, text):
    lines = text.splitlines()
    place = lines.index("moves") + 20
    wrong = brought(ann, "\n".join([*lines[:place], "0 token 99", *lines[place:]]))
    assert (wrong["fault"], wrong["line"], wrong["said"]) == ("move", place + 1, "0 token 99")
    assert f"line {place + 1}" in wrong["message"]


def test_a_file_cut_off_is_told_where_it_ends(ann: Guest, text):
    lines = text.splitlines()[:-5]
    cut = brought(ann, "\n".join(lines))
    assert (cut["fault"], cut["line"]) == ("end", len(lines))


def test_an_unfinished_match_and_one_too_large_are_refused(ann: Guest):
    table = new_table("microcity")
    for _ in play_on(table, Random(1)):
        pass
    match = archive.match_of(table)
    match.undo(3)
    assert brought(ann, match.save())["fault"] == "unfinished"
    assert ann.post("/matches", {"text": "#" * 200_001}).json()["code"] == "invalid"
    assert ann.post("/matches", {"text": "#" * 300_000}).status_code == 413
    assert ann.make("microcity", ME)


def brought(guest: Guest, text: str):
    """What is wrong with a file."""
    answer = guest.post("/matches", {"text": text})
    assert answer.status_code == 422, answer.text
    problem = answer.json()
    assert problem["code"] == "match"
    assert problem["message"]
    return problem
