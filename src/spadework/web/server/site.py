"""The site: the services of a running server, pages from templates, and link previews (Open Graph)."""

import time
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, NamedTuple

import jinja2
from markupsafe import Markup
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from spadework import __version__
from spadework.engine.game import Game
from spadework.engine.picture.emblems import EMBLEMS, mark
from spadework.engine.picture.svg import element
from spadework.engine.words import LANGUAGES, Argument, Message, Words
from spadework.web.db.storage import Storage
from spadework.web.features.accounts.guests import (
    Guests,
    OpenConnections,
    keep_name,
    known_emblem,
    known_name,
    new_guest,
)
from spadework.web.features.accounts.service import Accounts, Challenges
from spadework.web.features.accounts.store import Account
from spadework.web.features.decks.service import MAX_DECKS
from spadework.web.features.hints.service import Hints
from spadework.web.features.notifications.service import Notifications
from spadework.web.features.ratings.service import Ladders
from spadework.web.features.review.service import Reviewer
from spadework.web.features.same_deal.service import Deals
from spadework.web.features.together.service import Together
from spadework.web.features.tournaments.service import Tournaments
from spadework.web.features.verify.service import Checker
from spadework.web.server import assets, limits
from spadework.web.server.errors import Problem
from spadework.web.server.limits import DECKS_PER_ADDRESS, MESSAGES_PER_ADDRESS, RateLimiter, Slots, Visitor, visitor
from spadework.web.server.public_url import Addresses, PublicUrls, find_public_urls, network_addresses, root
from spadework.web.server.readiness import Readiness
from spadework.web.server.requests import LANGUAGE_NAMES, join_names, language_of, page_words, part
from spadework.web.server.settings import Settings
from spadework.web.server.telemetry import SharedMetrics
from spadework.web.table.live_table import LiveTable
from spadework.web.table.registry import TableRegistry

SCHEME_COOKIE = "spadework_scheme"
SCHEMES = ("auto", "light", "dark")
REVIEWS = 12
"""Games that a guest may have reviewed in a burst; one more every 20 seconds."""
CALLS = 3
"""Times that a guest may call the members of clubs to a table in a burst; once more every ten minutes."""
PREVIEW_SIZE = (1200, 630)
"""Width and height of preview pictures."""

# Templates


@cache
def templates() -> jinja2.Environment:
    """Return the template environment; templates are compiled once, and undefined names are errors.

    The application adds the pages' vignettes.
    """
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader([assets.WEB / "pages", *sorted((assets.WEB / "features").iterdir())]),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {
        "limits": limits,
        "root": root,
        "static": lambda: root() + assets.versioned_root(),
        "share_size": PREVIEW_SIZE,
        "emblem": emblem,
        "pennant": pennant,
    }
    # Drawing a title's chart takes longer than the rest of a page, and the chart never changes.
    environment.globals["motif"] = cache(environment.get_template("motif.html").module.motif)  # type: ignore[attr-defined]
    return environment


def emblem(seat: int) -> Markup:
    """Return a seat's emblem, shown beside its name."""
    disc = EMBLEMS[f"emblem-{seat}"]
    return Markup(element("svg", disc, class_="emblem", viewBox="-12.6 -12.6 25.2 25.2", aria_hidden="true"))


def pennant(emblem: int | None) -> Markup:
    """Return a person's emblem on a pennant, as discs belong to seats; empty if there is none."""
    if emblem is None:
        return Markup()
    cloth = element("path", d="M-11-12H11V12L0 6L-11 12Z", class_="cloth") + mark(emblem, "ink", 0.72, 0, -3)
    return Markup(element("svg", cloth, class_="pennant", viewBox="-12.6 -12.6 25.2 25.2", aria_hidden="true"))


# The site


