"""Tables: moves count once, eyes are told what they notice, old matches are only looked at."""

import json
from dataclasses import replace
from random import Random

import pytest

from tests.server.tables import (
    ID,
    START,
    Client,
    eyes_of,
    loaded_again,
    move,
    new_table,
    play,
    play_on,
    position,
)
from tests.table import box_of
from tricity.engine.game import SPECTATOR
from tricity.games import SHELF
from tricity.server import feed
from tricity.server import table as table_module
from tricity.server.errors import Refused
from tricity.server.feed import KEPT
from tricity.server.log import fold
from tricity.server.table import HISTORY, SNAPSHOT_EVERY, Landing, Repeated, Table
from tricity.store.rows import ROLL_BACK, TAKE_BACK, Entry, SeatRow, Snapshot
from tricity.wire.live import SERVER
from tricity.wire.play import Change, Position

each_game = pytest.mark.parametrize("key", SHELF)


def refusal(call, *words):
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        call(*words)
    assert refused.value.status < 500
    return refused.value.code


@each_game
def test_everybody_hears_of_a_whole_game_change_by_change(key):
    table = new_table(key)
    clients = [Client(table, eyes) for eyes in eyes_of(table)]
    for landing in play_on(table, Random(key)):
        for client in clients:
            if client.eyes in landing.messages:
                assert isinstance(SERVER.validate_json(landing.messages[client.eyes]), Change)
                client.hear(landing.messages[client.eyes])
            assert client.known == position(table, client.eyes)
    assert table.stage == "finished"
    assert landing.is_over


@each_game
def test_a_position_is_a_message_of_the_contract(key):
    table = play(new_table(key), Random(1), 9)
    for eyes in eyes_of(table):
        told = table.position(eyes)
        assert isinstance(told, Position)
        assert json.loads(told.model_dump_json()) == position(table, eyes)


@each_game
def test_the_past_is_seen_as_it_was(key):
    table = new_table(key)
    seen: dict[int, dict[int, str]] = {eyes: {} for eyes in eyes_of(table)}
    for _ in range(12):
        for eyes, known in seen.items():
            known.setdefault(table.seq(eyes), table.position_text(eyes))
        move(table, table.waiting()[0])
    for eyes, known in seen.items():
        views = {seq: json.loads(text)["view"] for seq, text in known.items()}
        assert {seq: json.loads(table.past_text(eyes, seq))["view"] for seq in known} == views
    assert table.past_text(0, 999) == table.position_text(0)


def test_the_same_move_sent_twice_counts_once():
    table = new_table("pointcity")
    seat = table.waiting()[0]
    first = table.legal(seat)[0]
    landing = table.submit(seat, 0, first, START)
    again = table.submit(seat, 0, first, START + 5)
    assert isinstance(landing, Landing)
    assert again == Repeated(landing.seq)
    assert table.ply == 1


def test_a_repeated_move_is_known_after_loading_and_at_the_end():
    table = play(new_table("microcity"), Random(2))
    last = table.entries[-1]
    again = loaded_again(table).submit(0, table.seq(0) - 1, last.move, START)
    assert again == Repeated(table.seq(0))


def test_another_answer_to_an_old_question_is_stale():
    table = new_table("microcity")
    first, second = table.legal(0)[:2]
    move(table, 0, first)
    assert refusal(table.submit, 0, 0, second, START) == "stale"
    assert refusal(table.submit, 0, table.seq(0) + 1, table.legal(0)[0], START) == "stale"
    assert table.ply == 1


def test_a_question_stands_while_others_answer_theirs():
    table = new_table("thecity", 3)
    move(table, 1)
    move(table, 1)  # now everybody sees that seat 1 has answered
    assert table.seq(0) == 1
    assert isinstance(table.submit(0, 0, table.legal(0)[0], START), Landing)


def test_hidden_decisions_are_noticed_by_nobody_else():
    table = new_table("thecity", 3)
    landing = move(table, 1)
    assert set(landing.messages) == {1}
    landing = move(table, 1)
    assert set(landing.messages) == {0, 1, 2, SPECTATOR}
    told = {eyes: json.loads(text) for eyes, text in landing.messages.items()}
    assert told[1]["move"] == landing.entry.move
    assert told[0]["move"] is told[SPECTATOR]["move"] is None
    assert told[0]["by"] == 1
    assert (told[0]["seq"], told[1]["seq"]) == (1, 2)


