"""Notification pages: waiting tables, and a guest's channels."""

import secrets
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from spadework.engine.words import Message, Words, message
from spadework.web.db.models import StoredChannel
from spadework.web.db.storage import Conflict
from spadework.web.features.accounts.service import own_token
from spadework.web.features.friends.store import count_for
from spadework.web.features.notifications.delivery import browser_key, trial_text
from spadework.web.pages.tables import form_of
from spadework.web.server import site
from spadework.web.server.errors import Problem
from spadework.web.server.middleware import check_same_site
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, language_of, part, words_for
from spadework.web.server.site import account_of, check_rate, fresh_json, guest_of, page, redirect, site_of
from spadework.web.socket.transport import Malformed, parsed

CHANNELS = "/notices"


async def waiting(request: Request) -> Response:
    """Return how many tables wait for the guest, and to how many the guest is asked, as JSON."""
    here, guest = site_of(request), guest_of(request)
    asked = await count_for(here.storage, guest)
    count = await here.notifications.store.waiting(guest) + asked
    return fresh_json({"count": count, "asked": asked})


async def channels_page(request: Request, address: str = "", wrong: Message | None = None) -> Response:
    """Show the guest's channels and those available, with an error in an address if there is one."""
    service, words = site_of(request).notifications, words_for(request)
    channels = await service.store.channels(guest_of(request))
    return page(
        request,
        "notifications.html",
        message("title-notices"),
        status=200 if wrong is None else 422,
        errors=[] if wrong is None else [words.say(wrong)],
        ways=[channel_context(channel, words) for channel in channels],
        push_key=service.push.public if service.push else "",
        hosts=list(service.webhooks.hosts),
        address=address,
    )


def channel_context(channel: StoredChannel, words: Words) -> dict[str, Any]:
    """Return a channel for the template; of an address only the host."""
    return {
        "kind": channel.kind,
        "host": urlsplit(channel.address).hostname or "",
        "browser": channel.address if channel.kind == "push" else "",
        "created": channel.created.date().isoformat(),
        "day": day_text(channel.created.date(), words),
        "url": f"{root()}{CHANNELS}/{channel.id}",
    }


async def add_webhook(request: Request) -> Response:
    """Add a webhook of the guest's, if its host is allowed."""
    address = (await form_of(request)).get("address", "").strip()
    webhooks = site_of(request).notifications.webhooks
    refusal = webhooks.refusal(address)
    if refusal is not None:
        return await channels_page(
            request, address, message(f"notices-wrong-{refusal}", hosts=", ".join(webhooks.hosts))
        )
    await add(request, "webhook", address)
    return redirect(request, CHANNELS)


async def push_key(request: Request) -> Response:
    """Return the push key of the current browser; None if it has no channel."""
    push, notified = site_of(request).notifications.push, await is_notified(request)
    return fresh_json({"key": push.public if push and notified else None})


async def is_notified(request: Request) -> bool:
    """Return whether the current browser shows the guest's notifications."""
    channels = await site_of(request).notifications.store.channels(guest_of(request))
    return any(channel.kind == "push" and channel.session == session_of(request) for channel in channels)


def session_of(request: Request) -> str | None:
    """Return the session of a signed-in browser."""
    return None if account_of(request) is None else own_token(request)


async def add_push(request: Request) -> Response:
    """Add the current browser as a channel; its push subscription comes as JSON.

    With `changed`, the browser has renewed its subscription: that counts only where there was one.
    """
    check_same_site(request)
    push = site_of(request).notifications.push
    try:
        subscription = parsed(await request.body())
        address, key = (
            subscription["endpoint"],
            browser_key(subscription["keys"]["p256dh"], subscription["keys"]["auth"]),
        )
    except (Malformed, LookupError, TypeError):
        raise Problem("error-form") from None
    if push is None or key is None or not isinstance(address, str) or not push.allows(address):
        raise Problem("error-push")
    if subscription.get("changed") is not True or await is_notified(request):
        await add(request, "push", address, key, session_of(request))
    return redirect(request, CHANNELS)


async def add(
    request: Request, kind: str, address: str, key: dict[str, str] | None = None, session: str | None = None
) -> None:
    """Store a channel. Raises Problem if there are too many, NotStored."""
    channel = StoredChannel(
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
        await site_of(request).notifications.store.add_channel(channel)
    except Conflict:
        raise Problem("error-many-ways", 409) from None


async def remove(request: Request) -> Response:
    """Remove a channel."""
    await form_of(request)
    await site_of(request).notifications.store.remove_channel(guest_of(request), part(request, "way"))
    return redirect(request, CHANNELS)


async def send_test(request: Request) -> Response:
    """Send a test notification through a channel."""
    await form_of(request)
    site, guest = site_of(request), guest_of(request)
    for channel in await site.notifications.store.channels(guest):
        if channel.id == part(request, "way"):
            check_rate(request, site.join_limit, "error-too-many-trials")
            site.notifications.delivery.send(channel, trial_text(channel.language))
    return redirect(request, CHANNELS)


async def worker(_request: Request) -> Response:
    """Return the service worker that shows notifications; served from the root so that its scope is all pages."""
    return FileResponse(
        Path(__file__).with_name("worker.js"), media_type="text/javascript", headers={"Cache-Control": "no-cache"}
    )


ROUTES = [
    Route("/waiting.json", waiting),
    Route("/worker.js", worker),
    Route(CHANNELS, channels_page),
    Route(CHANNELS, add_webhook, methods=["POST"]),
    Route(f"{CHANNELS}/push", push_key),
    Route(f"{CHANNELS}/push", add_push, methods=["POST"]),
    Route(f"{CHANNELS}/{{way}}/remove", remove, methods=["POST"]),
    Route(f"{CHANNELS}/{{way}}/try", send_test, methods=["POST"]),
]
