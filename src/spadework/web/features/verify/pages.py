"""Records, and the proof of fair chance."""

from collections.abc import Sequence
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.discovery import game as find_game
from spadework.engine.words import message
from spadework.web.db.models import StoredSeat
from spadework.web.features.spectators.service import check_finished
from spadework.web.pages.table_context import table_context
from spadework.web.server.middleware import check_same_site
from spadework.web.server.public_url import root
from spadework.web.server.requests import join_names, part, words_for
from spadework.web.server.site import download, guest_of, page, seen_table, site_of, visitor_of
from spadework.web.table.live_table import LiveTable


async def record(request: Request) -> Response:
    """Send the record of a finished game, whether or not it can still be played here."""
    tables = site_of(request).tables
    stored = await tables.stored(part(request, "id"))
    await tables.check_deal(stored, guest_of(request))
    check_finished(stored, guest_of(request))
    return download(await tables.record(stored), "application/json", f"{stored.game}-{stored.id}.json")


async def verify_table(request: Request) -> Response:
    """Show a table's seed contributions, and after the end whether its chance was fair."""
    words = words_for(request)
    tables = site_of(request).tables
    async with seen_table(request) as live:
        over = live.stage == "over" and not live.sealed
        result = await check_context(request, await tables.record(await tables.stored(live.id))) if over else None
        return verify_page(request, table_context(live, guest_of(request), words), proof(live, over), result)


def proof(live: LiveTable, over: bool) -> dict[str, Any]:
    """Return a table's proof of chance; with the server's secret only after the end."""
    return {
        "commitment": live.commitment,
        "secret": live.stored.secret if over else None,
        "contributions": [
            {"name": seat.name, "value": seat.contribution or "", "missing": missing(live, seat)}
            for seat in live.seats
            if seat.name
        ],
        "shared": live.stored.deal is not None,
    }


def missing(live: LiveTable, seat: StoredSeat) -> str:
    """Return the id of the text that says why a seat has no contribution."""
    if seat.contribution == "":
        return "missing"
    return "computer" if seat.level is not None or live.stored.dealt else "awaited"


async def upload(request: Request) -> Response:
    """Show the form for a record."""
    return verify_page(request, None, None, None)


async def verify_upload(request: Request) -> Response:
    """Check an uploaded record."""
    try:
        with site_of(request).checker.taking(visitor_of(request)):
            result = await check_context(request, await uploaded(request))
    except MissingRecord as error:
        return verify_page(request, None, None, None, [words_for(request).say(error.reason)], 422)
    return verify_page(request, None, None, result, status=200 if result["ok"] else 422)


class MissingRecord(Exception):
    """A form without a record."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.reason = message(id)


async def uploaded(request: Request) -> str:
    """Return the record in a form, from a file or from text. Raises MissingRecord if there is none, Problem for an invalid form."""
    check_same_site(request)
    async with request.form() as form:
        file = form.get("file")
        if isinstance(file, UploadFile) and file.size:
            try:
                return (await file.read()).decode("utf-8-sig")
            except UnicodeDecodeError:
                raise MissingRecord("form-not-text") from None
        text = form.get("record")
    if not isinstance(text, str) or not text.strip():
        raise MissingRecord("form-no-record")
    return text


async def check_context(request: Request, text: str) -> dict[str, Any]:
    """Check a record and return the result in words."""
    found, words = await site_of(request).checker.check(text, visitor_of(request)), words_for(request)
    if found.reason:
        return outcome(words.text("verify-wrong"), reason=found.reason)
    right = "verify-right" if found.simulated is None else "verify-simulated"
    title_text = words.text(right if found.over else "verify-unfinished", **found.simulated or {})
    seats, title = len(found.names), find_game(found.game).title(words.language)
    alert = words.text("verify-missing", missing=found.missing, seats=seats) if found.missing else ""
    names = join_names(found.names, words)
    return outcome(
        title_text, alert=alert, game_title=title, seats=seats, names=names, moves=found.moves, over=found.over
    )


def outcome(title: str, **found: Any) -> dict[str, Any]:
    """Return the result of a check for the template."""
    return {
        "ok": "reason" not in found,
        "title": title,
        "reason": "",
        "alert": "",
        "game_title": "",
        "seats": 0,
        "names": "",
        "moves": 0,
        "over": False,
    } | found


def verify_page(
    request: Request,
    table: dict[str, Any] | None,
    proof: dict[str, Any] | None,
    result: dict[str, Any] | None,
    errors: Sequence[str] = (),
    status: int = 200,
) -> Response:
    """Return the page about fair chance."""
    return page(
        request,
        "verify.html",
        message("title-verify"),
        status=status,
        table=table,
        upload_url=f"{root()}/verify",
        proof=proof,
        outcome=result,
        errors=list(errors),
    )


ROUTES = [
    Route("/tables/{id}/record.json", record),
    Route("/tables/{id}/verify", verify_table),
    Route("/verify", upload),
    Route("/verify", verify_upload, methods=["POST"]),
]
