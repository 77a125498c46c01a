"""After the end: results, replay through any eyes, match files, the proof of the deal."""

from dataclasses import replace
from random import Random

import pytest

from tests.server.tables import ID, SALT, SEED, START, loaded_again, new_table, play
from tests.server.test_table import refusal
from tests.table import box_of
from tricity.engine.game import SPECTATOR
from tricity.engine.match import load
from tricity.games import SHELF
from tricity.server import archive, replay
from tricity.server.founding import commitment
from tricity.server.table import Table
from tricity.store.rows import SeatRow, Snapshot

each_game = pytest.mark.parametrize("key", SHELF)
OTHER = "zyxwvutsrqponmlkjihgfe"


@pytest.fixture(scope="module")
def ends():
    """A finished table of each game."""
    return {key: play(new_table(key), Random(key)) for key in SHELF}


@each_game
def test_results_say_who_won(key, ends):
    table = ends[key]
    results = table.results()
    assert [result.seat for result in results] == list(range(table.row.seats))
    assert [result.place == 1 for result in results] == [result.outcome > 0 for result in results]
    assert [result.score for result in results] == [score.score for score in table.scores()]
    for score in table.scores():
        assert sum(line.amount * line.times for line in score.lines) == score.score


def test_the_automaton_has_a_result_without_a_seat():
    table = play(new_table("pointcity", 1), Random(3))
    person, automaton = table.results()
    assert automaton.seat == 1
    assert person.outcome + automaton.outcome == 1
    assert {person.place, automaton.place} <= {1, 2}
    assert (person.place == 1) == (person.outcome >= automaton.outcome)
    assert len(table.scores()) == 2


@each_game
def test_nothing_of_this_is_told_before_the_end(key):
    table = play(new_table(key), Random(1), 5)
    assert refusal(table.results) == "not_finished"
    assert refusal(replay.page, table, 0, 0, 10) == "not_finished"
    assert refusal(archive.match_text, table) == "not_finished"


@each_game
@pytest.mark.parametrize("eyes", [0, SPECTATOR, replay.OPEN])
def test_a_match_is_replayed_through_any_eyes(key, eyes, ends):
    table = ends[key]
    pages = [replay.page(table, eyes, first, 20) for first in range(0, table.ply + 1, 20)]
    steps = [step for page in pages for step in page.steps]
    assert [step.ply for step in steps] == list(range(table.ply + 1))
    if eyes == replay.OPEN or table.game.META.is_open:
        assert [(step.by, step.move) for step in steps[1:]] == table.course.played
    assert (steps[0].by, steps[0].move) == (None, None)
    views = [table.game.view(table.box, table.state, each) for each in range(table.row.seats)]
    if eyes == 0:
        assert steps[-1].views == views[:1]
    if eyes == replay.OPEN and key == "thecity":
        assert steps[-1].views == views
    assert steps[-1].scores == [score.score for score in table.scores()]
    assert pages[0].model_dump_json()


def test_what_was_taken_back_is_not_replayed():
    table = new_table("microcity", undo="free")
    play(table, Random(1), 10)
    table.undo(0, START)
    play(table, Random(2))
    assert replay.page(table, 0, 0, 50).plies == len(table.course.played) == table.ply - 2


def test_a_page_has_an_end(ends):
    assert len(replay.page(ends["thecity"], 0, 0, 10_000).steps) == replay.MOST_STEPS
    assert replay.page(ends["thecity"], 0, 10_000, 10).steps == []


def test_an_old_match_is_replayed_from_what_was_stored(ends):
    table = ends["pointcity"]
    stored = (Snapshot(ID, 5, b"short"), Snapshot(ID, table.ply - 1, table.state.tobytes()))
    row = replace(table.row, rules_version=99, finished_at=START)
    again = Table(row, table.seats, table.entries, table.box, stored)
    assert replay.page(again, 0, 0, 10).steps == []
    (last,) = replay.page(again, 0, table.ply, 10).steps
    assert last.ply == table.ply
    assert last.views == [table.game.view(table.box, table.state, 0)]
    assert again.results() == table.results()
    assert refusal(archive.match_text, again) == "old_rules"


@each_game
def test_a_match_file_proves_its_deal(key, ends):
    text = archive.match_text(ends[key])
    assert load(text, ends[key].game, ends[key].box).moves == ends[key].course.played
    found = archive.read(text, ends[key].box, key)
    assert found.is_promised
    assert (found.seed, found.salt) == (SEED, SALT)
    assert found.commitment == commitment(SEED, SALT)
    forged = text.replace(SALT, "1" * 32)
    assert not archive.read(forged, ends[key].box, key).is_promised


@each_game
def test_a_match_file_becomes_a_finished_table(key, ends):
    text = archive.match_text(ends[key])
    found = archive.read(text, box_of(key), key)
    row, seats, entries = archive.imported(found, OTHER, "bob", START)
    table = Table(row, seats, entries, box_of(key))
    assert table.stage == "finished"
    assert not table.is_old
    assert table.row.is_imported
    assert table.state.tobytes() == ends[key].state.tobytes()
    assert [seat.name for seat in seats] == [seat.name for seat in ends[key].seats]
    assert archive.match_text(table) == text


def test_names_and_levels_come_from_the_remarks():
    table = play(new_table("pointcity"), Random(2))
    seats = [SeatRow(ID, 0, "person", "o", "Ann # B"), SeatRow(ID, 1, "bot", level="mayor")]
    text = archive.match_text(Table(table.row, seats, table.entries, table.box))
    _, seats, _ = archive.imported(archive.read(text, table.box, "pointcity"), OTHER, "b", START)
    assert [(seat.kind, seat.name, seat.level) for seat in seats] == [
        ("person", "Ann # B", None),
        ("bot", None, "mayor"),
    ]
    assert seats[0].owner == archive.NOBODY


def test_a_file_without_remarks_can_be_imported(ends):
    text = archive.match_of(ends["microcity"]).save()
    found = archive.read(text, box_of("microcity"), "microcity")
    assert not found.is_promised
    row, seats, _ = archive.imported(found, OTHER, "bob", START)
    assert row.salt == archive.NO_SALT
    assert seats[0].name is None


def test_an_unfinished_forged_or_damaged_file_is_refused(ends):
    table = play(new_table("microcity"), Random(1), 5)
    match = archive.match_of(ends["microcity"])
    match.undo(3)
    found = archive.read(match.save(), table.box, "microcity")
    assert refusal(archive.imported, found, OTHER, "bob", START) == "match"
    forged = archive.match_text(ends["microcity"]).replace(SALT, "1" * 32)
    found = archive.read(forged, table.box, "microcity")
    assert refusal(archive.imported, found, OTHER, "bob", START) == "match"
    assert refusal(archive.read, "nonsense", table.box, "microcity") == "match"


def test_a_loaded_table_exports_the_same_file(ends):
    for table in ends.values():
        assert archive.match_text(loaded_again(table)) == archive.match_text(table)
