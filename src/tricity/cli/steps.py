"""`tricity replay`: a match, move by move."""

from collections.abc import Sequence
from pathlib import Path

from tricity.cli import archive, scores
from tricity.cli.screen import Closed, Screen
from tricity.cli.seating import USUAL, Player, seated
from tricity.cli.session import greet
from tricity.cli.table import Table
from tricity.engine.errors import MatchError, OptionError
from tricity.engine.game import SPECTATOR

BACK, QUIT = "b", "q"


def replay(screen: Screen, file: Path | None, seat: int | None, cards: str) -> None:
    """Step through the match in *file*, or through the last one; all at once through a pipe."""
    saved = archive.fetch(wanted(file), cards)
    seats = int(saved.match.start.seats)
    if seat is not None and seat > seats:
        raise OptionError(f"the match has no seat {seat}; choose one from 1 to {seats}")
    table = Table(screen, saved.match, seated_as(saved), cards=saved.cards)
    steps = Steps(table, None if seat is None else seat - 1)
    greet(table)
    try:
        steps.walk() if screen.is_interactive else steps.print_all()
    except Closed:
        pass
    finally:
        screen.draw_picture(f"tricity replay {saved.match.game.META.key}")


def wanted(file: Path | None) -> Path:
    """The match that is meant: the last one, if none is named."""
    paths = [file] if file else archive.latest_first()
    if not paths:
        raise MatchError("no match is kept; name a match file")
    return paths[0]


def seated_as(saved: archive.Saved) -> Sequence[Player]:
    """Those who played a match; strangers where the file does not name all."""
    seats = int(saved.match.start.seats)
    return saved.players if len(saved.players) == seats else seated(seats, 0, USUAL)


class Steps:
    """The positions of a match, one after the other."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.moves = list(table.match.moves)

    def walk(self) -> None:
        """Go where somebody wants to go."""
        screen = self.table.screen
        screen.say("cli-replay-help")
        ply = 0
        self.show(ply)
        while (answer := screen.ask("> ").casefold()) != QUIT:
            wanted = self._wanted(answer, ply)
            if wanted is None:
                screen.say("cli-replay-help")
            elif wanted > len(self.moves):
                screen.say("cli-replay-end")
            else:
                ply = wanted
                self.show(ply)

    def print_all(self) -> None:
        """Show everything."""
        for ply in range(len(self.moves) + 1):
            self.show(ply)

    def show(self, ply: int) -> None:
        """Show the position after *ply* moves, and the move that led there."""
        table, screen = self.table, self.table.screen
        screen.write("")
        screen.say("cli-replay-at", ply=ply, last=len(self.moves))
        if ply:
            screen.write(*self._told(ply))
        table.match.state = table.match.at(ply)
        table.show_position(self._looker(ply))
        if table.match.state.is_finished:
            screen.write("", f"[bold]{scores.verdict(table)}[/]")

    def _told(self, ply: int) -> list[str]:
        """What all were told of a move, or else the move itself: nothing is hidden any more."""
        lines = self.table.story[ply - 1]
        if lines:
            return lines
        seat, move = self.moves[ply - 1]
        match, voice = self.table.match, self.table.voice
        view = match.game.view(match.box, match.at(ply - 1), seat)
        choice = self.table.drawing.choice(view, match.game.say(match.box, move), voice)
        return [f"[bold]{voice.names[seat]}[/]: {choice.short}"]

    def _looker(self, ply: int) -> int:
        """Whose hand is shown: the chosen seat's, or that of whoever decides next."""
        if self.seat is not None:
            return self.seat
        return self.moves[ply][0] if ply < len(self.moves) else SPECTATOR

    def _wanted(self, answer: str, ply: int) -> int | None:
        """The ply that *answer* asks for, if it asks for one."""
        if not answer:
            return ply + 1
        if answer == BACK:
            return max(0, ply - 1)
        return int(answer) if answer.isdecimal() else None
