"""What is new in a view, and messages as JSON text; see `wire.play.Patch`."""

from dataclasses import fields
from functools import cache
from typing import Any

import orjson


def patch(old: Any, new: Any) -> dict[str, dict[str, Any]]:
    """Fields that are new as a whole, and where a list keeps its length only its new items."""
    whole: dict[str, Any] = {}
    items: dict[str, dict[str, Any]] = {}
    for name in _names(new.__class__):
        before, after = getattr(old, name), getattr(new, name)
        if before is after:
            continue
        changed = _items(before, after)
        if changed is None and before != after:
            whole[name] = after
        elif changed:
            items[name] = changed
    return {"fields": whole, "items": items}


def to_json(data: Any) -> str:
    """Plain data and views as JSON."""
    return orjson.dumps(data).decode()


def _items(before: Any, after: Any) -> dict[str, Any] | None:
    """The new items of a list, unless all of it is new."""
    if type(after) is not tuple or type(before) is not tuple or len(before) != len(after):
        return None
    changed = {
        str(place): item
        for place, (old, item) in enumerate(zip(before, after, strict=True))
        if item is not old and item != old
    }
    return changed if len(changed) < len(after) else None


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
