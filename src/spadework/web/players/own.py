"""The players from the owner's files, as they sit at tables: each file in a process of its own, with a player of its own for each seat."""

import asyncio
import secrets
from collections.abc import Sequence

from spadework.players.file import SECONDS, PlayerFile
from spadework.players.offered import Offered, own_name
from spadework.players.player import PlayerFailed
from spadework.table import Table, View
from spadework.web.live.live_table import LiveTable
from spadework.web.watch.discretion import plain
from spadework.web.watch.logs import log

PATIENCE = 3
"""After so many failures in a row a player is not asked again in this game."""

GAMES = 256
"""Of so many games the failures are remembered."""


class OwnPlayers:
    """All players that were offered when the server started.

    Args:
        offered: the players.
        seconds: how long each may think about a move.
    """

    def __init__(self, offered: Sequence[Offered] = (), seconds: float = SECONDS) -> None:
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
        if self._failures.get(game, 0) >= PATIENCE:
            return None
        try:
            code = await seated.choose(game, table.view(seat), table.seats)
        except PlayerFailed as failure:
            self._count(game)
            left = PATIENCE - self._failures[game]
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
        live.wake()
