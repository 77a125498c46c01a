"""Worked examples of Point City."""

from typing import Any

from tests.examples.scene import Scene, example
from tests.games.pointcity.table import BOX, payments, play, table
from tricity.games.pointcity.payment import still_missing


def debt(state: Any) -> int:
    return int(still_missing(BOX, state))


@example(debt=3, ways=4)
def paying_three_energy() -> Scene:
    """§4.3: every payment from which no card can be left out."""
    state = table(
        stock="2 energy, 2 double energy, ingenuity", a1="civic for 3 energy", b1="economy"
    )
    ways = payments(state, "take a1-b1")
    play(state, "take a1-b1")
    return Scene(state, {"debt": debt(state), "ways": len(ways)})
