"""Notifications of a club's open tables and of its dates, and the tables that dates open."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.names import distinct
from spadework.engine.words import Words
from spadework.web.db.models import StoredChannel, StoredClub, StoredDate, StoredMember, StoredTable, now
from spadework.web.db.storage import Storage, StorageError, repeat
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.features.clubs import store as stored
from spadework.web.features.clubs.dates import next_time, time_text, zone_text
from spadework.web.features.notifications.delivery import NotificationText, game_text
from spadework.web.features.notifications.service import Notifications
from spadework.web.features.waiting_room.service import host_seat
from spadework.web.server.errors import Problem
from spadework.web.server.requests import page_words
from spadework.web.server.telemetry import log

REMINDER = timedelta(hours=3)
"""How long before a date the members are reminded."""

LATEST = timedelta(hours=2)
"""Maximum delay with which a date still opens its table, if no server was running at its time."""

CHECK_INTERVAL = 10.0
"""Seconds between checks for dates that are due."""


async def known_club(storage: Storage, id: str) -> StoredClub:
    """Return a club. Raises Problem if there is none, StorageError."""
    club = await storage.get(StoredClub, id)
    if club is None:
        raise Problem("club-gone", 404)
    return club


async def joined_club(storage: Storage, id: str, guest: str) -> StoredClub:
    """Return a club for one of its members. Raises Problem if there is none or the guest is not a member, StorageError."""
    club = await known_club(storage, id)
    if not await stored.is_member(storage, id, guest):
        raise Problem("club-not-member", 403)
    return club


async def names_of(storage: Storage, members: Sequence[StoredMember]) -> dict[str, str]:
    """Return the members' names by guest: the current ones, or without one the name from joining; later equal ones are numbered.

    Raises StorageError.
    """
    return distinct(await PeopleStore(storage).names({member.guest: member.name for member in members}))


async def member_names(storage: Storage, club: str) -> dict[str, str]:
    """Return the names of a club's members by guest, as `names_of`. Raises StorageError."""
    return await names_of(storage, await stored.members(storage, club))


async def member_name(storage: Storage, club: str, guest: str) -> str:
    """Return a member's name, as `names_of`. Raises Problem if the guest is not a member, StorageError."""
    names = await member_names(storage, club)
    if guest not in names:
        raise Problem("club-not-member", 403)
    return names[guest]


def host_of(table: StoredTable, words: Words) -> str:
    """Return the name of a table's host; empty if a date has opened the table."""
    if not table.creator:
        return ""
    seat = host_seat(table)
    return words.text("default-player", number=1) if seat is None else seat.name


async def call_members(storage: Storage, notifications: Notifications, table: StoredTable) -> None:
    """Notify the members of a table's club, except the host, that the table is open."""
    try:
        club = await storage.get(StoredClub, table.club or "")
        if club is None:
            return
        others = [one.guest for one in await stored.members(storage, club.id) if one.guest != table.creator]
        await notifications.send(others, partial(call_text, table, club.name))
    except StorageError as error:
        # The table stays open without the notifications.
        log.warning("a club could not be called", table=table.id, error=error)


def call_text(table: StoredTable, club: str, channel: StoredChannel) -> NotificationText:
    """Return the notification that a club's table is open."""
    name = host_of(table, page_words()[channel.language])
    return game_text(table.game, f"/tables/{table.id}", channel.language, "notice-club", name=name, club=club)


class Dates:
    """Reminds members of dates, and opens the tables.

    Args:
        storage: stores the dates.
        notifications: notify the members.
        new_table: returns a new table without a host, given the game, the wanted number of seats and the date.
        clock: returns the time in UTC.
    """

    def __init__(
        self,
        storage: Storage,
        notifications: Notifications,
        new_table: Callable[[Game, int, StoredDate], StoredTable],
        clock: Callable[[], datetime] = now,
    ) -> None:
        self._storage = storage
        self._notifications = notifications
        self._new_table = new_table
        self._clock = clock

    async def run(self) -> None:
        """Check periodically for dates that are due, until cancelled."""
        await repeat(self.check, CHECK_INTERVAL, "dates of clubs could not be read")

    async def check(self) -> None:
        """Remind members of dates that are near, and open the tables of dates that have come. Raises StorageError."""
        for one in await stored.due_dates(self._storage, self._clock(), self._clock() + REMINDER):
            try:
                await self._handle(one)
            except StorageError:
                raise
            except Exception as error:
                # The other dates must not wait for this one.
                log.error("a date of a club has failed", date=one.date.id, exc_info=error)

    async def _handle(self, one: stored.ClubDate) -> None:
        if one.date.starts <= self._clock():
            await self._open(one)
        elif await stored.mark_reminded(self._storage, one.date):
            members = await stored.members(self._storage, one.date.club)
            comers = [member.guest for member in members if one.answers.get(member.guest) != "no"]
            await self._notifications.send(comers, partial(reminder, one))

    async def _open(self, one: stored.ClubDate) -> None:
        """Open the table of a date, with a seat for each member who may come, and move the date on. No table opens if none may come."""
        date, table = one.date, None
        try:
            table = self._table_of(one)
        except Problem as error:
            # The other dates must not wait for this one.
            log.warning("a date could not open its table", date=date.id, error=error)
        if await stored.advance_date(self._storage, date, next_time(date, self._clock()), table) and table is not None:
            comers = [guest for guest, answer in one.answers.items() if answer != "no"]
            await self._notifications.send(comers, partial(opened_text, one, table.id))

    def _table_of(self, one: stored.ClubDate) -> StoredTable | None:
        """Return the table of a date; None if no member may come, if it is too late, or if the game is gone. Raises Problem."""
        game, said = all_games().get(one.date.game), list(one.answers.values())
        # "Maybe" counts too, so that as far as the game has room, members who said yes find a seat. The host can remove surplus seats.
        expected = said.count("yes") + said.count("maybe")
        if game is None or not expected or self._clock() - one.date.starts > LATEST:
            return None
        return self._new_table(game, expected, one.date)


def reminder(one: stored.ClubDate, channel: StoredChannel) -> NotificationText:
    """Return the reminder of a date; unless the member has said yes, it asks whether they are coming."""
    words = page_words()[channel.language]
    return game_text(
        one.date.game,
        f"/clubs/{one.date.club}",
        channel.language,
        "notice-date" if one.answers.get(channel.guest) == "yes" else "notice-date-asked",
        club=one.club,
        day=time_text(one.date, words),
        zone=zone_text(one.date, words),
    )


def opened_text(one: stored.ClubDate, table: str, channel: StoredChannel) -> NotificationText:
    """Return the notification that the table of a date is open."""
    return game_text(one.date.game, f"/tables/{table}", channel.language, "notice-date-open", club=one.club)
