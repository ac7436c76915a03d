"""Computer players at live tables: built-in levels, and players from files."""

import asyncio
import math
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Protocol

from spadework.engine.discovery import game as find_game
from spadework.players import file
from spadework.players.file import PlayerFile
from spadework.players.foresight import Foreseen, Reader
from spadework.players.job import Job
from spadework.players.offered import Offered, own_name
from spadework.players.player import PLAYERS, SECONDS, PlayerFailed
from spadework.players.search import Thought
from spadework.table import Table, View
from spadework.web.features.takebacks.service import holds
from spadework.web.server.background import Background
from spadework.web.server.redaction import plain
from spadework.web.server.telemetry import Metrics, log
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

FILE_PATIENCE = 3
"""After so many failures in a row a player is not asked again in this game."""

GAMES = 256
"""Of so many games the failures are remembered."""


class FilePlayers:
    """All players that were offered when the server started.

    Args:
        offered: the players.
        seconds: how long each may think about a move.
    """

    def __init__(self, offered: Sequence[Offered] = (), seconds: float = file.SECONDS) -> None:
        self._seated = {one.level: _Seated(one.path, seconds) for one in offered}
        self._failures: dict[str, int] = {}

    async def choose(self, live: LiveTable, table: Table, seat: int) -> int | None:
        """The code of the move that the player on a seat chooses; None when it failed.

        What went wrong is in the log, and on the table the seat has a note.
        """
        level = live.level_of(seat) or ""
        seated = self._seated.get(level)
        if seated is None:
            note(live, seat, "own-gone")
            return None
        game = f"{live.id} {seat} {live.stored.course}"
        if self._failures.get(game, 0) >= FILE_PATIENCE:
            return None
        try:
            code = await seated.choose(game, table.view(seat), table.seats)
        except PlayerFailed as failure:
            self._count(game)
            left = FILE_PATIENCE - self._failures[game]
            log.warning(
                "a player of one's own failed, and the mate plays",
                player=own_name(level),
                table=live.id,
                why=told_of(failure),
                plays="this move" if left else "on in this game",
            )
            note(live, seat, "own-failed")
            return None
        self._failures.pop(game, None)
        note(live, seat, None)
        return code

    def _count(self, game: str) -> None:
        self._failures[game] = self._failures.pop(game, 0) + 1
        if len(self._failures) > GAMES:
            del self._failures[next(iter(self._failures))]

    async def close(self) -> None:
        """End all processes, whatever they are doing."""
        await asyncio.gather(*(seated.close() for seated in self._seated.values()))


class _Seated:
    """The players of one file."""

    def __init__(self, path: str, seconds: float) -> None:
        self._file, self._seconds = PlayerFile(path, at_once=False), seconds
        self._asking = asyncio.Lock()
        self._closed = False

    async def choose(self, game: str, view: View, seats: int) -> int:
        """The code of a move. Raises PlayerFailed."""
        async with self._asking:
            return await asyncio.to_thread(self._choose, game, view, seats)

    def _choose(self, game: str, view: View, seats: int) -> int:
        if self._closed:
            raise PlayerFailed(view.seat, "the server stops")
        if not self._file.holds(game):
            # After a restart of server or process a player begins in the middle of its game.
            self._file.begin(game, view.variant, seats, view.seat, secrets.randbits(31))
        return self._file.choose(game, view.variant, view.seat, view.record, self._seconds)

    async def close(self) -> None:
        """End the process."""
        self._closed = True
        await asyncio.to_thread(self._file.close)


def told_of(failure: PlayerFailed) -> str:
    """Why a player failed, without what it answered, raised or printed: that may quote what it sees."""
    reason = failure.reason.partition(";")[0]
    return "answered with what is no move" if reason.startswith("answered") else plain(reason)


def note(live: LiveTable, seat: int, what: str | None) -> None:
    """Say at a table that the mate plays for a seat, and why; None when its own player plays."""
    # Whether somebody is asked for a reaction is nobody's business.
    if live.time_to_react is None and live.replaced.get(seat) != what:
        if what is None:
            live.replaced.pop(seat, None)
        else:
            live.replaced[seat] = what
        live.announce(Change.PEOPLE)


