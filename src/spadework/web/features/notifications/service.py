"""Notifications to guests who are away from a table, once per event."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from spadework.web.db.models import StoredChannel
from spadework.web.db.storage import Conflict, Storage, repeat
from spadework.web.features.notifications.delivery import (
    ChannelSender,
    Delivery,
    NotificationText,
    Poster,
    Webhook,
    WebPush,
    notification_text,
)
from spadework.web.features.notifications.events import (
    KINDS,
    OF_A_TURN,
    PENDING,
    Notification,
    NotificationKind,
    NotifiedTable,
    notifications,
    notified_stored_table,
    notified_table,
)
from spadework.web.features.notifications.store import NotificationStore
from spadework.web.features.presence.service import Presence
from spadework.web.server.settings import Settings
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import now

GRACE = 60.0
"""Seconds that a guest must be away, and an event must last, before a notification is sent."""

CHECK_INTERVAL = 10.0
"""Seconds between two checks."""

RESCAN_INTERVAL = 300.0
"""Seconds after which one of several servers reads the tables with unsent notifications again."""


@dataclass
class FollowedTable:
    """A table that may need notifications."""

    state: NotifiedTable | None
    """None before the deal."""
    presence: Presence | None
    """Who is there; None while the table is not in memory."""
    open: dict[Notification, float] = field(default_factory=dict)
    """The open notifications, with the time at which each arose."""
    handled: set[Notification] = field(default_factory=set)
    sent: set[Notification] = field(default_factory=set)
    obsolete: set[Notification] = field(default_factory=set)
    """Notifications that are obsolete and may have been sent."""

    def disconnected_since(self, guest: str) -> float | None:
        """Return since when a guest has had no connection; None while there is one."""
        return 0.0 if self.presence is None else self.presence.disconnected_since(guest)

    def calls_for(self, notification: Notification) -> bool:
        """Return whether it is time for an open notification: one of little time left waits until there is."""
        return notification.seat is None or (self.state is not None and self.state.hurries(notification.seat))

    def handle(self, known: Iterable[Notification]) -> None:
        """Close some notifications."""
        for notification in known:
            self.open.pop(notification, None)
            self.handled.add(notification)


class Notifier:
    """Notifies people of events at tables that they don't have open.

    Args:
        storage: where sent notifications are stored.
        delivery: delivers them.
        clock: returns the time in seconds.
    """

    def __init__(self, storage: Storage, delivery: Delivery, clock: Callable[[], float] = now) -> None:
        self._storage = storage
        self._store = NotificationStore(storage)
        self._delivery = delivery
        self._clock = clock
        self._scanned: float | None = None
        self._followed: dict[str, FollowedTable] = {}
        self._checking = asyncio.Lock()
        self._connects: Callable[[str, str], bool] | None = None

    def join(self, connects: Callable[[str, str], bool]) -> None:
        """Set the function that returns whether a guest has a table open on another server."""
        self._connects = connects

    def on_change(self, live: LiveTable) -> None:
        """Record a change of a table. Nothing is sent yet."""
        state = notified_table(live)
        if live.id not in self._followed:
            # Events from before the table came into memory are not news.
            old = [notification for notification in notifications(state) if notification.kind not in OF_A_TURN]
            self._followed[live.id] = FollowedTable(state, live.presence, handled=set(old))
        self._update(self._followed[live.id], state, live.presence)

    def _update(self, followed: FollowedTable, state: NotifiedTable | None, presence: Presence | None) -> None:
        current = notifications(state)
        followed.obsolete = followed.obsolete.union(notifications(followed.state)).difference(current)
        found = [notification for notification in current if notification not in followed.handled]
        followed.open = {notification: followed.open.get(notification, self._clock()) for notification in found}
        followed.state, followed.presence = state, presence

    def forget(self, id: str) -> None:
        """Note that a table has left memory."""
        if id in self._followed:
            self._followed[id].presence = None

    async def refollow(self, ids: Iterable[str]) -> None:
        """Follow tables whose guests have changed; those in memory are followed already. Raises StorageError."""
        for id in ids:
            if id in self._followed and self._followed[id].presence is None:
                del self._followed[id]
        await self.follow_unsent()

    async def follow_unsent(self) -> None:
        """Follow the tables with notifications unsent when the server stopped. Raises StorageError."""
        for stored in await self._store.tables_with_unsent():
            state = notified_stored_table(stored, await self._store.decisions(stored.id), self._storage.outages)
            if stored.id not in self._followed:
                begun = {notification for notification in notifications(state) if notification.kind == "begun"}
                self._followed[stored.id] = FollowedTable(state, None, handled=begun)
                self._update(self._followed[stored.id], state, None)

    async def run(self) -> None:
        """Check who is away periodically, until cancelled."""
        await repeat(self._scan_and_check, CHECK_INTERVAL, "events to notify could not be read")

    async def _scan_and_check(self) -> None:
        # A table in the memory of a crashed server has no other server.
        shared = self._connects is not None
        if self._scanned is None or (shared and self._clock() - self._scanned > RESCAN_INTERVAL):
            await self.follow_unsent()
            self._scanned = self._clock()
        await self.check()

    async def check(self) -> None:
        """Notify guests who have been away long enough. Raises StorageError; then the next check tries again."""
        async with self._checking:
            await self._close_obsolete()
            for id, followed in list(self._followed.items()):
                for guest in {notification.guest for notification in followed.open}:
                    await self._check_guest(id, followed, guest)
                if not followed.open and followed.presence is None and self._followed.get(id) is followed:
                    del self._followed[id]

    async def _check_guest(self, id: str, followed: FollowedTable, guest: str) -> None:
        disconnected = followed.disconnected_since(guest)
        if disconnected is not None and self._connects is not None and self._connects(id, guest):
            disconnected = None
        own = {notification: since for notification, since in followed.open.items() if notification.guest == guest}
        if disconnected is not None:
            due = [
                notification
                for notification, since in own.items()
                if self._clock() - max(disconnected, since) >= GRACE and followed.calls_for(notification)
            ]
            if due and followed.presence is None and self._connects is not None:
                # The game may have gone on through another server.
                await self._reload(id, followed)
                due = [notification for notification in due if notification in followed.open]
            if due and followed.state is not None:
                await self._notify(followed.state, guest, due)
                followed.handle(due)
                followed.sent.update(due)
            return
        # A player who is there has seen the event; but one who leaves without moving is reminded of the turn.
        seen = [notification for notification in own if notification.kind not in OF_A_TURN]
        if seen and followed.state is not None and await self._store.channels(guest):
            await self._store.mark_known(followed.state.id, guest, [notification.event for notification in seen])
        followed.handle(seen)

    async def _close_obsolete(self) -> None:
        """Close notifications in browsers that are obsolete; a webhook can't close any."""
        obsolete = [
            (followed, notification) for followed in self._followed.values() for notification in followed.obsolete
        ]
        channels = await self._store.browsers({notification.guest for _, notification in obsolete}) if obsolete else ()
        for followed, notification in obsolete:
            own = [channel for channel in channels if channel.guest == notification.guest]
            state = followed.state
            if own and state is not None and await self._was_sent(followed, notification):
                current = [other for other in notifications(state) if other.guest == notification.guest]
                still = {other.kind for other in followed.handled.intersection(current)}
                kind: NotificationKind = next((kind for kind in PENDING if kind in still), "settled")
                for channel in own:
                    self._delivery.send(channel, notification_text(kind, state.game, state.id, channel.language))
            followed.obsolete.discard(notification)
            followed.sent.discard(notification)

    async def _was_sent(self, followed: FollowedTable, notification: Notification) -> bool:
        """Return whether a notification was sent, and not only seen at the table; of a turn that is known after a restart too."""
        if notification in followed.sent or notification.kind not in OF_A_TURN or followed.state is None:
            return notification in followed.sent
        return await self._store.knows(followed.state.id, notification.guest, notification.event)

    async def _reload(self, id: str, followed: FollowedTable) -> None:
        stored = await self._storage.load(id)
        moves = await self._store.decisions(id)
        state = None if stored is None else notified_stored_table(stored, moves, self._storage.outages)
        self._update(followed, state, None)

    async def _notify(self, state: NotifiedTable, guest: str, due: Sequence[Notification]) -> None:
        channels = await self._store.channels(guest)
        if not channels:
            return
        # Stored first: better never sent than sent twice.
        try:
            new = await self._store.mark_known(state.id, guest, [notification.event for notification in due])
        except Conflict:
            # Another server sends it right now.
            return
        kinds = {notification.kind for notification in due}
        if "rematch" in kinds and not await self._is_invited(state, guest):
            kinds.discard("rematch")
        kind = next((kind for kind in KINDS if kind in kinds), None)
        # If another server has sent the most important event, the rest is not sent.
        if kind is not None and any(notification.kind == kind and notification.event in new for notification in due):
            for channel in channels:
                self._delivery.send(channel, notification_text(kind, state.game, state.id, channel.language))

    async def _is_invited(self, state: NotifiedTable, guest: str) -> bool:
        """Return whether a guest has yet to join the rematch."""
        other = await self._storage.load(state.rematch or "")
        return other is not None and not other.cancelled and all(seat.guest != guest for seat in other.seats)


