"""The application: pages, live connections, static files and background tasks."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

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
from spadework.web.db.admin.cleanup import keep_newest_lines, remove_abandoned
from spadework.web.db.backup import back_up_before_upgrade
from spadework.web.db.session import DatabaseError, instance_lock, open_database
from spadework.web.db.storage import Storage, StorageError, repeat
from spadework.web.features.accounts import pages as accounts_pages
from spadework.web.features.accounts.guests import Guests, secret_key
from spadework.web.features.accounts.service import Accounts, Challenges, SignedIn
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.features.clocks.service import Uptime, wall_time
from spadework.web.features.clubs import pages as clubs_pages
from spadework.web.features.clubs.service import Dates
from spadework.web.features.decks import pages as deck_pages
from spadework.web.features.decks import service as decks
from spadework.web.features.friends import pages as friends_pages
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
from spadework.web.features.together import pages as together_pages
from spadework.web.features.tournaments import pages as tournaments_pages
from spadework.web.features.tournaments.service import Tournaments
from spadework.web.features.verify import pages as verify_pages
from spadework.web.features.verify.service import Checker
from spadework.web.features.waiting_room import pages as waiting_room_pages
from spadework.web.pages import branches, ending, home, operations, pictures, replay, rules
from spadework.web.pages import tables as table_pages
from spadework.web.pages.connections import accepted
from spadework.web.pages.new_table import club_table
from spadework.web.pages.scene import lost_scene
from spadework.web.pages.vignettes import drawn
from spadework.web.server.assets import WEB, AssetFiles, VersionedAssets
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem, no_page
from spadework.web.server.limits import PAGES_PER_ADDRESS, RateLimiter
from spadework.web.server.middleware import (
    BodyLimit,
    HostHeader,
    PageRate,
    SecurityHeaders,
    SubPath,
    security_headers,
)
from spadework.web.server.public_url import ROOT, root
from spadework.web.server.readiness import Compiler, Durations, Preparing, Readiness, warm_tables
from spadework.web.server.requests import language_of, page_words, part, words_for
from spadework.web.server.settings import Settings
from spadework.web.server.site import Site, page, site_of, templates
from spadework.web.server.telemetry import RequestLog, SharedMetrics, log, request_number
from spadework.web.socket import messages
from spadework.web.socket.connection import Connection
from spadework.web.socket.transport import LATER, NO_TABLE, SIGNED_OUT, UNUSABLE, Sender
from spadework.web.table.registry import TableRegistry

DATABASE_TIMEOUT = 3.0
"""Seconds within which the database must respond for the server to be ready."""
CLEANUP_INTERVAL = 3600.0
"""Seconds between two cleanups."""


def create_app(
    settings: Settings, chooser: Chooser | None = None, moved: Callable[[float], None] = lambda _: None
) -> Starlette:
    """Create the application.

    Args:
        settings: the server's settings.
        chooser: chooses the moves of computer players; by default a new pool of processes.
        moved: receives the seconds that each move of a computer player took.

    On startup, raises DatabaseError if the database or secret key can't be used, InvalidKey for the Web Push key.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with run_site(settings, chooser, moved) as app.state.site:
            yield

    return Starlette(
        lifespan=lifespan,
        routes=[
            *home.ROUTES,
            *table_pages.ROUTES,
            *replay.ROUTES,
            *ending.ROUTES,
            *branches.ROUTES,
            *rules.ROUTES,
            *pictures.ROUTES,
            *operations.ROUTES,
            *accounts_pages.ROUTES,
            *clubs_pages.ROUTES,
            *friends_pages.ROUTES,
            *deck_pages.ROUTES,
            *hints_pages.ROUTES,
            *history_pages.ROUTES,
            *lobby_pages.ROUTES,
            *notifications_pages.ROUTES,
            *rematch_pages.ROUTES,
            *review_pages.ROUTES,
            *same_deal_pages.ROUTES,
            *together_pages.ROUTES,
            *tournaments_pages.ROUTES,
            *verify_pages.ROUTES,
            *waiting_room_pages.ROUTES,
            Route("/health", health),
            Route("/ready", ready),
            WebSocketRoute("/tables/{id}/live", live),
            Mount("/static", AssetFiles(directory=WEB, check_dir=False)),
        ],
        middleware=[
            *([Middleware(ProxyHeadersMiddleware, list(settings.proxies))] if settings.proxies else []),
            *([Middleware(SubPath, settings.root)] if settings.root else []),
            Middleware(RequestLog),
            Middleware(SecurityHeaders, settings.frames),
            Middleware(HostHeader),
            *([Middleware(TrustedHostMiddleware, settings.hosts, www_redirect=False)] if settings.hosts else []),
            Middleware(BodyLimit),
            Middleware(GZipMiddleware),
            Middleware(VersionedAssets),
            Middleware(SignedIn, failed=answer_storage_error),
            Middleware(
                PageRate,
                rate=RateLimiter(settings.pages, settings.page_burst, PAGES_PER_ADDRESS),
                refused=answer_problem,
            ),
        ],
        exception_handlers={
            Problem: answer_problem,
            Preparing: answer_preparing,
            ClientDisconnect: answer_disconnected,
            WebSocketDisconnect: ignore_disconnect,
            StorageError: answer_storage_error,
            HTTPException: answer_http_error,
            Exception: answer_failure,
        },
    )


