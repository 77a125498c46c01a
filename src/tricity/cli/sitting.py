"""`tricity play`: sit down at a table, asked kindly for what was not said."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tricity.bots import LEVELS
from tricity.cli import archive, session
from tricity.cli.screen import Closed, Screen
from tricity.cli.seating import USUAL, Player, check, players_in, seated, usual
from tricity.cli.table import Table
from tricity.engine.errors import MatchError, OptionError
from tricity.engine.game import Game, Meta, option_of, preset
from tricity.engine.match import Match
from tricity.games import SHELF, game

ASKED = {"microcity": "level", "pointcity": "solo_level"}  # the option worth a question when alone


@dataclass
class Wishes:
    """What the command line says; empty where it says nothing."""

    key: str | None = None
    players: str | None = None
    people: int | None = None
    bots: int | None = None
    level: str | None = None
    options: Sequence[str] = ()
    edition: str | None = None
    seed: str | None = None
    cards: str = ""
    file: Path | None = None
    ply: int | None = None
    is_resumed: bool = False

    @property
    def says_who(self) -> bool:
        return any(wish is not None for wish in (self.players, self.people, self.bots, self.level))


def play(screen: Screen, wishes: Wishes) -> None:
    """Play a new match, or go on with an old one."""
    try:
        table = _old_table(screen, wishes) or _new_table(screen, wishes)
    except Closed:
        return
    try:
        session.run(table)
    finally:
        screen.draw_picture(f"tricity play {table.match.game.META.key}")


def _old_table(screen: Screen, wishes: Wishes) -> Table | None:
    """The match to go on with, if one is wished for."""
    if wishes.file:
        path, saved = None, archive.fetch(wishes.file, wishes.cards)
    elif wishes.is_resumed:
        path, saved = _latest(wishes.key)
    else:
        return None
    seats = int(saved.match.start.seats)
    players = saved.players if len(saved.players) == seats else seated(1, seats - 1, USUAL)
    if wishes.says_who:
        players = tuple(_said(saved.match.game.META, wishes))
    _go_back(saved.match, wishes.ply)
    if len(players) != seats:
        raise OptionError(f"the match has {seats} seats, not {len(players)}; name {seats} players")
    table = _table(screen, saved.match, players, saved.cards)
    table.path = path
    return table


def _go_back(match: Match, ply: int | None) -> None:
    """Let the match go on after its first *ply* moves, if that is wished for."""
    if ply is None:
        return
    if ply > len(match.moves):
        raise OptionError(f"the match has {len(match.moves)} moves, not {ply}; choose fewer")
    match.undo(len(match.moves) - ply)


def _latest(key: str | None) -> tuple[Path, archive.Saved]:
    found = next(archive.unfinished(key), None)
    if found is None:
        raise MatchError("no unfinished match is kept; begin one: tricity play")
    return found


def _new_table(screen: Screen, wishes: Wishes) -> Table:
    played = game(wishes.key or _asked_game(screen))
    meta = played.META
    options = dict(preset(meta, wishes.edition)) if wishes.edition else {}
    options |= options_said(wishes.options)
    is_asking = screen.is_interactive and not wishes.says_who
    players = _asked_players(screen, meta) if is_asking else _said(meta, wishes)
    check(meta, players)
    if is_asking and len(players) == 1 and meta.key in ASKED:
        options = _asked_option(screen, meta, ASKED[meta.key]) | options
    box = played.load_box(Path(wishes.cards)) if wishes.cards else played.load_box()
    match = screen.patiently(
        lambda: _dealt(played, box, len(players), seed_said(wishes.seed), options),
        screen.texts.say("cli-compiling"),
    )
    return _table(screen, match, players, wishes.cards)


def _table(screen: Screen, match: Match, players: Sequence[Player], cards: str) -> Table:
    folder = str(Path(cards).resolve()) if cards else ""
    sentence = screen.texts.say("cli-compiling")
    return screen.patiently(lambda: Table(screen, match, players, cards=folder), sentence)


def _dealt(game: Game, box: Any, seats: int, seed: int, options: dict[str, str]) -> Match:
    """Deal a match; every rule is called once, so that none has to be compiled in mid-game."""
    match = Match(game, box, seats, seed, options)
    trial = Match(game, box, seats, seed, options)
    seat = next(seat for seat in range(seats) if trial.legal(seat))
    trial.play(seat, trial.legal(seat)[0])
    game.score(box, trial.state, 0)
    game.outcome(box, trial.state, 0)
    game.view(box, trial.state, 0)
    return match


def options_said(words: Sequence[str]) -> dict[str, str]:
    """Read `key=value` words."""
    options = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise OptionError(f"'{word}' sets nothing; write it as key=value")
        options[key.strip()] = value.strip()
    return options


def seed_said(words: str | None) -> int:
    """A seed as a number, decimal or with 0x; a fresh one if nothing is said."""
    if words is None:
        return secrets.randbits(128)
    try:
        return int(words, 0)
    except ValueError:
        raise OptionError(f"'{words}' is no seed; write a number such as 42 or 0x2a") from None


def _said(meta: Meta, wishes: Wishes) -> list[Player]:
    """The players that the command line asks for; what it leaves open is filled with the usual."""
    if wishes.players is not None:
        return players_in(wishes.players)
    people, bots = usual(meta)
    people = people if wishes.people is None else wishes.people
    if wishes.bots is not None:
        bots = wishes.bots
    elif wishes.people is not None:
        bots = max(0, meta.min_seats - people)
    return seated(people, bots, wishes.level or USUAL)


def _asked_game(screen: Screen) -> str:
    if not screen.is_interactive:
        raise OptionError(f"name a game: tricity play {' | '.join(SHELF)}")
    texts = screen.texts
    return _asked(screen, "cli-ask-game", {key: texts.say(f"cli-about-{key}") for key in SHELF})


def _asked_players(screen: Screen, meta: Meta) -> list[Player]:
    if meta.max_seats == 1:
        return seated(1, 0, USUAL)
    people = _asked_number(screen, "cli-ask-people", range(1, meta.max_seats + 1))
    fewest = max(0, meta.min_seats - people)
    room = range(fewest, meta.max_seats - people + 1)
    bots = _asked_number(screen, "cli-ask-bots", room, usual=int(people == 1))
    level = USUAL
    if bots:
        about = {level: screen.texts.say(f"cli-bot-{level}.about") for level in LEVELS}
        level = _asked(screen, "cli-ask-level", about, usual=LEVELS.index(USUAL))
    return seated(people, bots, level)


def _asked_option(screen: Screen, meta: Meta, key: str) -> dict[str, str]:
    name = f"{meta.key}-option-{key}".replace("_", "-")
    choices = option_of(meta, key).choices
    about = {c: screen.texts.say(f"{name}-{c}".replace("_", "-")) for c in choices}
    return {key: _asked(screen, name, about)}


def _asked(screen: Screen, key: str, choices: dict[str, str], *, usual: int = 0) -> str:
    """Let somebody choose one of *choices* by its number or its key; Enter takes the usual one."""
    screen.write("", f"[bold]{screen.texts.say(key)}[/]")
    keys = list(choices)
    screen.listing([(f"[bold]{n}[/]", choices[key]) for n, key in enumerate(keys, start=1)])
    while True:
        answer = screen.ask(f"[{usual + 1}] > ").casefold() or str(usual + 1)
        if answer in keys:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(keys):
            return keys[int(answer) - 1]
        screen.say("cli-ask-again", first=1, last=len(keys))


def _asked_number(screen: Screen, key: str, room: range, *, usual: int | None = None) -> int:
    """Let somebody choose a number; where there is just one, it is not asked."""
    if len(room) == 1:
        return room.start
    wanted = max(room.start, usual or 0)
    screen.write("", f"[bold]{screen.texts.say(key, first=room.start, last=room.stop - 1)}[/]")
    while True:
        answer = screen.ask(f"[{wanted}] > ") or str(wanted)
        if answer.isdecimal() and int(answer) in room:
            return int(answer)
        screen.say("cli-ask-again", first=room.start, last=room.stop - 1)
