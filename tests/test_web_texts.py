"""The web client says only texts that exist, and no text of the client lies unused."""

import re
from pathlib import Path

import pytest

from tests.test_texts import said
from tricity.texts import FALLBACK, FOLDER

SOURCES = Path(__file__).parents[1] / "web" / "src"
LITERAL = re.compile(r"""['"`](web-[a-z0-9-]+[a-z0-9](?:\.[a-z]+)?)['"`]""")
PREFIX = re.compile(r"`(web-[a-z0-9-]*-)\$\{[^}]*\}([a-z.-]*)`")
BESIDE = re.compile(r"""['"`](web-[a-z0-9-]+-)['"`]""")  # a prefix, written beside its use


def sources() -> str:
    return "\n".join(
        path.read_text("utf-8")
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in {".svelte", ".ts"} and not path.name.endswith(".test.ts")
    )


@pytest.fixture(scope="module")
def code() -> str:
    return sources()


def test_every_text_that_the_client_says_exists(code):
    parts = {path.stem for path in FOLDER.rglob("*.ftl")}
    assert set(LITERAL.findall(code)) - said(FALLBACK) - parts == set()


def test_every_beginning_of_a_text_has_an_end(code):
    ours = {key for key in said(FALLBACK) if key.startswith("web-")}
    beginnings = {start for start, _ in PREFIX.findall(code)} | set(BESIDE.findall(code))
    assert {
        start for start in beginnings if not any(key.startswith(start) for key in ours)
    } == set()


def test_no_text_of_the_client_is_unused(code):
    literals = set(LITERAL.findall(code))
    patterns = [
        re.compile(rf"{re.escape(start)}[a-z0-9-]+{re.escape(end)}")
        for start, end in PREFIX.findall(code)
    ] + [re.compile(rf"{re.escape(start)}[a-z0-9.-]+") for start in BESIDE.findall(code)]
    unused = {
        key
        for key in said(FALLBACK)
        if key.startswith("web-")
        and key not in literals
        and not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert unused == set()
