"""The application: pages, live tables and static files put together."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy.engine import URL
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from spadework import __version__
from spadework.engine.compile.mode import COMPILED
from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES, message
from spadework.players.pool import Pool
from spadework.players.uncompiled import Uncompiled
from spadework.web.bots.driver import Chooser, ComputerPlayers, FilePlayers, TimedChooser
from spadework.web.db.admin.cleanup import keep_newest_lines, tidy
from spadework.web.db.session import DatabaseError, alone_with, open_database
from spadework.web.db.storage import Storage, StorageError
from spadework.web.features.accounts import pages as accounts_pages
from spadework.web.features.accounts.guests import Guests, secret_key
from spadework.web.features.accounts.service import Accounts, Challenges, SignedIn
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.features.clocks.service import Uptime, wall_time
from spadework.web.features.clubs import pages as clubs_pages
from spadework.web.features.decks import pages as deck_pages
from spadework.web.features.decks import service as decks
from spadework.web.features.decks.service import MAX_DECKS
from spadework.web.features.hints import pages as hints_pages
from spadework.web.features.hints.service import Hints
from spadework.web.features.history import pages as history_pages
from spadework.web.features.lobby import pages as lobby_pages
from spadework.web.features.notifications import pages as notifications_pages
from spadework.web.features.notifications.service import Notifications, web_push
from spadework.web.features.ratings.service import Ladders
from spadework.web.features.rematch import pages as rematch_pages
from spadework.web.features.review import pages as review_pages
from spadework.web.features.review.service import Reviewer
from spadework.web.features.same_deal import pages as same_deal_pages
from spadework.web.features.same_deal.service import Deals
from spadework.web.features.verify import pages as verify_pages
from spadework.web.features.verify.service import Checker
from spadework.web.features.waiting_room import invitations as waiting_room_invitations
from spadework.web.features.waiting_room import pages as waiting_room_pages
from spadework.web.pages import branches, ending, home, operations, pictures
from spadework.web.pages import replay as replay_pages
from spadework.web.pages import rules as example_pages
from spadework.web.pages import rules as rule_pages
from spadework.web.pages import tables as pages
from spadework.web.pages.scene import lost
from spadework.web.server.assets import WEB, AssetFiles, LastingAddresses
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem, no_page
from spadework.web.server.limits import DECKS_OF_A_HOUSEHOLD, PAGES_OF_A_HOUSEHOLD, Rate, Slots, visitor
from spadework.web.server.middleware import HEADERS, BodyLimit, OneHost, PageRate, SecurityHeaders, same_site
from spadework.web.server.readiness import Compiler, Durations, Preparing, Readiness, warm_tables
from spadework.web.server.requests import language_of, page_words, part, words_for
from spadework.web.server.settings import Settings
from spadework.web.server.site import Site, page, person_of, site_of
from spadework.web.server.telemetry import MetricsBoard, RequestLog, log, number_of
from spadework.web.socket import messages
from spadework.web.socket.connection import Connection
from spadework.web.socket.transport import LATER, NO_TABLE, SIGNED_OUT, TOO_MUCH, UNUSABLE, Caller, Sender
from spadework.web.table.registry import Tables

REVIEWS = 12
"""So many games one may have reviewed at once, and one more every 20 seconds."""

LONGEST_QUESTION = 3.0
"""Seconds after which a database that has not answered counts as gone."""


def create_app(
    settings: Settings, chooser: Chooser | None = None, moved: Callable[[float], None] = lambda _: None
) -> Starlette:
    """The application.

    Args:
        settings: how it runs.
        chooser: thinks for computer players; by default a pool of processes of its own.
        moved: is told how many seconds each move of a computer player took.

    Raises, when it starts, DatabaseError when database or secret key can't be used, KeyUnusable when the key for Web Push can't.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running_site(settings, chooser, moved) as app.state.site:
            yield

    return Starlette(
        lifespan=lifespan,
        routes=[
            *home.ROUTES,
            *pictures.ROUTES,
            *pages.ROUTES,
            *waiting_room_invitations.ROUTES,
            *waiting_room_pages.ROUTES,
            *lobby_pages.ROUTES,
            *rule_pages.ROUTES,
            *replay_pages.ROUTES,
            *ending.ROUTES,
            *rematch_pages.ROUTES,
            *hints_pages.ROUTES,
            *review_pages.ROUTES,
            *review_pages.ROUTES,
            *branches.ROUTES,
            *same_deal_pages.ROUTES,
            *notifications_pages.ROUTES,
            *verify_pages.ROUTES,
            *deck_pages.ROUTES,
            *operations.ROUTES,
            *pictures.ROUTES,
            *example_pages.ROUTES,
            *accounts_pages.ROUTES,
            *history_pages.ROUTES,
            *clubs_pages.ROUTES,
            Route("/health", health),
            Route("/ready", ready),
            *operations.ROUTES,
            WebSocketRoute("/tables/{id}/live", live),
            Mount("/static", AssetFiles(directory=WEB, check_dir=False)),
        ],
        middleware=[
            *([Middleware(ProxyHeadersMiddleware, list(settings.proxies))] if settings.proxies else []),
            Middleware(RequestLog),
            Middleware(SecurityHeaders),
            Middleware(OneHost),
            *([Middleware(TrustedHostMiddleware, settings.hosts, www_redirect=False)] if settings.hosts else []),
            Middleware(BodyLimit),
            Middleware(GZipMiddleware),
            Middleware(LastingAddresses),
            Middleware(SignedIn, failed=answer_storage_error),
            Middleware(
                PageRate,
                rate=Rate(settings.pages, settings.pages_at_once, PAGES_OF_A_HOUSEHOLD),
                refused=answer_problem,
            ),
        ],
        exception_handlers={
            Problem: answer_problem,
            Preparing: answer_preparing,
            ClientDisconnect: answer_nobody,
            WebSocketDisconnect: leave_alone,
            StorageError: answer_storage_error,
            HTTPException: answer_http_error,
            Exception: answer_failure,
        },
    )


