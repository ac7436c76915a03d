"""The site: what every page needs, and how pages and their link previews (Open Graph) are made."""

from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import jinja2
from markupsafe import Markup
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from spadework import __version__
from spadework.engine.game import Game
from spadework.engine.picture.emblems import EMBLEMS, mark
from spadework.engine.picture.svg import element
from spadework.engine.words import LANGUAGES, Argument, Message, Words
from spadework.web.db.storage import Storage
from spadework.web.features.accounts.guests import Guests, OpenConnections, known_emblem, known_name, new_guest
from spadework.web.features.accounts.service import Accounts, Challenges
from spadework.web.features.accounts.store import Account
from spadework.web.features.hints.service import Hints
from spadework.web.features.notifications.service import Notifications
from spadework.web.features.ratings.service import Ladders
from spadework.web.features.review.service import Reviewer
from spadework.web.features.same_deal.service import Deals
from spadework.web.features.verify.service import Checker
from spadework.web.server import assets, limits
from spadework.web.server.limits import MESSAGES_OF_A_HOUSEHOLD, Rate, Slots, Visitor, visitor
from spadework.web.server.public_url import Addresses, network_addresses
from spadework.web.server.readiness import Readiness
from spadework.web.server.requests import LANGUAGE_NAMES, language_of, listed, page_words
from spadework.web.server.settings import Settings
from spadework.web.server.telemetry import Metrics, MetricsBoard
from spadework.web.table.registry import Tables

SIZE = (1200, 630)
"""Width and height of the pictures."""


class Sharing(NamedTuple):
    """What is told of a page to those who have not opened it."""

    description: str
    picture: str
    """The path of a PNG."""
    alt: str
    """What the picture shows."""


def picture_name(language: str) -> str:
    """What the file of a shared picture is called, in the folder of a game and among the static files."""
    return f"share.{language}.png"


def of_site(words: Words) -> Sharing:
    """What is told of Spadework as a whole."""
    return Sharing(words.text("share-site"), f"/{picture_name(words.language)}", words.text("share-picture"))


def of_game(game: Game, words: Words) -> Sharing:
    """What is told of a game, and of every table and moment of it: nothing that has happened there."""
    game_words, site, name = game.words[words.language], of_site(words), picture_name(words.language)
    shared = site._replace(description=game_words.text("tagline")) if game_words.has("tagline") else site
    if not (game.folder / name).is_file():
        return shared
    alt = words.text("home-moment", game=game.title(words.language))
    return shared._replace(picture=f"/games/{game.id}/{name}", alt=alt)


def absolute(request: Request, path: str) -> str:
    """The whole address of a path of this site, as others are to find it."""
    return str(request.base_url).rstrip("/") + path


WEB = Path(__file__).parents[1]
SCHEME_COOKIE = "spadework_scheme"
SCHEMES = ("auto", "light", "dark")


@cache
def templates() -> jinja2.Environment:
    """Where templates come from, which are compiled once; a name that a template uses and nobody gave is an error."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader([WEB / "pages", *sorted((WEB / "features").iterdir())]),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {
        "limits": limits,
        "static": assets.address(),
        "share_size": SIZE,
        "emblem": emblem,
        "pennant": pennant,
    }
    # To draw a title's chart takes longer than the rest of a page, and it is always the same.
    environment.globals["motif"] = cache(environment.get_template("motif.html").module.motif)  # type: ignore[attr-defined]
    return environment


def emblem(seat: int) -> Markup:
    """A seat's emblem beside its name."""
    disc = EMBLEMS[f"emblem-{seat}"]
    return Markup(element("svg", disc, class_="emblem", viewBox="-12.6 -12.6 25.2 25.2", aria_hidden="true"))


def pennant(emblem: int | None) -> Markup:
    """A person's own emblem beside a name: on a pennant, for a disc is a seat's; nothing for those who have none."""
    if emblem is None:
        return Markup()
    cloth = element("path", d="M-11-12H11V12L0 6L-11 12Z", class_="cloth") + mark(emblem, "ink", 0.72, 0, -3)
    return Markup(element("svg", cloth, class_="pennant", viewBox="-12.6 -12.6 25.2 25.2", aria_hidden="true"))


class Listing(NamedTuple):
    """A list that was made for the first who asked."""

    version: int
    made: float
    text: str


