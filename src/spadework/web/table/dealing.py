"""Everybody's part of the chance of a deal.

All commit to their parts by a hash before anybody reveals one, so that whoever comes last knows nothing of the others' parts. Nothing is
dealt before every part is there: whoever could leave one out would choose among deals. Whoever goes, or has lost the part, voids the
deal, and all begin again with a new secret of the server.
"""

import hashlib
from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from spadework.table.setup import new_secret
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Storage, refusing
from spadework.web.features.waiting_room.store import leave, void
from spadework.web.server.errors import Refused

Stage = Literal["commit", "reveal"]


def hash_of(contribution: str) -> str:
    """What a browser shows of its part while the others have not committed to theirs.

    >>> hash_of("00" * 32)[:16]
    '60e05bd1b195af2f'
    """
    return hashlib.sha256(contribution.encode()).hexdigest()


class Dealing:
    """Collects the parts of one table; whoever calls it holds the table's lock.

    Args:
        stored: what is stored of the table; its seats are kept up to date here.
        storage: where it is stored.
    """

    def __init__(self, stored: StoredTable, storage: Storage) -> None:
        self._stored = stored
        self._storage = storage
        self.late = False
        """Whether the deal has waited for so long that those who hold it up may lose their seats, and others may go."""
        self.barred: set[str] = set()
        """The guests who have held up the deal and lost or left their seats; at a public table they need an invitation to come back."""
        self._forgetful: set[str] = set()
        """The guests who had another part than the one they had committed to."""
        self._stuck: set[str] = set()
        """Those of them to whom that has happened again."""

    @property
    def _missing(self) -> list[StoredSeat]:
        return [seat for seat in self._stored.seats if seat.level is None and seat.contribution is None]

    @property
    def complete(self) -> bool:
        """Whether every part is known."""
        return not self._missing

    @property
    def stage(self) -> Stage:
        """What is asked for now. Who is the only one to take part has nobody from whom to hide it, and reveals at once."""
        people = [seat for seat in self._stored.seats if seat.level is None]
        if len(people) > 1 and any(seat.commitment is None for seat in self._missing):
            return "commit"
        return "reveal"

    def owed_by(self, seats: Iterable[int]) -> list[int]:
        """Those of some seats that have not yet given what is asked for now."""
        stage, missing = self.stage, {seat.seat: seat for seat in self._missing}
        return [seat for seat in seats if seat in missing and (stage == "reveal" or missing[seat].commitment is None)]

    @property
    def held_up_by(self) -> set[str]:
        """The guests for whose parts everybody waits: all once that has taken too long, and before only those who show wrong ones."""
        seats = self._stored.seats
        owing = {guest for seat in self.owed_by(range(len(seats))) if (guest := seats[seat].guest) is not None}
        return owing if self.late else owing & self._stuck

    @property
    def commitments(self) -> Sequence[str | None]:
        """What everybody has committed to, by seat; None where nobody has, or there was no need."""
        return [seat.commitment for seat in self._stored.seats]

    async def commit(self, seat: int, seal: str, commitment: str) -> None:
        """Take the hash of a seat's part of the deal with a seal; the first one counts. Raises Refused."""
        stored = self._seat(seat, seal)
        if stored.commitment is not None or stored.contribution is not None:
            return
        with refusing(conflict="refused-conflict"):
            await self._storage.commit(self._stored.id, seat, self._stored.secret, commitment)
        stored.commitment = commitment

    async def reveal(self, seat: int, seal: str, contribution: str) -> None:
        """Take a seat's part of the deal with a seal; the first one counts.

        Whoever has another part than the one committed to has lost that one, and all begin again. Raises Refused when others have not
        yet committed to theirs, or that happens to somebody once more.
        """
        stored = self._seat(seat, seal)
        if stored.contribution is not None:
            return
        if self.stage == "commit":
            raise Refused("refused-commit-first")
        if stored.commitment is not None and hash_of(contribution) != stored.commitment:
            guest = stored.guest or ""
            if guest in self._forgetful:
                self._stuck.add(guest)
                raise Refused("refused-other-part")
            self._forgetful.add(guest)
            with refusing(conflict="refused-conflict"):
                await self._void()
            return
        with refusing(conflict="refused-conflict"):
            await self._storage.contribute(self._stored.id, seat, self._stored.secret, contribution)
        stored.contribution = contribution

    def _seat(self, seat: int, seal: str) -> StoredSeat:
        """A seat that gives something for the deal with a seal. Raises Refused when that deal is void."""
        if seal != self._stored.commitment:
            raise Refused("refused-void")
        return self._stored.seats[seat]

    async def let_go(self, guests: Collection[str]) -> None:
        """Open the seats of some guests again; where somebody has shown a part already, all begin again. Raises Conflict, NotStored."""
        barred = self.held_up_by.intersection(guests)
        if any(seat.contribution is not None for seat in self._stored.seats):
            await self._void(guests)
        else:
            await leave(self._storage, self._stored.id, guests)
            self._open_seats(guests)
        self.barred |= barred

    async def _void(self, leaving: Collection[str] = ()) -> None:
        """Begin again with a new secret and no parts, without some guests. Raises Conflict, NotStored."""
        secret = new_secret().hex()
        await void(self._storage, self._stored.id, self._stored.revision, secret, leaving)
        self._stored.secret = secret
        self._stored.revision += 1
        self._stuck.clear()
        for seat in self._stored.seats:
            seat.commitment = seat.contribution = None
        self._open_seats(leaving)

    def _open_seats(self, guests: Collection[str]) -> None:
        self._stuck.difference_update(guests)
        for seat in self._stored.seats:
            if seat.guest in guests:
                seat.guest, seat.name, seat.commitment = None, "", None
