"""Pages of tournaments: setting one up, taking part, and how everybody does."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.discovery import all_games
from spadework.engine.words import LANGUAGES, Message, Words, message
from spadework.web.db.models import StoredDeal, StoredTable, StoredTournament
from spadework.web.db.storage import Conflict
from spadework.web.features.clocks import form as clocks_form
from spadework.web.features.clubs.pages import club_page, joined_club, requested_club, tournament_context
from spadework.web.features.clubs.service import member_names
from spadework.web.features.same_deal.service import LEVEL
from spadework.web.features.tournaments import store as stored
from spadework.web.features.tournaments.seating import Seating
from spadework.web.features.tournaments.service import FEWEST, ROUNDS, path_of
from spadework.web.features.tournaments.standings import MOST_POINTS, Standing
from spadework.web.features.waiting_room.service import free_name
from spadework.web.pages.new_table import NewTable, SeatRow, fixed_table, seat_name, usual_choices, wrong_choice
from spadework.web.pages.tables import form_of
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.public_url import root
from spadework.web.server.requests import decimal, join_names, page_words, part, title_of, words_for
from spadework.web.server.site import guest_of, page, redirect, site_of, site_preview, visitor_of

MOST_PLAYING = 2
"""Maximum rounds of a tournament that are played at the same time."""


async def create(request: Request) -> Response:
    """Set up a tournament for a club."""
    site, form, club = site_of(request), await form_of(request), await joined_club(request)
    tournament = wanted_tournament(form, club.id, guest_of(request))
    if not isinstance(tournament, StoredTournament):
        return await club_page(request, club, tournament)
    if not site.openings.take(*visitor_of(request)):
        raise Problem("club-too-often", 429)
    try:
        await stored.create(site.storage, tournament)
    except Conflict:
        return await club_page(request, club, message("tournament-too-many", most=stored.MOST_UNFINISHED))
    if site.calls.take(*visitor_of(request)):
        await site.tournaments.announce(tournament)
    return redirect(request, path_of(tournament))


def wanted_tournament(form: Mapping[str, str], club: str, guest: str) -> StoredTournament | Message:
    """Return the tournament of a form, or what is wrong with it."""
    game, rounds, time = all_games().get(form.get("game", "")), form.get("rounds", ""), form.get("time", "none")
    if game is None:
        return wrong_choice(form.get("game", ""))
    for choice, choices in ((rounds, map(str, ROUNDS)), (time, clocks_form.KINDS)):
        if choice not in choices:
            return wrong_choice(choice)
    seats = form.get("seats", "")
    if seats not in map(str, game.rules.SEATS):
        return message("form-seats", least=game.rules.SEATS[0], most=game.rules.SEATS[-1])
    return StoredTournament(
        id=secrets.token_urlsafe(9),
        club=club,
        creator=guest,
        game=game.id,
        seats=int(seats),
        rounds=int(rounds),
        time=clocks_form.stored_terms(clocks_form.usual() | {"kind": time}),
    )


async def tournament(request: Request) -> Response:
    """Show a tournament to anyone who has the club's link."""
    site, words, guest = site_of(request), words_for(request), guest_of(request)
    club = await requested_club(request)
    shown = await requested_tournament(request)
    progress = await site.tournaments.progress(shown)
    entrants, tables, over = progress.entrants, progress.tables, progress.over
    members = await member_names(site.storage, club.id)
    names = {seat.guest: seat.name for played in tables.values() for table in played for seat in table.seats} | members
    rounds: list[dict[str, Any]] = [
        {
            "number": number,
            "tables": [table_context(table, guest, number in over, words) for table in tables.get(number, ())],
        }
        for number in sorted(progress.deals, reverse=True)
    ]
    rows = [standing_context(one, names.get(one.guest, ""), over, guest, words) for one in progress.standings]
    return page(
        request,
        "tournament.html",
        message("title-tournament", game=title_of(shown.game, words.language)),
        shared=site_preview(words),
        club={"name": club.name, "url": f"{root()}/clubs/{club.id}"},
        tournament={
            **tournament_context(shown, words),
            "names": join_names([names[one] for one in entrants if one in names], words),
            "count": len(entrants),
            "terms": clocks_form.terms_text(shown.time, words),
            "enters": guest in members and guest not in entrants and may_enter(shown),
            "withdraws": guest in entrants and may_enter(shown),
            "own": guest in {shown.creator, club.founder} and guest in members,
            "more": may_enter(shown),
            "next": shown.round + 1
            if may_enter(shown) and len(entrants) >= FEWEST and progress.playing < MOST_PLAYING
            else 0,
            "few": len(entrants) < FEWEST,
            "fewest": FEWEST,
            "table_url": next((table["url"] for one in rounds for table in one["tables"] if table["url"]), ""),
            "waiting": progress.playing > 0,
            "finished": shown.finished is not None,
            "round": shown.round,
        },
        most=MOST_POINTS,
        over=over,
        rows=rows,
        won=[row["name"] for row in rows if row["place"] == 1 and over] if shown.finished else [],
        rounds=rounds,
    )


def may_enter(tournament: StoredTournament) -> bool:
    """Return whether another round is to come."""
    return tournament.finished is None and tournament.round < tournament.rounds


