"""Taking back: alone where nothing was revealed, freely against bots, else by consent."""

from dataclasses import replace
from random import Random

import pytest

from tests.server.tables import (
    ID,
    START,
    eyes_of,
    loaded_again,
    move,
    new_table,
    play,
    position,
)
from tests.server.test_table import refusal
from tests.table import box_of
from tricity.engine.game import SPECTATOR
from tricity.games import SHELF
from tricity.server import table as table_module
from tricity.server.table import Landing, Table
from tricity.store.rows import ROLL_BACK, TAKE_BACK, SeatRow

each_game = pytest.mark.parametrize("key", SHELF)


def seen(table):
    """All that eyes see, without the number and the undo."""
    hidden = ("seq", "can_undo")
    told = {eyes: position(table, eyes) for eyes in eyes_of(table)}
    return {
        eyes: {name: part for name, part in each.items() if name not in hidden}
        for eyes, each in told.items()
    }


@each_game
def test_a_move_that_revealed_nothing_is_taken_back(key):
    """Wherever a position offers it, it leads back to what everybody saw before."""
    table, rng, undone = new_table(key), Random(key), 0
    while table.waiting() and undone < 20:
        seat = rng.choice(table.waiting())
        before, state = seen(table), table.state.tobytes()
        move(table, seat, rng.choice(table.legal(seat)))
        if position(table, seat)["can_undo"]:
            landing = table.take_back(seat, START)
            assert landing.entry.move == TAKE_BACK
            assert (seen(table), table.state.tobytes()) == (before, state)
            undone += 1
            move(table, seat)
        elif table.waiting():
            assert refusal(table.take_back, seat, START) == "needs_consent"
    assert undone


def test_one_decision_after_the_other_is_taken_back():
    table = new_table("thecity", 3)
    start = seen(table)
    move(table, 0)
    move(table, 0)
    table.take_back(0, START)
    assert position(table, 0)["can_undo"]
    table.take_back(0, START)
    assert seen(table) == start
    assert refusal(table.take_back, 0, START) == "nothing_to_undo"


def test_a_card_turned_up_cannot_be_put_back():
    table = new_table("pointcity")
    seat = table.waiting()[0]
    takes = [m for m in table.legal(seat) if table.game.say(table.box, m).startswith("take")]
    move(table, seat, takes[0])
    assert not position(table, seat)["can_undo"]
    assert refusal(table.undo, seat, START) == "needs_consent"


def test_who_has_been_seen_to_act_holds_the_others_to_their_moves():
    table = new_table("thecity", 3)
    move(table, 0)
    move(table, 1)
    assert position(table, 0)["can_undo"]  # nobody noticed what seat 1 did
    move(table, 1)
    assert not position(table, 0)["can_undo"]


def test_hidden_decisions_of_others_stay_when_one_is_taken_back():
    table = new_table("thecity", 3)
    first, second = table.legal(1)[:2]
    move(table, 0)
    move(table, 1, first)
    landing = table.take_back(0, START)
    assert set(landing.messages) == {0}
    assert table.course.played == [(1, first)]
    assert refusal(table.submit, 1, 0, second, START) == "stale"
    assert loaded_again(table).state.tobytes() == table.state.tobytes()


def test_everybody_sees_an_answer_taken_back():
    table = new_table("thecity", 3)
    before = seen(table)
    move(table, 0)
    move(table, 0)
    landing = table.take_back(0, START)
    assert set(landing.messages) == {0, 1, 2, SPECTATOR}
    told = position(table, 1)
    assert told["view"] == before[1]["view"]
    assert told["seq"] == 2


def test_a_move_taken_back_is_still_known_when_it_is_sent_again():
    table = new_table("thecity", 3)
    choice = table.legal(0)[0]
    move(table, 0, choice)
    table.take_back(0, START)
    again = table.submit(0, 0, choice, START)
    assert not isinstance(again, Landing)
    assert table.course.played == []


def with_bots(key, people=1, **columns):
    row = new_table(key, **columns).row
    seats = [
        SeatRow(ID, seat, "person", f"o{seat}")
        if seat < people
        else SeatRow(ID, seat, "bot", level="mayor")
        for seat in range(row.seats)
    ]
    return Table(row, seats, [], box_of(key))


