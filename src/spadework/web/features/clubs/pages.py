"""Pages of clubs: founding, joining, standings, and dates."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.discovery import all_games
from spadework.engine.names import clean, free_name
from spadework.engine.words import Message, Words, message
from spadework.web.db.models import StoredClub, StoredDate, StoredMember, now
from spadework.web.db.storage import Conflict
from spadework.web.features.accounts.guests import known_name
from spadework.web.features.clubs import store as stored
from spadework.web.features.clubs.dates import ANSWERS, WEEKS, calendar, dates_context, next_time, start_of
from spadework.web.features.clubs.service import REMINDER, joined_club, known_club, names_of
from spadework.web.features.clubs.standings import ClubStanding, club_standings
from spadework.web.features.clubs.store import members
from spadework.web.features.history.pages import end_url, finished_game
from spadework.web.features.history.store import FinishedGame, of_group
from spadework.web.features.rematch.service import GOALS
from spadework.web.features.tournaments.pages import choices_context, listed_tournament
from spadework.web.features.tournaments.store import of_club
from spadework.web.features.waiting_room.pages import wanted_name
from spadework.web.pages.home import easiest_first
from spadework.web.pages.new_table import wrong_choice
from spadework.web.pages.table_context import club_tables, listed_table
from spadework.web.pages.tables import form_of
from spadework.web.server.errors import Problem
from spadework.web.server.limits import LONGEST_CLUB_NAME
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, decimal, join_names, part, title_of, words_for
from spadework.web.server.site import (
    absolute_url,
    check_rate,
    guest_of,
    page,
    redirect,
    site_of,
    site_preview,
)

SHOWN = 20
"""Maximum games listed."""

ALL = "all"
"""Stands for all years."""

BLANK_DATE = {"game": "", "day": "", "time": "20:00", "weeks": "0", "series": GOALS[0]}
"""What the form for a date shows first, besides the time zone."""

ID_BYTES = 16
"""Bytes of the secret part of a club's link."""


async def club_page(
    request: Request, club: StoredClub, wrong: Message | None = None, date: Mapping[str, str] | None = None
) -> Response:
    """Return a club's page, with an error if there is one, and the form for a date as it was sent."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    roster = await members(site.storage, club.id)
    names = await names_of(site.storage, roster)
    all_games = await of_group(site.storage, names)
    year = chosen_year(request.query_params.get("year", ""))
    games = [game for game in all_games if year in {ALL, str(game.finished.year)}]
    dates = await stored.dates(site.storage, guest, club.id)
    period = words.text("club-all-years") if year == ALL else year
    names_text = join_names(list(names.values()), words)
    return page(
        request,
        "club.html",
        message("title-club", name=club.name),
        status=422 if wrong else 200,
        shared=site_preview(words)._replace(
            description=words.text("club-shared", names=names_text, games=len(games), period=period)
        ),
        errors=[words.say(wrong)] if wrong else [],
        club={
            "id": club.id,
            "name": club.name,
            "url": f"{root()}/clubs/{club.id}",
            "address": absolute_url(request, f"/clubs/{club.id}"),
            "names": names_text,
            "founder": club.founder == guest,
            "member": guest in names,
            "others": [{"name": names[member.guest], "key": member.key} for member in roster if member.guest != guest],
        },
        tables=club_tables(await stored.open_tables(site.storage, guest, club.id), guest, words),
        running=[listed_table(table, guest, words) for table in await stored.running_tables(site.storage, club.id)]
        if guest in names
        else [],
        playable=[
            {
                "id": game.id,
                "title": game.title(words.language),
                "url": f"{root()}/games/{game.id}/new?with=friends&club={club.id}",
            }
            for game in easiest_first()
        ],
        tournaments=[listed_tournament(one, words) for one in await of_club(site.storage, club.id)],
        choices=choices_context(words),
        dates=dates_context(dates, guest, words, names, founder=club.founder == guest),
        weeks=[{"value": weeks, "text": words.text(f"date-weeks-{weeks}")} for weeks in WEEKS],
        goals=[{"value": goal, "text": words.text(f"series-{goal}")} for goal in GOALS],
        date={**BLANK_DATE, "zone": dates[-1].date.zone if dates else "UTC", **(date or {})},
        suggesting=date is not None or not dates,
        reminds=site.notifications.reach_people,
        calendar=absolute_url(request, f"/clubs/{club.id}/dates.ics"),
        years=years(all_games, year, club.id, words),
        period=period,
        total=len(games),
        any_year=len(all_games),
        standings=[standing_context(one, names, words) for one in club_standings(games, names)],
        games=[game_context(game, names, words) for game in games[:SHOWN]],
        own_name=known_name(request),
        longest=LONGEST_CLUB_NAME,
    )


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
        "records": [
            {
                "text": words.text(f"club-record-{record.kind}", name=names[record.guest], points=record.points),
                "day": day_text(record.game.finished.date(), words),
                "date": record.game.finished.date().isoformat(),
                "url": end_url(record.game),
            }
            for record in one.records
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
    outcome = "; ".join(places_text) + (f"; {words.text('club-others', others=others)}" if others else "")
    return finished_game(game, outcome, words)


async def clubs_page(request: Request, wrong: Message | None = None) -> Response:
    """Show the guest's clubs, and the form for a new one, with an error if there is one."""
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
    check_rate(request, site.new_table_limit, "club-too-often")
    club = StoredClub(id=secrets.token_urlsafe(ID_BYTES), name=title, founder=guest)
    await stored.create(site.storage, club, member(club.id, guest, name))
    return redirect(request, f"/clubs/{club.id}", name)


