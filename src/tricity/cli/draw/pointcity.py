"""Point City in a terminal."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tricity.cli.draw.parts import Choice, Columns, Event, Grid, Lines, Part, Rows, Voice, gained
from tricity.games.pointcity.components import Building, Cell, Token
from tricity.games.pointcity.view import City, View

WIDTH = 4
COLUMNS = "abcd"
COLOURS = {
    "community": "red",
    "economy": "yellow",
    "energy": "cyan",
    "ecology": "green",
    "industry": "bright_blue",
    "ingenuity": "magenta",
}
HEADINGS = ("player", "points", "makes", "holds", "tokens", "buildings")


def position(view: View, voice: Voice) -> list[Part]:
    """The whole table."""
    cells = [_cell_lines(cell, voice) for cell in view.market]
    rows = tuple(tuple(cells[start : start + WIDTH]) for start in range(0, len(cells), WIDTH))
    headings = tuple(voice.say(f"cli-pointcity-column-{name}") for name in HEADINGS)
    cities = tuple(_city_row(view, seat, voice) for seat in range(len(view.cities)))
    return [
        Lines((_turn(view, voice),)),
        Grid(rows),
        Lines((_deck(view, voice),)),
        *_tokens(view, voice),
        Lines(("",)),
        Rows(headings, cities),
    ]


def reminder(view: View, voice: Voice) -> list[str]:
    """What is being paid, if anything is."""
    if view.debt is None:
        return []
    names = " + ".join(_card_name(building, voice) for building in view.debt.buildings)
    missing = _amount(view.debt.resource, view.debt.symbols, voice)
    return [voice.say("cli-pointcity-debt", buildings=names, missing=missing)]


def question(view: View, voice: Voice) -> str:
    """What the seat is asked."""
    return voice.say(f"pointcity-phase-{view.phase}")


def scene(view: View) -> object:
    """A new turn is a new scene."""
    return view.turn


def rivals(view: View) -> tuple[str, ...]:
    """The automaton of the solo game."""
    return ("pointcity-automaton",) if view.seats == 1 else ()


def ending(view: View, voice: Voice) -> str:  # noqa: ARG001  the ranking says it all
    """Nothing that the ranking does not say."""
    return ""


def choice(view: View, words: str, voice: Voice) -> Choice:
    """What a move means."""
    verb, _, what = words.partition(" ")
    short = _doing(words, voice)
    if verb == "take":
        return _take_choice(view, what, voice)
    if verb == "flip":
        resource = _resource_side(_cells(view, what)[0], voice)
        brief = f"{what} {resource}"
        return Choice(short, resource, "cli-pointcity-group-flip", brief, rank=3)
    if verb == "draw":
        return Choice(short, _draw_detail(view, voice), "cli-pointcity-group-deck", rank=2)
    if verb == "token":
        return Choice(short, _token_called(view, int(what), voice))
    return Choice(short)


def _take_choice(view: View, what: str, voice: Voice) -> Choice:
    cells = _cells(view, what)
    short = _doing(f"take {what}", voice)
    detail = " + ".join(_card(cell, voice) for cell in cells)
    if all(cell.building is None for cell in cells):
        brief = f"{what} {detail}"
        return Choice(short, detail, "cli-pointcity-group-resources", brief, rank=1)
    return Choice(short, detail + _price(view, cells, voice), "cli-pointcity-group-buildings")


def told(event: Event, voice: Voice) -> list[str]:
    """What a move did, and the automaton's answer."""
    before, after, words = event.before, event.after, event.words
    verb, _, what = words.partition(" ")
    detail = ""
    if verb == "take":
        detail = " + ".join(_card(cell, voice) for cell in _cells(before, what))
    elif verb == "flip":
        detail = " + ".join(_card(cell, voice) for cell in _cells(after, what))
    elif verb == "draw":
        stocks = (view.cities[event.seat].stock for view in (before, after))
        detail = " + ".join(_stock_cards(gained(*stocks), voice))
    elif verb == "token":
        detail = _token_called(before, int(what), voice)
    lines = [voice.tell(event.seat, _doing(words, voice, ".done"), detail)]
    if before.seats == 1 and before.turn != after.turn:
        lines += _automaton_turn(before.cities[1], after.cities[1], voice)
    return lines


def _automaton_turn(before: City, after: City, voice: Voice) -> list[str]:
    built = [building for building in after.buildings if building not in before.buildings]
    things = [_building(building, voice) for building in built]
    things += _stock_cards(gained(before.stock, after.stock), voice)
    things += [_token(token, voice) for token in after.tokens if token not in before.tokens]
    if not things:
        return []
    return [voice.tell(1, voice.say("cli-pointcity-automaton"), " + ".join(things))]


def _turn(view: View, voice: Voice) -> str:
    if view.is_finished:
        return voice.say("cli-over")
    values = {"turn": view.turn + 1, "turns": view.turns, "name": voice.names[view.seat]}
    return voice.say("cli-pointcity-turn", **values)


def _deck(view: View, voice: Voice) -> str:
    if view.deck_top is None:
        return voice.say("cli-pointcity-deck-empty")
    top = _resource_side(view.deck_top, voice)
    return voice.say("cli-pointcity-deck", count=view.deck_size, top=top)


def _tokens(view: View, voice: Voice) -> list[Part]:
    tokens = tuple(f"[bold]{token.token:>2}[/] {_token(token, voice)}" for token in view.row)
    return [Columns(voice.say("cli-pointcity-tokens"), tokens)] if tokens else []


