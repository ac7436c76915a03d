"""The lobby: public tables, and quick pairing."""

import asyncio
import time
from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.words import Words, message
from spadework.web.db.models import StoredTable, now
from spadework.web.features.accounts.guests import known_name
from spadework.web.features.clocks.form import terms_text
from spadework.web.features.history.store import Reliability, of_people
from spadework.web.features.lobby.service import CachedListing
from spadework.web.features.waiting_room.pages import take_seat, wanted_name
from spadework.web.features.waiting_room.store import tables_by_id
from spadework.web.pages import new_table
from spadework.web.pages.connections import accepted
from spadework.web.pages.home import easiest_first
from spadework.web.pages.new_table import choice_label
from spadework.web.pages.table_context import cover_url, level_text
from spadework.web.pages.tables import add_table, form_of, game_named
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem
from spadework.web.server.readiness import Preparing
from spadework.web.server.requests import words_for
from spadework.web.server.site import (
    Site,
    guest_of,
    page,
    redirect,
    site_of,
    translate,
)
from spadework.web.socket.transport import Sender

SHOWN = 60
"""Maximum tables listed."""
FRESH = 10.0
"""Seconds for which a list is valid; it shows waiting times."""
TOO_MANY = 429
GAP = 1.0
"""Minimum seconds between two updates of the list."""
MINUTE, HOUR, DAY = 60, 3600, 86400


async def lobby(request: Request) -> Response:
    """Show the public tables."""
    words, game = words_for(request), chosen(request.query_params.get("game", ""))
    games = easiest_first()
    return page(
        request,
        "lobby.html",
        message("title-lobby"),
        games=[{"id": one.id, "title": one.title(words.language), "chosen": one is game} for one in games],
        game=game.id if game else "",
        listing=await listing(request, game),
        own=[table.id for table in await site_of(request).storage.tables_of(guest_of(request)) if not table.dealt],
        own_name=known_name(request),
    )


async def tables(request: Request) -> Response:
    """Return the list alone, for a page that updates itself."""
    text = await listing(request, chosen(request.query_params.get("game", "")))
    return HTMLResponse(text, headers={"Cache-Control": "no-store"})


def chosen(id: str) -> Game | None:
    """Return the requested game, None for any. Raises Problem."""
    return game_named(id) if id else None


async def listing(request: Request, game: Game | None) -> str:
    """Return the list in the reader's language, rendered again after a change."""
    site, words = site_of(request), words_for(request)
    lobby, key = site.tables.lobby, (words.language, game.id if game else "")
    version, known = lobby.version, lobby.listings.get(key)
    if known is None or known.version != version or time.monotonic() - known.made > FRESH:
        known = CachedListing(version, time.monotonic(), await render_listing(site, words, game))
        lobby.listings[key] = known
    return known.text


async def render_listing(site: Site, words: Words, game: Game | None) -> str:
    """Render the list."""
    ids = await site.tables.listed(game.id if game else None)
    found, here = await tables_by_id(site.storage, ids[:SHOWN]), site.tables.watched()
    usual = {one.id: new_table.usual_choices(one) for one in games_of(found)}
    guests = {seat.guest for table in found for seat in table.seats if seat.guest is not None}
    known = await of_people(site.storage, guests)
    shown = [listed(table, table.id in here, usual[table.game], words, known) for table in found if table.game in usual]
    template = site.environment.get_template("lobby_tables.html")
    return template.render(t=partial(translate, words), tables=shown, more=max(0, len(ids) - SHOWN))


def games_of(found: list[StoredTable]) -> list[Game]:
    """Return the available games of some tables."""
    games = []
    for id in {table.game for table in found}:
        try:
            games.append(find_game(id))
        except UnknownGame:
            continue
    return games


