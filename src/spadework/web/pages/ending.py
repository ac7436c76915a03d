"""The end of a game: result, decisive turns, and the final picture."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.interface import SPECTATOR
from spadework.engine.words import Words, message
from spadework.table import Result, Table
from spadework.web.features.history.store import count_of_guest, of_series
from spadework.web.features.rematch.service import other_games
from spadework.web.features.review import pages as review_pages
from spadework.web.pages.replay import addressed_seat, viewer_of
from spadework.web.pages.table_context import series_context, table_context
from spadework.web.server.errors import Problem
from spadework.web.server.public_url import root
from spadework.web.server.requests import join_names, number, switch, words_for
from spadework.web.server.site import account_of, download, guest_of, page, seen_table, site_of
from spadework.web.table.live_table import LiveTable
from spadework.web.table.snapshot import margin, verdict

ACCOUNT_OFFERED = (3, 10, 30)
"""Numbers of finished games after which a guest is offered an account."""


async def ending(request: Request) -> Response:
    """Return the page with the result."""
    words, guest = words_for(request), guest_of(request)
    async with seen_table(request) as live:
        own = live.seats_of(guest)
        context = await live.read(lambda table: ending_context(live, table, own, words))
        series = await of_series(site_of(request).storage, live.id, guest) if own else []
        offered = own and account_of(request) is None and live.tutorial is None
        games = await count_of_guest(site_of(request).storage, guest) if offered else 0
        return page(
            request,
            "ending_page.html",
            message("title-ending", game=live.game.title(words.language)),
            table=table_context(live, guest, words),
            ending={
                **context,
                "had_substitute": join_names([seat.name for seat in live.seats if seat.had_substitute], words),
                "series": series_context(series, live.stored.series, words),
                "others": [
                    {"id": game.id, "title": game.title(words.language)}
                    for game in (other_games(live, site_of(request).settings) if own and not live.alone else ())
                ],
                "offer": words.text("account-offer", games=games) if games in ACCOUNT_OFFERED else "",
            },
        )


def ending_context(live: LiveTable, table: Table, own: tuple[int, ...], words: Words) -> dict[str, Any]:
    """Return the template context of the result. Raises Problem before the end of the game."""
    result = table.result
    if result is None:
        raise Problem("error-not-over", 409)
    closer = margin(result, table.names, own, words)
    viewer = addressed_seat(own)
    names = table.presenter(viewer, words.language).names
    seats = sorted(range(table.seats), key=lambda seat: (result.places[seat], seat))
    return {
        "verdict": words.say(verdict(result, table.names, own, words)),
        # A verdict is a headline elsewhere; here it scores before other sentences.
        "margin": "" if closer is None else f"{words.say(closer).removesuffix('.')}.",
        "ties": [join_names([table.names[seat] for seat in tied], words) for tied in broken_ties(result)],
        "ranks": [
            {"seat": seat, "name": names[seat], "place": result.places[seat], "score": result.scores[seat]}
            for seat in seats
        ],
        "parts": parts_of(table, result, seats, words.language),
        "chart": review_pages.chart(table, words, names),
        "seat": own[0] if own else SPECTATOR,
        "review_url": f"{root()}/tables/{live.id}/review?seat={own[0] if own else seats[0]}",
        "look_back_url": f"{root()}/tables/{live.id}/decisions/{own[0]}" if own else "",
        "picture_url": f"{root()}/tables/{live.id}/picture.svg?seat={viewer}",
    }


def broken_ties(result: Result) -> list[list[int]]:
    """Return the seats with equal scores between which a tie-break decided, the better first; the highest scores first."""
    groups = []
    for score in sorted(set(result.scores), reverse=True):
        tied = [seat for seat, own in enumerate(result.scores) if own == score]
        if len({result.places[seat] for seat in tied}) > 1:
            groups.append(sorted(tied, key=lambda seat: result.places[seat]))
    return groups


def parts_of(table: Table, result: Result, seats: Sequence[int], language: str) -> list[dict[str, Any]]:
    """Return the components of the scores, each with every seat's points; without those that brought nobody anything."""
    game_words = table.game.words[language]
    parts = {name: [result.parts[seat].get(name, 0) for seat in seats] for name in result.parts[0]}
    return [
        {"name": game_words.text(f"part-{name}"), "points": points} for name, points in parts.items() if any(points)
    ]


async def picture(request: Request) -> Response:
    """Return the final table as a standalone picture; with open hands also the present one, as any seat sees it."""
    words, guest = words_for(request), guest_of(request)
    seat, wide = number(request, "seat"), switch(request, "wide", True)
    async with seen_table(request) as live:
        viewer = viewer_of(live, guest, SPECTATOR if seat is None else seat)
        now = live.stored.open_hands
        svg = await live.read(lambda table: standalone_picture(table, viewer, words.language, wide, now))
        name = f"{live.game.id}-{live.id}.svg"
    return download(svg, "image/svg+xml", name)


def standalone_picture(table: Table, viewer: int, language: str, wide: bool, now: bool) -> str:
    """Draw the table for a viewer. Raises Problem before the end of the game, unless it may be drawn now."""
    if not table.over and not now:
        raise Problem("error-not-over", 409)
    return table.standalone(viewer, language, wide)


ROUTES = [
    Route("/tables/{id}/ending", ending),
    Route("/tables/{id}/picture.svg", picture),
]
"""The routes of these pages."""
