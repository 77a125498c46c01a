"""Every game on the shelf offers what the contract names, and its parts fit together."""

import dataclasses

import numpy as np
import pytest

from tests.table import box_of
from tricity.engine.errors import NotationError, OptionError
from tricity.engine.game import (
    SPECTATOR,
    chosen,
    empty_table,
    new_game,
    option_of,
    options_in,
    preset,
)
from tricity.games import SHELF, game

CONTRACT = (
    *("META", "LAYOUT", "State", "Box", "load_box", "deal", "legal", "play"),
    *("score", "ranking", "outcome", "observe", "redeal", "view", "explain", "section", "why"),
    *("write", "parse", "say", "read"),
)

each_game = pytest.mark.parametrize("key", SHELF)


@each_game
def test_a_game_offers_the_whole_contract(key):
    assert set(CONTRACT) <= set(game(key).__all__)  # type: ignore[attr-defined]


@each_game
def test_the_side_of_the_box_tells_the_truth(key):
    meta = game(key).META
    assert meta.key == key
    assert 1 <= meta.min_seats <= meta.max_seats < SPECTATOR
    assert meta.rules_version >= 1
    fields = game(key).LAYOUT.names or ()
    assert all(option.key in fields for option in meta.options)
    for name in meta.presets:
        chosen(meta, preset(meta, name))


@each_game
def test_every_move_is_said_in_its_own_words_and_read_back(key):
    played, box = game(key), box_of(key)
    words = [played.say(box, move) for move in range(played.META.moves)]
    assert [played.read(box, word) for word in words] == list(range(played.META.moves))
    assert played.read(box, f"  {words[0].upper()} ") == 0


@each_game
def test_words_that_are_no_move_are_refused(key):
    with pytest.raises(NotationError, match="'fly me to the moon'"):
        game(key).read(box_of(key), "fly me to the moon")


@each_game
def test_options_are_kept_in_the_record(key):
    played = game(key)
    last = {option.key: option.choices[-1] for option in played.META.options}
    state = new_game(played, box_of(key), played.META.max_seats, 1, last)
    assert options_in(played.META, state) == last


@each_game
def test_the_same_seed_deals_the_same_table(key):
    played, box = game(key), box_of(key)
    one, other, third = (new_game(played, box, played.META.max_seats, n) for n in (1, 1, 2))
    assert one.tobytes() == other.tobytes()
    assert one.tobytes() != third.tobytes()


@each_game
def test_too_few_and_too_many_seats_are_refused(key):
    meta = game(key).META
    for seats in (meta.min_seats - 1, meta.max_seats + 1):
        with pytest.raises(OptionError, match=f"cannot seat {seats}; it seats"):
            empty_table(game(key), seats)


@each_game
def test_unknown_options_choices_and_presets_are_refused(key):
    meta = game(key).META
    with pytest.raises(OptionError, match="no option 'colour'; it has"):
        option_of(meta, "colour")
    with pytest.raises(OptionError, match="cannot be 'perhaps'; choose one of"):
        chosen(meta, {meta.options[0].key: "perhaps"})
    with pytest.raises(OptionError, match="no preset 'xx'; it has"):
        preset(meta, "xx")


def test_an_unknown_game_is_refused():
    with pytest.raises(OptionError, match="no game is called 'hamlet'; choose one of pointcity"):
        game("hamlet")


@each_game
def test_a_view_is_plain_data(key):
    played = game(key)
    state = new_game(played, box_of(key), played.META.max_seats, 3)
    for seat in (0, SPECTATOR):
        assert is_plain(dataclasses.asdict(played.view(box_of(key), state, seat)))


def is_plain(data: object) -> bool:
    if isinstance(data, dict):
        return all(type(key) in (str, int) and is_plain(item) for key, item in data.items())
    if isinstance(data, tuple | list):
        return all(is_plain(item) for item in data)
    return data is None or type(data) in (str, int, bool, float)


@each_game
def test_the_box_is_read_only(key):
    box = box_of(key)
    name = box.dtype.names[0]
    with pytest.raises(ValueError, match="read-only"):
        np.atleast_1d(box[name])[...] = 1
