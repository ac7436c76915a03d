"""Hints and the coach: what the captain would do."""

import asyncio
import math
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakKeyDictionary

from spadework.players.job import HINTS, Job
from spadework.players.search import MoveEstimate
from spadework.table import LabelledMove, Table
from spadework.web.bots.driver import ADVISER, Chooser, job_for
from spadework.web.features.premoves.driver import Foresight
from spadework.web.server.background import Background
from spadework.web.server.errors import Refused
from spadework.web.server.limits import Queue, QueueFull, Visitor
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable

WARN_FROM = 0.08
"""The coach warns of moves that give away this share of the win."""

SIGNIFICANT = 2.0
"""A loss counts only from this multiple of its standard error."""


FINISHED = "past"
"""Stands for all finished games in the queue of computer players: together they get the turns of one table."""

WAITING = 20
"""Maximum requests about finished games that may wait."""


class Advice(NamedTuple):
    """A move that a hint recommends."""

    move: LabelledMove
    expected: float | None
    """Its expected share of the win, from 0 to 1; None for the only sensible move."""
    close: bool = False
    """Whether it isn't the best, and its difference from the best is within the error."""


class Judgement(NamedTuple):
    """A move compared with the best one."""

    best: LabelledMove
    played: LabelledMove
    best_expected: float
    """The best move's expected share of the win, from 0 to 1."""
    expected: float
    error: float
    """The standard error of the difference between the two."""

    @property
    def gives_away(self) -> float:
        """The share of the win that the move gives away."""
        return self.best_expected - self.expected


class Hint:
    """A hint, and the situation for which it was asked."""

    def __init__(self, table: Table, seat: int, estimates: asyncio.Task[list[MoveEstimate]]) -> None:
        self.estimates = estimates
        self._table, self._seat = table, seat
        self._situation = self._situation_of(table)

    def _situation_of(self, table: Table) -> tuple[int, int, int]:
        return table.version(self._seat), table.decision(self._seat), table.past(self._seat)

    def is_current(self, table: Table | None) -> bool:
        """Return whether nothing has changed for the seat since."""
        return table is not None and table is self._table and self._situation_of(table) == self._situation


class Hints:
    """Hints at all tables, one at a time for each seat; the same situation gives the same hint.

    Args:
        chooser: thinks about the moves.
    """

    def __init__(self, chooser: Chooser) -> None:
        self._queue = Queue(WAITING)
        self.coach = Coach(chooser, self._queue)
        self.foresight = Foresight(chooser)
        self._chooser = chooser
        self._background = Background()
        self._last: WeakKeyDictionary[LiveTable, dict[int, Hint]] = WeakKeyDictionary()
        """The last hint of each seat, while the table is in memory."""
        self._past: WeakKeyDictionary[LiveTable, dict[tuple[int, int], list[MoveEstimate]]] = WeakKeyDictionary()
        """Thoughts on decisions of finished games, by seat and step."""

    async def ask(self, live: LiveTable, seat: int, decision: int, language: str) -> list[Advice]:
        """Return the best moves for a seat's decision in a reader's words, best first. Raises Refused."""
        async with live.locked():
            hint = self._asked(live, seat, decision)
        # Shielded: the first caller may go away while another waits for the same.
        estimates = await asyncio.shield(hint.estimates)
        if not estimates:
            if self._last[live].get(seat) is hint:
                del self._last[live][seat]
            raise Refused("refused-hint-failed")
        async with live.locked():
            if live.table is None or not hint.is_current(live.table):
                raise Refused("refused-hint-stale")
            moves = await asyncio.to_thread(live.table.labelled_moves, seat, language)
        return advice_of(estimates, moves)

    async def analyse(self, live: LiveTable, seat: int, step: int, visitor: Visitor, language: str) -> list[Advice]:
        """Return the best moves for a seat's decision in a finished game, best first. Raises Refused."""
        past, key = self._past.setdefault(live, {}), (seat, step)
        if key not in past:
            job = await live.read(lambda table: job_for(live, table, seat, ADVISER, step))
            async with waiting_turn(self._queue, visitor):
                # Another request may have computed the same in the meantime.
                estimates = past.get(key) or await self._think(FINISHED, job, None)
            if not estimates:
                raise Refused("refused-hint-failed")
            past[key] = estimates
        estimates = past[key]
        moves = await live.read(
            lambda table: table.presenter(seat, language).labelled_moves(table.view(seat, step).record)
        )
        return advice_of(estimates, moves)

    def _asked(self, live: LiveTable, seat: int, decision: int) -> Hint:
        last = self._last.setdefault(live, {})
        table, known = live.table, last.get(seat)
        if not live.stored.hints:
            raise Refused("refused-no-hints")
        if table is None:
            raise Refused("refused-not-dealt")
        if seat not in table.to_move:
            raise Refused("refused-not-your-turn")
        if decision != table.decision(seat):
            raise Refused("refused-hint-stale")
        if known is None or not known.is_current(table):
            thinking = self._think(live.id, job_for(live, table, seat, ADVISER), known)
            known = last[seat] = Hint(table, seat, self._background.start(thinking))
        return known

    async def _think(self, id: str, job: Job, before: Hint | None) -> list[MoveEstimate]:
        if before is not None:
            await asyncio.wait({before.estimates})
        try:
            return await self._chooser.think(id, job)
        except Exception:
            log.exception("no hint was found at a table", table=id)
            return []

    async def close(self) -> None:
        """Stop thinking."""
        await self._background.close()