@asynccontextmanager
async def running_site(
    settings: Settings, chooser: Chooser | None, moved: Callable[[float], None]
) -> AsyncIterator[Site]:
    """All that a server holds, from its start to its end. Raises DatabaseError, KeyUnusable."""
    read_words()
    # A key that can't be used is told before anything has begun.
    web_push(settings)
    guests = Guests(secret_key(settings))
    with alone_with(settings):
        engine = await open_database(settings)
        async with holding(settings, chooser, moved, guests, Storage(engine)) as site, sharing(engine.url, site):
            yield site


@asynccontextmanager
async def sharing(url: URL, site: Site) -> AsyncIterator[None]:
    """Be one server of several, where the database is one that several can have."""
    if url.get_backend_name() != "postgresql":
        yield
        return
    from spadework.web.cluster.cluster import Cluster

    async with Cluster(url, site.storage, site.tables, site.lines, site.ladders).joined():
        yield


@asynccontextmanager
async def holding(
    settings: Settings, chooser: Chooser | None, moved: Callable[[float], None], guests: Guests, storage: Storage
) -> AsyncIterator[Site]:
    """What a server holds beside its database, which it closes at the end."""
    # Whoever brings a chooser has compiled what it needs.
    compiler = Compiler() if chooser is None else None
    chooser = chooser or Pool(uncompiled=Uncompiled() if COMPILED else None)
    readiness = Readiness(compiler, chooser.warm, Durations(), load_for_good)
    chooser = TimedChooser(chooser, storage.metrics)
    computers = ComputerPlayers(chooser, settings.pause, moved, FilePlayers(settings.players))
    telling, hints, reviewer, checker = Notifications(storage, settings), Hints(chooser), Reviewer(), Checker()
    tables = Tables(storage, readiness, computers, telling.notifier, settings)
    board = MetricsBoard(settings.folder if settings.metrics else None, storage.metrics, tables.stages)
    uptime = Uptime(storage, wall_time)
    background = Background()
    try:
        await begin_uptime(uptime)
        background.start(tables.open_due_premoves())
        background.keep_running(tables.run_cleanup)
        background.keep_running(uptime.run)
        background.keep_running(telling.notifier.run)
        background.keep_running(tidy_for_ever, storage, tables, settings)
        background.keep_running(storage.metrics.watch_loop)
        background.keep_running(board.put_up_for_ever)
        if settings.warm:
            if compiler is not None:
                background.start(compiler.begin())
            readiness.begin(list(all_games().values()))
        slots, openings = Slots(settings.connections), Rate(1 / 20, settings.tables)
        bringing = Rate(1 / 600, MAX_DECKS, DECKS_OF_A_HOUSEHOLD)
        people = PeopleStore(storage)
        arrivals, reviewing = Rate(1 / 5, settings.tables), Rate(1 / 20, REVIEWS)
        yield Site(
            settings,
            storage,
            tables,
            telling,
            Deals(storage, tables),
            hints,
            reviewer,
            checker,
            guests,
            Accounts(people, settings.accounts),
            Challenges(people),
            readiness,
            Ladders(storage),
            slots,
            openings,
            bringing,
            arrivals,
            reviewing,
            board,
        )
    finally:
        readiness.leaving = True
        await background.close()
        await hints.close()
        await reviewer.close()
        await checker.close()
        await telling.close()
        await readiness.close()
        await tables.close()
        await storage.close()


async def begin_uptime(uptime: Uptime) -> None:
    """Note that the server starts. Raises DatabaseError when the database can't be read."""
    try:
        await uptime.begin()
    except StorageError as error:
        raise DatabaseError("the database has stopped answering; start again when it answers") from error


def read_words() -> None:
    """Read what is said in the pages and the games, which the first visitors would have to wait for."""
    page_words()
    for game in all_games().values():
        # All languages are read with the first.
        game.title(LANGUAGES[0])


def load_for_good(game: Game) -> None:
    """Get ready for a game, all of which stays in memory.

    To look it through for what can go, again and again, would take a fifth of a second, in which nobody gets an answer.
    """
    warm_tables(game)
    gc.collect()
    gc.freeze()