@dataclass
class Site:
    """The services and shared state of a running server."""

    settings: Settings
    storage: Storage
    tables: TableRegistry
    notifications: Notifications
    deals: Deals
    tournaments: Tournaments
    hints: Hints
    reviewer: Reviewer
    checker: Checker
    guests: Guests
    accounts: Accounts
    challenges: Challenges
    readiness: Readiness
    ladders: Ladders
    shared_metrics: SharedMetrics
    addresses: Addresses = network_addresses
    """This computer's addresses in its networks."""
    connections: OpenConnections = field(default_factory=OpenConnections)
    together: Together = field(default_factory=partial(Together, time.monotonic))
    previews: dict[tuple[str, str], str] = field(default_factory=dict)
    """Cached preview pictures, by game and language."""
    environment: jinja2.Environment = field(default_factory=templates)

    def __post_init__(self) -> None:
        settings = self.settings
        self.slots = Slots(settings.connections)
        self.messages = RateLimiter(settings.messages, settings.burst, MESSAGES_PER_ADDRESS)
        """Messages over all live connections of a guest; connecting counts as one."""
        self.new_table_limit = RateLimiter(1 / 20, settings.tables)
        self.deck_uploads = RateLimiter(1 / 600, MAX_DECKS, DECKS_PER_ADDRESS)
        self.club_call_limit = RateLimiter(1 / 600, CALLS)
        """Calls of a club's members to a table."""
        self.join_limit = RateLimiter(1 / 5, settings.tables)
        """Seats taken at public tables."""
        self.review_limit = RateLimiter(1 / 20, REVIEWS)
        """Reviews that are not cached."""


def site_of(connection: HTTPConnection) -> Site:
    """Return the site of a connection."""
    return site_in(connection.app)


def site_in(app: Starlette) -> Site:
    """Return the site of a started application."""
    site = app.state.site
    assert isinstance(site, Site)
    return site


# The user


def guest_of(request: Request) -> str:
    """Return the guest of a request, known by a cookie unless they have an account."""
    if not hasattr(request.state, "guest"):
        request.state.guest = site_of(request).guests.known(request) or new_guest()
        request.state.by_cookie = True
    return str(request.state.guest)


def requested_table(request: Request) -> AbstractAsyncContextManager[LiveTable]:
    """Open the table in a request's path, as `TableRegistry.open`."""
    return site_of(request).tables.open(part(request, "id"))


def seen_table(request: Request) -> AbstractAsyncContextManager[LiveTable]:
    """Open the table in a request's path as its guest may see it, as `TableRegistry.seen_by`."""
    return site_of(request).tables.seen_by(part(request, "id"), guest_of(request))


def visitor_of(request: Request) -> Visitor:
    """Return the visitor of a request, for rate limits."""
    return visitor(guest_of(request), request)


def check_rate(request: Request, limit: RateLimiter, id: str) -> None:
    """Count an action of the visitor. Raises Problem, with the message of this id, beyond the limit."""
    if not limit.take(*visitor_of(request)):
        raise Problem(id, 429)


async def user_of(connection: HTTPConnection) -> str | None:
    """Return the account id of a connection if it is signed in, else its guest. Raises StorageError."""
    site = site_of(connection)
    account = await site.accounts.signed_in(connection)
    return site.guests.known(connection) if account is None else account.id


def account_of(request: Request) -> Account | None:
    """Return the account of a request, if it is signed in."""
    account = getattr(request.state, "account", None)
    return account if isinstance(account, Account) else None


def user_context(request: Request) -> dict[str, Any]:
    """Return the current user as templates show it."""
    account = account_of(request)
    return {
        "account": account is not None,
        "name": account.name if account is not None else known_name(request),
        "emblem": account.emblem if account is not None else known_emblem(request),
    }


def set_guest_cookie(request: Request, response: Response) -> None:
    """Set a guest's cookie on a response, so that it lasts a year from the last visit."""
    guest = guest_of(request)
    if request.state.by_cookie:
        site_of(request).guests.set_guest_cookie(response, guest, is_secure(request))


