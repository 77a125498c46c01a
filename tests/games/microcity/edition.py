"""Component files with something changed: a user's own edition, or one with a mistake."""

import json
import re
from pathlib import Path
from typing import Any

from tricity.games.microcity import box

DATA = Path(box.__file__).parent / "data"
SHIPPED = DATA / box.FILE
STEP = re.compile(r"([\w$]+)|\[(\d+)\]")
GONE = object()


def edition(folder: Path, changes: dict[str, Any]) -> Path:
    """Write our components into *folder*, changed at places such as `projects[0].basic`."""
    (folder / box.FILE).write_text(json.dumps(changed(changes)), "utf-8")
    return folder


def changed(changes: dict[str, Any]) -> Any:
    """Our components with some values replaced, or GONE."""
    whole: Any = {"": json.loads(SHIPPED.read_text("utf-8"))}
    for place, value in changes.items():
        *path, last = ["", *(int(index) if index else name for name, index in STEP.findall(place))]
        cell = whole
        for step in path:
            cell = cell[step]
        if value is GONE:
            del cell[last]
        else:
            cell[last] = value
    return whole[""]
