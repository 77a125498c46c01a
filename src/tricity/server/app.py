"""The server as one application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response

from tricity.engine.errors import StoreError
from tricity.server import api, openapi
from tricity.server.errors import Refused, Unavailable
from tricity.server.hall import Hall
from tricity.server.memory import calm_collector
from tricity.server.security import Guard
from tricity.server.settings import Settings
from tricity.server.shelf import Progress, Shelf
from tricity.server.web import Web, robots
from tricity.store.database import Store

logger = logging.getLogger("tricity")

CODES = {404: "no_such_page", 405: "no_such_method"}


def create_app(settings: Settings | None = None, progress: Progress | None = None) -> FastAPI:
    """The application; *progress* is told of each game that is ready to be dealt."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store, shelf = await Store.open(chosen.database), Shelf()
        app.state.hall = hall = Hall(chosen, store, shelf)
        shelf.open(progress)
        hall.open()
        try:
            with calm_collector(shelf.ready.values()):
                yield
        finally:
            await hall.close()
            await store.close()
            shelf.close()

    app = FastAPI(lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    for router in api.ROUTERS:
        app.include_router(router)
    _add_pages(app, chosen)
    _add_handlers(app)
    app.add_middleware(Guard, settings=chosen)
    return app


def _add_pages(app: FastAPI, settings: Settings) -> None:
    """What is not described: the description itself, and the web client."""

    def document(_: Request) -> Response:
        return JSONResponse(openapi.description(app))

    def docs(_: Request) -> Response:
        return HTMLResponse(openapi.page(openapi.description(app)))

    app.add_route("/api/v1/openapi.json", document, include_in_schema=False)
    app.add_route("/api/v1/docs", docs, include_in_schema=False)
    app.add_route("/robots.txt", robots, include_in_schema=False)
    app.router.default = Web(settings.web)


def _add_handlers(app: FastAPI) -> None:
    """Whatever goes wrong is told as a `Problem`."""
    handlers = {
        Refused: _refused,
        StoreError: _unavailable,
        RequestValidationError: _invalid,
        HTTPException: _not_here,
    }
    for error, handler in handlers.items():
        app.add_exception_handler(error, handler)  # type: ignore[arg-type]


def _problem(refused: Refused) -> JSONResponse:
    return JSONResponse(refused.body, refused.status)


def _refused(_: Request, error: Refused) -> Response:
    return _problem(error)


def _unavailable(_: Request, error: StoreError) -> Response:
    logger.error("%s", error)
    return _problem(Unavailable())


def _invalid(_: Request, error: RequestValidationError) -> Response:
    wrong = error.errors()[0]
    where = [str(part) for part in wrong["loc"]]
    if where == ["path", "id"]:
        return _problem(
            Refused("no_such_table", "there is no such table; see that the link is complete")
        )
    code = "bad_request" if wrong["type"] == "json_invalid" else "invalid"
    return _problem(Refused(code, f"{'.'.join(where)}: {wrong['msg']}"))


def _not_here(request: Request, error: HTTPException) -> Response:
    code = CODES.get(error.status_code, "bad_request")
    body = {"code": code, "message": f"{error.detail}; see /api/v1/docs"}
    headers = error.headers
    if error.status_code == 405:
        known = openapi.methods_at(openapi.description(request.app), request.url.path)
        headers = {"allow": ", ".join(known or ("GET", "HEAD"))}
    return JSONResponse(body, error.status_code, headers=headers)
