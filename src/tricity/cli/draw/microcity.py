"""Microcity in a terminal."""

from collections.abc import Mapping

from tricity.cli.draw.parts import Choice, Event, Grid, Lines, Part, Rows, Voice, gained
from tricity.games.microcity.rules import TAXES
from tricity.games.microcity.view import Area, Building, Project, View

WIDTH = 4
COLOURS = {
    "coal": "magenta",
    "steel": "bright_blue",
    "wood": "yellow",
    "money": "green",
    "commercial": "cyan",
    "residential": "red",
}
BUILDING_HEADINGS = ("building", "cost", "state", "bonus")
PROJECT_HEADINGS = ("project", "move", "basic", "advanced", "state")


def position(view: View, voice: Voice) -> list[Part]:
    """The city, the buildings and the project cards."""
    cells = [_area_lines(area, voice) for area in view.areas]
    rows = tuple(tuple(cells[start : start + WIDTH]) for start in range(0, len(cells), WIDTH))
    projects = tuple(_project_row(project, voice) for project in view.projects)
    return [
        Lines((_round(view, voice),)),
        Grid(rows),
        Lines(("",)),
        _buildings(view, voice),
        Lines(("",)),
        Rows(_headings(PROJECT_HEADINGS, voice), projects),
    ]


def reminder(view: View, voice: Voice) -> list[str]:
    """Dice, tracks, and where the engineer is."""
    if view.engineer is None:
        return []
    dice = voice.listed(str(face) for face in view.dice)
    tracks = ", ".join(_amount(name, count, voice) for name, count in view.tracks.items())
    area = next(area for area in view.areas if area.has_engineer)
    where = f"{area.name}, {_described(area, voice)}"
    return [voice.say("cli-microcity-reminder", dice=dice, tracks=tracks, where=where)]


def question(view: View, voice: Voice) -> str:
    """What the player is asked."""
    return voice.say(f"microcity-phase-{view.phase.replace('_', '-')}")


def scene(view: View) -> object:
    """A round is a scene."""
    return view.round_number


def rivals(view: View) -> tuple[str, ...]:  # noqa: ARG001
    """Nobody."""
    return ()


def ending(view: View, voice: Voice) -> str:
    """Won, or lost for want of time or tokens."""
    return voice.say(f"microcity-ending-{view.ending}") if view.ending else ""


def choice(view: View, words: str, voice: Voice) -> Choice:
    """What a move means."""
    verb, what = _parted(words)
    short, detail = _doing(words, voice), _detail(view, verb, what, voice)
    if verb in ("project", "recover"):
        return Choice(short, detail)
    if verb in ("clear-with-die", "clear-with-money"):
        return Choice(short, detail, "cli-microcity-group-clear", rank=1)
    return Choice(short, detail, brief=short if verb == "set" else "")


def told(event: Event, voice: Voice) -> list[str]:
    """What a move did, and how the next round begins."""
    before, after = event.before, event.after
    done = _doing(event.words, voice, ".done")
    lines = [voice.tell(event.seat, done, _outcome(event, voice))]
    if after.round_number > before.round_number and not after.is_finished:
        values = {"round": after.round_number, "time": after.time, "pool": after.pool}
        dice = voice.listed(str(face) for face in after.dice)
        lines.append(voice.say("cli-microcity-begins", dice=dice, **values))
    return lines


def _detail(view: View, verb: str, what: str, voice: Voice) -> str:
    if verb in ("start", "move", "clear"):
        return _described(_area(view, what), voice)
    if verb == "leave":
        kept = list(view.dice)
        kept.remove(int(what))
        return voice.say("cli-microcity-keeps", dice=" + ".join(map(str, kept)))
    if verb == "project":
        return _project_detail(view, view.projects[int(what) - 1], voice)
    if verb == "building":
        building = _building(view, what)
        return f"[bold]{_building_name(building, voice)}[/], {_cost(building, voice)}"
    if verb in ("basic", "advanced"):
        return _action(view, verb, voice)
    if verb in ("invest", "invest-with-die"):
        area = next(area for area in view.areas if area.has_engineer)
        return _investment(area, verb, voice)
    if verb in ("clear-with-die", "clear-with-money"):
        return _effect("remove_1", voice)
    if verb == "recover" and view.options["recover_costs_time"] == "false":
        return voice.say("cli-microcity-recover.free")
    return voice.say(f"cli-microcity-{verb}.detail") if verb in ("recover", "planning") else ""


def _investment(area: Area, verb: str, voice: Voice) -> str:
    """What the area gives."""
    has_die = verb == "invest-with-die"
    if area.type == "commercial" or (area.type == "residential" and has_die):
        return voice.say(f"cli-microcity-{verb}-{area.type}")
    track, count = ("money", TAXES) if area.type == "residential" else (area.type, 1 + has_die)
    return voice.say("cli-microcity-gain", what=_amount(track, count, voice))


def _action(view: View, verb: str, voice: Voice) -> str:
    project = next(project for project in view.projects if project.place == "played")
    if verb == "basic":
        return _effect(project.basic, voice)
    effect = _effect(project.advanced, voice)
    return voice.say("cli-microcity-with-die", die=project.die, effect=effect)


