"""The built web client: files with strong caching, and one page for every address of a person."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tricity.server.errors import Refused
from tricity.server.identity import greet

PAGE = "index.html"
HASHED = "assets"  # the folder of files whose names change with their contents
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SQUEEZED = ("text/", "application/json", "application/javascript", "image/svg+xml")
ABSENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tricity</title>
<h1>Tricity</h1>
<p>The server runs, but this installation has no web client: build it with <code>make play</code>,
or install the wheel.</p>
<p>Programs may play: see the <a href="/api/v1/docs">description of the API</a>.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file of the client, as it is sent."""

    body: bytes
    squeezed: bytes | None
    kind: str
    etag: str


@cache
def opened(path: Path, changed: int) -> File:  # noqa: ARG001 - a changed file is another one
    """Read a file once."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(SQUEEZED) else None
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return File(body, squeezed, f"{kind}; charset=utf-8" if squeezed else kind, etag)


class Web:
    """Serves the client from a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose(reason="there is no such address")(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        else:
            await self.page(Request(scope, receive))(scope, receive, send)

    def page(self, request: Request) -> Response:
        """The file at an address, or the page that shows it."""
        address = str(request.scope["path"]).lstrip("/")
        if address == "api" or address.startswith("api/"):
            raise Refused("no_such_page", "the API has nothing here; see /api/v1/docs")
        path = self.find(address)
        if path is None and Path(address).suffix:
            raise Refused("no_such_page", "there is no such file; begin at /")
        is_page = path is None or path.name == PAGE
        response = self.answer(request, path or self.folder / PAGE)
        if is_page:
            greet(request, response)
        return response

    def find(self, address: str) -> Path | None:
        """The file at *address*, if it lies in the folder."""
        if "\0" in address:
            return None
        path = (self.folder / address).resolve()
        is_inside = path.is_relative_to(self.folder) and path.is_file()
        return path if is_inside else None

    def answer(self, request: Request, path: Path) -> Response:
        """A file, if the browser does not have it yet."""
        if not path.is_file():
            return Response(ABSENT, media_type="text/html")
        file = opened(path, path.stat().st_mtime_ns)
        is_hashed = path.relative_to(self.folder).parts[0] == HASHED
        headers = {
            "etag": file.etag,
            "cache-control": FOR_EVER if is_hashed else ASK_AGAIN,
            "vary": "accept-encoding",
        }
        if file.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if file.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.squeezed, headers=headers, media_type=file.kind)
        return Response(file.body, headers=headers, media_type=file.kind)


def robots(_: Request) -> Response:
    """Search engines have no business at a table."""
    return PlainTextResponse("User-agent: *\nDisallow: /\n")
