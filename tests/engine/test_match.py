"""Matches: playing, taking back, saving and loading; damaged and foreign files are refused."""

import re

import pytest

from tests.table import box_of
from tricity.engine.errors import MatchError
from tricity.engine.match import Match, game_in, load
from tricity.games import game


def opened() -> Match:
    """A Point City match with four moves played."""
    match = Match(game("pointcity"), box_of("pointcity"), 2, 7, {"allow_overpay": "false"})
    for seat, words in ((0, "take a1-b1"), (1, "draw"), (0, "flip c3"), (0, "draw")):
        match.play(seat, match.game.read(match.box, words))
    return match


def test_a_match_is_saved_as_readable_text():
    lines = opened().save().splitlines()
    assert lines[:3] == ["tricity match 1", "game pointcity", "rules 1"]
    assert lines[4:] == [
        "seats 2",
        "option allow_overpay false",
        "seed 7",
        "moves",
        "0 take a1-b1",
        "1 draw",
        "0 flip c3",
        "0 draw",
        lines[-1],
    ]
    assert re.fullmatch(r"end 4 [0-9a-f]{16}", lines[-1])


def test_a_saved_match_goes_on_where_it_was():
    match = opened()
    again = load(match.save(), match.game, match.box)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.moves == match.moves


def test_remarks_and_blank_lines_do_not_count():
    match = opened()
    text = match.save().replace("moves\n", "moves  # from here on\n\n# the first turn\n")
    assert load(text, match.game, match.box).moves == match.moves


def test_the_game_of_a_file_can_be_asked_for():
    assert game_in(opened().save()) == "pointcity"


def test_moves_can_be_taken_back():
    match = opened()
    before = match.at(2).tobytes()
    match.undo(2)
    assert match.state.tobytes() == before
    assert len(match.moves) == 2
    match.undo()
    assert len(match.moves) == 1


@pytest.mark.parametrize("count", [-1, 5])
def test_no_more_moves_can_be_taken_back_than_were_played(count):
    with pytest.raises(MatchError, match=f"cannot take back {count} moves; 4 were played"):
        opened().undo(count)


def test_an_illegal_move_is_refused_and_changes_nothing():
    match = opened()
    before = match.state.tobytes()
    with pytest.raises(MatchError, match=r"'token 7' is not legal now; choose one of .*draw"):
        match.play(1, match.game.read(match.box, "token 7"))
    with pytest.raises(MatchError, match="'999' is not legal now"):
        match.play(1, 999)
    with pytest.raises(MatchError, match="seat 0 has nothing to decide now"):
        match.play(0, match.legal(1)[0])
    assert match.state.tobytes() == before
    assert len(match.moves) == 4


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tricity match 1", "[Event chess]", "this is no match file; its first line must be"),
        ("game pointcity", "game thecity", "played with game thecity, here it is pointcity"),
        ("rules 1", "rules 0", "played with rules 0, here it is 1; open it with the version"),
        ("cards ", "cards f", "played with cards f"),
        ("seats 2", "seats 9", "head of the match is damaged: Point City cannot seat 9"),
        ("seats 2", "seats two", "head of the match is damaged: seats and seed must be numbers"),
        ("seed 7\n", "", "lacks 'seed'; the file is damaged"),
        ("seed 7", "seed 7\nseed 8", "line 8, 'seed 8': expected one of game, rules"),
        ("seed 7", "colour red", "line 7, 'colour red': expected one of game, rules"),
        ("option allow_overpay false", "option luck more", "no option 'luck'; it has"),
        ("1 draw", "1 take z9-z8", "line 10, '1 take z9-z8': 'take z9-z8' is no move"),
        ("1 draw", "0 draw", "line 10, '0 draw': seat 0 has nothing to decide"),
        ("1 draw", "x draw", "line 10, 'x draw': a move begins with the number of its seat"),
        ("1 draw\n", "", "line 10, '0 flip c3': seat 0 has nothing to decide now"),
        ("0 draw\nend 4", "end 4", "does not end as the file says"),
        ("moves\n", "", "line 8, '0 take a1-b1': expected one of"),
        ("seed 7", "seed b", "moves are missing or changed"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused(old, new, message):
    match = opened()
    with pytest.raises(MatchError, match=message):
        load(match.save().replace(old, new, 1), match.game, match.box)


@pytest.mark.parametrize("text", ["", "\n\n", "tricity match 2\n"])
def test_what_is_no_match_file_is_refused(text):
    with pytest.raises(MatchError, match="this is no match file"):
        game_in(text)


def test_a_file_cut_off_anywhere_is_refused():
    match = opened()
    lines = match.save().splitlines()
    for length in range(len(lines)):
        with pytest.raises(MatchError):
            load("\n".join(lines[:length]), match.game, match.box)
