"""`tricity games`: what is on the shelf."""

from tricity.cli.screen import Screen
from tricity.engine.game import Meta, Option
from tricity.games import SHELF, game


def show(screen: Screen) -> None:
    """Describe every game."""
    for key in SHELF:
        _show_game(screen, game(key).META)
        screen.write("")


def _show_game(screen: Screen, meta: Meta) -> None:
    say = screen.texts.say
    seats = say("cli-games-seats", first=meta.min_seats, last=meta.max_seats)
    seats = say("cli-games-solo") if meta.max_seats == 1 else seats
    screen.write(f"[bold]{meta.key}[/] {say(f'{meta.key}-name')}: {seats}")
    screen.say("cli-games-options")
    for option in meta.options:
        _show_option(screen, meta, option)
    if meta.presets:
        screen.say("cli-games-presets")
        editions = [(name, _text(screen, f"{meta.key}-preset-{name}")) for name in meta.presets]
        screen.listing([(f"  [bold]--edition {name}[/]", text) for name, text in editions])


def _show_option(screen: Screen, meta: Meta, option: Option) -> None:
    name = f"{meta.key}-option-{option.key}"
    screen.write(f"  [bold]--option {option.key}=…[/]  {_text(screen, name + '.help')}")
    choices = [(choice, _text(screen, f"{name}-{choice}")) for choice in option.choices]
    screen.listing([(f"      {choice}", text) for choice, text in choices])


def _text(screen: Screen, key: str) -> str:
    return screen.texts.say(key.replace("_", "-"))
