"""The only sight of Numba: `@rule` compiles a rule, `specialise` a template for one game.

Without Numba, or with NUMBA_DISABLE_JIT=1, a rule stays the plain Python function it is.
"""

import hashlib
import os
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]


def cache_folder() -> Path:
    """Where compiled rules are kept: one folder for each state of the sources.

    Numba notices an edit only in the file of the compiled function itself, so the folder is named
    after all files that a rule could depend on.
    """
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in {".py", ".csv", ".json"}:
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    root = os.environ.get("TRICITY_CACHE") or platformdirs.user_cache_dir("tricity")
    return Path(root) / "rules" / digest.hexdigest()[:16]


def _numba() -> Any:
    """Numba, told where to keep its work; None where rules stay plain Python."""
    os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))
    try:
        import numba
    except ImportError:
        return None
    return None if numba.config.DISABLE_JIT else numba  # type: ignore[attr-defined]


_NUMBA = _numba()
IS_COMPILED = _NUMBA is not None

# Whole words of 64 bits: machine words where rules are compiled, plain numbers elsewhere.
unsigned: Callable[[Any], int] = np.uint64 if IS_COMPILED else int  # type: ignore[assignment]
signed: Callable[[Any], int] = np.int64 if IS_COMPILED else int  # type: ignore[assignment]


def rule(function: F) -> F:
    """Compile a rule; it stays an ordinary function in every other respect."""
    if _NUMBA is None:
        return function
    return _NUMBA.njit(cache=True, nogil=True)(function)  # type: ignore[no-any-return]


def specialise(template: F, game: types.ModuleType) -> F:
    """Make the copy of *template* that plays *game*.

    A template names rules (`legal`, `play`, …) as globals; each game gets a copy of its own, since
    Numba finds neither closures nor passed functions in its cache again.
    """
    names = {**template.__globals__, **_rules_of(game)}
    twin = types.FunctionType(template.__code__, names, template.__name__)
    twin.__qualname__ = f"{template.__qualname__}_{game.__name__.rpartition('.')[2]}"
    twin.__module__ = template.__module__
    twin.__doc__ = template.__doc__
    return rule(twin)  # type: ignore[return-value]


def _rules_of(game: types.ModuleType) -> dict[str, Any]:
    return {name: getattr(game, name) for name in game.__all__}
