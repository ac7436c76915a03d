"""What the people at a table want together: a stand-in for somebody who is away, or to end the game early. Nothing but counting."""

from collections import Counter
from collections.abc import Collection, Iterable

from spadework.web.db.models import ALL_SEATS, StoredVote


class Votes:
    """The votes at one table, as they are stored."""

    def __init__(self) -> None:
        self._levels: dict[int, dict[str, str]] = {}
        self._ending: set[str] = set()

    def take_over(self, votes: Iterable[StoredVote]) -> None:
        """Know what is stored, in the order in which it was said."""
        self._levels, self._ending = {}, set()
        for vote in votes:
            if vote.seat == ALL_SEATS:
                self._ending.add(vote.guest)
            else:
                self.want_stand_in(vote.guest, vote.seat, vote.level)

    def want_stand_in(self, guest: str, seat: int, level: str | None) -> None:
        """A guest wants a computer player of a level on a seat, or none."""
        wanted = self._levels.setdefault(seat, {})
        # Whoever votes anew votes last.
        wanted.pop(guest, None)
        if level is not None:
            wanted[guest] = level

    def forget_stand_in(self, seat: int) -> None:
        """The seat's owner is back, or a stand-in plays."""
        self._levels.pop(seat, None)

    def any_for(self, seat: int) -> bool:
        """Whether anybody wants a stand-in on a seat."""
        return bool(self._levels.get(seat))

    def wanted(self, guest: str, seat: int) -> str | None:
        """The level that a guest wants on a seat."""
        return self._levels.get(seat, {}).get(guest)

    def for_stand_in(self, seat: int, voters: Collection[str]) -> int:
        """How many of some voters want a stand-in on a seat."""
        return sum(guest in voters for guest in self._levels.get(seat, {}))

    def agreed_level(self, seat: int, voters: Collection[str]) -> str | None:
        """When more than half of the voters want a stand-in: the level that most of them want, of equals the one said first. Else None."""
        levels = [level for guest, level in self._levels.get(seat, {}).items() if guest in voters]
        if len(levels) < needed(voters):
            return None
        return Counter(levels).most_common(1)[0][0]

    def want_end(self, guest: str, wanted: bool) -> None:
        """A guest wants to end the game early, or not."""
        (self._ending.add if wanted else self._ending.discard)(guest)

    def wants_end(self, guest: str) -> bool:
        """Whether a guest wants to end the game early."""
        return guest in self._ending

    def for_end(self, voters: Collection[str]) -> int:
        """How many of some voters want to end the game early."""
        return len(self._ending.intersection(voters))


def needed(voters: Collection[str]) -> int:
    """How many of some voters are more than half; one at least.

    >>> [needed("a" * number) for number in range(5)]
    [1, 1, 2, 2, 3]
    """
    return len(voters) // 2 + 1
