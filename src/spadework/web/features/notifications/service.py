"""Decides who is away from a table and must be notified, once per event."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from spadework.web.db.storage import Conflict, Storage, StorageError
from spadework.web.features.notifications.delivery import Delivery, Posting, Sender, Webhook, WebPush, told
from spadework.web.features.notifications.events import (
    KINDS,
    WAITING,
    Kind,
    Notification,
    NotifiedTable,
    notifications,
    notified_stored_table,
    notified_table,
)
from spadework.web.features.notifications.store import NotificationStore
from spadework.web.features.presence.service import Presence
from spadework.web.server.settings import Settings
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import now

GRACE = 60.0
"""Seconds that a guest must be away, and an event must last, before a notification is sent."""

LOOK = 10.0
"""Seconds between two checks."""

AGAIN = 300.0
"""Seconds after which one of several servers reads the tables with unsent notifications again."""


@dataclass
class Followed:
    """A table that may need notifications."""

    standing: NotifiedTable | None
    """None before the deal."""
    presence: Presence | None
    """Who is there; None while the table is not in memory."""
    open: dict[Notification, float] = field(default_factory=dict)
    """The open notifications, with the time at which each arose."""
    settled: set[Notification] = field(default_factory=set)
    told: set[Notification] = field(default_factory=set)
    untrue: set[Notification] = field(default_factory=set)
    """Notifications that are obsolete and may have been sent."""

    def gone_since(self, guest: str) -> float | None:
        """Return since when a guest has had no connection; None while there is one."""
        return 0.0 if self.presence is None else self.presence.gone_since(guest)

    def settle(self, known: Iterable[Notification]) -> None:
        """Close some notifications."""
        for matter in known:
            self.open.pop(matter, None)
            self.settled.add(matter)


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
        self._followed: dict[str, Followed] = {}
        self._looking = asyncio.Lock()
        self._connects: Callable[[str, str], bool] | None = None

    def join(self, connects: Callable[[str, str], bool]) -> None:
        """Join other servers; `connects` says whether a guest has a table open there."""
        self._connects = connects

    def follow(self, live: LiveTable) -> None:
        """Note a change of a table; nothing is sent yet."""
        standing = notified_table(live)
        if live.id not in self._followed:
            # Events from before the table came into memory are not news.
            old = [matter for matter in notifications(standing) if matter.kind != "turn"]
            self._followed[live.id] = Followed(standing, live.presence, settled=set(old))
        self._update(self._followed[live.id], standing, live.presence)

    def _update(self, followed: Followed, standing: NotifiedTable | None, presence: Presence | None) -> None:
        true = notifications(standing)
        followed.untrue = followed.untrue.union(notifications(followed.standing)).difference(true)
        found = [matter for matter in true if matter not in followed.settled]
        followed.open = {matter: followed.open.get(matter, self._clock()) for matter in found}
        followed.standing, followed.presence = standing, presence

    def forget(self, id: str) -> None:
        """Note that a table has left memory."""
        if id in self._followed:
            self._followed[id].presence = None

    async def follow_anew(self, ids: Iterable[str]) -> None:
        """Follow tables whose guests have changed; those in memory are followed already. Raises StorageError."""
        for id in ids:
            if id in self._followed and self._followed[id].presence is None:
                del self._followed[id]
        await self.remember()

    async def remember(self) -> None:
        """Follow the tables with notifications unsent when the server stopped. Raises StorageError."""
        for stored in await self._store.unsettled():
            standing = notified_stored_table(stored, await self._store.decisions(stored.id))
            if stored.id not in self._followed:
                begun = {matter for matter in notifications(standing) if matter.kind == "begun"}
                self._followed[stored.id] = Followed(standing, None, settled=begun)
                self._update(self._followed[stored.id], standing, None)

    async def look_for_ever(self) -> None:
        """Check who is away periodically, until cancelled."""
        remembered: float | None = None
        while True:
            try:
                # A table in the memory of a crashed server has no other server.
                again = self._connects is not None and remembered is not None and self._clock() - remembered > AGAIN
                if remembered is None or again:
                    await self.remember()
                    remembered = self._clock()
                await self.look()
            except StorageError as error:
                log.warning("what there is to tell could not be read", error=error)
            except Exception:
                log.exception("notices could not be sent")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Notify guests who have been away long enough. Raises StorageError; then the next check tries again."""
        async with self._looking:
            await self._take_back()
            for id, followed in list(self._followed.items()):
                for guest in {matter.guest for matter in followed.open}:
                    await self._look_for(id, followed, guest)
                if not followed.open and followed.presence is None and self._followed.get(id) is followed:
                    del self._followed[id]

    async def _look_for(self, id: str, followed: Followed, guest: str) -> None:
        gone = followed.gone_since(guest)
        if gone is not None and self._connects is not None and self._connects(id, guest):
            gone = None
        own = {matter: since for matter, since in followed.open.items() if matter.guest == guest}
        if gone is not None:
            due = [matter for matter, since in own.items() if self._clock() - max(gone, since) >= GRACE]
            if due and followed.presence is None and self._connects is not None:
                # The game may have gone on through another server.
                await self._read_anew(id, followed)
                due = [matter for matter in due if matter in followed.open]
            if due and followed.standing is not None:
                await self._tell(followed.standing, guest, due)
                followed.settle(due)
                followed.told.update(due)
            return
        # A player who is there has seen the event; but one who leaves without moving is reminded of the turn.
        seen = [matter for matter in own if matter.kind != "turn"]
        if seen and followed.standing is not None and await self._store.ways(guest):
            await self._store.settle(followed.standing.id, guest, [matter.what for matter in seen])
        followed.settle(seen)

    async def _take_back(self) -> None:
        """Close notifications in browsers that are obsolete; a webhook can't close any."""
        untrue = [(followed, matter) for followed in self._followed.values() for matter in followed.untrue]
        ways = await self._store.browsers({matter.guest for _, matter in untrue}) if untrue else ()
        for followed, matter in untrue:
            own = [way for way in ways if way.guest == matter.guest]
            standing = followed.standing
            if own and standing is not None and await self._was_told(followed, matter):
                true = [other for other in notifications(standing) if other.guest == matter.guest]
                still = {other.kind for other in followed.settled.intersection(true)}
                kind: Kind = next((kind for kind in WAITING if kind in still), "settled")
                for way in own:
                    self._delivery.send(way, told(kind, standing.game, standing.id, way.language))
            followed.untrue.discard(matter)
            followed.told.discard(matter)

    async def _was_told(self, followed: Followed, matter: Notification) -> bool:
        """Return whether a notification was sent, and not only seen at the table; of a turn that is known after a restart too."""
        if matter in followed.told or matter.kind != "turn" or followed.standing is None:
            return matter in followed.told
        return await self._store.knows(followed.standing.id, matter.guest, matter.what)

    async def _read_anew(self, id: str, followed: Followed) -> None:
        stored = await self._storage.load(id)
        standing = None if stored is None else notified_stored_table(stored, await self._store.decisions(id))
        self._update(followed, standing, None)

    async def _tell(self, standing: NotifiedTable, guest: str, due: Sequence[Notification]) -> None:
        ways = await self._store.ways(guest)
        if not ways:
            return
        # Stored first: better never sent than sent twice.
        try:
            news = await self._store.settle(standing.id, guest, [matter.what for matter in due])
        except Conflict:
            # Another server sends it right now.
            return
        kinds = {matter.kind for matter in due if matter.what in news}
        if "again" in kinds and not await self._is_asked(standing, guest):
            kinds.discard("again")
        kind = next((kind for kind in KINDS if kind in kinds), None)
        if kind is not None:
            for way in ways:
                self._delivery.send(way, told(kind, standing.game, standing.id, way.language))

    async def _is_asked(self, standing: NotifiedTable, guest: str) -> bool:
        """Return whether a guest has yet to join the rematch."""
        other = await self._storage.load(standing.again or "")
        return other is not None and not other.cancelled and all(seat.guest != guest for seat in other.seats)


class Notifications:
    """The notification service: storage, channels, and delivery.

    Args:
        storage: where channels and sent notifications are stored.
        settings: the available channels.

    Raises KeyUnusable.
    """

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.store = NotificationStore(storage)
        self.webhooks = Posting(settings.webhooks)
        self.push = push_of(settings)
        senders: Mapping[str, Sender] = {"webhook": Webhook(self.webhooks)}
        self.delivery = Delivery(self.store, senders if self.push is None else {**senders, "push": self.push})
        self.notices = Notifier(storage, self.delivery)

    async def close(self) -> None:
        """Stop delivering."""
        await self.delivery.close()
        self.webhooks.close()
        if self.push is not None:
            self.push.close()


def push_of(settings: Settings) -> WebPush | None:
    """Return the Web Push sender, None if the operator has set no key. Raises KeyUnusable."""
    if settings.push_key is None:
        return None
    return WebPush(settings.push_key, settings.push_contact, Posting(settings.push_hosts))
