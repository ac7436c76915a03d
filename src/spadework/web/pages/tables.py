"""Pages of a table: creating, joining and showing it; and the site's settings."""

import asyncio
from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.names import clean, free_name
from spadework.engine.words import LANGUAGES, message
from spadework.web.db.admin.cleanup import count_unfinished
from spadework.web.db.models import StoredClub, StoredSeat, StoredTable
from spadework.web.features.accounts.guests import known_name, set_cookie, wrong_name
from spadework.web.features.clubs import store as clubs_store
from spadework.web.features.clubs.service import call_members
from spadework.web.features.decks.service import decks_of, install_deck
from spadework.web.features.friends.service import askable, check_not_blocked
from spadework.web.features.history.store import of_series
from spadework.web.features.rematch.service import reserved_seats
from spadework.web.features.waiting_room.service import host_seat, seat_for
from spadework.web.features.waiting_room.store import open_tables
from spadework.web.pages import new_table
from spadework.web.pages.portraits import portraits
from spadework.web.pages.table_context import again_url, game_context, series_context, table_context
from spadework.web.server import site
from spadework.web.server.errors import Problem, SeatTaken, no_page
from spadework.web.server.limits import LONGEST_NAME, MOST_OPEN
from spadework.web.server.middleware import check_same_site, own_path
from spadework.web.server.public_url import root
from spadework.web.server.requests import LANGUAGE_COOKIE, page_words, part, words_for
from spadework.web.server.site import (
    SCHEME_COOKIE,
    SCHEMES,
    check_rate,
    guest_of,
    is_secure,
    page,
    public_urls,
    redirect,
    requested_table,
    seen_table,
    site_of,
    visitor_of,
)
from spadework.web.table.live_table import LiveTable


def game_named(id: str) -> Game:
    """Return the game with an id. Raises Problem."""
    try:
        return find_game(id)
    except UnknownGame:
        raise no_page() from None


async def wanted_game(request: Request) -> Game:
    """Return the game of the path, and request its preparation. Raises Problem."""
    game = game_named(part(request, "id"))
    # The form needs the rules imported, which takes a moment, but not compiled.
    await asyncio.to_thread(lambda: game.rules)
    site_of(request).readiness.request(game)
    return game


async def form_of(request: Request) -> dict[str, Any]:
    """Return the fields of a form from this site. Raises Problem."""
    check_same_site(request)
    async with request.form() as form:
        return {name: value for name, value in form.items() if isinstance(value, str)}


def levels_of(request: Request, game: Game, seats: int | None = None) -> Sequence[str]:
    """Return the levels offered in a game, if given for a number of seats."""
    return site_of(request).settings.levels(game.id, seats)


async def prepare_decks(request: Request, game: Game) -> Sequence[str]:
    """Return the names of the guest's decks, and write their files for the game."""
    storage = site_of(request).storage
    names = [deck.name for deck in await decks_of(storage, guest_of(request), game.id)]
    for name in names:
        await install_deck(storage, game, name)
    return names


async def blank_form(request: Request, game: Game, others: str = "computer", name: str = "") -> new_table.NewTable:
    """Return the initial form with everything that the guest may choose from."""
    form = new_table.blank(game, others, name, levels_of(request, game))
    form.decks = await prepare_decks(request, game)
    form.clubs = {
        club.id: club.name for club in await clubs_store.of_guest(site_of(request).storage, guest_of(request))
    }
    return form


async def new(request: Request) -> Response:
    """Return the form for a new table; the query may preselect options, as in `?option-deck=mine`, and a club."""
    game, query = await wanted_game(request), request.query_params
    others = "link" if query.get("with") == "friends" else "computer"
    form = await blank_form(request, game, others, known_name(request))
    if query.get("club") in form.clubs:
        form.joining = new_table.CLUB + query["club"]
    new_table.read_options(form, query)
    return form_page(request, form)


async def open_table(request: Request) -> Response:
    """Open a new table, or show the form again with its errors."""
    game = await wanted_game(request)
    form, wanted = await form_of(request), await blank_form(request, game)
    new_table.read_form(wanted, form, words_for(request))
    new_table.check_levels(wanted, levels_of(request, game, wanted.seats))
    return await open_wanted(request, wanted)


