"""The other servers with the same database, as the tables of one of them know them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Literal, Protocol, TypeAlias

from spadework.engine.game import KEPT_NAME
from spadework.table.record import dumps
from spadework.web.bots.driver import ComputerPlayers
from spadework.web.db.models import StoredTable
from spadework.web.db.storage import NewMove, Storage, StorageError
from spadework.web.features.chat.service import Talk
from spadework.web.features.decks.service import keep_for_tables, lay_out
from spadework.web.features.lobby.service import Lobby
from spadework.web.features.notifications.service import Notifier
from spadework.web.features.premoves.driver import PremoveDriver
from spadework.web.features.premoves.service import PremoveStore
from spadework.web.features.reactions.service import ReactionDriver
from spadework.web.features.same_deal.store import table_of
from spadework.web.features.spectators.access import CLOSED, open_to
from spadework.web.features.substitutes.service import settle_votes
from spadework.web.features.takebacks.service import settle
from spadework.web.features.waiting_room import store as stored_gathering
from spadework.web.features.waiting_room.service import WaitingRoom
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem, Refused, no_table
from spadework.web.server.readiness import Readiness
from spadework.web.server.settings import Settings
from spadework.web.server.telemetry import log
from spadework.web.table.delayed import DelayedTable
from spadework.web.table.live_table import Change, LiveTable
from spadework.web.table.loading import dealt_table, fitting_game, game_of, stored_record
from spadework.web.table.reveal_timeout import RevealTimeouts


class PeerServers(Protocol):
    """The other servers."""

    @property
    def watched(self) -> set[str]:
        """The tables at which somebody looks by another server, by their ids."""

    def connects(self, table: str, guest: str) -> bool:
        """Whether a guest has a table open by another server."""

    def introduce(self, live: LiveTable) -> None:
        """Let a table that has come into memory know who is at it elsewhere."""

    def publish(self, live: LiveTable) -> None:
        """Tell the others who is at a table, when that has changed; must return at once."""

    def dismiss(self, id: str) -> None:
        """A table has left memory; must return at once."""


Part: TypeAlias = Literal["game", "talk", "ahead", "wishes"]
"""Parts of a table that are stored apart: what is played and who sits there, what is said, prepared, or wanted together."""

PARTS: tuple[Part, ...] = ("talk", "ahead", "wishes")
"""Those that are read after the game."""


class Tables:
    """The tables of a server.

    Args:
        storage: where they are stored.
        readiness: makes their games ready.
        computers: move at them.
        notices: tell who is not there.
        settings: how long a table stays in memory, and how long people have to react.
    """

    def __init__(
        self, storage: Storage, readiness: Readiness, computers: ComputerPlayers, notices: Notifier, settings: Settings
    ) -> None:
        self._storage = storage
        self._readiness = readiness
        self._settings = settings
        self._computers = computers
        self._notifier = notices
        self._reaction_driver = ReactionDriver(settings.reaction)
        self._reveal_timeouts = RevealTimeouts()
        self._premoves = PremoveDriver()
        self.waiting_room = WaitingRoom(storage)
        self.lobby = Lobby()
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._others: PeerServers | None = None
        """The other servers with the same database, if there may be any."""
        self._put_to_work: Callable[[str], None] | None = None
        self._refreshing: dict[str, set[Part]] = {}
        self._background = Background(Problem, StorageError)

    def join(self, others: PeerServers, put_to_work: Callable[[str], None]) -> None:
        """Be one server of several: know the others, and let any of them drive the computer players of a table, by its id."""
        self._others, self._put_to_work = others, put_to_work
        self._notifier.join(others.connects)

    async def drive(self, id: str) -> None:
        """Let the computer players of a table move, until none of them is asked any more."""
        try:
            async with self.open(id, patient=True) as live:
                await self._computers.drive(live)
        except (Problem, StorageError) as error:
            log.warning("the computer players of a table could not move", table=id, error=error)

    @asynccontextmanager
    async def open(self, id: str, patient: bool = False) -> AsyncIterator[LiveTable]:
        """A table, in memory as long as the block runs.

        Args:
            id: of the table.
            patient: whether to wait for its game as long as it takes; else only for a moment.

        Raises Preparing when its game is not ready by then, Problem when there is no such table or it can't be opened, StorageError.
        """
        if id not in self._live:
            await self._wait_for_game(id, None if patient else self._settings.soon)
        known = id in self._live and self._live[id].done()
        live = await self._loaded(id)
        # Before anything is waited for: what is not in use may be forgotten, and then be loaded a second time.
        with live.in_use():
            if known and self._others is not None:
                # Whoever comes from another server must not find less than there.
                await live.catch_up()
            if live.stored.cancelled:
                raise cancelled()
            if live.table is None:
                await self._deal_late(live)
            self.observe(live, Change.NEXT)
            yield live

    @asynccontextmanager
    async def seen_by(
        self, id: str, guest: str | None, patient: bool = False, known_as: str = ""
    ) -> AsyncIterator[LiveTable]:
        """A table as a guest may see it: spectators perhaps later; else as `open`.

        Raises Problem where it is closed to those who do not sit at it, or plays an open deal that the guest has yet to finish; and where
        the page was that of somebody who sits there, `known_as` in the words of `Chat.by`, and the browser is another's by now.
        """
        async with self.open(id, patient) as live:
            if any(seat.guest and seat.guest != guest and live.chat.by(seat.guest) == known_as for seat in live.seats):
                raise Problem("error-signed-out", 401)
            await self.check_deal(live.stored, guest)
            minutes = open_to(live.stored, guest)
            if minutes == CLOSED:
                raise Problem("error-closed", 403)
            yield await self._later(live) if minutes else live

    async def _has_finished(self, deal: str | None, guest: str | None) -> bool:
        own = await table_of(self._storage, deal, guest) if deal and guest else None
        return own is not None and own.over

    async def _later(self, live: LiveTable) -> LiveTable:
        async with live.steady():
            if not isinstance(live.delayed, DelayedTable):
                live.delayed = DelayedTable(live, self._storage, await Talk(self._storage).made(live.id))
            return live.delayed

    async def _loaded(self, id: str) -> LiveTable:
        if id not in self._live:
            self._live[id] = self._background.start(self._load(id))
        loading = self._live[id]
        try:
            # The one who asked first may go away while others wait for the same table.
            return await asyncio.shield(loading)
        except BaseException:
            if loading.done() and self._live.get(id) is loading:
                del self._live[id]
            raise

    async def _wait_for_game(self, id: str, patience: float | None) -> None:
        stored = await self.stored(id)
        await self._readiness.of(game_of(stored), patience)

    async def stored(self, id: str) -> StoredTable:
        """A table as it is stored, whether it can be played here or not. Raises Problem when there is none, StorageError."""
        with readable(id):
            stored = await self._storage.load(id)
            if stored is not None and [seat.seat for seat in stored.seats] != list(range(len(stored.seats))):
                raise ValueError("seats are numbered from 0 on")
        if stored is None:
            raise no_table()
        if stored.cancelled:
            raise cancelled()
        return stored

    async def check_deal(self, stored: StoredTable, guest: str | None) -> None:
        """See that a guest does not look at an open deal that they have yet to finish. Raises Problem, StorageError."""
        sits = guest is not None and any(seat.guest == guest for seat in stored.seats)
        if stored.sealed and not sits and not await self._has_finished(stored.deal, guest):
            raise Problem("error-deal-unplayed", 403)

    async def record(self, stored: StoredTable) -> str:
        """The record of a game that is over, as it is stored: it is read whatever has become of the rules. Raises Problem, StorageError."""
        with readable(stored.id):
            return dumps(stored_record(stored, await self._storage.moves(stored.id)))

    async def _load(self, id: str) -> LiveTable:
        stored = await self.stored(id)
        with readable(id):
            await lay_out(self._storage, game_of(stored), stored.deck)
            game = await fitting_game(stored)
            table = await dealt_table(stored, game, self._storage) if stored.dealt else None
            live = LiveTable(stored, game, table, self._storage, self.observe)
            with live.in_use():
                for part in PARTS:
                    await self._load_part(live, part)
        if self._others is not None:
            self._others.introduce(live)
        return live

    async def _load_part(self, live: LiveTable, part: Part) -> None:
        match part:
            case "talk":
                await live.chat.load()
            case "ahead":
                await live.premoves.load()
            case "wishes":
                found = await live.requests.load()
                live.votes.take_over(found.votes)
                live.takebacks.take_over(found.request, found.agreed)
            case "game":
                await live.catch_up()

    def observe(self, live: LiveTable, change: Change) -> None:
        """Let happen what follows from a change at a table."""
        if change in {Change.GAME, Change.NEXT}:
            if self._put_to_work is None:
                self._computers.seated(live)
            elif self._computers.can_drive(live):
                self._put_to_work(live.id)
        if change is not Change.PEOPLE:
            self.lobby.follow(live)
            self._reveal_timeouts.keep(live)
            self._reaction_driver.keep(live)
            self._premoves.keep(live)
            self._notifier.follow(live)
        # What another server has stored, that server lets the others know.
        if change is not Change.SYNC and self._others is not None:
            self._others.publish(live)

    # What other servers store

    def refresh(self, id: str, part: Part) -> None:
        """Take over what another server has stored of a part of a table, if the table is in memory; must return at once."""
        if id not in self._live:
            return
        if id in self._refreshing:
            self._refreshing[id].add(part)
            return
        self._refreshing[id] = {part}
        self._background.start(self._refresh(id))

    def refresh_all(self) -> None:
        """Take over whatever other servers have stored of the tables in memory."""
        for id in self._live:
            for part in ("game", *PARTS):
                self.refresh(id, part)

    async def _refresh(self, id: str) -> None:
        try:
            # What comes while a part is read may be new again.
            while id in self._live and (parts := self._refreshing[id]):
                self._refreshing[id] = set()
                live = await asyncio.shield(self._live[id])
                for part in sorted(parts):
                    await self._load_part(live, part)
                if live.table is None:
                    # The last two parts of the chance may have come at the same time.
                    await self._deal_late(live)
                if "wishes" in parts:
                    # Two may have agreed at the same time, neither of whom knew of the other.
                    with suppress(Refused):
                        await settle_votes(live)
                        await settle(live)
                live.wake_watchers()
        except (Problem, StorageError) as error:
            # Whoever moves there next is told so.
            log.warning("a table could not be read anew", table=id, error=error)
        finally:
            del self._refreshing[id]

    async def _deal_late(self, live: LiveTable) -> None:
        """Deal a table of computer players only, or one whose server stopped before the deal."""
        try:
            await live.deal_if_complete()
        except Refused:
            log.warning("a table could not be dealt because its deal could not be stored", table=live.id)

    async def add(self, table: StoredTable, moves: Sequence[NewMove] = ()) -> None:
        """Store a new table, and what has been played there already. Raises NotStored."""
        if KEPT_NAME.fullmatch(table.deck):
            await keep_for_tables(self._storage, table.deck)
        await self._storage.add(table, moves)
        if table.public:
            self.lobby.changed()

    async def cancel(self, live: LiveTable, guest: str) -> None:
        """Let a table not come about; where it was to be played again, somebody may open another. Raises Problem, NotStored."""
        await self.waiting_room.cancel(live, guest)
        for other in self.loaded():
            if other.stored.again == live.id:
                other.stored.again = other.stored.again_by = None

    async def listed(self, game: str | None = None) -> list[str]:
        """The ids of tables that anybody may join: those first that somebody looks at, then by how long they wait. Raises StorageError."""
        found, here = await stored_gathering.open_tables(self._storage, game), self.watched()
        return sorted(found, key=lambda id: id not in here)

    async def listed_of(self, guest: str) -> list[str]:
        """The ids of a guest's tables that anybody may still join. Raises StorageError."""
        return await stored_gathering.open_tables(self._storage, creator=guest)

    async def by_id(self, ids: Sequence[str]) -> list[StoredTable]:
        """Some tables as they are stored. Raises StorageError."""
        return await stored_gathering.tables_by_id(self._storage, ids)

    def watched(self) -> set[str]:
        """The tables that somebody looks at now, by their ids."""
        elsewhere = set() if self._others is None else self._others.watched
        return {live.id for live in self.loaded() if live.is_watched} | elsewhere

    def in_memory(self, id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        loading = self._live.get(id)
        if loading is None or not loading.done() or loading.cancelled() or loading.exception() is not None:
            return None
        return loading.result()

    def loaded(self) -> Iterator[LiveTable]:
        """The tables in memory."""
        return (live for live in map(self.in_memory, list(self._live)) if live is not None)

    def standings(self) -> Iterator[tuple[str, str]]:
        """Game and stage of every table in memory."""
        return ((live.game.id, live.stage) for live in self.loaded())

    async def of_guest(self, guest: str) -> Iterable[StoredTable]:
        """The tables of a guest, newest first. Raises StorageError."""
        return await self._storage.tables_of(guest)

    async def reread(self, ids: Iterable[str]) -> None:
        """Take over who sits at some tables from now on, and let go of those that are gone. Raises StorageError."""
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
        await self._notifier.follow_anew(ids)
        self.lobby.changed()

    async def answer_prepared(self) -> None:
        """Open the tables at which a prepared answer may be due since before the server started."""
        try:
            waiting = await PremoveStore(self._storage).waiting()
        except StorageError as error:
            log.warning("prepared answers could not be read", error=error)
            return
        for id in waiting:
            try:
                async with self.open(id, patient=True):
                    pass
            except (Problem, StorageError) as error:
                log.warning("a table could not be opened for what is prepared there", table=id, error=error)

    def forget_idle(self) -> None:
        """Let go of the tables that nobody has used for a while."""
        for live in list(self.loaded()):
            if live.id not in self._refreshing and live.unused_for(self._settings.idle):
                del self._live[live.id]
                self._notifier.forget(live.id)
                if self._others is not None:
                    self._others.dismiss(live.id)

    async def forget_idle_for_ever(self) -> None:
        """Let go of idle tables again and again, until cancelled."""
        while True:
            await asyncio.sleep(self._settings.idle / 4)
            self.forget_idle()

    async def close(self) -> None:
        """Stop the computer players and the clocks."""
        await self._background.close()
        for live in self.loaded():
            await live.takebacks.wishes.close()
            if live.delayed is not None:
                await live.delayed.close()
        await self._reaction_driver.close()
        await self._reveal_timeouts.close()
        await self._premoves.close()
        await self._computers.close()


@contextmanager
def readable(id: str) -> Iterator[None]:
    """Say of a table that it can't be read when what is stored of it is none. Raises Problem."""
    try:
        yield
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        log.warning("a table can't be read", table=id, exc_info=True)
        raise Problem("error-table-damaged", 409) from error


def cancelled() -> Problem:
    """Whoever opened the table has cancelled it."""
    return Problem("error-cancelled", 410)
