"""One table that people have open: who sits there, the deal, moves played, stored and made known."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

from spadework.engine.chance import commitment
from spadework.engine.contract import CHANCE
from spadework.engine.game import Game
from spadework.players.search import Thought
from spadework.table import IllegalMove, LogLine, Step, Table
from spadework.web.errors import Problem, Refused
from spadework.web.live.restoring import dealt_table, new_table
from spadework.web.store.models import StoredSeat, StoredTable
from spadework.web.store.storage import NewMove, NotStored, Outrun, Standing, Storage

Stage = Literal["gathering", "playing", "over"]
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Clock:
    """The time to react, as it is shown to everyone."""

    seconds: float
    """How long it lasts."""
    ends: float
    """When it ends, by the monotonic clock."""

    @classmethod
    def running(cls, seconds: float) -> "Clock":
        """A clock that begins to run now."""
        return cls(seconds, time.monotonic() + seconds)

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self.ends - time.monotonic())


class Hint:
    """A hint that was asked for on a seat, and the situation in which it was."""

    def __init__(self, table: Table, seat: int, thoughts: asyncio.Task[list[Thought]]) -> None:
        self.thoughts = thoughts
        self._table, self._seat = table, seat
        self._moment = self._moment_of(table)

    def _moment_of(self, table: Table) -> tuple[int, int]:
        return table.version(self._seat), table.decision(self._seat)

    def is_of_now(self, table: Table | None) -> bool:
        """Whether this is the table, and for the seat it stands as it did."""
        return table is not None and table is self._table and self._moment_of(table) == self._moment


class Watcher(Protocol):
    """Somebody who wants to know when something has changed."""

    def wake(self) -> None:
        """Be told; must return at once."""


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
        self.watchers: set[Watcher] = set()
        self.users = 0
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.clock: Clock | None = None
        """Runs while there is time to react, at a table of several people."""
        self.holding: set[Watcher] = set()
        """Those who have stopped the clock."""
        self._storage = storage
        self._changed = changed
        self.hints: dict[int, Hint] = {}
        """The last hint on each seat."""
        self.pictures: dict[tuple[object, ...], dict[str, Any]] = {}
        """Snapshots that several connections share; emptied with every move."""
        self._lines: dict[tuple[int, str], tuple[int, list[LogLine]]] = {}

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
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def alone(self) -> bool:
        """Whether at most one person sits here."""
        return sum(seat.level is None for seat in self.seats) < 2

    @property
    def time_to_react(self) -> int | None:
        """While there is time to react: the version of spectators, which nothing changes before it is over. Else None."""
        return self.table.version() if self.table is not None and self.table.time_to_react else None

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that belong to a guest."""
        return tuple(seat.seat for seat in self.seats if guest is not None and seat.guest == guest)

    def is_open(self, seat: StoredSeat) -> bool:
        """Whether somebody may still sit down there."""
        return seat.level is None and seat.guest is None

    def invited(self, invitation: str) -> StoredSeat | None:
        """The seat that an invitation leads to."""
        for seat in self.seats:
            if seat.invitation is not None and secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
                return seat
        return None

    async def sit_down(self, seat: StoredSeat, guest: str, name: str) -> None:
        """Give a seat to a guest. Raises Problem when somebody was faster, NotStored."""
        async with self.lock:
            if not self.is_open(seat):
                raise Problem("error-seat-taken", 409)
            try:
                await self._storage.sit_down(self.id, seat.seat, guest, name)
            except Outrun:
                raise Problem("error-seat-taken", 409) from None
            seat.guest, seat.name = guest, name
        self.tell()

    # Before the deal

    async def contribute(self, seat: int, contribution: str) -> None:
        """Take a seat's part of the chance, and deal when it was the last. Raises Refused."""
        await asyncio.shield(self._contribute(seat, contribution))

    async def _contribute(self, seat: int, contribution: str) -> None:
        async with self.lock:
            stored = self.seats[seat]
            if stored.contribution is None:
                try:
                    await self._storage.contribute(self.id, seat, contribution)
                except Outrun:
                    raise Refused("refused-outrun") from None
                except NotStored:
                    raise Refused("refused-not-stored") from None
                stored.contribution = contribution
        try:
            await self.deal_if_complete()
        finally:
            self.tell()

    async def deal_if_complete(self) -> None:
        """Deal when everyone sits and has contributed. Raises Refused when the deal could not be stored."""
        async with self.lock:
            if self.table is not None or any(seat.contribution is None for seat in self.seats):
                return
            table = await asyncio.to_thread(new_table, self.stored, self.game)
            try:
                await self._storage.deal(self.id, new_moves(table, table.steps), standing(table))
            except NotStored:
                raise Refused("refused-not-stored") from None
            self.stored.dealt = True
            self.table = table
        self.tell()

    # Playing

    async def play(self, seat: int, decision: int, move: str | int) -> bool:
        """Play a seat's move: on the table, then into storage, then known to everybody.

        Args:
            seat: who moves.
            decision: which of its decisions this is, from 0.
            move: the notation's text, or the rules' code.

        Returns whether the same move had been played already, and nothing happened.
        Raises Refused, and then nothing has been played.
        """
        # Whoever asked may go away; a move half done must not stay behind.
        return await asyncio.shield(self._play(seat, decision, move))

    async def _play(self, seat: int, decision: int, move: str | int) -> bool:
        async with self.lock:
            table = self._dealt()
            steps = await self._store(table, partial(make_move, table, seat, decision, move))
        if steps:
            self.tell()
        return not steps

    def _dealt(self) -> Table:
        """The game in play. Raises Refused before the deal."""
        if self.table is None:
            raise Refused("refused-not-dealt")
        return self.table

    async def play_all(self, moves: Mapping[int, tuple[int, int]]) -> dict[int, Refused]:
        """Play moves of several seats, in this order, and let everybody know of them at once.

        Args:
            moves: by seat which of its decisions it is, and the rules' code of the move.

        Returns by seat why those were refused that were, and not played.
        """
        return await asyncio.shield(self._play_all(moves))

    async def _play_all(self, moves: Mapping[int, tuple[int, int]]) -> dict[int, Refused]:
        refused: dict[int, Refused] = {}
        try:
            async with self.lock:
                table = self._dealt()
                await self._store(table, partial(make_moves, table, moves, refused))
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

    async def _store(self, table: Table, play: Callable[[], list[Step]]) -> list[Step]:
        """Play something on the table, and store and return the steps. Raises Refused."""
        before = len(table.steps)
        try:
            steps = await asyncio.to_thread(play)
            if steps:
                await self._storage.append(self.id, new_moves(table, steps), standing(table))
        except Refused:
            # Nothing has been played.
            raise
        except Outrun:
            self.replace(await dealt_table(self.stored, self.game, self._storage))
            raise Refused("refused-outrun") from None
        except NotStored:
            table.undo(before)
            raise Refused("refused-not-stored") from None
        except BaseException:
            table.undo(before)
            raise
        finally:
            self.pictures.clear()
        return steps

    # Looking

    async def read(self, function: Callable[[Table], Answer]) -> Answer:
        """What a function reads from the table while nobody plays. Raises Problem before the deal."""
        async with self.lock:
            if self.table is None:
                raise Problem("error-not-dealt", 409)
            return await asyncio.to_thread(function, self.table)

    def log(self, table: Table, seat: int, language: str) -> list[LogLine]:
        """All that happened so far, told to a seat or a spectator; what was told before is not told anew."""
        upto, lines = self._lines.get((seat, language), (0, []))
        version = table.version(seat)
        if upto != version:
            lines = [*lines, *table.log(seat, language, upto)]
            self._lines[seat, language] = version, lines
        return lines

    def replace(self, table: Table) -> None:
        """Put another table in the place of this one."""
        self.table = table
        self.pictures.clear()
        self._lines.clear()

    def tell(self) -> None:
        """Tell everyone that something has changed."""
        self.used = time.monotonic()
        for watcher in tuple(self.watchers):
            watcher.wake()
        self._changed(self)


