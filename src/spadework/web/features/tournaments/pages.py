"""Pages of tournaments: the list, the form for a new one, entering, and the standings."""

import secrets
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.discovery import all_games
from spadework.engine.names import free_name
from spadework.engine.words import LANGUAGES, Message, Words, message
from spadework.web.db.models import StoredClub, StoredDeal, StoredTable, StoredTournament, now
from spadework.web.db.storage import Conflict
from spadework.web.features.accounts.guests import known_name
from spadework.web.features.clocks import form as clocks_form
from spadework.web.features.clubs.service import joined_club, member_name
from spadework.web.features.clubs.store import is_member
from spadework.web.features.same_deal.service import LEVEL
from spadework.web.features.tournaments import store as stored
from spadework.web.features.tournaments.seating import Seating
from spadework.web.features.tournaments.service import FEWEST, ROUNDS, hosts, idle_time, path_of
from spadework.web.features.tournaments.standings import MOST_POINTS, Standing
from spadework.web.features.waiting_room.pages import wanted_name
from spadework.web.pages.home import easiest_first
from spadework.web.pages.new_table import fixed_table, form_with, seat_name, wrong_choice
from spadework.web.pages.table_context import cover_url
from spadework.web.pages.tables import form_of
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.public_url import root
from spadework.web.server.requests import decimal, join_names, page_words, part, title_of, words_for
from spadework.web.server.site import (
    absolute_url,
    check_rate,
    guest_of,
    page,
    redirect,
    site_of,
    visitor_of,
)

USUAL = {"game": "", "seats": "", "rounds": "3", "time": clocks_form.KINDS[0]}
"""The default choices in the form of a new tournament; empty for the first choice."""

ID_BYTES = 9
"""Bytes of the secret part of a tournament's address."""

MOST_PLAYING = 2
"""Maximum rounds of a tournament in play at the same time."""

SETTLED_AFTER = timedelta(hours=1)
"""How long after the end of a tournament its standings may still change by estimates of luck."""


async def tournaments_page(
    request: Request,
    wrong: Message | None = None,
    club: StoredClub | None = None,
    form: Mapping[str, str] | None = None,
) -> Response:
    """Show the guest's tournaments, other open ones, and the form for a new one.

    Args:
        request: the request.
        wrong: the error in the form that was sent.
        club: the club that this form is for; None for an open tournament.
        form: the fields of this form, shown again.
    """
    site, words = site_of(request), words_for(request)
    own = await stored.of_guest(site.storage, guest_of(request))
    others = await stored.for_everybody(site.storage, guest_of(request))
    names = await stored.names_in(site.storage, [one.id for one in (*own, *others)])
    return page(
        request,
        "tournaments.html",
        message("title-tournaments"),
        status=422 if wrong else 200,
        errors=[words.say(wrong)] if wrong else [],
        own=[listed_tournament(one, words, names[one.id]) for one in own],
        tournaments=[listed_tournament(one, words, names[one.id]) for one in others],
        choices=choices_context(words, form),
        club={"id": club.id, "name": club.name} if club else None,
        own_name=(form or {}).get("name") or known_name(request),
    )


async def create(request: Request) -> Response:
    """Set up a tournament: for a club if the form names one, otherwise an open one."""
    site, form, guest = site_of(request), await form_of(request), guest_of(request)
    club = await joined_club(site.storage, form["club"], guest) if form.get("club") else None
    name = wanted_name(request, form.get("name")) if club is None else await member_name(site.storage, club.id, guest)
    tournament: StoredTournament | Message = message("tournament-no-name")
    if name:
        tournament = wanted_tournament(form, None if club is None else club.id, guest)
    if isinstance(tournament, StoredTournament):
        check_rate(request, site.new_table_limit, "club-too-often")
        try:
            await stored.create(site.storage, tournament, name)
        except Conflict:
            kind = "tournament-too-many" if club else "tournament-too-many-own"
            tournament = message(kind, most=stored.MOST_UNFINISHED)
    if isinstance(tournament, Message):
        return await tournaments_page(request, tournament, club, form)
    if club is not None and site.club_call_limit.take(*visitor_of(request)):
        await site.tournaments.announce(tournament)
    return tournament_redirect(request, tournament, name)


