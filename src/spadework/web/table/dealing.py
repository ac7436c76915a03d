"""Seed contributions by commit and reveal.

All players commit to their contributions by a hash before anyone reveals one, so that the last one can't choose. Nothing is dealt until
every contribution is known: a player who could leave one out would choose among deals. A player who leaves, or has lost the contribution,
voids the deal; then all begin again with a new server secret.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal

from spadework.engine.chance import contribution_hash
from spadework.table.setup import new_secret
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Storage, refusing
from spadework.web.features.waiting_room.store import leave, replace_seats, void
from spadework.web.server.errors import Refused

DealStage = Literal["commit", "reveal"]


class Dealing:
    """The contributions of one table. The caller holds the table's lock.

    Args:
        stored: the table's row in the database; its seats are kept current here.
        storage: where it is stored.
    """

    def __init__(self, stored: StoredTable, storage: Storage) -> None:
        self._stored = stored
        self._storage = storage
        self.late = False
        """Whether the deal has timed out, so that the guests who hold it up may lose their seats and others may leave."""
        self.barred: set[str] = set()
        """Guests who held up the deal and lost or left their seats; they can't rejoin a public table without an invitation."""
        self._mismatched: set[str] = set()
        """Guests whose contribution did not match their commitment."""
        self._stuck: set[str] = set()
        """Guests to whom that has happened a second time."""

    @property
    def _missing(self) -> list[StoredSeat]:
        return [seat for seat in self._stored.seats if seat.level is None and seat.contribution is None]

    @property
    def complete(self) -> bool:
        """Whether every contribution is known."""
        return not self._missing

    @property
    def stage(self) -> DealStage:
        """The stage of the deal. A single person reveals immediately, having no one to hide the contribution from."""
        people = [seat for seat in self._stored.seats if seat.level is None]
        if len(people) > 1 and any(seat.commitment is None for seat in self._missing):
            return "commit"
        return "reveal"

    def owed_by(self, seats: Iterable[int]) -> list[int]:
        """Return which of these seats have not sent what the stage requires."""
        stage, missing = self.stage, {seat.seat: seat for seat in self._missing}
        return [seat for seat in seats if seat in missing and (stage == "reveal" or missing[seat].commitment is None)]

    @property
    def held_up_by(self) -> set[str]:
        """The guests who hold up the deal: those with wrong contributions, and after the timeout all whose contributions are missing."""
        seats = self._stored.seats
        owing = {guest for seat in self.owed_by(range(len(seats))) if (guest := seats[seat].guest) is not None}
        return owing if self.late else owing & self._stuck

    @property
    def commitments(self) -> Sequence[str | None]:
        """The commitments by seat; None where there is none, or none was needed."""
        return [seat.commitment for seat in self._stored.seats]

    async def commit(self, seat: int, seal: str, commitment: str) -> None:
        """Store a seat's commitment for the deal with this seal; the first one counts. Raises Refused."""
        stored = self._seat(seat, seal)
        if stored.commitment is not None or stored.contribution is not None:
            return
        with refusing(conflict="refused-conflict"):
            await self._storage.commit(self._stored.id, seat, self._stored.secret, commitment)
        stored.commitment = commitment

    async def reveal(self, seat: int, seal: str, contribution: str) -> None:
        """Store a seat's contribution to the deal with this seal; the first one counts.

        If it doesn't match the commitment, the deal is void and all begin again. Raises Refused while others have not committed,
        and when a guest's contribution doesn't match for the second time.
        """
        stored = self._seat(seat, seal)
        if stored.contribution is not None:
            return
        if self.stage == "commit":
            raise Refused("refused-commit-first")
        if stored.commitment is not None and contribution_hash(contribution) != stored.commitment:
            guest = stored.guest or ""
            if guest in self._mismatched:
                self._stuck.add(guest)
                raise Refused("refused-other-part")
            self._mismatched.add(guest)
            with refusing(conflict="refused-conflict"):
                await self._void()
            return
        with refusing(conflict="refused-conflict"):
            await self._storage.contribute(self._stored.id, seat, self._stored.secret, contribution)
        stored.contribution = contribution

    def _seat(self, seat: int, seal: str) -> StoredSeat:
        """Return a seat that contributes to the deal with this seal. Raises Refused if that deal is void."""
        if seal != self._stored.commitment:
            raise Refused("refused-void")
        return self._stored.seats[seat]

    async def free_seats(self, guests: Collection[str]) -> None:
        """Open the seats of some guests; void the deal if a contribution has been revealed. Raises Conflict, NotStored."""
        barred = self.held_up_by.intersection(guests)
        if any(seat.contribution is not None for seat in self._stored.seats):
            await self._void(guests)
        else:
            await leave(self._storage, self._stored.id, guests)
            self._open_seats(guests)
        self.barred |= barred

    async def _void(self, leaving: Collection[str] = ()) -> None:
        """Begin again with a new secret and no contributions, without these guests. Raises Conflict, NotStored."""
        secret = new_secret().hex()
        await void(self._storage, self._stored.id, self._stored.revision, secret, leaving)
        self._stored.secret = secret
        self._stored.revision += 1
        self._stuck.clear()
        for seat in self._stored.seats:
            seat.commitment = seat.contribution = None
        self._open_seats(leaving)

    async def change_setup(self, seats: Sequence[StoredSeat], options: Mapping[str, str], series: str) -> None:
        """Begin again with other seats, options, or another series. Raises Conflict, NotStored."""
        setup = {"secret": new_secret().hex(), "options": dict(options), "series": series}
        await replace_seats(self._storage, self._stored, setup, seats)
        for name, value in setup.items():
            setattr(self._stored, name, value)
        self._stored.revision += 1
        self._stored.seats[:] = seats
        self._stuck.clear()

    def _open_seats(self, guests: Collection[str]) -> None:
        self._stuck.difference_update(guests)
        for seat in self._stored.seats:
            if seat.guest in guests:
                seat.guest, seat.name, seat.commitment = None, "", None
        if self._stored.club is not None and self._stored.creator in guests:
            self._stored.creator = next((seat.guest for seat in self._stored.seats if seat.guest), "")