class Notifications:
    """The notification service: storage, channels, and delivery.

    Args:
        storage: where channels and sent notifications are stored.
        settings: the available channels.

    Raises InvalidKey.
    """

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.store = NotificationStore(storage)
        self.webhooks = Poster(settings.webhooks)
        self.push = web_push(settings)
        senders: Mapping[str, ChannelSender] = {"webhook": Webhook(self.webhooks)}
        self.delivery = Delivery(self.store, senders if self.push is None else {**senders, "push": self.push})
        self.notifier = Notifier(storage, self.delivery)

    @property
    def reach_people(self) -> bool:
        """Whether this server can notify people who have no page open."""
        return self.push is not None or bool(self.webhooks.hosts)

    async def send(self, guests: Iterable[str], text: Callable[[StoredChannel], NotificationText]) -> None:
        """Notify guests immediately, through all the channels that each has chosen. Raises StorageError."""
        for channel in await self.store.channels(*guests):
            self.delivery.send(channel, text(channel))

    async def close(self) -> None:
        """Stop delivering."""
        await self.delivery.close()
        self.webhooks.close()
        if self.push is not None:
            self.push.close()


def web_push(settings: Settings) -> WebPush | None:
    """Return the Web Push sender, None if the operator has set no key. Raises InvalidKey."""
    if settings.push_key is None:
        return None
    return WebPush(settings.push_key, settings.push_contact, Poster(settings.push_hosts))
