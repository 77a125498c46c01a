"""Playing on from any place of a finished match, against bots."""

from dataclasses import replace
from random import Random

import pytest

from tests.server.house import BOT, ME, Guest, House, refused, until
from tests.server.tables import START, eyes_of, loaded_again, new_table, play
from tests.server.test_table import refusal
from tricity.games import SHELF
from tricity.server import archive, founding
from tricity.server.table import Table
from tricity.wire.play import PlayOn

SEATS = [("pointcity", 2), ("pointcity", 1), ("thecity", 3), ("microcity", 1)]
each_table = pytest.mark.parametrize(("key", "seats"), SEATS)


def gone_on(table: Table, ply: int, seat: int = 0) -> Table:
    """The table that goes on after *ply* decisions, all of them known."""
    wish = PlayOn(ply=ply, seat=seat, level="builder", name="Eve")
    row, seats, entries = founding.played_on(table.row, table.course.played, wish, "eve")
    return Table(row, seats, entries, table.box)


@each_table
def test_from_every_ply_the_match_goes_on_as_it_stood(key, seats):
    table = play(new_table(key, seats), Random(key))
    match = archive.match_of(table)
    for ply in range(len(match.moves)):
        on = gone_on(table, ply, ply % seats)
        assert on.state.tobytes() == match.at(ply).tobytes()
        assert on.stage == "playing"
        assert not on.is_old
        assert on.row.has_chosen_seed
        assert on.row.commitment == founding.commitment(on.row.seed, on.row.salt)
        assert [seat.kind == "person" for seat in on.seats] == [
            seat == ply % seats for seat in range(seats)
        ]


@each_table
def test_it_ends_exports_and_replays_like_any_match(key, seats):
    table = play(new_table(key, seats), Random(key))
    on = play(gone_on(table, len(table.course.played) // 2), Random(9))
    assert on.course.played[: on.course.inherited] == table.course.played[: on.course.inherited]
    found = archive.read(archive.match_text(on), on.box, key)
    assert found.is_promised
    assert found.match.moves == on.course.played
    again = gone_on(on, on.course.inherited + 1)
    assert again.state.tobytes() == found.match.at(on.course.inherited + 1).tobytes()


def test_own_moves_can_be_taken_back_but_not_those_before():
    table = play(new_table("microcity"), Random(1))
    on = gone_on(table, 10)
    assert '"can_undo":false' in on.position_text(0)
    assert refusal(on.undo, 0, START) == "nothing_to_undo"
    play(on, Random(2), 2)
    assert '"can_undo":true' in on.position_text(0)
    on.undo(0, START)
    on.undo(0, START)
    for one in (on, loaded_again(on)):
        assert one.course.played == table.course.played[:10]
        assert refusal(one.undo, 0, START) == "nothing_to_undo"
        assert '"can_undo":false' in one.position_text(0)


def test_with_strict_undo_too_nothing_from_before_is_taken_back():
    on = gone_on(play(new_table("pointcity"), Random(1)), 20)
    strict = Table(replace(on.row, undo="strict"), on.seats, on.entries, on.box)
    for seat in range(2):
        assert not strict.course.can_take_back(seat)
        assert refusal(strict.take_back, seat, START) == "nothing_to_undo"


def test_in_a_half_made_round_everybody_still_decides_for_themselves():
    table = play(new_table("thecity", 3), Random(4))
    halves = 0
    for ply in range(len(table.course.played)):
        on = gone_on(table, ply)
        if 0 < len(on.waiting()) < 3:
            halves += 1
            for eyes in eyes_of(on):
                assert bool(on.legal(eyes)) == (eyes in on.waiting())
            round_number = on.state.round_number
            play(on, Random(ply), 30)
            assert on.stage == "finished" or on.state.round_number > round_number
    assert halves > 5


@each_table
def test_over_http_bots_answer_and_the_match_can_be_finished(key, seats, ann: Guest, bob: Guest):
    table = ann.make(key, ME, *[BOT] * (seats - 1))
    refused(bob.post(f"/tables/{table}/play-on", {"ply": 0, "seat": 0}), 409, "not_finished")
    ann.play(table)
    plies = ann.ask(f"/tables/{table}/replay", count=1)["plies"]
    seat = seats - 1
    wish = {"ply": plies // 2, "seat": seat, "level": "apprentice", "name": "Bob"}
    made = bob.do(f"/tables/{table}/play-on", wish)
    assert (made["stage"], made["undo"], made["allows_hints"]) == ("playing", "free", True)
    assert made["has_chosen_seed"]
    assert made["is_mine"]
    assert [one["level"] for one in made["seats"] if one["seat"] != seat] == ["apprentice"] * seat
    assert (made["seats"][seat]["name"], made["seats"][seat]["is_mine"]) == ("Bob", True)
    until(lambda: seat in bob.look(made["id"])["waiting"])
    assert bob.play(made["id"])["results"]
    text = bob.ask(f"/tables/{made['id']}/match")
    assert bob.do("/matches", {"text": text})["results"] == bob.look(made["id"])["results"]
    refused(ann.post(f"/tables/{table}/play-on", {**wish, "ply": plies}), 409, "already_finished")
    refused(ann.post(f"/tables/{table}/play-on", {**wish, "seat": 6}), 404, "no_such_seat")
    refused(ann.post(f"/tables/{table}/play-on", {**wish, "ply": -1}), 422, "invalid")


def test_a_match_brought_as_a_file_can_be_played_on(ann: Guest, bob: Guest):
    table = ann.make("microcity", ME)
    ann.play(table)
    brought = bob.do("/matches", {"text": ann.ask(f"/tables/{table}/match")})
    on = bob.do(f"/tables/{brought['id']}/play-on", {"ply": 5, "seat": 0})
    assert not on["is_imported"]
    bob.move(on["id"])
    bob.do(f"/tables/{on['id']}/undo", {"seat": 0})
    refused(bob.post(f"/tables/{on['id']}/undo", {"seat": 0}), 409, "nothing_to_undo")


def test_a_match_of_other_rules_is_not_played_on(house: House, ann: Guest):
    table = ann.make("microcity", ME)
    ann.play(table)
    house.wait_for(house.hall.store.change_table(table, rules_version=99))
    house.call(lambda: house.hall.rooms.pop(table))
    until(lambda: ann.look(table)["rules_version"] == 99)
    refused(ann.post(f"/tables/{table}/play-on", {"ply": 5, "seat": 0}), 409, "old_rules")


def test_every_game_is_played_on_here():
    assert {key for key, _ in SEATS} == set(SHELF)
