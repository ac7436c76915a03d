"""Computer players at live tables: asked one table at a time each, never holding anybody else up."""

import asyncio
import math
import secrets
from collections.abc import Callable
from typing import Protocol

from spadework.players.foresight import Foreseen, Reader
from spadework.players.job import Job
from spadework.players.offered import own_name
from spadework.players.player import PLAYERS, SECONDS
from spadework.players.search import Thought
from spadework.table import Table
from spadework.web.background import Background
from spadework.web.live.back.asking import holds
from spadework.web.live.live_table import LiveTable
from spadework.web.players.own import OwnPlayers
from spadework.web.watch.logs import log

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
        own: OwnPlayers | None = None,
    ) -> None:
        self._chooser = chooser
        self._own = own or OwnPlayers()
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
        async with live.lock:
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
        """The move of a computer player: what the script of a first voyage says, else what it thinks of."""
        scripted = live.guided.scripted(table) if live.guided is not None else None
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
    if live.guided is not None and live.guided.leads(live.table):
        scripted = live.guided.scripted(live.table)
        return [scripted.seat] if scripted is not None else []
    return [seat for seat in live.table.to_move if live.level_of(seat) is not None]