def _project_detail(view: View, project: Project, voice: Voice) -> str:
    """What a card does; its advanced action only if its die is there."""
    name = f"[bold]{_project_name(project, voice)}[/]"
    basic = _effect(project.basic, voice)
    plain = voice.say("cli-microcity-card", name=name, move=project.move, basic=basic)
    if project.die not in view.dice:
        return plain
    advanced = _effect(project.advanced, voice)
    return voice.say("cli-microcity-card-or", card=plain, die=project.die, advanced=advanced)


def _outcome(event: Event, voice: Voice) -> str:
    verb, what = _parted(event.words)
    if verb == "project":
        return f"[bold]{_project_name(event.before.projects[int(what) - 1], voice)}[/]"
    if verb in ("start", "move"):
        return _described(_area(event.before, what), voice)
    return "" if verb == "take" else _gains(event.before, event.after, voice)


def _gains(before: View, after: View, voice: Voice) -> str:
    """What is in the stock, and built, that was not there before."""
    if before.side != after.side:
        return ""
    built = [
        _building_name(new, voice)
        for old, new in zip(before.buildings, after.buildings, strict=True)
        if new.is_built and not old.is_built
    ]
    more = gained(before.tracks, after.tracks)
    goods = [f"+{_amount(name, count, voice)}" for name, count in more.items()]
    return ", ".join(built + goods)


def _round(view: View, voice: Voice) -> str:
    if view.is_finished:
        return voice.say("cli-over")
    values = {"round": view.round_number, "time": view.time, "start": view.time_at_start}
    return voice.say("cli-microcity-round", pool=view.pool, **values)


def _area_lines(area: Area, voice: Voice) -> tuple[str, ...]:
    marks = []
    if area.has_engineer:
        marks.append(f"[bold reverse]{voice.say('cli-microcity-engineer')}[/]")
    if area.has_token:
        marks.append(voice.say("cli-microcity-token"))
    return _type_and_dice(area, voice), ", ".join(marks)


def _described(area: Area, voice: Voice) -> str:
    token = f", {voice.say('cli-microcity-token')}" if area.has_token else ""
    return _type_and_dice(area, voice) + token


def _type_and_dice(area: Area, voice: Voice) -> str:
    dice = "/".join(map(str, area.dice))
    return f"{_coloured(area.type, voice.say(f'cli-microcity-{area.type}'))} ({dice})"


def _buildings(view: View, voice: Voice) -> Rows:
    """What there is to build; only challenges have bonuses."""
    rows = [_building_row(building, voice) for building in view.buildings]
    headings = _headings(BUILDING_HEADINGS, voice)
    if all(building.bonus == "none" for building in view.buildings):
        return Rows(headings[:-1], tuple(row[:-1] for row in rows))
    return Rows(headings, tuple(rows))


def _building_row(building: Building, voice: Voice) -> tuple[str, ...]:
    state = "built" if building.is_built else "ready" if building.can_be_built else "open"
    bonus = voice.nothing if building.bonus == "none" else _effect(building.bonus, voice)
    return (
        f"{building.number} [bold]{_building_name(building, voice)}[/]",
        _cost(building, voice),
        voice.say(f"cli-microcity-state-{state}"),
        bonus,
    )


def _project_row(project: Project, voice: Voice) -> tuple[str, ...]:
    style = "bold" if project.place != "discard" else "dim"
    advanced = _effect(project.advanced, voice)
    return (
        f"{project.number} [{style}]{_project_name(project, voice)}[/]",
        str(project.move),
        _effect(project.basic, voice),
        voice.say("cli-microcity-with-die", die=project.die, effect=advanced),
        voice.say(f"microcity-place-{project.place}"),
    )


def _building_name(building: Building, voice: Voice) -> str:
    return voice.name(f"microcity-building-{building.name}")


def _project_name(project: Project, voice: Voice) -> str:
    return voice.name(f"microcity-project-{project.name}")


def _cost(building: Building, voice: Voice) -> str:
    return voice.listed(
        _amount(name, count, voice) for name, count in building.cost.items() if count
    )


def _effect(effect: str, voice: Voice) -> str:
    return voice.say(f"microcity-effect-{effect.replace('_', '-')}")


def _amount(track: str, count: int, voice: Voice) -> str:
    return _coloured(track, voice.say(f"cli-microcity-amount-{track}", count=count))


def _coloured(name: str, words: str) -> str:
    return f"[{COLOURS[name]}]{words}[/]"


def _area(view: View, name: str) -> Area:
    return next(area for area in view.areas if area.name == name)


def _building(view: View, number: str) -> Building:
    return next(building for building in view.buildings if building.number == int(number))


def _headings(names: tuple[str, ...], voice: Voice) -> tuple[str, ...]:
    return tuple(voice.say(f"cli-microcity-column-{name}") for name in names)


def _parted(words: str) -> tuple[str, str]:
    """The verb of a move, and what it is about: `clear-with-die`, `3`."""
    first, _, last = words.rpartition(" ")
    is_verb = not first or last in ("money", "die")
    return (words.replace(" ", "-"), "") if is_verb else (first.replace(" ", "-"), last)


def _doing(words: str, voice: Voice, form: str = "") -> str:
    """A move as people say it; *form* `.done` once it was made."""
    verb, what = _parted(words)
    values: Mapping[str, object] = {"what": what}
    if verb in ("take", "give", "sell"):
        values = {"what": _coloured(what, voice.say(f"cli-microcity-{what}"))}
    return voice.say(f"cli-microcity-{verb}{form}", **values)