@dataclass
class Site:
    """All that a running server holds."""

    settings: Settings
    storage: Storage
    tables: Tables
    notifications: Notifications
    deals: Deals
    hints: Hints
    reviewer: Reviewer
    checker: Checker
    guests: Guests
    accounts: Accounts
    challenges: Challenges
    readiness: Readiness
    ladders: Ladders
    slots: Slots
    openings: Rate
    """New tables."""
    bringing: Rate
    """Decks that guests bring."""
    arrivals: Rate
    """Seats taken at public tables."""
    reviewing: Rate
    """Reviews of games that nobody has asked for yet."""
    board: MetricsBoard
    listings: dict[tuple[str, str], Listing] = field(default_factory=dict)
    """The lists of tables that anybody may join, by language and game, as they were made first."""
    addresses: Addresses = network_addresses
    """This computer's addresses in its networks."""
    lines: OpenConnections = field(default_factory=OpenConnections)
    moments: dict[tuple[str, str], str] = field(default_factory=dict)
    """Positions of the games in small, by game and language, as they were drawn first."""
    environment: jinja2.Environment = field(default_factory=templates)
    messages: Rate = field(init=False)
    """Messages over live connections, of each guest over all of theirs; to connect counts as one."""

    def __post_init__(self) -> None:
        self.messages = Rate(self.settings.messages, self.settings.burst, MESSAGES_OF_A_HOUSEHOLD)

    @property
    def metrics(self) -> Metrics:
        """What the server counts and times of itself."""
        return self.storage.metrics


def site_of(connection: HTTPConnection) -> Site:
    """The site that a request came to."""
    return site_in(connection.app)


def site_in(app: Starlette) -> Site:
    """The site of an application that has started."""
    site = app.state.site
    assert isinstance(site, Site)
    return site


def guest_of(request: Request) -> str:
    """The guest who asks; whoever is new gets the cookie with the answer."""
    if not hasattr(request.state, "guest"):
        known = site_of(request).guests.known(request)
        request.state.guest = known or new_guest()
        request.state.welcome = known is None
    return str(request.state.guest)


def visitor_of(request: Request) -> Visitor:
    """Return what limits count of whoever asks."""
    return visitor(guest_of(request), request)


async def person_of(connection: HTTPConnection) -> str | None:
    """Who opens a connection: the account that the browser is signed in to, else its guest. Raises StorageError."""
    site = site_of(connection)
    account = await site.accounts.signed_in(connection)
    return site.guests.known(connection) if account is None else account.id


def account_of(request: Request) -> Account | None:
    """The account of whoever asks, if it is signed in to one."""
    account = getattr(request.state, "account", None)
    return account if isinstance(account, Account) else None


def me(request: Request) -> dict[str, Any]:
    """Whoever asks, as templates show it."""
    account = account_of(request)
    return {
        "account": account is not None,
        "name": account.name if account is not None else known_name(request),
        "emblem": account.emblem if account is not None else known_emblem(request),
    }


def welcome(request: Request, response: Response) -> None:
    """Give the guest the cookie when it is a new one."""
    guest = guest_of(request)
    if request.state.welcome:
        site_of(request).guests.welcome(response, guest, is_secure(request))


def is_secure(request: Request) -> bool:
    """Whether the request came encrypted."""
    return request.url.scheme == "https"


def page(
    request: Request,
    template: str,
    title: Message,
    *,
    status: int = 200,
    shared: Sharing | None = None,
    **context: Any,
) -> Response:
    """A page from a template, with what every template gets; `shared` is what is told of it in a link, by default that of the site."""
    language = language_of(request)
    words = page_words()[language]
    shared = shared or of_site(words)
    scheme = request.cookies.get(SCHEME_COOKIE, "")
    text = (
        site_of(request)
        .environment.get_template(template)
        .render(
            t=partial(say, words),
            language=language,
            languages=[
                {"code": code, "name": LANGUAGE_NAMES[code], "selected": code == language} for code in LANGUAGES
            ],
            scheme=scheme if scheme in SCHEMES else SCHEMES[0],
            here=here(request),
            me=me(request),
            share={
                "description": shared.description,
                "picture": absolute(request, shared.picture),
                "alt": shared.alt,
                "url": absolute(request, here(request)),
            },
            version=__version__,
            title=words.say(title),
            status=status,
            **context,
        )
    )
    response = HTMLResponse(text, status, {"Cache-Control": "no-store", "Content-Language": language})
    welcome(request, response)
    return response


def say(words: Words, id: str, /, **arguments: Argument | list[str]) -> str:
    """A message; a list of names becomes one text."""
    plain = {name: listed(value, words) if isinstance(value, list) else value for name, value in arguments.items()}
    return words.text(id, **plain)


def here(request: Request) -> str:
    """The path and query of the page; of a form that was refused, too."""
    query = request.url.query
    return request.url.path + (f"?{query}" if query else "")


def lead(request: Request, path: str) -> Response:
    """Lead the browser on to another page."""
    response = RedirectResponse(path, 303)
    welcome(request, response)
    return response
