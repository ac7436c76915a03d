"""Computer players at live tables: built-in levels, and players from files."""

import asyncio
import math
import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from time import perf_counter
from typing import Protocol

from spadework.engine.discovery import game as find_game
from spadework.players import file
from spadework.players.file import PlayerFile
from spadework.players.foresight import Foreseen, Reader
from spadework.players.job import Job
from spadework.players.player import PLAYERS, SECONDS, PlayerFailed
from spadework.players.search import MoveEstimate
from spadework.players.server_players import ServerPlayer, own_name
from spadework.table import Table, View
from spadework.web.db.models import now
from spadework.web.features.takebacks.service import holds
from spadework.web.server.background import Background
from spadework.web.server.redaction import unquoted
from spadework.web.server.telemetry import Metrics, log
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

ADVISER = "captain"
"""The level of hints and of the coach."""
SUBSTITUTE = "mate"
"""The level that replaces an unknown or failing player from a file."""

MAX_FAILURES = 3
"""Consecutive failures after which a player is skipped for the rest of the game."""
MAX_REMEMBERED = 256
"""Games whose failures are remembered."""
FILE_PLAYER_SECONDS = 1.0
"""Seconds that a move of a player from a file takes where the duration must not reveal whether there was a choice."""
LONGEST_REACTION = 0.4
"""Maximum seconds for a reaction of a computer player; a table waits this long whether or not one can react."""
HOLD_INTERVAL = 0.1
"""Seconds between two checks whether a takeback request is still open."""
OVERHEAD = 0.2
"""Maximum seconds of a move besides thinking."""
RESERVED_WAIT = timedelta(seconds=60)
"""How long computer players on reserved seats wait for the players to come before the first move."""
UNWATCHED = 60.0
"""Seconds after which a table without people and viewers pauses until it is opened again."""
RETRY_DELAYS = (0.5, 2.0, 10.0)
"""Seconds before each retry after an error; then the table pauses until it is opened again."""


class Chooser(Protocol):
    """Chooses moves for computer players; implemented by `spadework.players.pool.Pool`."""

    async def warm(self, game_id: str) -> None:
        """Prepare for a game."""

    async def choose(self, table: str, job: Job) -> int:
        """Return the code of a computer player's move."""

    async def think(self, table: str, job: Job) -> list[MoveEstimate]:
        """Evaluate the moves of a position by search, the best first."""

    async def judge(self, table: str, job: Job, code: int) -> list[MoveEstimate]:
        """Evaluate a move and the best one, which comes first, or alone if it is that move."""

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:
        """Return the decisions that a seat may face next, in the user's language."""

    async def close(self) -> None:
        """Stop all work."""


# Players from files


class FilePlayers:
    """The players from files that the server offers.

    Args:
        offered: the players.
        seconds: time limit per move.
    """

    def __init__(self, offered: Sequence[ServerPlayer] = (), seconds: float = file.SECONDS) -> None:
        self._seated = {one.level: _FilePlayer(one.path, seconds) for one in offered}
        self._failures: dict[str, int] = {}

    async def choose(self, live: LiveTable, table: Table, seat: int) -> int | None:
        """Return the move that a seat's player chooses; None if it failed.

        Failures are logged, and the seat gets a note at the table.
        """
        level = live.level_of(seat) or ""
        seated = self._seated.get(level)
        if seated is None:
            set_note(live, seat, "own-gone")
            return None
        game = f"{live.id} {seat} {live.stored.epoch}"
        if self._failures.get(game, 0) >= MAX_FAILURES:
            return None
        try:
            code = await seated.choose(game, table.view(seat), table.seats)
        except PlayerFailed as failure:
            self._count(game)
            left = MAX_FAILURES - self._failures[game]
            log.warning(
                "a player from a file failed, and the mate plays",
                player=own_name(level),
                table=live.id,
                why=failure_text(failure),
                plays="this move" if left else "the rest of this game",
            )
            set_note(live, seat, "own-failed" if left else "own-out")
            return None
        self._failures.pop(game, None)
        set_note(live, seat, None)
        return code

    def _count(self, game: str) -> None:
        self._failures[game] = self._failures.pop(game, 0) + 1
        if len(self._failures) > MAX_REMEMBERED:
            del self._failures[next(iter(self._failures))]

    async def close(self) -> None:
        """Kill all processes."""
        await asyncio.gather(*(seated.close() for seated in self._seated.values()))