ADVISER = "captain"
"""The level of who gives hints, and of the coach."""

SUBSTITUTE = "mate"
"""Plays for a player of the owner's that can't, and for one of which nothing is known any more."""

OWN_THOUGHT = 1.0
"""Seconds that a player of the owner's is taken to think about a move, where nobody may learn from it whether there was a choice."""

LONGEST_REACTION = 0.4
"""Seconds for which a computer player thinks about a reaction at most: a table waits so long whether or not one of them could react."""

HOLDING = 0.1
"""Seconds from one look at whether people are still asked something to the next."""

OVERHEAD = 0.2
"""Seconds that a move may take beside the thinking."""

UNWATCHED = 60.0
"""Seconds after which a table at which no person sits and nobody looks on waits for the next who opens it."""

PATIENCE = (0.5, 2.0, 10.0)
"""Seconds before another try after something went wrong; then the table waits for the next who opens it."""


class Chooser(Protocol):
    """Who thinks for computer players: `spadework.players.pool.Pool`."""

    async def warm(self, game_id: str) -> None:
        """Get ready for a game."""

    async def choose(self, table: str, job: Job) -> int:
        """The code of the move that a computer player at a table plays."""

    async def think(self, table: str, job: Job) -> list[Thought]:
        """What a player who searches finds out about the moves at a table, the best first."""

    async def judge(self, table: str, job: Job, code: int) -> list[Thought]:
        """What such a player finds out about a move beside the best one, which comes first, or stands alone when it is that move."""

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:
        """What a seat at a table may be asked next, in a reader's words."""

    async def close(self) -> None:
        """Stop thinking."""


