"""The table of a run: one row for each game and seat, kept as Parquet with its plan."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl

from tricity.engine.errors import LabError
from tricity.lab.plan import Block, Plan
from tricity.lab.play import Row

COLUMNS: dict[str, Any] = {
    "lineup": pl.Int32,
    "deal": pl.Int32,
    "deal_seed": pl.String,
    "game": pl.Int64,
    "seat": pl.Int8,
    "bot": pl.String,
    "score": pl.Int32,
    "outcome": pl.Float64,
    "place": pl.Int8,
    "plies": pl.Int32,
}
FEATURES = {"features": pl.List(pl.Struct({"kind": pl.String, "what": pl.String}))}
PLAN = "tricity"  # where a Parquet file keeps its plan


def table(plan: Plan, rows: Sequence[Row] = ()) -> pl.DataFrame:
    """The rows in the order of games and seats."""
    return pl.DataFrame(rows, columns(plan), orient="row").sort("game", "seat")


def columns(plan: Plan) -> dict[str, Any]:
    """The columns of a table; what the seats built is noted only in a run that is watched."""
    return COLUMNS | FEATURES if plan.is_watched else COLUMNS


def done(frame: pl.DataFrame) -> set[Block]:
    """The blocks that are in a table; a block is there as a whole or not at all."""
    return {Block(*pair) for pair in frame.select("lineup", "deal").unique().iter_rows()}


def save(frame: pl.DataFrame, plan: Plan, path: Path) -> None:
    """Write a table; a reader finds the old file or the new one, never half of one."""
    part = path.with_name(f".{path.name}.part")
    try:
        frame.write_parquet(part, metadata={PLAN: json.dumps(plan.terms())})
        os.replace(part, path)
    except OSError as error:
        raise LabError(f"cannot write {path} ({error.strerror}); choose another file") from None


def load(plan: Plan, path: Path) -> pl.DataFrame:
    """Read a table of the same plan, to go on with it."""
    try:
        terms = json.loads(pl.read_parquet_metadata(path).get(PLAN, "{}"))
        frame = pl.read_parquet(path)
    except (OSError, ValueError, pl.exceptions.PolarsError):
        raise LabError(f"{path} is no table of a run; choose another file") from None
    for key, value in plan.terms().items():
        if terms.get(key) != value:
            raise LabError(
                f"{path} was played with {key} {terms.get(key)}, now it is {value}; "
                "ask for the same again, or choose another file"
            )
    return frame.select(*columns(plan))
