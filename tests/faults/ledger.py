"""A record of sent and acknowledged moves, and its comparison with the database."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable

from sqlalchemy import select

from spadework.engine.discovery import game
from spadework.table import Table
from spadework.web.db.models import StoredMove
from spadework.web.db.session import new_engine, url_of
from spadework.web.db.storage import Storage
from spadework.web.server.settings import Settings
from spadework.web.table.loading import replayed


class Ledger:
    """Everything that people did at some tables."""

    def __init__(self) -> None:
        self.sent: defaultdict[tuple[str, int, int], set[str]] = defaultdict(set)
        """The moves that people have ever sent, by table, seat and decision."""
        self.acknowledged: dict[tuple[str, int, int], str] = {}
        """The move that was acknowledged as played, by table, seat and decision."""
        self.counts: Counter[str] = Counter()
        """Number of events by kind."""
        self.refused: Counter[str] = Counter()
        """Number of refused moves, by the reason that was reported."""

    def send(self, table: str, seat: int, decision: int, text: str) -> None:
        """Record that a move was sent."""
        moves = self.sent[table, seat, decision]
        self.counts["sent again" if text in moves else "sent"] += 1
        moves.add(text)

    def acknowledge(self, table: str, seat: int, decision: int, text: str) -> None:
        """Record that a move was acknowledged as played."""
        known = self.acknowledged.setdefault((table, seat, decision), text)
        assert known == text, f"table {table}: {text!r} was acknowledged for the decision at which {known!r} was played"

    def take_back(self, table: str, seat: int, decision: int) -> None:
        """Record that a takeback was acknowledged."""
        self.acknowledged.pop((table, seat, decision), None)

    def refuse(self, reason: str) -> None:
        """Record that a move was refused."""
        self.refused[reason] += 1

    def summary(self) -> str:
        """Return the counts as text."""
        refused = {f"refused ({reason})": count for reason, count in self.refused.items()}
        counts = {"acknowledged": len(self.acknowledged), **self.counts, **refused}
        return ", ".join(f"{count} {what}" for what, count in counts.items())

    async def check(self, settings: Settings, tables: Iterable[str], people: Iterable[int]) -> None:
        """Check that the database holds every acknowledged move once, and no move of a person that the person has not sent.

        Args:
            settings: the server's settings, which name the database.
            tables: ids of the tables.
            people: the seats of people.
        """
        engine = new_engine(settings, url_of(settings.database_url))
        storage = Storage(engine)
        try:
            for table in tables:
                await self._check_moves(storage, table, set(people))
                await self._check_game(storage, table)
        finally:
            await engine.dispose()

    async def _check_moves(self, storage: Storage, table: str, people: set[int]) -> None:
        # People may still be playing: moves that were acknowledged before the rows are read must be in them, and moves in the rows must
        # have been sent by the time the rows have been read.
        acknowledged = dict(self.acknowledged)
        query = select(StoredMove).where(StoredMove.table == table).order_by(StoredMove.number)
        async with storage.reading() as session:
            moves = list((await session.scalars(query)).all())
        assert [move.number for move in moves] == list(range(len(moves))), f"table {table}: moves are missing"
        made: Counter[int] = Counter()
        for move in moves:
            if move.decision is None:
                continue
            where = f"table {table}, seat {move.seat}, decision {move.decision}"
            assert move.decision == made[move.seat], f"{where}: played after {made[move.seat]} decisions"
            made[move.seat] += 1
            if move.seat in people:
                assert move.text in self.sent[table, move.seat, move.decision], f"{where}: nobody played {move.text!r}"
        stored = {(move.seat, move.decision): move.text for move in moves}
        # A move taken back while the rows were read may be missing.
        for (where_, seat, decision), text in acknowledged.items() & self.acknowledged.items():
            if where_ == table:
                found = stored.get((seat, decision))
                assert found == text, f"table {table}, seat {seat}, decision {decision}: not {text!r}, but {found!r}"

    async def _check_game(self, storage: Storage, table: str) -> None:
        """Check that the stored game can be replayed and, if it is not over, played to an end."""
        changes = await storage.changes_since(table, 0)
        assert changes is not None
        stored = changes.stored
        if not stored.dealt:
            return
        loaded = await asyncio.to_thread(replayed, stored, game(stored.game), list(changes.moves))
        assert loaded.over == stored.over, f"table {table}: whether it is over is not as it was stored"
        await asyncio.to_thread(play_to_the_end, loaded)


def play_to_the_end(table: Table) -> None:
    """Play until the game is over; each player always plays the first legal move."""
    while not table.over:
        for seat in table.to_move:
            table.play(seat, table.legal(seat)[0])
