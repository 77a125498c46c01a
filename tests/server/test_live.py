"""Whole games over real WebSockets: several people at once, who come and go."""

from collections.abc import Iterator
from time import time

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests import postgres
from tests.server.company import Companion, play_together, summary
from tests.server.house import BOT, ME, OPEN, House, housed, until
from tricity.engine.game import SPECTATOR

SEATS = {"pointcity": 3, "thecity": 4, "microcity": 1}
EVERY_GAME = pytest.mark.parametrize("game", SEATS)


@pytest.fixture(scope="module")
def two_houses() -> Iterator[tuple[House, House]]:
    """Two servers that share a PostgreSQL."""
    url = postgres.fresh_database()
    with housed(url) as one, housed(url) as other:
        yield one, other


def gather(game: str, houses: tuple[House, ...]) -> list[Companion]:
    """People at one table, each in one of the houses."""
    guests = [houses[seat % len(houses)].guest() for seat in range(SEATS[game])]
    table = guests[0].make(game, ME, *[OPEN] * (SEATS[game] - 1), seed="2a")
    for seat, guest in enumerate(guests[1:], start=1):
        guest.do(f"/tables/{table}/join", {"name": f"Guest {seat}", "seat": seat})
    return [Companion(guest, table, seat, stay=5 + 3 * seat) for seat, guest in enumerate(guests)]


def played(game: str, *houses: House) -> str:
    """What came of a match in these houses."""
    players = gather(game, houses)
    known = play_together(players)
    end = players[0].guest.look(players[0].table)
    for player in players:
        player.guest.http.close()
    return str(summary(known, end))


@EVERY_GAME
def test_a_match_is_the_same_on_every_database(game, house, two_houses):
    on_sqlite = played(game, house)
    assert played(game, two_houses[0]) == on_sqlite
    assert played(game, *two_houses) == on_sqlite


def test_several_games_are_played_at_once(house):
    tables = [player for game in SEATS for player in gather(game, (house,))]
    play_together(tables)
    for player in tables:
        assert player.end
        player.guest.http.close()


def test_who_connects_again_hears_only_what_is_new(ann):
    table = ann.make("microcity", ME)
    with ann.sit(table, 0) as chair:
        first = chair.hear("position")
        chair.say("move", seq=first["seq"], move=first["legal"][0])
        change = chair.hear("change")
    with ann.sit(table, 0, since=first["seq"]) as chair:
        assert chair.hear() == change
    with ann.sit(table, 0, since=change["seq"]) as chair:
        assert chair.hear()["type"] == "table"
    with ann.sit(table, 0, since=1000) as chair:
        assert chair.hear()["type"] == "position"


def test_a_spectator_sees_what_is_public(ann, bob):
    table = ann.make("thecity", ME, ME)
    with bob.sit(table) as chair:
        seen = chair.hear("position")
        assert seen["seat"] is None
        assert seen["view"]["own"] is None
        assert seen["legal"] == []
        assert chair.ask("move", seq=0, move=0)["code"] == "not_seated"
        assert chair.ask("undo")["code"] == "not_seated"
        assert chair.ask("hint")["code"] == "not_seated"


def test_everybody_hears_who_sits_down_and_looks(ann, bob):
    table = ann.make("pointcity", ME, OPEN)
    with ann.sit(table, 0) as chair:
        assert chair.hear("table")["table"]["stage"] == "gathering"
        bob.do(f"/tables/{table}/join", {"name": "Bob"})
        assert chair.hear("position")["seq"] == 0
        with bob.sit(table, 1):
            while not chair.hear("table")["table"]["seats"][1]["is_present"]:
                pass
        while chair.hear("table")["table"]["seats"][1]["is_present"]:
            pass


