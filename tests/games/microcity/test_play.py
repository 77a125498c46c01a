"""Laws of Microcity in random games: tokens, tracks, time; notation, view and observation."""

from itertools import islice, product
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.microcity.table import BOX, RESOURCES, acting, offered, table
from tricity.engine.chance import chance
from tricity.engine.errors import NotationError
from tricity.engine.game import SPECTATOR, new_game
from tricity.engine.record import copy, same
from tricity.games import microcity
from tricity.games.microcity.state import LEVELS, PREPARE, TOKENS, TRACK_END

SWITCHES = list(product(("random", "first_game"), ("exactly", "up_to"), ("true", "false")))


def games(level: str) -> Any:
    """Random games of a level, one for each setting of the other options."""
    for seed, (layout, movement, costs_time) in enumerate(SWITCHES):
        options = {"layout": layout, "movement": movement, "recover_costs_time": costs_time}
        yield Random(seed), new_game(microcity, BOX, 1, seed, {"level": level, **options})


def play_at_random(state: Any, rng: Random) -> None:
    """One decision; now and then a rich uncle fills the tracks, so that something gets built."""
    if state.phase == PREPARE and rng.random() < 0.3:
        state.stock[:] = TRACK_END
    moves = sorted(offered(state))
    microcity.play(BOX, state, 0, microcity.read(BOX, rng.choice(moves)))


@pytest.mark.rule("microcity §2.3 §6.3 R22")
@pytest.mark.parametrize("level", LEVELS)
def test_tokens_tracks_and_time(level):
    for rng, state in games(level):
        while not state.is_finished:
            time = int(state.time_left)
            play_at_random(state, rng)
            assert state.pool + state.token.sum() + state.built.sum() == TOKENS
            assert all(0 <= amount <= TRACK_END for amount in state.stock)
            assert 0 <= state.time_left <= time


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_seen_agrees_with_what_is_counted(level):
    out = np.zeros(microcity.META.observation, np.float32)
    for rng, state in islice(games(level), 2):
        while not state.is_finished:
            play_at_random(state, rng)
            view = microcity.view(BOX, state, 0)
            lines = microcity.explain(BOX, state, 0)
            assert view.score == microcity.score(BOX, state, 0) == sum(x.points for x in lines)
            assert sum(area.has_token for area in view.areas) + view.pool <= TOKENS
            microcity.observe(BOX, state, 0, out)
            assert out.min() >= 0
            assert out.max() <= 2
            assert same(microcity.parse(microcity.write(state)), state)
        assert (view.ending == "won") == bool(state.is_won)


def test_nothing_is_asked_of_others_or_after_the_end():
    mask = np.ones(microcity.META.moves, np.uint8)
    state = table()
    assert microcity.legal(BOX, state, 1, mask) == 0
    assert not mask.any()
    state.waiting, state.is_finished = 0, 1
    assert microcity.legal(BOX, state, 0, mask) == 0


def test_a_redeal_changes_only_the_dice_to_come():
    state = acting(2, tokens="a1")
    twin = copy(state)
    microcity.redeal(BOX, twin, 0, chance(7))
    assert not same(twin, state)
    assert microcity.view(BOX, twin, 0) == microcity.view(BOX, state, SPECTATOR)
    twin.seed, twin.draws = state.seed, state.draws
    assert same(twin, state)


@pytest.mark.rule("microcity §9")
def test_moves_are_words():
    words = [microcity.say(BOX, move) for move in range(microcity.META.moves)]
    assert len(set(words)) == len(words) == 103
    assert [microcity.read(BOX, word.upper()) for word in words] == list(range(len(words)))
    assert {f"sell {resource}" for resource in RESOURCES} <= set(words)


@pytest.mark.rule("microcity §9")
@pytest.mark.parametrize("text", ["", "move", "move e1", "set 7", "take money", "project 0"])
def test_other_words_are_refused(text):
    with pytest.raises(NotationError, match="is no move of Microcity; say 'start b3'"):
        microcity.read(BOX, text)


@pytest.mark.rule("microcity §9")
def test_a_position_is_one_line():
    line = microcity.write(table("b2", tokens="a1 c4", coal=2))
    assert "stock=2,2" in line
    assert "token=0:1,14:1" in line
    assert same(microcity.parse(line), table("b2", tokens="a1 c4", coal=2))


def test_the_view_of_a_question():
    question = microcity.view(BOX, acting(6, coal=1, wood=1), 0).question
    assert (question.given, question.may_skip, question.takes) == (None, False, 0)
