"""The four levels for people; each beats the one before clearly (docs/play/bots.md)."""

from typing import TYPE_CHECKING, Any

from tricity.bots.search import Budget, SearchBot, Style
from tricity.bots.simple import GreedyBot
from tricity.engine.game import Game

if TYPE_CHECKING:
    from tricity.bots import Bot

LAPSES = {"apprentice": 50, "builder": 25, "architect": 8, "mayor": 0}  # of 100 decisions
ARCHITECT = Budget(iterations=50, seconds=2.0)
MAYOR = Budget(iterations=2000, seconds=2.0)


def level(name: str, game: Game, box: Any, seed: int) -> "Bot":
    """The bot of a level."""
    lapses = LAPSES[name]
    if name in ("apprentice", "builder"):
        return GreedyBot(game, box, seed, lapses=lapses)
    budget = ARCHITECT if name == "architect" else MAYOR
    return SearchBot(game, box, budget, seed, style=Style(lapses=lapses))
