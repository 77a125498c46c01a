"""The solo game against the automaton (§6), and the options about it (§7)."""

from typing import Any

import numpy as np
import pytest

from tests.games.pointcity.table import (
    BOX,
    CELLS,
    at,
    buildings,
    city,
    deck,
    hold,
    leave_in_row,
    offered,
    own,
    play,
    pointcity,
    produce,
    row,
    stock,
    table,
    tokens,
)
from tricity.engine.game import chosen, preset
from tricity.games.pointcity.city import build

AUTOMATON = 1
LEVELS = pytest.mark.parametrize("level", ["easy", "medium", "hard"])


def solo(*, stock: Any = None, cells: Any = None, **options: str) -> Any:
    return table(1, stock=stock, options=options, **(cells or {}))


def changed(state: Any, move: str) -> list[str]:
    """The cells of the market that *move* and the automaton's turn after it change."""
    before = [at(state, cell) for cell in CELLS]
    play(state, move)
    return [cell for cell, was in zip(CELLS, before, strict=True) if at(state, cell) != was]


def score(state: Any, seat: int = AUTOMATON) -> int:
    return int(pointcity.score(BOX, state, seat))


def result(points: tuple[int, int], stocks: tuple[str, str] = ("", ""), **options: str) -> float:
    """What a game is worth in which you and the automaton have so many printed points."""
    state = solo(**options)
    state.points[:2] = points
    for seat, words in enumerate(stocks):
        own(state, seat, words)
    return pointcity.outcome(BOX, state, 0)


@pytest.mark.rule("pointcity §6.1 R14")
def test_you_go_first_with_a_starting_card_and_the_automaton_has_none():
    states = [table(1, seed=seed) for seed in range(20)]
    assert {(int(s.seat), int(s.waiting), stock(s), stock(s, AUTOMATON)) for s in states} == {
        (0, 1, "ingenuity", "")
    }


@pytest.mark.rule("pointcity R14", "pointcity §7.1")
def test_the_automaton_gets_a_starting_card_if_the_option_says_so():
    assert stock(solo(solo_ai_start_ingenuity="true"), AUTOMATON) == "ingenuity"


@pytest.mark.rule("pointcity §6.1 R13")
def test_the_row_is_random():
    rows = {tuple(row(table(1, seed=seed))) for seed in range(20)}
    assert len(rows) == 20


@pytest.mark.rule("pointcity R13", "pointcity §7.1")
def test_you_choose_the_row_from_left_to_right_if_the_option_says_so():
    state = solo(solo_token_row="player_choice")
    assert offered(state) == {f"token {token}" for token in range(1, 23)}
    wanted = [7, 22, 1, 13, 4, 9, 20, 2, 15, 6]
    for token in wanted:
        assert pointcity.view(BOX, state, 0).phase == "row"
        play(state, f"token {token}")
        assert f"token {token}" not in offered(state)
    assert (row(state), state.turn, tokens(state)) == (wanted, 0, [])
    assert "draw" in offered(state)


@pytest.mark.rule("pointcity §6.2 R16")
def test_the_automaton_takes_below_the_crossing_and_moves_on_each_turn():
    state = solo()
    taken = [changed(state, "draw") for _ in range(8)]
    assert taken == [["a2", "a3"], ["b3", "b4"], ["c1", "c4"], ["d1", "d2"]] * 2


@pytest.mark.rule("pointcity R16")
def test_from_the_bottom_row_the_gap_at_the_top_is_filled_first():
    state = solo()
    play(state, "draw", "draw")
    third, fourth = deck(state)[2:4]
    play(state, "draw")
    assert (at(state, "c1"), at(state, "c4")) == ((third, True), (fourth, True))


@pytest.mark.rule("pointcity §6.2 R15")
def test_the_automaton_pays_nothing_and_keeps_what_it_takes():
    state = solo(cells={"a2": "points for 4 energy, 3 community", "a3": "double economy"})
    building, _ = at(state, "a2")
    play(state, "draw")
    assert (city(state, AUTOMATON), stock(state, AUTOMATON)) == ([building], "double economy")
    assert (at(state, "a2")[1], at(state, "a3")[1]) == (False, True)


@pytest.mark.rule("pointcity §6.2")
@pytest.mark.parametrize(("left", "got"), [((7, 3, 5), [3, 7]), ((5,), [5]), ((), [])])
def test_the_automaton_takes_the_leftmost_tokens(left, got):
    state = solo(cells=dict.fromkeys(("a2", "a3"), "civic for 3 energy"))
    leave_in_row(state, *left)
    play(state, "draw")
    assert (tokens(state, AUTOMATON), row(state)) == (got, list(left[2:]))


@pytest.mark.rule("pointcity R6")
def test_no_option_keeps_the_automaton_from_civic_buildings():
    state = solo(civic_without_tokens="forbidden", cells={"a2": "civic for 3 energy"})
    leave_in_row(state)
    play(state, "draw")
    assert (len(city(state, AUTOMATON)), tokens(state, AUTOMATON)) == (1, [])


@pytest.mark.rule("pointcity §6.2")
def test_the_automaton_moves_when_your_tokens_are_chosen():
    state = solo(stock="3 energy", cells={"c1": "civic for 3 energy", "d1": "economy"})
    play(state, "take c1-d1")
    assert state.turn == 0
    play(state, f"token {row(state)[0]}")
    assert (state.turn, state.seat, state.waiting) == (2, 0, 1)


