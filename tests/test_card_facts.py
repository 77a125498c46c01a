"""The files that tell how cards fare: as fresh as the cards, and anybody can make them again."""

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from tests.lab.laboratory import said
from tricity.engine.errors import LabError
from tricity.games import game as game_called
from tricity.lab.features import Feature
from tricity.lab.gallery import COLUMNS, write_gallery
from tricity.lab.plan import make_plan
from tricity.lab.report import CardSet, findings
from tricity.lab.run import Run

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "web" / "src" / "pages" / "cards" / "balance").glob("*.json"))
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
SMALL = 25_000  # bytes


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def pieces(game: str) -> set[str]:
    """Everything that the client can draw of a game and that a seat can have."""
    played = game_called(game)
    box = played.components(played.load_box())
    if game == "pointcity":
        cards = {f"building:{number}" for number in range(1, len(box.cards) + 1)}
        return cards | {f"token:{token.token}" for token in box.tokens}
    if game == "thecity":
        return {f"card:{card.key}" for card in box.cards}
    districts = {f"district:{card.card}a" for card in box.districts}
    projects = {f"project:{card.name}" for card in box.projects}
    plans = {f"building:{plan.name}" for side in box.buildings.values() for plan in side}
    return districts | projects | plans


def test_each_game_has_a_file():
    assert {read(path)["game"] for path in FILES} == {"pointcity", "thecity", "microcity"}


@EVERY_FILE
def test_a_file_is_about_the_cards_and_rules_of_today(path):
    found = read(path)
    wishes = {"seats": found["seats"], "options": found["options"], "is_watched": True}
    plan = make_plan(found["game"], found["bots"], found["games"], found["seed"], **wishes)
    assert {key: found[key] for key in plan.terms()} == plan.terms(), (
        f"the cards or rules of {found['game']} have changed; run: {found['command']}"
    )
    assert path.stem.startswith(found["game"])
    assert found["command"].endswith(f"--gallery {path.name}")


@EVERY_FILE
def test_a_file_tells_of_components_that_there_are(path):
    found = read(path)
    assert found["columns"] == list(COLUMNS)
    told = [(row[0], row[1]) for row in found["rows"]]
    assert len(told) == len(set(told))
    assert {piece for piece, _ in told} <= pieces(found["game"])
    assert len(found["rows"]) > 10
    assert path.stat().st_size < SMALL


@EVERY_FILE
def test_its_figures_hang_together(path):
    found = read(path)
    for _piece, _how, seats, rate, lift, low, high, is_sure in found["rows"]:
        assert found["fewest"] <= seats <= found["games"] * found["seats"]
        assert rate - found["average"] == pytest.approx(lift, abs=2e-4)
        assert low < lift < high
        assert not (is_sure and low < 0 < high)


@EVERY_FILE
def test_its_command_writes_such_a_file(path, capsys, tmp_path):
    """The same words with fewer games: another file of the same form."""
    kept = read(path)
    _, *words = shlex.split(kept["command"])
    words[words.index("--games") + 1] = "40"
    out = tmp_path / words[words.index("--gallery") + 1]
    words[words.index("--gallery") + 1] = str(out)
    result = said(capsys, *words, "--workers", "1", "--out", tmp_path / "report.html")
    assert result.code == 0, result.error
    made = read(out)
    assert made.keys() == kept.keys()
    assert {key: type(value) for key, value in made.items()} == {
        key: type(value) for key, value in kept.items()
    }
    same = [key for key in made if key not in {"games", "average", "date", "command", "rows"}]
    assert {key: made[key] for key in same} == {key: kept[key] for key in same}
    assert made["games"] == 40
    assert made["command"].replace("--games 40", f"--games {kept['games']}") == kept["command"]
    assert {len(row) for row in made["rows"]} <= {len(COLUMNS)}


def test_what_is_no_file_for_the_gallery_is_refused(capsys):
    words = "lab balance thecity --games 2 --gallery"
    refused = said(capsys, *words.split(), "cards.txt")
    assert refused.code == 2
    assert "must end in .json" in refused.error
    refused = said(capsys, *words.split(), "cards.json", "--cards", "mine")
    assert "leave out --cards" in refused.error


def test_a_file_that_cannot_be_written_is_told(tmp_path):
    run = Run(make_plan("thecity", ["random"], 2, 1, is_watched=True))
    found = findings([CardSet("cards", run.plan, run.play())])
    with pytest.raises(LabError, match="choose another file"):
        write_gallery(found, "", tmp_path / "no" / "file.json")


def test_what_is_not_about_a_component_is_left_out():
    from tricity.lab.features import microcity, pointcity, thecity

    assert pointcity.place(Feature("first turn", "energy")) is None
    assert thecity.place(Feature("first round", "no-build")) is None
    assert thecity.place(Feature("seat", "seat 1")) is None
    assert thecity.place(Feature("first round", "build school")) == ("card:school", "first")
    assert microcity.place(Feature("recovered", "once")) is None
