"""The table driven by a pipe: whole games, every word, wrong input, and the end of the input."""

from pathlib import Path

import pytest

from tests.cli.seat import tricity
from tricity.cli import archive

GAMES = {"pointcity": "you,random", "thecity": "you,random,random", "microcity": "you"}
EVERY_GAME = pytest.mark.parametrize("key", GAMES)
BOXES = set("│┌┐└┘├┤─")


def play(key, typed, *flags):
    return tricity("play", key, "--players", GAMES[key], "--seed", "7", *flags, typed=typed)


@pytest.mark.parametrize(
    ("key", "language"),
    [*((key, "en") for key in GAMES), *zip(GAMES, ("pl", "fr", "de"), strict=True)],
)
def test_a_whole_game_fits_80_columns_and_is_kept(key, language, matches):
    said = play(key, "1\n" * 2000, "--lang", language)
    assert said.code == 0
    assert max(map(len, said.lines)) <= 80
    assert BOXES.isdisjoint(said.out)
    assert "\x1b" not in said.out
    [path] = matches.iterdir()
    assert path.name in said.out.replace("\n", "")
    assert archive.fetch(path).match.state.is_finished


@EVERY_GAME
def test_the_end_of_the_input_ends_cleanly(key, matches):
    said = play(key, "1\n1\n")
    assert said.code == 0
    assert "tricity play --resume" in said.out
    [path] = matches.iterdir()
    assert not archive.fetch(path).match.state.is_finished


@EVERY_GAME
def test_nothing_played_is_nothing_kept(key, matches):
    said = play(key, "")
    assert said.code == 0
    assert "nothing is kept" in said.out
    assert not matches.exists()


WORDS = {
    "en": "table moves score log rules help save undo quit",
    "pl": "stół ruchy wynik dziennik zasady pomoc zapisz cofnij koniec",
    "fr": "table coups score journal règles aide sauver annuler quitter",
    "de": "tisch züge stand verlauf regeln hilfe speichern zurück ende",
}


@pytest.mark.parametrize("language", WORDS)
def test_every_word_is_understood_in_its_language_and_in_english(language, home):
    unknown = {"en": "I do not know", "pl": "Nie znam", "fr": "Je ne connais", "de": "kenne ich"}
    for words in (WORDS[language], WORDS["en"]):
        typed = "1\n" + words.upper().replace(" ", "\n") + "\n1\n1\n"
        said = play("pointcity", typed, "--lang", language)
        assert said.code == 0
        assert unknown[language] not in said.out
        assert said.lines.count("> 1") == 1  # nothing is read after the word that ends it
        for file in home.iterdir():
            file.unlink()


def test_help_lists_every_word():
    said = play("pointcity", "help\nquit\n")
    for word in WORDS["en"].split():
        assert f"{word:>5}  " in said.out


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ("0", "no move 0"),
        ("42", "no move 42; the numbers go from 1 to 41"),
        ("9" * 30, "numbers go from 1 to 41"),
        ("-1", "I do not know “-1”"),
        ("dance", "I do not know “dance”"),
        ("[bold]", "I do not know “[bold]”"),
        ("", "Type a number from 1 to 41"),
        ("take b2", "“take b2” is not possible now"),
        ("take b2", "You take two cards that share an edge: choose a neighbour with it. (§3.2)"),
        ("token 3", "“token 3” is not possible now. You choose a civic token once"),
        ("undo", "nothing to take back"),
    ],
)
def test_wrong_input_is_answered_and_changes_nothing(wrong, answer, matches):
    said = play("pointcity", f"{wrong}\nlog\nquit\n")
    assert answer in said.out.replace("\n", " ")
    assert "Nothing has happened yet." in said.out
    assert not matches.exists()


@pytest.mark.parametrize("words", ["take a1-b1", "  TAKE   A1-B1 ", "a1-b1", "1"])
def test_a_move_is_its_number_its_words_or_their_end(words):
    assert "You took a1-b1: community + energy" in play("pointcity", f"{words}\nquit\n").out


def test_a_move_can_be_said_in_the_language_of_the_table():
    said = play("pointcity", "weź a1-b1\nkoniec\n", "--lang", "pl")
    assert "Ty: wzięto a1-b1" in said.out


def test_words_that_fit_several_moves_are_asked_back():
    said = play("pointcity", "flip c3\nc3\nquit\n")
    assert "flipped c3" in said.out
    said = play("microcity", "start\n1\nquit\n")
    assert "I do not know “start”" in said.out


def test_undo_gives_the_same_table_back():
    before = play("pointcity", "1\nsave one.match\n1\nundo\nsave two.match\nquit\n")
    assert "Taken back." in before.out
    one, two = (archive.fetch(Path(f"{name}.match")) for name in ("one", "two"))
    assert one.match.save() == two.match.save()
    assert len(one.match.moves) == 2


def test_the_score_is_broken_down():
    said = play("pointcity", "1\n" * 20 + "score\nquit\n")
    totals = [line for line in said.lines if line.startswith("You: Place")]
    assert len(totals) == 1
    points = int(totals[0].rpartition(" ")[2])
    assert f"You: {points} point" in said.out


def test_the_log_can_be_cut_short():
    said = play("pointcity", "1\n1\nlog 1\nquit\n")
    _, _, log = said.out.partition("> log 1\n")
    assert log.splitlines()[1] == "> quit"


def test_rules_are_found():
    assert "pointcity.md" in play("pointcity", "rules\nquit\n").out


def test_what_bots_do_is_told():
    assert "Random took" in play("pointcity", "1\nquit\n").out


def test_the_automaton_tells_its_turn():
    said = tricity("play", "pointcity", "--players", "Ann", "--seed", "3", typed="1\nlog\nquit\n")
    assert "Automaton took: " in said.out
    assert "Ann took" in said.out


def test_a_table_of_bots_plays_by_itself():
    said = tricity("play", "pointcity", "--players", "random,random", "--seed", "1")
    assert said.code == 0
    assert "At the table: Random 1 (bot), Random 2 (bot)" in said.out
    assert "Winner: " in said.out


def test_a_deal_can_be_played_again():
    first, again = (play("thecity", "1\n1\n1\n1\n") for _ in range(2))
    assert first.lines[:60] == again.lines[:60]