def _city_row(view: View, seat: int, voice: Voice) -> tuple[str, ...]:
    city = view.cities[seat]
    made = {_short(resource, voice): count for resource, count in city.production.items()}
    return (
        voice.names[seat],
        str(city.score),
        voice.counted(made),
        voice.listed(f"{count} {_stock_short(kind, voice)}" for kind, count in city.stock.items()),
        voice.listed(str(token.token) for token in city.tokens),
        str(len(city.buildings)),
    )


def _cell_lines(cell: Cell | None, voice: Voice) -> tuple[str, ...]:
    if cell is None:
        return (voice.nothing,)
    if cell.building is None:
        level = voice.say("cli-pointcity-level", level=cell.level)
        return _coloured(cell.resource, _side_name(cell, voice)), f"[dim]{level}[/]"
    building = cell.building
    cost = " ".join(f"{count} {_short(name, voice)}" for name, count in building.cost.items())
    return (
        f"[bold]{_card_name(building, voice)}[/]",
        _gives(building, voice, is_short=not voice.is_plain),
        voice.say("cli-pointcity-cost", cost=cost),
    )


def _cells(view: View, words: str) -> list[Cell]:
    places = [WIDTH * (int(word[1]) - 1) + COLUMNS.index(word[0]) for word in words.split("-")]
    return [cell for cell in (view.market[place] for place in places) if cell is not None]


def _card(cell: Cell, voice: Voice) -> str:
    if cell.building is None:
        return _coloured(cell.resource, _side_name(cell, voice))
    return _building(cell.building, voice)


def _building(building: Building, voice: Voice) -> str:
    return f"[bold]{_card_name(building, voice)}[/] ({_gives(building, voice)})"


def _card_name(building: Building, voice: Voice) -> str:
    return voice.name(f"pointcity-card-{building.name}")


def _gives(building: Building, voice: Voice, *, is_short: bool = False) -> str:
    if building.kind == "civic":
        return voice.say("cli-pointcity-civic")
    gives = []
    if building.produces:
        name = _short(building.produces, voice) if is_short else _full(building.produces, voice)
        gives.append(voice.say("cli-pointcity-makes", resource=name))
    if building.points:
        key = "cli-points.short" if is_short else "cli-points"
        gives.append(voice.say(key, points=building.points))
    return ", ".join(gives)


def _price(view: View, cells: Sequence[Cell], voice: Voice) -> str:
    """What must be paid for the buildings among *cells*, production taken off."""
    buildings = [cell.building for cell in cells if cell.building]
    if not buildings:
        return ""
    cost: Counter[str] = Counter()
    for building in buildings:
        cost.update(building.cost)
    debt = cost - Counter(view.cities[view.seat].production)
    due = ", ".join(f"{count} {_short(name, voice)}" for name, count in debt.items())
    return voice.say("cli-pointcity-due", due=due) if due else voice.say("cli-pointcity-free")


def _draw_detail(view: View, voice: Voice) -> str:
    if view.deck_top is None:
        return ""
    return voice.say("cli-pointcity-draw-detail", top=_card(view.deck_top, voice))


def _resource_side(cell: Cell, voice: Voice) -> str:
    level = voice.say("cli-pointcity-level", level=cell.level)
    return f"{_coloured(cell.resource, _side_name(cell, voice))} ({level})"


def _side_name(cell: Cell, voice: Voice) -> str:
    name = _full(cell.resource or "", voice)
    return voice.say("cli-pointcity-double", resource=name) if cell.symbols > 1 else name


def _stock_cards(cards: dict[str, int], voice: Voice) -> Iterable[str]:
    return [_stock_name(kind, voice) for kind, count in cards.items() for _ in range(count)]


def _stock_name(kind: str, voice: Voice) -> str:
    name = kind.removeprefix("double ")
    attribute = "double" if kind.startswith("double ") else "single"
    return _coloured(name, voice.say(f"pointcity-resource-{name}.{attribute}"))


def _stock_short(kind: str, voice: Voice) -> str:
    name = _short(kind.removeprefix("double "), voice)
    return voice.say("cli-pointcity-double", resource=name) if kind.startswith("double ") else name


def _token_called(view: View, number: int, voice: Voice) -> str:
    """A token of the row; one that is not there yet is told by its number."""
    for token in view.row:
        if token.token == number:
            return _token(token, voice)
    return voice.name(f"pointcity-token-{number}")


def _token(token: Token, voice: Voice) -> str:
    key = f"cli-pointcity-token-{token.rule.replace('_', '-')}"
    names = [_full(name, voice) for name in token.resources]
    values = dict(zip(("one", "other"), names, strict=False))
    return voice.say(key, amount=token.amount, **values)


def _amount(resource: str, count: int, voice: Voice) -> str:
    return f"{count} {_full(resource, voice)}"


def _full(resource: str, voice: Voice) -> str:
    return voice.say(f"cli-pointcity-{resource}")


def _short(resource: str, voice: Voice) -> str:
    name = (
        _full(resource, voice) if voice.is_plain else voice.say(f"cli-pointcity-{resource}.short")
    )
    return _coloured(resource, name)


def _coloured(resource: str | None, words: str) -> str:
    return f"[{COLOURS[resource]}]{words}[/]" if resource else words


def _doing(words: str, voice: Voice, form: str = "") -> str:
    """A move as people say it; *form* `.done` once it was made."""
    verb, _, what = words.partition(" ")
    if verb == "pay":
        what = _stock_name(what, voice)
    return voice.say(f"cli-pointcity-{verb}{form}", what=what)