def listed_tournament(one: StoredTournament, words: Words, names: Sequence[str] = ()) -> dict[str, Any]:
    """Return a tournament for a template's list, with the entrants' names if given."""
    state = "over" if one.finished else "playing" if one.round else "gathering"
    return {
        "url": root() + path_of(one),
        "title": title_of(one.game, words.language),
        "cover_url": cover_url(one.game),
        "what": words.text("tournament-what", seats=one.seats),
        "who": words.text("tournament-who", name=names[0], others=len(names) - 1) if names else "",
        "state": words.text(f"tournament-{state}", round=one.round, rounds=one.rounds),
    }


def choices_context(words: Words, chosen: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return the choices for a new tournament for the template, with those of a form that was sent."""
    return {
        "chosen": USUAL | dict(chosen or {}),
        "games": [
            {
                "id": game.id,
                "text": words.text(
                    "tournament-game-of",
                    game=game.title(words.language),
                    least=game.rules.SEATS[0],
                    most=game.rules.SEATS[-1],
                ),
            }
            for game in easiest_first()
        ],
        "seats": sorted({seats for game in all_games().values() for seats in game.rules.SEATS}),
        "rounds": ROUNDS,
        "times": clocks_form.time_context(clocks_form.usual(), words)["kinds"],
    }


def wanted_tournament(form: Mapping[str, str], club: str | None, guest: str) -> StoredTournament | Message:
    """Return the tournament that a form describes, or an error message."""
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
        id=secrets.token_urlsafe(ID_BYTES),
        club=club,
        creator=guest,
        game=game.id,
        seats=int(seats),
        rounds=int(rounds),
        time=clocks_form.stored_terms(clocks_form.usual() | {"kind": time}),
    )


async def tournament(request: Request) -> Response:
    """Show a tournament to anyone who has its link."""
    site, words, guest = site_of(request), words_for(request), guest_of(request)
    shown = await requested_tournament(request)
    progress = await site.tournaments.progress(shown)
    entrants, tables, over = progress.entrants, progress.tables, progress.over
    club = await own_club(request, shown)
    welcome, more, standings = shown.club is None or club is not None, may_enter(shown), progress.standings
    host = welcome and guest in hosts(shown, club.founder if club else None, entrants)
    seats = [seat for played in tables.values() for table in played for seat in table.seats]
    names = {**{seat.guest: seat.name for seat in seats if seat.guest}, **entrants}
    rounds: list[dict[str, Any]] = [
        {
            "number": number,
            "tables": [table_context(table, guest, number in over, words) for table in tables.get(number, ())],
        }
        for number in sorted(progress.deals, reverse=True)
    ]
    rows = [standing_context(one, names.get(one.guest, ""), over, guest, words) for one in standings]
    return page(
        request,
        "tournament.html",
        message("title-tournament", game=title_of(shown.game, words.language)),
        # Only guests who were given the link see this page, so it may name the club.
        club={"name": club.name, "url": f"{root()}/clubs/{club.id}"} if club else None,
        tournament={
            **listed_tournament(shown, words),
            "open": shown.club is None,
            "address": absolute_url(request, path_of(shown)),
            "names": join_names(list(entrants.values()), words),
            "count": len(entrants),
            "terms": clocks_form.terms_text(shown.time, words),
            "enters": welcome and guest not in entrants and more,
            "withdraws": guest in entrants and more,
            "own": host,
            "more": more,
            "next": shown.round + 1 if more and len(entrants) >= FEWEST and progress.playing < MOST_PLAYING else 0,
            "ends_games": progress.playing > 0 and (host or (shown.club is None and guest in entrants)),
            "end_note": end_note(shown, words),
            "few": len(entrants) < FEWEST,
            "fewest": FEWEST,
            "table_url": next((table["url"] for one in rounds for table in one["tables"] if table["url"]), ""),
            "waiting": progress.playing > 0,
            "finished": shown.finished is not None,
            "settled": is_settled(shown, standings),
            "round": shown.round,
        },
        own_name=known_name(request),
        most=MOST_POINTS,
        over=over,
        rows=rows,
        won=[row["name"] for row in rows if row["place"] == 1 and over] if shown.finished else [],
        won_alone=[row["mine"] for row in rows if row["place"] == 1] == [True],
        rounds=rounds,
    )


async def own_club(request: Request, tournament: StoredTournament) -> StoredClub | None:
    """Return the club of a tournament for its members, None for others and for a tournament without one."""
    storage, club = site_of(request).storage, tournament.club
    return await storage.get(StoredClub, club) if club and await is_member(storage, club, guest_of(request)) else None


def is_settled(tournament: StoredTournament, standings: Sequence[Standing]) -> bool:
    """Return whether the standings are final. Luck that was not estimated by `SETTLED_AFTER` is treated as unknown."""
    if tournament.finished is None:
        return False
    return now() - tournament.finished > SETTLED_AFTER or all(one.luck is not None for one in standings)


def end_note(tournament: StoredTournament, words: Words) -> str:
    """Return the note that explains the effect of ending games."""
    if tournament.club is not None:
        return words.text("tournament-end-games-note")
    idle = idle_time(tournament)
    kind, count = ("days", idle.days) if idle.days else ("minutes", idle.seconds // 60)
    return words.text("tournament-end-idle-note", idle=words.text(f"tournament-idle-{kind}", count=count))


def may_enter(tournament: StoredTournament) -> bool:
    """Return whether the tournament has another round."""
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
        "fair": "" if one.luck is None else decimal(one.wins - one.luck, words),
    }


def table_context(table: StoredTable, guest: str, over: bool, words: Words) -> dict[str, Any]:
    """Return a table for the template. The result is hidden until the round is over, as others may still be playing the deal."""
    mine = any(seat.guest == guest for seat in table.seats)
    finished = table.over or table.ended
    places = sorted((seat for seat in table.seats if seat.place), key=lambda seat: seat.place or 0) if over else []
    return {
        "names": join_names(
            [words.text("tournament-at", name=seat.name, seat=seat.seat + 1) for seat in table.seats], words
        ),
        "outcome": "; ".join(
            words.text("club-outcome", name=seat.name, place=seat.place or 0, points=seat.score or 0) for seat in places
        ),
        "state": "ended" if table.ended else "over" if finished else "playing",
        "url": f"{root()}/tables/{table.id}" if mine and not finished else "",
        "replay_url": f"{root()}/tables/{table.id}/replay" if over or (mine and finished) else "",
    }


async def enter(request: Request) -> Response:
    """Enter a tournament from its next round on, or withdraw from it."""
    form, shown = await form_of(request), await requested_tournament(request)
    site, guest, name = site_of(request), guest_of(request), wanted_name(request, form.get("name"))
    if form.get("answer") == "no":
        await stored.withdraw(site.storage, shown.id, guest)
    elif form.get("answer") == "yes":
        wanted = await wanted_entrant(request, shown, name)
        try:
            await stored.enter(site.storage, shown.id, guest, wanted)
        except stored.Full:
            raise Problem("tournament-full", 409, most=stored.MOST_ENTRANTS) from None
        except Conflict:
            raise Problem("tournament-no-more", 409) from None
    else:
        raise Problem("error-form", 422)
    return tournament_redirect(request, shown, name)


async def wanted_entrant(request: Request, tournament: StoredTournament, name: str) -> str:
    """Return the name under which a guest enters: the one in the club, otherwise the wanted one. Raises Problem."""
    site = site_of(request)
    if tournament.club is not None:
        return await member_name(site.storage, tournament.club, guest_of(request))
    if not name:
        raise Problem("tournament-no-name", 422)
    check_rate(request, site.club_call_limit, "club-too-often")
    return name


def tournament_redirect(request: Request, tournament: StoredTournament, name: str) -> Response:
    """Redirect to a tournament, and in an open one remember the name under which the guest entered."""
    return redirect(request, path_of(tournament), "" if tournament.club else name)


async def begin(request: Request) -> Response:
    """Begin the round that the page offered, unless it has begun."""
    form, shown = await form_of(request), await own_tournament(request)
    site = site_of(request)
    if form.get("round") == str(shown.round + 1) and may_enter(shown):
        progress = await site.tournaments.progress(shown)
        if progress.playing >= MOST_PLAYING:
            raise Problem("tournament-still", 409)
        check_rate(request, site.new_table_limit, "club-too-often")
        await site.tournaments.begin_round(shown)
    return redirect(request, path_of(shown))


async def end_games(request: Request) -> Response:
    """End the games that the guest may end."""
    await form_of(request)
    shown, guest, site = await requested_tournament(request), guest_of(request), site_of(request)
    if shown.club is not None or guest not in await stored.entrants(site.storage, shown.id):
        await own_tournament(request)
    try:
        await site.tournaments.end_games(shown, guest)
    except Refused as refusal:
        raise Problem(refusal.reason.id, 409) from None
    return redirect(request, path_of(shown))


async def end(request: Request) -> Response:
    """Make the current round the last one."""
    await form_of(request)
    shown = await own_tournament(request)
    await stored.end(site_of(request).storage, shown.id)
    return redirect(
        request, path_of(shown) if shown.round else f"/clubs/{shown.club}" if shown.club else "/tournaments"
    )


async def requested_tournament(request: Request) -> StoredTournament:
    """Return the requested tournament. Raises Problem."""
    found = await site_of(request).storage.get(StoredTournament, part(request, "tournament"))
    if found is None:
        raise Problem("tournament-gone", 404)
    return found


async def own_tournament(request: Request) -> StoredTournament:
    """Return the requested tournament for one of its hosts. Raises Problem for others, and for a host who has left the club."""
    shown, storage, guest = await requested_tournament(request), site_of(request).storage, guest_of(request)
    club = await joined_club(storage, shown.club, guest) if shown.club else None
    if guest not in hosts(shown, club.founder if club else None, await stored.entrants(storage, shown.id)):
        raise Problem("tournament-not-yours", 403)
    return shown


def new_table(tournament: StoredTournament, deal: StoredDeal, guests: Seating, names: Mapping[str, str]) -> StoredTable:
    """Return a table of a round, with computer players on the seats that the seating leaves free. Raises Problem."""
    game, words = all_games()[tournament.game], page_words()[LANGUAGES[0]]
    kinds = ["me" if seat in guests else "computer" for seat in range(tournament.seats)]
    new = form_with(game, kinds, LEVEL, hints="nobody")
    taken = [seat_name(row, words) for row in new.rows if row.kind == "computer"]
    for seat, guest in sorted(guests.items()):
        new.rows[seat].name = free_name(names[guest], taken)
        taken.append(new.rows[seat].name)
    # It has no host, so that no guest can hide it from the others, and it counts towards no one's limit of tables.
    table = fixed_table(new, deal.secret, "", words)
    for seat, guest in guests.items():
        table.seats[seat].guest = guest
    table.deal, table.sealed_until, table.time = deal.id, deal.ends, tournament.time
    return table


ROUTES = [
    Route("/tournaments", tournaments_page),
    Route("/tournaments", create, methods=["POST"]),
    Route("/tournaments/{tournament}", tournament),
    Route("/tournaments/{tournament}/enter", enter, methods=["POST"]),
    Route("/tournaments/{tournament}/begin", begin, methods=["POST"]),
    Route("/tournaments/{tournament}/end-games", end_games, methods=["POST"]),
    Route("/tournaments/{tournament}/end", end, methods=["POST"]),
]