# Startup


@asynccontextmanager
async def run_site(settings: Settings, chooser: Chooser | None, moved: Callable[[float], None]) -> AsyncIterator[Site]:
    """Start the site, and stop it after the block. Raises DatabaseError, InvalidKey."""
    load_words()
    # Report an unusable key before anything has started.
    web_push(settings)
    guests = Guests(secret_key(settings))
    with instance_lock(settings):
        backup = await asyncio.to_thread(back_up_before_upgrade, settings)
        if backup is not None:
            log.info("the database is migrated to the newest schema; a backup was made before", backup=str(backup))
        engine = await open_database(settings)
        async with (
            assemble_site(settings, chooser, moved, guests, Storage(engine)) as site,
            joined_cluster(engine.url, site),
        ):
            yield site


@asynccontextmanager
async def joined_cluster(url: URL, site: Site) -> AsyncIterator[None]:
    """Join the cluster while the block runs, if several servers can share the database."""
    if url.get_backend_name() != "postgresql":
        yield
        return
    from spadework.web.cluster.bus import END_CONNECTIONS
    from spadework.web.cluster.cluster import Cluster

    commands: dict[str, Callable[[str], None]] = {
        END_CONNECTIONS: site.connections.end_here,
        "forget ratings": lambda _: site.ladders.forget_here(),
        "share replay": site.together.handle,
    }
    cluster = Cluster(url, site.storage, site.tables, commands)
    site.connections.end_elsewhere = partial(cluster.send_command, END_CONNECTIONS)
    site.ladders.forget_elsewhere = partial(cluster.send_command, "forget ratings", "")
    site.together.send_elsewhere = partial(cluster.send_command, "share replay")
    async with cluster.joined():
        yield


@asynccontextmanager
async def assemble_site(
    settings: Settings, chooser: Chooser | None, moved: Callable[[float], None], guests: Guests, storage: Storage
) -> AsyncIterator[Site]:
    """Create the services around the storage, run the background tasks, and close everything after the block."""
    # A caller's chooser needs no compilation.
    compiler = Compiler() if chooser is None else None
    chooser = chooser or Pool(uncompiled=Uncompiled() if COMPILED else None)
    readiness = Readiness(compiler, chooser.warm, Durations(), load_permanently)
    chooser = TimedChooser(chooser, storage.metrics)
    computers = ComputerPlayers(chooser, settings.pause, moved, FilePlayers(settings.players))
    notifications, hints, reviewer, checker = Notifications(storage, settings), Hints(chooser), Reviewer(), Checker()
    tables = TableRegistry(storage, readiness, computers, notifications.notifier, settings)
    shared_metrics = SharedMetrics(settings.folder if settings.metrics else None, storage.metrics, tables.stages)
    uptime = Uptime(storage, wall_time)
    background = Background()
    tournaments = Tournaments(storage, tables, notifications, tournaments_pages.new_table, background)
    try:
        await begin_uptime(uptime)
        background.start(tables.open_due_premoves())
        background.keep_running(tables.run_cleanup)
        background.keep_running(uptime.run)
        background.keep_running(notifications.notifier.run)
        background.keep_running(Dates(storage, notifications, club_table).run)
        background.keep_running(tournaments.run)
        background.keep_running(tournaments.run_measuring, reviewer)
        background.keep_running(run_cleanup, storage, tables, settings)
        background.keep_running(storage.metrics.measure_lag)
        background.keep_running(shared_metrics.publish)
        if settings.warm:
            if compiler is not None:
                background.start(compiler.begin())
            readiness.begin(list(all_games().values()))
        people = PeopleStore(storage)
        templates().globals["vignette"] = drawn
        yield Site(
            settings,
            storage,
            tables,
            notifications,
            Deals(storage, tables),
            tournaments,
            hints,
            reviewer,
            checker,
            guests,
            Accounts(people, settings.accounts),
            Challenges(people),
            readiness,
            Ladders(storage),
            shared_metrics,
        )
    finally:
        readiness.stopping = True
        await background.close()
        await hints.close()
        await reviewer.close()
        await checker.close()
        await notifications.close()
        await readiness.close()
        await tables.close()
        await storage.close()


async def begin_uptime(uptime: Uptime) -> None:
    """Record the server's start. Raises DatabaseError if the database can't be read."""
    try:
        await uptime.begin()
    except StorageError as error:
        raise DatabaseError("the database has stopped responding; start again when it responds") from error


def load_words() -> None:
    """Load the texts of all pages and games, so that the first visitors don't wait for them."""
    page_words()
    for game in all_games().values():
        # This loads all languages.
        game.title(LANGUAGES[0])


