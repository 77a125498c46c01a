"""Microcity: the set-up, the opening, and how the project cards were used."""

from collections.abc import Iterator

from tricity.engine.game import SPECTATOR
from tricity.engine.match import Match
from tricity.lab.features import Feature, positions, words

USES = ("basic", "advanced", "planning")
PLACES = ("top left", "top right", "bottom left", "bottom right")
TIMES = ("never", "once", "twice")


def read(match: Match, seat: int) -> list[Feature]:
    """The features of the only *seat*."""
    moves = words(match, seat)
    view = match.game.view(match.box, match.start, SPECTATOR)
    names = {str(project.number): project.name for project in view.projects}
    used = list(_uses(moves))
    districts = zip(PLACES, view.districts, strict=True)
    return [
        *(Feature("district", f"{card.card} {place}") for place, card in districts),
        Feature("start", moves[0].split()[1]),
        *(Feature("first project", f"{names[number]}, {use}") for number, use in used[:1]),
        *(Feature("project", f"{names[number]}, {use}") for number, use in used),
        *_first_building(match),
        Feature("recovered", _times(moves.count("recover"))),
    ]


def place(feature: Feature) -> tuple[str, str] | None:
    """The component that a *feature* is about, as the client names it, and what was done."""
    if feature.kind == "project":
        name, use = feature.what.split(", ")
        return f"project:{name}", use
    if feature.kind == "first building":
        return f"building:{feature.what}", "first"
    if feature.kind == "district":
        card, where = feature.what.split(" ", 1)
        return f"district:{card}a", where.replace(" ", "-")
    return None


def _uses(moves: list[str]) -> Iterator[tuple[str, str]]:
    """The project cards played, and each time what for."""
    number = ""
    for move in moves:
        if move.startswith("project "):
            number = move.split()[1]
        if number and move in USES:
            yield number, move
            number = ""


def _first_building(match: Match) -> list[Feature]:
    for state in positions(match):
        if match.game.score(match.box, state, 0):
            buildings = match.game.view(match.box, state, SPECTATOR).buildings
            return [Feature("first building", each.name) for each in buildings if each.is_built]
    return []


def _times(count: int) -> str:
    return TIMES[count] if count < len(TIMES) else "three times or more"