@each_game
def test_free_undo_goes_back_to_the_last_own_decision(key):
    table, rng = with_bots(key, undo="free"), Random(key)
    assert refusal(table.undo, 0, START) == "nothing_to_undo"
    for _ in range(12):
        while 0 not in table.waiting():
            seat = table.waiting()[0]
            move(table, seat, rng.choice(table.legal(seat)))
        before = table.state.tobytes()
        move(table, 0, rng.choice(table.legal(0)))
        while table.waiting() and 0 not in table.waiting():
            move(table, table.waiting()[0])
        assert position(table, 0)["can_undo"]
        assert table.undo(0, START).entry.move == ROLL_BACK
        assert table.state.tobytes() == before
        move(table, 0, rng.choice(table.legal(0)))
    assert loaded_again(table).state.tobytes() == table.state.tobytes()


def revealed(seats=3):
    """A table where seat 0 has acted, and everybody else after it."""
    table = new_table("thecity", seats)
    for seat in range(seats):
        while seat in table.waiting() and table.state.phase == 0:
            move(table, seat)
    assert refusal(table.undo, 0, START) == "needs_consent"
    return table


def wishes(table):
    return [seat.wish for seat in table.seats]


def test_when_all_others_agree_a_move_is_taken_back():
    table = revealed()
    last = max(place for place, (seat, _) in enumerate(table.course.played) if seat == 0)
    assert refusal(table.roll_back, 0, START) == "needs_consent"
    assert table.wish_undo(0) == (0,)
    assert table.consent(1, agrees=True, now=START) == ((1,), None)
    assert wishes(table) == ["undo", "agree", None]
    changed, landing = table.consent(2, agrees=True, now=START)
    assert changed == (2,)
    assert landing is not None
    assert landing.entry.move == ROLL_BACK
    assert sorted(landing.cleared) == [0, 1, 2]
    assert wishes(table) == [None, None, None]
    assert len(table.course.played) == last


@pytest.mark.parametrize("seat", [0, 2])
def test_one_who_refuses_or_gives_up_ends_the_matter(seat):
    table = revealed()
    table.wish_undo(0)
    table.consent(1, agrees=True, now=START)
    assert table.consent(seat, agrees=False, now=START) == ((0, 1), None)
    assert wishes(table) == [None, None, None]
    assert refusal(table.consent, 1, True, START) == "nobody_asks"


def test_the_asker_cannot_agree_to_its_own_wish():
    table = revealed(2)
    table.wish_undo(0)
    assert table.consent(0, agrees=True, now=START) == ((0,), None)


def test_only_one_asks_at_a_time():
    table = revealed()
    table.wish_undo(0)
    assert table.wish_undo(0) == ()
    assert refusal(table.wish_undo, 1) == "needs_consent"


def test_people_who_are_away_and_bots_are_not_asked():
    table = revealed()
    table.update(table.row, [*table.seats[:2], replace(table.seats[2], is_away=True)])
    table.wish_undo(0)
    _, landing = table.consent(1, agrees=True, now=START)
    assert landing


def test_where_nobody_can_be_asked_what_was_revealed_stays():
    table = play(with_bots("thecity"), Random(1), 30)
    assert refusal(table.undo, 0, START) == "needs_consent"
    assert refusal(table.wish_undo, 0) == "nothing_to_undo"


def test_one_browser_on_several_seats_does_not_ask_itself():
    table = revealed()
    table.update(table.row, [replace(seat, owner="ann") for seat in table.seats])
    assert refusal(table.wish_undo, 0) == "nothing_to_undo"


def test_what_everybody_notices_ends_a_wish_and_what_is_hidden_does_not():
    table = revealed()
    table.wish_undo(0)
    while True:
        landing = move(table, table.waiting()[-1])
        if landing.cleared:
            break
        assert SPECTATOR not in landing.messages
        assert wishes(table)[0] == "undo"
    assert SPECTATOR in landing.messages
    assert wishes(table) == [None, None, None]


def test_undo_has_an_end(monkeypatch):
    monkeypatch.setattr(table_module, "MOST_ENTRIES", 4)
    table = new_table("thecity", 3)
    for _ in range(2):
        move(table, 0)
        table.take_back(0, START)
    move(table, 0)
    assert refusal(table.take_back, 0, START) == "nothing_to_undo"