class _FilePlayer:
    """The players of one file."""

    def __init__(self, path: str, seconds: float) -> None:
        self._file, self._seconds = PlayerFile(path, at_once=False), seconds
        self._lock = asyncio.Lock()
        self._closed = False

    async def choose(self, game: str, view: View, seats: int) -> int:
        """Return the code of a move. Raises PlayerFailed."""
        async with self._lock:
            return await asyncio.to_thread(self._choose, game, view, seats)

    def _choose(self, game: str, view: View, seats: int) -> int:
        if self._closed:
            raise PlayerFailed(view.seat, "the server stops")
        if not self._file.holds(game):
            # After a restart of the server or process a player starts in the middle of its game.
            self._file.begin(game, view.variant, seats, view.seat, secrets.randbits(31))
        return self._file.choose(game, view.variant, view.seat, view.record, self._seconds)

    async def close(self) -> None:
        """Kill the process."""
        self._closed = True
        await asyncio.to_thread(self._file.close)


def failure_text(failure: PlayerFailed) -> str:
    """Return why a player failed, and in which line of its file, without its output, which may quote hidden information."""
    reason = failure.reason.partition(";")[0]
    line = re.search(r" \(line \d+\)$", reason)
    return "returned an invalid move" if reason.startswith("answered") else unquoted(reason) + (line[0] if line else "")


def set_note(live: LiveTable, seat: int, note: str | None) -> None:
    """Set or clear a seat's note that the mate plays for it, with the reason."""
    # Whether a seat is asked for a reaction is secret.
    if live.time_to_react is None and live.replaced.get(seat) != note:
        if note is None:
            live.replaced.pop(seat, None)
        else:
            live.replaced[seat] = note
        live.announce(Change.PEOPLE)


# All computer players


class ComputerPlayers:
    """Drives the computer players of all tables.

    Args:
        chooser: chooses the moves.
        pause: seconds before each move.
        moved: receives, for each move, the seconds from the request until the move was announced.
        own: the players from files.
    """

    def __init__(
        self,
        chooser: Chooser,
        pause: float,
        moved: Callable[[float], None] = lambda _: None,
        own: FilePlayers | None = None,
    ) -> None:
        self._chooser = chooser
        self._own = own or FilePlayers()
        self._pause = pause
        self._moved = moved
        self._background = Background()
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def seated(self, live: LiveTable) -> None:
        """Drive a table's computer players in the background while any of them moves next."""
        if self.can_drive(live):
            self._driven[live.id] = self._background.start(self._drive(live))

    def can_drive(self, live: LiveTable) -> bool:
        """Return whether a computer player moves next at a table that this server doesn't drive yet."""
        return live.id not in self._driven and bool(computers_to_move(live)) and not self._closed

    async def drive(self, live: LiveTable) -> None:
        """Drive a table's computer players until none of them moves next."""
        self.seated(live)
        if live.id in self._driven:
            await asyncio.wait([self._driven[live.id]])

    async def close(self) -> None:
        """Stop driving all tables; the next server repeats unfinished work."""
        # Moves being played are still announced.
        self._closed = True
        await self._background.close()
        await self._own.close()
        await self._chooser.close()

    async def _drive(self, live: LiveTable) -> None:
        failures, clock = 0, asyncio.get_running_loop().time
        last_of_interest = clock()
        try:
            with live.in_use():
                while computers_to_move(live) and failures < len(RETRY_DELAYS):
                    if has_audience(live):
                        last_of_interest = clock()
                    elif clock() - last_of_interest > UNWATCHED:
                        return
                    try:
                        # The pause lets people see each move. Reactions have none: the time they take must not reveal who
                        # was asked.
                        if live.time_to_react is None:
                            await asyncio.sleep(self._pause)
                        await wait_while_held(live)
                        await self._move(live)
                        failures = 0
                    except Exception:
                        log.exception("a computer player could not move", table=live.id)
                        await asyncio.sleep(RETRY_DELAYS[failures])
                        failures += 1
        finally:
            # Without waiting: the next request must find the table free.
            del self._driven[live.id]

    async def _move(self, live: LiveTable) -> None:
        """Ask all computer players who move next, then play their moves in seat order."""
        async with live.locked():
            table = live.table
            if table is None:
                return
            decisions = {seat: table.decision(seat) for seat in computers_to_move(live)}
            reversals = len(table.reversals)
            thoughts = [self._choose_move(live, table, seat) for seat in decisions]
            least = longest_thought(live) + OVERHEAD if hides_options(table) else 0.0
            began = asyncio.get_running_loop().time()
        codes, _ = await asyncio.gather(asyncio.gather(*thoughts), asyncio.sleep(least))
        await wait_while_held(live)
        moves = {seat: (decision, code) for (seat, decision), code in zip(decisions.items(), codes, strict=True)}
        refused = await live.play_all(moves, reversals)
        if len(table.reversals) != reversals:
            # The decision was taken back; the player is asked again.
            return
        for seat, decision in decisions.items():
            if seat not in refused:
                self._moved(asyncio.get_running_loop().time() - began)
            # Ask again if the position has changed; otherwise the refusal is an error.
            elif table is live.table and seat in table.to_move and table.decision(seat) == decision:
                raise refused[seat]

    async def _choose_move(self, live: LiveTable, table: Table, seat: int) -> int:
        """Return a computer player's move: scripted by a tutorial, or chosen."""
        scripted = live.tutorial.scripted(table) if live.tutorial is not None else None
        if scripted is not None:
            return table.game.notation.read(table.deck, seat, scripted.moves[0])
        level = live.level_of(seat) or ""
        if own_name(level) is not None:
            code = await self._own.choose(live, table, seat)
            if code is not None:
                return code
        return await self._chooser.choose(
            live.id, job_for(live, table, seat, level if level in PLAYERS else SUBSTITUTE)
        )


