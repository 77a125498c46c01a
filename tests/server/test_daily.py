"""The daily challenge: one deal for everybody, one attempt that counts, bots that play it too."""

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any

import pytest
from sqlalchemy import update

from tests import postgres
from tests.server.house import Guest, House, Json, housed, refused, until
from tricity.bots import LEVELS
from tricity.engine.game import waiting_seats
from tricity.games import game
from tricity.games.daily import deal_of
from tricity.server.yardsticks import Trial
from tricity.store.schema import attempts

DAY = "2026-11-14"  # its Microcity is short
OTHER_DAY = "2026-11-01"
GAMES = ("pointcity", "thecity", "microcity")


def today() -> date:
    return datetime.now(UTC).date()


def begin(guest: Guest, key: str, day: str = DAY) -> str:
    """Begin the deal of a day, or go on with it; its table."""
    return str(guest.do(f"/daily/{day}/{key}", {"name": "Ann"})["id"])


def finish(guest: Guest, table: str, moves: list[int] | None = None) -> Json:
    """Play the first legal move, or these moves, until the end; the table then."""
    wanted = iter(moves or ())
    while (found := guest.look(table))["stage"] != "finished":
        if 0 in found["waiting"]:
            seen = guest.position(table, 0)
            move = next(wanted) if moves else seen["legal"][0]
            guest.do(f"/tables/{table}/moves", {"seat": 0, "seq": seen["seq"], "move": move})
    return found


def deal(guest: Guest, key: str, day: str = DAY) -> Json:
    """What somebody is told of a deal."""
    told: Json = next(one for one in guest.ask(f"/daily/{day}")["deals"] if one["game"] == key)
    return told


def done(guest: Guest, key: str, day: str = DAY) -> Json:
    """What somebody is told of a deal that the bots have played too."""
    until(lambda: deal(guest, key, day)["bots"]["is_done"])
    return deal(guest, key, day)


@cache
def trial(key: str, level: str) -> tuple[list[int], dict[str, Any]]:
    """What a bot chooses in the place of the person, and how it ends."""
    one = Trial(deal_of(date.fromisoformat(DAY), key), game(key).load_box(), level)
    while not one.play():
        pass
    return [move for seat, move in one.played if seat == 0], asdict(one.end)


@pytest.mark.parametrize("key", GAMES)
def test_everybody_gets_the_same_deal_and_equal_moves_give_equal_games(key, ann, bob):
    tables = [begin(guest, key) for guest in (ann, bob)]
    assert tables[0] != tables[1]
    for guest, table in zip((ann, bob), tables, strict=True):
        found = finish(guest, table)
        assert found["has_chosen_seed"]
        assert (found["daily"], found["allows_hints"], found["undo"]) == (DAY, False, "strict")
        assert found["seed"] == deal_of(date.fromisoformat(DAY), key).seed
    assert moves_in(ann, tables[0]) == moves_in(bob, tables[1])
    assert deal(ann, key)["counted"]["result"] == deal(bob, key)["counted"]["result"]


def moves_in(guest: Guest, table: str) -> list[str]:
    """The moves of a match, seat by seat: who decides at the same time may be first."""
    text: str = guest.ask(f"/tables/{table}/match")
    return sorted(text.splitlines(), key=lambda line: line[:2])


@pytest.mark.parametrize("order", [min, max])
def test_a_rival_does_not_look_at_who_is_faster(order):
    the_deal = deal_of(date.fromisoformat(DAY), "thecity")
    one = Trial(the_deal, game("thecity").load_box(), "apprentice")
    while waiting := waiting_seats(one.state):
        one.decide(order(waiting))
    moves, end = trial("thecity", "apprentice")
    assert [move for seat, move in one.played if seat == 0] == moves
    assert asdict(one.end) == end


@pytest.mark.parametrize("key", GAMES)
def test_who_plays_as_a_bot_does_ends_as_the_bot_does(key, ann):
    moves, end = trial(key, "apprentice")
    finish(ann, begin(ann, key), moves)
    told = done(ann, key)
    assert told["counted"]["result"] == end
    assert [one["level"] for one in told["bots"]["results"]] == list(LEVELS)
    assert told["bots"]["results"][0]["result"] == end


def test_the_results_of_bots_are_repeatable():
    deal_of_day = deal_of(date.fromisoformat(DAY), "pointcity")
    box = game("pointcity").load_box()
    ends = []
    for _ in range(2):
        one = Trial(deal_of_day, box, "mayor")
        while not one.play():
            pass
        ends.append(one.end)
    assert ends[0] == ends[1]


def test_the_first_attempt_counts_and_further_ones_are_practice(ann: Guest):
    first = begin(ann, "microcity")
    assert begin(ann, "microcity") == first
    refused(ann.post(f"/tables/{first}/hint", {"seat": 0}), 409, "no_hints")
    refused(ann.post(f"/tables/{first}/leave", {"seat": 0}), 409, "daily")
    told = deal(ann, "microcity")
    assert told["counted"] == {"table": first, "is_late": True, "result": None}
    assert told["practice"] is told["bots"] is told["others"] is None
    finish(ann, first)
    result = deal(ann, "microcity")["counted"]["result"]
    second = begin(ann, "microcity")
    assert second != first
    found = ann.look(second)
    assert (found["allows_hints"], found["undo"], found["daily"]) == (True, "free", DAY)
    assert found["commitment"] == ann.look(first)["commitment"]
    finish(ann, second, trial("microcity", "apprentice")[0])
    told = deal(ann, "microcity")
    assert told["counted"] == {"table": first, "is_late": True, "result": result}
    assert told["practice"]["result"] == trial("microcity", "apprentice")[1]


