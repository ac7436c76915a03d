"""The live connection of a replay that is looked at together."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from spadework.web.db.storage import StorageError
from spadework.web.features.together.service import Participant, Together, position_of, step_at
from spadework.web.pages.connections import AcceptedConnection, accepted
from spadework.web.pages.replay import viewer_of
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem
from spadework.web.server.public_url import root
from spadework.web.server.requests import part
from spadework.web.server.site import site_of
from spadework.web.socket.transport import LATER, NO_TABLE, UNUSABLE, Malformed, number, parsed
from spadework.web.table.live_table import LiveTable

LONGEST_ID = 64

REPEAT = 5.0
"""Seconds after which a browser says again that it is there, for the other servers, and looks again."""


async def live(socket: WebSocket) -> None:
    """Tell a browser who looks at the replay of a finished game and where it is led, and let whoever played lead it."""
    async with accepted(socket) as line:
        if line is None:
            return
        id, guest, site, code = part(socket, "id"), line.caller.guest, site_of(socket), LATER
        try:
            async with site.tables.seen_by(id, guest, patient=True) as table:
                if table.stage != "over" or table.sealed:
                    raise Problem("error-not-over", 409)
                viewer = viewer_of(table, guest or "", seat_in(socket))
                seen = await table.read(lambda game: list(game.seen_steps(viewer)))
                # It ends when the browser signs in or out, and comes back as another user.
                if await site.connections.run(
                    guest or "", talk(line, ReplayConnection(site.together, table, guest, viewer, seen))
                ):
                    return
        except Problem as problem:
            code = NO_TABLE if problem.status == 404 else UNUSABLE
        except StorageError:
            pass
        with suppress(WebSocketDisconnect):
            await line.sender.end(code)


def seat_in(socket: WebSocket) -> int | None:
    """Return the viewer in an address."""
    received = socket.query_params.get("seat")
    return None if received is None else number(received, -2)


def is_id(received: object) -> bool:
    """Return whether something may be the id of an element of a picture, or empty."""
    return isinstance(received, str) and len(received) <= LONGEST_ID and received.isascii() and received.isprintable()


class ReplayConnection:
    """One browser that looks at a replay.

    Args:
        together: who else does.
        table: the table.
        guest: whose browser it is.
        viewer: with whose eyes it looks.
        seen: the positions after the steps that its viewer has seen.
    """

    def __init__(
        self, together: Together, table: LiveTable, guest: str | None, viewer: int, seen: Sequence[int]
    ) -> None:
        self.together = together
        self.table = table
        self._seen = list(seen)
        self._token = secrets.token_urlsafe(9)
        own = table.seats_of(guest) if guest else ()
        # Only those who have played are seen by the others, and lead or point.
        self._viewer = viewer
        self._voice = Participant(self._token, guest or "", table.names[own[0]], viewer=viewer) if own else None

    async def handle(self, text: str) -> None:
        """Lead to a step, point at something there, or stop leading; all else is ignored."""
        if self._voice is None:
            return
        with suppress(Malformed):
            received = parsed(text)
            kind, position, pointed = (
                received.get("type"),
                position_of(self._seen, received.get("step")),
                received.get("pointed", ""),
            )
            if kind in {"lead", "point"} and position is not None and is_id(pointed):
                leads = kind == "lead" or self._voice.leads
                self._say(self._voice._replace(leads=leads, position=position, pointed=str(pointed)))
            elif kind == "stop":
                self._say(self._voice._replace(leads=False, pointed=""))

    def _say(self, voice: Participant) -> None:
        self._voice = self.together.say(self.table.id, voice._replace(number=voice.number + 1))

    def repeat(self) -> None:
        """Say that this browser is there, and what it shows."""
        if self._voice is not None:
            self._say(self._voice)

    def leave(self) -> None:
        """Be gone."""
        if self._voice is not None:
            self.together.leave(self.table.id, self._token)

    def news(self) -> dict[str, object]:
        """Return who else looks at the replay, and where it is led, as this browser's viewer counts steps."""
        voices, lead = self.together.voices(self.table.id), self.together.lead_of(self.table.id)
        mine = self._voice.guest if self._voice is not None else ""
        news: dict[str, object] = {
            "type": "led",
            "may": self._voice is not None,
            "others": sorted({voice.name for voice in voices if voice.guest != mine}),
            "pointers": [
                {
                    "name": voice.name,
                    "own": voice.token == self._token,
                    "step": step_at(self._seen, voice.position),
                    "pointed": voice.pointed,
                }
                for voice in voices
                if voice.pointed and voice.viewer == self._viewer
            ],
        }
        if lead is not None:
            step = step_at(self._seen, lead.position)
            news |= {"name": lead.name, "own": lead.token == self._token, "step": step, "viewer": lead.viewer}
        continuation = self.together.continuation_of(self.table.id)
        return (
            news
            if continuation is None
            else news | {"continuation": {"url": root() + continuation.path, "name": continuation.name}}
        )


async def talk(line: AcceptedConnection, connection: ReplayConnection) -> None:
    """Tell and listen until the browser disconnects."""
    with connection.together.watched(connection.table.id) as news:
        connection.repeat()
        async with Background(WebSocketDisconnect) as background:
            background.start(send_news(line, connection, news))
            try:
                await line.listen(connection.handle)
            finally:
                connection.leave()


async def send_news(line: AcceptedConnection, connection: ReplayConnection, news: asyncio.Event) -> None:
    """Tell the news at first and at each change."""
    sent, clock = None, asyncio.get_running_loop().time
    due = clock() + REPEAT
    while True:
        news.clear()
        if (now := connection.news()) != sent:
            await line.sender.send(now)
            sent = now
        try:
            # However often the others say something.
            async with asyncio.timeout_at(due):
                await news.wait()
        except TimeoutError:
            connection.repeat()
            due = clock() + REPEAT


ROUTES: list[BaseRoute] = [WebSocketRoute("/tables/{id}/replay/live", live)]
