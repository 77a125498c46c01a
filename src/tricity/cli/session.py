"""A session: from sitting down to the last score, or to getting up before."""

from rich.markup import escape

from tricity.cli import menu, scores, words
from tricity.cli.refusals import refusal
from tricity.cli.screen import Closed, tilde
from tricity.cli.table import Table
from tricity.engine.chance import seed_of
from tricity.engine.game import SPECTATOR, option_of, options_in


def run(table: Table) -> None:
    """Play until the game is over or somebody leaves; the match is kept either way."""
    greet(table)
    table.screen.say("cli-greeting")
    if table.match.moves:
        table.screen.say("cli-resumed", count=len(table.match.moves))
    try:
        while not table.match.state.is_finished:
            turn(table)
    except (Closed, words.Left):
        part(table)
    except KeyboardInterrupt:
        table.screen.write("")
        part(table)
        raise
    else:
        finish(table)


def greet(table: Table) -> None:
    """Say what is played and who sits where."""
    voice, meta = table.voice, table.match.game.META
    table.screen.write(f"[bold]{voice.name(f'{meta.key}-name')}[/]")
    players = [
        voice.say("cli-is-bot", name=name) if player.is_bot else name
        for name, player in zip(voice.names, table.players, strict=False)
    ]
    table.screen.say("cli-players", players=", ".join(players))
    for key, choice in options_in(meta, table.match.start).items():
        if choice != option_of(meta, key).default:
            text = f"{meta.key}-option-{key}".replace("_", "-")
            value = voice.name(f"{text}-{choice}".replace("_", "-"))
            table.screen.write(f"{voice.name(text)}: {value}")


def turn(table: Table) -> None:
    """One decision, or a word that leads to another question."""
    seat = table.next_seat()
    if seat in table.people:
        person_turn(table, seat)
    else:
        bot_turn(table, seat)


def bot_turn(table: Table, seat: int) -> None:
    """Let a bot choose."""
    thinking = table.voice.say("cli-thinking", name=table.voice.names[seat])
    table.make(seat, table.screen.patiently(lambda: table.bot_choice(seat), thinking))


def person_turn(table: Table, seat: int) -> None:
    """Show a person the table; take an answer, or do what words ask for."""
    table.pass_screen(seat)
    table.show_scene(seat)
    items = table.choices(seat)
    table.ask(seat, items)
    ply = len(table.match.moves)
    while ply == len(table.match.moves):
        answer = table.screen.ask(table.prompt(seat))
        if words.obey(table, seat, items, answer):
            continue
        try:
            item = menu.find(table.match, items, answer, table.voice)
        except menu.Illegal as answered:
            table.screen.write(refusal(table, seat, answered.move, len(items)))
        except menu.Unclear as reason:
            table.screen.write(str(reason))
        else:
            table.make(seat, item.move)
            if not table.story[-1]:
                table.screen.say("cli-noted", move=item.choice.short)


def finish(table: Table) -> None:
    """Show the last position and what it is worth."""
    screen, voice = table.screen, table.voice
    table.show_position(table.people[0] if len(table.people) == 1 else SPECTATOR)
    screen.write("")
    for seat in range(len(voice.names)):
        screen.show(scores.breakdown(table, seat))
        screen.write("")
    if len(voice.names) > 1:
        screen.show(scores.standings(table))
        screen.write("")
    screen.write(f"[bold]{scores.verdict(table)}[/]")
    screen.say("cli-seed", seed=f"0x{seed_of(table.match.start):x}")
    if table.path:
        screen.say("cli-kept", file=escape(tilde(table.path)))


def part(table: Table) -> None:
    """Say where the match is kept."""
    if not table.path:
        table.screen.say("cli-nothing-kept")
        return
    table.screen.say("cli-left", file=escape(tilde(table.path)))
