"""Takeback requests of a table, and how they and votes are stored."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, cast

from sqlalchemy import Delete, delete, select, update

from spadework.table.takeback import TakebackSummary
from spadework.web.db.models import StoredAgreement, StoredTakebackRequest, StoredVote
from spadework.web.db.storage import Conflict, Storage
from spadework.web.server.background import Background

MEMORY_TIME = 3 * 86400.0
"""Seconds for which a table with an open request stays in memory."""

RequestOutcome = Literal["agreed", "declined", "withdrawn", "moved"]
"""How a request ended; `moved`: the game went on, or the requester no longer plays."""


class GamePoint(NamedTuple):
    """A point in a game."""

    steps: int
    reversals: int
    epoch: int
    """As in `StoredTable`."""


@dataclass(eq=False)
class TakebackRequest:
    """A request to take the game back to before a decision."""

    id: int
    place: GamePoint
    """The point in the game of the request; elsewhere it is void."""
    seat: int
    """The seat of the decision."""
    guest: str
    """The requester."""
    step: int
    """The number of steps that would stay."""
    begun: float
    """The time of the request, in seconds since 1970."""
    agreed: set[str] = field(default_factory=set)
    undone: dict[tuple[int, str], TakebackSummary] = field(default_factory=dict)
    """Descriptions of what would be undone, by viewer and language."""


class EndedRequest(NamedTuple):
    """The end of the last request."""

    id: int
    outcome: RequestOutcome
    by: int
    """The seat of the player who declined it, or made it."""


class TakebackRequests:
    """The requests at one table, one at a time."""

    def __init__(self) -> None:
        self.open: TakebackRequest | None = None
        self.ended: EndedRequest | None = None
        self.background = Background()
        """Requests that wait for the end of the time to react."""
        self._count = 0
        self._declined: tuple[GamePoint, int] | None = None

    def idle_limit(self, seconds: float) -> float:
        """Return the seconds that an unused table stays in memory, given the usual seconds: longer while a request is open."""
        return seconds if self.open is None else max(seconds, MEMORY_TIME)

    def replace_all(self, stored: StoredTakebackRequest | None, agreed: Collection[str]) -> None:
        """Replace the last request by the stored one, with the guests who agree to it."""
        if stored is None:
            return
        request = TakebackRequest(
            stored.number,
            GamePoint(stored.steps, stored.reversals, stored.epoch),
            stored.seat,
            stored.guest,
            stored.step,
            stored.begun,
            set(agreed),
        )
        if stored.outcome is not None:
            self._count = request.id
            if self.ended is None or self.ended.id != request.id:
                self.end(request, cast(RequestOutcome, stored.outcome), cast(int, stored.by))
        elif self.open is not None and self.open.id == request.id:
            self.open.agreed = request.agreed
        elif request.id > self._count:
            self._count, self.open = request.id, request

    def next_number(self) -> int:
        """Return the number of the next request."""
        return self._count + 1

    def begin(self, request: TakebackRequest) -> None:
        """Open a request."""
        self._count, self.open = request.id, request

    def end(self, request: TakebackRequest, outcome: RequestOutcome, by: int) -> None:
        """End a request."""
        self.open = None
        self.ended = EndedRequest(request.id, outcome, by)
        if outcome == "declined":
            self._declined = request.place, request.seat

    def was_declined(self, place: GamePoint, seat: int) -> bool:
        """Return whether the same request has been declined and nothing has happened since."""
        return self._declined == (place, seat)


@dataclass(frozen=True)
class OpenRequests:
    """Everything open at a table."""

    votes: Sequence[StoredVote]
    """In the order in which they were given."""
    request: StoredTakebackRequest | None
    agreed: Sequence[str]
    """The guests who agree to the request."""


class VoteStore:
    """The stored votes and takeback requests of one table.

    Args:
        table: its id.
        storage: where they are stored.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._storage = storage

    async def load(self) -> OpenRequests:
        """Load everything open. Raises StorageError."""
        votes = select(StoredVote).where(StoredVote.table == self._table).order_by(StoredVote.at)
        agreements = select(StoredAgreement).where(StoredAgreement.table == self._table)
        async with self._storage.reading() as session:
            request = await session.get(StoredTakebackRequest, self._table)
            found = (await session.scalars(votes)).all()
            agreed = (await session.scalars(agreements)).all()
        return OpenRequests(found, request, [one.guest for one in agreed if request and one.number == request.number])

    async def vote(self, guest: str, seat: int, level: str | None) -> None:
        """Store a guest's vote for a seat, replacing the one before. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(self._of(guest, seat))
            session.add(StoredVote(table=self._table, guest=guest, seat=seat, level=level))

    async def take_back_vote(self, guest: str, seat: int) -> None:
        """Delete a guest's vote for a seat. Raises NotStored."""
        await self._storage.execute(self._of(guest, seat))

    async def forget_votes(self, seat: int) -> None:
        """Delete all votes for a seat. Raises NotStored."""
        await self._storage.execute(delete(StoredVote).where(StoredVote.table == self._table, StoredVote.seat == seat))

    def _of(self, guest: str, seat: int) -> Delete:
        return delete(StoredVote).where(
            StoredVote.table == self._table, StoredVote.guest == guest, StoredVote.seat == seat
        )

    async def ask(self, request: StoredTakebackRequest) -> None:
        """Store the next request. Raises Conflict if its number is taken, NotStored."""
        last = delete(StoredTakebackRequest).where(
            StoredTakebackRequest.table == self._table, StoredTakebackRequest.number == request.number - 1
        )
        async with self._storage.writing() as session:
            await session.execute(delete(StoredAgreement).where(StoredAgreement.table == self._table))
            await session.execute(last)
            session.add(request)

    async def agree(self, number: int, guest: str) -> None:
        """Store a guest's consent to a request. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.merge(StoredAgreement(table=self._table, guest=guest, number=number))

    async def end(self, number: int, outcome: str, by: int) -> None:
        """Store the end of a request. Raises Conflict if it has ended, NotStored."""
        change = (
            update(StoredTakebackRequest)
            .where(
                StoredTakebackRequest.table == self._table,
                StoredTakebackRequest.number == number,
                StoredTakebackRequest.outcome.is_(None),
            )
            .values(outcome=outcome, by=by)
            .returning(StoredTakebackRequest.number)
        )
        async with self._storage.writing() as session:
            if (await session.execute(change)).first() is None:
                raise Conflict("the request has ended")
