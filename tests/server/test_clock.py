"""The clock of a table: it runs while a seat is asked, and counts no hidden decision aloud."""

from random import Random

from tests.server.tables import START, loaded_again, move, new_table, play
from tricity.server.clock import GRACE, Clocks
from tricity.wire.tables import Clock

HOUR = {"seconds": 3600, "increment": 10}


def test_without_a_clock_there_is_no_hurry():
    table = new_table("pointcity")
    assert table.seconds_left(0, START + 9) is None
    assert table.deadlines() == {}


def test_time_runs_for_the_seat_that_is_asked():
    table = new_table("pointcity", clock=HOUR)
    asked = table.waiting()[0]
    assert table.seconds_left(asked, START + 60) == 3540
    assert table.seconds_left(1 - asked, START + 60) == 3600
    assert table.deadlines() == {asked: START + 3600}


def test_every_decision_adds_a_little():
    table = new_table("pointcity", clock=HOUR)
    asked = table.waiting()[0]
    move(table, asked, now=START + 60)
    assert table.seconds_left(asked, START + 60) == 3550


def test_what_is_taken_back_adds_nothing():
    table = new_table("thecity", 3, clock=HOUR)
    for _ in range(2):
        move(table, 0, now=START + 20)
    assert table.seconds_left(0, START + 20) == 3590
    table.take_back(0, START + 20)
    assert table.seconds_left(0, START + 20) == 3580


def test_hidden_decisions_are_not_counted_aloud():
    table = new_table("thecity", 3, clock=HOUR)
    move(table, 0, now=START + 20)
    assert table.seconds_left(0, START + 20) == 3580
    move(table, 0, now=START + 40)
    assert table.seconds_left(0, START + 99) == 3570


def test_a_loaded_clock_shows_the_same_time():
    table = play(new_table("thecity", 3, clock=HOUR), Random(4), 60)
    again = loaded_again(table)
    for seat in range(3):
        assert again.seconds_left(seat, START + 99) == table.seconds_left(seat, START + 99)


def test_before_the_start_and_after_the_end_no_time_runs():
    assert new_table("microcity", clock=HOUR, started_at=None).deadlines() == {}
    assert play(new_table("microcity", clock=HOUR), Random(1)).deadlines() == {}


def test_who_had_run_out_of_time_gets_a_little_for_the_next_question():
    clocks = Clocks(Clock(seconds=30), 2, START)
    clocks.advance(START, 0b01)
    assert clocks.deadlines() == {0: START + 30}
    clocks.advance(START + 50, 0b11)
    assert clocks.seconds_left(0, START + 60) == 0
    assert clocks.seconds_left(1, START + 60) == 20
    clocks.advance(START + 60, 0b10)
    clocks.advance(START + 65, 0b11)
    assert clocks.seconds_left(0, START + 65) == GRACE
