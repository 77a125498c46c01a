"""One place in a user's JSON file, which can say what is wrong there."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from tricity.engine.errors import CardsError

KEY = re.compile("[a-z][a-z0-9-]*")


@dataclass(frozen=True)
class Entry:
    """A value, with the file and the place in it (`districts[2].side_b[0].dice`)."""

    path: Path
    place: str
    value: Any

    def refuse(self, cure: str) -> NoReturn:
        """Stop reading; *cure* says what to write instead."""
        place = f", {self.place}" if self.place else ""
        raise CardsError(f"{self.path.name}{place}: {cure}")

    def only(self, *fields: str, optional: tuple[str, ...] = ()) -> None:
        """Insist on an object with exactly these *fields*."""
        if not isinstance(self.value, dict):
            self.refuse(f"write an object with the fields {', '.join(fields)}")
        for field in fields:
            if field not in self.value:
                self.refuse(f"the field '{field}' is missing; add it")
        for field in self.value:
            if field not in (*fields, *optional):
                self.refuse(f"unknown field '{field}'; known: {', '.join(fields)}")

    def part(self, field: str) -> "Entry":
        """The value of one field."""
        place = f"{self.place}.{field}" if self.place else field
        return Entry(self.path, place, self.value[field])

    def items(self, fewest: int, most: int) -> list["Entry"]:
        """The values of a list of *fewest* to *most* of them."""
        if not isinstance(self.value, list) or not fewest <= len(self.value) <= most:
            self.refuse(f"write a list of {_span(fewest, most)}, not {_shown(self.value)}")
        return [
            Entry(self.path, f"{self.place}[{index}]", item)
            for index, item in enumerate(self.value)
        ]

    def number(self, least: int, most: int) -> int:
        """A whole number from *least* to *most*."""
        if isinstance(self.value, bool) or self.value not in range(least, most + 1):
            self.refuse(f"write a number, {_span(least, most)}, not {_shown(self.value)}")
        return int(self.value)

    def word(self, choices: tuple[str, ...]) -> str:
        """One of *choices*."""
        if self.value not in choices:
            self.refuse(f"write one of {', '.join(choices)}, not {_shown(self.value)}")
        return str(self.value)

    def key(self, longest: int) -> str:
        """A name that the texts can be asked for."""
        name = self.value
        if not (isinstance(name, str) and KEY.fullmatch(name) and len(name) <= longest):
            self.refuse(
                f"write 1 to {longest} small letters, digits and hyphens, not {_shown(name)}"
            )
        return name


def read_entry(path: Path) -> Entry:
    """The whole of a JSON file."""
    whole = Entry(path, "", None)
    try:
        return Entry(path, "", json.loads(path.read_text(encoding="utf-8")))
    except OSError:
        whole.refuse(f"not found in {path.parent}; put the file there, or name it")
    except json.JSONDecodeError as error:
        whole.refuse(f"line {error.lineno}, column {error.colno}: {error.msg}; mend the JSON")
    except UnicodeDecodeError:
        whole.refuse("not UTF-8 text; save it in UTF-8")


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _shown(value: Any) -> str:
    words = json.dumps(value)
    return words if len(words) <= 40 else f"{words[:37]}..."
