"""The four languages say the same things, and nothing that people meet lacks its text."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tricity import texts
from tricity.engine.errors import TricityError
from tricity.engine.record import text
from tricity.games import SHELF, game
from tricity.texts import FALLBACK, LANGUAGES

FILES = sorted(texts.FOLDER.rglob("*.ftl"))
EVERY_FILE = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}"
)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("key", SHELF)


class Variables(Visitor):
    """The variables of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@EVERY_FILE
def test_every_file_is_read_without_junk(path):
    junk = [entry.content for entry in body(path) if isinstance(entry, ast.Junk)]
    assert junk == []


@EVERY_LANGUAGE
def test_no_text_is_written_twice(language):
    ids = [name for path in files(language) for name, _ in entries(path)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_files_texts_attributes_and_variables(language):
    assert [path.name for path in files(language)] == [path.name for path in files(FALLBACK)]
    ours, english = messages(language), messages(FALLBACK)
    assert ours.keys() == english.keys()
    assert [name for name in ours if ours[name] != english[name]] == []


@EVERY_GAME
def test_a_game_its_options_and_its_editions_have_their_texts(key):
    meta = game(key).META
    wanted = {f"{key}-name", *(f"{key}-preset-{name}" for name in meta.presets)}
    for option in meta.options:
        name = f"{key}-option-{option.key}"
        wanted |= {name, f"{name}.help", *(f"{name}-{choice}" for choice in option.choices)}
    assert {name.replace("_", "-") for name in wanted} - said(FALLBACK) == set()


@EVERY_GAME
def test_every_phase_has_its_text(key):
    phases = [
        phase
        for module in ("state", "view")
        for phase in getattr(import_module(f"{SHELF[key]}.{module}"), "PHASES", ())
    ]
    wanted = {f"{key}-phase-{phase.replace('_', '-')}" for phase in phases}
    assert wanted
    assert wanted - said(FALLBACK) == set()


@EVERY_GAME
def test_every_name_printed_on_a_card_has_its_text(key):
    ours = [name for name in said(FALLBACK) if name.startswith(f"{key}-")]
    names = {name.replace("_", "-") for name in printed(game(key).load_box())}
    assert names
    assert [name for name in names if not any(said.endswith(f"-{name}") for said in ours)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_without_variables_can_be_said(language):
    for name, variables in messages(language).items():
        if not variables:
            assert texts.texts(language).say(name).strip()


def test_a_number_is_written_without_grouping_or_marks(tmp_path, monkeypatch):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "hamlet.ftl").write_text("farms = { $count } farms")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    assert texts.Texts("en").say("farms", count=12345) == "12345 farms"


def test_a_text_missing_in_a_language_is_said_in_english(tmp_path, monkeypatch):
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    assert texts.Texts("pl").say("pointcity-card-pond") == "Pond"


def test_an_unknown_text_names_the_cure():
    with pytest.raises(TricityError, match="no text is called 'hamlet'; add it"):
        texts.texts("pl").say("hamlet")


def test_a_text_lacking_a_value_is_not_said(tmp_path, monkeypatch):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "hamlet.ftl").write_text("farms = { $count } farms")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    with pytest.raises(TricityError, match="'farms' cannot be said"):
        texts.Texts("en").say("farms")


def test_an_unknown_language_names_the_known_ones():
    with pytest.raises(TricityError, match="choose one of en, pl, fr, de"):
        texts.texts("eo")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "eo"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment, language, monkeypatch):
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert texts.language_from_environment() == language


def files(language: str) -> list[Path]:
    return [path for path in FILES if path.parent.name == language]


def body(path: Path) -> list[Any]:
    return list(FluentParser().parse(path.read_text("utf-8")).body)


def entries(path: Path) -> Iterator[tuple[str, Any]]:
    """The terms (with their `-`), messages and attributes of a file, each with its pattern."""
    for entry in body(path):
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            yield name, entry.value
            yield from ((f"{name}.{part.id.name}", part.value) for part in entry.attributes)


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute of a language, with the variables it needs."""
    found = {}
    for path in files(language):
        for name, pattern in entries(path):
            variables = Variables()
            variables.visit(pattern)
            if not name.startswith("-"):
                found[name] = variables.names
    return found


def said(language: str) -> set[str]:
    return set(messages(language))


def printed(box: Any) -> Iterator[str]:
    """Every name in the text fields of a box."""
    for field in box.dtype.names:
        cells = box[field]
        if cells.dtype.kind == "u" and cells.dtype.itemsize == 1:
            yield from filter(None, map(text, cells.reshape(-1, cells.shape[-1])))
