"""The replay of a table, step by step, as each viewer may see it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework import protocol
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.picture.alone import carrying
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import message
from spadework.table import Table
from spadework.table.log import as_faded
from spadework.web.features.same_deal.service import SEAT
from spadework.web.pages.table_context import table_context
from spadework.web.server.errors import Problem
from spadework.web.server.public_url import root
from spadework.web.server.requests import language_of, number, number_part, part, switch, words_for
from spadework.web.server.site import fresh_json, game_preview, guest_of, page, seen_table
from spadework.web.socket.messages import logged
from spadework.web.table.live_table import LiveTable

LOG_LINES = 40
"""Maximum log lines sent with a step."""


@dataclass(frozen=True)
class ReplayStep:
    """A viewer's view after one of its steps."""

    step: int
    steps: int
    picture: Drawn
    names: Sequence[str]
    """As the viewer reads them."""
    history: list[protocol.Line]
    previous: int | None
    """The neighbouring visible steps, None at either end."""
    next: int | None
    elsewhere: dict[int, int]
    """The corresponding steps of other viewers: each viewer counts its own steps."""
    code: str
    """Python code that opens the position, if the game is over and its secret published; else empty."""

    @property
    def lines(self) -> list[protocol.Line]:
        """The log lines of this step."""
        return [line for line in self.history if line["version"] == self.step]


async def replay(request: Request) -> Response:
    """Return the page of one step, which also works without scripts."""
    id, step, seat, wide = (
        part(request, "id"),
        number(request, "step"),
        number(request, "seat"),
        switch(request, "wide", True),
    )
    words, guest = words_for(request), guest_of(request)
    async with seen_table(request) as live:
        viewer = viewer_of(live, guest, seat)
        others = allowed_viewers(live, guest)
        reader = addressed_seat(live.seats_of(guest))
        view, names = await live.read(
            lambda table: (
                replay_step_of(live, table, viewer, others, step, words.language, wide),
                table.presenter(reader, words.language).names,
            )
        )

        def url(step: int, viewer: int = viewer) -> str:
            return f"{root()}/tables/{id}/replay?{urlencode({'step': step, 'seat': viewer, 'wide': int(wide)})}"

        return page(
            request,
            "replay.html",
            message("title-replay", game=live.game.title(words.language)),
            shared=game_preview(live.game, words),
            table=table_context(live, guest, words),
            step=view.step,
            steps=view.steps,
            seat=viewer,
            wide=wide,
            eyes=[
                {
                    "seat": other,
                    "name": words.text("seat-spectator") if other == SPECTATOR else names[other],
                    "url": url(view.elsewhere[other], other),
                    "selected": other == viewer,
                }
                for other in others
            ],
            names=view.names,
            picture=Markup(carrying(view.picture, live.sprites)),
            log=view.lines,
            turns=turns_of(view.history),
            first_url=url(0),
            previous_url=None if view.previous is None else url(view.previous),
            next_url=None if view.next is None else url(view.next),
            last_url=url(view.steps),
            json_url=f"{root()}/tables/{id}/replay/{{step}}.json?seat={viewer}",
            hint_url=f"{root()}/tables/{id}/replay/{{step}}/hint.json?seat={viewer}",
            over=live.stage == "over",
            code=view.code,
            play_on_url=f"{root()}/tables/{id}/play-on",
        )


def addressed_seat(own: Sequence[int]) -> int:
    """Return the only seat of a reader, whose name is "You" for them; SPECTATOR for a reader with none or several."""
    return own[0] if len(own) == 1 else SPECTATOR


def turns_of(lines: list[protocol.Line]) -> list[dict[str, Any]]:
    """Group log lines by turn."""
    return [{"heading": turn, "lines": list(group)} for turn, group in groupby(lines, key=itemgetter("turn"))]


