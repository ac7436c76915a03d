"""Takeback requests of a table, and how they and votes are stored."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, cast

from sqlalchemy import Delete, delete, select, update

from spadework.table.going_back import Undoing
from spadework.web.db.models import StoredAgreement, StoredTakebackRequest, StoredVote
from spadework.web.db.storage import Conflict, Storage
from spadework.web.server.background import Background


@dataclass(frozen=True)
class OpenRequests:
    """All that is open at a table."""

    votes: Sequence[StoredVote]
    """In the order in which they were given."""
    request: StoredTakebackRequest | None
    agreed: Sequence[str]
    """The guests who agree to the request."""


class RequestStore:
    """The stored wishes of one table.

    Args:
        table: its id.
        storage: where they are kept.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._storage = storage

    async def load(self) -> OpenRequests:
        """All that is open. Raises StorageError."""
        votes = select(StoredVote).where(StoredVote.table == self._table).order_by(StoredVote.at)
        agreements = select(StoredAgreement).where(StoredAgreement.table == self._table)
        async with self._storage.reading() as session:
            request = await session.get(StoredTakebackRequest, self._table)
            found = (await session.scalars(votes)).all()
            agreed = (await session.scalars(agreements)).all()
        return OpenRequests(found, request, [one.guest for one in agreed if request and one.number == request.number])

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

    async def ask(self, request: StoredTakebackRequest) -> None:
        """Store a request that follows the last one. Raises Conflict when another has, NotStored."""
        last = delete(StoredTakebackRequest).where(
            StoredTakebackRequest.table == self._table, StoredTakebackRequest.number == request.number - 1
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
                raise Conflict("the request is over")


PATIENCE = 3 * 86400.0
"""Seconds for which a table stays in memory while somebody waits for the others' answers."""

RequestOutcome = Literal["agreed", "declined", "withdrawn", "moved"]
"""How a request ended; `moved`: the game went on, or who asked does not play any more."""


class Place(NamedTuple):
    """Where a game stands."""

    steps: int
    reversals: int
    course: int
    """As in `StoredTable`."""


@dataclass(eq=False)
class TakebackRequest:
    """That the game shall go back to before a decision."""

    id: int
    place: Place
    """Where the game stood when it was asked for; elsewhere the request means nothing."""
    seat: int
    """Whose decision it is."""
    guest: str
    """Who asks."""
    step: int
    """How many steps would stay."""
    begun: float
    """When it was asked for, in seconds since 1970."""
    agreed: set[str] = field(default_factory=set)
    told: dict[tuple[int, str], Undoing] = field(default_factory=dict)
    """What would be undone, by viewer and language, as far as it was asked for."""


class EndedRequest(NamedTuple):
    """How the last request ended."""

    id: int
    outcome: RequestOutcome
    name: str
    """Who declined it, or asked for it."""


class TakebackRequests:
    """The requests at one table, one at a time, as they are stored."""

    def __init__(self) -> None:
        self.open: TakebackRequest | None = None
        self.ended: EndedRequest | None = None
        self.wishes = Background()
        """Those who want to ask as soon as the time to react is over."""
        self._count = 0
        self._declined: tuple[Place, int] | None = None

    def patience(self, seconds: float) -> float:
        """For how long a table stays in memory that nobody uses, and that would else for some seconds."""
        return seconds if self.open is None else max(seconds, PATIENCE)

    def take_over(self, stored: StoredTakebackRequest | None, agreed: Collection[str]) -> None:
        """Know what is stored of the last request, and who agrees to it."""
        if stored is None:
            return
        request = TakebackRequest(
            stored.number,
            Place(stored.steps, stored.reversals, stored.course),
            stored.seat,
            stored.guest,
            stored.step,
            stored.begun,
            set(agreed),
        )
        if stored.outcome is not None:
            self._count = request.id
            if self.ended is None or self.ended.id != request.id:
                self.end(request, cast(RequestOutcome, stored.outcome), stored.by)
        elif self.open is not None and self.open.id == request.id:
            self.open.agreed = request.agreed
        elif request.id > self._count:
            self._count, self.open = request.id, request

    def next_number(self) -> int:
        """The number of the next request."""
        return self._count + 1

    def begin(self, request: TakebackRequest) -> None:
        """Somebody asks."""
        self._count, self.open = request.id, request

    def end(self, request: TakebackRequest, outcome: RequestOutcome, name: str) -> None:
        """A request is over."""
        self.open = None
        self.ended = EndedRequest(request.id, outcome, name)
        if outcome == "declined":
            self._declined = request.place, request.seat

    def was_declined(self, place: Place, seat: int) -> bool:
        """Whether somebody has just said no to this: nobody is asked the same again before anything has happened."""
        return self._declined == (place, seat)
