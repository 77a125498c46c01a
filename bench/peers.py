"""The same kind of loop for peers that can be installed, and our speed as a multiple of theirs.

OpenSpiel's `crazy_eights` and `gin_rummy`, from Python and in its own C++ loop; RLCard's `uno`.
Chance events are played but not counted: a decision is a choice of a player.
"""

from importlib import import_module
from random import Random
from typing import Any

from bench.figure import Figure, NotThereError, Work, speeds
from bench.loops import SEED, playout_loop, python_loop

OURS = "pointcity"
OPEN_SPIEL_GAMES = ("crazy_eights", "gin_rummy")
SAMPLE = 300  # games from which the length of an average one is taken


def peers() -> list[Figure]:
    """Speed of each peer, then ours divided by it: like with like, measured in turn."""
    spiel, rlcard = _installed("pyspiel"), _installed("rlcard")
    compiled = {f"{name}.cpp": _spiel_cpp(spiel, name) for name in OPEN_SPIEL_GAMES}
    python = {f"{name}.python": _spiel_python(spiel, name) for name in OPEN_SPIEL_GAMES}
    python["uno.python"] = _rlcard(rlcard, "uno")
    return [
        *_compared(speeds({OURS: playout_loop(OURS), **compiled})),
        *_compared(speeds({OURS: python_loop(OURS), **python})),
    ]


def _installed(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise NotThereError(f"{error}; run it as: make bench") from None


def _compared(found: dict[str, float]) -> list[Figure]:
    ours = found.pop(OURS)
    theirs = [Figure(f"peers.{name}", speed, "decisions/s", True) for name, speed in found.items()]
    ratios = [
        Figure(f"peers.ratio.{name}", ours / speed, "times", True) for name, speed in found.items()
    ]
    return [*theirs, *ratios]


def _spiel_python(spiel: Any, name: str) -> Work:
    game, rng = spiel.load_game(name), Random(SEED)
    return lambda games: sum(_spiel_game(game, rng) for _ in range(games))


def _spiel_game(game: Any, rng: Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _spiel_cpp(spiel: Any, name: str) -> Work:
    """OpenSpiel's own loop; as it does not count, its games are taken to be of average length."""
    game, rng = spiel.load_game(name), Random(SEED)
    bots = [spiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]
    average = sum(_spiel_game(game, rng) for _ in range(SAMPLE)) / SAMPLE

    def evaluate(games: int) -> int:
        for seed in range(games):
            spiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(games * average)

    return evaluate


def _rlcard(rlcard: Any, name: str) -> Work:
    env, rng = rlcard.make(name, config={"seed": SEED}), Random(SEED)
    return lambda games: sum(_rlcard_game(env, rng) for _ in range(games))


def _rlcard_game(env: Any, rng: Random) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions
