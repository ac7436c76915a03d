"""Hints on the decisions of a finished game."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.interface import SPECTATOR
from spadework.engine.words import Words
from spadework.table import Table
from spadework.web.pages.replay import allowed_viewers, position_at, viewer_of
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.limits import Visitor
from spadework.web.server.requests import number, number_part, words_for
from spadework.web.server.site import Site, fresh_json, guest_of, seen_table, site_of, visitor_of
from spadework.web.socket.messages import expectation
from spadework.web.table.live_table import LiveTable


class ReplayedDecision(NamedTuple):
    """A decision of a finished game."""

    seat: int
    step: int
    """The number of the table's steps before it."""
    played: str
    """The move in the notation, empty if another seat was faster."""


async def replay_hint(request: Request) -> Response:
    """Return the hint for a step of a replay as JSON."""
    words, guest = words_for(request), guest_of(request)
    step, seat = number_part(request, "step"), number(request, "seat")
    site = site_of(request)
    async with seen_table(request) as live:
        viewer = viewer_of(live, guest, SPECTATOR if seat is None else seat)
        seats = [seat for seat in allowed_viewers(live, guest) if seat != SPECTATOR]
        context = await hint_context(site, live, viewer, seats, step, visitor_of(request), words)
        return fresh_json(context)


async def hint_context(
    site: Site, live: LiveTable, viewer: int, seats: Sequence[int], step: int, visitor: Visitor, words: Words
) -> dict[str, Any]:
    """Return the captain's moves at a step of the viewer, for the template. Raises Problem before the end."""
    decision = await live.read(lambda table: decision_at(table, viewer, seats, step))
    if decision is None:
        return {"name": "", "moves": [], "reason": words.text("analysis-none")}
    name = live.names[decision.seat]
    try:
        advice = await site.hints.analyse(live, decision.seat, decision.step, visitor, words.language)
    except Refused as refusal:
        return {"name": name, "moves": [], "reason": words.say(refusal.reason)}
    return {
        "name": name,
        "moves": [
            {
                "label": one.move.label,
                "expected": words.say(expectation(one)),
                "played": one.move.text == decision.played,
            }
            for one in advice
        ],
        "reason": None,
        "asked": words.text("analysis-lead", name=name),
        "own": words.text("analysis-played", name=name),
    }


def decision_at(table: Table, viewer: int, seats: Sequence[int], version: int) -> ReplayedDecision | None:
    """Return the decision at a version of the viewer's: the viewer's own, or for a spectator the first one of these seats.

    Raises Problem.
    """
    if not table.over:
        raise Problem("error-not-over", 409)
    step = position_at(table, viewer, version)
    for seat in seats if viewer == SPECTATOR else [viewer]:
        if table.presenter(seat).labelled_moves(table.view(seat, step).record):
            later = (other.text for other in table.steps[step:] if other.seat == seat)
            return ReplayedDecision(seat, step, next(later, ""))
    return None


ROUTES = [Route("/tables/{id}/replay/{step}/hint.json", replay_hint)]
