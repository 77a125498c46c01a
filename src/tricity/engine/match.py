"""A match: a seed, options, and a list of moves; everything else follows from them.

As text, a match reads:

    tricity match 1
    game pointcity
    rules 1
    cards 51c2d0a3e4b5f607
    seats 2
    option solo_level hard
    seed 2a
    moves
    0 take a1-b1
    1 draw
    end 2 9f86d081884c7d65

Options at their default are left out; `cards` and `end` are digests of the card set and of the last
position, so that a damaged file, or one played with other cards, is never replayed differently.
"""

import hashlib
from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np

from tricity.engine.chance import seed_of
from tricity.engine.errors import MatchError, NotationError, OptionError
from tricity.engine.game import Game, new_game, options_in, waiting_seats
from tricity.engine.record import copy

FORMAT = "tricity match 1"
HEADER = ("game", "rules", "cards", "seats", "seed")


class Match:
    """A game being played, with its history."""

    def __init__(
        self, game: Game, box: Any, seats: int, seed: int, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self.box = box
        self.start = new_game(game, box, seats, seed, options)
        self.state = copy(self.start)
        self.moves: list[tuple[int, int]] = []

    def legal(self, seat: int) -> list[int]:
        """The moves that *seat* may choose now."""
        mask = np.zeros(self.game.META.moves, np.uint8)
        self.game.legal(self.box, self.state, seat, mask)
        return [int(move) for move in np.flatnonzero(mask)]

    def play(self, seat: int, move: int) -> None:
        """Play a move, if *seat* may choose it."""
        if seat not in waiting_seats(self.state):
            raise MatchError(f"seat {seat} has nothing to decide now; wait for its turn")
        legal = self.legal(seat)
        if move not in legal:
            words = ", ".join(self.game.say(self.box, choice) for choice in legal)
            raise MatchError(f"'{self._words(move)}' is not legal now; choose one of {words}")
        self.game.play(self.box, self.state, seat, move)
        self.moves.append((seat, move))

    def undo(self, count: int = 1) -> None:
        """Take back the last *count* moves."""
        if not 0 <= count <= len(self.moves):
            raise MatchError(f"cannot take back {count} moves; {len(self.moves)} were played")
        self.state = self.at(len(self.moves) - count)
        del self.moves[len(self.moves) - count :]

    def at(self, ply: int) -> Any:
        """The position after the first *ply* moves."""
        state = copy(self.start)
        for seat, move in self.moves[:ply]:
            self.game.play(self.box, state, seat, move)
        return state

    def save(self) -> str:
        """The match as text; `load` gives it back."""
        meta = self.game.META
        options = options_in(meta, self.start)
        changed = [o for o in meta.options if options[o.key] != o.default]
        head = [
            FORMAT,
            f"game {meta.key}",
            f"rules {meta.rules_version}",
            f"cards {digest(self.box)}",
            f"seats {self.start.seats}",
            *(f"option {option.key} {options[option.key]}" for option in changed),
            f"seed {seed_of(self.start):x}",
            "moves",
        ]
        moves = [f"{seat} {self.game.say(self.box, move)}" for seat, move in self.moves]
        end = f"end {len(self.moves)} {digest(self.state)}"
        return "\n".join([*head, *moves, end, ""])

    def _words(self, move: int) -> str:
        known = 0 <= move < self.game.META.moves
        return self.game.say(self.box, move) if known else str(move)


def digest(record: Any) -> str:
    """A short fingerprint of a record."""
    return hashlib.sha256(record.tobytes()).hexdigest()[:16]


def game_in(text: str) -> str:
    """The key of the game that a match file is about."""
    return _Lines(text).header()["game"]


def load(text: str, game: Game, box: Any) -> Match:
    """Read a match that `save` wrote, and play it through."""
    lines = _Lines(text)
    header = lines.header()
    lines.check(header, "game", game.META.key)
    lines.check(header, "rules", str(game.META.rules_version))
    lines.check(header, "cards", digest(box))
    damaged = "the head of the match is damaged"
    try:
        match = Match(game, box, int(header["seats"]), int(header["seed"], 16), lines.options)
    except ValueError:
        raise MatchError(f"{damaged}: seats and seed must be numbers", "head") from None
    except OptionError as error:
        raise MatchError(f"{damaged}: {error}", "head") from None
    lines.replay(match)
    return match


class _Lines:
    """The lines of a match file, read one by one; remarks (#) and blank lines do not count."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.splitlines(), start=1)
        stripped = [(number, line.partition("#")[0].strip()) for number, line in numbered]
        self.lines = [(number, line) for number, line in stripped if line]
        self.options: dict[str, str] = {}
        if not self.lines or self.lines[0][1] != FORMAT:
            raise MatchError(f"this is no match file; its first line must be '{FORMAT}'", "foreign")

    def header(self) -> dict[str, str]:
        """What stands before the moves."""
        header: dict[str, str] = {}
        for number, line in self.lines[1:]:
            key, _, value = line.partition(" ")
            if line == "moves":
                break
            if key == "option":
                option, _, choice = value.partition(" ")
                self.options[option] = choice
            elif key in HEADER and key not in header:
                header[key] = value
            else:
                cure = f"expected one of {', '.join(HEADER)}, option, moves"
                self._refuse(number, line, cure, "head")
        for key in HEADER:
            if key not in header:
                raise MatchError(
                    f"the head of the match lacks '{key}'; the file is damaged", "head"
                )
        return header

    def check(self, header: dict[str, str], key: str, here: str) -> None:
        """Refuse a match of another game, rules version or card set."""
        if header[key] != here:
            raise MatchError(
                f"the match was played with {key} {header[key]}, here it is {here}; "
                "open it with the version and cards it was played with",
                key,
                said=header[key],
            )

    def replay(self, match: Match) -> None:
        """Play the moves, and compare the end with what the file promises."""
        said = [line for _, line in self.lines]
        first = said.index("moves") + 1 if "moves" in said else len(said)
        for number, line in self.lines[first:-1]:
            seat, _, words = line.partition(" ")
            if not seat.isdecimal():
                self._refuse(number, line, "a move begins with the number of its seat")
            try:
                match.play(int(seat), match.game.read(match.box, words))
            except (NotationError, MatchError) as error:
                self._refuse(number, line, str(error))
        number, last = self.lines[-1]
        if last != f"end {len(match.moves)} {digest(match.state)}":
            raise MatchError(
                f"the match does not end as the file says ('{last}'); moves are missing or changed",
                "end",
                number,
            )

    def _refuse(self, number: int, line: str, cure: str, fault: str = "move") -> NoReturn:
        raise MatchError(f"line {number}, '{line}': {cure}", fault, number, line)
