"""Every refusal has its reason, and every reason its rule, its text and a position."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.microcity import refusals as microcity
from tests.games.pointcity import refusals as pointcity
from tests.games.thecity import refusals as thecity
from tests.games.thecity.table import table as thecity_table
from tests.rulebook import sections
from tests.table import box_of
from tests.test_laws import Walk, walks
from tests.test_texts import EVERY_LANGUAGE, said
from tricity.cli.draw.parts import Voice
from tricity.cli.refusals import because
from tricity.engine.chance import chance
from tricity.engine.game import SPECTATOR, Reason, waiting_seats
from tricity.engine.record import copy
from tricity.games import SHELF, game
from tricity.texts import FALLBACK, texts

each_game = pytest.mark.parametrize("key", SHELF)
LOOKS = 4  # positions of a game that are looked at
CASES = [
    (key, *case)
    for key, module in (("pointcity", pointcity), ("thecity", thecity), ("microcity", microcity))
    for case in module.CASES
]


def reason_of(key: str, state: Any, words: str, seat: int = 0) -> Reason | None:
    played, box = game(key), box_of(key)
    return played.why(box, state, seat, played.read(box, words))


@pytest.mark.parametrize(
    ("key", "told", "words", "position"), CASES, ids=[" ".join(case[:3]) for case in CASES]
)
def test_a_refusal_names_its_rule(
    key: str, told: str, words: str, position: Callable[[], Any]
) -> None:
    reason = reason_of(key, position(), words)
    assert reason is not None
    assert f"{reason.section} {reason.key}" == told
    assert f"§{reason.section}" in sections(key)


def test_every_reason_has_a_text_and_every_text_a_position():
    told = {told.partition(" ")[2] for _, told, _, _ in CASES}
    assert {f"why-{key}" for key in told} == {
        key for key in said(FALLBACK) if key.startswith("why-")
    }


@EVERY_LANGUAGE
def test_every_reason_can_be_said(language):
    for key, _, words, position in CASES:
        reason = reason_of(key, position(), words)
        assert reason
        sentence = because(reason, Voice(texts(language), box_of(key), ()))
        assert sentence.endswith(".")
        assert f"{key}-" not in sentence


def looks(walk: Walk) -> list[Any]:
    """Some positions of a random game, the last one among them."""
    found = [copy(state) for state in walk.positions()]
    return [*Random(walk.seed).sample(found, min(LOOKS, len(found))), found[-1]]


@each_game
@given(data=st.data())
def test_a_move_is_legal_or_there_is_a_reason(key, data):
    for walk in data.draw(walks(key, 1)):
        mask = np.zeros(walk.game.META.moves, np.uint8)
        for state in looks(walk):
            seat = walk.seed % walk.seats
            walk.game.legal(walk.box, state, seat, mask)
            reasons = all_reasons(walk, state, seat)
            assert [reason is None for reason in reasons] == [bool(one) for one in mask]
            assert {f"§{reason.section}" for reason in filter(None, reasons)} <= set(sections(key))


@each_game
@given(data=st.data())
def test_a_reason_tells_only_what_the_seat_knows(key, data):
    for walk in data.draw(walks(key, 1)):
        for state in looks(walk):
            seat = walk.seed % walk.seats
            other = copy(state)
            walk.game.redeal(walk.box, other, seat, chance(walk.seed))
            assert all_reasons(walk, state, seat) == all_reasons(walk, other, seat)


@each_game
@given(data=st.data())
def test_every_question_names_its_rule(key, data):
    for walk in data.draw(walks(key, 1)):
        for state in looks(walk):
            for seat in (*waiting_seats(state), SPECTATOR):
                section = walk.game.section(walk.box, state, seat)
                assert f"§{section}" in sections(key)
                assert walk.game.view(walk.box, state, seat).section == section


def all_reasons(walk: Walk, state: Any, seat: int) -> list[Reason | None]:
    return [walk.game.why(walk.box, state, seat, move) for move in range(walk.game.META.moves)]


@pytest.mark.parametrize(
    ("key", "words", "position", "values"),
    [
        (
            "pointcity",
            "take a1-b1",
            lambda: pointcity.between("energy, ingenuity", "civic for 3 energy"),
            {
                "missing": (
                    *("pointcity-resource-economy",) * 3,
                    *("pointcity-resource-energy",) * 2,
                ),
                "ingenuity": 1,
            },
        ),
        (
            "thecity",
            "build school",
            lambda: thecity_table("school, 2 opera"),
            {
                "card": "thecity-card-school",
                "needs": ("thecity-card-house", "thecity-card-estate", "thecity-card-villa"),
            },
        ),
        (
            "thecity",
            "build opera",
            lambda: thecity_table("opera, 2 villa"),
            {"card": "thecity-card-opera", "price": 8, "cards": 2},
        ),
        (
            "microcity",
            "building 2",
            lambda: microcity.choosing(wood=3),
            {
                "building": "microcity-building-school",
                "missing": ("microcity-track-coal",) * 2,
            },
        ),
    ],
)
def test_a_reason_says_what_is_missing(key, words, position, values):
    reason = reason_of(key, position(), words)
    assert reason
    assert reason.values == values
