"""Looking back at a table, step by step, as those see it who may."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.alone import carrying
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import message
from spadework.table import Table
from spadework.table.log import as_told
from spadework.web.features.same_deal.service import SEAT
from spadework.web.pages.table_context import table_context
from spadework.web.server.errors import Problem
from spadework.web.server.requests import language_of, number, number_part, part, switch, words_for
from spadework.web.server.site import guest_of, of_game, page, site_of
from spadework.web.socket.messages import logged
from spadework.web.table.live_table import LiveTable

LINES = 40
"""How many lines of the log go with a picture."""


@dataclass(frozen=True)
class ReplayStep:
    """What one audience saw after one of its steps."""

    step: int
    steps: int
    picture: Drawn
    history: list[dict[str, Any]]
    previous: int | None
    """The step before it that may be looked at, None when it is the first; and the one after it."""
    next: int | None
    elsewhere: dict[int, int]
    """The step at which other viewers see the same moment: steps are counted by audience."""
    code: str
    """How the position is opened from Python, when the game is over and its chance is no secret any more; else nothing."""

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What happened in this step."""
        return [line for line in self.history if line["version"] == self.step]


async def replay(request: Request) -> Response:
    """The page of one step; works by links alone."""
    id, step, seat, wide = (
        part(request, "id"),
        number(request, "step"),
        number(request, "seat"),
        switch(request, "wide", True),
    )
    words, guest = words_for(request), guest_of(request)
    async with site_of(request).tables.seen_by(id, guest_of(request)) as live:
        viewer = viewer_of(live, guest, seat)
        others = allowed_viewers(live, guest)
        moment = await live.read(lambda table: replay_step_of(live, table, viewer, others, step, words.language, wide))

        def url(step: int, viewer: int = viewer) -> str:
            return f"/tables/{id}/replay?{urlencode({'step': step, 'seat': viewer, 'wide': int(wide)})}"

        return page(
            request,
            "replay.html",
            message("title-replay", game=live.game.title(words.language)),
            shared=of_game(live.game, words),
            table=table_context(live, guest, words),
            step=moment.step,
            steps=moment.steps,
            seat=viewer,
            wide=wide,
            eyes=[
                {
                    "seat": other,
                    "name": words.text("seat-spectator") if other == SPECTATOR else live.names[other],
                    "url": url(moment.elsewhere[other], other),
                    "selected": other == viewer,
                }
                for other in others
            ],
            picture=Markup(carrying(moment.picture, live.sprites)),
            log=moment.lines,
            turns=turns_of(moment.history),
            first_url=url(0),
            previous_url=None if moment.previous is None else url(moment.previous),
            next_url=None if moment.next is None else url(moment.next),
            last_url=url(moment.steps),
            json_url=f"/tables/{id}/replay/{{step}}.json?seat={viewer}",
            hint_url=f"/tables/{id}/replay/{{step}}/hint.json?seat={viewer}",
            over=live.stage == "over",
            code=moment.code,
            play_on_url=f"/tables/{id}/play-on",
        )


def turns_of(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Lines of the log in groups, each with the heading of its turn."""
    return [{"heading": turn, "lines": list(group)} for turn, group in groupby(lines, key=itemgetter("turn"))]


async def replay_step(request: Request) -> Response:
    """One step as data."""
    id, step, wide = part(request, "id"), number_part(request, "step"), switch(request, "wide", True)
    seat = number(request, "seat")
    language, guest = language_of(request), guest_of(request)
    async with site_of(request).tables.seen_by(id, guest_of(request)) as live:
        viewer = viewer_of(live, guest, SPECTATOR if seat is None else seat)
        others = allowed_viewers(live, guest)
        moment = await live.read(lambda table: replay_step_of(live, table, viewer, others, step, language, wide))
        title = words_for(request).text("title-replay", game=live.game.title(language))
    return JSONResponse(
        {
            "step": moment.step,
            "steps": moment.steps,
            "picture": str(moment.picture),
            "previous": moment.previous,
            "next": moment.next,
            "log": moment.history[-LINES:],
            "title": title,
            "eyes": moment.elsewhere,
            "code": moment.code,
        },
        headers={"Cache-Control": "no-store"},
    )


def allowed_viewers(live: LiveTable, guest: str) -> list[int]:
    """As whom a guest may look: after the end as anybody, before it on one's own seats and as a spectator.

    While others still play the same deal the end shows no more than whoever has played it has seen: all play it on one seat.
    """
    own = live.seats_of(guest)
    if live.stage != "over":
        return [SPECTATOR, *own]
    return [SPECTATOR, *((own or (SEAT,)) if live.sealed else range(len(live.seats)))]


def viewer_of(live: LiveTable, guest: str, seat: int | None) -> int:
    """The viewer that was asked for, else the guest's only seat, else a spectator. Raises Problem."""
    if seat is None:
        own = live.seats_of(guest)
        return own[0] if len(own) == 1 else SPECTATOR
    if seat not in allowed_viewers(live, guest):
        raise Problem("error-not-your-eyes", 403)
    return seat


def replay_step_of(
    live: LiveTable, table: Table, viewer: int, others: Iterable[int], step: int | None, language: str, wide: bool
) -> ReplayStep:
    """What the viewer saw after one of its steps. Raises Problem when there is no such step.

    When none is given it is the first; as long as the game is on, the last.
    """
    positions = [0, *table.seen_steps(viewer)]
    steps = len(positions) - 1
    if step is None:
        step = 0 if table.over else steps
    if not 0 <= step <= steps:
        raise Problem("error-no-step", 404, steps=steps)
    lines = live.lines(table, viewer, language)
    gone = table.faded(lines, viewer, language)
    # What came of turns that have faded is the beginning of those that have not.
    hidden = gone[:-1]
    if step in hidden:
        step = hidden.stop
    history = [logged(line) for line in as_told(lines, gone) if line.version <= step]
    elsewhere = {other: sum(number <= positions[step] for number in table.seen_steps(other)) for other in others}
    picture = table.draw(viewer, language, wide, positions[step])
    previous = hidden.start - 1 if step and step - 1 in hidden else step - 1
    following = hidden.stop if step + 1 in hidden else step + 1
    return ReplayStep(
        step,
        steps,
        picture,
        history,
        previous if step else None,
        following if step < steps else None,
        elsewhere,
        code_for(table, viewer, positions[step]) if table.over and not live.sealed else "",
    )


def code_for(table: Table, viewer: int, step: int) -> str:
    """Python that opens a position of a table, with all that is hidden."""
    text = table.position(step).text()
    return (
        f'import spadework\n\nposition = spadework.Position.from_text(\n    "{text}"\n)\nposition.show(seat={viewer})\n'
    )


ROUTES = [
    Route("/tables/{id}/replay", replay),
    Route("/tables/{id}/replay/{step}.json", replay_step),
]
"""The addresses of these pages."""