class ComputerPlayers:
    """Drives the computer players of all tables.

    Args:
        chooser: who thinks.
        pause: seconds before each move.
        moved: is told, for each move, the seconds from the moment in which a computer player was asked to the one in which everybody knew
            its move.
        own: the players from the owner's files.
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
        """Let the computer players of a table move, as long as one of them is to."""
        if self.are_asked(live):
            self._driven[live.id] = self._background.start(self._drive(live))

    def are_asked(self, live: LiveTable) -> bool:
        """Whether a computer player of a table is to move, whom this server does not let move already."""
        return live.id not in self._driven and bool(asked(live)) and not self._closed

    async def drive(self, live: LiveTable) -> None:
        """Let the computer players of a table move, until none of them is to."""
        self.seated(live)
        if live.id in self._driven:
            await asyncio.wait([self._driven[live.id]])

    async def close(self) -> None:
        """Leave all tables; what is half thought is thought again by the next server."""
        # What was half played still becomes known to everybody.
        self._closed = True
        await self._background.close()
        await self._own.close()
        await self._chooser.close()

    async def _drive(self, live: LiveTable) -> None:
        failures, now = 0, asyncio.get_running_loop().time
        last_of_interest = now()
        try:
            with live.in_use():
                while asked(live) and failures < len(PATIENCE):
                    if is_of_interest(live):
                        last_of_interest = now()
                    elif now() - last_of_interest > UNWATCHED:
                        return
                    try:
                        # What has just happened can be looked at before the next thing happens. Who reacts answers at once:
                        # how long it takes must not tell who was asked.
                        if live.time_to_react is None:
                            await asyncio.sleep(self._pause)
                        await released(live)
                        await self._move(live)
                        failures = 0
                    except Exception:
                        log.exception("a computer player could not move", table=live.id)
                        await asyncio.sleep(PATIENCE[failures])
                        failures += 1
        finally:
            # At once: whoever asks for the table in the next moment must find it left.
            del self._driven[live.id]

    async def _move(self, live: LiveTable) -> None:
        """Ask all computer players who are to move, then play their moves in the order of their seats."""
        async with live.steady():
            table = live.table
            if table is None:
                return
            decisions = {seat: table.decision(seat) for seat in asked(live)}
            reversals = len(table.reversals)
            thoughts = [self._chosen(live, table, seat) for seat in decisions]
            least = longest_thought(live) + OVERHEAD if hides_options(table) else 0.0
            began = asyncio.get_running_loop().time()
        codes, _ = await asyncio.gather(asyncio.gather(*thoughts), asyncio.sleep(least))
        await released(live)
        moves = {seat: (decision, code) for (seat, decision), code in zip(decisions.items(), codes, strict=True)}
        refused = await live.play_all(moves, reversals)
        if len(table.reversals) != reversals:
            # It thought about a move that there is no more, and is asked again.
            return
        for seat, decision in decisions.items():
            if seat not in refused:
                self._moved(asyncio.get_running_loop().time() - began)
            # Whatever changed while it thought, it is asked again, at once unless its move should have been accepted.
            elif table is live.table and seat in table.to_move and table.decision(seat) == decision:
                raise refused[seat]

    async def _chosen(self, live: LiveTable, table: Table, seat: int) -> int:
        """The move of a computer player: what the script of a tutorial says, else what it thinks of."""
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


def is_of_interest(live: LiveTable) -> bool:
    """Whether a person sits at the table, or somebody looks at it."""
    return live.is_watched or any(seat.level is None for seat in live.seats)


async def released(live: LiveTable) -> None:
    """Wait as long as people are asked whether the game shall go back."""
    while holds(live):
        await asyncio.sleep(HOLDING)


def job_for(live: LiveTable, table: Table, seat: int, level: str | None = None, step: int | None = None) -> Job:
    """What the computer player on a seat is asked for; or, for a hint, what one of a level would be asked for, now or after a step."""
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
    """Whether nobody may learn if the seat to move has any choice."""
    hides = table.game.hides_options
    return hides is not None and hides(table.deck, table.view().record)


def longest_thought(live: LiveTable, most: float = math.inf) -> float:
    """For how many seconds the slowest of a table's computer players thinks, and all of them at most."""
    levels = [live.level_of(seat.seat) or "" for seat in live.seats]
    return max(min(SECONDS.get(level, 0.0 if own_name(level) is None else OWN_THOUGHT), most) for level in levels)


def asked(live: LiveTable) -> list[int]:
    """The computer players who are to move."""
    if live.table is None or live.ended:
        return []
    if live.tutorial is not None and live.tutorial.leads(live.table):
        scripted = live.tutorial.scripted(live.table)
        return [scripted.seat] if scripted is not None else []
    return [seat for seat in live.table.to_move if live.level_of(seat) is not None]


class TimedChooser:
    """Lets another think, and times it. Where nobody may learn whether a seat has a choice, nothing is told.

    Args:
        chooser: thinks.
        metrics: are told.
    """

    def __init__(self, chooser: Chooser, metrics: Metrics) -> None:
        self._chooser, self._metrics = chooser, metrics

    async def warm(self, game_id: str) -> None:
        """As the other."""
        await self._chooser.warm(game_id)

    async def choose(self, table: str, job: Job) -> int:
        """As the other."""
        with self._timed(job, "move"):
            return await self._chooser.choose(table, job)

    async def think(self, table: str, job: Job) -> list[Thought]:
        """As the other."""
        with self._timed(job, "advice"):
            return await self._chooser.think(table, job)

    async def judge(self, table: str, job: Job, code: int) -> list[Thought]:
        """As the other."""
        with self._timed(job, "advice"):
            return await self._chooser.judge(table, job, code)

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:
        """As the other."""
        with self._timed(job, "advice"):
            return await self._chooser.foresee(table, job, reader)

    async def close(self) -> None:
        """As the other."""
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
    """Whether nobody may learn that a seat thinks, or for how long."""
    # Only reactions have less time than their level.
    if job.seconds is not None:
        return True
    hides = find_game(job.game).hides_options
    if hides is None:
        return False
    _, deck, view = job.read()
    return hides(deck, view)
