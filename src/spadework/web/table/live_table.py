"""One table that people have open: who sits there, the deal, moves played, stored and made known."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from enum import Enum, auto
from functools import partial
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Executable

from spadework.engine.game import Game
from spadework.table import BrokenLog, LogLine, Step, Table
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Conflict, NotStored, Storage, StoredChange, change_seats, end_early, refusing
from spadework.web.features.chat.room import Chat
from spadework.web.features.chat.service import Line
from spadework.web.features.clocks.service import Clocks
from spadework.web.features.premoves.service import DuePremove, Premoves
from spadework.web.features.presence.service import Presence
from spadework.web.features.reactions.timer import ReactionTimer
from spadework.web.features.rematch.service import rematch_table
from spadework.web.features.spectators.service import Spectators
from spadework.web.features.substitutes.votes import Votes
from spadework.web.features.takebacks.requests import RequestStore, TakebackRequests
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.telemetry import MoveTraces
from spadework.web.table.dealing import Dealing
from spadework.web.table.loading import copy, dealt_table, new_table
from spadework.web.table.moves import (
    Undone,
    give_back,
    make_move,
    make_moves,
    new_moves,
    progress,
    reversal,
    take_back,
    would_be_final,
)
from spadework.web.table.seating import Seating
from spadework.web.table.snapshot import Cache, Snapshots

Value = TypeVar("Value")

TRIES = 4
"""How often something is tried that another server has been faster with."""


class Watcher(Protocol):
    """Somebody who wants to know when something has changed."""

    def wake(self) -> None:
        """Be told; must return at once."""


class DelayedView(Protocol):
    """Shows a table later."""

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at it now."""

    def follow(self) -> None:
        """Be told that something has changed; must return at once."""

    def note(self) -> None:
        """Take in what has been played or taken back; must return at once."""

    async def close(self) -> None:
        """Stop."""


class Change(Enum):
    """What a table announces."""

    GAME = auto()
    """Something has happened here, which this server has stored."""
    SYNC = auto()
    """Something was taken over that another server has stored."""
    PEOPLE = auto()
    """Who is at the table may have changed, or what they want."""
    NEXT = auto()
    """What comes next without anyone's doing may happen now; nothing is new to see."""


Observer: TypeAlias = "Callable[[LiveTable, Change], None]"


