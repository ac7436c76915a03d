"""Calls to the tables of clubs."""

from spadework.engine.words import Words
from spadework.web.db.models import StoredTable
from spadework.web.db.storage import Storage, StorageError
from spadework.web.features.clubs import store as stored
from spadework.web.features.notifications.delivery import club_text
from spadework.web.features.notifications.service import Notifications
from spadework.web.features.waiting_room.service import host_seat
from spadework.web.server.requests import page_words
from spadework.web.server.telemetry import log


def host_of(table: StoredTable, words: Words) -> str:
    """Return the name of whoever opened a table."""
    seat = host_seat(table)
    return words.text("default-player", number=1) if seat is None else seat.name


async def call_members(storage: Storage, notifications: Notifications, table: StoredTable) -> None:
    """Notify the other members of a table's club that it is open, by the channels that each has chosen."""
    try:
        club = await stored.load(storage, table.club or "")
        if club is None:
            return
        others = [one.guest for one in await stored.members(storage, club.id) if one.guest != table.creator]
        channels = await notifications.store.channels(*others)
    except StorageError as error:
        # The table is open all the same.
        log.warning("a club could not be called", table=table.id, error=error)
        return
    for channel in channels:
        host = host_of(table, page_words()[channel.language])
        notifications.delivery.send(channel, club_text(table.game, table.id, host, club.name, channel.language))
