"""The home page."""

from datetime import timedelta
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.metadata import DIFFICULTIES
from spadework.engine.words import LANGUAGES, Words, message
from spadework.web.db.models import now
from spadework.web.features.clubs.dates import dates_context
from spadework.web.features.clubs.store import dates, open_tables
from spadework.web.features.friends.store import tables_for
from spadework.web.features.rematch.service import reserved_seats
from spadework.web.features.tutorial.service import learned_games
from spadework.web.pages.scene import scene, small_scene
from spadework.web.pages.table_context import club_tables, game_context, listed_table, reserved_table, tables_asked_to
from spadework.web.pages.tables import game_named
from spadework.web.server.assets import WEB
from spadework.web.server.errors import no_page
from spadework.web.server.requests import part, words_for
from spadework.web.server.site import Site, guest_of, page, preview_file, site_of

SOON = timedelta(days=7)
"""How long before a club's date the home page shows it."""


async def home(request: Request) -> Response:
    """Return the home page: the games, and the guest's tables."""
    words, guest, learned = words_for(request), guest_of(request), learned_games(request.cookies)
    site = site_of(request)
    tables = await site.storage.tables_of(guest)
    games = [game_context(game, words, learned) for game in easiest_first()]
    return page(
        request,
        "home.html",
        message("title-home"),
        scene=scene(),
        small_scene=small_scene(),
        games=games,
        # Of several games to learn, one leads: the easiest.
        lesson=next((game["id"] for game in games if game["learn_first"]), ""),
        tables=sorted((listed_table(stored, guest, words) for stored in tables), key=urgency),
        dates=dates_context(
            [one for one in await dates(site.storage, guest) if one.date.starts < now() + SOON], guest, words
        ),
        invited=await invitations(site, guest, words),
    )


async def invitations(site: Site, guest: str, words: Words) -> list[dict[str, Any]]:
    """Return the context of the open tables that the guest may join: with a reserved seat or an invitation, and those of the guest's clubs.

    Tables where the guest sits are left out.
    """
    reserved = [reserved_table(*one, guest, words) for one in await reserved_seats(site.storage, guest)]
    asked = tables_asked_to(await tables_for(site.storage, guest), guest, words)
    found = [*asked, *reserved, *club_tables(await open_tables(site.storage, guest), guest, words)]
    return [one for one in {one["url"]: one for one in reversed(found)}.values() if not one["seated"]][::-1]


def urgency(table: dict[str, Any]) -> int:
    """Return the rank of a table in a guest's list: those that wait for the guest come first, those that are over last."""
    ranks = {"your-turn": 0, "awaited": 0, "gathering": 1, "waiting": 1}
    return ranks.get(table["status"], 2)


def easiest_first() -> list[Game]:
    """Return all games, easy and short ones first, those without metadata last."""

    def difficulty(game: Game) -> tuple[int, int]:
        facts = game.metadata
        return (DIFFICULTIES.index(facts.effort), facts.minutes) if facts else (len(DIFFICULTIES), 0)

    return sorted(all_games().values(), key=difficulty)


async def share_picture(request: Request) -> Response:
    """Return the preview picture of a game or the site, which other sites may embed."""
    language = part(request, "language")
    folder = game_named(part(request, "id")).folder if "id" in request.path_params else WEB / "core"
    path = folder / preview_file(language)
    if language not in LANGUAGES or not path.is_file():
        raise no_page()
    headers = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}
    return FileResponse(path, headers=headers)


ROUTES = [
    Route("/", home),
    Route("/share.{language}.png", share_picture),
    Route("/games/{id}/share.{language}.png", share_picture),
]
"""The routes of these pages."""
