"""Clubs: founding, joining, and the standings of their members."""

import secrets
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.names import clean
from spadework.engine.words import Message, Words, message
from spadework.web.db.models import StoredClub, StoredMember, StoredPerson, now
from spadework.web.db.storage import Conflict
from spadework.web.features.accounts.guests import keep_name, known_name
from spadework.web.features.clubs import store as stored
from spadework.web.features.clubs.store import members
from spadework.web.features.history.pages import decimal, end_url, length, remarks
from spadework.web.features.history.store import FinishedGame, of_group
from spadework.web.features.ratings.service import Rating, among_people, is_fair, is_rated
from spadework.web.features.waiting_room.pages import wanted_name
from spadework.web.features.waiting_room.service import free_name
from spadework.web.pages.home import easiest_first
from spadework.web.pages.table_context import club_tables, cover_url
from spadework.web.pages.tables import form_of
from spadework.web.server.errors import Problem
from spadework.web.server.limits import LONGEST_CLUB_NAME
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, join_names, part, title_of, words_for
from spadework.web.server.site import (
    absolute_url,
    guest_of,
    is_secure,
    page,
    redirect,
    site_of,
    site_preview,
    visitor_of,
)

SHOWN = 20
"""Maximum games listed."""

ALL = "all"
"""Stands for all years."""

ID_BYTES = 16
"""Bytes of the secret part of a club's link."""


class MemberStanding(NamedTuple):
    """A member's results."""

    guest: str
    games: int
    wins: float
    """Wins; a shared first place counts as a share."""
    place: float
    """The mean place among the members."""
    rating: Rating | None
    """The rating from games among members; None if none of those is rated."""


class ClubStanding(NamedTuple):
    """The members' results in one game."""

    game: str
    games: int
    members: Sequence[MemberStanding]


def club_standings(games: Sequence[FinishedGame], guests: Collection[str]) -> list[ClubStanding]:
    """Return the standings by game, the most played first; `games` come newest first, and only fair ones count."""
    by_game: dict[str, list[FinishedGame]] = defaultdict(list)
    for game in reversed(games):
        if is_fair(game) and len(game.people.intersection(guests)) > 1:
            by_game[game.game].append(game)
    standings = [ClubStanding(id, len(here), club_standing(here, guests)) for id, here in by_game.items()]
    return sorted(standings, key=lambda one: (-one.games, one.game))


def club_standing(games: Sequence[FinishedGame], guests: Collection[str]) -> list[MemberStanding]:
    """Return the standings in fair games of one kind, in the order in which they ended; most wins first."""
    places: dict[str, list[int]] = defaultdict(list)
    wins: dict[str, float] = defaultdict(float)
    ratings: dict[str, Rating] = {}
    for game in games:
        among = places_among(game, guests)
        first = [guest for guest, place in among.items() if place == 1]
        for guest, place in among.items():
            places[guest].append(place)
            wins[guest] += (place == 1) / len(first)
        if is_rated(game):
            among_people(game, among.keys(), ratings)
    rows = [MemberStanding(one, len(had), wins[one], fmean(had), ratings.get(one)) for one, had in places.items()]
    return sorted(rows, key=lambda row: (-row.wins, row.place, row.guest))


def places_among(game: FinishedGame, guests: Collection[str]) -> Mapping[str, int]:
    """Return the places of these guests among each other."""
    places = {seat.guest: seat.place for seat in game.seats if seat.guest in guests and seat.place is not None}
    return {
        guest: 1 + sum(other < place for other in places.values())
        for guest, place in places.items()
        if guest is not None
    }


