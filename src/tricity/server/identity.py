"""Who asks: a random token in a cookie; the store knows only its fingerprint."""

import hashlib
import re
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

COOKIE = "tricity"
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
NOBODY = ""  # owns nothing
LASTS = 400 * 24 * 3600  # seconds; browsers keep no cookie longer


def owner_of(connection: HTTPConnection) -> str:
    """The fingerprint of the one who asks, or NOBODY."""
    token = token_of(connection)
    return fingerprint(token) if token else NOBODY


def address_of(connection: HTTPConnection) -> str:
    """Where the one who asks is."""
    return connection.client.host if connection.client else ""


def token_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie, if it is one of ours."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def fingerprint(token: str) -> str:
    """What the store may know of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def greet(connection: HTTPConnection, response: Response) -> str:
    """Give whoever asks an identity that lasts; the fingerprint of it."""
    token = token_of(connection) or secrets.token_urlsafe(24)
    response.set_cookie(
        COOKIE,
        token,
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
    return fingerprint(token)


def known(request: Request, response: Response) -> str:
    """The one who asks; a stranger gets a cookie with the answer."""
    return owner_of(request) or greet(request, response)


Owner = Annotated[str, Depends(known)]
Visitor = Annotated[str, Depends(owner_of)]
