"""`kill -9` in the middle of play: what was acknowledged is there, and play goes on."""

import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from threading import Thread

from tests.server.house import ME, OPEN, until
from tests.server.mortal import Mortal
from tests.server.players import Player

DEATHS = 20
GAMES = {"pointcity": [ME, OPEN], "thecity": [ME, OPEN], "microcity": [ME]}
TABLES = 4  # played at once
MOVES = 60  # between two deaths, at most


def test_moves_survive_when_the_server_is_killed(tmp_path: Path):
    file = tmp_path / "tables.db"
    tables: list[list[Player]] = []
    going: list[list[Player]] = []
    for _ in range(DEATHS):
        with Mortal(f"sqlite:///{file}") as server:
            check(server, going)
            tables.append(seated(server, random.choice(list(GAMES))))
            going = [table for table in tables if not table[0].is_done][-TABLES:]
            play_until_killed(server, [player for table in going for player in table])
    with Mortal(f"sqlite:///{file}") as server:
        check(server, tables)
    check_log(file)


def check(server: Mortal, tables: list[list[Player]]) -> None:
    for player in (player for table in tables for player in table):
        player.check(server)


def seated(server: Mortal, game: str) -> list[Player]:
    """A new table, and those who sit at it."""
    with server.guest() as ann, server.guest() as bob:
        table = ann.make(game, *GAMES[game])
        if OPEN in GAMES[game]:
            bob.do(f"/tables/{table}/join", {"name": "Bob"})
        cookies = [ann.http.cookies, bob.http.cookies][: len(GAMES[game])]
        return [Player(cookie, table, seat) for seat, cookie in enumerate(cookies)]


def play_until_killed(server: Mortal, players: list[Player]) -> None:
    """Play at all tables, and kill the server when each has gone on for a while."""
    before = counts(players)
    threads = [Thread(target=player.play, args=(server,)) for player in players]
    for thread in threads:
        thread.start()
    until(lambda: goes_on(players, before))
    enough = sum(before.values()) + random.randrange(MOVES)
    until(lambda: sum(counts(players).values()) >= enough or all(p.is_done for p in players))
    server.kill()
    for thread in threads:
        thread.join()


def counts(players: Iterable[Player]) -> dict[str, int]:
    """The moves that were acknowledged at each table."""
    played = {player.table: 0 for player in players}
    for player in players:
        played[player.table] += len(player.counted)
    return played


def goes_on(players: Iterable[Player], before: dict[str, int]) -> bool:
    done = {player.table for player in players if player.is_done}
    return all(table in done or count > before[table] for table, count in counts(players).items())


def check_log(file: Path) -> None:
    """See that the database is sound and that no log has a gap."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        logs = 'SELECT count(*), min(ply), max(ply) FROM entries GROUP BY "table"'
        for count, first, last in connection.execute(logs):
            assert (first, last) == (0, count - 1)