class LiveTable(Seating):
    """A table in memory; everything that it shows has been stored.

    Args:
        stored: what the database holds of it; its seats are kept up to date here.
        game: its game, ready.
        table: the game in play, None before the deal.
        storage: where it is stored.
        observer: is told of each change, and returns at once.
    """

    def __init__(
        self,
        stored: StoredTable,
        game: Game,
        table: Table | None,
        storage: Storage,
        observer: "Observer | None",
    ) -> None:
        super().__init__(stored, game, table)
        self._lock = asyncio.Lock()
        self.traces = MoveTraces(self._lock, game.reactions is not None, storage.metrics)
        self.dealing = Dealing(stored, storage)
        self.reaction_timer = ReactionTimer()
        self.clocks = Clocks(stored, storage.outages)
        self.presence = Presence(now)
        self.votes = Votes()
        self.takebacks = TakebackRequests()
        self.requests = RequestStore(stored.id, storage)
        self.premoves = Premoves(stored.id, storage)
        self.snapshots = Snapshots()
        self.cache = Cache(now)
        self.chat = Chat(stored.id, storage)
        self.spectators = Spectators()
        self.replaced: dict[int, str] = {}
        """The seats of players for whom the mate plays, with the message that says why."""
        self.origin = self
        """The table itself, where this one only shows it later."""
        self.delayed: DelayedView | None = None
        """What shows it later to those who only look on."""
        self._storage = storage
        self._observer = observer
        self._watchers: set[Watcher] = set()
        self.watched_elsewhere: set[str] = set()
        """The other servers by which somebody looks at the table."""
        self._users = 0
        self._used = now()
        self._lines: dict[tuple[int, str], tuple[int, int, list[LogLine]]] = {}

    # Who has it open

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the table in memory as long as the block runs."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self._used = now()

    def unused_for(self, seconds: float) -> bool:
        """Whether nobody has used the table for more than some seconds."""
        return not self._users and self._used < now() - self.takebacks.patience(seconds)

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at the table now, on whatever server."""
        return self.is_watched_here or bool(self.watched_elsewhere)

    @property
    def is_watched_here(self) -> bool:
        """Whether somebody looks at the table now by this server."""
        return bool(self._watchers) or (self.delayed is not None and self.delayed.is_watched)

    @contextmanager
    def watched_by(self, watcher: Watcher) -> Iterator[None]:
        """Wake somebody at every change as long as the block runs."""
        self._watchers.add(watcher)
        try:
            yield
        finally:
            self._watchers.discard(watcher)

    # Who sits here

    @property
    def said(self) -> Sequence[Line]:
        """What has been said at the table."""
        return self.chat.lines

    async def change_seats(self, seats: Sequence[int], **changes: object) -> None:
        """Change what is stored of some seats, and whose clocks run. Raises Refused, and then nothing has changed."""
        async with self._lock:
            await self._storing(partial(self._change_seats, seats, changes))

    async def _change_seats(self, seats: Sequence[int], changes: Mapping[str, object]) -> None:
        before = [{name: getattr(self.seats[seat], name) for name in changes} for seat in seats]
        clocks = self.clocks.after_change(self.table, partial(self.set_seats, seats, [changes] * len(seats)))
        try:
            await change_seats(self._storage, self.stored, seats, changes, clocks)
        except BaseException:
            self.set_seats(seats, before)
            raise
        self.stored.clocks = clocks
        self.stored.revision += 1

    async def end_early(self) -> None:
        """End the game before it is over. Raises Refused."""
        async with self._lock:
            await self._storing(self._end_early)

    async def _end_early(self) -> None:
        if not self.ended:
            await end_early(self._storage, self.stored)
            self.stored.ended = True
            self.stored.revision += 1

    async def sit_down(self, seat: StoredSeat, guest: str, name: str) -> None:
        """Give a seat to a guest. Raises Problem when somebody was faster, NotStored."""
        async with self._lock:
            if not self.is_open(seat) or self.stored.cancelled:
                raise Problem("error-seat-taken", 409)
            try:
                await self._storage.sit_down(self.id, seat.seat, guest, name)
            except Conflict:
                await self._catch_up()
                raise Problem("error-seat-taken", 409) from None
            seat.guest, seat.name = guest, name
        self.announce(Change.GAME)

    async def play_again(self, guest: str) -> str:
        """The id of the table at which those who sat here play once more; when there is none, a guest opens it. Raises Refused."""
        async with self._lock:
            id = await self._storing(partial(self._play_again, guest))
        self.announce(Change.GAME)
        return id

    async def _play_again(self, guest: str) -> str:
        if self.stored.again is None:
            another, seat = rematch_table(self.stored, guest), self.seats_of(guest)[0]
            await self._storage.add_rematch(self.id, another, seat)
            self.stored.again, self.stored.again_by = another.id, seat
        return self.stored.again

    # Before the deal

    async def contribute(self, change: Callable[[Dealing], Awaitable[None]]) -> None:
        """Change what the seats give to the chance, and deal when it is complete. Raises Refused."""
        await asyncio.shield(self._contribute(change))

    async def _contribute(self, change: Callable[[Dealing], Awaitable[None]]) -> None:
        try:
            async with self._lock:
                if self.table is None:
                    await change(self.dealing)
            await self.deal_if_complete()
        finally:
            self.announce(Change.GAME)

    async def deal_if_complete(self) -> None:
        """Deal when everyone sits and has contributed. Raises Refused when the deal could not be stored."""
        async with self._lock:
            await self._storing(self._deal)
        self.announce(Change.GAME)

    async def _deal(self) -> None:
        if self.table is not None or self.stored.cancelled or not self.dealing.complete:
            return
        table = await asyncio.to_thread(new_table, self.stored, self.game)
        clocks = self.clocks.after(table)
        await self._storage.deal(self.id, self.stored.revision, new_moves(table, table.steps), progress(table, clocks))
        self.stored.dealt, self.stored.clocks = True, clocks
        self.stored.revision += 1
        self.table = table

    # Playing

    async def play(
        self, seat: int, decision: int, move: str | int, course: int | None = None, premove: DuePremove | None = None
    ) -> bool:
        """Play a seat's move: on the table, then into storage, then known to everybody.

        Args:
            seat: who moves.
            decision: which of its decisions this is, from 0.
            move: the notation's text, or the rules' code.
            course: of the game in which it was chosen, as in `StoredTable`; None for that of now.
            premove: the premove that it comes from, if it does.

        Returns whether the same move had been played already, and nothing happened.
        Raises Refused, and then nothing has been played.
        """
        # Whoever asked may go away; a move half done must not stay behind.
        return await asyncio.shield(self._play(seat, decision, move, course, premove))

    async def _play(
        self, seat: int, decision: int, move: str | int, course: int | None, premove: DuePremove | None
    ) -> bool:
        def play(table: Table) -> list[Step]:
            if course not in {None, self.stored.course}:
                raise Refused("refused-stale")
            if self.seats[seat].stand_in is not None:
                raise Refused("refused-stand-in")
            if self.tutorial is not None and decision == table.decision(seat):
                self.tutorial.check(table, seat, move)
            return make_move(table, seat, decision, move)

        async with self.traces.move("people"):
            steps = await self._store(play, [] if premove is None else [premove.change()])
            if steps and premove is not None:
                premove.done()
        if steps:
            self.announce(Change.GAME)
        return not steps

    async def is_final(self, seat: int, decision: int, move: str) -> bool:
        """Whether a seat's next move could not be taken back, as far as it can tell; False for what can't be played. Raises Refused."""
        async with self._lock:
            return would_be_final(self._dealt(), seat, decision, move)

    async def take_back(self, seat: int, decision: int) -> bool:
        """Take a seat's last move back, which was this of its decisions, from 0; else as `reverse`."""
        return await self.reverse(seat, partial(take_back, seat=seat, decision=decision))

    async def reverse(self, seat: int, reverse: Callable[[Table], Undone | None]) -> bool:
        """Take moves back as a seat wants it: on the table, then in storage, then for everybody.

        Returns whether they had been taken back already, and nothing happened. Raises Refused, and then nothing has been taken back.
        """
        return await asyncio.shield(self._reverse(seat, reverse))

    async def _reverse(self, seat: int, reverse: Callable[[Table], Undone | None]) -> bool:
        async with self._lock:
            undone = await self._storing(partial(self._take_back, seat, reverse))
            if undone is not None:
                await self.premoves.rest(self._dealt())
        if undone is not None:
            self.announce(Change.GAME)
        return undone is None

    async def _take_back(self, seat: int, reverse: Callable[[Table], Undone | None]) -> Undone | None:
        table = self._dealt()
        if self.seats[seat].stand_in is not None:
            raise Refused("refused-stand-in")
        undone = await asyncio.to_thread(reverse, table)
        if undone is not None:
            await self._store_reversal(table, undone)
        return undone

    async def _store_reversal(self, table: Table, undone: Undone) -> None:
        """Store what was taken back. Raises NotStored, and then it has not been."""
        try:
            change, clocks = reversal(table, undone, self.stored.course), self.clocks.after_reversal(table)
            await self._storage.take_back(self.id, self.stored.revision, change, progress(table, clocks))
            self.stored.clocks, self.stored.course = clocks, change.course
            self.stored.revision += 1
            self._note()
        except BaseException:
            give_back(table, undone)
            raise
        finally:
            self.snapshots.forget()
            self._lines.clear()

    def _dealt(self) -> Table:
        """The game in play. Raises Refused before the deal."""
        if self.table is None:
            raise Refused("refused-not-dealt")
        if self.ended:
            raise Refused("refused-ended")
        return self.table

    async def play_all(self, moves: Mapping[int, tuple[int, int]], reversals: int) -> dict[int, Refused]:
        """Play moves of several computer players, in this order, and let everybody know of them at once.

        Whoever has taken a seat back meanwhile plays there, and nobody else.

        Args:
            moves: by seat which of its decisions it is, and the rules' code of the move.
            reversals: how many moves had been taken back when they were chosen. When there are more by now, none is played.

        Returns by seat why those were refused that were, and not played.
        """
        return await asyncio.shield(self._play_all(moves, reversals))

    async def _play_all(self, moves: Mapping[int, tuple[int, int]], reversals: int) -> dict[int, Refused]:
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

    async def let_time_pass(self, version: int) -> None:
        """End the time to react that began with a version of the spectators, unless it is over. Raises Refused."""
        await asyncio.shield(self._let_time_pass(version))

    async def _let_time_pass(self, version: int) -> None:
        async with self._lock:
            if self.table is not None and self.time_to_react == version:
                await self._store(lambda table: table.let_time_pass() if self.time_to_react == version else [])
        self.announce(Change.GAME)

    async def _store(self, play: Callable[[Table], list[Step]], also: Sequence[Executable] = ()) -> list[Step]:
        """Play something on the table, store the steps and what goes with them, and return them. Raises Refused."""
        return await self._storing(partial(self._play_and_store, play, also))

    async def _play_and_store(self, play: Callable[[Table], list[Step]], also: Sequence[Executable]) -> list[Step]:
        table = self._dealt()
        before, secret = len(table.steps), self.time_to_react is not None
        try:
            # It takes less time than to hand it to another thread, which would keep this one from going on.
            steps = play(table)
            if steps:
                clocks, moves = self.clocks.after(table, steps), new_moves(table, steps)
                with self.traces.storing(steps, secret):
                    await self._storage.append(self.id, self.stored.revision, moves, progress(table, clocks), also)
                self.stored.clocks = clocks
                self.stored.revision += 1
                self._note()
        except BaseException:
            table.undo(before)
            raise
        finally:
            self.snapshots.forget()
        return steps

    async def _storing(self, do: Callable[[], Awaitable[Value]]) -> Value:
        """Do something that is stored; where another server was faster, once more with what that has stored. Raises Refused."""
        with refusing():
            for _ in range(TRIES):
                try:
                    return await do()
                except Conflict:
                    await self._catch_up()
                except NotStored:
                    # The database may have stored it, and the line broken before it could say so.
                    if not await self._catch_up():
                        raise
        raise Refused("refused-conflict")

    async def catch_up(self) -> None:
        """Take over what another server has stored of the table, and let everybody know who looks on here. Raises Problem, StorageError."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Whether anything was new."""
        news = await self._storage.news(self.id, 0 if self.table is None else len(self.table.steps))
        new = await self._take_over(news)
        if new:
            self.announce(Change.SYNC)
        return new

    async def _take_over(self, news: StoredChange | None) -> bool:
        """Take over how the table is stored now; `news` has the moves that it lacks, None when the table is gone.

        Returns whether anything is new.
        """
        if news is None:
            # Nobody goes on playing there.
            self.table, self.stored.cancelled = None, True
            return True
        names, delay = self.names, self.stored.delay
        changed = [copy(news.stored, self.stored)]
        changed += [copy(new, seat) for new, seat in zip(news.stored.seats, self.seats, strict=True)]
        if delay != self.stored.delay:
            self.show_later_anew()
        if not news.stored.dealt:
            return any(changed)
        if self.table is None or names != self.names or list(news.reversals) != self.table.reversals:
            self.replace(await dealt_table(self.stored, self.game, self._storage))
        elif news.moves:
            try:
                await asyncio.to_thread(self.table.restore, news.moves)
            except BrokenLog:
                self.replace(await dealt_table(self.stored, self.game, self._storage))
            self._show_anew()
        else:
            return any(changed)
        return True

    def replace(self, table: Table) -> None:
        """Put another table in the place of this one."""
        self.table = table
        self._lines.clear()
        self._show_anew()

    def _show_anew(self) -> None:
        """Show everything that was not played here."""
        self.cache.forget()
        self._note()
        self.snapshots.forget()

    # Looking

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[None]:
        """Nothing changes at the table while the block runs."""
        async with self._lock:
            yield

    async def read(self, function: Callable[[Table], Value]) -> Value:
        """What a function reads from a copy of the table, on which nobody plays. Raises Problem before the deal."""
        async with self._lock:
            if self.table is None:
                raise Problem("error-not-dealt", 409)
            table = self.table.copy()
        return await asyncio.to_thread(function, table)

    def lines(self, table: Table, viewer: int, language: str) -> list[LogLine]:
        """All that happened so far, as it was told to a viewer then; what was told before is not told anew."""
        past, version = len(table.reversals), table.version(viewer)
        known, upto, lines = self._lines.get((viewer, language), (past, 0, []))
        # Whoever reads a copy may be behind.
        if known != past or upto > version:
            upto, lines = 0, []
        if upto != version:
            lines = [*lines, *table.lines(viewer, language, upto)]
            if table is self.table:
                self._lines[viewer, language] = past, version, lines
        return lines

    def _note(self) -> None:
        if self.delayed is not None:
            self.delayed.note()

    def show_later_anew(self) -> None:
        """Let those look elsewhere who look at what shows the table later: it is another time later now."""
        before, self.delayed = self.delayed, None
        if before is not None:
            before.follow()

    def announce(self, change: Change) -> None:
        """Wake everyone who watches, unless there is nothing to see, and tell the observer."""
        if change is Change.GAME:
            self._used = now()
            self.traces.tell()
        if change is not Change.NEXT:
            self.wake_watchers()
        if self._observer is not None:
            self._observer(self, change)

    def wake_watchers(self) -> None:
        """Let everyone who watches by this server look again."""
        self.cache.forget()
        for watcher in tuple(self._watchers):
            watcher.wake()
        if self.delayed is not None:
            self.delayed.follow()


def now() -> float:
    """The time by the clock of the event loop."""
    return asyncio.get_running_loop().time()
