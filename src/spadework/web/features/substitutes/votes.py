"""Votes at a table: for a substitute of an absent player, or for an early end."""

from collections import Counter
from collections.abc import Collection, Iterable

from spadework.web.db.models import ALL_SEATS, StoredVote


class Votes:
    """The votes at one table."""

    def __init__(self) -> None:
        self._levels: dict[int, dict[str, str]] = {}
        self._ending: set[str] = set()

    def replace_all(self, votes: Iterable[StoredVote]) -> None:
        """Replace the votes by the stored ones, in the order in which they were given."""
        self._levels, self._ending = {}, set()
        for vote in votes:
            if vote.seat == ALL_SEATS:
                self._ending.add(vote.guest)
            else:
                self.vote_for_substitute(vote.guest, vote.seat, vote.level)

    def vote_for_substitute(self, guest: str, seat: int, level: str | None) -> None:
        """Vote for a substitute of this level on a seat, None for none."""
        wanted = self._levels.setdefault(seat, {})
        # A repeated vote counts as the last one.
        wanted.pop(guest, None)
        if level is not None:
            wanted[guest] = level

    def forget_substitute_votes(self, seat: int) -> None:
        """Delete the votes for a substitute on a seat."""
        self._levels.pop(seat, None)

    def any_for(self, seat: int) -> bool:
        """Return whether any guest wants a substitute on a seat."""
        return bool(self._levels.get(seat))

    def wanted(self, guest: str, seat: int) -> str | None:
        """Return the level that a guest wants on a seat."""
        return self._levels.get(seat, {}).get(guest)

    def for_substitute(self, seat: int, voters: Collection[str]) -> int:
        """Return the number of voters who want a substitute on a seat."""
        return sum(guest in voters for guest in self._levels.get(seat, {}))

    def agreed_level(self, seat: int, voters: Collection[str]) -> str | None:
        """Return the level that most voters want if more than half want a substitute (of equals the first one); otherwise None."""
        levels = [level for guest, level in self._levels.get(seat, {}).items() if guest in voters]
        if len(levels) < needed(voters):
            return None
        return Counter(levels).most_common(1)[0][0]

    def want_end(self, guest: str, wanted: bool) -> None:
        """Vote for an early end, or withdraw the vote."""
        (self._ending.add if wanted else self._ending.discard)(guest)

    def wants_end(self, guest: str) -> bool:
        """Return whether a guest wants an early end."""
        return guest in self._ending

    def for_end(self, voters: Collection[str]) -> int:
        """Return the number of voters who want an early end."""
        return len(self._ending.intersection(voters))


def needed(voters: Collection[str]) -> int:
    """Return the majority of these voters, at least one.

    >>> [needed("a" * number) for number in range(5)]
    [1, 1, 2, 2, 3]
    """
    return len(voters) // 2 + 1
