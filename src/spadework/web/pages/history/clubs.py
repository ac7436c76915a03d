"""Clubs: found one, join it by its link, leave it, and what its founder may do."""

import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.names import clean
from spadework.engine.words import Message, message
from spadework.web.address import part
from spadework.web.errors import Problem
from spadework.web.language import words_for
from spadework.web.limits import LONGEST_CLUB_NAME
from spadework.web.live.gathering import free_name
from spadework.web.pages.gathering import wanted_name
from spadework.web.pages.history.club import club_page, name_of
from spadework.web.pages.tables import form_of
from spadework.web.people.own_name import keep_name, known_name
from spadework.web.site import guest_of, is_secure, lead, page, site_of, visitor_of
from spadework.web.store.history import clubs as stored
from spadework.web.store.history.club_models import StoredClub, StoredMember
from spadework.web.store.storage import Conflict

ID_BYTES = 16
"""So long is the part of a club's link that nobody can guess."""


async def clubs(request: Request) -> Response:
    """The clubs to which one belongs, and the form for another."""
    return await clubs_page(request)


async def clubs_page(request: Request, wrong: Message | None = None) -> Response:
    """The clubs to which one belongs, with what was wrong."""
    words = words_for(request)
    own = await stored.of_guest(site_of(request).storage, guest_of(request))
    return page(
        request,
        "clubs.html",
        message("title-clubs"),
        status=422 if wrong else 200,
        errors=[words.say(wrong)] if wrong else [],
        clubs=[{"name": club.name, "url": f"/clubs/{club.id}"} for club in own],
        own_name=known_name(request),
        longest=LONGEST_CLUB_NAME,
    )


async def found(request: Request) -> Response:
    """Found a club, and lead there."""
    site, guest, form = site_of(request), guest_of(request), await form_of(request)
    title, name = clean(form.get("club", "")), wanted_name(request, form.get("name"))
    wrong = wrong_title(title) or (None if name else message("club-no-name"))
    if wrong is not None:
        return await clubs_page(request, wrong)
    if not site.openings.take(*visitor_of(request)):
        raise Problem("club-too-often", 429)
    club = StoredClub(id=secrets.token_urlsafe(ID_BYTES), name=title, founder=guest)
    await stored.found(site.storage, club, member(club.id, guest, name))
    return joined(request, club.id, name)


async def club(request: Request) -> Response:
    """The page of a club, for whoever has its link."""
    return await club_page(request, await known(request))


async def join(request: Request) -> Response:
    """Belong to a club."""
    site, guest, form = site_of(request), guest_of(request), await form_of(request)
    club, name = await known(request), wanted_name(request, form.get("name"))
    if not name:
        return await club_page(request, club, message("club-no-name"))
    if not site.arrivals.take(*visitor_of(request)):
        raise Problem("club-too-often", 429)
    there = await stored.members(site.storage, club.id)
    if all(one.guest != guest for one in there):
        people = await site.accounts.people.people([one.guest for one in there])
        try:
            shown = free_name(name, [name_of(one, people) for one in there])
            await stored.join(site.storage, member(club.id, guest, shown))
        except Conflict:
            raise Problem("club-full", 409, most=stored.MOST_MEMBERS) from None
    return joined(request, club.id, name)


async def leave(request: Request) -> Response:
    """Belong to a club no more."""
    await form_of(request)
    club = await known(request)
    await stored.leave(site_of(request).storage, club.id, guest_of(request))
    return lead(request, "/clubs")


async def rename(request: Request) -> Response:
    """Give a club another name."""
    form, club = await form_of(request), await founded(request)
    title = clean(form.get("club", ""))
    wrong = wrong_title(title)
    if wrong is not None:
        return await club_page(request, club, wrong)
    await stored.rename(site_of(request).storage, club.id, title)
    return lead(request, f"/clubs/{club.id}")


async def remove(request: Request) -> Response:
    """Remove a member."""
    form, club = await form_of(request), await founded(request)
    await stored.remove(site_of(request).storage, club.id, form.get("member", ""))
    return lead(request, f"/clubs/{club.id}")


async def dissolve(request: Request) -> Response:
    """Delete a club."""
    form, club = await form_of(request), await founded(request)
    if "sure" not in form:
        return await club_page(request, club, message("club-not-sure"))
    await stored.dissolve(site_of(request).storage, club.id)
    return lead(request, "/clubs")


async def known(request: Request) -> StoredClub:
    """The club of an address. Raises Problem."""
    club = await stored.load(site_of(request).storage, part(request, "id"))
    if club is None:
        raise Problem("club-gone", 404)
    return club


async def founded(request: Request) -> StoredClub:
    """The club of an address, for its founder. Raises Problem."""
    club = await known(request)
    if club.founder != guest_of(request):
        raise Problem("club-not-founder", 403)
    return club


def wrong_title(title: str) -> Message | None:
    """What is wrong with the name of a club."""
    if not title or len(title) > LONGEST_CLUB_NAME or not title.isprintable():
        return message("club-wrong-title", most=LONGEST_CLUB_NAME)
    return None


def member(club: str, guest: str, name: str) -> StoredMember:
    """A new member."""
    return StoredMember(club=club, guest=guest, name=name, key=secrets.token_urlsafe(6))


def joined(request: Request, id: str, name: str) -> Response:
    """Lead to a club, and keep the name by which one belongs to it."""
    response = lead(request, f"/clubs/{id}")
    keep_name(response, name, is_secure(request))
    return response


ROUTES = [
    Route("/clubs", clubs),
    Route("/clubs", found, methods=["POST"]),
    Route("/clubs/{id}", club),
    Route("/clubs/{id}/join", join, methods=["POST"]),
    Route("/clubs/{id}/leave", leave, methods=["POST"]),
    Route("/clubs/{id}/rename", rename, methods=["POST"]),
    Route("/clubs/{id}/remove", remove, methods=["POST"]),
    Route("/clubs/{id}/delete", dissolve, methods=["POST"]),
]
"""The addresses of these pages."""
