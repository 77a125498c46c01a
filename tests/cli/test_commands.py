"""Saving, resuming, mistakes, and the commands beside `play`."""

import shutil
from pathlib import Path

import pytest

from tests.cli.seat import tricity
from tricity import cli
from tricity.cli import archive, screen, table
from tricity.engine.errors import OptionError
from tricity.engine.game import new_game
from tricity.games import SHELF, game

TABLE = ("play", "pointcity", "--players", "you,random", "--seed", "7")


def cards_of(key):
    return Path(game(key).__file__).parent / "data"  # type: ignore[attr-defined]


def test_a_match_is_saved_and_gone_on_with():
    tricity(*TABLE, typed="1\n1\nsave my.match\nquit\n")
    saved = archive.fetch(Path("my.match"))
    assert [(player.kind, player.word) for player in saved.players] == [
        ("person", "you"),
        ("bot", "random"),
    ]
    said = tricity("play", "--load", "my.match", typed="log\nquit\n")
    assert f"Going on after {len(saved.match.moves)} moves." in said.out
    assert "Random took" in said.out


def test_the_last_unfinished_match_is_resumed(matches):
    tricity(*TABLE, typed="1\n" * 12)
    tricity(*TABLE, typed="1\n" * 4)
    tricity("play", "--resume", typed="1\n" * 8)
    [one, other] = matches.iterdir()
    assert one.read_text("utf-8") == other.read_text("utf-8")


def test_a_game_can_be_named_when_resuming():
    tricity(*TABLE, typed="1\n")
    tricity("play", "microcity", "--seed", "1", typed="1\n")
    assert "Point City" in tricity("play", "pointcity", "--resume", typed="").out
    said = tricity("play", "thecity", "--resume")
    assert said.code == cli.MISTAKE
    assert "no unfinished match is kept" in said.err


def test_a_finished_match_is_not_resumed():
    tricity("play", "pointcity", "--players", "random,random", "--seed", "1")
    assert tricity("play", "--resume").code == cli.MISTAKE


def test_other_players_can_take_over():
    tricity(*TABLE, typed="1\n")
    said = tricity("play", "--resume", "--players", "random,random")
    assert "Winner: " in said.out


def test_one_can_go_on_from_an_earlier_move():
    tricity("play", "pointcity", "--players", "random,random", "--seed", "1")
    path = str(archive.latest_first()[0])
    said = tricity("play", "--load", path, "--at", "20", "--players", "you,random", typed="quit\n")
    assert "Going on after 20 moves." in said.out
    assert "Ann" in tricity("play", "--load", path, "--at", "0", "--players", "Ann,Bob").out
    wrong = tricity("play", "--load", path, "--at", "999")
    assert wrong.code == cli.MISTAKE
    assert "moves, not 999; choose fewer" in wrong.err


def test_a_file_of_others_is_never_overwritten(home):
    (home / "my.match").write_text("mine")
    said = tricity(*TABLE, typed="save my.match\nsave new.match\n1\nsave new.match\nquit\n")
    assert (home / "my.match").read_text() == "mine"
    assert "my.match already exists" in said.out
    assert said.out.count("Saved: new.match") == 2


def test_a_file_that_cannot_be_written_is_told(home):
    (home / "file").write_text("")
    said = tricity(*TABLE, typed="save file/my.match\n1\nquit\n")
    assert "cannot be written" in said.out
    assert "You took" in said.out


