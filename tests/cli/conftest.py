"""Every test sits in an empty folder, with 80 columns, no colours asked for, and English."""

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A place of its own for matches and files."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("TRICITY_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for variable in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "PYTHONWARNINGS"):
        monkeypatch.delenv(variable, raising=False)
    return folder


@pytest.fixture
def matches(tmp_path):
    """The folder where matches are kept."""
    return tmp_path / "data" / "matches"