def advice_of(estimates: Sequence[MoveEstimate], moves: Sequence[LabelledMove]) -> list[Advice]:
    """Return the best moves with their labels."""
    by_code = {move.code: move for move in moves}
    return [
        Advice(
            by_code[one.code], one.expected if one.tries else None, one != estimates[0] and is_close(estimates[0], one)
        )
        for one in estimates[:HINTS]
    ]


def is_close(best: MoveEstimate, other: MoveEstimate) -> bool:
    """Return whether the difference between two moves is not significant."""
    error: float = math.hypot(best.error, other.error)
    return best.expected - other.expected < SIGNIFICANT * error


class Coach:
    """A coach who compares moves with the best ones, at tables with hints and one person.

    Args:
        chooser: thinks about the moves.
        queue: the queue for finished games.
    """

    def __init__(self, chooser: Chooser, queue: Queue) -> None:
        self._chooser = chooser
        self._queue = queue
        self._past: WeakKeyDictionary[LiveTable, dict[tuple[int, int], list[MoveEstimate]]] = WeakKeyDictionary()
        """Thoughts on decisions of finished games, by seat and step."""

    async def warn(self, live: LiveTable, seat: int, decision: int, move: str, language: str) -> Judgement | None:
        """Return what a move about to be played gives away, if that is much; None also where the coach may not speak."""
        async with live.locked():
            table = live.table
            if table is None or not (live.alone and live.stored.hints) or live.tutorial is not None:
                return None
            if seat not in table.to_move or decision != table.decision(seat):
                return None
            moves = await asyncio.to_thread(table.labelled_moves, seat, language)
            played = next((one for one in moves if one.text == move), None)
            if played is None or len(moves) < 2:
                return None
            job = job_for(live, table, seat, ADVISER)
        try:
            estimates = await self._chooser.judge(live.id, job, played.code)
        except Exception:
            log.exception("the coach failed at a table", table=live.id)
            return None
        judgement = compare(estimates, moves)
        return judgement if judgement is not None and judgement.gives_away >= WARN_FROM else None

    async def analyse(self, live: LiveTable, seat: int, step: int, visitor: Visitor, language: str) -> Judgement | None:
        """Return what a move of a finished game gave away; None if nothing is significant. Raises Refused."""
        moves, played, job = await live.read(
            lambda table: (
                table.presenter(seat, language).labelled_moves(table.view(seat, step).record),
                table.steps[step].text,
                job_for(live, table, seat, ADVISER, step),
            )
        )
        labelled = next((one for one in moves if one.text == played), None)
        if labelled is None or len(moves) < 2:
            return None
        known, key = self._past.setdefault(live, {}), (seat, step)
        if key not in known:
            async with waiting_turn(self._queue, visitor):
                try:
                    # Another request may have computed the same in the meantime.
                    if key not in known:
                        known[key] = await self._chooser.judge(FINISHED, job, labelled.code)
                except Exception:
                    log.exception("the coach failed on a finished game", table=live.id)
                    raise Refused("refused-hint-failed") from None
        return compare(known[key], moves)


def compare(estimates: Sequence[MoveEstimate], moves: Sequence[LabelledMove]) -> Judgement | None:
    """Return what a move gives away; None if it is the best, or the difference is not significant."""
    if len(estimates) < 2:
        return None
    best, own = estimates
    if is_close(best, own):
        return None
    by_code = {move.code: move for move in moves}
    return Judgement(
        by_code[best.code], by_code[own.code], best.expected, own.expected, math.hypot(best.error, own.error)
    )


@asynccontextmanager
async def waiting_turn(queue: Queue, visitor: Visitor) -> AsyncIterator[None]:
    """Wait for a turn to think about a finished game. Raises Refused."""
    try:
        place = queue.join(*visitor)
    except QueueFull:
        raise Refused("refused-hint-failed") from None
    async with place:
        yield
