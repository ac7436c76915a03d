"""A guest's decks of a game: the template file, upload, and list."""

import asyncio
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.game import OWN_DECK, Game, stored_deck_name
from spadework.engine.material import MaterialError
from spadework.engine.places import line_of
from spadework.engine.words import message
from spadework.web.db.models import StoredDeck
from spadework.web.db.storage import Conflict
from spadework.web.features.decks import service as stored_decks
from spadework.web.features.decks.service import deck_label, install_deck
from spadework.web.pages.table_context import game_context
from spadework.web.pages.tables import form_of, game_named
from spadework.web.server.errors import Problem, no_page
from spadework.web.server.middleware import check_same_site
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, part, words_for
from spadework.web.server.site import check_rate, download, guest_of, page, redirect, site_of

CONTEXT_LINES = 2
"""Lines shown before and after a mistake."""
MAX_NAME = 60
"""Maximum characters shown of a file's name."""
MAX_REASON = 300
"""Maximum characters shown of a mistake."""


async def decks(request: Request) -> Response:
    """Show the guest's decks."""
    return await decks_page(request, await game_of(request))


async def game_of(request: Request) -> Game:
    """Return the requested game, if it reads decks. Raises Problem."""
    game = game_named(part(request, "id"))
    await asyncio.to_thread(lambda: game.rules)
    return game


async def upload(request: Request) -> Response:
    """Store an uploaded deck, or show why it is invalid."""
    game, words = await game_of(request), words_for(request)
    check_same_site(request)
    site, guest = site_of(request), guest_of(request)
    try:
        async with request.form() as form:
            file = form.get("file")
            content, name = (await file.read(), file.filename or "") if isinstance(file, UploadFile) else (b"", "")
    except Problem as problem:
        # The file is too large.
        return await decks_page(request, game, {"reason": "", "message": words.say(problem.reason)}, problem.status)
    if not content:
        return await decks_page(request, game, {"reason": "", "message": words.text("decks-no-file")})
    check_rate(request, site.deck_uploads, "error-too-many-decks")
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return await decks_page(request, game, {"reason": "", "message": words.text("decks-not-text")})
    try:
        await asyncio.to_thread(game.read_deck, text, (name[:MAX_NAME] if name.isprintable() else "") or "deck.toml")
    except MaterialError as error:
        return await decks_page(request, game, await asyncio.to_thread(mistake, text, str(error)))
    deck = StoredDeck(name=stored_deck_name(text), guest=guest, game=game.id, text=text)
    try:
        await stored_decks.keep(site.storage, deck)
    except Conflict:
        raise Problem("error-many-decks", 409, most=stored_decks.MAX_DECKS) from None
    await install_deck(site.storage, game, stored_deck_name(text))
    return redirect(request, f"/games/{game.id}/decks")


def mistake(text: str, reason: str) -> dict[str, Any]:
    """Return a mistake in a deck with the lines around it, for the template."""
    line, lines = line_of(text, reason), text.split("\n")
    first = max(0, (line or 1) - 1 - CONTEXT_LINES)
    shown = lines[first : (line or 1) + CONTEXT_LINES] if line else []
    return {
        "message": "",
        "reason": reason[:MAX_REASON],
        "line": line,
        "lines": [
            {"number": number, "text": one[:120], "wrong": number == line}
            for number, one in enumerate(shown, first + 1)
        ],
    }


async def decks_page(
    request: Request, game: Game, wrong: dict[str, Any] | None = None, wrong_status: int = 422
) -> Response:
    """Return the page, with the mistake in the uploaded deck if there is one."""
    words, url = words_for(request), f"{root()}/games/{game.id}/decks"
    storage = site_of(request).storage
    decks = await stored_decks.decks_of(storage, guest_of(request), game.id)
    for deck in decks:
        await install_deck(storage, game, deck.name)
    return page(
        request,
        "decks.html",
        message("title-decks", game=game.title(words.language)),
        status=wrong_status if wrong else 200,
        game=game_context(game, words),
        decks_url=url,
        own_url=f"{url}/{OWN_DECK}.toml",
        wrong=wrong,
        most=stored_decks.MAX_DECKS,
        decks=[
            {
                "title": await asyncio.to_thread(deck_label, game, deck.name, words.language),
                "date": deck.at.date().isoformat(),
                "day": day_text(deck.at.date(), words),
                "play_url": f"{root()}/games/{game.id}/new?option-deck={deck.name}",
                "file_url": f"{url}/{deck.name}.toml",
                "remove_url": f"{url}/{deck.name}/remove",
            }
            for deck in decks
        ],
    )


async def deck_file(request: Request) -> Response:
    """Send the game's own deck, or a guest's."""
    game, name = await game_of(request), part(request, "name")
    if name == OWN_DECK:
        text = await asyncio.to_thread(game.deck_files()[OWN_DECK].read_text, encoding="utf-8")
    else:
        decks = await stored_decks.decks_of(site_of(request).storage, guest_of(request), game.id)
        text = {deck.name: deck.text for deck in decks}.get(name, "")
    if not text:
        raise no_page()
    return download(text, "application/toml", f"{game.id}.toml")


async def remove(request: Request) -> Response:
    """Remove a guest's deck; tables that use it go on."""
    await form_of(request)
    game = game_named(part(request, "id"))
    await stored_decks.remove(site_of(request).storage, guest_of(request), part(request, "name"))
    return redirect(request, f"/games/{game.id}/decks")


ROUTES = [
    Route("/games/{id}/decks", decks),
    Route("/games/{id}/decks", upload, methods=["POST"]),
    Route("/games/{id}/decks/{name}.toml", deck_file),
    Route("/games/{id}/decks/{name}/remove", remove, methods=["POST"]),
]
