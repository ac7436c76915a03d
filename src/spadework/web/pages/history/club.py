"""The page of a club: what its members have played with each other."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from spadework.engine.words import Message, Words, message
from spadework.web import sharing
from spadework.web.history.company import Standing, standings
from spadework.web.language import listed, words_for
from spadework.web.limits import LONGEST_CLUB_NAME
from spadework.web.pages.history.telling import decimal, end_url, length, remarks
from spadework.web.pages.table_context import title_of
from spadework.web.people.own_name import known_name
from spadework.web.site import guest_of, page, site_of
from spadework.web.store.history.club_models import StoredClub, StoredMember
from spadework.web.store.history.clubs import members
from spadework.web.store.history.games import Finished, of_company
from spadework.web.store.models import now
from spadework.web.store.people_models import StoredPerson

SHOWN = 20
"""So many of the newest games are listed."""

ALL = "all"
"""Stands for all years."""


async def club_page(request: Request, club: StoredClub, wrong: Message | None = None) -> Response:
    """The page of a club, with what was wrong."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    belonging = await members(site.storage, club.id)
    guests = [member.guest for member in belonging]
    people = await site.accounts.people.people(guests)
    names = {member.guest: name_of(member, people) for member in belonging}
    every = await of_company(site.storage, guests)
    year = chosen_year(request.query_params.get("year", ""))
    games = [game for game in every if year in {ALL, str(game.finished.year)}]
    period = words.text("club-all-years") if year == ALL else year
    who = listed(list(names.values()), words)
    return page(
        request,
        "club.html",
        message("title-club", name=club.name),
        status=422 if wrong else 200,
        shared=sharing.of_site(words)._replace(
            description=words.text("club-shared", names=who, games=len(games), period=period)
        ),
        errors=[words.say(wrong)] if wrong else [],
        club={
            "name": club.name,
            "url": f"/clubs/{club.id}",
            "address": sharing.absolute(request, f"/clubs/{club.id}"),
            "names": who,
            "founder": club.founder == guest,
            "member": guest in names,
            "others": [
                {"name": names[member.guest], "key": member.key} for member in belonging if member.guest != guest
            ],
        },
        years=years(every, year, club.id, words),
        period=period,
        total=len(games),
        standings=[standing_context(one, names, words) for one in standings(games, guests)],
        games=[game_context(game, names, words) for game in games[:SHOWN]],
        own_name=known_name(request),
        longest=LONGEST_CLUB_NAME,
    )


def name_of(member: StoredMember, people: Mapping[str, StoredPerson]) -> str:
    """What a member is called: as the person wants to appear now, else as when joining."""
    person = people.get(member.guest)
    return (person.name if person is not None else "") or member.name


def chosen_year(said: str) -> str:
    """The year of which a reader wants to know, by default this one."""
    return said if said == ALL or (said.isdecimal() and len(said) == 4) else str(now().year)


def years(games: Sequence[Finished], chosen: str, id: str, words: Words) -> list[dict[str, Any]]:
    """The years to choose from, the newest first."""
    found = sorted({str(game.finished.year) for game in games} | {str(now().year)}, reverse=True)
    return [
        {
            "text": words.text("club-all-years") if year == ALL else year,
            "url": f"/clubs/{id}?year={year}",
            "chosen": year == chosen,
        }
        for year in [*found, ALL]
    ]


def standing_context(one: Standing, names: Mapping[str, str], words: Words) -> dict[str, Any]:
    """How the members stand in one game."""
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


def game_context(game: Finished, names: Mapping[str, str], words: Words) -> dict[str, Any]:
    """One of the newest games: who of the members played, and how it came out."""
    own = [seat for seat in game.seats if seat.guest in names]
    told = [
        names[seat.guest or ""]
        if seat.place is None or seat.score is None
        else words.text("club-outcome", name=names[seat.guest or ""], place=seat.place, points=seat.score)
        for seat in sorted(own, key=lambda seat: seat.place or 0)
    ]
    others = len(game.seats) - len(own)
    return {
        "title": title_of(game.game, words.language),
        "date": game.finished.date().isoformat(),
        "outcome": "; ".join(told) + (f"; {words.text('club-others', others=others)}" if others else ""),
        "length": length(game, words),
        "remarks": remarks(game, words),
        "url": end_url(game),
    }
