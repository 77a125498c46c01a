"""Golden matches: whole games to read, at least one for each way a game can end.

`python -m tests.golden [GAME …]` plays them anew and writes tests/games/<game>/golden/*.game. They
change only together with a RULES_VERSION.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

import numpy as np

from tests.table import box_of
from tricity.engine.game import waiting_seats
from tricity.engine.match import Match
from tricity.games import SHELF, game

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Golden:
    """One match to find: how it must end, and who plays it."""

    key: str
    name: str
    ends: Callable[[Match], bool]
    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)
    bot: str = ""  # random moves, if none

    @property
    def path(self) -> Path:
        return FOLDER / self.key / "golden" / f"{self.name}.game"


def goldens() -> Iterator[Golden]:
    """All golden matches."""
    yield from pointcity()
    yield from thecity()
    yield from microcity()


def pointcity() -> Iterator[Golden]:
    yield Golden("pointcity", "one-winner", lambda m: 1.0 in outcomes(m) and not is_tied(m))
    yield Golden("pointcity", "tie-broken-by-cards", lambda m: 1.0 in outcomes(m) and is_tied(m))
    yield Golden("pointcity", "shared-victory", lambda m: outcomes(m) == [0.5, 0.5])
    yield Golden("pointcity", "last-turn-passed", lambda m: bool(m.state.market.all()))
    yield Golden("pointcity", "three-players", lambda m: 1.0 in outcomes(m), seats=3)
    yield Golden("pointcity", "four-players", lambda m: 1.0 in outcomes(m), seats=4)
    for result, worth in (("won", 1.0), ("drawn", 0.5), ("lost", 0.0)):
        yield Golden(
            *("pointcity", f"solo-{result}", lambda m, worth=worth: outcomes(m) == [worth]),
            seats=1,
            options={"solo_level": "easy"},
        )


def thecity() -> Iterator[Golden]:
    yield Golden("thecity", "one-winner", lambda m: 1.0 in outcomes(m) and not is_tied(m))
    yield Golden("thecity", "tie-broken-by-hand", lambda m: 1.0 in outcomes(m) and is_tied(m))
    yield Golden("thecity", "shared-victory", lambda m: outcomes(m) == [0.5, 0.5])
    yield Golden("thecity", "five-players", lambda m: 1.0 in outcomes(m), seats=5)


def microcity() -> Iterator[Golden]:
    levels = {"a": "a10", "b": "b15", "ab": "ab25", "eiffel": "eiffel16", "empire": "empire16"}
    for scenario, level in levels.items():
        options = {"level": level}
        yield Golden(
            *("microcity", f"{scenario}-won", lambda m: outcomes(m) == [1.0]),
            seats=1,
            options=options,
            bot="search:400",
        )
        yield Golden(
            *("microcity", f"{scenario}-out-of-time", lambda m: m.state.time_left == 0),
            seats=1,
            options=options,
        )
        yield Golden(
            *("microcity", f"{scenario}-out-of-tokens", is_out_of_tokens),
            seats=1,
            options=options,
        )


def is_out_of_tokens(match: Match) -> bool:
    return bool(match.state.time_left) and outcomes(match) == [0.0]


def outcomes(match: Match) -> list[float]:
    seats = range(int(match.state.seats))
    return [float(match.game.outcome(match.box, match.state, seat)) for seat in seats]


def is_tied(match: Match) -> bool:
    """Whether two seats have the highest score."""
    seats = range(int(match.state.seats))
    scores = sorted(match.game.score(match.box, match.state, seat) for seat in seats)
    return scores[-1] == scores[-2]


def find(golden: Golden) -> Match:
    """Play game after game until one ends as it should."""
    return next(match for match in map(golden_game(golden), count()) if golden.ends(match))


def golden_game(golden: Golden) -> Callable[[int], Match]:
    played, box = game(golden.key), box_of(golden.key)

    def play(seed: int) -> Match:
        match = Match(played, box, golden.seats, seed, golden.options)
        choose = chooser(golden, match, seed)
        while not match.state.is_finished:
            seat = waiting_seats(match.state)[0]
            match.play(seat, choose(seat))
        return match

    return play


def chooser(golden: Golden, match: Match, seed: int) -> Callable[[int], int]:
    if golden.bot:
        from tricity.bots import make_bot

        bot = make_bot(golden.bot, match.game, match.box, seed)
        return lambda seat: bot.choose(match.state, seat)
    rng = Random(seed)
    return lambda seat: rng.choice(match.legal(seat))


def summary(match: Match) -> str:
    """The end in a remark, for the reader."""
    seats = range(int(match.state.seats))
    scores = [int(match.game.score(match.box, match.state, seat)) for seat in seats]
    places = np.zeros(len(scores), np.int16)
    match.game.ranking(match.box, match.state, places)
    return f"# scores {scores}, places {places.tolist()}, outcomes {outcomes(match)}\n"


def main() -> None:
    keys = sys.argv[1:] or list(SHELF)
    for golden in (golden for golden in goldens() if golden.key in keys):
        match = find(golden)
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(match.save() + summary(match), "utf-8")
        print(f"{golden.key}: {golden.name}, {len(match.moves)} moves")


if __name__ == "__main__":
    main()
