"""Who is away from a table and is to be told what concerns them there, never twice."""

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
from spadework.web.table.live_table import LiveTable, now

GRACE = 60.0
"""Seconds that somebody has been away, and that there is something to tell, before it is told."""

LOOK = 10.0
"""Seconds from one look at who is away to the next."""

AGAIN = 300.0
"""Seconds after which one server of several looks again of which tables somebody is to be told."""


@dataclass
class Followed:
    """A table of which there may be something to tell."""

    standing: NotifiedTable | None
    """None before the deal."""
    presence: Presence | None
    """Who is there; None while the table is not in memory, and nobody is."""
    open: dict[Notification, float] = field(default_factory=dict)
    """What is to be told, each with the time from which on it was."""
    settled: set[Notification] = field(default_factory=set)
    told: set[Notification] = field(default_factory=set)
    untrue: set[Notification] = field(default_factory=set)
    """What is no longer so, and may have been told."""

    def gone_since(self, guest: str) -> float | None:
        """Since when a guest has not had the table open; None while it is."""
        return 0.0 if self.presence is None else self.presence.gone_since(guest)

    def settle(self, known: Iterable[Notification]) -> None:
        """Some matters need not be told any more."""
        for matter in known:
            self.open.pop(matter, None)
            self.settled.add(matter)


class Notifier:
    """Tells people what concerns them at tables that they have not open.

    Args:
        storage: where it is kept what they have been told.
        delivery: sends it.
        clock: tells the time, in seconds.
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
        """Be one server of several: the others say whether a guest has a table open there."""
        self._connects = connects

    def follow(self, live: LiveTable) -> None:
        """Something has changed at a table; nothing is told here and now."""
        standing = notified_table(live)
        if live.id not in self._followed:
            # What was so when the table came into memory is no news.
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
        """A table has left memory."""
        if id in self._followed:
            self._followed[id].presence = None

    async def follow_anew(self, ids: Iterable[str]) -> None:
        """Others sit at some tables from now on; those in memory have been followed since. Raises StorageError."""
        for id in ids:
            if id in self._followed and self._followed[id].presence is None:
                del self._followed[id]
        await self.remember()

    async def remember(self) -> None:
        """Follow the tables of which somebody was to be told when the server stopped. Raises StorageError."""
        for stored in await self._store.unsettled():
            standing = notified_stored_table(stored, await self._store.decisions(stored.id))
            if stored.id not in self._followed:
                begun = {matter for matter in notifications(standing) if matter.kind == "begun"}
                self._followed[stored.id] = Followed(standing, None, settled=begun)
                self._update(self._followed[stored.id], standing, None)

    async def look_for_ever(self) -> None:
        """Look again and again who is away, until cancelled."""
        remembered: float | None = None
        while True:
            try:
                # A table that was in the memory of a server that has died is nobody's.
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
        """Tell who has been away for long enough what there is to tell. Raises StorageError, and then it is told at the next look."""
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
                # Others may have played there meanwhile, by another server.
                await self._read_anew(id, followed)
                due = [matter for matter in due if matter in followed.open]
            if due and followed.standing is not None:
                await self._tell(followed.standing, guest, due)
                followed.settle(due)
                followed.told.update(due)
            return
        # Who is there has seen it; but who leaves without having moved is told that it is their turn.
        seen = [matter for matter in own if matter.kind != "turn"]
        if seen and followed.standing is not None and await self._store.ways(guest):
            await self._store.settle(followed.standing.id, guest, [matter.what for matter in seen])
        followed.settle(seen)

    async def _take_back(self) -> None:
        """Let browsers show no longer what they were told of tables and is no longer so; a webhook can't take anything back."""
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
        """Whether something was told, and not only seen at the table; of a turn that is known after a restart, too."""
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
        # Stored first: rather never told than told twice.
        try:
            news = await self._store.settle(standing.id, guest, [matter.what for matter in due])
        except Conflict:
            # Another server tells it just now.
            return
        kinds = {matter.kind for matter in due if matter.what in news}
        if "again" in kinds and not await self._is_asked(standing, guest):
            kinds.discard("again")
        kind = next((kind for kind in KINDS if kind in kinds), None)
        if kind is not None:
            for way in ways:
                self._delivery.send(way, told(kind, standing.game, standing.id, way.language))

    async def _is_asked(self, standing: NotifiedTable, guest: str) -> bool:
        """Whether a guest has yet to come to the table at which the others want to go on."""
        other = await self._storage.load(standing.again or "")
        return other is not None and not other.cancelled and all(seat.guest != guest for seat in other.seats)


class Notifications:
    """Notices, the ways by which they can be sent, and the ways that people have chosen.

    Args:
        storage: where they are kept.
        settings: which ways there are.

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
        """Send nothing more."""
        await self.delivery.close()
        self.webhooks.close()
        if self.push is not None:
            self.push.close()


def push_of(settings: Settings) -> WebPush | None:
    """How browsers are told, None where the operator has no key for that. Raises KeyUnusable."""
    if settings.push_key is None:
        return None
    return WebPush(settings.push_key, settings.push_contact, Posting(settings.push_hosts))
