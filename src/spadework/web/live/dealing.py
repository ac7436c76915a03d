"""Everybody's part of the chance of a deal.

All commit to their parts by a hash before anybody reveals one, so that whoever comes last knows nothing of the others' parts.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Literal

from spadework.web.errors import Refused
from spadework.web.store.models import StoredSeat, StoredTable
from spadework.web.store.storage import Storage, refusing

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

    @property
    def _missing(self) -> list[StoredSeat]:
        return [seat for seat in self._stored.seats if seat.contribution is None]

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
    def commitments(self) -> Sequence[str | None]:
        """What everybody has committed to, by seat; None where nobody has, or there was no need."""
        return [seat.commitment for seat in self._stored.seats]

    async def commit(self, seat: int, commitment: str) -> None:
        """Take the hash of a seat's part; the first one counts. Raises Refused."""
        stored = self._stored.seats[seat]
        if stored.commitment is not None or stored.contribution is not None:
            return
        with refusing(conflict="refused-conflict"):
            await self._storage.commit(self._stored.id, seat, commitment)
        stored.commitment = commitment

    async def reveal(self, seat: int, contribution: str) -> None:
        """Take a seat's part; the first one counts.

        Raises Refused when others have not yet committed to theirs, or it is not the one that the seat has committed to.
        """
        stored = self._stored.seats[seat]
        if stored.contribution is not None:
            return
        if self.stage == "commit":
            raise Refused("refused-commit-first")
        if stored.commitment is not None and hash_of(contribution) != stored.commitment:
            raise Refused("refused-other-part")
        await self._take(stored, contribution)

    async def go_on_without(self) -> None:
        """Do without the parts that have not come in time, so that nobody stalls a deal. Raises Refused.

        A hash stands for the part that its seat keeps back. Whoever keeps one back chooses between two deals, and knows neither, for the
        server's secret is in both.
        """
        stage = self.stage
        for stored in self._missing:
            # Who has committed in time is still to be asked for the part.
            if stage == "commit" and stored.commitment is not None:
                continue
            await self._take(stored, stored.commitment or "")

    async def _take(self, stored: StoredSeat, contribution: str) -> None:
        with refusing(conflict="refused-conflict"):
            await self._storage.contribute(self._stored.id, stored.seat, contribution)
        stored.contribution = contribution
