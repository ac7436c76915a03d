"""A table that people have open: seats, deal, moves, takebacks, and their storage."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial, wraps
from typing import ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Executable

from spadework.engine.game import Game
from spadework.table import BrokenLog, LogLine, Step, Table
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Conflict, NotStored, Storage, TableChange, refusing
from spadework.web.features.chat.chat import Chat
from spadework.web.features.chat.service import Line
from spadework.web.features.clocks.service import Clocks
from spadework.web.features.premoves.service import DuePremove, Premoves
from spadework.web.features.presence.service import Presence
from spadework.web.features.reactions.timer import ReactionTimer
from spadework.web.features.spectators.service import Spectators
from spadework.web.features.substitutes.votes import Votes
from spadework.web.features.takebacks.requests import TakebackRequests, VoteStore
from spadework.web.server.errors import Problem, Refused, SeatTaken
from spadework.web.server.telemetry import MoveTraces
from spadework.web.table.dealing import Dealing
from spadework.web.table.loading import copy, dealt_table, new_table
from spadework.web.table.moves import (
    RemovedSteps,
    make_move,
    make_moves,
    new_moves,
    progress,
    redo,
    stored_takeback,
    take_back,
    would_be_final,
)
from spadework.web.table.observers import Change, ObservedTable, now
from spadework.web.table.snapshot import LogCache, Snapshots

Value = TypeVar("Value")
Arguments = ParamSpec("Arguments")
Observer: TypeAlias = "Callable[[LiveTable, Change], None]"

TRIES = 4
"""Maximum attempts to store a change while other servers store theirs first."""


def shielded(
    change: Callable[Arguments, Coroutine[None, None, Value]],
) -> Callable[Arguments, Coroutine[None, None, Value]]:
    """Complete a change even if its caller goes away, which must not leave half of it behind."""

    @wraps(change)
    async def whole(*values: Arguments.args, **named: Arguments.kwargs) -> Value:
        return await asyncio.shield(change(*values, **named))

    return whole


class NeedsConfirmation(Exception):
    """A move was not played, since it can't be taken back and its player is not sure."""


