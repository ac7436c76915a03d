"""What people have sent and what was acknowledged, and whether the database holds just that."""

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
    """All that people did at some tables."""

    def __init__(self) -> None:
        self.sent: defaultdict[tuple[str, int, int], set[str]] = defaultdict(set)
        """By table, seat and decision the moves that its person has ever sent."""
        self.acknowledged: dict[tuple[str, int, int], str] = {}
        """By table, seat and decision the move of which the person was told that it is played."""
        self.counts: Counter[str] = Counter()
        """How often what happened."""
        self.refused: Counter[str] = Counter()
        """How often a move was refused, by the reason that the person was told."""

    def send(self, table: str, seat: int, decision: int, text: str) -> None:
        """A move has been sent."""
        moves = self.sent[table, seat, decision]
        self.counts["sent again" if text in moves else "sent"] += 1
        moves.add(text)

    def acknowledge(self, table: str, seat: int, decision: int, text: str) -> None:
        """A move is played, its person was told."""
        known = self.acknowledged.setdefault((table, seat, decision), text)
        assert known == text, f"table {table}: {text!r} was acknowledged for the decision at which {known!r} was played"

    def take_back(self, table: str, seat: int, decision: int) -> None:
        """A move is taken back, its person was told."""
        self.acknowledged.pop((table, seat, decision), None)

    def refuse(self, reason: str) -> None:
        """A move is not played, its person was told."""
        self.refused[reason] += 1

    def told(self) -> str:
        """How often what happened, in words."""
        refused = {f"refused ({reason})": count for reason, count in self.refused.items()}
        counts = {"acknowledged": len(self.acknowledged), **self.counts, **refused}
        return ", ".join(f"{count} {what}" for what, count in counts.items())

    async def check(self, settings: Settings, tables: Iterable[str], people: Iterable[int]) -> None:
        """See that the database holds what was acknowledged, once, and no move of a person that this person has not sent.

        Args:
            settings: name the database.
            tables: their ids.
            people: the seats on which people sit.
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
        # People may go on playing: what was acknowledged before the rows are read must be in them, and what is in them must have been
        # sent when they have been read.
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
        """See that the stored game can be played through, and goes on to an end when it is not over."""
        changes = await storage.changes_since(table, 0)
        assert changes is not None
        stored = changes.stored
        if not stored.dealt:
            return
        loaded = await asyncio.to_thread(replayed, stored, game(stored.game), list(changes.moves))
        assert loaded.over == stored.over, f"table {table}: whether it is over is not as it was stored"
        await asyncio.to_thread(play_to_the_end, loaded)


def play_to_the_end(table: Table) -> None:
    """Play what is allowed until the game is over, everybody always the first move."""
    while not table.over:
        for seat in table.to_move:
            table.play(seat, table.legal(seat)[0])
