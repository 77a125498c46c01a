"""The guided first games are what the engine plays, and all they say is there in four languages."""

import re
from typing import Any

import orjson
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.tutorials import SCRIPTS
from tools.tutorials.__main__ import file_of, is_fresh
from tools.tutorials.script import Lesson, Script
from tricity import texts
from tricity.games import SHELF
from tricity.texts import FALLBACK, LANGUAGES

EVERY_SCRIPT = pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.game)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SHORTEST, LONGEST = 12, 18  # lessons that fit into about five minutes
LONGEST_SPEECH = 280  # characters


class Claims(Visitor):
    """The variables of a text, and the digits that are typed into it."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.digits: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        words = (part.value for part in node.elements if isinstance(part, ast.TextElement))
        self.digits += [digit for text in words for digit in re.findall(r"\d", text)]
        self.generic_visit(node)

    def visit_Variant(self, node: Any) -> None:  # noqa: N802
        """A plural may say "1 point": its number was chosen by the variable."""
        inner = Claims()
        inner.visit(node.value)
        self.names |= inner.names


def messages(language: str) -> dict[str, ast.Message]:
    source = (texts.FOLDER / language / "web-tutorial.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def text_of(script: Script, lesson: Lesson) -> str:
    return f"web-tutorial-{script.game}-{lesson.key}"


def test_every_game_has_a_tutorial():
    assert [script.game for script in SCRIPTS] == list(SHELF)


@EVERY_SCRIPT
def test_the_file_is_what_the_engine_plays(script):
    assert is_fresh(script), "run python -m tools.tutorials"


@EVERY_SCRIPT
def test_a_tutorial_is_short_and_asks_for_real_turns(script):
    assert SHORTEST <= len(script.lessons) <= LONGEST
    assert len({lesson.key for lesson in script.lessons}) == len(script.lessons)
    assert sum(len(lesson.steps) for lesson in script.lessons) >= 6


@EVERY_SCRIPT
def test_the_student_is_asked_where_there_is_a_choice(script):
    told = orjson.loads(file_of(script).read_bytes())
    for lesson in told["lessons"]:
        for step in lesson["steps"]:
            legal = told["positions"][step["at"]]["legal"]
            assert step["moves"][0] in legal
            assert len(legal) > 1, f"{lesson['key']}: there is nothing to choose"


@EVERY_SCRIPT
@EVERY_LANGUAGE
def test_every_lesson_is_said_with_computed_facts(script, language):
    known = messages(language)
    told = {
        one["key"]: one["facts"] for one in orjson.loads(file_of(script).read_bytes())["lessons"]
    }
    for lesson in script.lessons:
        message = known[text_of(script, lesson)]
        assert [attribute.id.name for attribute in message.attributes] == ["title"]
        claims = Claims()
        claims.visit(message.value)
        assert claims.names <= told[lesson.key].keys(), lesson.key
        assert claims.digits == [], f"{lesson.key}: a number is typed, not computed"


@EVERY_SCRIPT
def test_no_fact_is_computed_for_nothing(script):
    known = messages(FALLBACK)
    for one in orjson.loads(file_of(script).read_bytes())["lessons"]:
        claims = Claims()
        claims.visit(known[f"web-tutorial-{script.game}-{one['key']}"].value)
        assert one["facts"].keys() == claims.names, one["key"]


@EVERY_SCRIPT
@EVERY_LANGUAGE
def test_a_lesson_is_a_few_sentences(script, language):
    say = texts.texts(language).say
    for one in orjson.loads(file_of(script).read_bytes())["lessons"]:
        facts = {
            name: say(fact) if isinstance(fact, str) else fact
            for name, fact in one["facts"].items()
        }
        speech = say(f"web-tutorial-{script.game}-{one['key']}", **facts)
        assert "{" not in speech
        assert len(speech) <= LONGEST_SPEECH, f"{one['key']}: {len(speech)} characters"


def test_every_lesson_that_is_written_is_given():
    given = {text_of(script, lesson) for script in SCRIPTS for lesson in script.lessons}
    games = tuple(f"web-tutorial-{game}-" for game in SHELF)
    assert {name for name in messages(FALLBACK) if name.startswith(games)} == given
