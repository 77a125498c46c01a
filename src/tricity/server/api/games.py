"""The games on the shelf, and whether the server is well."""

from typing import Literal

from starlette.responses import Response

from tricity import __version__
from tricity.bots import LEVELS
from tricity.engine.game import Meta
from tricity.games import SHELF, game
from tricity.server.api.parts import TheHall, json_text, part, problems
from tricity.server.patch import to_json
from tricity.wire.base import GameKey, Message
from tricity.wire.tables import GameInfo, GameOption
from tricity.wire.views import Components

router = part("games")


class Health(Message):
    """How the server is."""

    status: Literal["ok"] = "ok"
    version: str
    games: list[str]
    tables: int
    connections: int


@router.get("/games", responses=problems(429))
def games(response: Response) -> list[GameInfo]:
    """List the games with their options and editions."""
    response.headers["cache-control"] = "no-cache"
    return [info(game(key).META) for key in SHELF]


@router.get("/games/{key}/components", response_model=Components, responses=problems(422, 429))
async def components(key: GameKey, hall: TheHall) -> Response:
    """Tell all that is printed on the components of the published edition of a game."""
    answer = json_text(to_json(game(key).components(await hall.shelf.box(key))))
    answer.headers["cache-control"] = "public, max-age=3600"
    return answer


@router.get("/health", responses=problems(429, 503))
async def health(hall: TheHall) -> Health:
    """Say whether the server can keep moves, and which games are ready to be dealt."""
    await hall.store.count_running("")
    ready = [key for key, future in hall.shelf.ready.items() if future.done()]
    return Health(
        version=__version__, games=ready, tables=len(hall.rooms), connections=hall.connections
    )


def info(meta: Meta) -> GameInfo:
    return GameInfo.model_validate(
        {
            "key": meta.key,
            "name": meta.name,
            "min_seats": meta.min_seats,
            "max_seats": meta.max_seats,
            "rules_version": meta.rules_version,
            "options": [
                GameOption(key=option.key, choices=list(option.choices)) for option in meta.options
            ],
            "presets": {name: dict(options) for name, options in meta.presets.items()},
            "levels": list(LEVELS),
        }
    )
