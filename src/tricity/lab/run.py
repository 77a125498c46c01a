"""Play a plan to its end, keeping what is done; an interrupted run can be taken up again."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import polars as pl

from tricity.engine.errors import LabError
from tricity.lab import results
from tricity.lab.crew import Crew
from tricity.lab.plan import Plan
from tricity.lab.play import Row

SAVED_EVERY = 10.0  # seconds; less often where saving takes long
SHARE_OF_SAVING = 0.05

Progress = Callable[[int, int], None]  # games done, games in all


def nobody(done: int, total: int) -> None:
    """Tell a progress to nobody."""


@dataclass
class Run:
    """A plan being played; `frame` is what is done of it."""

    plan: Plan
    crew: Crew = field(default_factory=Crew)
    out: Path | None = None
    is_resumed: bool = False

    def __post_init__(self) -> None:
        self.frame = results.table(self.plan)
        self._next_save = time.monotonic() + SAVED_EVERY
        if self.is_resumed and self.out is None:
            raise LabError("--resume needs the file to go on with; name it with --out")
        if self.out is not None and self.out.exists():
            if not self.is_resumed:
                raise LabError(f"{self.out} is there; add --resume to go on, or name another file")
            self.frame = results.load(self.plan, self.out)

    def play(self, progress: Progress = nobody) -> pl.DataFrame:
        """Play what is missing; whatever happens, what is done is kept."""
        done = results.done(self.frame)
        wanted = list(self.plan.blocks())
        total = sum(map(self.plan.games_of, wanted))
        missing = [block for block in wanted if block not in done]
        played = total - sum(map(self.plan.games_of, missing))
        progress(played, total)
        rows: list[Row] = []
        blocks = self.crew.play(self.plan, missing)
        try:
            for block in blocks:
                rows += block
                played += len(block) // self.plan.seats
                progress(played, total)
                self._keep_now_and_then(rows)
        finally:
            blocks.close()
            self._keep(rows)
        return self.frame

    def _keep_now_and_then(self, rows: list[Row]) -> None:
        start = time.monotonic()
        if self.out is not None and start > self._next_save:
            self._keep(rows)
            end = time.monotonic()
            self._next_save = end + max(SAVED_EVERY, (end - start) / SHARE_OF_SAVING)

    def _keep(self, rows: list[Row]) -> None:
        """Move *rows* into the table, and the table into its file."""
        frame = pl.concat([self.frame, results.table(self.plan, rows)])
        self.frame = frame.sort("game", "seat")
        rows.clear()
        if self.out is not None:
            results.save(self.frame, self.plan, self.out)