def is_secure(request: Request) -> bool:
    """Return whether the request uses HTTPS."""
    return request.url.scheme == "https"


# Link previews


class LinkPreview(NamedTuple):
    """The link preview of a page (Open Graph)."""

    description: str
    picture: str
    """The path of a PNG."""
    alt: str
    """The picture's alternative text."""


def preview_file(language: str) -> str:
    """Return the file name of a preview picture, in a game's folder and in that of the pages."""
    return f"share.{language}.png"


def site_preview(words: Words) -> LinkPreview:
    """Return the preview of the site."""
    return LinkPreview(words.text("share-site"), f"/{preview_file(words.language)}", words.text("share-picture"))


def game_preview(game: Game, words: Words) -> LinkPreview:
    """Return the preview of a game and of all its tables, without anything that happened there."""
    game_words, site, name = game.words[words.language], site_preview(words), preview_file(words.language)
    shared = site._replace(description=game_words.text("tagline")) if game_words.has("tagline") else site
    if not (game.folder / name).is_file():
        return shared
    alt = words.text("home-moment", game=game.title(words.language))
    return shared._replace(picture=f"/games/{game.id}/{name}", alt=alt)


def absolute_url(request: Request, path: str) -> str:
    """Return the absolute URL of a path of this site."""
    return str(request.base_url).rstrip("/") + root() + path


def public_urls(request: Request) -> PublicUrls:
    """Return the URLs at which others can reach the site."""
    site = site_of(request)
    asked = f"{request.url.scheme}://{request.url.netloc}"
    return find_public_urls(asked, site.settings.host, site.settings.port, site.addresses)


# Pages


def page(
    request: Request,
    template: str,
    title: Message,
    *,
    status: int = 200,
    shared: LinkPreview | None = None,
    **context: Any,
) -> Response:
    """Render a template with the common context; `shared` is its link preview, by default that of the site."""
    language = language_of(request)
    words = page_words()[language]
    shared = shared or site_preview(words)
    scheme = request.cookies.get(SCHEME_COOKIE, "")
    text = (
        site_of(request)
        .environment.get_template(template)
        .render(
            t=partial(translate, words),
            language=language,
            languages=[
                {"code": code, "name": LANGUAGE_NAMES[code], "selected": code == language} for code in LANGUAGES
            ],
            scheme=scheme if scheme in SCHEMES else SCHEMES[0],
            here=path_and_query(request),
            me=user_context(request),
            share={
                "description": shared.description,
                "picture": absolute_url(request, shared.picture),
                "alt": shared.alt,
                "url": absolute_url(request, path_and_query(request)),
            },
            version=__version__,
            title=words.say(title),
            status=status,
            **context,
        )
    )
    response = HTMLResponse(text, status, {"Cache-Control": "no-store", "Content-Language": language})
    set_guest_cookie(request, response)
    return response


def translate(words: Words, id: str, /, **arguments: Argument | list[str]) -> str:
    """Translate a message; lists of names are joined."""
    plain = {name: join_names(value, words) if isinstance(value, list) else value for name, value in arguments.items()}
    return words.text(id, **plain)


def path_and_query(request: Request) -> str:
    """Return the path and query of a request."""
    query = request.url.query
    return request.url.path + (f"?{query}" if query else "")


def redirect(request: Request, path: str, name: str = "") -> Response:
    """Redirect the browser to another page; remember the guest's name there, if given."""
    response = RedirectResponse(path, 303)
    set_guest_cookie(request, response)
    keep_name(response, name, is_secure(request))
    return response


def fresh_json(content: object, status: int = 200) -> Response:
    """Return data that browsers don't cache."""
    return JSONResponse(content, status, {"Cache-Control": "no-store"})


def download(content: str, media_type: str, name: str) -> Response:
    """Return a file that browsers save under a name and don't cache."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, media_type=media_type, headers=headers)