def test_attempts_begun_at_once_are_one(ann: Guest):
    begin(ann, "pointcity", OTHER_DAY)  # now she has a cookie
    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(lambda _: begin(ann, "microcity"), range(4)))
    assert len(tables) == 1


def test_nobody_learns_how_others_did_before_the_own_end(house: House):
    marks = []
    for level in ("apprentice", "builder", "apprentice"):
        with house.guest() as guest:
            table = begin(guest, "pointcity", DAY)
            assert deal(guest, "pointcity")["others"] is None
            moves, end = trial("pointcity", level)
            finish(guest, table, moves)
            marks.append(end["mark"])
            told = deal(guest, "pointcity")["others"]
            counts = {one["mark"]: one["count"] for one in told["marks"]}
            assert told["count"] == sum(counts.values()) >= len(marks)
            better = sum(count for mark, count in counts.items() if mark > end["mark"])
            assert told["place"] == better + 1
            assert list(counts) == sorted(counts)


def test_today_is_played_in_time_and_earlier_days_late(ann: Guest):
    now, yesterday = today().isoformat(), (today() - timedelta(days=1)).isoformat()
    for day in (now, yesterday):
        finish(ann, begin(ann, "pointcity", day))
    begin(ann, "thecity", now)
    found = ann.ask("/daily")
    assert (found["month"], found["today"], found["first"]) == (now[:7], now, "2026-01-01")
    assert (found["streak"], found["best_streak"]) == (1, 1)
    (last,) = [one for one in found["days"] if one["day"] == now]
    assert last["games"] == [
        {"game": "pointcity", "state": "played", "is_late": False},
        {"game": "thecity", "state": "playing", "is_late": False},
    ]
    (before,) = ann.ask(f"/daily?month={yesterday[:7]}")["days"][:1]
    assert before["games"] == [{"game": "pointcity", "state": "played", "is_late": True}]
    told = ann.ask(f"/daily/{now}")
    assert 0 < told["seconds_left"] <= 24 * 3600


def test_a_stranger_has_played_nothing(ann: Guest):
    found = ann.ask("/daily", month="2026-11")
    assert (found["days"], found["streak"], found["best_streak"]) == ([], 0, 0)
    assert [one["counted"] for one in ann.ask(f"/daily/{DAY}")["deals"]] == [None] * 3


@pytest.mark.parametrize("day", ["2025-12-31", "1066-10-14", "2026-02-30", "9999-12-31"])
def test_days_that_never_were_or_have_not_come_are_refused(day: str, ann: Guest):
    refused(ann.get(f"/daily/{day}"), 404, "no_such_day")
    refused(ann.post(f"/daily/{day}/pointcity"), 404, "no_such_day")
    refused(ann.get("/daily", month="9999-12"), 404, "no_such_day")
    tomorrow = (today() + timedelta(days=2)).isoformat()
    refused(ann.post(f"/daily/{tomorrow}/pointcity"), 404, "no_such_day")


def test_words_that_are_no_day_or_game_are_refused(ann: Guest):
    refused(ann.get("/daily/today"), 422, "invalid")
    refused(ann.get("/daily", month="2026-13"), 422, "invalid")
    refused(ann.post(f"/daily/{DAY}/hamlet"), 422, "invalid")


def test_an_end_that_was_not_written_down_is_written_when_somebody_looks(house: House, ann: Guest):
    table = begin(ann, "microcity", OTHER_DAY)
    finish(ann, table)
    result = deal(ann, "microcity", OTHER_DAY)["counted"]["result"]
    house.wait_for(forget(house, table))
    house.call(lambda: house.hall.rooms.pop(table, None))
    assert deal(ann, "microcity", OTHER_DAY)["counted"]["result"] == result


async def forget(house: House, table: str) -> None:
    """As if the process had died between the last move and its result."""
    async with house.hall.store._writing() as connection:
        this = attempts.c.table == table
        await connection.execute(update(attempts).where(this).values(mark=None, score=None))


def test_a_rematch_and_a_game_played_on_are_ordinary(ann: Guest):
    table = begin(ann, "pointcity", OTHER_DAY)
    finish(ann, table)
    again = ann.do(f"/tables/{table}/rematch")
    assert (again["daily"], again["has_chosen_seed"]) == (None, False)
    wish = {"ply": 2, "seat": 0, "level": "builder"}
    assert ann.do(f"/tables/{table}/play-on", wish)["daily"] is None


def test_of_two_processes_on_one_database_one_lets_the_bots_play(caplog: Any):
    database = postgres.fresh_database()
    caplog.set_level(logging.INFO, "tricity")
    with housed(database) as here, housed(database) as there, here.guest() as ann:
        other = Guest(there.place)
        begin(ann, "microcity", OTHER_DAY)
        other.http.cookies.update(ann.http.cookies)
        places = (ann, other)
        with ThreadPoolExecutor(2) as pool:
            tables = list(pool.map(lambda guest: begin(guest, "pointcity"), places))
        assert tables[0] == tables[1]
        finish(other, tables[0])
        told = [done(guest, "pointcity") for guest in places]
        other.http.close()
    assert told[0]["bots"] == told[1]["bots"]
    assert told[0]["counted"]["result"] == told[1]["counted"]["result"]
    said = [one.getMessage() for one in caplog.records]
    assert said.count(f"the bots have played the deal of {DAY}, pointcity") == 1