async def health(_request: Request) -> Response:
    """That the server answers, and which it is."""
    return JSONResponse({"ok": True, "version": __version__})


async def ready(request: Request) -> Response:
    """Whether the server takes guests and its database can be read, for what stands in front of it; and which games are compiled."""
    site = site_of(request)
    try:
        async with asyncio.timeout(LONGEST_QUESTION):
            await site.storage.ask()
    except (StorageError, TimeoutError):
        return JSONResponse({"ok": False}, 503)
    if site.readiness.leaving:
        return JSONResponse({"ok": False}, 503)
    return JSONResponse({"ok": True, "games": {id: site.readiness.is_ready(game) for id, game in all_games().items()}})


# Live tables


async def live(socket: WebSocket) -> None:
    """Talk to one browser about one table."""
    if "origin" not in socket.headers or not same_site(socket.scope):
        await socket.close()
        return
    site = site_of(socket)
    await socket.accept()
    try:
        guest = await person_of(socket)
    except StorageError:
        await turn_away(socket, Problem("error-storage", 503), LATER)
        return
    caller = Caller(guest, visitor(guest, socket), site.messages)
    async with caller.connected(site.slots) as may:
        if not may:
            await turn_away(socket, Problem("refused-connections"), TOO_MUCH)
            return
        try:
            known_as = socket.query_params.get("me", "")
            async with site.tables.seen_by(part(socket, "id"), guest, patient=True, known_as=known_as) as table:
                talk = Connection(socket, table, site.hints, caller, site.settings).run()
                if not await site.lines.run(guest or "", talk):
                    # The browser is another's now, and comes back as such.
                    await Sender(socket).end(LATER)
        except Problem as problem:
            await turn_away(socket, problem, {404: NO_TABLE, 401: SIGNED_OUT}.get(problem.status, UNUSABLE))
        except StorageError:
            await turn_away(socket, Problem("error-storage", 503), LATER)


async def turn_away(socket: WebSocket, problem: Problem, code: int) -> None:
    """Say why there is no connection, and end it."""
    wire = Sender(socket)
    await wire.send(messages.error(problem.what, language_of(socket)))
    await wire.end(code)


# Errors


async def answer_problem(request: Request, error: Exception) -> Response:
    """The page of a problem, or JSON where a program asked for data."""
    assert isinstance(error, Problem)
    words = words_for(request)
    what = words.say(error.what)
    if request.url.path.endswith(".json") and "text/html" not in request.headers.get("accept", ""):
        return JSONResponse({"error": what}, error.status)
    return page(
        request,
        "error.html",
        message("title-error"),
        picture=lost(),
        status=error.status,
        what=what,
        advice=words.say(error.advice),
        record_url=error.record_url,
        back_url="/",
        back_text=words.text("error-back"),
    )


async def answer_preparing(request: Request, error: Exception) -> Response:
    """The page that waits for a game, or JSON where a program asked for data."""
    assert isinstance(error, Preparing)
    if request.url.path.endswith(".json"):
        return JSONResponse({"error": operations.status_of(request, error.game)["text"]}, 503)
    return operations.preparing_page(request, error.game)


async def answer_storage_error(request: Request, error: Exception) -> Response:
    """The database did not answer."""
    log.error("the database did not answer", error=error)
    return await answer_problem(request, Problem("error-storage", 503))


async def answer_nobody(_request: Request, _error: Exception) -> Response:
    """Whoever sent half a form has gone away."""
    return Response(status_code=400)


async def leave_alone(_socket: WebSocket, _error: Exception) -> None:
    """Do nothing: the browser left before everything was sent."""


async def answer_http_error(request: Request, error: Exception) -> Response:
    """No such page, the wrong method, or a form that can't be read."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await answer_problem(request, no_page())
    if error.status_code == 405:
        return await answer_problem(request, Problem("error-method", 405))
    return await answer_problem(request, Problem("error-form", error.status_code))


async def answer_failure(request: Request, _error: Exception) -> Response:
    """A fault of ours; the server's log has it."""
    response = await answer_problem(request, Problem("error-failure", 500, number=number_of(request)))
    # What handles faults stands outside of everything else, the headers too.
    response.headers.update(HEADERS)
    return response


EVERY = 3600.0
"""Seconds from one time to the next."""


async def tidy_for_ever(storage: Storage, tables: Tables, settings: Settings) -> None:
    """Remove again and again the tables to which nobody comes back, and talk beyond what is kept, until cancelled.

    Nobody sits down at a table while it goes: where somebody looks, it stays.
    """
    while True:
        await asyncio.sleep(EVERY)
        try:
            gone = await tidy(storage, settings, tables.watched())
            await tables.reload(gone)
            await decks.remove_unused(storage)
            lines = await keep_newest_lines(storage, settings.lines)
        except StorageError as error:
            log.warning("abandoned tables could not be removed", error=error)
            continue
        if gone or lines:
            log.info("removed %d abandoned tables, and %d lines of talk", len(gone), lines)