def test_a_move_is_acknowledged_after_it_is_told(ann):
    table = ann.make("microcity", ME)
    with ann.sit(table, 0) as chair:
        seen = chair.hear("position")
        chair.hear("table")
        move = {"seq": seen["seq"], "move": seen["legal"][0]}
        chair.say("move", id="a", **move)
        assert chair.hear("change", "moved")["type"] == "change"
        assert chair.hear("change", "moved") == {"type": "moved", "id": "a", "seq": 1}
        assert chair.ask("move", **move)["type"] == "moved"
        assert chair.ask("move", seq=0, move=32000)["code"] == "stale"


def test_undo_consent_and_chat_are_heard_live(ann, bob):
    table = ann.make("pointcity", ME, OPEN, seed="1")
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    while ann.look(table)["waiting"] == [0]:
        ann.move(table)
    bob.move(table, 1)
    with ann.sit(table, 0) as one, bob.sit(table, 1) as other:
        one.hear("table")
        one.say("undo", id="u")
        while other.hear("table")["table"]["seats"][0]["wish"] != "undo":
            pass
        other.say("consent", agrees=True)
        assert one.hear("change")["kind"] == "undo"
        other.say("chat", text="You are welcome.")
        assert one.hear("chat")["name"] == "Bob"
        assert one.ask("hint")["moves"]
        assert one.ask("ping")["type"] == "pong"


def test_a_stranger_cannot_look_from_a_seat(ann, bob):
    table = ann.make("thecity", ME, ME)
    with bob.sit(table, 0) as chair:
        assert chair.hear()["code"] == "not_your_seat"
        assert chair.hear_all() == 4403


def test_a_table_that_is_not_there_is_said_so(ann):
    with ann.sit("A" * 22) as chair:
        assert chair.hear()["code"] == "no_such_table"
        assert chair.hear_all() == 4404


def test_who_leaves_a_seat_is_sent_away_from_it(ann, bob):
    table = ann.make("pointcity", ME, OPEN, OPEN)
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    with bob.sit(table, 1) as chair:
        chair.hear("table")
        bob.do(f"/tables/{table}/leave", {"seat": 1})
        assert chair.hear_all() == 4403


def test_a_page_of_another_site_may_not_connect(ann, house):
    table = ann.make("microcity", ME)
    address = f"ws://{house.place}/api/v1/tables/{table}/live"
    assert status(address, "http://elsewhere.example") == 403
    assert status(address, f"http://{house.place}") == 101


def status(address: str, origin: str) -> int:
    """How a browser on a page of *origin* is answered."""
    try:
        with connect(address, origin=Origin(origin)):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_who_is_too_far_behind_is_cut_off_and_others_are_not(ann, bob, house):
    table = ann.make("microcity", ME)
    with ann.sit(table, 0) as chair, bob.sit(table) as other:
        chair.hear("table")
        other.hear("table")
        room = house.hall.rooms[table]
        slow = next(iter(room.watchers[SPECTATOR]))
        house.call(lambda: [slow.tell('{"type":"pong"}') for _ in range(10_000)])
        assert other.hear_all() == 4008
        assert chair.ask("ping")["type"] == "pong"


def test_a_bot_takes_over_when_time_is_up_and_the_person_may_return(ann, bob, house):
    table = ann.make("pointcity", ME, OPEN, seed="1", clock={"seconds": 30, "increment": 5})
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    assert 0 < ann.look(table)["seats"][0]["seconds_left"] <= 30
    with bob.sit(table, 1) as chair:
        chair.hear("table")
        house.wait_for(house.hall.store.change_table(table, started_at=time() - 60))
        house.call(lambda: house.hall.changed(table))
        while not chair.hear("table")["table"]["seats"][0]["is_away"]:
            pass
    until(lambda: ann.look(table)["waiting"] == [1])
    assert not ann.do(f"/tables/{table}/return", {"seat": 0})["seats"][0]["is_away"]


def test_ctrl_c_closes_connections_for_a_restart(tmp_path):
    with housed(f"sqlite:///{tmp_path / 'end.db'}") as house, house.guest() as ann:
        table = ann.make("pointcity", ME, BOT)
        with ann.sit(table, 0) as chair:
            chair.hear("table")
            house.close()
            assert chair.hear_all() == 1012
