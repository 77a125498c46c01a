"""Why a move that somebody typed cannot be made, in words."""

from collections import Counter

from tricity.cli.draw.parts import Voice
from tricity.cli.table import Table
from tricity.engine.game import Reason

TIMES = "\N{MULTIPLICATION SIGN}"


def refusal(table: Table, seat: int, move: int, last: int) -> str:
    """Say that *move* is not legal, and which rule forbids it."""
    match, voice = table.match, table.voice
    reason = match.game.why(match.box, match.state, seat, move)
    assert reason
    words = match.game.say(match.box, move)
    why = because(reason, voice)
    return voice.say("cli-answer-illegal", move=words, why=why, section=reason.section, last=last)


def because(reason: Reason, voice: Voice) -> str:
    """A reason as a sentence."""
    values = {name: _said(value, voice) for name, value in reason.values.items()}
    return voice.say(f"why-{reason.key}", **values)


def _said(value: int | str | tuple[str, ...], voice: Voice) -> int | str:
    """A number, or the names of things; what comes more than once is counted."""
    if isinstance(value, int):
        return value
    things = Counter((value,) if isinstance(value, str) else value)
    return voice.listed(
        f"{count} {TIMES} {voice.name(key)}" if count > 1 else voice.name(key)
        for key, count in things.items()
    )
