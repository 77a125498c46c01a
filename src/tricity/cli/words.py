"""The words one can type instead of a move: hint, undo, score, log, save, help, quit and more."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.markup import escape

from tricity.cli import archive, scores
from tricity.cli.menu import Item, show
from tricity.cli.screen import tilde
from tricity.cli.table import Table
from tricity.engine.chance import seed_of


class Left(Exception):  # noqa: N818  nothing is wrong
    """Somebody has ended the session."""


Command = Callable[[Table, int, Sequence[Item], str], None]

OTHERS = 2  # further moves that a hint names
DOCS = Path(__file__).parents[3] / "docs" / "rules"


def obey(table: Table, seat: int, items: Sequence[Item], answer: str) -> bool:
    """Do what a word asks for; False if *answer* is no such word."""
    if not answer:
        table.screen.say("cli-empty", last=len(items))
        return True
    first, _, rest = answer.partition(" ")
    command = _called(table, first.casefold())
    if command is None:
        return False
    COMMANDS[command](table, seat, items, rest.strip())
    return True


def hint(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """Say which move looks best, and what else does."""
    from tricity.bots import hint as look

    match = table.match
    thinking = table.voice.say("cli-hint-thinking")
    found = table.screen.patiently(lambda: look(match.game, match.box, match.state, seat), thinking)
    numbers = {item.move: number for number, item in enumerate(items, start=1)}
    ranked = sorted(found.moves, key=lambda entry: entry[2], reverse=True)
    best = [entry for entry in ranked if entry[0] == found.move]
    others = [entry for entry in ranked if entry[0] != found.move and entry[2]][:OTHERS]
    table.screen.say("cli-hint", chance=_percent(found.chance))
    table.screen.listing(
        [
            (
                f"[bold]{numbers[move]}[/]",
                f"{_percent(chance)} % {items[numbers[move] - 1].meaning}",
            )
            for move, chance, _ in best + others
        ]
    )


def undo(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """Take back the last decision of a person."""
    table.screen.say("cli-undone" if table.take_back() else "cli-nothing-to-undo")


def score(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """Show the scores so far."""
    table.screen.show(scores.standings(table))
    table.screen.show(scores.breakdown(table, seat))


def log(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """Tell what has happened, or the last lines of it."""
    lines = [line for lines in table.story for line in lines]
    if not lines:
        table.screen.say("cli-log-empty")
        return
    wanted = int(rest) if rest.isdecimal() and int(rest) else len(lines)
    table.screen.write(*lines[-wanted:])


def save(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """Write the match to a file of one's own."""
    match = table.match
    name = rest or f"{match.game.META.key}-{seed_of(match.start):x}"[:24] + archive.SUFFIX
    path = Path(name).expanduser()
    if path.exists() and path not in table.saved:
        table.screen.say("cli-save-exists", file=escape(name))
        return
    try:
        archive.keep(path, match, table.players, table.cards)
    except OSError as error:
        table.screen.say("cli-save-failed", file=escape(name), reason=error.strerror or str(error))
        return
    table.saved.add(path)
    table.screen.say("cli-saved", file=escape(name))


def again(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """Show the table and the question again."""
    table.show_position(seat)
    table.ask(seat, items)


def moves(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """Show the moves again."""
    show(table.screen, items, table.voice)


def rules(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """Say where the rules can be read."""
    page = DOCS / f"{table.match.game.META.key}.md"
    shown = tilde(page) if page.exists() else f"docs/rules/{page.name}"
    table.screen.say("cli-rules", page=escape(shown))


def help_(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """List the words."""
    voice = table.voice
    table.screen.say("cli-help", last=len(items))
    names = [f"[bold]{_names(table, key)}[/]" for key in COMMANDS]
    table.screen.listing(
        [
            (name, voice.say(f"cli-word-{key}.help"))
            for name, key in zip(names, COMMANDS, strict=True)
        ]
    )


def leave(table: Table, seat: int, items: Sequence[Item], rest: str) -> None:  # noqa: ARG001
    """End the session."""
    raise Left


COMMANDS: dict[str, Command] = {
    "table": again,
    "moves": moves,
    "hint": hint,
    "undo": undo,
    "score": score,
    "log": log,
    "save": save,
    "rules": rules,
    "help": help_,
    "quit": leave,
}


def _called(table: Table, word: str) -> str | None:
    """The command that *word* names, in English or in the language of the table."""
    for key in COMMANDS:
        if word in (key, table.voice.say(f"cli-word-{key}").casefold()):
            return key
    return None


def _names(table: Table, key: str) -> str:
    ours = table.voice.say(f"cli-word-{key}")
    return ours if ours == key else f"{ours} ({key})"


def _percent(chance: float) -> int:
    return round(100 * chance)