def test_without_a_place_for_matches_one_plays_on(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TRICITY_DATA", str(tmp_path / "file"))
    said = tricity(*TABLE, typed="1\n1\nquit\n")
    assert said.code == 0
    assert said.out.count("cannot be kept on disk") == 1
    assert said.out.count("> 1") == 2


@pytest.mark.parametrize(
    ("words", "cure"),
    [
        (("play", "chess"), "choose one of pointcity, thecity, microcity"),
        (("play",), "name a game"),
        (("play", "pointcity", "--players", "a,b,c,d,e"), "it seats 1 to 4"),
        (("play", "pointcity", "--players", "a,,b"), "part the players by single commas"),
        (("play", "pointcity", "--bots", "4"), "it seats 1 to 4"),
        (("play", "thecity", "--people", "1", "--bots", "0"), "it seats 2 to 5"),
        (("play", "microcity", "--bots", "1"), "it seats just 1"),
        (("play", "pointcity", "--option", "solo_level"), "write it as key=value"),
        (("play", "pointcity", "--option", "solo_level=x"), "choose one of medium, easy, hard"),
        (("play", "pointcity", "--edition", "en"), "it has fr, pl, de"),
        (("play", "pointcity", "--seed", "x"), "write a number such as 42"),
        (("play", "pointcity", "--seed", "-1"), "seed"),
        (("play", "pointcity", "--lang", "eo"), "choose one of en, pl, fr, de"),
        (("play", "pointcity", "--cards", "nowhere"), "not found"),
        (("play", "--load", "nowhere"), "name a match file"),
        (("play", "--load", "."), "name a match file"),
        (("play", "--resume"), "begin one: tricity play"),
        (("replay",), "name a match file"),
        (("replay", "nowhere"), "name a match file"),
        (("perft", "chess", "1"), "choose one of"),
        (("perft", "pointcity", "0", "--divide"), "depth of 1 or more"),
        (("perft", "pointcity", "1", "--position", "x=1"), "no field of a position"),
        (("cards", "check", "nowhere"), "not found"),
        (("cards", "check", "."), "--game"),
    ],
)
def test_a_mistake_is_one_sentence(words, cure):
    said = tricity(*words)
    assert said.code == cli.MISTAKE
    assert said.err.startswith("tricity: ")
    assert cure in said.err
    assert said.err.count("\n") == 1


def test_an_unknown_bot_is_a_mistake():
    said = tricity("play", "pointcity", "--bots", "1", "--level", "genius", typed="1\n")
    assert said.code == cli.MISTAKE
    assert "genius" in said.err


def test_a_damaged_match_is_a_mistake(home):
    tricity(*TABLE, typed="1\nsave my.match\nquit\n")
    text = Path("my.match").read_text("utf-8")
    Path("my.match").write_text(text.replace("take a1-b1", "take a1-a2"), "utf-8")
    said = tricity("replay", "my.match")
    assert said.code == cli.MISTAKE
    assert "moves are missing or changed" in said.err
    (home / "my.match").write_bytes(b"\xff")
    assert "no match file" in tricity("replay", "my.match").err


def test_replay_through_a_pipe_shows_everything():
    tricity(*TABLE, typed="1\n1\nquit\n")
    said = tricity("replay")
    assert said.code == 0
    assert "Move 3 of 3" in said.out
    assert "You took a1-b1" in said.out
    assert max(map(len, said.lines)) <= 80


def test_replay_looks_from_a_seat_and_tells_what_was_hidden():
    tricity("play", "thecity", "--players", "Ann,Bob", "--seed", "7", typed="1\n1\n1\n")
    said = tricity("replay")
    assert "Ann: Discard " in said.out
    assert "Your hand: 7 cards" in said.out
    assert tricity("replay", "--seat", "2").out.count("Your hand: 7 cards") == 3
    assert tricity("replay", "--seat", "3").code == cli.MISTAKE


@pytest.mark.parametrize("language", ["en", "pl", "fr", "de"])
def test_games_are_listed_with_seats_options_and_editions(language):
    said = tricity("games", "--lang", language)
    for key in SHELF:
        meta = game(key).META
        assert key in said.out
        assert all(f"--option {option.key}=" in said.out for option in meta.options)
        assert all(f"--edition {name}" in said.out for name in meta.presets)
    assert max(map(len, said.lines)) <= 80


def test_perft_counts_and_divides():
    whole = tricity("perft", "pointcity", "2", "--seed", "7")
    assert whole.code == 0
    parts = tricity("perft", "pointcity", "2", "--seed", "7", "--divide")
    assert whole.lines[-1] == parts.lines[-1]
    counts = [int(line.split()[0]) for line in parts.lines if " take " in line or " flip " in line]
    assert sum(counts) <= int(whole.lines[-1].split()[0])


def test_perft_begins_from_a_position_too():
    played = game("microcity")
    line = played.write(new_game(played, played.load_box(), 1, 7))
    ours = tricity("perft", "microcity", "2", "--position", line).lines[-1]
    assert ours == tricity("perft", "microcity", "2", "--seed", "7").lines[-1]


@pytest.mark.parametrize("key", SHELF)
def test_good_cards_are_called_good(key):
    for path in (cards_of(key), *cards_of(key).glob("*.csv"), *cards_of(key).glob(f"{key}.json")):
        said = tricity("cards", "check", str(path))
        assert said.code == 0, said.err
        assert "good" in said.out


def test_bad_cards_are_refused_with_the_place(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(cards_of("thecity"), folder)
    table = folder / "cards.csv"
    table.write_text(table.read_text("utf-8").replace("villa,6,4", "villa,6,x"), "utf-8")
    said = tricity("cards", "check", str(folder), "--game", "thecity")
    assert said.code == cli.MISTAKE
    assert "cards.csv, line 32, column cost: 'x' is wrong" in said.err


def test_own_cards_are_played_and_resumed_by_their_names(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(cards_of("thecity"), folder)
    table = folder / "cards.csv"
    table.write_text(table.read_text("utf-8").replace("townhouse,", "tree_house,"), "utf-8")
    words = ("play", "thecity", "--players", "you,random", "--cards", str(folder))
    seeds = (tricity(*words, "--seed", str(seed), typed="1\n1\n") for seed in range(9))
    assert any("Tree house" in said.out for said in seeds)
    assert "Going on after" in tricity("play", "--resume", typed="").out


def test_a_session_is_drawn_as_a_picture(home):
    tricity(*TABLE, "--picture", "table.svg", typed="1\nquit\n")
    picture = (home / "table.svg").read_text("utf-8")
    assert picture.startswith("<svg")
    assert "url(&quot;http" not in picture
    assert "font-face" not in picture


def test_plain_is_plain_even_where_boxes_could_be_drawn(home):
    tricity(*TABLE, "--plain", "--picture", "table.svg", typed="1\nquit\n")
    assert "│" not in (home / "table.svg").read_text("utf-8")


def test_patience_says_so_and_gives_what_was_done(monkeypatch, capsys):
    monkeypatch.setattr(screen, "SOON", 0)
    ours = screen.Screen("en")
    assert ours.patiently(lambda: sum(range(10**6)), "One moment …") == sum(range(10**6))
    assert "One moment …" in capsys.readouterr().out
    with pytest.raises(ZeroDivisionError):
        ours.patiently(lambda: 1 // 0, "One moment …")


def test_a_bot_does_not_know_the_seed_of_the_deal(monkeypatch):
    seeds = []

    def make_bot(*words):
        seeds.append(words[-1])
        raise OptionError("no bot today")

    monkeypatch.setattr(table, "make_bot", make_bot)
    assert tricity(*TABLE, typed="1\n").code == cli.MISTAKE
    assert seeds[0] != 7


def test_a_review_says_what_made_the_result():
    typed = "1\n" * 60
    tricity("play", "pointcity", "--players", "Ann,builder", "--seed", "7", typed=typed)
    said = tricity("replay", "--review", "--trials", "30")
    assert said.code == 0, said.err
    assert "Ann" in said.lines
    assert sum("at the start to" in line for line in said.lines) == 2
    assert "Luck" in said.out
    assert max(map(len, said.lines)) <= 80


def test_a_match_that_goes_on_is_not_reviewed():
    tricity(*TABLE, typed="1\nquit\n")
    said = tricity("replay", "--review")
    assert said.code == cli.MISTAKE
    assert "play it to its end" in said.err
