"""The pages tell the truth: commands run, links lead somewhere, the menu lists every page.

Commands stand in ```sh blocks. Lines that begin with `tricity` are run in an empty folder, in their
order; in a block marked ```sh no-run only the command's name is checked, and so are `make` verbs.
The README's Python examples are run as doctests.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
EVERY_PAGE = pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))

BLOCK = re.compile(r"^```sh(?P<mark> no-run)?\n(?P<body>.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
VERB = re.compile(r"^([a-z]+):", re.MULTILINE)
LIMIT = 120  # seconds; a cold machine compiles a game first


class Block(NamedTuple):
    """The commands of one ```sh block."""

    page: str
    is_run: bool
    lines: tuple[str, ...]

    def starting(self, program: str) -> list[str]:
        return [line for line in self.lines if line.split()[:1] == [program]]


def blocks() -> Iterator[Block]:
    for path in PAGES:
        for found in BLOCK.finditer(path.read_text("utf-8")):
            lines = tuple(line.strip() for line in found["body"].splitlines())
            yield Block(path.name, not found["mark"], lines)


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT,
    )


@pytest.mark.parametrize("block", [b for b in blocks() if b.is_run and b.starting("tricity")])
def test_commands_run(block, tmp_path):
    for line in block.starting("tricity"):
        result = shell(line, tmp_path)
        assert result.returncode == 0, f"{line}\n{result.stdout}{result.stderr}"


@pytest.mark.parametrize("block", [b for b in blocks() if not b.is_run and b.starting("tricity")])
def test_commands_exist(block, tmp_path):
    for line in block.starting("tricity"):
        names = [word for word in line.split()[1:2] if not word.startswith("-")]
        result = shell(" ".join(["tricity", *names, "--help"]), tmp_path)
        assert result.returncode == 0, f"{line}\n{result.stderr}"


def test_make_verbs_exist():
    verbs = set(VERB.findall((ROOT / "Makefile").read_text("utf-8")))
    used = {line.split()[1] for block in blocks() for line in block.starting("make")}
    assert used - verbs == set()


def test_the_readme_plays():
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


@EVERY_PAGE
def test_links_lead_somewhere(path):
    text = CODE.sub("", path.read_text("utf-8"))
    targets = [found["target"] for found in LINK.finditer(text)]
    assert [target for target in targets if not is_there(path, target)] == []


def test_the_menu_lists_every_page():
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert [page for page in pages if f": {page}\n" not in menu] == []


def is_there(page: Path, target: str) -> bool:
    """Whether *target* is an address, or a file (and a heading of it) that exists."""
    if target.startswith(("http://", "https://", "mailto:")):
        return True
    name, _, anchor = target.partition("#")
    file = (page.parent / name).resolve() if name else page
    if not file.exists():
        return False
    return not anchor or anchor in {
        slug(title) for title in HEADING.findall(file.read_text("utf-8"))
    }


def slug(title: str) -> str:
    """The anchor that the documentation gives to a heading."""
    words = re.sub(r"[^\w\s-]", "", title.lower()).strip()
    return re.sub(r"[-\s]+", "-", words)
