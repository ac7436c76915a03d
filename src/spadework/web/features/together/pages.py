"""The live connection of a shared replay."""

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
"""Seconds after which a connection reports to the other servers that it is still there, and checks for changes."""


async def live(socket: WebSocket) -> None:
    """Send a browser the participants of a shared replay and the leader's step; players may lead and point."""
    async with accepted(socket) as line:
        if line is None:
            return
        id, guest, site, code = part(socket, "id"), line.caller.guest, site_of(socket), LATER
        try:
            async with site.tables.seen_by(id, guest, wait=True) as table:
                if table.stage != "over" or table.sealed:
                    raise Problem("error-not-over", 409)
                viewer = viewer_of(table, guest or "", seat_in(socket))
                seen = await table.read(lambda game: list(game.seen_steps(viewer)))
                # Signing in or out ends the connection; the browser reconnects as the other user.
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
    """Return the viewer that the query names."""
    received = socket.query_params.get("seat")
    return None if received is None else number(received, -2)


def is_id(received: object) -> bool:
    """Return whether a received value is empty or has the form of an element's id."""
    return isinstance(received, str) and len(received) <= LONGEST_ID and received.isascii() and received.isprintable()


class ReplayConnection:
    """A browser's connection to a shared replay.

    Args:
        together: the participants of all shared replays.
        table: the table.
        guest: the browser's guest.
        viewer: the seat whose view the browser shows, or a spectator.
        seen: the positions of the steps that its viewer has seen.
    """

    def __init__(
        self, together: Together, table: LiveTable, guest: str | None, viewer: int, seen: Sequence[int]
    ) -> None:
        self.together = together
        self.table = table
        self._seen = list(seen)
        self._token = secrets.token_urlsafe(9)
        own = table.seats_of(guest) if guest else ()
        # Only players take part: the others see them, and they may lead and point.
        self._viewer = viewer
        self._participant = Participant(self._token, guest or "", table.names[own[0]], viewer=viewer) if own else None

    async def handle(self, text: str) -> None:
        """Handle a message: lead to a step, point at something there, or stop leading. Any other message is ignored."""
        if self._participant is None:
            return
        with suppress(Malformed):
            received = parsed(text)
            kind, position, pointed = (
                received.get("type"),
                position_of(self._seen, received.get("step")),
                received.get("pointed", ""),
            )
            if kind in {"lead", "point"} and position is not None and is_id(pointed):
                leads = kind == "lead" or self._participant.leads
                self._report(self._participant._replace(leads=leads, position=position, pointed=str(pointed)))
            elif kind == "stop":
                self._report(self._participant._replace(leads=False, pointed=""))

    def _report(self, participant: Participant) -> None:
        self._participant = self.together.report(self.table.id, participant._replace(number=participant.number + 1))

    def repeat(self) -> None:
        """Report again what this browser shows, so that it doesn't expire."""
        if self._participant is not None:
            self._report(self._participant)

    def leave(self) -> None:
        """Remove this browser from the participants."""
        if self._participant is not None:
            self.together.leave(self.table.id, self._token)

    def message(self) -> dict[str, object]:
        """Return the message about the other participants, the leader and the pointers, in steps of this browser's viewer."""
        participants, lead = self.together.participants(self.table.id), self.together.lead_of(self.table.id)
        mine = self._participant.guest if self._participant is not None else ""
        message: dict[str, object] = {
            "type": "led",
            "may": self._participant is not None,
            "others": sorted({participant.name for participant in participants if participant.guest != mine}),
            "pointers": [
                {
                    "name": participant.name,
                    "own": participant.token == self._token,
                    "step": step_at(self._seen, participant.position),
                    "pointed": participant.pointed,
                }
                for participant in participants
                if participant.pointed and participant.viewer == self._viewer
            ],
        }
        if lead is not None:
            step = step_at(self._seen, lead.position)
            message |= {"name": lead.name, "own": lead.token == self._token, "step": step, "viewer": lead.viewer}
        continuation = self.together.continuation_of(self.table.id)
        return (
            message
            if continuation is None
            else message | {"continuation": {"url": root() + continuation.path, "name": continuation.name}}
        )


async def talk(line: AcceptedConnection, connection: ReplayConnection) -> None:
    """Send and receive messages until the browser disconnects."""
    with connection.together.watched(connection.table.id) as changed:
        connection.repeat()
        async with Background(WebSocketDisconnect) as background:
            background.start(send_changes(line, connection, changed))
            try:
                await line.listen(connection.handle)
            finally:
                connection.leave()


async def send_changes(line: AcceptedConnection, connection: ReplayConnection, changed: asyncio.Event) -> None:
    """Send the connection's message now and after each change."""
    sent, clock = None, asyncio.get_running_loop().time
    due = clock() + REPEAT
    while True:
        changed.clear()
        if (now := connection.message()) != sent:
            await line.sender.send(now)
            sent = now
        try:
            # An absolute time, so that frequent messages from others don't postpone it.
            async with asyncio.timeout_at(due):
                await changed.wait()
        except TimeoutError:
            connection.repeat()
            due = clock() + REPEAT


ROUTES: list[BaseRoute] = [WebSocketRoute("/tables/{id}/replay/live", live)]
