"""Blocks between guests at a table, and inviting friends to one."""

from collections.abc import Sequence
from typing import Any

from spadework.web.db.models import StoredChannel, StoredSeat, StoredTable
from spadework.web.db.storage import Storage, StorageError
from spadework.web.features.accounts.guests import alias
from spadework.web.features.clubs.service import host_of
from spadework.web.features.friends import store as stored
from spadework.web.features.notifications.delivery import NotificationText, game_text
from spadework.web.features.notifications.service import Notifications
from spadework.web.server.errors import Problem
from spadework.web.server.requests import page_words
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable

STATES = {None: "ask", False: "asked", True: "declined"}
"""The state of an invitation, by whether the friend has declined; None if there is no invitation."""


async def check_not_blocked(storage: Storage, live: LiveTable, guest: str) -> None:
    """Check that no block stands between a guest and the players at a table. Raises Problem if one does, StorageError."""
    if live.seats_of(guest):
        return
    others = {seat.guest for seat in live.seats if seat.guest is not None} - {guest}
    blockers = await stored.blocks_between(storage, guest, others)
    if guest in blockers:
        raise Problem("error-blocked", 409)
    if blockers:
        # Guests must not learn that they are blocked.
        raise Problem("error-no-seat", 409)


async def ask(storage: Storage, notifications: Notifications, table: StoredTable, guest: str) -> None:
    """Invite a guest to a table on behalf of its host. Raises NotStored.

    The guest is notified once, unless one of the two has blocked the other.
    """
    if not await stored.ask(storage, table.id, guest, table.creator):
        return

    def text(channel: StoredChannel) -> NotificationText:
        name = host_of(table, page_words()[channel.language])
        return game_text(table.game, invitation_path(table), channel.language, "notice-ask", name=name)

    try:
        if not await stored.blocks_between(storage, table.creator, [guest]):
            await notifications.send([guest], text)
    except StorageError as error:
        # The guest's home page shows the invitation anyway.
        log.warning("a friend could not be notified", table=table.id, error=error)


async def askable(storage: Storage, table: str, guest: str, seated: Sequence[str | None]) -> list[dict[str, Any]]:
    """Return the friends whom a guest can invite to a table, with the state of their invitations, for templates."""
    found, away = await stored.friends(storage, guest), await stored.blocked(storage, guest)
    already = await stored.asked(storage, table) if found else {}
    more = len(already) < stored.MOST_ASKED
    return [
        {"key": alias(guest, one.guest), "name": one.name, "state": STATES[already.get(one.guest)]}
        for one in found
        if one.guest not in seated and one.guest not in away and (one.guest in already or more)
    ]


def invitation_path(table: StoredTable) -> str:
    """Return the path at which an invited guest takes an open seat; the table's own path if no seat has an invitation."""

    def rank(seat: StoredSeat) -> tuple[bool, bool, int]:
        return not seat.is_open, bool(seat.name), seat.seat

    seat = min((seat for seat in table.seats if seat.invitation is not None), key=rank, default=None)
    return f"/tables/{table.id}" if seat is None else f"/tables/{table.id}/join/{seat.invitation}"
