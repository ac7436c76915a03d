"""The tables of a server: loaded when needed, shared by their users, dropped when idle."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Literal, Protocol, TypeAlias

from spadework.engine.game import STORED_DECK_NAME
from spadework.table.record import dumps
from spadework.web.bots.driver import ComputerPlayers
from spadework.web.db.models import StoredTable
from spadework.web.db.storage import NewMove, Storage, StorageError
from spadework.web.features.clubs.store import members
from spadework.web.features.decks.service import install_deck, keep_for_tables
from spadework.web.features.lobby.service import Lobby
from spadework.web.features.notifications.service import Notifier
from spadework.web.features.premoves.driver import PremoveDriver
from spadework.web.features.premoves.service import tables_with_due_premoves
from spadework.web.features.reactions.service import ReactionDriver
from spadework.web.features.same_deal.store import has_finished
from spadework.web.features.spectators.service import CLOSED, delay_for
from spadework.web.features.substitutes.service import settle_votes
from spadework.web.features.takebacks.service import settle
from spadework.web.features.waiting_room import service as waiting_room
from spadework.web.features.waiting_room import store as waiting_room_store
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.readiness import Readiness
from spadework.web.server.settings import Settings
from spadework.web.server.telemetry import log
from spadework.web.table.delayed import DelayedTable
from spadework.web.table.live_table import LiveTable
from spadework.web.table.loading import DAMAGE, dealt_table, fitting_game, game_of, stored_record
from spadework.web.table.observers import Change
from spadework.web.table.reveal_timeout import RevealTimeouts


class PeerServers(Protocol):
    """The other servers on the same database."""

    @property
    def watched(self) -> set[str]:
        """The ids of the tables with watchers on another server."""

    def connects(self, table: str, guest: str) -> bool:
        """Return whether a guest has a table open through another server."""

    def introduce(self, live: LiveTable) -> None:
        """Add to a newly loaded table the people connected to it elsewhere."""

    def publish(self, live: LiveTable) -> None:
        """Send the other servers who is at a table, if that has changed; must return immediately."""

    def dismiss(self, id: str) -> None:
        """Note that a table has been dropped from memory; must return immediately."""


StoredPart: TypeAlias = Literal["game", "chat", "premoves", "votes"]
"""Parts of a table that are loaded separately: the game with its seats, the chat, premoves, and votes with takeback requests."""

PARTS: tuple[StoredPart, ...] = ("chat", "premoves", "votes")
"""The parts loaded after the game."""


class TableRegistry:
    """The tables of a server.

    Args:
        storage: where they are stored.
        readiness: compiles their games.
        computers: moves for their computer players.
        notifier: notifies players who are away.
        settings: the idle time after which a table leaves memory, and the time to react.
    """

    def __init__(
        self, storage: Storage, readiness: Readiness, computers: ComputerPlayers, notifier: Notifier, settings: Settings
    ) -> None:
        self._storage = storage
        self._readiness = readiness
        self._settings = settings
        self._computers = computers
        self._notifier = notifier
        self._reaction_driver = ReactionDriver(settings.reaction)
        self._reveal_timeouts = RevealTimeouts()
        self._premoves = PremoveDriver()
        self.lobby = Lobby()
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._peers: PeerServers | None = None
        """The other servers on the same database, if there can be any."""
        self._queue_job: Callable[[str], None] | None = None
        self._refreshing: dict[str, set[StoredPart]] = {}
        self._background = Background(Problem, StorageError)

    def join(self, peers: PeerServers, queue_job: Callable[[str], None]) -> None:
        """Join other servers. `queue_job` takes a table's id, and has any of them drive the table's computer players."""
        self._peers, self._queue_job = peers, queue_job
        self._notifier.join(peers.connects)

    async def drive(self, id: str) -> None:
        """Drive a table's computer players until none of them moves next."""
        try:
            async with self.open(id, wait=True) as live:
                await self._computers.drive(live)
        except (Problem, StorageError) as error:
            log.warning("computer players could not move", table=id, error=error)

    @asynccontextmanager
    async def open(self, id: str, wait: bool = False) -> AsyncIterator[LiveTable]:
        """Open a table, and keep it in memory while the block runs.

        Args:
            id: the table's id.
            wait: whether to wait until its game is compiled, instead of for `game_wait` seconds only.

        Raises Preparing if the game is not compiled by then, Problem if there is no such table or it can't be opened, StorageError.
        """
        if id not in self._live:
            await self._wait_for_game(id, None if wait else self._settings.game_wait)
        known = id in self._live and self._live[id].done()
        live = await self._loaded(id)
        # Before anything is awaited: an unused table could be dropped and loaded a second time.
        with live.in_use():
            if known and self._peers is not None:
                # A browser that comes from another server must not find an older state here.
                await live.catch_up()
            if live.stored.cancelled:
                raise cancelled()
            if live.table is None:
                if live.stored.club is not None:
                    live.members = {member.guest for member in await members(self._storage, live.stored.club)}
                await self._deal_late(live)
            self.observe(live, Change.NEXT)
            yield live

    @asynccontextmanager
    async def seen_by(
        self, id: str, guest: str | None, wait: bool = False, known_as: str = ""
    ) -> AsyncIterator[LiveTable]:
        """Open a table as a guest may see it, delayed for some spectators; otherwise as `open`.

        Args:
            id: the table's id.
            guest: the guest, if known.
            wait: as in `open`.
            known_as: the key, as of `Chat.by`, of the guest whose page this was.

        Raises Problem if the table is closed to spectators, if the guest has not yet finished the deal that it plays, or if another guest
        has signed in since.
        """
        async with self.open(id, wait) as live:
            if any(seat.guest and seat.guest != guest and live.chat.by(seat.guest) == known_as for seat in live.seats):
                raise Problem("error-signed-out", 401)
            await self.check_deal(live.stored, guest)
            minutes = delay_for(live.stored, guest)
            if minutes == CLOSED:
                raise Problem("error-closed", 403)
            yield await self._later(live) if minutes else live

    async def _later(self, live: LiveTable) -> LiveTable:
        async with live.locked():
            if not isinstance(live.delayed, DelayedTable):
                live.delayed = DelayedTable(live, self._storage, await self._storage.move_times(live.id))
            return live.delayed

    async def _loaded(self, id: str) -> LiveTable:
        if id not in self._live:
            self._live[id] = self._background.start(self._load(id))
        loading = self._live[id]
        try:
            # Shielded: the first caller may go away while others wait for the same table.
            return await asyncio.shield(loading)
        except BaseException:
            if loading.done() and self._live.get(id) is loading:
                del self._live[id]
            raise

    async def _wait_for_game(self, id: str, timeout: float | None) -> None:
        stored = await self.stored(id)
        await self._readiness.of(game_of(stored), timeout)

    async def stored(self, id: str) -> StoredTable:
        """Return a table's row, whether or not it can be played here. Raises Problem if there is none, StorageError."""
        with readable(id):
            stored = await self._storage.load(id)
            if stored is not None and [seat.seat for seat in stored.seats] != list(range(len(stored.seats))):
                raise ValueError("seats are numbered from 0 on")
        if stored is None:
            raise Problem("error-no-table", 404)
        if stored.cancelled:
            raise cancelled()
        return stored

    async def check_deal(self, stored: StoredTable, guest: str | None) -> None:
        """Check that a guest doesn't watch a deal that they have yet to finish. Raises Problem, StorageError."""
        sits = guest is not None and any(seat.guest == guest for seat in stored.seats)
        if stored.sealed and not sits and not await has_finished(self._storage, stored.deal, guest):
            raise Problem("error-deal-unplayed", 403)

    async def record(self, stored: StoredTable) -> str:
        """Return the record of a finished game, independent of the current rules. Raises Problem, StorageError."""
        with readable(stored.id):
            return dumps(stored_record(stored, await self._storage.moves(stored.id)))

    async def _load(self, id: str) -> LiveTable:
        stored = await self.stored(id)
        with readable(id):
            await install_deck(self._storage, game_of(stored), stored.deck)
            game = await fitting_game(stored)
            table = await dealt_table(stored, game, self._storage) if stored.dealt else None
            live = LiveTable(stored, game, table, self._storage, self.observe)
            with live.in_use():
                for part in PARTS:
                    await self._load_part(live, part)
        if self._peers is not None:
            self._peers.introduce(live)
        return live

    async def _load_part(self, live: LiveTable, part: StoredPart) -> None:
        match part:
            case "chat":
                await live.chat.load()
            case "premoves":
                await live.premoves.load()
            case "votes":
                found = await live.requests.load()
                live.votes.replace_all(found.votes)
                live.takebacks.replace_all(found.request, found.agreed)
            case "game":
                await live.catch_up()

    def observe(self, live: LiveTable, change: Change) -> None:
        """React to a change at a table."""
        if change in {Change.GAME, Change.NEXT}:
            if self._queue_job is None:
                self._computers.seated(live)
            elif self._computers.can_drive(live):
                self._queue_job(live.id)
        if change is not Change.PEOPLE:
            self.lobby.on_change(live)
            self._reveal_timeouts.on_change(live)
            self._reaction_driver.on_change(live)
            self._premoves.on_change(live)
            self._notifier.on_change(live)
        # A change that another server has stored is published by that server.
        if change is not Change.SYNC and self._peers is not None:
            self._peers.publish(live)

    # Changes stored by other servers

    def refresh(self, id: str, part: StoredPart) -> None:
        """Reload a part of a table that another server has changed, if the table is in memory; must return immediately."""
        if id not in self._live:
            return
        if id in self._refreshing:
            self._refreshing[id].add(part)
            return
        self._refreshing[id] = {part}
        self._background.start(self._refresh(id))

    def refresh_all(self) -> None:
        """Reload all parts of all tables in memory."""
        for id in self._live:
            for part in ("game", *PARTS):
                self.refresh(id, part)

    async def _refresh(self, id: str) -> None:
        try:
            # A part may change again while it is read.
            while id in self._live and (parts := self._refreshing[id]):
                self._refreshing[id] = set()
                live = await asyncio.shield(self._live[id])
                for part in sorted(parts):
                    await self._load_part(live, part)
                if live.table is None:
                    # Two servers may have stored the last two contributions at the same time.
                    await self._deal_late(live)
                if "votes" in parts:
                    # Two servers may each have stored an agreement without knowing of the other's.
                    with suppress(Refused):
                        await settle_votes(live)
                        await settle(live)
                live.wake_watchers()
        except (Problem, StorageError) as error:
            # The next move there reports it.
            log.warning("a table could not be reloaded", table=id, error=error)
        finally:
            del self._refreshing[id]

    async def _deal_late(self, live: LiveTable) -> None:
        """Deal a table of computer players only, or one whose server stopped before the deal."""
        try:
            await live.deal_if_complete()
        except Refused:
            log.warning("a deal could not be stored", table=live.id)

    async def add(self, table: StoredTable, moves: Sequence[NewMove] = ()) -> None:
        """Store a new table, with its first moves if it has any. Raises NotStored."""
        if STORED_DECK_NAME.fullmatch(table.deck):
            await keep_for_tables(self._storage, table.deck)
        await self._storage.add(table, moves)
        if table.public:
            self.lobby.changed()

    async def cancel(self, live: LiveTable, guest: str) -> None:
        """Cancel a table; if it was a rematch, another one can be opened. Raises Problem, NotStored."""
        await waiting_room.cancel(live, guest)
        for other in self.loaded():
            if other.stored.rematch == live.id:
                other.stored.rematch = other.stored.rematch_by = None

    async def listed(self, game: str | None = None) -> list[str]:
        """Return the ids of public tables with open seats: watched ones first, then the longest waiting. Raises StorageError."""
        found, here = await waiting_room_store.open_tables(self._storage, game), self.watched()
        return sorted(found, key=lambda id: id not in here)

    def watched(self) -> set[str]:
        """Return the ids of the tables that have watchers."""
        elsewhere = set() if self._peers is None else self._peers.watched
        return {live.id for live in self.loaded() if live.is_watched} | elsewhere

    def in_memory(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        loading = self._live.get(id)
        if loading is None or not loading.done() or loading.cancelled() or loading.exception() is not None:
            return None
        return loading.result()

    def loaded(self) -> Iterator[LiveTable]:
        """Iterate over the tables in memory."""
        return (live for live in map(self.in_memory, list(self._live)) if live is not None)

    def stages(self) -> Iterator[tuple[str, str]]:
        """Return the game and the stage of every table in memory."""
        return ((live.game.id, live.stage) for live in self.loaded())

    async def reload(self, ids: Iterable[str]) -> None:
        """Reload some tables after a change of their guests, and drop those that are gone. Raises StorageError."""
        for id in ids:
            if (loading := self._live.get(id)) is not None:
                with suppress(Problem):
                    live = await asyncio.shield(loading)
                    with live.in_use():
                        for part in ("game", *PARTS):
                            await self._load_part(live, part)
                        live.announce(Change.GAME)
                    if live.stored.cancelled:
                        self._live.pop(id, None)
                        self._notifier.forget(id)
        await self._notifier.refollow(ids)
        self.lobby.changed()

    async def open_due_premoves(self) -> None:
        """Open the tables at which a premove may have become due while the server was down."""
        try:
            waiting = await tables_with_due_premoves(self._storage)
        except StorageError as error:
            log.warning("premoves could not be read", error=error)
            return
        await self.start(waiting, "a table could not be opened for its premoves")

    async def start(self, ids: Iterable[str], failed: str) -> None:
        """Open tables for a moment, so that computer players and premoves move there before anyone comes.

        Args:
            ids: the tables' ids.
            failed: the log message when one of them can't be opened.
        """
        for id in ids:
            try:
                async with self.open(id, wait=True):
                    pass
            except (Problem, StorageError) as error:
                # A guest who opens the table gets the error.
                log.warning(failed, table=id, error=error)

    def forget_idle(self) -> None:
        """Drop the tables that nobody has used for a while."""
        for live in list(self.loaded()):
            if live.id not in self._refreshing and live.unused_for(live.takebacks.idle_limit(self._settings.idle)):
                del self._live[live.id]
                self._notifier.forget(live.id)
                if self._peers is not None:
                    self._peers.dismiss(live.id)

    async def run_cleanup(self) -> None:
        """Drop idle tables periodically, until cancelled."""
        while True:
            await asyncio.sleep(self._settings.idle / 4)
            self.forget_idle()

    async def close(self) -> None:
        """Stop computer players, timers and premoves."""
        await self._background.close()
        for live in self.loaded():
            await live.takebacks.background.close()
            if live.delayed is not None:
                await live.delayed.close()
        await self._reaction_driver.close()
        await self._reveal_timeouts.close()
        await self._premoves.close()
        await self._computers.close()


@contextmanager
def readable(id: str) -> Iterator[None]:
    """Turn errors in a table's stored data into a Problem."""
    try:
        yield
    except DAMAGE as error:
        log.warning("a table can't be read", table=id, exc_info=True)
        raise Problem("error-table-damaged", 409) from error


def cancelled() -> Problem:
    """Return the error for a cancelled table."""
    return Problem("error-cancelled", 410)
