"""One table that people have open: who sits there, the deal, moves played, stored and made known."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Literal, TypeVar

from sqlalchemy import Executable

from spadework.engine.chance import commitment
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.picture.sprites import Sprites
from spadework.table import LogLine, Step, Table
from spadework.web.errors import Problem, Refused
from spadework.web.live.ahead.answers import Answers, Due
from spadework.web.live.another import another_table
from spadework.web.live.audience import Audience
from spadework.web.live.back.requests import BackRequests
from spadework.web.live.clock import Clock
from spadework.web.live.clocks import Clocks
from spadework.web.live.dealing import Dealing
from spadework.web.live.from_storage import dealt_table, new_table
from spadework.web.live.guided import Guided
from spadework.web.live.moves import (
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
from spadework.web.live.presence import Presence
from spadework.web.live.reckoned import Reckoned
from spadework.web.live.snapshots import Snapshots
from spadework.web.live.votes import Votes
from spadework.web.live.watchers import Follower, Watcher
from spadework.web.store.changes import change_seats, end_early
from spadework.web.store.models import StoredSeat, StoredTable
from spadework.web.store.models import now as universal_time
from spadework.web.store.storage import Conflict, NotStored, Storage, refusing
from spadework.web.talk.chat import Chat
from spadework.web.talk.line import Line

Stage = Literal["gathering", "playing", "over"]
Value = TypeVar("Value")


class LiveTable:
    """A table in memory; everything that it shows has been stored.

    Args:
        stored: what the database holds of it; its seats are kept up to date here.
        game: its game, ready.
        table: the game in play, None before the deal.
        storage: where it is stored.
        changed: is called whenever something has changed.
    """

    def __init__(
        self,
        stored: StoredTable,
        game: Game,
        table: Table | None,
        storage: Storage,
        changed: Callable[["LiveTable"], None],
    ) -> None:
        self.stored = stored
        self.id = stored.id
        self.game = game
        self.table = table
        self.commitment = commitment(bytes.fromhex(stored.secret))
        self.lock = asyncio.Lock()
        self.dealing = Dealing(stored, storage)
        self.guided = Guided(game.voyage) if stored.voyage and game.voyage else None
        self.clock = Clock()
        self.clocks = Clocks(stored, storage.outages)
        self.presence = Presence(now)
        self.votes = Votes()
        self.back = BackRequests()
        self.ahead = Answers(stored.id, storage)
        self.snapshots = Snapshots()
        self.reckoned = Reckoned(now)
        self.chat = Chat(stored.id, storage)
        self.audience = Audience()
        self.replaced: dict[int, str] = {}
        """The seats of players for whom the mate plays, with the message that says why."""
        self.origin = self
        """The table itself, where this one only shows it later."""
        self.later: Follower | None = None
        """What shows it later to those who only look on."""
        self._storage = storage
        self._changed = changed
        self._watchers: set[Watcher] = set()
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
        return not self._users and self._used < now() - self.back.patience(seconds)

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at the table now."""
        return bool(self._watchers)

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
    def seats(self) -> list[StoredSeat]:
        """Who sits where."""
        return self.stored.seats

    @property
    def names(self) -> list[str]:
        """The names by seat, empty where nobody sits yet."""
        return [seat.name for seat in self.seats]

    @property
    def sprites(self) -> Sprites:
        """The art of the deck that is played with."""
        return self.game.sprites(self.game.deck(self.stored.options.get("deck", OWN_DECK)))

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def sealed(self) -> bool:
        """Whether others still play with the same chance: then the secret stays one when the game is over."""
        until = self.stored.sealed_until
        return until is not None and until > universal_time()

    @property
    def alone(self) -> bool:
        """Whether at most one person sits here."""
        return sum(seat.level is None for seat in self.seats) < 2

    @property
    def apart(self) -> bool:
        """Whether people sit here who don't share a screen."""
        return self.reckoned.once("apart", self._apart)

    def _apart(self) -> bool:
        people = [seat.guest for seat in self.seats if seat.level is None]
        return len(people) > 1 and (None in people or len(set(people)) > 1)

    @property
    def said(self) -> Sequence[Line]:
        """What has been said at the table."""
        return self.chat.lines

    @property
    def time_to_react(self) -> int | None:
        """While there is time to react: the version of spectators, which nothing changes before it is over. Else None."""
        if self.table is None or self.ended or not self.table.time_to_react:
            return None
        return self.table.version()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats for which the table waits."""
        if self.table is None:
            return ()
        return self.table.to_move if self.guided is None else self.guided.awaited(self.table)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that belong to a guest."""
        return tuple(seat.seat for seat in self.seats if guest is not None and seat.guest == guest)

    @property
    def ended(self) -> bool:
        """Whether all who played here have ended the game early."""
        return self.stored.ended

    def level_of(self, seat: int) -> str | None:
        """The level of the computer player who plays on a seat, for itself or for somebody; None when a person does."""
        return self.seats[seat].level or self.seats[seat].stand_in

    async def change_seats(self, seats: Sequence[int], **changes: object) -> None:
        """Change what is stored of some seats, and whose clocks run. Raises Refused, and then nothing has changed."""
        async with self.lock:
            before = [{name: getattr(self.seats[seat], name) for name in changes} for seat in seats]
            clocks = self.clocks.after_change(self.table, partial(self._set, seats, [changes] * len(seats)))
            try:
                with refusing():
                    await change_seats(self._storage, self.id, seats, changes, clocks)
            except BaseException:
                self._set(seats, before)
                raise
            self.stored.clocks = clocks

    def _set(self, seats: Sequence[int], values: Sequence[Mapping[str, object]]) -> None:
        for seat, named in zip(seats, values, strict=True):
            for name, value in named.items():
                setattr(self.seats[seat], name, value)

    async def end_early(self) -> None:
        """End the game before it is over. Raises Refused."""
        async with self.lock:
            with refusing():
                await end_early(self._storage, self.id)
            self.stored.ended = True

    def is_open(self, seat: StoredSeat) -> bool:
        """Whether somebody may still sit down there."""
        return seat.level is None and seat.guest is None

    async def sit_down(self, seat: StoredSeat, guest: str, name: str) -> None:
        """Give a seat to a guest. Raises Problem when somebody was faster, NotStored."""
        async with self.lock:
            if not self.is_open(seat) or self.stored.cancelled:
                raise Problem("error-seat-taken", 409)
            try:
                await self._storage.sit_down(self.id, seat.seat, guest, name)
            except Conflict:
                raise Problem("error-seat-taken", 409) from None
            seat.guest, seat.name = guest, name
        self.tell()

    async def play_again(self, guest: str) -> str:
        """The id of the table at which those who sat here play once more; when there is none, a guest opens it. Raises Refused."""
        async with self.lock:
            if self.stored.again is None:
                another, seat = another_table(self.stored, guest), self.seats_of(guest)[0]
                with refusing():
                    await self._storage.add_another(self.id, another, seat)
                self.stored.again, self.stored.again_by = another.id, seat
            id = self.stored.again
        self.tell()
        return id

    # Before the deal

    async def contribute(self, change: Callable[[Dealing], Awaitable[None]]) -> None:
        """Change what the seats give to the chance, and deal when it is complete. Raises Refused."""
        await asyncio.shield(self._contribute(change))

    async def _contribute(self, change: Callable[[Dealing], Awaitable[None]]) -> None:
        try:
            async with self.lock:
                if self.table is None:
                    await change(self.dealing)
            await self.deal_if_complete()
        finally:
            self.tell()

    async def deal_if_complete(self) -> None:
        """Deal when everyone sits and has contributed. Raises Refused when the deal could not be stored."""
        async with self.lock:
            if self.table is not None or self.stored.cancelled or not self.dealing.complete:
                return
            table = await asyncio.to_thread(new_table, self.stored, self.game)
            clocks = self.clocks.after(table)
            with refusing():
                await self._storage.deal(self.id, new_moves(table, table.steps), progress(table, clocks))
            self.stored.dealt, self.stored.clocks = True, clocks
            self.table = table
        self.tell()

    # Playing

    async def play(
        self, seat: int, decision: int, move: str | int, course: int | None = None, ahead: Due | None = None
    ) -> bool:
        """Play a seat's move: on the table, then into storage, then known to everybody.

        Args:
            seat: who moves.
            decision: which of its decisions this is, from 0.
            move: the notation's text, or the rules' code.
            course: of the game in which it was chosen, as in `StoredTable`; None for that of now.
            ahead: the answer prepared beforehand that it comes from, if it does.

        Returns whether the same move had been played already, and nothing happened.
        Raises Refused, and then nothing has been played.
        """
        # Whoever asked may go away; a move half done must not stay behind.
        return await asyncio.shield(self._play(seat, decision, move, course, ahead))

    async def _play(self, seat: int, decision: int, move: str | int, course: int | None, ahead: Due | None) -> bool:
        async with self.lock:
            table = self._dealt()
            if course not in {None, self.stored.course}:
                raise Refused("refused-stale")
            if self.seats[seat].stand_in is not None:
                raise Refused("refused-stand-in")
            if self.guided is not None and decision == table.decision(seat):
                self.guided.check(table, seat, move)
            also = [] if ahead is None else [ahead.change()]
            steps = await self._store(table, partial(make_move, table, seat, decision, move), also)
            if steps and ahead is not None:
                ahead.done()
        if steps:
            self.tell()
        return not steps

    async def is_final(self, seat: int, decision: int, move: str) -> bool:
        """Whether a seat's next move could not be taken back, as far as it can tell; False for what can't be played. Raises Refused."""
        async with self.lock:
            table = self._dealt()
            return would_be_final(table, seat, decision, move)

    async def take_back(self, seat: int, decision: int) -> bool:
        """Take a seat's last move back, which was this of its decisions, from 0; else as `reverse`."""
        return await self.reverse(seat, partial(take_back, seat=seat, decision=decision))

    async def reverse(self, seat: int, reverse: Callable[[Table], Undone | None]) -> bool:
        """Take moves back as a seat wants it: on the table, then in storage, then for everybody.

        Returns whether they had been taken back already, and nothing happened. Raises Refused, and then nothing has been taken back.
        """
        return await asyncio.shield(self._reverse(seat, reverse))

    async def _reverse(self, seat: int, reverse: Callable[[Table], Undone | None]) -> bool:
        async with self.lock:
            table = self._dealt()
            if self.seats[seat].stand_in is not None:
                raise Refused("refused-stand-in")
            undone = await asyncio.to_thread(reverse, table)
            if undone is not None:
                await self._store_reversal(table, undone)
                await self.ahead.rest(table)
        if undone is not None:
            self.tell()
        return undone is None

    async def _store_reversal(self, table: Table, undone: Undone) -> None:
        """Store what was taken back. Raises Refused, and then it has not been."""
        try:
            change, clocks = reversal(table, undone, self.stored.course), self.clocks.after_reversal(table)
            await self._storage.take_back(self.id, change, progress(table, clocks))
            self.stored.clocks, self.stored.course = clocks, change.course
            self._note()
        except Conflict:
            self.replace(await dealt_table(self.stored, self.game, self._storage))
            raise Refused("refused-conflict") from None
        except BaseException as error:
            give_back(table, undone)
            if isinstance(error, NotStored):
                raise Refused("refused-not-stored") from None
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
        try:
            async with self.lock:
                table = self._dealt()
                if len(table.reversals) != reversals:
                    raise Refused("refused-stale")
                still = {seat: move for seat, move in moves.items() if self.level_of(seat) is not None}
                await self._store(table, partial(make_moves, table, still, refused))
        except Refused as reason:
            refused = dict.fromkeys(moves, reason) | refused
        finally:
            self.tell()
        return refused

    async def let_time_pass(self, version: int) -> None:
        """End the time to react that began with a version of the spectators, unless it is over. Raises Refused."""
        await asyncio.shield(self._let_time_pass(version))

    async def _let_time_pass(self, version: int) -> None:
        async with self.lock:
            if self.table is not None and self.time_to_react == version:
                await self._store(self.table, self.table.let_time_pass)
        self.tell()

    async def _store(self, table: Table, play: Callable[[], list[Step]], also: Sequence[Executable] = ()) -> list[Step]:
        """Play something on the table, store the steps and what goes with them, and return them. Raises Refused."""
        before = len(table.steps)
        try:
            # Another thread would take longer to hand it to than it takes.
            steps = play()
            if steps:
                clocks = self.clocks.after(table, steps)
                await self._storage.append(self.id, new_moves(table, steps), progress(table, clocks), also)
                self.stored.clocks = clocks
                self._note()
        except Conflict:
            self.replace(await dealt_table(self.stored, self.game, self._storage))
            raise Refused("refused-conflict") from None
        except BaseException as error:
            table.undo(before)
            if isinstance(error, NotStored):
                raise Refused("refused-not-stored") from None
            raise
        finally:
            self.snapshots.forget()
        return steps

    # Looking

    async def read(self, function: Callable[[Table], Value]) -> Value:
        """What a function reads from a copy of the table, on which nobody plays. Raises Problem before the deal."""
        async with self.lock:
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

    def replace(self, table: Table) -> None:
        """Put another table in the place of this one."""
        self.table = table
        self._note()
        self.snapshots.forget()
        self._lines.clear()

    def _note(self) -> None:
        if self.later is not None:
            self.later.note()

    def go_on(self) -> None:
        """Let happen what comes next without anybody's doing."""
        self._changed(self)

    def tell(self) -> None:
        """Tell everyone that something has changed."""
        self._used = now()
        self.wake()
        self._changed(self)

    def wake(self) -> None:
        """Let everyone who looks on look again, without anything having happened in the game."""
        self.reckoned.forget()
        for watcher in tuple(self._watchers):
            watcher.wake()
        if self.later is not None:
            self.later.follow()


def now() -> float:
    """The time by the clock of the event loop."""
    return asyncio.get_running_loop().time()