async def club_page(request: Request, club: StoredClub, wrong: Message | None = None) -> Response:
    """Return a club's page, with an error if there is one."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    roster = await members(site.storage, club.id)
    guests = [member.guest for member in roster]
    people = await site.accounts.people.people(guests)
    names = {member.guest: name_of(member, people) for member in roster}
    all_games = await of_group(site.storage, guests)
    year = chosen_year(request.query_params.get("year", ""))
    games = [game for game in all_games if year in {ALL, str(game.finished.year)}]
    period = words.text("club-all-years") if year == ALL else year
    who = join_names(list(names.values()), words)
    return page(
        request,
        "club.html",
        message("title-club", name=club.name),
        status=422 if wrong else 200,
        shared=site_preview(words)._replace(
            description=words.text("club-shared", names=who, games=len(games), period=period)
        ),
        errors=[words.say(wrong)] if wrong else [],
        club={
            "name": club.name,
            "url": f"{root()}/clubs/{club.id}",
            "address": absolute_url(request, f"/clubs/{club.id}"),
            "names": who,
            "founder": club.founder == guest,
            "member": guest in names,
            "others": [{"name": names[member.guest], "key": member.key} for member in roster if member.guest != guest],
        },
        tables=club_tables(await stored.open_tables(site.storage, guest, club.id), guest, words),
        playable=[
            {"title": game.title(words.language), "url": f"{root()}/games/{game.id}/new?with=friends&club={club.id}"}
            for game in easiest_first()
        ],
        years=years(all_games, year, club.id, words),
        period=period,
        total=len(games),
        standings=[standing_context(one, names, words) for one in club_standings(games, guests)],
        games=[game_context(game, names, words) for game in games[:SHOWN]],
        own_name=known_name(request),
        longest=LONGEST_CLUB_NAME,
    )


def name_of(member: StoredMember, people: Mapping[str, StoredPerson]) -> str:
    """Return a member's current name, otherwise the one from joining."""
    person = people.get(member.guest)
    return (person.name if person is not None else "") or member.name


def chosen_year(said: str) -> str:
    """Return the year of a query, by default this year."""
    return said if said == ALL or (said.isdecimal() and len(said) == 4) else str(now().year)


def years(games: Sequence[FinishedGame], chosen: str, id: str, words: Words) -> list[dict[str, Any]]:
    """Return the years to choose from, newest first."""
    known = sorted({str(game.finished.year) for game in games} | {str(now().year)}, reverse=True)
    return [
        {
            "text": words.text("club-all-years") if year == ALL else year,
            "url": f"{root()}/clubs/{id}?year={year}",
            "chosen": year == chosen,
        }
        for year in [*known, ALL]
    ]


def standing_context(one: ClubStanding, names: Mapping[str, str], words: Words) -> dict[str, Any]:
    """Return one game's standings for the template."""
    return {
        "id": one.game,
        "title": title_of(one.game, words.language),
        "games": one.games,
        "rows": [
            {
                "name": names[row.guest],
                "games": row.games,
                "wins": decimal(row.wins, words),
                "place": decimal(row.place, words),
                "rating": decimal(row.rating.value, words) if row.rating else "",
                "spread": decimal(2 * row.rating.deviation, words) if row.rating else "",
            }
            for row in one.members
        ],
    }


def game_context(game: FinishedGame, names: Mapping[str, str], words: Words) -> dict[str, Any]:
    """Return one of the latest games for the template: members and places."""
    own = [seat for seat in game.seats if seat.guest in names]
    places_text = [
        names[seat.guest or ""]
        if seat.place is None or seat.score is None
        else words.text("club-outcome", name=names[seat.guest or ""], place=seat.place, points=seat.score)
        for seat in sorted(own, key=lambda seat: seat.place or 0)
    ]
    others = len(game.seats) - len(own)
    return {
        "title": title_of(game.game, words.language),
        "cover_url": cover_url(game.game),
        "date": game.finished.date().isoformat(),
        "day": day_text(game.finished.date(), words),
        "outcome": "; ".join(places_text) + (f"; {words.text('club-others', others=others)}" if others else ""),
        "length": length(game, words),
        "remarks": remarks(game, words),
        "url": end_url(game),
    }


async def clubs(request: Request) -> Response:
    """Show the guest's clubs, and the form for a new one."""
    return await clubs_page(request)


async def clubs_page(request: Request, wrong: Message | None = None) -> Response:
    """Return the page of the guest's clubs, with an error if there is one."""
    words = words_for(request)
    own = await stored.of_guest(site_of(request).storage, guest_of(request))
    return page(
        request,
        "clubs.html",
        message("title-clubs"),
        status=422 if wrong else 200,
        errors=[words.say(wrong)] if wrong else [],
        clubs=[{"name": club.name, "url": f"{root()}/clubs/{club.id}"} for club in own],
        own_name=known_name(request),
        longest=LONGEST_CLUB_NAME,
    )


