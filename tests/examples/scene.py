"""What an example is: a position, what its author claims, and what the engine says.

    @example(debt=1)
    def production_works_once() -> Scene:
        state = table(city="2 energy", a1="production for 2 energy", b1="civic for energy")
        return Scene(state, values={"debt": ...})

The name of the function names the example (`production-works-once`), and its module the game. A
value that begins with the key of the game is the key of a text: `pointcity-card-pond`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from tricity.engine.game import Line
from tricity.games import game
from tricity.wire.views import VIEW

Value = int | str


@dataclass(frozen=True)
class Scene:
    """A position as *seat* sees it, with what the prose and the pictures need of it."""

    state: Any
    values: Mapping[str, Value] = field(default_factory=dict)
    seat: int = 0
    moves: tuple[str, ...] = ()  # legal moves worth listing, as words
    scored: tuple[int, ...] = ()  # seats whose score is shown line by line


@dataclass(frozen=True)
class Example:
    """What is claimed, and how the engine works it out."""

    game: str
    name: str
    claims: dict[str, Value]
    work: Callable[[], Scene]


EXAMPLES: dict[tuple[str, str], Example] = {}


def example(**claims: Value) -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
    """Keep a worked example; *claims* are the values a person expects."""

    def keep(work: Callable[[], Scene]) -> Callable[[], Scene]:
        key, name = work.__module__.rpartition(".")[2], work.__name__.replace("_", "-")
        EXAMPLES[key, name] = Example(key, name, claims, work)
        return work

    return keep


def examples_of(key: str) -> list[Example]:
    """The examples of the game called *key*, in the order of their file."""
    import_module(f"tests.examples.{key}")
    return [one for one in EXAMPLES.values() if one.game == key]


def worked(one: Example) -> dict[str, Any]:
    """An example as the client gets it."""
    scene, played = one.work(), game(one.game)
    box = played.load_box()
    return {
        "view": VIEW.dump_python(played.view(box, scene.state, scene.seat), mode="json"),
        "seat": scene.seat,
        "moves": list(scene.moves),
        "scores": [
            {
                "seat": seat,
                "score": int(played.score(box, scene.state, seat)),
                "lines": [_line(line) for line in played.explain(box, scene.state, seat)],
            }
            for seat in scene.scored
        ],
        "values": dict(scene.values),
    }


def _line(line: Line) -> dict[str, Value]:
    return {"what": line.what, "amount": line.amount, "times": line.times}