def computers_to_move(live: LiveTable) -> list[int]:
    """Return the seats of the computer players who move next."""
    if live.table is None or live.ended:
        return []
    if live.tutorial is not None and live.tutorial.leads(live.table):
        scripted = live.tutorial.scripted(live.table)
        return [scripted.seat] if scripted is not None else []
    return [seat for seat in live.table.to_move if live.level_of(seat) is not None]


def has_audience(live: LiveTable) -> bool:
    """Return whether the table has people or viewers, or plays a deal whose results people compare."""
    return live.is_watched or live.stored.deal is not None or any(seat.level is None for seat in live.seats)


async def wait_while_held(live: LiveTable) -> None:
    """Wait until no takeback request is open, and the players with reserved seats have had time to join."""
    while holds(live) or awaits_players(live):
        await asyncio.sleep(HOLD_INTERVAL)


def awaits_players(live: LiveTable) -> bool:
    """Return whether a new table still waits for players whose reserved seats computer players hold."""
    return any(seat.is_reserved for seat in live.seats) and now() - live.stored.created < RESERVED_WAIT


def job_for(live: LiveTable, table: Table, seat: int, level: str | None = None, step: int | None = None) -> Job:
    """Return the job of a seat's computer player; or, for a hint, of a given level, now or after a step."""
    return Job(
        live.game.id,
        table.setup.options,
        level or live.level_of(seat) or "",
        seat,
        table.view(seat, step).record.tobytes(),
        secrets.randbits(63),
        LONGEST_REACTION if step is None and live.time_to_react is not None else None,
    )


def hides_options(table: Table) -> bool:
    """Return whether it is secret whether the next player has a choice."""
    hides = table.game.hides_options
    return hides is not None and hides(table.deck, table.view().record)


def longest_thought(live: LiveTable, most: float = math.inf) -> float:
    """Return the longest thinking time among a table's computer players, in seconds, capped at `most`."""
    levels = [live.level_of(seat.seat) or "" for seat in live.seats]
    return max(
        min(SECONDS.get(level, 0.0 if own_name(level) is None else FILE_PLAYER_SECONDS), most) for level in levels
    )


# Metrics


class TimedChooser:
    """A chooser that records thinking times, except where they could reveal whether a seat has a choice.

    Args:
        chooser: chooses the moves.
        metrics: receive the times.
    """

    def __init__(self, chooser: Chooser, metrics: Metrics) -> None:
        self._chooser, self._metrics = chooser, metrics

    async def warm(self, game_id: str) -> None:
        """Delegate to the chooser."""
        await self._chooser.warm(game_id)

    async def choose(self, table: str, job: Job) -> int:
        """Delegate to the chooser."""
        with self._timed(job, "move"):
            return await self._chooser.choose(table, job)

    async def think(self, table: str, job: Job) -> list[MoveEstimate]:
        """Delegate to the chooser."""
        with self._timed(job, "advice"):
            return await self._chooser.think(table, job)

    async def judge(self, table: str, job: Job, code: int) -> list[MoveEstimate]:
        """Delegate to the chooser."""
        with self._timed(job, "advice"):
            return await self._chooser.judge(table, job, code)

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:
        """Delegate to the chooser."""
        with self._timed(job, "advice"):
            return await self._chooser.foresee(table, job, reader)

    async def close(self) -> None:
        """Delegate to the chooser."""
        await self._chooser.close()

    @contextmanager
    def _timed(self, job: Job, purpose: str) -> Iterator[None]:
        if is_secret(job):
            yield
            return
        began = perf_counter()
        with self._metrics.thinking.track_inprogress():
            yield
        self._metrics.thinking_seconds.labels(job.level, purpose).observe(perf_counter() - began)


def is_secret(job: Job) -> bool:
    """Return whether it is secret that a seat thinks, or for how long."""
    # Only reactions get less time than their level.
    if job.seconds is not None:
        return True
    hides = find_game(job.game).hides_options
    if hides is None:
        return False
    _, deck, view = job.read()
    return hides(deck, view)
