"""The solver of Microcity: how likely a player wins a level, estimated by playing it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import polars as pl

from tricity.engine.game import option_of
from tricity.games import game as game_called
from tricity.lab.plan import Plan, make_plan
from tricity.lab.statistics import Estimate, wilson

GAME = "microcity"
KEY = "level"


@dataclass(frozen=True)
class Question:
    """Who plays, how often, by which rules and with which cards."""

    bot: str
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    cards: Path | None = None

    def plan(self, level: str) -> Plan:
        """The games that answer the question for a level."""
        options = {**self.options, KEY: level}
        return make_plan(GAME, [self.bot], self.games, self.seed, options=options, cards=self.cards)


@dataclass(frozen=True)
class Chance:
    """The chance to win a level."""

    level: str
    games: int
    won: int
    rate: Estimate


def levels() -> list[str]:
    """All levels, in the order of the rulebook."""
    return list(option_of(game_called(GAME).META, KEY).choices)


def chance(level: str, frame: pl.DataFrame) -> Chance:
    """What the games of *frame* say."""
    games, won = len(frame), int(frame["outcome"].sum())
    return Chance(level, games, won, wilson(won / games, games))