async def club(request: Request) -> Response:
    """Show a club to anyone who has its link."""
    return await club_page(request, await requested_club(request))


async def back_to_club(request: Request) -> Response:
    """Redirect from the address of a form, which the browser shows with an error, to the club."""
    return redirect(request, f"/clubs/{part(request, 'id')}")


async def join(request: Request) -> Response:
    """Join a club."""
    site, guest, form = site_of(request), guest_of(request), await form_of(request)
    club, name = await requested_club(request), wanted_name(request, form.get("name"))
    if not name:
        return await club_page(request, club, message("club-no-name"))
    check_rate(request, site.join_limit, "club-too-often")
    current = await stored.members(site.storage, club.id)
    if all(one.guest != guest for one in current):
        try:
            shown = free_name(name, (await names_of(site.storage, current)).values())
            await stored.join(site.storage, member(club.id, guest, shown))
        except Conflict:
            raise Problem("club-full", 409, most=stored.MOST_MEMBERS) from None
    return redirect(request, f"/clubs/{club.id}", name)


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
    return await known_club(site_of(request).storage, part(request, "id"))


async def member_s_club(request: Request) -> StoredClub:
    """Return the requested club for one of its members. Raises Problem."""
    return await joined_club(site_of(request).storage, part(request, "id"), guest_of(request))


async def own_club(request: Request) -> StoredClub:
    """Return the requested club for its founder. Raises Problem."""
    club = await requested_club(request)
    if club.founder != guest_of(request):
        raise Problem("club-not-founder", 403)
    return club


def wrong_title(title: str) -> Message | None:
    """Return an error message for a club's name, or None if it is valid."""
    if not title or len(title) > LONGEST_CLUB_NAME or not title.isprintable():
        return message("club-wrong-title", most=LONGEST_CLUB_NAME)
    return None


def member(club: str, guest: str, name: str) -> StoredMember:
    """Return a new member."""
    return StoredMember(club=club, guest=guest, name=name, key=secrets.token_urlsafe(6))


async def set_date(request: Request) -> Response:
    """Set a date for a club."""
    form, club = await form_of(request), await member_s_club(request)
    date = wanted_date(form, club.id, guest_of(request))
    if not isinstance(date, StoredDate):
        return await club_page(request, club, date, form)
    check_rate(request, site_of(request).new_table_limit, "club-too-often")
    try:
        await stored.set_date(site_of(request).storage, date)
    except Conflict:
        return await club_page(request, club, message("date-too-many", most=stored.MOST_DATES), form)
    return redirect(request, f"/clubs/{club.id}")


