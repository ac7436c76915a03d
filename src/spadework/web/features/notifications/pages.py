"""Notices: what waits for whoever is not at a table, and the ways by which people want to be told."""

import secrets
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from spadework.engine.words import Message, message
from spadework.web.db.models import NotificationChannel
from spadework.web.db.storage import Conflict
from spadework.web.features.accounts.service import own_token
from spadework.web.features.notifications.delivery import browser_key, trial
from spadework.web.pages.tables import form_of
from spadework.web.server import site
from spadework.web.server.assets import WEB
from spadework.web.server.errors import Problem
from spadework.web.server.middleware import check_same_site
from spadework.web.server.requests import language_of, part, words_for
from spadework.web.server.site import account_of, guest_of, page, redirect, site_of, visitor_of
from spadework.web.socket.transport import Malformed, parsed

WAYS = "/notices"


async def waiting(request: Request) -> Response:
    """How many tables wait for the guest, as data."""
    count = await site_of(request).notifications.store.waiting(guest_of(request))
    return JSONResponse({"count": count}, headers={"Cache-Control": "no-store"})


async def notices(request: Request) -> Response:
    """The ways by which the guest is told, and those that there are."""
    return await notices_page(request)


async def notices_page(request: Request, address: str = "", wrong: Message | None = None) -> Response:
    """The page of the ways, with what is wrong with an address."""
    telling, words = site_of(request).notifications, words_for(request)
    ways = await telling.store.ways(guest_of(request))
    return page(
        request,
        "notifications.html",
        message("title-notices"),
        status=200 if wrong is None else 422,
        errors=[] if wrong is None else [words.say(wrong)],
        ways=[way_context(way) for way in ways],
        push_key=telling.push.public if telling.push else "",
        hosts=list(telling.webhooks.hosts),
        address=address,
    )


def way_context(way: NotificationChannel) -> dict[str, Any]:
    """A way as the template shows it; of an address only the host, which is enough to know it by."""
    return {
        "kind": way.kind,
        "host": urlsplit(way.address).hostname or "",
        "browser": way.address if way.kind == "push" else "",
        "created": way.created.date().isoformat(),
        "url": f"{WAYS}/{way.id}",
    }


async def add_webhook(request: Request) -> Response:
    """Let the guest be told at an address of their own, if its host is one of those that the operator has named."""
    address = (await form_of(request)).get("address", "").strip()
    webhooks = site_of(request).notifications.webhooks
    refusal = webhooks.refusal(address)
    if refusal is not None:
        return await notices_page(
            request, address, message(f"notices-wrong-{refusal}", hosts=", ".join(webhooks.hosts))
        )
    await add(request, "webhook", address)
    return redirect(request, WAYS)


async def push_key(request: Request) -> Response:
    """The key with which the browser that asks is to be told; none when it is not."""
    push, told = site_of(request).notifications.push, await is_told(request)
    return JSONResponse({"key": push.public if push and told else None}, headers={"Cache-Control": "no-store"})


async def is_told(request: Request) -> bool:
    """Whether the browser that asks shows notices of its guest."""
    ways = await site_of(request).notifications.store.ways(guest_of(request))
    return any(way.kind == "push" and way.session == session_of(request) for way in ways)


def session_of(request: Request) -> str | None:
    """The session of a browser in which somebody is signed in."""
    return None if account_of(request) is None else own_token(request)


async def add_push(request: Request) -> Response:
    """Let the guest be told by the browser that asks, whose subscription is sent as JSON.

    With `changed`, the browser has given itself a new subscription: that counts only where there was one.
    """
    check_same_site(request)
    push = site_of(request).notifications.push
    try:
        said = parsed(await request.body())
        address, key = said["endpoint"], browser_key(said["keys"]["p256dh"], said["keys"]["auth"])
    except (Malformed, LookupError, TypeError):
        raise Problem("error-form") from None
    if push is None or key is None or not isinstance(address, str) or not push.allows(address):
        raise Problem("error-push")
    if said.get("changed") is not True or await is_told(request):
        await add(request, "push", address, key, session_of(request))
    return redirect(request, WAYS)


async def add(
    request: Request, kind: str, address: str, key: dict[str, str] | None = None, session: str | None = None
) -> None:
    """Keep a way. Raises Problem when there are too many, NotStored."""
    way = NotificationChannel(
        id=secrets.token_urlsafe(9),
        guest=guest_of(request),
        kind=kind,
        address=address,
        session=session,
        key=key or {},
        language=language_of(request),
        site=site.absolute_url(request, ""),
    )
    try:
        await site_of(request).notifications.store.add_way(way)
    except Conflict:
        raise Problem("error-many-ways", 409) from None


async def remove(request: Request) -> Response:
    """Tell the guest no longer by a way."""
    await form_of(request)
    await site_of(request).notifications.store.remove_way(guest_of(request), part(request, "way"))
    return redirect(request, WAYS)


async def try_out(request: Request) -> Response:
    """Send a notice by a way of the guest's, to see whether it comes."""
    await form_of(request)
    site, guest = site_of(request), guest_of(request)
    for way in await site.notifications.store.ways(guest):
        if way.id == part(request, "way"):
            if not site.arrivals.take(*visitor_of(request)):
                raise Problem("error-too-many-trials", 429)
            site.notifications.delivery.send(way, trial(way.language))
    return redirect(request, WAYS)


async def worker(_request: Request) -> Response:
    """What shows notices in a browser while no page is open; from here, so that it may lead to all pages."""
    return FileResponse(WEB / "worker.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})


ROUTES = [
    Route("/waiting.json", waiting),
    Route("/worker.js", worker),
    Route(WAYS, notices),
    Route(WAYS, add_webhook, methods=["POST"]),
    Route(f"{WAYS}/push", push_key),
    Route(f"{WAYS}/push", add_push, methods=["POST"]),
    Route(f"{WAYS}/{{way}}/remove", remove, methods=["POST"]),
    Route(f"{WAYS}/{{way}}/try", try_out, methods=["POST"]),
]
"""The addresses of these pages."""
