"""The daily challenge in the database: who played which day, and how the bots did."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tricity.store import schema
from tricity.store.connections import Connections
from tricity.store.rows import AttemptRow, SeatRow, TableRow, YardstickRow

tables, seats = schema.tables, schema.seats
attempts, yardsticks = schema.attempts, schema.yardsticks


class Dailies:
    """Attempts and yardsticks; a part of the store."""

    def __init__(self, connections: Connections) -> None:
        self._reading, self._writing = connections.reading, connections.writing
        dialect: Any = sqlite if connections.place.file else postgresql
        self._insert = dialect.insert

    async def add_attempt(
        self, attempt: AttemptRow, table: TableRow, seat_rows: Sequence[SeatRow]
    ) -> bool:
        """Keep an attempt with its table; False where there is one of this number already."""
        new = self._insert(attempts).values(asdict(attempt)).on_conflict_do_nothing()
        try:
            async with self._writing() as connection:
                await connection.execute(insert(tables), asdict(table))
                await connection.execute(insert(seats), [asdict(seat) for seat in seat_rows])
                if (await connection.execute(new)).rowcount == 0:
                    raise _TakenError
        except _TakenError:
            return False
        return True

    async def attempts_of(self, owner: str, first: str, last: str) -> list[AttemptRow]:
        """What somebody played of the days from *first* to *last*, in order."""
        of_owner = and_(attempts.c.owner == owner, attempts.c.day.between(first, last))
        order = (attempts.c.day, attempts.c.game, attempts.c.number)
        async with self._reading() as connection:
            found = await connection.execute(select(attempts).where(of_owner).order_by(*order))
            return [AttemptRow(*row) for row in found]

    async def days_played(self, owner: str) -> list[str]:
        """The days on which somebody finished a deal of that very day, in order."""
        on_time = and_(
            attempts.c.owner == owner, attempts.c.mark.is_not(None), attempts.c.is_late.is_(False)
        )
        query = select(attempts.c.day).where(on_time).distinct().order_by(attempts.c.day)
        async with self._reading() as connection:
            return [str(day) for day in (await connection.execute(query)).scalars()]

    async def finish(self, table: str, **result: Any) -> None:
        """Write down how the game at *table* ended; the first word counts."""
        is_open = and_(attempts.c.table == table, attempts.c.mark.is_(None))
        async with self._writing() as connection:
            await connection.execute(update(attempts).where(is_open).values(result))

    async def marks(self, day: str, game: str, rules_version: int) -> dict[int, int]:
        """How many people ended a deal with each mark, in the attempt that counts."""
        counted = and_(
            attempts.c.day == day,
            attempts.c.game == game,
            attempts.c.number == 1,
            attempts.c.rules_version == rules_version,
            attempts.c.mark.is_not(None),
        )
        query = select(attempts.c.mark, func.count()).where(counted).group_by(attempts.c.mark)
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(attempts.c.mark))
            return {int(mark): int(count) for mark, count in found}

    # How the bots did.

    async def fetch_yardstick(self, day: str, game: str, rules_version: int) -> YardstickRow | None:
        """How far the bots are with a deal."""
        query = select(yardsticks).where(_is_deal(day, game, rules_version))
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return YardstickRow(*row) if row else None

    async def claim(self, row: YardstickRow, silent_since: float) -> bool:
        """Take it on to let the bots play; False where somebody does, or has done.

        Whoever gave no sign of life after *silent_since* is taken for dead.
        """
        new = self._insert(yardsticks).values(asdict(row)).on_conflict_do_nothing()
        left = and_(
            _is_deal(row.day, row.game, row.rules_version),
            yardsticks.c.is_done.is_(False),
            yardsticks.c.at < silent_since,
        )
        async with self._writing() as connection:
            if (await connection.execute(new)).rowcount == 1:
                return True
            taken = await connection.execute(update(yardsticks).where(left).values(at=row.at))
            return taken.rowcount == 1

    async def save_yardstick(self, row: YardstickRow) -> None:
        """Write down how far the bots are."""
        chosen = _is_deal(row.day, row.game, row.rules_version)
        async with self._writing() as connection:
            await connection.execute(update(yardsticks).where(chosen).values(asdict(row)))


class _TakenError(Exception):
    """Undoes a transaction: another attempt of this number was first."""


def _is_deal(day: str, game: str, rules_version: int) -> Any:
    return and_(
        yardsticks.c.day == day,
        yardsticks.c.game == game,
        yardsticks.c.rules_version == rules_version,
    )
