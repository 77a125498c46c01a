"""The daily challenge: one deal a day for each game, the same for everybody."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tricity.wire.base import GameKey, Level, Message, Name, TableId

Day = Annotated[str, StringConstraints(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Month = Annotated[str, StringConstraints(pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])$")]


class DailyResult(Message):
    """How somebody ended a deal."""

    mark: int = Field(
        description="what results are compared by: in Point City the points, in The City the lead "
        "over the rival, in Microcity the buildings and, after a won game, the time left"
    )
    score: int
    rival: int | None = Field(description="the score of the rival, where there is one")
    spare: int = Field(description="the time left after a won game of Microcity")
    outcome: float = Field(description="1 won, 0 lost, shared wins in between")


class DailyTry(Message):
    """One's own game of a deal."""

    table: TableId
    is_late: bool = Field(description="begun after the day was over")
    result: DailyResult | None = Field(description="nothing while it is being played")


class DailyBot(Message):
    """How a bot did in the place of the person."""

    level: Level
    result: DailyResult


class DailyBots(Message):
    """How the bots did with the same deal, as far as they are."""

    is_done: bool
    total: int
    results: list[DailyBot]


class DailyCount(Message):
    """How many people ended a deal with the same mark."""

    mark: int
    count: int


class DailyOthers(Message):
    """How all people on this server did, oneself included; only what counts."""

    place: int = Field(description="one's own: 1 is the best")
    count: int = Field(description="of people")
    marks: list[DailyCount] = Field(description="in ascending order")


class DailyDeal(Message):
    """The deal of a day for a game, and what the one who asks has made of it."""

    game: GameKey
    rules_version: int
    seed: str
    options: dict[str, str]
    rivals: list[Level] = Field(description="bots on the other seats")
    counted: DailyTry | None = Field(description="the first game, which counts")
    practice: DailyTry | None = Field(description="the newest of all further ones")
    bots: DailyBots | None = Field(description="told when one's own result is known")
    others: DailyOthers | None = Field(description="told when one's own result is known")


class DailyDay(Message):
    """A day of the challenge; days begin at midnight UTC."""

    day: Day
    today: Day
    seconds_left: float = Field(description="until the next day begins")
    deals: list[DailyDeal]


class DailyMark(Message):
    """What one has made of a deal, for the calendar."""

    game: GameKey
    state: Literal["playing", "played"]
    is_late: bool


class DailyDate(Message):
    """A day on which one has played."""

    day: Day
    games: list[DailyMark]


class DailyMonth(Message):
    """A month of the challenge, as the one who asks has played it."""

    month: Month
    today: Day
    first: Day = Field(description="the first day of all")
    days: list[DailyDate] = Field(description="those on which one has played")
    streak: int = Field(description="days in a row up to today or yesterday, played in time")
    best_streak: int


class DailyWish(Message):
    """Who plays."""

    name: Name | None = None