async def play_now(request: Request) -> Response:
    """Open a table with defaults, against computer players."""
    game = await wanted_game(request)
    await form_of(request)
    wanted = new_table.blank(game, name=known_name(request))
    new_table.check_names(wanted, words_for(request))
    return await open_wanted(request, wanted)


def form_again(request: Request) -> Response:
    """Redirect from the address of `play_now`, which the browser shows with an error, to the form."""
    return redirect(request, f"/games/{game_named(part(request, 'id')).id}/new")


async def tutorial(request: Request) -> Response:
    """Open a table with the game's tutorial."""
    game = await wanted_game(request)
    await form_of(request)
    if game.tutorial is None:
        raise no_page()
    return await add_table(
        request, new_table.tutorial_table(game, game.tutorial, guest_of(request), words_for(request))
    )


def tutorial_again(request: Request) -> Response:
    """Redirect a reload of the tutorial's address to the page that offers it."""
    return redirect(request, f"/games/{game_named(part(request, 'id')).id}/rules")


async def open_wanted(request: Request, wanted: new_table.NewTable) -> Response:
    """Open a table from a form and redirect there, or show the form with its errors. Raises Problem."""
    if wanted.errors:
        return form_page(request, wanted, status=422)
    own = [row.name for row in wanted.rows[: wanted.seats] if row.kind == "me"]
    opened = new_table.stored_table(wanted, guest_of(request), words_for(request))
    return await add_table(request, opened, "".join(own[:1]))


async def add_table(request: Request, table: StoredTable, name: str = "") -> Response:
    """Open a table and redirect there; remember the guest's name, if given. Raises Problem."""
    site = site_of(request)
    if table.public and len(await open_tables(site.storage, creator=guest_of(request))) >= MOST_OPEN:
        raise Problem("error-too-many-open", 429, most=MOST_OPEN)
    await check_opening(request)
    await site.tables.add(table)
    if table.club is not None and site.club_call_limit.take(*visitor_of(request)):
        await call_members(site.storage, site.notifications, table)
    return redirect(request, f"/tables/{table.id}", name)


async def check_opening(request: Request) -> None:
    """Check the limits on new tables, and count one. Raises Problem, StorageError."""
    site, guest = site_of(request), guest_of(request)
    check_rate(request, site.new_table_limit, "error-too-many-tables")
    if await count_unfinished(site.storage, guest) >= site.settings.unfinished:
        raise Problem("error-too-many-unfinished", 429, most=site.settings.unfinished)


def form_page(request: Request, wanted: new_table.NewTable, status: int = 200) -> Response:
    """Return the form for a new table with its current contents."""
    words, game = words_for(request), wanted.game
    return page(
        request,
        "new.html",
        message("title-new", game=game.title(words.language)),
        status=status,
        shared=site.game_preview(game, words),
        game=game_context(game, words),
        form=new_table.form_context(wanted, words, game.words[words.language]),
        portraits=portraits(),
        errors=[words.say(error) for error in wanted.errors],
    )


async def table(request: Request) -> Response:
    """Return the page of a table; the game itself comes over the live connection."""
    words, guest = words_for(request), guest_of(request)
    async with seen_table(request) as live:
        gathers, seated = live.stage == "waiting", bool(live.seats_of(guest))
        waits = gathers and seated
        series = await of_series(site_of(request).storage, live.id, guest) if seated and live.stage != "over" else []
        club = await site_of(request).storage.get(StoredClub, live.stored.club) if waits and live.stored.club else None
        title = message("title-table", game=live.game.title(words.language))
        levels = levels_of(request, live.game, len(live.seats))
        return page(
            request,
            "table.html",
            title,
            shared=site.game_preview(live.game, words),
            table=table_context(live, guest, words),
            series=series_context(series, live.stored.series, words),
            club=club.name if club is not None else "",
            askable=await askable(site_of(request).storage, live.id, guest, [seat.guest for seat in live.seats])
            if waits and live.is_host(guest)
            else [],
            reserved=[again_url(one.before) for one in await reserved_seats(site_of(request).storage, guest, live.id)]
            if gathers
            else [],
            setup=new_table.setup_context(live.stored, live.game, words) if gathers else [],
            levels=new_table.level_choices(new_table.SeatRow.level, words, levels),
            own_name=known_name(request),
            portraits=portraits(),
            reach=public_urls(request),
            command=site_of(request).settings.command,
        )


