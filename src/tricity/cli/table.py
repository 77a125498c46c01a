"""The table: whose turn it is, what they see, what they answer, and what all are told."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.markup import escape

from tricity.bots import Bot, make_bot
from tricity.cli import archive, menu
from tricity.cli.draw import drawing
from tricity.cli.draw.parts import Event, Lines, Voice
from tricity.cli.screen import Screen
from tricity.cli.seating import Player, display_names
from tricity.engine.chance import seed_of
from tricity.engine.game import SPECTATOR, waiting_seats
from tricity.engine.match import Match
from tricity.engine.record import copy


class Table:
    """A match, the players around it, and the screen they share."""

    def __init__(
        self, screen: Screen, match: Match, players: Sequence[Player], *, cards: str = ""
    ) -> None:
        self.screen = screen
        self.match = match
        self.players = tuple(players)
        self.cards = cards
        self.drawing = drawing(match.game.META.key)
        rivals = [screen.texts.say(key) for key in self.drawing.rivals(self.view(SPECTATOR))]
        names = (*display_names(players, screen.texts), *rivals)
        self.voice = Voice(screen.texts, match.box, tuple(map(escape, names)), screen.is_plain)
        self.bots: dict[int, Bot] = {}  # those that have played already
        self.people = [seat for seat, player in enumerate(players) if not player.is_bot]
        self.path: Path | None = None  # where the match is kept
        self.is_kept = True  # whether that works
        self.saved: set[Path] = set()  # where else people have saved it
        self.story = self._told_so_far()  # [ply] lines
        self.scene: object = None  # what the person at the screen has been shown
        self.reader: int | None = None  # who has seen the screen last

    def view(self, seat: int) -> Any:
        """What *seat* sees."""
        return self.match.game.view(self.match.box, self.match.state, seat)

    def next_seat(self) -> int:
        """Of those who may decide: people before bots, then in the order of seats."""
        return min(
            waiting_seats(self.match.state), key=lambda seat: (seat not in self.people, seat)
        )

    def bot_choice(self, seat: int) -> int:
        """What the bot on *seat* does."""
        if seat not in self.bots:
            # A seed of its own: the deal's seed would let its guesses agree with the hidden cards.
            secret = f"{seed_of(self.match.start):x} {seat}".encode()
            seed = int.from_bytes(hashlib.sha256(secret).digest()[:7])
            word, match = self.players[seat].word, self.match
            self.bots[seat] = make_bot(word, match.game, match.box, seed)
        return self.bots[seat].choose(self.match.state, seat)

    def choices(self, seat: int) -> list[menu.Item]:
        """The moves of *seat*."""
        return menu.menu(self.match, seat, self.drawing, self.voice)

    def prompt(self, seat: int) -> str:
        """What stands before the cursor."""
        name = display_names(self.players, self.screen.texts)[seat]
        return f"{name}> " if len(self.people) > 1 else "> "

    def pass_screen(self, seat: int) -> None:
        """Before another person's hidden cards are shown, let the screen change hands."""
        is_first = self.reader is None
        is_same, self.reader = self.reader == seat, seat
        if is_same or len(self.people) < 2 or self.view(seat) == self.view(SPECTATOR):
            return
        self.scene = None
        if self.screen.is_interactive:
            if not is_first:
                self.screen.console.print("\n" * self.screen.console.height)
            self.screen.say("cli-pass", name=self.voice.names[seat])
            self.screen.ask("")

    def show_scene(self, seat: int) -> None:
        """Show the whole table where a new scene begins, otherwise only a reminder."""
        view = self.view(seat)
        scene = self.drawing.scene(view)
        if scene != self.scene:
            self.scene = scene
            self.show_position(seat)
        self.screen.show([Lines(tuple(self.drawing.reminder(view, self.voice)))])

    def show_position(self, seat: int) -> None:
        """Show the whole table as *seat* sees it."""
        self.screen.write("")
        self.screen.show(self.drawing.position(self.view(seat), self.voice))

    def ask(self, seat: int, items: Sequence[menu.Item]) -> None:
        """Write the question and its answers."""
        question = self.drawing.question(self.view(seat), self.voice)
        if len(self.people) > 1:
            question = f"{self.voice.names[seat]}: {question}"
        self.screen.write("", f"[bold]{question}[/]")
        menu.show(self.screen, items, self.voice)

    def make(self, seat: int, move: int) -> None:
        """Make a move, tell all what they may know, and keep the match."""
        before = self.view(SPECTATOR)
        said = self.match.game.say(self.match.box, move)
        self.match.play(seat, move)
        lines = self.drawing.told(Event(before, self.view(SPECTATOR), seat, said), self.voice)
        self.story.append(lines)
        self.screen.write(*lines)
        self.keep()

    def take_back(self) -> bool:
        """Take back a person's last decision and what bots did since; False if there is none."""
        people = [ply for ply, (seat, _) in enumerate(self.match.moves) if seat in self.people]
        if not people:
            return False
        self.match.undo(len(self.match.moves) - people[-1])
        del self.story[people[-1] :]
        self.scene = None
        self.keep()
        return True

    def keep(self) -> None:
        """Write the match to disk; where that fails, say so once and play on."""
        if not self.is_kept:
            return
        try:
            self.path = self.path or archive.new_path(self.match.game.META.key)
            archive.keep(self.path, self.match, self.players, self.cards)
        except OSError as error:
            self.is_kept, self.path = False, None
            self.screen.say("cli-not-kept", reason=error.strerror or str(error))

    def _told_so_far(self) -> list[list[str]]:
        """What all were told of the moves made before the session."""
        game, box = self.match.game, self.match.box
        story, state = [], copy(self.match.start)
        for seat, move in self.match.moves:
            before = game.view(box, state, SPECTATOR)
            game.play(box, state, seat, move)
            event = Event(before, game.view(box, state, SPECTATOR), seat, game.say(box, move))
            story.append(self.drawing.told(event, self.voice))
        return story