@pytest.mark.rule("pointcity §6.2 R8")
def test_the_game_ends_with_the_automatons_17th_turn():
    state = solo()
    for _ in range(17):
        assert "draw" in offered(state)
        play(state, "draw")
    assert (state.is_finished, state.turn, state.deck_size) == (1, 34, 0)
    assert [cell for cell in CELLS if at(state, cell)[0] == 0] == ["a2", "a3"]


@pytest.mark.rule("pointcity §6.3")
@pytest.mark.parametrize(
    ("level", "points"), [("easy", 7 + 4 + 6), ("medium", 7 + 3 + 10), ("hard", 7 + 6 + 14 + 3)]
)
def test_the_automaton_scores_by_its_level(level, points):
    state = solo(solo_level=level)
    build(BOX, state, AUTOMATON, buildings("points", "4 energy, 3 community")[0])
    produce(state, AUTOMATON, "4 energy")
    own(state, AUTOMATON, "5 economy, 3 ingenuity")
    hold(state, AUTOMATON, 3, 11)
    assert score(state) == points
    assert sum(line.points for line in pointcity.explain(BOX, state, AUTOMATON)) == points


@pytest.mark.rule("pointcity §6.3 R24", "pointcity §7.1")
@pytest.mark.parametrize(
    ("reading", "medium", "hard"),
    [
        ("per_type", (3, 3 + 2 + 1), (6, 6 + 3 + 1)),
        ("per_symbol", (12, 12 + 4 + 1), (24, 24 + 6 + 1)),
        ("distinct_types", (1, 3), (1, 6)),
    ],
)
def test_each_edition_reads_the_steps_in_its_own_way(reading, medium, hard):
    for level, wanted in (("medium", medium), ("hard", hard), ("easy", (4, 7))):
        state = solo(solo_resource_scoring=reading, solo_level=level)
        produce(state, AUTOMATON, "4 energy")
        one_type = score(state)
        produce(state, AUTOMATON, "4 energy, 2 economy, industry")
        assert (one_type, score(state)) == wanted


@pytest.mark.rule("pointcity §6.3 R15")
@LEVELS
def test_the_automatons_tokens_and_resources_count_flat(level):
    state = solo(solo_level=level)
    own(state, AUTOMATON, "9 energy, 9 double economy")
    hold(state, AUTOMATON, 1)
    assert score(state) == {"easy": 3, "medium": 5, "hard": 7}[level]


@pytest.mark.rule("pointcity §6.3 R14")
def test_a_starting_card_of_the_automaton_counts_on_hard():
    assert score(solo(solo_level="hard", solo_ai_start_ingenuity="true")) == 1
    assert score(solo(solo_ai_start_ingenuity="true")) == 0


@pytest.mark.rule("pointcity §6.4 R25")
@pytest.mark.parametrize(("points", "worth"), [((21, 20), 1.0), ((20, 20), 0.5), ((19, 20), 0.0)])
def test_the_higher_score_wins_and_a_tie_is_a_draw(points, worth):
    assert result(points, ("9 energy", "")) == worth


@pytest.mark.rule("pointcity §6.4")
@pytest.mark.parametrize(("points", "place"), [((21, 20), 1), ((20, 20), 1), ((19, 20), 2)])
def test_you_are_second_only_when_you_lose(points, place):
    state = solo()
    state.points[:2] = points
    places = np.zeros(1, np.int16)
    pointcity.ranking(BOX, state, places)
    assert places[0] == place


@pytest.mark.rule("pointcity R25", "pointcity §7.1")
@pytest.mark.parametrize(
    ("stocks", "worth"),
    [
        (("3 energy", "2 double economy"), 1.0),
        (("double energy, ingenuity", "economy, energy"), 0.5),
        (("energy", "2 economy"), 0.0),
    ],
)
def test_resource_cards_break_a_tie_if_the_option_says_so(stocks, worth):
    assert result((20, 20), stocks, solo_tie="resource_cards") == worth
    assert result((21, 20), stocks, solo_tie="resource_cards") == 1.0


@pytest.mark.rule("pointcity R25", "pointcity §7.1")
def test_you_must_exceed_the_automaton_if_the_option_says_so():
    assert result((20, 20), ("9 energy", ""), solo_tie="player_must_exceed") == 0.0
    assert result((21, 20), solo_tie="player_must_exceed") == 1.0


@pytest.mark.rule("pointcity §7.1")
def test_the_first_choice_of_each_option_is_the_default():
    defaults = chosen(pointcity.META, {})
    given = table(1, seed=5, options=defaults)
    assert given.tobytes() == table(1, seed=5).tobytes()
    assert (defaults["solo_level"], defaults["solo_resource_scoring"]) == ("medium", "per_type")


@pytest.mark.rule("pointcity §7.2")
@pytest.mark.parametrize(
    ("edition", "reading", "tokens_from"),
    [
        ("fr", "per_type", "player_choice"),
        ("pl", "per_symbol", "player_choice"),
        ("de", "distinct_types", "random"),
    ],
)
def test_an_edition_sets_the_reading_and_the_row(edition, reading, tokens_from):
    wanted = {"solo_resource_scoring": reading, "solo_token_row": tokens_from}
    assert preset(pointcity.META, edition) == wanted
    assert ("token 1" in offered(solo(**wanted))) == (tokens_from == "player_choice")


@pytest.mark.rule("pointcity §6")
def test_the_automaton_takes_what_your_turn_leaves_at_its_cells():
    state = solo(cells={"a2": "ingenuity", "a3": "double economy"})
    refilled = deck(state)[0]
    play(state, "take a2-b2")
    assert (city(state, AUTOMATON), stock(state, AUTOMATON)) == ([refilled], "double economy")
