"""The description of the API: true, complete, WebSocket messages included."""

import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from html import escape
from importlib import import_module
from itertools import product
from typing import Any, cast

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from tricity import __version__
from tricity.games import SHELF
from tricity.wire.live import CLIENT

REF = "#/components/schemas/"
LIVE = "/api/v1/tables/{id}/live"
PREFIXES = {"pointcity": "PointCity", "thecity": "TheCity", "microcity": "Microcity"}
PARTS = ("view", "components")
ABOUT = """Play Point City, The City and Microcity.

Whoever asks is known by the cookie `tricity`, which the first answer sets. A request that is
refused changes nothing and is answered by a `Problem`.
"""


def description(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of *app*; made once."""
    if app.openapi_schema is None:
        document = get_openapi(
            title="Tricity", version=__version__, description=ABOUT, routes=app.routes
        )
        _describe_socket(document)
        app.openapi_schema = _renamed(document)
    return app.openapi_schema


def _describe_socket(document: dict[str, Any]) -> None:
    """Name the messages of the WebSocket; OpenAPI itself has no word for them."""
    schemas = document["components"]["schemas"]
    client = CLIENT.json_schema(ref_template=REF + "{model}")
    schemas |= client.pop("$defs")
    operation = document["paths"][LIVE]["get"]
    switching = operation["responses"].pop("200")  # FastAPI knows no messages after a 101
    switched = switching.pop("content")
    operation["responses"]["101"] = switching
    schemas["ClientMessage"] = client
    schemas["ServerMessage"] = switched["application/json"]["schema"]
    schemas["ServerMessage"].pop("title", None)
    operation["x-websocket"] = {
        "receives": {"$ref": f"{REF}ClientMessage"},
        "sends": {"$ref": f"{REF}ServerMessage"},
    }


def _renamed(document: dict[str, Any]) -> dict[str, Any]:
    """Call the data of each game by the game's name: PointCityCity, TheCityCity."""
    names = _names(document["components"]["schemas"])

    def walk(node: Any) -> Any:
        if isinstance(node, dict):
            return {key: walk(value) for key, value in node.items()}
        if isinstance(node, list):
            return [walk(item) for item in node]
        if isinstance(node, str) and node.startswith(REF):
            name = node.removeprefix(REF)
            return REF + names.get(name, name)
        return node

    walked: dict[str, Any] = walk(document)
    schemas = walked["components"]["schemas"]
    walked["components"]["schemas"] = {
        names.get(name, name): schema for name, schema in sorted(schemas.items())
    }
    return walked


def _names(schemas: dict[str, Any]) -> dict[str, str]:
    """What each dataclass of a game is called here, by the name that it got by itself."""
    names: dict[str, str] = {}
    for key, thing in _dataclasses():
        long = re.sub(r"\W", "__", f"{thing.__module__}.{thing.__name__}")
        names[long] = PREFIXES[key] + thing.__name__
        names.setdefault(thing.__name__, names[long])
    # What is both sent and received differs where it has defaults.
    names |= {name: name.removesuffix("-Output") for name in schemas if name.endswith("-Output")}
    names |= {name: name.replace("-Input", "Wish") for name in schemas if name.endswith("-Input")}
    return {name: new for name, new in names.items() if name in schemas}


def _dataclasses() -> Iterator[tuple[str, type]]:
    """What views and components of each game are made of."""
    for key, part in product(SHELF, PARTS):
        module = import_module(f"{SHELF[key]}.{part}")
        for thing in vars(module).values():
            if is_dataclass(thing) and thing.__module__ == module.__name__:
                yield key, cast("type", thing)


def methods_at(document: dict[str, Any], address: str) -> list[str]:
    """What may be done at an address."""
    parts = address.split("/")
    return sorted(
        method.upper()
        for path, methods in document["paths"].items()
        if len(parts) == len(path.split("/"))
        and all(a == b or b[:1] == "{" for a, b in zip(parts, path.split("/"), strict=True))
        for method in methods
    )


def page(document: dict[str, Any]) -> str:
    """The description as a page for people, without a script."""
    rows = [
        f"<tr><td><code>{method.upper()}</code><td><code>{escape(path)}</code>"
        f"<td>{escape(operation.get('summary', ''))}. {escape(operation.get('description', ''))}"
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tricity: API</title>'
        f"<h1>Tricity's API</h1><p>{escape(document['info']['description'])}"
        '<p>Every message is described in <a href="openapi.json">openapi.json</a>; those of the '
        "WebSocket are <code>ClientMessage</code> and <code>ServerMessage</code>."
        f"<table>{''.join(rows)}</table></html>"
    )
