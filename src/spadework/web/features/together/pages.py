"""The live connection of a replay that is looked at together."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from spadework.web.db.storage import StorageError
from spadework.web.features.together.service import Lead, Together, position_of, step_at
from spadework.web.pages.lines import Line, accepted
from spadework.web.pages.replay import viewer_of
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem
from spadework.web.server.requests import part
from spadework.web.server.site import site_of
from spadework.web.socket.transport import LATER, NO_TABLE, UNUSABLE, Malformed, number, parsed
from spadework.web.table.live_table import LiveTable

LONGEST_ID = 64

REPEAT = 5.0
"""Seconds after which a lead is said again, for the other servers, and looked at again."""


async def live(socket: WebSocket) -> None:
    """Tell a browser where the replay of a finished game is led, and let whoever played lead it."""
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
                if await site.lines.run(guest or "", talk(line, Leader(site.together, table, guest, seen))):
                    return
        except Problem as problem:
            code = NO_TABLE if problem.status == 404 else UNUSABLE
        except StorageError:
            pass
        with suppress(WebSocketDisconnect):
            await line.sender.end(code)


def seat_in(socket: WebSocket) -> int | None:
    """Return the viewer in an address."""
    said = socket.query_params.get("seat")
    return None if said is None else number(said, -2)


def is_id(said: object) -> bool:
    """Return whether something may be the id of an element of a picture, or empty."""
    return isinstance(said, str) and len(said) <= LONGEST_ID and said.isascii() and said.isprintable()


class Leader:
    """One browser that looks on, or leads.

    Args:
        together: where leads are kept.
        table: the table.
        guest: whose browser it is.
        seen: the positions after the steps that its viewer has seen.
    """

    def __init__(self, together: Together, table: LiveTable, guest: str | None, seen: Sequence[int]) -> None:
        self.together = together
        self.table = table
        self._own = table.seats_of(guest) if guest else ()
        self._seen = list(seen)
        self._token = secrets.token_urlsafe(9)
        self._number = 0

    async def hear(self, text: str) -> None:
        """Lead to a step, point at something there, or stop leading; all else is ignored."""
        with suppress(Malformed):
            said = parsed(text)
            position, pointed = position_of(self._seen, said.get("step")), said.get("pointed", "")
            if said.get("type") == "lead" and position is not None and is_id(pointed):
                self._lead(position, str(pointed))
            elif said.get("type") == "stop":
                self.stop()

    def _lead(self, position: int, pointed: str) -> None:
        if self._own:
            self._number += 1
            lead = Lead(self._token, self.table.names[self._own[0]], position, self._number, pointed)
            self.together.lead(self.table.id, lead)

    def repeat(self) -> None:
        """Say again where this browser leads, if it does."""
        lead = self.together.lead_of(self.table.id)
        if lead is not None and lead.token == self._token:
            self._lead(lead.position, lead.pointed)

    def stop(self) -> None:
        """Stop leading."""
        self.together.stop(self.table.id, self._token)

    def news(self) -> dict[str, object]:
        """Return where the replay is led, as this browser's viewer counts steps."""
        lead, may = self.together.lead_of(self.table.id), bool(self._own)
        if lead is None:
            return {"type": "led", "may": may}
        own, step = lead.token == self._token, step_at(self._seen, lead.position)
        return {"type": "led", "may": may, "name": lead.name, "own": own, "step": step, "pointed": lead.pointed}


async def talk(line: Line, leader: Leader) -> None:
    """Tell and listen until the browser disconnects."""
    with leader.together.watched(leader.table.id) as news:
        async with Background(WebSocketDisconnect) as background:
            background.start(tell(line, leader, news))
            try:
                await line.listen(leader.hear)
            finally:
                leader.stop()


async def tell(line: Line, leader: Leader, news: asyncio.Event) -> None:
    """Tell at first and at each change where the replay is led."""
    told = None
    while True:
        news.clear()
        if (now := leader.news()) != told:
            await line.sender.send(now)
            told = now
        try:
            async with asyncio.timeout(REPEAT):
                await news.wait()
        except TimeoutError:
            leader.repeat()


ROUTES: list[BaseRoute] = [WebSocketRoute("/tables/{id}/replay/live", live)]
