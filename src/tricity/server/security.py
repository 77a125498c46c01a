"""What every request passes through: size, speed and origin are checked, and headers added."""

import logging
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tricity.server.errors import Refused
from tricity.server.limits import Buckets
from tricity.server.settings import Settings

logger = logging.getLogger("tricity")

MISTAKE = {"code": "mistake", "message": "the server made a mistake; it has been noted"}
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    """The door: what is too large, too fast or from another site does not come in."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        limits = settings.limits
        self.requests = Buckets(limits.requests, limits.burst, "too many requests; slow down")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        dressed = Dressed(send)
        try:
            self.check(scope)
            body = await read_body(receive, self.room_for(scope))
        except Refused as refused:
            await JSONResponse(refused.body, refused.status)(scope, receive, dressed)
            return
        try:
            await self.app(scope, Replayed(body, receive), dressed)
        except Exception:
            logger.exception("a request to %s failed", scope["path"])
            if not dressed.has_begun:
                await JSONResponse(MISTAKE, 500)(scope, receive, dressed)

    def check(self, scope: Scope) -> None:
        """Refuse what may not come in."""
        headers = Headers(scope=scope)
        self.requests.spend((scope["client"] or ("",))[0])
        if scope["method"] in SAFE:
            return
        check_origin(HTTPConnection(scope), self.settings.origins)
        check_kind(headers)
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self.room_for(scope):
            raise too_large(self.room_for(scope))

    def room_for(self, scope: Scope) -> int:
        """How many bytes the body may have; only card files need many."""
        is_table = scope["path"] == "/api/v1/tables"
        return self.settings.limits.cards_body if is_table else self.settings.limits.body


class Dressed:
    """Adds the headers of safety to every answer."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await self.send(message)


class Replayed:
    """A body that was read already."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self.body: bytes | None = body
        self.receive = receive

    async def __call__(self) -> Message:
        if self.body is None:
            return await self.receive()
        body, self.body = self.body, None
        return {"type": "http.request", "body": body, "more_body": False}


async def read_body(receive: Receive, room: int) -> bytes:
    """The whole body; one that does not say how long it is may also be too large."""
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > room:
            raise too_large(room)
        if not message.get("more_body"):
            return body


def check_origin(connection: HTTPConnection, origins: Sequence[str]) -> None:
    """Refuse what a page of another site sends; programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin in origins:
        return
    is_other = origin is not None and urlsplit(origin).netloc != connection.headers.get("host")
    if is_other or connection.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        raise Refused(
            "other_site", "the request comes from a page of another site; open this server's own"
        )


def check_kind(headers: Headers) -> None:
    """Refuse a body that is not JSON; forms of other sites could send those."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if kind != "application/json" and (kind or has_body):
        raise Refused("not_json", "the body must be JSON; send content-type: application/json")


def too_large(room: int) -> Refused:
    return Refused("too_large", f"the body is too large; send at most {room} bytes")
