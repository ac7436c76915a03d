"""The live connection of a replay that is looked at together."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from spadework.web.features.together.service import Lead, Together, position_of, step_at
from spadework.web.pages.lines import Line, accepted
from spadework.web.pages.replay import viewer_of
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem
from spadework.web.server.requests import part
from spadework.web.server.site import site_of
from spadework.web.socket.transport import NO_TABLE, UNUSABLE, Malformed, number, parsed
from spadework.web.table.live_table import LiveTable


async def live(socket: WebSocket) -> None:
    """Tell a browser where the replay of a finished game is led, and let whoever played lead it."""
    async with accepted(socket) as line:
        if line is None:
            return
        id, guest, site = part(socket, "id"), line.caller.guest, site_of(socket)
        try:
            async with site.tables.seen_by(id, guest) as table:
                if table.stage != "over" or table.sealed:
                    raise Problem("error-not-over", 409)
                viewer = viewer_of(table, guest or "", seat_in(socket))
                seen = await table.read(lambda game: list(game.seen_steps(viewer)))
                leader = Leader(site.together, table, guest, seen)
                with site.together.watched(id) as news:
                    async with Background(WebSocketDisconnect) as background:
                        background.start(tell(line, leader, news))
                        try:
                            await line.listen(leader.hear)
                        finally:
                            leader.stop()
        except Problem as problem:
            with suppress(WebSocketDisconnect):
                await line.sender.end(NO_TABLE if problem.status == 404 else UNUSABLE)


def seat_in(socket: WebSocket) -> int | None:
    """Return the viewer in an address."""
    said = socket.query_params.get("seat")
    return None if said is None else number(said, -2)


class Leader:
    """One browser that looks on, or leads.

    Args:
        together: where leads are kept.
        table: the table.
        guest: whose browser it is.
        seen: the positions after the steps that its viewer has seen.
    """

    def __init__(self, together: Together, table: LiveTable, guest: str | None, seen: Sequence[int]) -> None:
        self._together = together
        self._table = table
        self._guest = guest
        self._seen = list(seen)

    @property
    def may_lead(self) -> bool:
        """Whether the guest has played here."""
        return bool(self._guest and self._table.seats_of(self._guest))

    async def hear(self, text: str) -> None:
        """Lead to a step, or stop leading; all else is ignored."""
        with suppress(Malformed):
            said = parsed(text)
            position = position_of(self._seen, said.get("step"))
            if said.get("type") == "lead" and position is not None and self._guest and self.may_lead:
                name = self._table.names[self._table.seats_of(self._guest)[0]]
                self._together.lead(self._table.id, Lead(self._guest, name, position))
            elif said.get("type") == "stop":
                self.stop()

    def stop(self) -> None:
        """Stop leading."""
        if self._guest:
            self._together.stop(self._table.id, self._guest)

    def news(self) -> dict[str, object]:
        """Return where the replay is led, as this browser's viewer counts steps."""
        lead = self._together.lead_of(self._table.id)
        if lead is None:
            return {"type": "led", "may": self.may_lead}
        return {
            "type": "led",
            "may": self.may_lead,
            "name": lead.name,
            "own": lead.guest == self._guest,
            "step": step_at(self._seen, lead.position),
        }


async def tell(line: Line, leader: Leader, news: asyncio.Event) -> None:
    """Tell at first and at each change where the replay is led."""
    while True:
        news.clear()
        await line.sender.send(leader.news())
        await news.wait()


ROUTES: list[BaseRoute] = [WebSocketRoute("/tables/{id}/replay/live", live)]
