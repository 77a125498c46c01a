"""The only sight of Numba: `@rule` compiles a rule, `specialise` a template for one game.

Without Numba, or with NUMBA_DISABLE_JIT=1, a rule stays the plain Python function it is.
"""

import hashlib
import os
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

ENGINE = Path(__file__).parent
PLAIN = {"why.py"}  # knows the rules, and no rule knows it

# What a template leaves open; `specialise` puts a game's own rule in its place.
SUPPLIED: Any = None


def _numba() -> Any:
    """Numba, or None where rules stay plain Python."""
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


def rule(function: F, *sources: Path) -> F:
    """Compile a rule; it stays an ordinary function in every other respect.

    *sources* are the folders beside its own that it depends on.
    """
    return _compiled(function, _folder_of(function), *sources)


def specialise(template: F, game: Any, **others: Any) -> F:
    """Make the copy of *template* that plays *game*; *others* are further names it uses.

    A template names rules (`legal`, `play`, …) as globals; each game gets a copy of its own, since
    Numba finds neither closures nor passed functions in its cache again.
    """
    rules = {name: getattr(game, name) for name in game.__all__}
    names = {**template.__globals__, **rules, **others}
    twin = types.FunctionType(template.__code__, names, template.__name__)
    twin.__qualname__ = f"{template.__qualname__}_{game.__name__.rpartition('.')[2]}"
    twin.__module__ = template.__module__
    twin.__doc__ = template.__doc__
    return _compiled(twin, _folder_of(template), Path(game.__file__).parent)  # type: ignore[return-value]


def cache_folder(*sources: Path) -> Path:
    """Where compiled rules are kept that depend on the engine and on the folders *sources*.

    Numba notices an edit only in the file of the compiled function itself, so the folder is named
    after all files that a rule could depend on.
    """
    root = os.environ.get("TRICITY_CACHE") or platformdirs.user_cache_dir("tricity")
    digest = hashlib.sha256()
    for folder in sorted({ENGINE, *sources}):
        digest.update(_fingerprint(folder))
    return Path(root) / "rules" / digest.hexdigest()[:16]


@cache
def _fingerprint(folder: Path) -> bytes:
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".py", ".csv", ".json"} and path.name not in PLAIN:
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
            digest.update(path.read_bytes())
    return digest.digest()


def _folder_of(function: Any) -> Path:
    return Path(function.__code__.co_filename).parent


def _compiled(function: F, *sources: Path) -> F:
    if _NUMBA is None:
        return function
    _NUMBA.config.CACHE_DIR = str(cache_folder(*sources))
    return _widened(_NUMBA.njit(cache=True, nogil=True, error_model="numpy")(function))  # type: ignore[no-any-return]


def _widened(dispatcher: Any) -> Any:
    """Compile a rule once for all whole numbers, and for each record by itself.

    Left alone, Numba makes another copy for each width, and for each number written in a call; and
    it would lend a game's record to a rule that was compiled for a shorter one.
    """
    resolve = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        template, signature, args, kws = resolve(tuple(map(_widen, args)), kws)
        template.cases = [case for case in template.cases if case.args == args]
        return template, signature, args, kws

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _widen(kind: Any) -> Any:
    types = _NUMBA.types
    kind = types.unliteral(kind)
    is_narrow = isinstance(kind, types.Integer) and kind.bitwidth < types.int64.bitwidth
    return types.int64 if is_narrow else kind
