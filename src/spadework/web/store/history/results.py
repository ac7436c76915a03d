"""Storing how a game ended, so that nobody has to play it through again to know."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

from spadework.web.store.models import StoredMove, StoredSeat, StoredTable


@dataclass(frozen=True)
class Outcome:
    """How a game came out, by seat."""

    scores: Sequence[int]
    places: Sequence[int]
    turns: Sequence[int] = ()
    """How many turns were counted at a table with clocks; nothing where none was."""
    late: Sequence[int] = ()
    """How many of them came too late."""


async def close(session: AsyncSession | AsyncConnection, id: str, at: datetime, outcome: Outcome | None = None) -> None:
    """Store that the game of a table ended at a time, how long it was, and its outcome, None when it was ended early.

    Its last moves must have been stored.
    """
    moves = StoredMove.table == id
    values = {
        "began": select(func.min(StoredMove.at)).where(moves).scalar_subquery(),
        "finished": at,
        "length": select(func.count()).where(moves, StoredMove.decision.is_not(None)).scalar_subquery(),
    }
    await session.execute(update(StoredTable).where(StoredTable.id == id).values(values))
    if outcome is None:
        return
    for seat, (score, place) in enumerate(zip(outcome.scores, outcome.places, strict=True)):
        change = update(StoredSeat).where(StoredSeat.table == id, StoredSeat.seat == seat)
        counts = {"turns": outcome.turns[seat], "late": outcome.late[seat]} if outcome.turns else {}
        await session.execute(change.values(score=score, place=place, **counts))
