"""The WebSocket of a table: what one client says, and what it is told."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any, NamedTuple

from fastapi import WebSocket
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketDisconnect

from tricity.engine.game import SPECTATOR
from tricity.server import deeds
from tricity.server.errors import Refused, Unavailable
from tricity.server.hall import Hall
from tricity.server.identity import owner_of
from tricity.server.limits import Bucket
from tricity.server.room import Room
from tricity.wire.live import (
    CLIENT,
    Pong,
    Refusal,
    SendChat,
    SendConsent,
    SendHint,
    SendMove,
    SendPing,
    SendUndo,
)
from tricity.wire.play import Moved

REFUSED = 4000  # close codes are this and the HTTP status
TOO_SLOW = 4008
RESTARTING = 1012
PATIENCE = 10.0  # seconds for a slow client to hear that it is too slow
ERRANDS = 4  # hints and chat lines under way at once


class Wish(NamedTuple):
    """Whose eyes, and what they have seen already."""

    seat: int | None
    since: int | None


class Line:
    """One connection: it never waits for others, and others never wait for it."""

    def __init__(self, socket: WebSocket, hall: Hall, owner: str) -> None:
        self.socket, self.hall, self.owner = socket, hall, owner
        self.eyes = SPECTATOR
        self.room: Room | None = None
        limits = hall.settings.limits
        self.limits = limits
        self.bucket = Bucket(limits.messages, limits.burst)
        self.backlog: deque[str] = deque()
        self.awake = asyncio.Event()
        self.code = 0  # to be closed with
        self.reason = ""
        self.errands: set[asyncio.Task[None]] = set()

    # what it is told

    def tell(self, text: str) -> None:
        """Send *text* as soon as the client takes it."""
        if self.code:
            return
        if len(self.backlog) >= self.limits.backlog:
            self.backlog.clear()
            self.hang_up(TOO_SLOW, "too far behind; connect again")
            return
        self.backlog.append(text)
        self.awake.set()

    def say(self, message: BaseModel) -> None:
        self.tell(message.model_dump_json())

    def refuse(self, refused: Refused, request: str | None = None) -> None:
        self.say(Refusal(id=request, code=refused.code, message=refused.message))

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection once what is left has been sent."""
        if not self.code:
            self.code, self.reason = code, reason
            self.awake.set()

    async def write(self) -> None:
        """Send what is in the backlog until the end."""
        send = self.socket.send
        while True:
            await self.awake.wait()
            self.awake.clear()
            while self.backlog:
                await send({"type": "websocket.send", "text": self.backlog.popleft()})
            if self.code:
                await self.socket.close(self.code, self.reason)
                return

    # what it says

    async def read(self) -> None:
        """Obey what the client says until it goes."""
        receive = self.socket.receive
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect" or self.code:
                return
            await self.hear(message.get("text"))

    async def hear(self, text: str | None) -> None:
        """Obey one message, or say why not."""
        request = None
        try:
            said = self.understand(text)
            request = said.id
            await self.obey(said)
        except Refused as refused:
            self.refuse(refused, request)

    def understand(self, text: str | None) -> Any:
        """The message in *text*."""
        if not self.bucket.take():
            raise Refused("too_fast", "too many messages; slow down")
        if text is None:
            raise Refused("not_json", "messages are JSON text; send no bytes")
        if len(text) > self.limits.message:
            raise Refused("too_large", f"the message is too long; {self.limits.message} is most")
        try:
            return CLIENT.validate_json(text)
        except ValidationError as error:
            raise Refused("invalid", first_of(error)) from None

    async def obey(self, said: Any) -> None:
        if type(said) is SendMove:
            self.move(said)
        elif type(said) is SendPing:
            self.say(Pong(id=said.id))
        elif type(said) is SendUndo:
            await deeds.undo(self.hall, self.here, self.seat)
        elif type(said) is SendConsent:
            await deeds.consent(self.hall, self.here, self.seat, agrees=said.agrees)
        else:
            self.run(self.errand(said), said.id)

    @property
    def here(self) -> Room:
        assert self.room
        return self.room

    @property
    def seat(self) -> int:
        """The seat that this connection may act for."""
        if self.eyes == SPECTATOR:
            raise Refused("not_seated", "you are watching; connect with a seat of yours to play")
        return deeds.own_seat(self.here.table, self.owner, self.eyes)

    def move(self, said: SendMove) -> None:
        """Play; the answer comes when the move is durable."""
        landed, seq = self.here.play(self.seat, said.seq, said.move)
        landed.add_done_callback(partial(self.moved, said.id, seq))

    def moved(self, request: str | None, seq: int, landed: asyncio.Future[None]) -> None:
        if landed.cancelled():
            return
        if error := landed.exception():
            self.refuse(deeds.refusal(error), request)
        else:
            self.say(Moved(id=request, seq=seq))

    async def errand(self, said: SendHint | SendChat) -> None:
        if type(said) is SendHint:
            hint = await deeds.hint(self.hall, self.here, self.seat, self.owner)
            self.say(hint.model_copy(update={"id": said.id}))
        elif type(said) is SendChat:
            await deeds.chat(self.hall, self.here, self.socket, said)

    def run(self, errand: Coroutine[Any, Any, None], request: str | None) -> None:
        """Do something that takes a while beside the reading."""
        if len(self.errands) >= ERRANDS:
            errand.close()
            raise Refused("too_fast", "wait for the answers to your other questions")
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(partial(self.ran, request))

    def ran(self, request: str | None, task: asyncio.Task[None]) -> None:
        self.errands.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refused):
            self.refuse(error, request)
        elif error:
            self.hang_up(REFUSED + 500, "the server made a mistake; connect again")

    async def run_both(self) -> None:
        """Read and write until one of them ends."""
        writer, reader = asyncio.create_task(self.write()), asyncio.create_task(self.read())
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        reader.cancel()
        if self.code and not writer.done():
            await asyncio.wait((writer,), timeout=PATIENCE)
        writer.cancel()
        for errand in self.errands:
            errand.cancel()
        results = await asyncio.gather(writer, reader, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result


async def live(socket: WebSocket, hall: Hall, table: str, wish: Wish) -> None:
    """Serve a connection from the first to the last message."""
    line = Line(socket, hall, owner_of(socket))
    await socket.accept()
    hall.connections += 1
    try:
        await enter(line, table, wish)
        await line.run_both()
    finally:
        hall.connections -= 1
        if line.room:
            line.room.leave(line)


async def enter(line: Line, table: str, wish: Wish) -> None:
    """Let the line look at a table, and show it what it has missed."""
    try:
        if line.hall.connections > line.limits.connections:
            raise Unavailable("too many people are connected; try again")
        room = await line.hall.room(table)
        if wish.seat is not None:
            line.eyes = deeds.own_seat(room.table, line.owner, wish.seat)
        await room.settled()
    except Refused as refused:
        line.refuse(refused)
        line.hang_up(REFUSED + refused.status, refused.message)
        return
    line.room = room
    room.enter(line)
    for text in room.greeting(line.eyes, wish.since):
        line.tell(text)
    if not room.is_news_due:
        line.say(room.news_for(line.owner))


def first_of(error: ValidationError) -> str:
    """What is wrong with a message, in one sentence."""
    wrong = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in wrong["loc"])
    return f"{where or 'message'}: {wrong['msg']}"
