"""The ratings of all games, derived when somebody asks, and kept until they no longer fit what is stored."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from spadework.engine.game import Game
from spadework.web.history.levels import level_ratings
from spadework.web.history.ratings import Ladder
from spadework.web.store.history import games
from spadework.web.store.history.games import Finished
from spadework.web.store.storage import Storage


@dataclass
class Kept:
    """Ratings, and by which games they were made."""

    ladder: Ladder
    count: int = 0
    last: tuple[datetime, str] = (datetime.min, "")
    """When the last of the games ended, and at which table."""


class Ladders:
    """The ratings of all games on a server.

    Args:
        storage: where the games are stored.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: dict[str, Kept] = {}
        self._making = asyncio.Lock()
        self.forget_elsewhere: Callable[[], None] = lambda: None
        """Lets the other servers make everything anew."""

    def forget(self) -> None:
        """Seats have got other owners: make everything anew when somebody asks, on whatever server."""
        self.forget_here()
        self.forget_elsewhere()

    def forget_here(self) -> None:
        """Make everything anew on this server."""
        self._kept = {}

    async def of(self, game: Game) -> Ladder:
        """The ratings of those who play a game. Raises StorageError."""
        async with self._making:
            # What is made while all is forgotten must not be kept.
            known = self._kept
            kept = known.get(game.id)
            count = await games.count(self._storage, game.id)
            if kept is None or count != kept.count:
                kept = known[game.id] = await self._made(game, kept, count)
            return kept.ladder

    async def _made(self, game: Game, kept: Kept | None, count: int) -> Kept:
        if kept is not None:
            later = await games.of_game(self._storage, game.id, kept.last[0])
            new = [one for one in later if (one.finished, one.id) > kept.last]
            if count == kept.count + len(new):
                return await asyncio.to_thread(grown, kept, new)
        # There is none yet, or a game has come to light that ended between others.
        every = await games.of_game(self._storage, game.id)
        return await asyncio.to_thread(lambda: grown(Kept(Ladder(level_ratings(game))), every))


def grown(kept: Kept, new: list[Finished]) -> Kept:
    """Ratings after some more games."""
    kept.ladder.add(new)
    last = (new[-1].finished, new[-1].id) if new else kept.last
    return Kept(kept.ladder, kept.count + len(new), last)
