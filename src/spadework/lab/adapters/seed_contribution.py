"""A seat's seed contribution to a deal on a server: committed by hash, revealed, and verified in the record."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from spadework.engine.chance import commitment, contribution_hash

Verdict = Literal["agrees", "missing", "void", "unfinished", "differs"]


class SeedContribution:
    """One seat's contribution, as specified in `docs/protocol.md`.

    A contribution is revealed only after its hash was sent, or if nobody has committed, as at a table with a single person; then the record
    may hold no other contribution. A new seal starts a new deal with a new contribution.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self._void = 0
        self.among_others = False
        """Whether several people sit at the table, according to the server."""
        self._begin("")

    def _begin(self, seal: str) -> None:
        self._seal, self._part = seal, secrets.token_hex(32)
        self._committed = self._shown = False
        self._commitments: Sequence[str | None] = ()

    def answer(self, seal: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Return the messages that a seal requires from this seat. Raises ValueError if it asks for another seat's contribution."""
        if seal["commitment"] != self._seal:
            self._void += self._shown
            self._begin(seal["commitment"])
        asked = seal["seats"]
        if not asked:
            return []
        # A player who joins by link has one seat.
        if len(set(asked)) > 1 or self.seat not in (None, asked[0]):
            raise ValueError("it asks for contributions of other seats")
        self.seat = asked[0]
        given = {"seat": self.seat, "seal": self._seal}
        if seal["stage"] == "commit":
            self._committed = True
            return [{"type": "commit", **given, "commitment": contribution_hash(self._part)}]
        if not self._committed and (self.among_others or any(seal["commitments"])):
            return []
        # Information known at this point can't depend on the contributions.
        self._commitments = self._commitments or seal["commitments"]
        self._shown = True
        return [{"type": "contribute", **given, "contribution": self._part}]

    def check(self, record: Mapping[str, Any]) -> Verdict:
        """Return whether a record's chance is the one committed to before the deal.

        If so: "unfinished" if the record ends before the game, "missing" if a contribution is absent, "void" if this seat has revealed
        contributions for earlier deals that were not played.
        """
        chance, seats = record["chance"], len(record["seats"])
        given = [*chance["contributions"], *[""] * seats]
        parts = [self._found(number, given[number]) for number in range(seats)]
        try:
            sealed = commitment(bytes.fromhex(chance["secret"]))
        except ValueError:
            return "differs"
        if sealed != self._seal or len(chance["contributions"]) > seats or "differs" in parts:
            return "differs"
        if record["result"] is None:
            return "unfinished"
        if "missing" in parts:
            return "missing"
        return "void" if self._void else "agrees"

    def _found(self, seat: int, given: str | None) -> str:
        """Return how a seat's contribution appears in a record; a computer player's is None."""
        hash = self._commitments[seat] if seat < len(self._commitments) else None
        if not given:
            return "none" if given is None and hash is None else "missing"
        mine = seat == self.seat
        if hash is None:
            return "there" if mine and self._shown and not self._committed and given == self._part else "differs"
        if given == hash or (mine and given != self._part and contribution_hash(given) == hash):
            return "missing"
        return "there" if contribution_hash(given) == hash else "differs"
