"""The decisions of a seat in a game that is over, and what each of them gave away."""

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from spadework.table import Table
from spadework.web.address import number_part, part
from spadework.web.errors import Problem, Refused
from spadework.web.language import words_for
from spadework.web.live.messages import comparison
from spadework.web.pages.replay import viewer_of
from spadework.web.site import guest_of, site_of, visitor_of

NEVER_KEPT = {"Cache-Control": "no-store"}


async def decisions(request: Request) -> Response:
    """The steps of the table at which a seat had something to choose, as data."""
    seat = number_part(request, "seat")
    async with site_of(request).tables.seen_by(part(request, "id"), guest_of(request)) as live:
        viewer = viewer_of(live, guest_of(request), seat)
        found = await live.read(lambda table: steps_of(table, viewer))
    return JSONResponse({"steps": found}, headers=NEVER_KEPT)


async def decision(request: Request) -> Response:
    """What one decision of a seat gave away, as data; nothing where the coach is not sure."""
    words, seat, step = words_for(request), number_part(request, "seat"), number_part(request, "step")
    site = site_of(request)
    async with site.tables.seen_by(part(request, "id"), guest_of(request)) as live:
        viewer = viewer_of(live, guest_of(request), seat)
        await live.read(check_over)
        if not await live.read(lambda table: is_decision(table, viewer, step)):
            raise Problem("error-no-page", 404)
        try:
            judgement = await site.hints.coach.look_back(live, viewer, step, visitor_of(request), words.language)
        except Refused as refusal:
            return JSONResponse({"reason": words.say(refusal.reason)}, 503, NEVER_KEPT)
        if judgement is None:
            return JSONResponse({"lost": 0}, headers=NEVER_KEPT)
        place = await live.read(lambda table: place_of(table, viewer, step, words.language))
    told = {"lost": judgement.gives_away, "text": words.say(comparison("coach-looked-back", judgement)), **place}
    return JSONResponse(told, headers=NEVER_KEPT)


def steps_of(table: Table, seat: int) -> list[int]:
    """After how many steps of the table a seat that moved next had several moves. Raises Problem before the end."""
    check_over(table)
    return [step for step in range(len(table.steps)) if is_decision(table, seat, step)]


def check_over(table: Table) -> None:
    """Raise Problem before the end: what one could have done better is nobody's business yet."""
    if not table.over:
        raise Problem("error-not-over", 409)


def is_decision(table: Table, seat: int, step: int) -> bool:
    """Whether the move after so many steps was a seat's, and one of several."""
    if not (0 <= step < len(table.steps) and table.steps[step].seat == seat):
        return False
    return len(table.presenter(seat).offers(table.view(seat, step).record)) > 1


def place_of(table: Table, seat: int, step: int, language: str) -> dict[str, Any]:
    """The turn of a step, and where the replay shows it."""
    version = sum(seen <= step for seen in table.seen_steps(seat))
    turn, _ = table.presenter(seat, language).turn(table.view(seat, step).record)
    return {"turn": turn, "step": version}


ROUTES = [
    Route("/tables/{id}/decisions/{seat}.json", decisions),
    Route("/tables/{id}/decisions/{seat}/{step}.json", decision),
]
"""The addresses of these answers."""
