"""Laws that hold in every position of every game, for random seats, options, seeds and moves."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table import box_of
from tricity.engine.chance import chance
from tricity.engine.game import SPECTATOR, Game, new_game, waiting_seats
from tricity.engine.jit import IS_COMPILED
from tricity.engine.match import Match, load
from tricity.engine.playout import playouts
from tricity.engine.record import copy
from tricity.engine.steps import Steps
from tricity.games import SHELF, game

each_game = pytest.mark.parametrize("key", SHELF)
GAMES_AT_ONCE = 3 if IS_COMPILED else 1  # for each example of Hypothesis
MANY_AT_ONCE = 60 if IS_COMPILED else 1


@dataclass
class Walk:
    """A random game, seen position by position."""

    game: Game
    box: Any
    seats: int
    options: dict[str, str]
    seed: int

    def positions(self) -> Any:
        """Every position from the deal to the end; always the same record, changed."""
        dealt = new_game(self.game, self.box, self.seats, self.seed, self.options)
        table = Steps(self.game, self.box, dealt)
        rng = Random(self.seed)
        yield table.state
        while table.waiting:
            seats = [seat for seat in range(self.seats) if table.waiting >> seat & 1]
            seat = rng.choice(seats)
            table.play(seat, int(table.moves[rng.randrange(table.legal(seat))]))
            yield table.state


@st.composite
def walks(draw: st.DrawFn, key: str, games: int = GAMES_AT_ONCE) -> list[Walk]:
    """Some random games of the same seats and options."""
    played = game(key)
    seats = draw(st.integers(played.META.min_seats, played.META.max_seats))
    options = {option.key: draw(st.sampled_from(option.choices)) for option in played.META.options}
    seed = draw(st.integers(0, 1 << 64))
    return [Walk(played, box_of(key), seats, options, seed + game) for game in range(games)]


@each_game
@given(data=st.data())
def test_in_thousands_of_games_every_running_position_has_a_move(key, data):
    for walk in data.draw(walks(key, MANY_AT_ONCE)):
        dealt = new_game(walk.game, walk.box, walk.seats, walk.seed, walk.options)
        table = Steps(walk.game, walk.box, dealt)
        rng = Random(walk.seed)
        ply = 0
        while table.waiting:
            seat = rng.choice([seat for seat in range(walk.seats) if table.waiting >> seat & 1])
            count = table.legal(seat)
            assert 0 < count == int(table.mask.sum())
            table.play(seat, int(table.moves[rng.randrange(count)]))
            ply += 1
        assert table.state.is_finished
        assert table.state.ply == ply


@each_game
@given(data=st.data())
def test_only_a_waiting_seat_has_moves(key, data):
    for walk in data.draw(walks(key)):
        mask = np.ones(walk.game.META.moves, np.uint8)
        for state in walk.positions():
            assert bool(state.is_finished) != bool(waiting_seats(state))
            for seat in range(walk.seats):
                count = walk.game.legal(walk.box, state, seat, mask)
                assert count == mask.sum()
                assert (count > 0) == (seat in waiting_seats(state))


@each_game
@given(data=st.data())
def test_a_position_is_read_back_to_the_byte(key, data):
    for walk in data.draw(walks(key)):
        for state in walk.positions():
            assert walk.game.parse(walk.game.write(state)).tobytes() == state.tobytes()


@each_game
@given(data=st.data())
def test_nothing_is_ever_negative(key, data):
    for walk in data.draw(walks(key)):
        for state in walk.positions():
            assert all(np.all(state[name] >= 0) for name in state.dtype.names)


@each_game
@given(data=st.data())
def test_a_score_is_the_sum_of_its_lines(key, data):
    for walk in data.draw(walks(key)):
        *_, last = walk.positions()
        for seat in range(walk.seats):
            lines = walk.game.explain(walk.box, last, seat)
            assert sum(line.points for line in lines) == walk.game.score(walk.box, last, seat)


@each_game
@given(data=st.data())
def test_the_winners_share_one_win(key, data):
    for walk in data.draw(walks(key)):
        *_, last = walk.positions()
        places = np.zeros(walk.seats, np.int16)
        walk.game.ranking(walk.box, last, places)
        outcomes = [walk.game.outcome(walk.box, last, seat) for seat in range(walk.seats)]
        assert [outcome > 0 for outcome in outcomes] == [place == 1 for place in places]
        if walk.seats > 1:
            assert sum(outcomes) == pytest.approx(1)
            ahead = [sum(other < place for other in places) for place in places]
            assert places.tolist() == [count + 1 for count in ahead]
            best = max(walk.game.score(walk.box, last, seat) for seat in range(walk.seats))
            winner = int(np.argmin(places))
            assert walk.game.score(walk.box, last, winner) == best


def knowledge(walk: Walk, state: Any, seat: int) -> tuple[Any, bytes, bytes]:
    """All that *seat* can learn from the table."""
    mask = np.zeros(walk.game.META.moves, np.uint8)
    out = np.full(walk.game.META.observation, np.nan, np.float32)
    if seat != SPECTATOR:
        walk.game.legal(walk.box, state, seat, mask)
    walk.game.observe(walk.box, state, seat, out)
    assert np.isfinite(out).all()
    return walk.game.view(walk.box, state, seat), out.tobytes(), mask.tobytes()


@each_game
@given(data=st.data())
def test_a_redeal_changes_nothing_that_a_seat_can_see(key, data):
    for walk in data.draw(walks(key, 1)):
        generator = chance(walk.seed)
        for ply, state in enumerate(walk.positions()):
            seat = (*range(walk.seats), SPECTATOR)[ply % (walk.seats + 1)]
            world = copy(state)
            walk.game.redeal(walk.box, world, seat, generator)
            assert knowledge(walk, world, seat) == knowledge(walk, state, seat)


@each_game
@given(data=st.data())
def test_worlds_that_look_alike_are_redealt_alike(key, data):
    """What a bot thinks of cannot depend on what its seat cannot know."""
    for walk in data.draw(walks(key)):
        for ply, state in enumerate(walk.positions()):
            seat = (*range(walk.seats), SPECTATOR)[ply % (walk.seats + 1)]
            one, other = copy(state), copy(state)
            walk.game.redeal(walk.box, other, seat, chance(ply))
            for world in (one, other):
                walk.game.redeal(walk.box, world, seat, chance(walk.seed))
            assert one.tobytes() == other.tobytes()


@each_game
@given(data=st.data())
def test_a_redealt_game_can_be_played_to_its_end(key, data):
    for walk in data.draw(walks(key)):
        positions = list(map(copy, walk.positions()))
        state = positions[len(positions) // 2]
        seat = waiting_seats(state)[0]
        walk.game.redeal(walk.box, state, seat, chance(walk.seed))
        rng = Random(walk.seed)
        mask = np.zeros(walk.game.META.moves, np.uint8)
        while not state.is_finished:
            seat = waiting_seats(state)[0]
            assert walk.game.legal(walk.box, state, seat, mask)
            walk.game.play(walk.box, state, seat, rng.choice(np.flatnonzero(mask).tolist()))


@each_game
@given(data=st.data())
def test_a_match_is_its_seed_and_its_moves(key, data):
    for walk in data.draw(walks(key)):
        match = Match(walk.game, walk.box, walk.seats, walk.seed, walk.options)
        rng = Random(walk.seed)
        while not match.state.is_finished:
            seat = rng.choice(waiting_seats(match.state))
            match.play(seat, rng.choice(match.legal(seat)))
        again = load(match.save(), walk.game, walk.box)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.save() == match.save()
        back = rng.randrange(len(match.moves) + 1)
        before = match.at(len(match.moves) - back).tobytes()
        match.undo(back)
        assert match.state.tobytes() == before


@each_game
def test_playouts_are_the_same_on_any_number_of_threads(key):
    played, box = game(key), box_of(key)
    seats = played.META.max_seats
    games = 60 if IS_COMPILED else 3
    one = playouts(played, box, seats, 5, games)
    three = playouts(played, box, seats, 5, games, threads=3)
    assert one.tobytes() == three.tobytes()
    assert (one["plies"] > 0).all()
    assert len(np.unique(one["plies"])) > 1
