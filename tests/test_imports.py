"""Starting is instant: nothing heavy is imported before a game is played."""

import json
import subprocess
import sys

import pytest

HEAVY = {"altair", "numba", "numpy", "polars", "pydantic", "rich.console", "sqlalchemy", "fastapi"}
REPORT = """
import contextlib, io, json, sys
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    exec(sys.argv.pop(1))
print(json.dumps(sorted(sys.modules)))
"""


@pytest.mark.parametrize(
    "words",
    [
        "import tricity",
        "import tricity.games",
        "from tricity.cli import main; sys.argv[1:] = ['--help']; main()",
        "from tricity.cli import main; sys.argv[1:] = ['--version']; main()",
    ],
)
def test_nothing_heavy_is_imported(words):
    command = [sys.executable, "-c", REPORT, words]
    report = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert HEAVY.isdisjoint(json.loads(report.stdout))
