"""What the rules pages number, and what the tests cite of it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"

HEADING = re.compile(r"^#{2,4} §(?P<number>\d+(?:\.\d+)*)\.? +(?P<title>.+)$", re.MULTILINE)
RULING = re.compile(r"^[-*|] *\**(?P<name>R\d+)\b", re.MULTILINE)
CITATION = re.compile(r"(?P<game>\w+)(?: +(?:§\d+(?:\.\d+)*|R\d+),?)+")
NAME = re.compile(r"§\d+(?:\.\d+)*|R\d+")

NOT_RULES = {"History", "Rulings"}  # the rulings themselves are cited one by one


def has_page(game: str) -> bool:
    """Whether the rules page of *game* is written."""
    return page(game).is_file()


def page(game: str) -> Path:
    """The rules page of *game*."""
    return PAGES / f"{game}.md"


def sections(game: str) -> dict[str, str]:
    """The titles of the numbered sections of a rules page: {"§4.2": "Building"}."""
    found = HEADING.finditer(page(game).read_text("utf-8"))
    return {f"§{heading['number']}": heading["title"].strip() for heading in found}


def rulings(game: str) -> set[str]:
    """The numbers of the rulings that a rules page lists: {"R1", "R2"}."""
    return {ruling["name"] for ruling in RULING.finditer(page(game).read_text("utf-8"))}


def unknown(citation: str) -> str | None:
    """What is wrong with a marker such as `hamlet §4.2` or `hamlet §4.2 R3`, if anything.

    A game whose page is still to be written is not judged here; `test_rules_cited` asks for it.
    """
    if not CITATION.fullmatch(citation):
        return f"'{citation}' cites no rule; write it as 'hamlet §4.2' or 'hamlet §4.2 R3'"
    game, names = split(citation)
    missing = names - sections(game).keys() - rulings(game) if has_page(game) else set()
    if missing:
        return f"docs/rules/{game}.md has no {', '.join(sorted(missing))} (cited in '{citation}')"
    return None


def split(citation: str) -> tuple[str, set[str]]:
    """The game and the sections and rulings of a marker."""
    return citation.split()[0], set(NAME.findall(citation))


def cited(game: str) -> set[str]:
    """Every section and ruling of *game* that a test cites."""
    names: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for citation in citations(path.read_text("utf-8")):
            whose, which = split(citation)
            if whose == game:
                names |= which
    return names


def citations(source: str) -> Iterator[str]:
    """The markers `pytest.mark.rule(...)` in the text of a test file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)
