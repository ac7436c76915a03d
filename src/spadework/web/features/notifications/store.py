"""Storage of notification channels and sent notifications."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import ColumnElement, and_, delete, distinct, exists, func, or_, select
from sqlalchemy.orm import aliased

from spadework.web.db.models import StoredChannel, StoredMove, StoredNotification, StoredSeat, StoredTable
from spadework.web.db.storage import Conflict, Storage

MAX_CHANNELS = 10
"""Maximum channels of a guest."""


class NotificationStore:
    """Stored channels and notifications."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def waiting(self, guest: str) -> int:
        """Return how many tables with others wait for a guest's move. Raises StorageError."""
        own, other = aliased(StoredSeat), aliased(StoredSeat)
        query = (
            select(func.count(distinct(StoredTable.id)))
            .join(own, own.table == StoredTable.id)
            .join(other, other.table == StoredTable.id)
            .where(
                own.guest == guest,
                own.substitute.is_(None),
                other.guest != guest,
                StoredTable.over.is_(False),
                StoredTable.ended.is_(False),
                StoredTable.to_move.op(">>")(own.seat).op("&")(1) == 1,
            )
        )
        return await self._storage.scalar(query) or 0

    async def channels(self, *guests: str) -> Sequence[StoredChannel]:
        """Return the channels of some guests, oldest first. Raises StorageError."""
        query = (
            select(StoredChannel)
            .where(StoredChannel.guest.in_(guests))
            .order_by(StoredChannel.created, StoredChannel.id)
        )
        return await self._storage.scalars(query)

    async def browsers(self, guests: Collection[str]) -> Sequence[StoredChannel]:
        """Return the browsers through which these guests are notified. Raises StorageError."""
        query = select(StoredChannel).where(StoredChannel.kind == "push", StoredChannel.guest.in_(guests))
        return await self._storage.scalars(query)

    async def add_channel(self, channel: StoredChannel) -> None:
        """Store a channel, replacing the same one. Raises Conflict at the limit, NotStored."""
        similar = select(StoredChannel).where(
            or_(StoredChannel.guest == channel.guest, StoredChannel.address == channel.address)
        )
        async with self._storage.writing() as session:
            others = (await session.scalars(similar)).all()
            gone = [other for other in others if replaces(channel, other)]
            if sum(other.guest == channel.guest for other in others if other not in gone) >= MAX_CHANNELS:
                raise Conflict("the guest has the maximum of channels")
            for other in gone:
                await session.delete(other)
            await session.flush()
            session.add(channel)

    async def remove_channel(self, guest: str, id: str) -> None:
        """Remove a guest's channel, if there is one. Raises NotStored."""
        await self._storage.execute(delete(StoredChannel).where(StoredChannel.guest == guest, StoredChannel.id == id))

    async def mark_known(self, table: str, guest: str, events: Collection[str]) -> set[str]:
        """Store that a guest knows of some events at a table; return those that were new. Raises NotStored."""
        known = select(StoredNotification.what).where(
            StoredNotification.table == table, StoredNotification.guest == guest, StoredNotification.what.in_(events)
        )
        async with self._storage.writing() as session:
            new = set(events) - set(await session.scalars(known))
            session.add_all(StoredNotification(table=table, guest=guest, what=event) for event in new)
        return new

    async def knows(self, table: str, guest: str, event: str) -> bool:
        """Return whether a guest knows of an event at a table. Raises StorageError."""
        return await self._storage.get(StoredNotification, (table, guest, event)) is not None

    async def tables_with_unsent(self) -> Sequence[StoredTable]:
        """Return the tables with events that a guest who wants notifications may not know of. Raises StorageError."""
        playing = and_(StoredTable.over.is_(False), StoredTable.ended.is_(False))
        asked = and_(StoredTable.rematch.is_not(None), StoredTable.rematch_by != StoredSeat.seat, ~knows_of("rematch"))
        concerned = (
            select(StoredTable.id)
            .join(StoredSeat, StoredSeat.table == StoredTable.id)
            .join(StoredChannel, StoredChannel.guest == StoredSeat.guest)
            .where(StoredTable.dealt.is_(True), or_(playing, and_(knows_of(), or_(~knows_of("over"), asked))))
        )
        return await self._storage.scalars(select(StoredTable).where(StoredTable.id.in_(concerned)))

    async def decisions(self, table: str) -> Mapping[int, int]:
        """Return the number of moves by seat. Raises StorageError."""
        query = (
            select(StoredMove.seat, func.count())
            .where(StoredMove.table == table, StoredMove.decision.is_not(None))
            .group_by(StoredMove.seat)
        )
        return {row[0]: row[1] for row in await self._storage.rows(query)}


def replaces(channel: StoredChannel, other: StoredChannel) -> bool:
    """Return whether a new channel replaces another: the same guest's, to the same address or from the same browser.

    Another guest's is replaced only if both hold the keys of the same browser, which it gives to nobody else.
    """
    pushes = channel.kind == other.kind == "push"
    if channel.guest == other.guest:
        return channel.address == other.address or (pushes and channel.session == other.session)
    return pushes and (channel.address, channel.key) == (other.address, other.key)


def knows_of(*events: str) -> ColumnElement[bool]:
    """Return the condition that a seat's guest knows of one of these events (none: of any)."""
    one = [StoredNotification.what.in_(events)] if events else []
    return exists().where(
        StoredNotification.table == StoredTable.id, StoredNotification.guest == StoredSeat.guest, *one
    )
