"""Whatever people do: a table equals a fresh load of its log, and patches lead to the new view."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.server.tables import START, Client, eyes_of, loaded_again, new_table, position
from tests.server.test_table import refusal
from tests.test_laws import Walk, walks
from tricity.engine.game import SPECTATOR
from tricity.games import SHELF, game
from tricity.server.table import Landing, Repeated

each_game = pytest.mark.parametrize("key", SHELF)
STEPS = 25


class Evening(RuleBasedStateMachine):
    """People at one table, and another process that follows."""

    key = ""

    @initialize(data=st.data())
    def sit_down(self, data):
        meta = game(self.key).META
        seats = data.draw(st.integers(meta.min_seats, meta.max_seats))
        seed = data.draw(st.integers(0, 1 << 64))
        undo = data.draw(st.sampled_from(["free", "strict"]))
        clock = {"seconds": 60, "increment": 5}
        self.table = new_table(self.key, seats, seed=f"{seed:032x}", undo=undo, clock=clock)
        self.other = loaded_again(self.table)
        self.clients = {eyes: Client(self.table, eyes) for eyes in eyes_of(self.table)}
        self.sent = []  # moves that were accepted
        self.now = START

    def land(self, landing):
        assert isinstance(landing, Landing)
        for eyes, text in landing.messages.items():
            self.clients[eyes].hear(text)
        assert landing.entry.seat in landing.messages

    @precondition(lambda self: self.table.waiting())
    @rule(data=st.data(), behind=st.integers(0, 3), pause=st.floats(0, 9))
    def play(self, data, behind, pause):
        seat = data.draw(st.sampled_from(self.table.waiting()))
        move = data.draw(st.sampled_from(self.table.legal(seat)))
        feed = self.table.course.feeds[seat]
        seq = max(feed.asked, feed.seq - behind)
        self.now += pause
        landing = self.table.submit(seat, seq, move, self.now)
        self.land(landing)
        self.sent.append((seat, seq, move, landing.seq))

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def send_again(self, data):
        seat, seq, move, place = data.draw(st.sampled_from(self.sent))
        assert self.table.submit(seat, seq, move, self.now) == Repeated(place)

    @precondition(lambda self: self.sent and self.table.waiting())
    @rule(data=st.data())
    def answer_an_old_question(self, data):
        seat, seq, move, _ = data.draw(st.sampled_from(self.sent))
        code = refusal(self.table.submit, seat, seq, move + 1, self.now)
        assert code in ("stale", "not_waiting")

    @rule(data=st.data())
    def take_back(self, data):
        seat = data.draw(st.integers(0, self.table.row.seats - 1))
        if position(self.table, seat)["can_undo"]:
            self.land(self.table.undo(seat, self.now))
        else:
            refusal(self.table.undo, seat, self.now)

    @precondition(lambda self: self.table.row.seats > 1 and self.sent and self.table.waiting())
    @rule(data=st.data())
    def take_back_by_consent(self, data):
        seat = data.draw(st.sampled_from(self.sent))[0]
        if all(mover != seat for mover, _ in self.table.course.played):
            return
        self.table.wish_undo(seat)
        for other in range(self.table.row.seats):
            if other != seat:
                _, landing = self.table.consent(other, agrees=True, now=self.now)
        self.land(landing)

    @rule()
    def follow(self):
        """Another process reads what is new."""
        self.other.catch_up(self.table.entries)
        for eyes in eyes_of(self.table):
            assert self.other.position_text(eyes) == self.table.position_text(eyes)

    @rule(data=st.data(), behind=st.integers(0, 4))
    def reconnect(self, data, behind):
        eyes = data.draw(st.sampled_from(eyes_of(self.table)))
        since = max(0, self.table.seq(eyes) - behind)
        assert self.table.changes_since(eyes, since) == self.table.history(eyes, since)

    @invariant()
    def a_fresh_load_is_the_same_table(self):
        if not hasattr(self, "table"):
            return
        again = loaded_again(self.table)
        assert not again.is_old
        assert again.state.tobytes() == self.table.state.tobytes()
        for seat in range(self.table.row.seats):
            one, other = self.table.course.feeds[seat], again.course.feeds[seat]
            assert (one.asked, one.answers) == (other.asked, other.answers)
            assert again.seconds_left(seat, self.now) == self.table.seconds_left(seat, self.now)
        for eyes, client in self.clients.items():
            assert again.position_text(eyes) == self.table.position_text(eyes)
            assert client.known == position(self.table, eyes)


@each_game
def test_a_table_is_its_log(key):
    steps = settings(stateful_step_count=STEPS)
    run_state_machine_as_test(type("Evening", (Evening,), {"key": key}), settings=steps)


@each_game
@given(data=st.data())
def test_what_changes_a_view_or_a_question_is_noticed(key, data):
    """Tables look at views only where `observe` has changed."""
    (walk,) = data.draw(walks(key, 1))
    if walk.game.META.is_open:
        return
    seen: dict[int, tuple[bytes, object]] = {}
    for state in walk.positions():
        for eyes in (*range(walk.seats), SPECTATOR):
            known, shown = knowledge(walk, state, eyes)
            if eyes in seen and seen[eyes][0] == known:
                assert seen[eyes][1] == shown
            seen[eyes] = known, shown


def knowledge(walk: Walk, state: Any, eyes: int) -> tuple[bytes, object]:
    """What eyes know as a vector; and what they are shown and asked."""
    out = np.zeros(walk.game.META.observation, np.float32)
    mask = np.zeros(walk.game.META.moves, np.uint8)
    walk.game.observe(walk.box, state, eyes, out)
    if eyes != SPECTATOR:
        walk.game.legal(walk.box, state, eyes, mask)
    return out.tobytes(), (walk.game.view(walk.box, state, eyes), mask.tobytes())
