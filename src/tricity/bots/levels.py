"""The four levels for people; each beats the one before clearly (docs/play/bots.md)."""

from typing import TYPE_CHECKING, Any

from tricity.bots.search import Budget, SearchBot
from tricity.bots.simple import GreedyBot
from tricity.engine.game import Game

if TYPE_CHECKING:
    from tricity.bots import Bot

LAPSES = 30  # of 100 decisions of an apprentice
ARCHITECT = Budget(iterations=200, seconds=2.0)
MAYOR = Budget(iterations=5000, seconds=2.0)


def level(name: str, game: Game, box: Any, seed: int) -> "Bot":
    """The bot of a level."""
    if name == "apprentice":
        return GreedyBot(game, box, seed, lapses=LAPSES)
    if name == "builder":
        return GreedyBot(game, box, seed)
    return SearchBot(game, box, ARCHITECT if name == "architect" else MAYOR, seed)
