"""The code keeps its promises about size: short functions, short files, few parameters, flat.

- A function has at most 40 lines, a file at most 500, a module says in its docstring what it is.
- At most four parameters must be given; five where the first is the `game`, the `box` or the
  `state`, which the contract of a game puts there, and in a test, whose parameters are the columns
  of its table. Parameters with a default, `self` and `cls` are not counted.
- At most three compound statements (if, for, while, with, try, match) stand inside one another.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path for folder in ("src", "tests", "bench") for path in ROOT.glob(f"{folder}/**/*.py")
)
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))

LINES_OF_FUNCTION = 40
LINES_OF_FILE = 500
PARAMETERS = 4
NESTING = 3

Function = ast.FunctionDef | ast.AsyncFunctionDef
LOOPS = (ast.For, ast.AsyncFor, ast.While)
COMPOUND = (ast.If, *LOOPS, ast.With, ast.AsyncWith, ast.Try, ast.TryStar, ast.Match)


@EVERY_FILE
def test_files_are_short_and_say_what_they_are(path):
    source = path.read_text("utf-8")
    assert len(source.splitlines()) <= LINES_OF_FILE
    assert not source or ast.get_docstring(ast.parse(source))


@EVERY_FILE
def test_functions_are_short(path):
    assert [f.name for f in functions(path) if lines(f) > LINES_OF_FUNCTION] == []


@EVERY_FILE
def test_functions_have_few_parameters(path):
    assert [f.name for f in functions(path) if parameters(f) > allowed(f)] == []


@EVERY_FILE
def test_functions_are_flat(path):
    assert [f.name for f in functions(path) if nesting(f) > NESTING] == []


def test_nesting_counts_an_elif_once_and_a_loop_in_an_else_twice():
    def depth(source: str) -> int:
        return nesting(next(found(ast.parse(source))))

    assert depth("def f():\n if a: b\n elif c: d\n elif e: f") == 1
    assert depth("def f():\n if a: b\n else:\n  for c in d: e") == 2
    assert depth("def f():\n try: a\n except E:\n  with b:\n   while c: d") == 3
    assert depth("def f():\n if a:\n  def g():\n   if b: c") == 1


def functions(path: Path) -> Iterator[Function]:
    return found(ast.parse(path.read_text("utf-8")))


def found(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def lines(function: Function) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def parameters(function: Function) -> int:
    given = function.args
    required = [*given.posonlyargs, *given.args][: -len(given.defaults) or None]
    keywords = [default for default in given.kw_defaults if default is None]
    return len([name for name in required if name.arg not in ("self", "cls")]) + len(keywords)


def allowed(function: Function) -> int:
    names = [name.arg for name in function.args.args if name.arg not in ("self", "cls")]
    is_contract = names[:1] in (["game"], ["box"], ["state"])
    return PARAMETERS + (is_contract or function.name.startswith("test_"))


def nesting(node: ast.AST) -> int:
    """How deep compound statements stand inside one another in *node*."""
    return max((_depth(child) for child in ast.iter_child_nodes(node)), default=0)


def _depth(node: ast.AST) -> int:
    if isinstance(node, Function):
        return 0  # measured on its own
    if isinstance(node, ast.If) and len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        inner = max(map(_depth, node.body), default=0)
        return max(1 + inner, _depth(node.orelse[0]))
    return nesting(node) + isinstance(node, COMPOUND)