async def invitation(request: Request) -> Response:
    """Return the page on which an invited guest joins."""
    async with requested_table(request) as live:
        await check_not_blocked(site_of(request).storage, live, guest_of(request))
        seat = invited_seat(live, part(request, "invitation"))
        if sits_already(live, seat, guest_of(request)):
            return redirect(request, f"/tables/{live.id}")
        return join_page(request, live, seat, known_name(request))


async def sit_down(request: Request) -> Response:
    """Give the seat to the guest, or ask for another name."""
    words, guest = words_for(request), guest_of(request)
    form = await form_of(request)
    async with requested_table(request) as live:
        await check_not_blocked(site_of(request).storage, live, guest)
        seat = invited_seat(live, part(request, "invitation"))
        if sits_already(live, seat, guest):
            return redirect(request, f"/tables/{live.id}")
        name = clean(form.get("name", ""))
        # A reserved seat of a rematch already has its player's name.
        others = [other.name for other in live.seats if other is not seat]
        wrong = wrong_name(name, others)
        if wrong is not None:
            return join_page(request, live, seat, name, words.say(wrong))
        await live.sit_down(seat, guest, name or free_name(words.text("default-player", number=seat.seat + 1), others))
        return redirect(request, f"/tables/{live.id}", name)


def sits_already(live: LiveTable, seat: StoredSeat, guest: str) -> bool:
    """Return whether a guest already sits at the table; the host may take more seats, for others at the same screen."""
    return seat.guest == guest or (not live.is_host(guest) and bool(live.seats_of(guest)))


def invited_seat(live: LiveTable, invitation: str) -> StoredSeat:
    """Return the seat of an invitation. Raises Problem."""
    seat = seat_for(live, invitation)
    if seat is None:
        raise Problem("error-no-invitation", 404)
    return seat


def known_host(live: LiveTable) -> str:
    """Return the host's name; empty if it is a default name."""
    seat = host_seat(live.stored)
    if seat is None:
        return ""
    unnamed = {words.text("default-player", number=seat.seat + 1) for words in page_words().values()}
    return "" if seat.name in unnamed else seat.name


def join_page(request: Request, live: LiveTable, seat: StoredSeat, name: str = "", wrong: str = "") -> Response:
    """Return the page that asks an invited guest for a name. Raises Problem if the seat is taken."""
    words = words_for(request)
    if not seat.is_open:
        raise SeatTaken(live.id, live.stored.closed)
    title, host = live.game.title(words.language), known_host(live)
    return page(
        request,
        "join.html",
        message("title-join-from", game=title, host=host) if host else message("title-join", game=title),
        status=422 if wrong else 200,
        shared=site.game_preview(live.game, words),
        game=game_context(live.game, words),
        table=table_context(live, guest_of(request), words),
        seat={
            "seat": seat.seat,
            "number": seat.seat + 1,
            "name": name[: 2 * LONGEST_NAME],
            "name_placeholder": words.text("default-player", number=seat.seat + 1),
        },
        join_url=root() + request.url.path,
        portraits=portraits(),
        errors=[wrong] if wrong else [],
    )


async def settings(request: Request) -> Response:
    """Store language and colour scheme, and redirect back."""
    form = await form_of(request)
    response = redirect(request, own_path(form.get("next", "/")))
    for field, cookie, choices in (("language", LANGUAGE_COOKIE, LANGUAGES), ("scheme", SCHEME_COOKIE, SCHEMES)):
        if form.get(field) in choices:
            set_cookie(response, cookie, form[field], is_secure(request))
    return response


ROUTES = [
    Route("/games/{id}/new", new),
    Route("/games/{id}/new", open_table, methods=["POST"]),
    Route("/games/{id}/play", form_again),
    Route("/games/{id}/play", play_now, methods=["POST"]),
    Route("/games/{id}/tutorial", tutorial, methods=["POST"]),
    Route("/games/{id}/tutorial", tutorial_again),
    Route("/tables/{id}", table),
    Route("/tables/{id}/join/{invitation}", invitation),
    Route("/tables/{id}/join/{invitation}", sit_down, methods=["POST"]),
    Route("/settings", settings, methods=["POST"]),
]
"""The routes of these pages."""