def wanted_date(form: Mapping[str, str], club: str, guest: str) -> StoredDate | Message:
    """Return the date that a form describes, or an error message."""
    game, weeks, zone = form.get("game", ""), form.get("weeks", "0"), form.get("zone", "").strip()
    series = form.get("series", GOALS[0])
    for choice, choices in ((game, all_games()), (weeks, map(str, WEEKS)), (series, GOALS)):
        if choice not in choices:
            return wrong_choice(choice)
    start = start_of(form.get("day", ""), form.get("time", ""), zone, now())
    if isinstance(start, Message):
        return start
    return StoredDate(
        id=secrets.token_urlsafe(9),
        club=club,
        creator=guest,
        game=game,
        starts=start.starts,
        zone=zone,
        clock=start.clock,
        weeks=int(weeks),
        series=series,
        # A date that is set so shortly before needs no reminder.
        reminded=start.starts < now() + REMINDER,
    )


async def answer(request: Request) -> Response:
    """Store the guest's answer to the time of a date that the page showed."""
    form, club = await form_of(request), await member_s_club(request)
    date, said = await requested_date(request, club, form), form.get("answer", "")
    if said not in ANSWERS:
        raise Problem("error-form", 422)
    try:
        await stored.answer(site_of(request).storage, date, guest_of(request), said)
    except Conflict:
        raise Problem("date-gone", 404) from None
    return redirect(request, "/" if form.get("from") == "home" else f"/clubs/{club.id}")


async def call_off(request: Request) -> Response:
    """Delete a date, or skip one time of a repeated one. Allowed for the date's creator and the club's founder."""
    form, club, guest = await form_of(request), await member_s_club(request), guest_of(request)
    date, storage = await requested_date(request, club, form), site_of(request).storage
    if guest not in {date.creator, club.founder}:
        raise Problem("date-not-yours", 403)
    if "skip" in form:
        await stored.advance_date(storage, date, next_time(date, max(now(), date.starts)), None)
    else:
        await stored.call_off(storage, date.id)
    return redirect(request, f"/clubs/{club.id}")


async def club_calendar(request: Request) -> Response:
    """Return a club's dates as a calendar to anyone who has its link, since calendar programs send no cookies."""
    club = await requested_club(request)
    dates = await stored.dates_of(site_of(request).storage, club)
    address = absolute_url(request, f"/clubs/{club.id}")
    return Response(calendar(dates, club.name, address, words_for(request), now()), media_type="text/calendar")


async def requested_date(request: Request, club: StoredClub, form: Mapping[str, str]) -> StoredDate:
    """Return the requested date of a club, at the time that the form names. Raises Problem."""
    for date in await stored.dates_of(site_of(request).storage, club):
        if date.id == part(request, "date") and date.starts.isoformat() == form.get("starts"):
            return date
    raise Problem("date-gone", 404)


ROUTES = [
    Route("/clubs", clubs_page),
    Route("/clubs", create, methods=["POST"]),
    Route("/clubs/{id}", club),
    Route("/clubs/{id}/join", join, methods=["POST"]),
    Route("/clubs/{id}/leave", leave, methods=["POST"]),
    Route("/clubs/{id}/rename", rename, methods=["POST"]),
    Route("/clubs/{id}/remove", remove, methods=["POST"]),
    Route("/clubs/{id}/delete", dissolve, methods=["POST"]),
    Route("/clubs/{id}/dates", set_date, methods=["POST"]),
    *(Route(f"/clubs/{{id}}/{form}", back_to_club) for form in ("join", "rename", "delete", "dates")),
    Route("/clubs/{id}/dates.ics", club_calendar),
    Route("/clubs/{id}/dates/{date}/answer", answer, methods=["POST"]),
    Route("/clubs/{id}/dates/{date}/delete", call_off, methods=["POST"]),
]
