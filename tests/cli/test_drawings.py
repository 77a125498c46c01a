"""Every position of every game can be drawn in every language, and hidden cards are not in it."""

import io
from random import Random

import pytest
from rich.console import Console

from tricity.cli import menu, screen
from tricity.cli.draw import drawing
from tricity.cli.draw.parts import Event, Voice
from tricity.cli.draw.thecity_cards import name_of
from tricity.engine.chance import chance
from tricity.engine.game import SPECTATOR, waiting_seats
from tricity.engine.match import Match
from tricity.engine.record import copy
from tricity.games import game
from tricity.games.thecity.notation import key_of
from tricity.texts import LANGUAGES, texts

WIDTH = 80
TABLES = [
    ("pointcity", 1, {"solo_token_row": "player_choice", "solo_level": "hard"}),
    ("pointcity", 4, {}),
    ("thecity", 2, {"survey": "mix_with_hand", "university_scope": "all"}),
    ("thecity", 5, {}),
    ("microcity", 1, {"level": "ab25", "recover_costs_time": "false"}),
    ("microcity", 1, {"level": "eiffel16"}),
    ("microcity", 1, {"level": "empire16"}),
]
EVERY_TABLE = pytest.mark.parametrize(("key", "seats", "options"), TABLES)


def dealt(key, seats, options):
    played = game(key)
    return Match(played, played.load_box(), seats, 11, options)


def voice_of(match, language, *, is_plain):
    names = tuple(f"Name {seat}" for seat in range(max(2, int(match.start.seats))))
    return Voice(texts(language), match.box, names, is_plain)


def paper(language, *, is_plain):
    """A screen that writes into memory."""
    sheet = screen.Screen(language)
    sheet.console = Console(
        file=io.StringIO(), width=WIDTH, force_terminal=not is_plain, color_system=None
    )
    sheet.is_plain = is_plain
    return sheet


def written(sheet):
    return sheet.console.file.getvalue()


@EVERY_TABLE
def test_every_position_is_drawn_within_80_columns(key, seats, options):
    match, rng, draws = dealt(key, seats, options), Random(5), drawing(key)
    while not match.state.is_finished:
        language, is_plain = rng.choice(LANGUAGES), rng.random() < 0.5
        voice, sheet = (
            voice_of(match, language, is_plain=is_plain),
            paper(language, is_plain=is_plain),
        )
        seat = rng.choice(waiting_seats(match.state))
        view = match.game.view(match.box, match.state, seat)
        if rng.random() < 0.1:
            sheet.show(draws.position(view, voice))
        items = menu.menu(match, seat, draws, voice)
        if rng.random() < 0.4:
            sheet.write(draws.question(view, voice), *draws.reminder(view, voice))
            menu.show(sheet, items, voice)
        move = rng.choice(items)
        before = match.game.view(match.box, match.state, SPECTATOR)
        match.play(seat, move.move)
        after = match.game.view(match.box, match.state, SPECTATOR)
        sheet.write(*draws.told(Event(before, after, seat, move.words), voice))
        assert all(len(line) <= WIDTH for line in written(sheet).splitlines())
    sheet = paper("en", is_plain=False)
    sheet.show(draws.position(match.game.view(match.box, match.state, SPECTATOR), voice))
    assert written(sheet)


def test_nobody_is_told_what_others_keep_or_discard():
    match, rng, draws = dealt("thecity", 3, {}), Random(5), drawing("thecity")
    voice = voice_of(match, "en", is_plain=True)
    names = {f"[bold]{name_of(key, voice)}[/]": key for key in all_keys(match.box)}
    while not match.state.is_finished:
        seat = rng.choice(waiting_seats(match.state))
        before = match.game.view(match.box, match.state, SPECTATOR)
        move = rng.choice(match.legal(seat))
        match.play(seat, move)
        after = match.game.view(match.box, match.state, SPECTATOR)
        event = Event(before, after, seat, match.game.say(match.box, move))
        told = "".join(draws.told(event, voice))
        opened = {key for city in after.cities for key in (*city.buildings, *city.building)}
        assert {key for name, key in names.items() if name in told} <= opened


def all_keys(box):
    return [key_of(box, card) for card in range(1, len(box.key))]


@EVERY_TABLE
def test_what_a_seat_cannot_know_does_not_change_its_picture(key, seats, options):
    match, rng, draws = dealt(key, seats, options), Random(5), drawing(key)
    voice = voice_of(match, "en", is_plain=True)
    for number in range(30):
        if match.state.is_finished:
            break
        seat = waiting_seats(match.state)[0]
        other = copy(match.state)
        match.game.redeal(match.box, other, seat, chance(number))
        ours, theirs = (match.game.view(match.box, state, seat) for state in (match.state, other))
        assert draws.position(ours, voice) == draws.position(theirs, voice)
        match.play(seat, rng.choice(match.legal(seat)))