def standing_context(one: Standing, name: str, rounds: Sequence[int], guest: str, words: Words) -> dict[str, Any]:
    """Return a row of the standings for the template."""
    return {
        "place": one.place,
        "name": name,
        "mine": one.guest == guest,
        "points": [one.points.get(number) for number in rounds],
        "total": one.total,
        "wins": decimal(one.wins, words),
    }


def table_context(table: StoredTable, guest: str, over: bool, words: Words) -> dict[str, Any]:
    """Return a table for the template: its result once the round is over, so that nobody who still plays the deal learns it."""
    mine = any(seat.guest == guest for seat in table.seats)
    finished = table.over or table.ended
    places = sorted((seat for seat in table.seats if seat.place), key=lambda seat: seat.place or 0) if over else []
    return {
        "names": join_names([seat.name for seat in table.seats], words),
        "outcome": "; ".join(
            words.text("club-outcome", name=seat.name, place=seat.place or 0, points=seat.score or 0) for seat in places
        ),
        "state": "ended" if table.ended else "over" if finished else "playing",
        "url": f"{root()}/tables/{table.id}" if mine and not finished else "",
        "replay_url": f"{root()}/tables/{table.id}/replay" if over or (mine and finished) else "",
    }


async def enter(request: Request) -> Response:
    """Take part in a tournament from its next round on, or no more."""
    form, shown = await form_of(request), await requested_tournament(request)
    site, guest = site_of(request), guest_of(request)
    if form.get("answer") == "no":
        await stored.withdraw(site.storage, shown.id, guest)
    elif form.get("answer") == "yes":
        await joined_club(request)
        try:
            await stored.enter(site.storage, shown.id, guest)
        except Conflict:
            raise Problem("tournament-no-more", 409) from None
    else:
        raise Problem("error-form", 422)
    return redirect(request, path_of(shown))


async def begin(request: Request) -> Response:
    """Begin the round that the page offers, if it has not begun."""
    form, shown = await form_of(request), await own_tournament(request)
    site = site_of(request)
    if form.get("round") == str(shown.round + 1) and may_enter(shown):
        progress = await site.tournaments.progress(shown)
        if progress.playing >= MOST_PLAYING:
            raise Problem("tournament-still", 409)
        if not site.openings.take(*visitor_of(request)):
            raise Problem("club-too-often", 429)
        await site.tournaments.begin_round(shown)
    return redirect(request, path_of(shown))


async def end_games(request: Request) -> Response:
    """End the games that are still being played."""
    await form_of(request)
    shown = await own_tournament(request)
    try:
        await site_of(request).tournaments.end_games(shown)
    except Refused as refusal:
        raise Problem(refusal.reason.id, 409) from None
    return redirect(request, path_of(shown))


async def end(request: Request) -> Response:
    """Let no other round begin."""
    await form_of(request)
    shown = await own_tournament(request)
    await stored.end(site_of(request).storage, shown.id)
    return redirect(request, path_of(shown) if shown.round else f"/clubs/{shown.club}")


async def requested_tournament(request: Request) -> StoredTournament:
    """Return the requested tournament. Raises Problem."""
    found = await stored.load(site_of(request).storage, part(request, "tournament"))
    if found is None or found.club != part(request, "id"):
        raise Problem("tournament-gone", 404)
    return found


async def own_tournament(request: Request) -> StoredTournament:
    """Return the requested tournament for a member who has set it up or founded the club. Raises Problem."""
    club, shown = await joined_club(request), await requested_tournament(request)
    if guest_of(request) not in {shown.creator, club.founder}:
        raise Problem("tournament-not-yours", 403)
    return shown


def new_table(tournament: StoredTournament, deal: StoredDeal, guests: Seating, names: Mapping[str, str]) -> StoredTable:
    """Return a table of a round: people where the seating says, and computer players on the other seats. Raises Problem."""
    game, words = all_games()[tournament.game], page_words()[LANGUAGES[0]]
    kinds = ["me" if seat in guests else "computer" for seat in range(tournament.seats)]
    rows = [SeatRow(seat, kind, level=LEVEL) for seat, kind in enumerate(kinds)]
    taken = [seat_name(row, words) for row in rows if row.kind == "computer"]
    for seat, guest in sorted(guests.items()):
        rows[seat].name = free_name(names[guest], taken)
        taken.append(rows[seat].name)
    new = NewTable(game, len(rows), rows, usual_choices(game), hints="nobody")
    # It has no host: nobody may hide it from the others, or has fewer tables of their own for it.
    table = fixed_table(new, deal.secret, "", words)
    for seat, guest in guests.items():
        table.seats[seat].guest = guest
    table.deal, table.sealed_until, table.time = deal.id, deal.ends, tournament.time
    return table


ROUTES = [
    Route("/clubs/{id}/tournaments", create, methods=["POST"]),
    Route("/clubs/{id}/tournaments/{tournament}", tournament),
    Route("/clubs/{id}/tournaments/{tournament}/enter", enter, methods=["POST"]),
    Route("/clubs/{id}/tournaments/{tournament}/begin", begin, methods=["POST"]),
    Route("/clubs/{id}/tournaments/{tournament}/end-games", end_games, methods=["POST"]),
    Route("/clubs/{id}/tournaments/{tournament}/end", end, methods=["POST"]),
]
