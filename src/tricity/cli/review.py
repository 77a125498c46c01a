"""`tricity replay --review`: what made the result of a match, in words."""

from pathlib import Path

from tricity.bots import Account, Story, Verdict, review
from tricity.cli import archive
from tricity.cli.progress import progress_bar
from tricity.cli.screen import Screen
from tricity.cli.steps import seated_as, wanted
from tricity.cli.table import Table
from tricity.engine.errors import MatchError

KIND = 0.08  # of a chance: less luck hardly matters


def show(screen: Screen, file: Path | None, cards: str, trials: int) -> None:
    """Review the match in *file*, or the last one, and say what each player's result came from."""
    saved = archive.fetch(wanted(file), cards)
    if not saved.match.state.is_finished:
        raise MatchError("the match has not ended; play it to its end, then review it")
    table = Table(screen, saved.match, seated_as(saved), cards=saved.cards)
    with progress_bar(screen.texts.say("web-review")) as progress:
        told = review(saved.match, iterations=trials, progress=progress)
    for account in told.accounts:
        screen.write(
            "", f"[bold]{table.voice.names[account.seat]}[/]", *_words(table, told, account)
        )


def _words(table: Table, told: Story, account: Account) -> list[str]:
    """The lines about one player."""
    say = table.screen.texts.say
    lines = [" ".join(_sentences(table, account))]
    if account.best is not None:
        best = told.verdicts[account.best]
        praise = say("web-review-star", percent=percent(best.gain))
        lines.append(
            f"{say('web-review-best', number=best.ply + 1)}: {_move(table, best)}. {praise}"
        )
    if account.worst is not None:
        worst = told.verdicts[account.worst]
        cost = -percent(worst.cost[worst.seat])
        cure = say("web-review-instead", move=_move(table, worst, worst.best), percent=cost)
        lines.append(
            f"{say('web-review-worst', number=worst.ply + 1)}: {_move(table, worst)}. {cure}"
        )
    return lines


def _sentences(table: Table, account: Account) -> list[str]:
    say = table.screen.texts.say
    parts = [percent(part) for part in (account.start, account.own, account.others, account.end)]
    start, own, others, end = parts
    luck = end - start - own - others  # with what rounding leaves over, so that all adds up
    result = {0: "lost", 100: "won"}.get(end, "shared")
    kind = "good" if account.luck >= KIND else "bad" if account.luck <= -KIND else "even"
    found = [
        say(f"web-review-from-{result}", start=start),
        say(f"web-review-luck-{kind}", percent=signed(luck)),
        say("web-review-own", percent=-own) if own else say("web-review-own-none"),
    ]
    if others:
        what = "good" if others > 0 else "bad"
        found.append(say(f"web-review-others-{what}", percent=abs(others)))
    return found


def _move(table: Table, verdict: Verdict, move: int | None = None) -> str:
    """A decision as its seat would say it."""
    match = table.match
    words = match.game.say(match.box, verdict.move if move is None else move)
    view = match.game.view(match.box, match.at(verdict.ply), verdict.seat)
    return table.drawing.choice(view, words, table.voice).short


def percent(chance: float) -> int:
    """A chance in whole percents."""
    return round(100 * chance)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+}".replace("-", "\N{MINUS SIGN}") if number else "0"
