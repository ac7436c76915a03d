"""The rematch button, also for another game, and the picture of a series."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.metadata import COVER_SIZE
from spadework.engine.picture.alone import styles
from spadework.engine.picture.letters import fitted, size_for
from spadework.engine.picture.surfaces import panel, rect
from spadework.engine.picture.svg import element, escape, title
from spadework.engine.picture.svg import words as line
from spadework.engine.words import LANGUAGES, Words
from spadework.web.db.models import StoredTable
from spadework.web.features.history.store import of_series
from spadework.web.features.rematch.service import next_seat, open_rematch, other_games
from spadework.web.pages.covers import GROUNDS, draw_cover, with_prefixed_ids
from spadework.web.pages.new_table import form_with, stored_table
from spadework.web.pages.table_context import series_context
from spadework.web.pages.tables import check_opening, form_of
from spadework.web.server.errors import Problem, Refused, no_page
from spadework.web.server.requests import page_words, words_for
from spadework.web.server.site import download, guest_of, redirect, requested_table, seen_table, site_of
from spadework.web.table.live_table import LiveTable


async def rematch(request: Request) -> Response:
    """Open the table's rematch, or join the one that another player has opened; redirect there."""
    site, guest = site_of(request), guest_of(request)
    form = await form_of(request)
    async with requested_table(request) as live:
        seats = live.seats_of(guest)
        if live.stage != "over" and not live.ended:
            raise Problem("error-not-over", 409)
        if not seats:
            raise Problem("error-again", 403)
        other = None
        if live.stored.rematch is None:
            await check_opening(request)
            if "game" in form:
                other = setup_of(form["game"], live, request)
        try:
            id = await open_rematch(live, guest, other)
        except Refused as refusal:
            raise Problem(refusal.reason.id, 409) from None
        names = {next_seat(seat, len(live.seats)): live.names[seat] for seat in seats}
    async with site.tables.open(id) as other_live:
        for seat, name in names.items():
            # The rematch may have fewer seats by now.
            if seat < len(other_live.seats) and other_live.seats[seat].is_open:
                await other_live.sit_down(other_live.seats[seat], guest, name)
    return redirect(request, f"/tables/{id}")


def setup_of(id: str, live: LiveTable, request: Request) -> StoredTable:
    """Return a table of another game, with its usual options, for as many seats. Raises Problem."""
    for game in other_games(live, site_of(request).settings):
        if game.id == id:
            return stored_table(form_with(game, ["link"] * len(live.seats)), "", page_words()[LANGUAGES[0]])
    raise Problem("error-form", 422)


# The picture of a series

WIDTH, EDGE, ROW, STRIP = 1000, 40, 66, 150
"""Width of the picture, its edge, and the heights of a row for a player and for a game."""

MOST_GAMES = 6
"""Games that are shown, the newest."""


async def picture(request: Request) -> Response:
    """Return the result of a series as a picture, to its players."""
    words, guest = words_for(request), guest_of(request)
    async with seen_table(request) as live:
        if not live.seats_of(guest) or live.stage != "over":
            raise no_page()
        chain = await of_series(site_of(request).storage, live.id, guest)
        series = series_context(chain, live.stored.series, words)
        name = f"spadework-{live.id}.svg"
    if series is None or not series["games"]:
        raise no_page()
    return download(draw_series(series, words), "image/svg+xml", name)


def draw_series(series: dict[str, Any], words: Words) -> str:
    """Draw the players of a series, the best first, and its games, the newest last. `series` comes from `series_context`."""
    games = series["games"][:MOST_GAMES][::-1]
    top = 210 + (56 if series["won"] else 0)
    below = top + ROW * len(series["scores"]) + 40
    height = below + STRIP * ((len(games) + 1) // 2) + 90
    day, middle = games[-1]["day"], WIDTH / 2
    parts = [
        title(f"{day}. {series['heading']}. {series['won']}"),
        rect((0, 0, WIDTH, height), 0, "table"),
        element(
            "svg",
            GROUNDS["desk"](),
            width=WIDTH,
            height=height,
            viewBox="0 0 {} {}".format(*COVER_SIZE),
            preserveAspectRatio="none",
        ),
        panel(EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE),
        line(day, middle, 124, size_for(day, 840, 60, 30, "display"), "display", "middle"),
        line(series["heading"], middle, 172, size_for(series["heading"], 840, 28, 16), "quiet", "middle"),
    ]
    if series["won"]:
        parts.append(line(series["won"], middle, 226, size_for(series["won"], 840, 34, 18, "bold"), "bold", "middle"))
    for number, row in enumerate(series["scores"]):
        place = 1 + sum(other["counts"] > row["counts"] for other in series["scores"])
        parts.append(_player(row, place, top + ROW * number, _value(row, series, words)))
    for number, game in enumerate(games):
        parts.append(_game(game, number, 90 + 430 * (number % 2), below + STRIP * (number // 2)))
    parts.append(line("Spadework", middle, height - 68, 24, "display quiet", "middle"))
    return element(
        "svg",
        element("style", escape(styles())),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        class_="picture",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
    )


def _value(row: dict[str, Any], series: dict[str, Any], words: Words) -> str:
    kind = "points" if series["by_points"] else "wins"
    return words.text(f"series-value-{kind}", count=row["counts"], value=row["value"])


def _player(row: dict[str, Any], place: int, y: float, value: str) -> str:
    middle = y + ROW / 2
    return (
        element("path", d=f"M90 {y}H{WIDTH - 90}", class_="line", stroke_width=1.4)
        + element("circle", cx=118, cy=middle, r=24, class_="fill-gold" if row["leads"] else "fill-edge")
        + line(str(place), 118, middle + 10, 28, "display on-gold" if row["leads"] else "display", "middle")
        + line(fitted(row["name"], 520, 34, "bold"), 164, middle + 12, 34, "bold")
        + line(value, WIDTH - 92, middle + 11, 30, "", "end")
    )


def _game(game: dict[str, Any], number: int, x: float, y: float) -> str:
    try:
        found = find_game(game["game"])
        facts = found.metadata
    except UnknownGame:
        facts = None
    cover = ""
    if facts is not None and facts.cover is not None:
        drawn = with_prefixed_ids(draw_cover(found, facts.cover), f"game-{number}")
        cover = drawn.replace("<svg ", f'<svg x="{x}" y="{y}" width="192" height="120" ', 1)
    left = x + 208
    return (
        rect((x + 2, y + 4, 192, 120), 4, "shadow")
        + cover
        + rect((x, y, 192, 120), 0, "frame", 2)
        + line(fitted(game["title"], 210, 26, "display"), left, y + 36, 26, "display")
        + line(fitted(game["winners"], 210, 26, "bold"), left, y + 72, 26, "bold")
        + line(fitted(game["points"], 210, 22), left, y + 104, 22, "quiet")
    )


ROUTES = [
    Route("/tables/{id}/rematch", rematch, methods=["POST"]),
    Route("/tables/{id}/series.svg", picture),
]