def listed(
    table: StoredTable, here: bool, usual: dict[str, str], words: Words, known: Mapping[str, Reliability]
) -> dict[str, Any]:
    """Return a table of the list for the template."""
    game = find_game(table.game)
    game_words = game.words[words.language]
    taken = [seat for seat in table.seats if not seat.is_open]
    return {
        "id": table.id,
        "game": game.title(words.language),
        "cover_url": cover_url(game.id),
        "people": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "level": level_text(seat.level, words) if seat.level else "",
                "stayed": reliability_text(known.get(seat.guest or ""), words),
            }
            for seat in taken
        ],
        "open": len(table.seats) - len(taken),
        "seats": len(table.seats),
        "here": here,
        "waits": waits(table.created, words),
        "hints": table.hints,
        "time": terms_text(table.time, words),
        "options": [
            *([words.text("hands-open")] if table.open_hands else []),
            *(
                f"{game_words.text(f'option-{name}')}: {choice_label(game, name, choice, game_words)}"
                for name, choice in table.options.items()
                if choice != usual.get(name, OWN_DECK)
            ),
        ],
    }


def reliability_text(found: Reliability | None, words: Words) -> str:
    """Return how often a player has stayed to the end; empty before the first game with others."""
    return "" if found is None else words.text("lobby-stayed", finished=found.finished, begun=found.begun)


def waits(since: datetime, words: Words) -> str:
    """Return the waiting time in words."""
    seconds = max(0, int((now() - since).total_seconds()))
    if seconds < HOUR:
        return words.text("lobby-minutes", minutes=max(1, seconds // MINUTE))
    if seconds < DAY:
        return words.text("lobby-hours", hours=seconds // HOUR)
    return words.text("lobby-days", days=seconds // DAY)


async def play_now(request: Request) -> Response:
    """Take a seat at the longest waiting table, preferring watched ones; if there is none, open a table."""
    form = await form_of(request)
    game, name = chosen(form.get("game", "")), wanted_name(request, form.get("name"))
    site = site_of(request)
    # One at a time: two players who come together must find each other.
    async with site.storage.advisory_lock("match"):
        id = await first_seat(request, await site.tables.listed(game.id if game else None), name)
        return redirect(request, f"/tables/{id}", name) if id else await open_table(request, game, name)


async def first_seat(request: Request, ids: list[str], name: str) -> str | None:
    """Take a seat at the first of these tables with an open one and return its id; otherwise that of the first where the guest sits.

    Returns None if there is neither. Raises Problem.
    """
    own = None
    for id in ids:
        try:
            if await take_seat(request, id, name):
                return id
            own = own or id
        except Preparing:
            # The table's page waits for its game, and offers the seat.
            return id
        except Problem as problem:
            if problem.status == TOO_MANY:
                raise
    return own


async def open_table(request: Request, game: Game | None, name: str) -> Response:
    """Open a public table of the smallest size. Raises Problem."""
    game = game or easiest_first()[0]
    # The form needs the rules, whose import takes a moment.
    await asyncio.to_thread(lambda: game.rules)
    site_of(request).readiness.request(game)
    wanted = new_table.blank(game, "link", name)
    wanted.seats, wanted.joining = game.rules.SEATS[0], "anybody"
    return await add_table(request, new_table.stored_table(wanted, guest_of(request), words_for(request)), name)


async def live(socket: WebSocket) -> None:
    """Send a browser updates of the list."""
    async with accepted(socket) as line:
        if line is None:
            return
        with site_of(socket).tables.lobby.watchers.another() as news:
            async with Background(WebSocketDisconnect) as background:
                background.start(send_updates(line.sender, news))
                await line.listen()


async def send_updates(sender: Sender, news: asyncio.Event) -> None:
    """Send updates, several changes at once."""
    while True:
        await news.wait()
        news.clear()
        await sender.send({"type": "changed"})
        await asyncio.sleep(GAP)


ROUTES: list[BaseRoute] = [
    Route("/lobby", lobby),
    Route("/lobby/tables", tables),
    Route("/lobby/now", play_now, methods=["POST"]),
    WebSocketRoute("/lobby/live", live),
]