class LiveTable(ObservedTable):
    """A table in memory; everything that it shows has been stored.

    Args:
        stored: its row in the database. Kept current here, except `began`, `finished`, `length` and the seats' results, which
            only the database has.
        game: its game, compiled.
        table: the game in play, None before the deal.
        storage: where it is stored.
        observer: is called with each change; must return immediately.
    """

    def __init__(
        self, stored: StoredTable, game: Game, table: Table | None, storage: Storage, observer: "Observer | None"
    ) -> None:
        super().__init__(stored, game, table)
        self._storage = storage
        self._observer = observer
        self._lock = asyncio.Lock()
        self.traces = MoveTraces(self._lock, game.reactions is not None, storage.metrics)
        self.dealing = Dealing(stored, storage)
        self.reaction_timer = ReactionTimer()
        self.clocks = Clocks(stored, storage.outages)
        self.presence = Presence(now)
        self.votes = Votes()
        self.takebacks = TakebackRequests()
        self.requests = VoteStore(stored.id, storage)
        self.premoves = Premoves(stored.id, storage)
        self.snapshots = Snapshots()
        self._log = LogCache()
        self.chat = Chat(stored.id, storage)
        self.spectators = Spectators()
        self.replaced: dict[int, str] = {}
        """Seats whose computer player a built-in one replaces, with the id of the message that says why."""
        self.members: Collection[str] = ()
        """The guests who belong to the table's club, if it has one."""
        self.origin = self
        """The live table; differs from self only for a delayed table."""

    def announce(self, change: Change) -> None:
        """Wake the watchers, unless there is nothing new to see, and call the observer."""
        if change is Change.GAME:
            self.traces.report()
        super().announce(change)
        if self._observer is not None:
            self._observer(self, change)

    @property
    def said(self) -> Sequence[Line]:
        """The chat as this table shows it."""
        return self.chat.lines

    async def store_change(self, store: Callable[[Storage], Awaitable[Value]]) -> Value:
        """Store a change that a feature makes to the table; after a conflict, try again. Raises Refused.

        Args:
            store: stores the change, then makes it in memory. It is called again after a conflict, when the table has caught up.
        """
        async with self._lock:
            return await self._storing(partial(store, self._storage))

    async def sit_down(self, seat: StoredSeat, guest: str, name: str) -> None:
        """Give an open seat to a guest. Raises Problem when it is taken, NotStored."""
        async with self.changing():
            if not seat.is_open or self.stored.cancelled:
                raise SeatTaken(self.id, self.stored.closed)
            try:
                await self._storage.sit_down(self.id, seat.seat, guest, name)
            except Conflict:
                await self._catch_up()
                raise SeatTaken(self.id, self.stored.closed) from None
            seat.guest, seat.name = guest, name
            self.stored.creator = self.stored.creator or guest

    # Before the deal

    @shielded
    async def contribute(self, change: Callable[[Dealing], Awaitable[None]]) -> None:
        """Change the seed contributions, and deal when they are complete. Raises Refused."""
        try:
            async with self._lock:
                if self.table is None:
                    await change(self.dealing)
            await self.deal_if_complete()
        finally:
            self.announce(Change.GAME)

    async def deal_if_complete(self) -> None:
        """Deal if all seats are taken and have contributed. Raises Refused if the deal can't be stored."""
        async with self._lock:
            await self._storing(self._deal)
        self.announce(Change.GAME)

    async def _deal(self) -> None:
        if self.table is not None or self.stored.cancelled or not self.dealing.complete:
            return
        table = await asyncio.to_thread(new_table, self.stored, self.game)
        reached = progress(table, self.clocks.after(table))
        await self._storage.deal(self.id, self.stored.revision, new_moves(table, table.steps), reached)
        self.note_stored(dealt=True, **reached.values)
        self.table = table

    # Playing

    @shielded
    async def play(
        self,
        seat: int,
        decision: int,
        move: str | int,
        epoch: int | None = None,
        premove: DuePremove | None = None,
        sure: bool = True,
    ) -> bool:
        """Play a seat's move, store it, and announce it.

        Args:
            seat: the seat that moves.
            decision: the number of the seat's decision, from 0.
            move: its notation, or its code in the rules.
            epoch: the game's branch in which it was chosen, as in `StoredTable`; None for the current one.
            premove: the premove that it comes from, if any.
            sure: whether to play a move that can't be taken back, as far as its seat can tell.

        Returns whether the move had been played before; then nothing changes.
        Raises Refused or NeedsConfirmation, and then nothing has been played.
        """

        def play(table: Table) -> list[Step]:
            if not sure and would_be_final(table, seat, decision, move):
                raise NeedsConfirmation
            if epoch not in {None, self.stored.epoch}:
                raise Refused("refused-stale")
            if self.seats[seat].substitute is not None:
                raise Refused("refused-substitute")
            if self.tutorial is not None and decision == table.decision(seat):
                self.tutorial.check(table, seat, move)
            return make_move(table, seat, decision, move)

        async with self.traces.move("people"):
            steps = await self._store(play, [] if premove is None else [premove.statement()])
            if steps and premove is not None:
                premove.mark_played()
        if steps:
            self.announce(Change.GAME)
        return not steps

    async def is_final(self, seat: int, decision: int, move: str | int) -> bool:
        """Return whether a move can't be taken back, as far as its seat can tell; False for an illegal move. Raises Refused."""
        async with self._lock:
            return would_be_final(self._dealt(), seat, decision, move)

    async def take_back(self, seat: int, decision: int) -> bool:
        """Take back a seat's last move, the one of this decision (from 0); otherwise as `reverse`."""
        return await self.reverse(seat, partial(take_back, seat=seat, decision=decision))

    @shielded
    async def reverse(self, seat: int, reverse: Callable[[Table], RemovedSteps | None]) -> bool:
        """Take moves back for a seat, store that, and announce it.

        Args:
            seat: the seat that asks for it.
            reverse: takes the moves back on the table; returns None if they had been taken back before.

        Returns whether they had been taken back before; then nothing changes. Raises Refused, and then nothing has been taken back.
        """
        async with self._lock:
            undone = await self._storing(partial(self._take_back, seat, reverse))
            if undone is not None:
                await self.premoves.suspend(self._dealt())
        if undone is not None:
            self.announce(Change.GAME)
        return undone is None

    async def _take_back(self, seat: int, reverse: Callable[[Table], RemovedSteps | None]) -> RemovedSteps | None:
        table = self._dealt()
        if self.seats[seat].substitute is not None:
            raise Refused("refused-substitute")
        undone = await asyncio.to_thread(reverse, table)
        if undone is not None:
            await self._store_takeback(table, undone)
        return undone

    async def _store_takeback(self, table: Table, undone: RemovedSteps) -> None:
        """Store a takeback made on the table; undo it if that fails. Raises NotStored."""
        try:
            takeback = stored_takeback(table, undone, self.stored.epoch)
            reached = progress(table, self.clocks.after_reversal(table))
            await self._storage.take_back(self.id, self.stored.revision, takeback, reached)
            self.note_stored(epoch=takeback.epoch, **reached.values)
            self._note_moves()
        except BaseException:
            redo(table, undone)
            raise
        finally:
            self.snapshots.forget()
            self._log.forget()

    def _dealt(self) -> Table:
        """Return the game in play. Raises Refused before the deal and after an early end."""
        if self.table is None:
            raise Refused("refused-not-dealt")
        if self.ended:
            raise Refused("refused-ended")
        return self.table

    @shielded
    async def play_all(self, moves: Mapping[int, tuple[int, int]], reversals: int) -> dict[int, Refused]:
        """Play moves of several computer players, in this order, and announce them together.

        The move of a seat that a person has taken back in the meantime is skipped.

        Args:
            moves: by seat, the number of its decision and the code of its move.
            reversals: the number of moves taken back when these were chosen. If there are more now, none is played.

        Returns the reasons of refused moves, by seat.
        """
        refused: dict[int, Refused] = {}

        def play(table: Table) -> list[Step]:
            refused.clear()
            if len(table.reversals) != reversals:
                raise Refused("refused-stale")
            still = {seat: move for seat, move in moves.items() if self.level_of(seat) is not None}
            return make_moves(table, still, refused)

        try:
            async with self.traces.move("computers"):
                await self._store(play)
        except Refused as reason:
            refused = dict.fromkeys(moves, reason) | refused
        finally:
            self.announce(Change.GAME)
        return refused

    @shielded
    async def let_time_pass(self, version: int) -> None:
        """End the time to react that began with this version of the spectators' view, unless it is over. Raises Refused."""
        async with self._lock:
            if self.table is not None and self.time_to_react == version:
                await self._store(lambda table: table.let_time_pass() if self.time_to_react == version else [])
        self.announce(Change.GAME)

    async def _store(self, play: Callable[[Table], list[Step]], also: Sequence[Executable] = ()) -> list[Step]:
        """Play on the table, store the steps together with other statements, and return them. Raises Refused."""
        return await self._storing(partial(self._play_and_store, play, also))

    async def _play_and_store(self, play: Callable[[Table], list[Step]], also: Sequence[Executable]) -> list[Step]:
        table = self._dealt()
        before, secret = len(table.steps), self.time_to_react is not None
        try:
            # Quicker than a switch to another thread.
            steps = play(table)
            if steps:
                reached, moves = progress(table, self.clocks.after(table, steps)), new_moves(table, steps)
                with self.traces.storing(steps, secret):
                    await self._storage.append(self.id, self.stored.revision, moves, reached, also)
                self.note_stored(**reached.values)
                self._note_moves()
        except BaseException:
            table.undo(before)
            raise
        finally:
            self.snapshots.forget()
        return steps

    def note_stored(self, **values: object) -> None:
        """Bring `stored` up to date with values that have just been stored, at its next revision."""
        for name, value in values.items():
            setattr(self.stored, name, value)
        self.stored.revision += 1

    async def _storing(self, do: Callable[[], Awaitable[Value]]) -> Value:
        """Call something that stores a change; after a conflict, catch up and try again. Raises Refused."""
        with refusing():
            for _ in range(TRIES):
                try:
                    return await do()
                except Conflict:
                    await self._catch_up()
                except NotStored:
                    # The database may have stored it before the connection broke.
                    if not await self._catch_up():
                        raise
        raise Refused("refused-conflict")

    async def catch_up(self) -> None:
        """Load what other servers have stored of the table, and announce it. Raises Problem, StorageError."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Load what other servers have stored; return whether anything was new."""
        update = await self._storage.changes_since(self.id, 0 if self.table is None else len(self.table.steps))
        new = await self._apply(update)
        if new:
            self.announce(Change.SYNC)
        return new

    async def _apply(self, update: TableChange | None) -> bool:
        """Update the table from the database: `update` has the missing moves, or is None if the table is gone.

        Returns whether anything is new.
        """
        if update is None:
            self.table, self.stored.cancelled = None, True
            return True
        names, delay = self.names, self.stored.delay
        changed = [copy(update.stored, self.stored)]
        if len(update.stored.seats) != len(self.seats):
            self.seats[:] = update.stored.seats
        changed += [copy(new, seat) for new, seat in zip(update.stored.seats, self.seats, strict=True)]
        if delay != self.stored.delay:
            self.reset_delayed()
        if not update.stored.dealt:
            return any(changed)
        if self.table is None or names != self.names or list(update.reversals) != self.table.reversals:
            self.replace(await dealt_table(self.stored, self.game, self._storage))
        elif update.moves:
            try:
                await asyncio.to_thread(self.table.restore, update.moves)
            except BrokenLog:
                self.replace(await dealt_table(self.stored, self.game, self._storage))
            else:
                self._drop_caches()
        else:
            return any(changed)
        return True

    def replace(self, table: Table) -> None:
        """Replace the game in play."""
        self.table = table
        self._log.forget()
        self._drop_caches()

    def lines(self, table: Table, viewer: int, language: str) -> list[LogLine]:
        """Return a viewer's log of this table, or of a copy of it."""
        return self._log.lines(table, viewer, language, keep=table is self.table)

    def _drop_caches(self) -> None:
        """Show moves that were not played here."""
        self.cache.forget()
        self._note_moves()
        self.snapshots.forget()

    # Reading

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the table's lock, so that nothing changes while the block runs."""
        async with self._lock:
            yield

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Storage]:
        """Hold the table's lock while the block stores a change and makes it in memory; then announce it."""
        async with self._lock:
            yield self._storage
        self.announce(Change.GAME)

    async def read(self, function: Callable[[Table], Value]) -> Value:
        """Call a function with a copy of the table, in another thread. Raises Problem before the deal."""
        async with self._lock:
            if self.table is None:
                raise Problem("error-not-dealt", 409)
            table = self.table.copy()
        return await asyncio.to_thread(function, table)
