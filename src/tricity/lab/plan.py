"""What fixes a run: game, bots, seats, seed, options, cards; and how it falls into blocks.

A block is one deal, played once from every seating of one line-up. It is named by two numbers, and
its games depend on the plan and on them alone; so it does not matter who plays it, or when.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from tricity.engine.errors import LabError
from tricity.engine.game import Game, chosen, empty_table
from tricity.games import game as game_called

Lineup = tuple[int, ...]  # [seat] the number of an entrant


class Block(NamedTuple):
    """The number of a line-up and of a deal."""

    lineup: int
    deal: int


@dataclass(frozen=True)
class Plan:
    """Everything that the result of a run depends on."""

    game: str
    rules: int
    bots: tuple[str, ...]
    seats: int
    seed: int
    games: int  # of each line-up
    options: Mapping[str, str]
    box: bytes
    is_watched: bool = False  # also note what each seat built and how it opened

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The entrants by name; one that enters twice is told apart by a number."""
        twice = {bot for bot, count in Counter(self.bots).items() if count > 1}
        seen: Counter[str] = Counter(self.bots[:0])
        labels = []
        for bot in self.bots:
            seen[bot] += 1
            labels.append(f"{bot} #{seen[bot]}" if bot in twice else bot)
        return tuple(labels)

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who sits together: every choice of as many bots as there are seats.

        Fewer bots than seats take seats in turn.
        """
        bots = range(len(self.bots))
        if len(self.bots) < self.seats:
            return (tuple(seat % len(self.bots) for seat in range(self.seats)),)
        return tuple(combinations(bots, self.seats))

    def seatings(self, lineup: int) -> list[Lineup]:
        """A line-up moved around the table, seat by seat."""
        bots = self.lineups[lineup]
        return list(dict.fromkeys(bots[-turn:] + bots[:-turn] for turn in range(self.seats)))

    def blocks(self) -> Iterator[Block]:
        """All blocks, deal by deal."""
        deals = [-(-self.games // len(self.seatings(each))) for each in range(len(self.lineups))]
        for deal in range(max(deals)):
            yield from (Block(each, deal) for each in range(len(deals)) if deal < deals[each])

    def games_of(self, block: Block) -> int:
        """How many games a block is."""
        return len(self.seatings(block.lineup))

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal: 128 bits, the same for every line-up."""
        return self._hashed(16, "deal", deal)

    def bot_seed(self, deal: int, chair: int) -> int:
        """The seed of the bot that sits on *chair* of the line-up: 63 bits."""
        return self._hashed(8, "bot", deal, chair) >> 1

    def terms(self) -> dict[str, Any]:
        """What two runs must have in common for their games to be counted together."""
        return {
            "game": self.game,
            "rules": self.rules,
            "cards": hashlib.sha256(self.box).hexdigest()[:16],
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "is_watched": self.is_watched,
        }

    def _hashed(self, length: int, *words: object) -> int:
        text = json.dumps([self.seed, *words]).encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=length).digest(), "little")


def make_plan(
    key: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    cards: Path | None = None,
    is_watched: bool = False,
) -> Plan:
    """Plan a run; what the game or the bots do not know is refused here, before any game."""
    from tricity.bots import make_bot

    game = game_called(key)
    box = game.load_box(cards)
    seats = usual_seats(game) if seats is None else seats
    empty_table(game, seats, options)
    for bot in bots:
        make_bot(bot, game, box, 0)
    if not bots or games < 1 or seed < 0:
        raise LabError("a run needs a bot, at least one game and a seed from 0 up; name them")
    return Plan(
        game=key,
        rules=game.META.rules_version,
        bots=tuple(bots),
        seats=seats,
        seed=seed,
        games=games,
        options=chosen(game.META, options or {}),
        box=box.tobytes(),
        is_watched=is_watched,
    )


def usual_seats(game: Game) -> int:
    """Two, where the game allows it."""
    return max(game.META.min_seats, min(2, game.META.max_seats))
