"""When the database fails: nothing is promised that was not kept, and play goes on afterwards."""

import sqlite3

import pytest

from tests.server.house import ME, Guest, House, housed, refused, until


@pytest.fixture
def scene(tmp_path):
    """A server, somebody at a table, and the file of its database."""
    file = tmp_path / "trouble.db"
    with housed(f"sqlite:///{file}") as house, house.guest() as ann:
        table = ann.make("pointcity", ME, ME, seed="1")
        ann.move(table)
        yield house, ann, table, file


def rename(file, old: str, new: str) -> None:
    """Take a table of the database away, or bring it back."""
    connection = sqlite3.connect(file)
    connection.execute(f"ALTER TABLE {old} RENAME TO {new}")
    connection.commit()
    connection.close()


def question(ann: Guest, table: str) -> dict[str, int]:
    seat = ann.look(table)["waiting"][0]
    seen = ann.position(table, seat)
    return {"seat": seat, "seq": seen["seq"], "move": seen["legal"][0]}


def test_a_move_that_cannot_be_kept_is_refused_and_play_goes_on(scene):
    house, ann, table, file = scene
    wish = question(ann, table)
    seen = ann.position(table, wish["seat"])
    rename(file, "entries", "gone")
    refused(ann.post(f"/tables/{table}/moves", wish), 503, "unavailable")
    until(lambda: table not in house.hall.rooms)
    refused(ann.get(f"/tables/{table}"), 503, "unavailable")
    rename(file, "gone", "entries")
    assert ann.position(table, wish["seat"]) == seen
    ann.do(f"/tables/{table}/moves", wish)
    assert ann.position(table, wish["seat"])["seq"] == seen["seq"] + 1


def test_who_is_connected_is_told_to_come_back(scene):
    _, ann, table, file = scene
    wish = question(ann, table)
    with ann.sit(table, wish["seat"]) as chair:
        chair.hear("table")
        rename(file, "entries", "gone")
        assert chair.ask("move", seq=wish["seq"], move=wish["move"])["code"] == "unavailable"
        assert chair.hear_all() == 4503
    rename(file, "gone", "entries")
    with ann.sit(table, wish["seat"], since=wish["seq"]) as chair:
        assert chair.ask("move", seq=wish["seq"], move=wish["move"])["type"] == "moved"


def test_a_mistake_of_ours_is_told_without_a_trace(scene):
    house, ann, table, _ = scene
    house.hall.rooms[table].table.game = None
    answer = ann.get(f"/tables/{table}/components")
    assert answer.status_code == 500
    assert answer.json()["code"] == "mistake"
    assert "Traceback" not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert ann.ask("/health")["status"] == "ok"


def test_two_windows_on_one_seat_see_the_same(house: House):
    with house.guest() as ann:
        table = ann.make("microcity", ME)
        with ann.sit(table, 0) as first, ann.sit(table, 0) as second:
            first.hear("table")
            second.hear("table")
            wish = question(ann, table)
            first.say("move", seq=wish["seq"], move=wish["move"])
            assert second.hear("change")["seq"] == wish["seq"] + 1