async def replay_step(request: Request) -> Response:
    """Return one step as JSON."""
    step, wide = number_part(request, "step"), switch(request, "wide", True)
    seat = number(request, "seat")
    language, guest = language_of(request), guest_of(request)
    async with seen_table(request) as live:
        viewer = viewer_of(live, guest, SPECTATOR if seat is None else seat)
        others = allowed_viewers(live, guest)
        view = await live.read(lambda table: replay_step_of(live, table, viewer, others, step, language, wide))
        title = words_for(request).text("title-replay", game=live.game.title(language))
    return fresh_json(
        {
            "step": view.step,
            "steps": view.steps,
            "picture": str(view.picture),
            "previous": view.previous,
            "next": view.next,
            "log": view.history[-LOG_LINES:],
            "title": title,
            "eyes": view.elsewhere,
            "code": view.code,
        }
    )


def allowed_viewers(live: LiveTable, guest: str) -> list[int]:
    """Return the viewers a guest may choose: before the end spectator and own seats, after it and with open hands everyone.

    While others still play the same deal, viewers are limited to the spectator and the seat that all play.
    """
    own = live.seats_of(guest)
    if live.stage != "over" and not live.stored.open_hands:
        return [SPECTATOR, *own]
    return [SPECTATOR, *((own or (SEAT,)) if live.sealed else range(len(live.seats)))]


def viewer_of(live: LiveTable, guest: str, seat: int | None) -> int:
    """Return the requested viewer, else the guest's own seat, else the spectator. Raises Problem.

    Before the end, players at one screen must not see each other's cards.
    """
    if seat is None:
        own = live.seats_of(guest)
        return own[0] if len(own) == 1 or (own and live.stage == "over") else SPECTATOR
    if seat not in allowed_viewers(live, guest):
        raise Problem("error-not-your-eyes", 403)
    return seat


def replay_step_of(
    live: LiveTable, table: Table, viewer: int, others: Iterable[int], step: int | None, language: str, wide: bool
) -> ReplayStep:
    """Return the view after one of the viewer's steps. Raises Problem for an unknown step.

    By default the step at which the deal is done, or the last one of a game in progress.
    """
    positions = [0, *table.seen_steps(viewer)]
    steps = len(positions) - 1
    if step is None:
        step = opening(table, positions) if table.over else steps
    if not 0 <= step <= steps:
        raise Problem("error-no-step", 404, steps=steps)
    lines = live.lines(table, viewer, language)
    gone = table.faded(lines, viewer, language)
    # The result of faded turns is the starting point of the visible ones.
    hidden = gone[:-1]
    if step in hidden:
        step = hidden.stop
    history = [logged(line) for line in as_faded(lines, gone) if line.version <= step]
    elsewhere = {other: sum(number <= positions[step] for number in table.seen_steps(other)) for other in others}
    picture = table.draw(viewer, language, wide, positions[step])
    previous = hidden.start - 1 if step and step - 1 in hidden else step - 1
    following = hidden.stop if step + 1 in hidden else step + 1
    return ReplayStep(
        step,
        steps,
        picture,
        table.presenter(viewer, language).names,
        history,
        previous if step else None,
        following if step < steps else None,
        elsewhere,
        code_for(table, viewer, positions[step]) if table.over and not live.sealed else "",
    )


def position_at(table: Table, viewer: int, version: int) -> int:
    """Return the number of a table's steps at a step of a viewer's replay. Raises Problem for an unknown step."""
    positions = [0, *table.seen_steps(viewer)]
    if not 0 <= version < len(positions):
        raise Problem("error-no-step", 404, steps=len(positions) - 1)
    return positions[version]


def opening(table: Table, positions: Sequence[int]) -> int:
    """Return the last step before the first decision of a game; positions are the numbers of its steps before those of a viewer."""
    dealt = next((number for number, step in enumerate(table.steps) if step.seat != CHANCE), 0)
    return sum(position <= dealt for position in positions) - 1


def code_for(table: Table, viewer: int, step: int) -> str:
    """Return Python code that opens a position of a table, hidden cards included."""
    text = table.position(step).text()
    return (
        f'import spadework\n\nposition = spadework.Position.from_text(\n    "{text}"\n)\nposition.show(seat={viewer})\n'
    )


ROUTES = [
    Route("/tables/{id}/replay", replay),
    Route("/tables/{id}/replay/{step}.json", replay_step),
]
"""The routes of these pages."""
