"""The door of the command: help, version, mistakes and Ctrl-C."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial

import pytest
import typer

from tricity import __version__, cli
from tricity.engine.errors import OptionError


def tricity(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tricity", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("words", [(), ("--help",)])
def test_help_is_shown(words):
    result = tricity(*words)
    assert result.returncode == 0
    assert "Commands:" in result.stdout


def test_the_version_is_told():
    assert tricity("--version").stdout == f"tricity {__version__}\n"


def test_the_games_are_listed():
    assert "pointcity" in tricity("games").stdout.split()


def test_an_unknown_command_is_a_mistake():
    result = tricity("dance")
    assert result.returncode == cli.MISTAKE
    assert "dance" in result.stderr


def test_what_a_person_can_mend_is_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr(cli, "app", _app_that_raises(OptionError("no seat 9; choose 1 to 4")))
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == cli.MISTAKE
    assert capsys.readouterr().err == "tricity: no seat 9; choose 1 to 4\n"


def test_ctrl_c_ends_without_a_trace(monkeypatch, capsys):
    monkeypatch.setattr(cli, "app", _app_that_raises(KeyboardInterrupt()))
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == cli.INTERRUPTED
    assert "Traceback" not in capsys.readouterr().err


def _app_that_raises(error: BaseException) -> Callable[[], object]:
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

    @app.command()
    def command() -> None:
        raise error

    return partial(app, args=[])