def load_permanently(game: Game) -> None:
    """Load a game permanently.

    Freezing its objects saves the garbage collector pauses of a fifth of a second.
    """
    warm_tables(game)
    gc.collect()
    gc.freeze()
    # Full collections come when many objects have been added to those that the last one left: now there are hardly any.
    gc.collect()


async def run_cleanup(storage: Storage, tables: TableRegistry, settings: Settings) -> None:
    """Remove abandoned tables, unused decks and old chat lines periodically until cancelled.

    Tables with viewers are spared, so nobody can sit down at a table while it is removed.
    """

    async def clean_up() -> None:
        gone = await remove_abandoned(storage, settings, tables.watched())
        await tables.reload(gone)
        await decks.remove_unused(storage)
        lines = await keep_newest_lines(storage, settings.lines)
        if gone or lines:
            log.info("removed %d abandoned tables and %d chat lines", len(gone), lines)

    await repeat(clean_up, CLEANUP_INTERVAL, "abandoned tables could not be removed")


# Health


async def health(_request: Request) -> Response:
    """Report that the server responds, and its version."""
    return JSONResponse({"ok": True, "version": __version__})


async def ready(request: Request) -> Response:
    """Report to load balancers whether the server is ready, and which games are compiled."""
    site = site_of(request)
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT):
            await site.storage.ping()
    except (StorageError, TimeoutError):
        return JSONResponse({"ok": False}, 503)
    if site.readiness.stopping:
        return JSONResponse({"ok": False}, 503)
    return JSONResponse({"ok": True, "games": {id: site.readiness.is_ready(game) for id, game in all_games().items()}})


# Live connections


async def live(socket: WebSocket) -> None:
    """Serve a browser's live connection to a table."""

    async def reject(sender: Sender, problem: Problem, code: int) -> None:
        """Send the error, and close the connection."""
        await sender.send(messages.error(problem.reason, language_of(socket)))
        await sender.end(code)

    async with accepted(socket, reject) as line:
        if line is None:
            return
        site, guest = site_of(socket), line.caller.guest
        try:
            known_as = socket.query_params.get("me", "")
            async with site.tables.seen_by(part(socket, "id"), guest, wait=True, known_as=known_as) as table:
                talk = Connection(socket, table, site.hints, line.caller, site.settings).run()
                if not await site.connections.run(guest or "", talk):
                    # The browser has signed in or out, and reconnects as another user.
                    await line.sender.end(LATER)
        except Problem as problem:
            await reject(line.sender, problem, {404: NO_TABLE, 401: SIGNED_OUT}.get(problem.status, UNUSABLE))
        except StorageError:
            await reject(line.sender, Problem("error-storage", 503), LATER)


# Errors


async def answer_problem(request: Request, error: Exception) -> Response:
    """Return an error page, or JSON for a data request."""
    assert isinstance(error, Problem)
    words = words_for(request)
    reason = words.say(error.reason)
    if request.url.path.endswith(".json") and "text/html" not in request.headers.get("accept", ""):
        return JSONResponse({"error": reason}, error.status)
    return page(
        request,
        "error.html",
        message("title-error"),
        picture=lost_scene(),
        status=error.status,
        reason=reason,
        advice=words.say(error.advice),
        record_url=error.record_url,
        watch_url=error.watch_url,
        back_url=f"{root()}/",
        back_text=words.text("page-to-games"),
    )


async def answer_preparing(request: Request, error: Exception) -> Response:
    """Return the page that waits for a game, or JSON for a data request."""
    assert isinstance(error, Preparing)
    if request.url.path.endswith(".json"):
        return JSONResponse({"error": operations.status_of(request, error.game)["text"]}, 503)
    return operations.preparing_page(request, error.game)


async def answer_storage_error(request: Request, error: Exception) -> Response:
    """Log a database failure, and return an error page."""
    log.error("the database did not respond", error=error)
    return await answer_problem(request, Problem("error-storage", 503))


async def answer_disconnected(_request: Request, _error: Exception) -> Response:
    """Respond to a client that disconnected during an upload."""
    return Response(status_code=400)


async def ignore_disconnect(_socket: WebSocket, _error: Exception) -> None:
    """Ignore a browser that disconnected early."""


async def answer_http_error(request: Request, error: Exception) -> Response:
    """Return an error page for an unknown page, a wrong method, or an invalid form."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await answer_problem(request, no_page())
    if error.status_code == 405:
        return await answer_problem(request, Problem("error-method", 405))
    return await answer_problem(request, Problem("error-form", error.status_code))


async def answer_failure(request: Request, _error: Exception) -> Response:
    """Return an error page for an internal error, which is logged under the request's number."""
    # This handler runs outside all middleware.
    settings = site_of(request).settings
    ROOT.set(settings.root)
    response = await answer_problem(request, Problem("error-failure", 500, number=request_number(request)))
    response.headers.update(security_headers(settings.frames))
    return response
