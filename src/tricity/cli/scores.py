"""Scores on the screen: who stands where, and what each point is for."""

from collections import Counter

import numpy as np

from tricity.cli.draw.parts import Lines, Part, Rows
from tricity.cli.table import Table


def standings(table: Table) -> list[Part]:
    """Everybody's score, the first one first."""
    match = table.match
    places = _places(table)
    seats = sorted(range(len(table.voice.names)), key=lambda seat: places[seat])
    headings = tuple(
        table.voice.say(f"cli-column-{name}") for name in ("player", "place", "points")
    )
    rows = tuple(
        (
            table.voice.names[seat],
            str(places[seat]),
            str(match.game.score(match.box, match.state, seat)),
        )
        for seat in seats
    )
    return [Rows(headings, rows)]


def breakdown(table: Table, seat: int) -> list[Part]:
    """What the points of *seat* are for; like lines are counted together."""
    match, voice = table.match, table.voice
    lines = Counter(match.game.explain(match.box, match.state, seat))
    total = sum(line.points * count for line, count in lines.items())
    title = voice.say("cli-score-of", name=voice.names[seat], points=total)
    headings = tuple(voice.say(f"cli-column-{name}") for name in ("what", "count", "points"))
    rows = tuple(
        (
            voice.name(line.what),
            voice.say("cli-product", times=line.times * count, amount=line.amount),
            str(line.points * count),
        )
        for line, count in lines.items()
    )
    return [Lines((f"[bold]{title}[/]",)), *([Rows(headings, rows)] if rows else [])]


def verdict(table: Table) -> str:
    """Who has won."""
    match, voice = table.match, table.voice
    if ending := table.drawing.ending(table.view(0), voice):
        return ending
    if len(table.players) == 1:
        outcome = match.game.outcome(match.box, match.state, 0)
        return voice.say("cli-won" if outcome == 1 else "cli-drawn" if outcome else "cli-lost")
    places = _places(table)
    winners = [voice.names[seat] for seat in range(len(table.players)) if places[seat] == 1]
    key = "cli-winner" if len(winners) == 1 else "cli-winners"
    return voice.say(key, names=", ".join(winners))


def _places(table: Table) -> list[int]:
    """The place of each seat, by its score while tie-breaks may still be hidden.

    A rival without a seat is always ranked by its score.
    """
    match = table.match
    if not match.state.is_finished or len(table.voice.names) > len(table.players):
        scores = [_score(table, seat) for seat in range(len(table.voice.names))]
        return [1 + sum(other > score for other in scores) for score in scores]
    places = np.zeros(len(table.players), np.int16)
    match.game.ranking(match.box, match.state, places)
    return [int(place) for place in places]


def _score(table: Table, seat: int) -> int:
    return int(table.match.game.score(table.match.box, table.match.state, seat))
