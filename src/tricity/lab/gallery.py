"""How each component of a game fares, as the small file that the gallery of cards shows."""

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tricity.engine.errors import LabError
from tricity.lab.balance import FEWEST, Effect
from tricity.lab.features import Feature
from tricity.lab.report import CardSet, Findings

COLUMNS = ("piece", "how", "seats", "rate", "lift", "low", "high", "sure")
DIGITS = 4

Place = tuple[str, str]  # a component as the client names it, and what a seat did with it
Reader = Callable[[Feature], Place | None]


def write_gallery(found: Findings, command: str, path: Path) -> None:
    """Write how the components of the first card set fare, one on each line."""
    [shown, *_], [known, *_] = found.sets, found.effects
    head = json.dumps(_head(shown, command), ensure_ascii=False, indent=1).removesuffix("\n}")
    rows = ",\n".join(f"  {json.dumps(row)}" for row in _rows(shown, known))
    try:
        path.write_text(f'{head},\n "rows": [\n{rows}\n ]\n}}\n', "utf-8")
    except OSError as error:
        raise LabError(f"cannot write {path} ({error.strerror}); choose another file") from None


def _head(shown: CardSet, command: str) -> dict[str, Any]:
    return {
        **shown.plan.terms(),
        "games": shown.frame["game"].n_unique(),
        "average": round(float(shown.frame["outcome"].mean()), DIGITS),  # type: ignore[arg-type]
        "fewest": FEWEST,
        "date": datetime.now(UTC).date().isoformat(),
        "command": command,
        "columns": COLUMNS,
    }


def _rows(shown: CardSet, known: Sequence[Effect]) -> Iterator[list[Any]]:
    """What is known of each component, in the order of their names."""
    read, seats = _reader(shown.plan.game), len(shown.frame)
    for each in sorted(known, key=lambda one: (one.kind, one.what)):
        if place := read(Feature(each.kind, each.what)):
            numbers = (each.rate, each.lift.value, each.lift.low, each.lift.high)
            shares = [round(number, DIGITS) + 0.0 for number in numbers]  # no minus zero
            yield [*place, round(each.share * seats), *shares, each.is_sure]


def _reader(key: str) -> Reader:
    name = f"tricity.lab.features.{key}"
    if find_spec(name) is None:
        raise LabError(f"the gallery does not know the components of {key}; leave out --gallery")
    return import_module(name).place  # type: ignore[no-any-return]
