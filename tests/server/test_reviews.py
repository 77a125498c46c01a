"""Reviews: computed in the background, kept, the same for everyone and every time."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.server.house import BOT, ME, Guest, House, Json, housed, refused, until
from tests.server.mortal import Mortal
from tricity.bots import review
from tricity.engine.match import load
from tricity.games import game
from tricity.server.robots import bot_seed
from tricity.store.rows import ReviewRow

FEW, SOME = 20, 400  # trials: to the end at once, or long enough to be interrupted


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that does not think long about its reviews."""
    database = f"sqlite:///{tmp_path_factory.mktemp('quick') / 'tables.db'}"
    with housed(database, review_trials=FEW) as house:
        yield house


@pytest.fixture
def ann(quick: House) -> Iterator[Guest]:
    with quick.guest() as guest:
        yield guest


@pytest.fixture
def bob(quick: House) -> Iterator[Guest]:
    with quick.guest() as guest:
        yield guest


def reviewed(guest: Guest, table: str) -> Json:
    """The review when it is done; somebody has begun it."""
    until(lambda: guest.ask(f"/tables/{table}/review")["status"] == "done")
    found: Json = guest.ask(f"/tables/{table}/review")
    return found


def test_a_review_is_computed_in_the_background_and_kept(ann, bob):
    table = ann.make("pointcity", ME, BOT)
    refused(ann.post(f"/tables/{table}/review"), 409, "not_finished")
    refused(ann.get(f"/tables/{table}/review"), 409, "not_finished")
    ann.play(table)
    plies = ann.ask(f"/tables/{table}/replay")["plies"]
    none = {"status": "none", "done": 0, "total": plies, "verdicts": None, "accounts": None}
    assert bob.ask(f"/tables/{table}/review") == none
    refused(bob.post(f"/tables/{table}/review"), 403, "not_seated")
    begun = ann.do(f"/tables/{table}/review")
    assert begun == {**none, "status": "running"}
    done = reviewed(bob, table)
    assert len(done["verdicts"]) == done["total"] == done["done"] == plies
    assert ann.do(f"/tables/{table}/review") == done
    assert ann.ask(f"/tables/{table}/review") == done


def test_what_is_told_adds_up_to_the_result(ann):
    table = ann.make("thecity", ME, BOT, BOT)
    results = ann.play(table)["results"]
    ann.do(f"/tables/{table}/review")
    accounts = reviewed(ann, table)["accounts"]
    for account, result in zip(accounts, results, strict=True):
        made = account["start"] + account["luck"] + account["own"] + account["others"]
        assert made == pytest.approx(result["outcome"]) == pytest.approx(account["end"])


def test_who_asks_twice_at_once_gets_one_review(ann, quick):
    table = ann.make("microcity", ME)
    ann.play(table)
    for _ in range(3):
        assert ann.do(f"/tables/{table}/review")["status"] in ("running", "done")
    assert len(quick.hall.reviews.running) <= 1
    reviewed(ann, table)
    until(lambda: not quick.hall.reviews.running)


def test_a_review_of_the_time_before_curves_is_made_anew(ann, quick):
    table = ann.make("microcity", ME)
    ann.play(table)
    old = ReviewRow(table, "done", 1, 1, [{"ply": 0, "swing": 0.0}])
    quick.wait_for(quick.hall.store.save_review(old))
    assert ann.ask(f"/tables/{table}/review")["status"] == "none"
    ann.do(f"/tables/{table}/review")
    assert reviewed(ann, table)["accounts"]


def test_a_review_interrupted_by_a_crash_goes_on_and_says_the_same(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Mortal(database, review_trials=SOME) as server, server.guest() as ann:
        table = ann.make("microcity", ME)
        ann.play(table)
        ann.do(f"/tables/{table}/review")
        until(lambda: ann.ask(f"/tables/{table}/review")["done"] > 0)
        cookies = ann.http.cookies
    with Mortal(database, review_trials=SOME) as server, server.guest() as ann:
        ann.http.cookies = cookies
        before = ann.ask(f"/tables/{table}/review")
        assert before["status"] == "running"
        assert ann.do(f"/tables/{table}/review")["done"] == before["done"] > 0
        resumed = reviewed(ann, table)
        text = ann.ask(f"/tables/{table}/match")
    match = load(text, game("microcity"), game("microcity").load_box())
    again = review(match, iterations=SOME, seed=bot_seed(table, 0))
    assert resumed["verdicts"] == [asdict(verdict) for verdict in again.verdicts]
    assert resumed["accounts"] == [asdict(account) for account in again.accounts]