def make_move(table: Table, seat: int, decision: int, move: str | int) -> list[Step]:
    """Make a move on the table; the steps, none when the same move had been played already. Raises Refused."""
    if decision != table.decision(seat):
        made = [step for step in table.steps if step.seat == seat]
        if 0 <= decision < len(made) and same_move(made[decision], move):
            return []
        raise Refused("refused-stale")
    try:
        return table.play(seat, move)
    except IllegalMove as error:
        raise refusal(table, error) from None


def make_moves(table: Table, moves: Mapping[int, tuple[int, int]], refused: dict[int, Refused]) -> list[Step]:
    """Make moves of several seats, and add to `refused` why those were refused that were; the steps of the others."""
    steps: list[Step] = []
    for seat, (decision, code) in moves.items():
        try:
            steps += make_move(table, seat, decision, code)
        except Refused as reason:
            refused[seat] = reason
    return steps


def new_moves(table: Table, steps: Sequence[Step]) -> list[NewMove]:
    """The last steps of a table as they are stored."""
    first = len(table.steps) - len(steps)
    decisions = {seat: table.decision(seat) for seat in range(table.seats)}
    for step in steps:
        if step.seat != CHANCE:
            decisions[step.seat] -= 1
    moves = []
    for number, step in enumerate(steps, first):
        decision = None
        if step.seat != CHANCE:
            decision = decisions[step.seat]
            decisions[step.seat] += 1
        moves.append(NewMove(number, step.seat, decision, step.text))
    return moves


def standing(table: Table) -> Standing:
    """How far a table has come."""
    return Standing(table.over, sum(1 << seat for seat in table.to_move))


def same_move(step: Step, move: str | int) -> bool:
    """Whether a step was this move, however spaced and capitalised its text."""
    if isinstance(move, int):
        return step.code == move
    return step.text.casefold().split() == move.casefold().split()


def refusal(table: Table, error: IllegalMove) -> Refused:
    """Why a move is not allowed, for people."""
    if table.over:
        return Refused("refused-over")
    if error.seat not in table.to_move:
        return Refused("refused-not-your-turn")
    if error.rule:
        return Refused("refused-rule", move=error.move, rule=error.rule)
    return Refused("refused-illegal", move=error.move)
