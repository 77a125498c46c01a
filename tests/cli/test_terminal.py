"""The table at a real pseudo-terminal: whole games, questions, hot-seat, Ctrl-C, colours."""

import re
from random import Random

import pytest

from tests.cli.seat import Terminal
from tricity.cli import archive

GAMES = {"pointcity": "you,random", "thecity": "you,random", "microcity": "you"}
ENDS = {"pointcity": "Winner: ", "thecity": "Winner: ", "microcity": "Lost: "}
COLOURS = re.compile(r"\x1b\[[0-9;]*3[0-9]")


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game(key, matches):
    terminal = Terminal("play", key, "--players", GAMES[key], "--seed", "7")
    last = terminal.play_out(Random(1))
    assert ENDS[key] in last
    assert terminal.code == 0
    [path] = matches.iterdir()
    assert archive.fetch(path).match.state.is_finished
    assert COLOURS.search(terminal.raw)


def test_what_is_not_said_is_asked_kindly_and_ctrl_c_keeps_the_match(matches):
    terminal = Terminal("play")
    assert "Which game?" in terminal.wait()
    assert "Please type a number from 1 to 3." in terminal.type("chess")
    assert "How many people" in terminal.type("pointcity")
    assert "How many bots join? (0 to 3)" in terminal.type("")
    assert "Please type a number from 0 to 3." in terminal.type("4")
    assert "Level of the automaton" in terminal.type("0")
    table = terminal.type("hard")
    assert "Level of the automaton: Hard" in table
    assert max(map(len, table.splitlines())) <= 80
    assert "You took a1-b1" in terminal.type("a1-b1")
    last = terminal.interrupt()
    assert "tricity play --resume" in last
    assert "Traceback" not in last
    assert terminal.code == 130
    [path] = matches.iterdir()
    assert len(archive.fetch(path).match.moves) == 1


def test_hot_seat_hides_the_hand_before_the_screen_is_passed():
    terminal = Terminal("play", "thecity", "--players", "Ann,Bob", "--seed", "7")
    assert "Pass the screen to Ann, then press Enter." in terminal.wait("Enter.\r\n")
    assert "Your hand: 7 cards" in terminal.type("")
    terminal.type("1")
    passed = terminal.type("1", "Enter.\r\n")
    assert "Pass the screen to Bob" in passed
    assert passed.count("\n") > 50
    assert "Your hand: 7 cards" in terminal.type("")
    assert terminal.type("quit", "never").count("Traceback") == 0
    assert terminal.code == 0


def test_no_colour_is_shown_where_none_is_wanted():
    terminal = Terminal("play", "microcity", "--players", "you", "--seed", "7", NO_COLOR="1")
    terminal.wait()
    terminal.type("1")
    terminal.type("quit", "never")
    assert terminal.code == 0
    assert not COLOURS.search(terminal.raw)


def test_replay_steps_forth_and_back():
    terminal = Terminal("play", "pointcity", "--players", "random,random", "--seed", "3")
    terminal.wait("never")
    terminal = Terminal("replay", "--lang", "de")
    assert "Zug 0 von" in terminal.wait()
    assert "Zug 1 von" in terminal.type("")
    assert "Zug 0 von" in terminal.type("b")
    assert "Zug 0 von" in terminal.type("b")
    assert "Zug 20 von" in terminal.type("20")
    assert "Enter: weiter" in terminal.type("dance")
    assert "Das war der letzte Zug." in terminal.type("999")
    terminal.type("q", "never")
    assert terminal.code == 0