async def create(request: Request) -> Response:
    """Found a club, and redirect there."""
    site, guest, form = site_of(request), guest_of(request), await form_of(request)
    title, name = clean(form.get("club", "")), wanted_name(request, form.get("name"))
    wrong = wrong_title(title) or (None if name else message("club-no-name"))
    if wrong is not None:
        return await clubs_page(request, wrong)
    if not site.openings.take(*visitor_of(request)):
        raise Problem("club-too-often", 429)
    club = StoredClub(id=secrets.token_urlsafe(ID_BYTES), name=title, founder=guest)
    await stored.create(site.storage, club, member(club.id, guest, name))
    return club_redirect(request, club.id, name)


async def club(request: Request) -> Response:
    """Show a club to anyone who has its link."""
    return await club_page(request, await requested_club(request))


async def join(request: Request) -> Response:
    """Join a club."""
    site, guest, form = site_of(request), guest_of(request), await form_of(request)
    club, name = await requested_club(request), wanted_name(request, form.get("name"))
    if not name:
        return await club_page(request, club, message("club-no-name"))
    if not site.arrivals.take(*visitor_of(request)):
        raise Problem("club-too-often", 429)
    current = await stored.members(site.storage, club.id)
    if all(one.guest != guest for one in current):
        people = await site.accounts.people.people([one.guest for one in current])
        try:
            shown = free_name(name, [name_of(one, people) for one in current])
            await stored.join(site.storage, member(club.id, guest, shown))
        except Conflict:
            raise Problem("club-full", 409, most=stored.MOST_MEMBERS) from None
    return club_redirect(request, club.id, name)


async def leave(request: Request) -> Response:
    """Leave a club."""
    await form_of(request)
    club = await requested_club(request)
    await stored.leave(site_of(request).storage, club.id, guest_of(request))
    return redirect(request, "/clubs")


async def rename(request: Request) -> Response:
    """Rename a club."""
    form, club = await form_of(request), await own_club(request)
    title = clean(form.get("club", ""))
    wrong = wrong_title(title)
    if wrong is not None:
        return await club_page(request, club, wrong)
    await stored.rename(site_of(request).storage, club.id, title)
    return redirect(request, f"/clubs/{club.id}")


async def remove(request: Request) -> Response:
    """Remove a member."""
    form, club = await form_of(request), await own_club(request)
    await stored.remove(site_of(request).storage, club.id, form.get("member", ""))
    return redirect(request, f"/clubs/{club.id}")


async def dissolve(request: Request) -> Response:
    """Delete a club."""
    form, club = await form_of(request), await own_club(request)
    if "sure" not in form:
        return await club_page(request, club, message("club-not-sure"))
    await stored.dissolve(site_of(request).storage, club.id)
    return redirect(request, "/clubs")


async def requested_club(request: Request) -> StoredClub:
    """Return the requested club. Raises Problem."""
    club = await stored.load(site_of(request).storage, part(request, "id"))
    if club is None:
        raise Problem("club-gone", 404)
    return club


async def own_club(request: Request) -> StoredClub:
    """Return the requested club for its founder. Raises Problem."""
    club = await requested_club(request)
    if club.founder != guest_of(request):
        raise Problem("club-not-founder", 403)
    return club


def wrong_title(title: str) -> Message | None:
    """Return what is wrong with a club's name, or None."""
    if not title or len(title) > LONGEST_CLUB_NAME or not title.isprintable():
        return message("club-wrong-title", most=LONGEST_CLUB_NAME)
    return None


def member(club: str, guest: str, name: str) -> StoredMember:
    """Return a new member."""
    return StoredMember(club=club, guest=guest, name=name, key=secrets.token_urlsafe(6))


def club_redirect(request: Request, id: str, name: str) -> Response:
    """Redirect to a club, and remember the member's name."""
    response = redirect(request, f"/clubs/{id}")
    keep_name(response, name, is_secure(request))
    return response


ROUTES = [
    Route("/clubs", clubs),
    Route("/clubs", create, methods=["POST"]),
    Route("/clubs/{id}", club),
    Route("/clubs/{id}/join", join, methods=["POST"]),
    Route("/clubs/{id}/leave", leave, methods=["POST"]),
    Route("/clubs/{id}/rename", rename, methods=["POST"]),
    Route("/clubs/{id}/remove", remove, methods=["POST"]),
    Route("/clubs/{id}/delete", dissolve, methods=["POST"]),
]
