"""Everything works without Numba, slowly, and to the same bytes."""

import subprocess
import sys

import pytest

from tests.table import fingerprint
from tests.test_shape import ROOT
from tricity.games import SHELF

WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None  # from now on `import numba` fails, as if it were not installed
from tests.table import fingerprint
from tricity.engine.jit import IS_COMPILED
assert not IS_COMPILED
print(fingerprint(sys.argv[1]))
"""


@pytest.mark.parametrize("key", SHELF)
def test_a_game_without_numba_ends_the_same(key):
    command = [sys.executable, "-c", WITHOUT_NUMBA, key]
    plain = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert plain.stdout.strip() == fingerprint(key), plain.stderr
