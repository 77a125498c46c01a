"""Two processes on one PostgreSQL are one server: moves, seats and chat are seen at once."""

import asyncio
from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest

from tests import postgres
from tests.server.house import BOT, ME, OPEN, Json
from tests.server.mortal import Mortal
from tests.server.players import Player
from tricity.engine.match import load
from tricity.games import game as game_of
from tricity.store.database import Store
from tricity.store.rows import Entry

Two = tuple[Mortal, Mortal]
ANN_BEGINS = "1"  # a seed


@pytest.fixture(scope="module")
def database() -> str:
    return postgres.fresh_database()


@pytest.fixture(scope="module")
def two(database: str) -> Iterator[Two]:
    """The processes."""
    with Mortal(database) as here, Mortal(database) as there:
        yield here, there


def seated(two: Two, game: str, *bots: Json, **wishes: Any) -> tuple[Player, Player]:
    """Ann makes a table here, Bob joins it there."""
    here, there = two
    with here.guest() as ann, there.guest() as bob:
        table = ann.make(game, ME, OPEN, *bots, **wishes)
        bob.do(f"/tables/{table}/join", {"name": "Bob"})
        return Player(ann.http.cookies, table, 0), Player(bob.http.cookies, table, 1)


def played(two: Two, players: tuple[Player, Player]) -> str:
    """Play to the end, each at their own process; the match as text."""
    threads = [
        Thread(target=player.play, args=(server,))
        for player, server in zip(players, two, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(player.is_done for player in players)
    with two[0].guest() as here, two[1].guest() as there:
        path = f"/tables/{players[0].table}/match"
        text = here.ask(path)
        assert there.ask(path) == text
    return str(text)


def log_of(database: str, table: str) -> list[Entry]:
    async def fetch() -> list[Entry]:
        store = await Store.open(database)
        found = await store.fetch_entries(table)
        await store.close()
        return found

    return asyncio.run(fetch())


@pytest.mark.parametrize("name", ["pointcity", "thecity"])
def test_people_at_two_processes_play_a_whole_game(two: Two, name):
    players = seated(two, name)
    played(two, players)
    for player in players:
        for server in two:
            player.check(server)


@pytest.mark.parametrize("name", ["pointcity", "thecity"])
def test_bots_move_exactly_once(two: Two, database: str, name):
    players = seated(two, name, BOT, BOT)
    text = played(two, players)
    game = game_of(name)
    match = load(text, game, game.load_box())
    log = log_of(database, players[0].table)
    assert [(entry.seat, entry.move) for entry in log] == match.moves
    assert match.state.is_finished


def test_seats_and_chat_are_seen_at_the_other_process(two: Two):
    here, there = two
    with here.guest() as ann, there.guest() as bob:
        table = ann.make("pointcity", ME, OPEN)
        with ann.sit(table, 0) as chair:
            assert chair.hear("table")["table"]["stage"] == "gathering"
            bob.do(f"/tables/{table}/join", {"name": "Bob"})
            while (news := chair.hear("table")["table"])["stage"] == "gathering":
                pass
            assert [seat["name"] for seat in news["seats"]] == ["Ann", "Bob"]
            bob.do(f"/tables/{table}/chat", {"text": "hello"})
            said = chair.hear("chat")
            assert (said["seat"], said["name"], said["text"]) == (1, "Bob", "hello")


def test_whoever_was_at_a_process_that_dies_goes_on_at_the_other(two: Two, database: str):
    with Mortal(database) as third:
        ann, bob = seated((third, two[1]), "pointcity", seed=ANN_BEGINS)
        with ann.guest(third) as guest:
            sent = guest.move(ann.table, 0)
    played(two, (ann, bob))
    first = log_of(database, ann.table)[0]
    assert (first.seat, first.move) == (0, sent["move"])
