"""Who sits at the table: people by their names, bots by their level."""

from collections.abc import Sequence
from dataclasses import dataclass

from tricity.bots import LEVELS
from tricity.engine.errors import OptionError
from tricity.engine.game import Meta
from tricity.texts import Texts

SIMPLE = ("random", "greedy")
USUAL = "builder"
YOU = "you"


@dataclass(frozen=True)
class Player:
    """Somebody at the table; *word* is a person's name, or what `make_bot` calls a bot."""

    kind: str  # person or bot
    word: str

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


def players_in(words: str) -> list[Player]:
    """Read `Ann, Bob, mayor, search:2000`."""
    names = [word.strip() for word in words.split(",")]
    if not all(names):
        raise OptionError(f"'{words}' names nobody somewhere; part the players by single commas")
    return [Player("bot" if is_bot(name) else "person", name) for name in names]


def is_bot(name: str) -> bool:
    """Whether *name* is that of a bot."""
    return name in (*LEVELS, *SIMPLE) or name.startswith("search:")


def seated(people: int, bots: int, level: str) -> list[Player]:
    """So many people, numbered if there are several, and so many bots of one level."""
    if people == 1:
        persons = [Player("person", YOU)]
    else:
        persons = [Player("person", f"{YOU} {number}") for number in range(1, people + 1)]
    return persons + [Player("bot", level)] * bots


def usual(meta: Meta) -> tuple[int, int]:
    """How many people and bots sit down where nobody says it."""
    return 1, max(0, min(2, meta.max_seats) - 1)


def check(meta: Meta, players: Sequence[Player]) -> None:
    """Refuse a number of players that the game cannot seat."""
    if not meta.min_seats <= len(players) <= meta.max_seats:
        wanted = f"{meta.min_seats} to {meta.max_seats}" if meta.max_seats > 1 else "just 1"
        raise OptionError(f"{meta.name} cannot seat {len(players)}; it seats {wanted}")


def display_names(players: Sequence[Player], texts: Texts) -> list[str]:
    """How players are called; those of the same name are numbered."""
    names = [_name(player, texts) for player in players]
    counted = [names[: index + 1].count(name) for index, name in enumerate(names)]
    pairs = zip(names, counted, strict=True)
    return [f"{name} {number}" if names.count(name) > 1 else name for name, number in pairs]


def _name(player: Player, texts: Texts) -> str:
    if player.word == YOU:
        return texts.say("cli-you")
    if player.word.startswith(f"{YOU} "):
        return texts.say("cli-player", number=player.word.removeprefix(f"{YOU} "))
    if player.word in (*LEVELS, *SIMPLE):
        return texts.say(f"cli-bot-{player.word}")
    return player.word
