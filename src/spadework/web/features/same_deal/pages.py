"""Pages of deals shared by several tables: the deal of the day, and deals for friends."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from spadework.engine.discovery import game as find_game
from spadework.engine.words import Words, message
from spadework.web.db.models import StoredDeal, StoredTable, StoredTournament, now
from spadework.web.features.accounts.guests import known_name
from spadework.web.features.clubs.store import is_member
from spadework.web.features.same_deal.service import LEVEL, SEAT, DealOutcome, today
from spadework.web.features.same_deal.store import table_of, tables_of
from spadework.web.features.tournaments.service import path_of
from spadework.web.pages.new_table import fixed_table, form_with, usual_seats
from spadework.web.pages.table_context import game_context
from spadework.web.pages.tables import check_opening, form_of, game_named
from spadework.web.server.errors import Problem, no_page
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, part, words_for
from spadework.web.server.site import Site, check_rate, game_preview, guest_of, page, redirect, site_of

CAPTAINS = ""
"""Stands for the guest at a table where the LEVEL plays on all seats."""


async def of_the_day(request: Request) -> Response:
    """Redirect to the deal of the day."""
    deal = await site_of(request).deals.of_the_day(game_named(part(request, "id")), today())
    return RedirectResponse(f"/deals/{deal.id}", 303)


async def for_friends(request: Request) -> Response:
    """Open a deal for friends, and redirect to it."""
    site, game = site_of(request), game_named(part(request, "id"))
    await form_of(request)
    check_rate(request, site.new_table_limit, "error-too-many-tables")
    return redirect(request, f"/deals/{(await site.deals.for_friends(game)).id}")


async def deal(request: Request) -> Response:
    """Show a deal, and all results to a guest who has finished it."""
    site, words, guest = site_of(request), words_for(request), guest_of(request)
    stored = await requested_deal(request)
    if stored.round is not None:
        tournament = await site.storage.get(StoredTournament, stored.tournament or "")
        if tournament is None or (tournament.club and not await is_member(site.storage, tournament.club, guest)):
            raise no_page()
        return RedirectResponse(path_of(tournament), 303)
    game, tables = find_game(stored.game), await tables_of(site.storage, stored.id)
    own = await table_of(site.storage, stored.id, guest)
    compared = await comparison(site, stored, tables, own, words) if own is not None and own.over else []
    return page(
        request,
        "deal.html",
        message("title-deal", game=game.title(words.language)),
        shared=game_preview(game, words),
        game=game_context(game, words),
        deal={
            "url": f"{root()}/deals/{stored.id}",
            "heading": heading(stored, words),
            "open": stored.ends > now(),
            "ends": stored.ends.isoformat(timespec="minutes"),
            "until": words.text("date-time", day=day_text(stored.ends.date(), words), time=f"{stored.ends:%H:%M}"),
            "players": sum(table.creator != CAPTAINS for table in tables),
            "own_url": f"{root()}/tables/{own.id}" if own is not None else "",
            "over": own is not None and own.over,
            "rows": compared,
            "waiting": not any(row["captains"] for row in compared),
        },
    )


async def play(request: Request) -> Response:
    """Redirect to the guest's table of a deal, opened if there is none."""
    site, stored = site_of(request), await requested_deal(request)
    await form_of(request)
    async with site.deals.opening():
        own = await table_of(site.storage, stored.id, guest_of(request)) or await open_table(request, stored)
    return redirect(request, f"/tables/{own.id}")


async def open_table(request: Request, stored: StoredDeal) -> StoredTable:
    """Open a guest's table of a deal. Raises Problem, NotStored."""
    site, guest = site_of(request), guest_of(request)
    if stored.ends <= now() or stored.round is not None:
        raise Problem("error-deal-ended", 409)
    await check_opening(request)
    table = new_table(stored, guest, known_name(request), words_for(request))
    await site.tables.add(table)
    return table


async def requested_deal(request: Request) -> StoredDeal:
    """Return the requested deal. Raises Problem."""
    stored = await site_of(request).storage.get(StoredDeal, part(request, "deal"))
    if stored is None:
        raise no_page()
    game_named(stored.game)
    return stored


def new_table(stored: StoredDeal, guest: str, name: str, words: Words) -> StoredTable:
    """Return a table of a deal: a guest's, or the captains'."""
    game = find_game(stored.game)
    kinds = ["computer" if guest == CAPTAINS or seat != SEAT else "me" for seat in range(usual_seats(game))]
    new = form_with(game, kinds, LEVEL, hints="nobody")
    new.rows[SEAT].name = words.text("deal-captain") if guest == CAPTAINS else name
    table = fixed_table(new, stored.secret, guest, words)
    table.deal, table.sealed_until = stored.id, stored.ends
    return table


async def comparison(
    site: Site, stored: StoredDeal, tables: Sequence[StoredTable], own: StoredTable, words: Words
) -> list[dict[str, Any]]:
    """Return all results of a deal for the template, for a guest whose own table is over."""
    async with site.deals.opening():
        captains = await table_of(site.storage, stored.id, CAPTAINS)
        if captains is None:
            captains = new_table(stored, CAPTAINS, "", words)
            await site.tables.add(captains)
    if not captains.over:
        # They begin before anyone opens the table.
        async with site.tables.open(captains.id):
            pass
    # With very many tables, these two may be missing from the list.
    shown = {table.id: table for table in (*tables, own, captains)}
    outcomes = await site.deals.outcomes(list(shown.values()))
    mine = next(outcome for outcome in outcomes if outcome.table == own.id)
    return [await row(site, outcome, mine, words) for outcome in outcomes]


async def row(site: Site, outcome: DealOutcome, mine: DealOutcome, words: Words) -> dict[str, Any]:
    """Return a result of a deal for the template."""
    difference = None if outcome is mine else await site.deals.difference(mine, outcome, words.language)
    return {
        "name": words.text("deal-captain") if outcome.computer else outcome.name,
        "mine": outcome is mine,
        "captains": outcome.computer,
        "place": outcome.result.places[SEAT],
        "seats": len(outcome.result.places),
        "score": outcome.result.scores[SEAT],
        "parting": "" if difference is None else words.text("deal-parting", turn=difference),
        "same": outcome is not mine and difference is None,
        "replay_url": f"{root()}/tables/{outcome.table}/replay?seat={SEAT}",
    }


def heading(stored: StoredDeal, words: Words) -> str:
    """Return a deal's title."""
    day = stored.id.removesuffix(f"-{stored.game}")
    return (
        words.text("deal-of-day", day=day_text(date.fromisoformat(day), words))
        if day != stored.id
        else words.text("deal-of-friends")
    )


ROUTES = [
    Route("/games/{id}/today", of_the_day),
    Route("/games/{id}/deals", for_friends, methods=["POST"]),
    Route("/deals/{deal}", deal),
    Route("/deals/{deal}/play", play, methods=["POST"]),
]