def test_where_nothing_is_hidden_everybody_reads_the_move():
    table = new_table("pointcity", 3)
    landing = move(table, table.waiting()[0])
    told = {eyes: json.loads(text) for eyes, text in landing.messages.items()}
    assert {message["move"] for message in told.values()} == {landing.entry.move}
    assert told[1]["patch"] == told[SPECTATOR]["patch"] == told[0]["patch"]


def test_moves_out_of_turn_and_against_the_rules_are_refused():
    table = new_table("pointcity")
    seat = table.waiting()[0]
    illegal = next(number for number in range(90) if number not in table.legal(seat))
    assert refusal(table.submit, 1 - seat, 0, 0, START) == "not_waiting"
    assert refusal(table.submit, seat, 0, illegal, START) == "illegal"
    assert refusal(table.submit, seat, 0, 32767, START) == "illegal"
    assert table.ply == 0


def test_before_the_start_nothing_is_played_or_seen():
    table = new_table("thecity", started_at=None)
    assert table.stage == "gathering"
    assert table.waiting() == table.legal(0) == []
    assert table.history(0, 0) == []
    assert table.changes_since(0, 0) is None
    for call in (table.position_text, table.position):
        assert refusal(call, 0) == "not_playing"
    assert refusal(table.scores) == "not_playing"
    assert refusal(table.submit, 0, 0, 0, START) == "not_playing"
    table.update(replace(table.row, started_at=START), table.seats)
    assert table.stage == "playing"
    assert isinstance(move(table, 0), Landing)


def test_after_the_end_nothing_is_played_or_taken_back():
    table = play(new_table("microcity"), Random(3))
    assert table.stage == "finished"
    assert table.legal(0) == table.waiting() == []
    assert refusal(table.submit, 0, table.seq(0), 0, START) == "not_playing"
    assert refusal(table.undo, 0, START) == "not_playing"
    assert not position(table, 0)["can_undo"]


def test_nobody_is_told_through_the_eyes_of_a_bot():
    row = new_table("thecity", 3).row
    seats = [
        SeatRow(ID, 0, "person", "ann"),
        *(SeatRow(ID, s, "bot", level="mayor") for s in (1, 2)),
    ]
    table = Table(row, seats, [], box_of("thecity"))
    for landing in play_on(table, Random(1), 40):
        assert set(landing.messages) <= {0, SPECTATOR}


@each_game
def test_what_was_told_is_told_again(key):
    table = new_table(key)
    heard = {eyes: [""] for eyes in eyes_of(table)}
    for landing in play_on(table, Random(7), KEPT):
        for eyes, text in landing.messages.items():
            heard[eyes].append(text)
    for again in (table, loaded_again(table)):
        for eyes, texts in heard.items():
            since = max(0, len(texts) - 4)
            assert again.changes_since(eyes, since) == again.history(eyes, since)
            assert again.history(eyes, since) == texts[since + 1 :]
            assert again.history(eyes, 0) == texts[1:][:HISTORY]
            assert again.changes_since(eyes, len(texts)) is None


def test_who_is_far_behind_needs_a_position(monkeypatch):
    for module in (feed, table_module):
        monkeypatch.setattr(module, "KEPT_TEXT", 10**9)
    table = new_table("pointcity", 4)
    play(table, Random(5), KEPT + 10)
    assert table.changes_since(0, 9) is None
    assert len(table.changes_since(0, 10) or []) == KEPT
    assert len(loaded_again(table).changes_since(0, 10) or []) == KEPT


def test_where_a_position_is_shorter_than_what_was_missed_it_is_enough():
    table = play(new_table("pointcity", 4), Random(5), 40)
    assert table.changes_since(0, 39)
    assert table.changes_since(0, 1) is None
    assert loaded_again(table).changes_since(0, 1) is None
    assert len(table.position_text(0)) < feed.KEPT_TEXT


@each_game
def test_a_loaded_table_is_the_same_table(key):
    table = play(new_table(key), Random(8), 30)
    again = loaded_again(table)
    for eyes in eyes_of(table):
        assert again.position_text(eyes) == table.position_text(eyes)
    assert again.state.tobytes() == table.state.tobytes()


