"""Keeping what people at a table want together: votes, and that the game goes back."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Delete, delete, select, update

from spadework.web.store.storage import Conflict, Storage
from spadework.web.store.wish_models import StoredAgreement, StoredBackRequest, StoredVote


@dataclass(frozen=True)
class Wishes:
    """All that is open at a table."""

    votes: Sequence[StoredVote]
    """In the order in which they were given."""
    request: StoredBackRequest | None
    agreed: Sequence[str]
    """The guests who agree to the request."""


class WishStore:
    """The stored wishes of one table.

    Args:
        table: its id.
        storage: where they are kept.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._storage = storage

    async def load(self) -> Wishes:
        """All that is open. Raises StorageError."""
        votes = select(StoredVote).where(StoredVote.table == self._table).order_by(StoredVote.at)
        agreements = select(StoredAgreement).where(StoredAgreement.table == self._table)
        async with self._storage.reading() as session:
            request = await session.get(StoredBackRequest, self._table)
            found = (await session.scalars(votes)).all()
            agreed = (await session.scalars(agreements)).all()
        return Wishes(found, request, [one.guest for one in agreed if request and one.number == request.number])

    async def vote(self, guest: str, seat: int, level: str | None) -> None:
        """Store that a guest wants something for a seat, in the place of what it wanted before. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(self._of(guest, seat))
            session.add(StoredVote(table=self._table, guest=guest, seat=seat, level=level))

    async def take_back_vote(self, guest: str, seat: int) -> None:
        """Store that a guest wants nothing for a seat any more. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(self._of(guest, seat))

    async def forget_votes(self, seat: int) -> None:
        """Store that nobody wants anything for a seat any more. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(delete(StoredVote).where(StoredVote.table == self._table, StoredVote.seat == seat))

    def _of(self, guest: str, seat: int) -> Delete:
        return delete(StoredVote).where(
            StoredVote.table == self._table, StoredVote.guest == guest, StoredVote.seat == seat
        )

    async def ask(self, request: StoredBackRequest) -> None:
        """Store a request that follows the last one. Raises Conflict when another has, NotStored."""
        last = delete(StoredBackRequest).where(
            StoredBackRequest.table == self._table, StoredBackRequest.number == request.number - 1
        )
        async with self._storage.writing() as session:
            await session.execute(delete(StoredAgreement).where(StoredAgreement.table == self._table))
            await session.execute(last)
            session.add(request)

    async def agree(self, number: int, guest: str) -> None:
        """Store that a guest agrees to a request. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.merge(StoredAgreement(table=self._table, guest=guest, number=number))

    async def end(self, number: int, outcome: str, by: str) -> None:
        """Store that somebody has ended a request. Raises Conflict when it is over, NotStored."""
        change = (
            update(StoredBackRequest)
            .where(
                StoredBackRequest.table == self._table,
                StoredBackRequest.number == number,
                StoredBackRequest.outcome.is_(None),
            )
            .values(outcome=outcome, by=by)
            .returning(StoredBackRequest.number)
        )
        async with self._storage.writing() as session:
            if (await session.execute(change)).first() is None:
                raise Conflict("the request is over")