def test_another_process_catches_up():
    table = new_table("thecity", 3)
    other = loaded_again(table)
    landings = list(play_on(table, Random(9), 25))
    caught = other.catch_up([landing.entry for landing in landings])
    assert [landing.messages for landing in caught] == [landing.messages for landing in landings]
    assert other.catch_up(table.entries) == []
    for eyes in eyes_of(table):
        assert other.position_text(eyes) == table.position_text(eyes)


def test_a_position_is_stored_every_so_often_and_at_the_end():
    table = new_table("pointcity", 4)
    landings = list(play_on(table, Random(5)))
    stored = [landing.entry.ply for landing in landings if landing.snapshot]
    last = len(landings) - 1
    assert stored == [*range(SNAPSHOT_EVERY - 1, last, SNAPSHOT_EVERY), last]
    assert landings[-1].snapshot == table.state.tobytes()


def test_entries_are_never_earlier_than_those_before():
    table = new_table("microcity")
    assert move(table, 0, now=START + 7.12345).entry.at == START + 7.123
    assert move(table, 0, now=START).entry.at == START + 7.123


def stored(table):
    return (Snapshot(ID, table.ply - 1, table.state.tobytes()),)


def old(table, **columns):
    return Table(
        replace(table.row, **columns), table.seats, table.entries, table.box, stored(table)
    )


@pytest.mark.parametrize("columns", [{"rules_version": 99}, {"cards": "another"}, {"seed": "1"}])
def test_a_match_of_other_rules_is_only_looked_at(columns):
    table = play(new_table("pointcity"), Random(6), 20)
    again = old(table, **columns)
    assert again.is_old
    shown = position(again, 0)
    assert shown["view"] == position(table, 0)["view"]
    assert (shown["legal"], shown["can_undo"]) == ([], False)
    for call in (again.undo, again.take_back):
        assert refusal(call, 0, START) == "old_rules"
    assert refusal(again.submit, table.waiting()[0], 0, 0, START) == "old_rules"
    assert again.stage == "playing"
    assert again.waiting() == again.legal(0) == []
    assert again.changes_since(0, 0) is None


def test_an_old_match_without_a_position_is_not_shown():
    table = play(new_table("pointcity"), Random(6), 20)
    row = replace(table.row, rules_version=99, options={"gone": "x"}, finished_at=START)
    again = Table(row, table.seats, table.entries, table.box)
    assert again.stage == "finished"
    assert refusal(again.position_text, 0) == "old_rules"
    assert again.results() == []


def test_an_old_match_with_options_of_its_own_is_shown():
    table = play(new_table("pointcity"), Random(6), 20)
    again = old(table, rules_version=99, options={"gone": "x"})
    assert position(again, 0)["view"] == position(table, 0)["view"]


def test_a_log_that_breaks_the_rules_is_only_looked_at():
    table = play(new_table("pointcity"), Random(6), 20)
    for wrong in (
        Entry(ID, 20, 0, 9999, START),
        Entry(ID, 22, table.waiting()[0], table.legal(table.waiting()[0])[0], START),
        Entry(ID, 20, 4, 0, START),
    ):
        broken = Table(table.row, table.seats, [*table.entries, wrong], table.box)
        assert broken.is_old


def test_the_fold_of_a_log():
    moves = [(0, 5), (1, 6), (0, 7), (1, 8), (0, TAKE_BACK), (1, 9), (0, ROLL_BACK), (1, 1)]
    entries = [Entry(ID, ply, seat, move, 0.0) for ply, (seat, move) in enumerate(moves)]
    assert fold(entries[:4]) == [(0, 5), (1, 6), (0, 7), (1, 8)]
    assert fold(entries[:5]) == [(0, 5), (1, 6), (1, 8)]
    assert fold(entries[:7]) == []
    assert fold(entries) == [(1, 1)]
    with pytest.raises(ValueError, match="no move to take back"):
        fold([Entry(ID, 0, 0, TAKE_BACK, 0.0)])
    with pytest.raises(ValueError, match="no entry of a log"):
        fold([*entries[:4], Entry(ID, 4, 0, -3, 0.0)])
