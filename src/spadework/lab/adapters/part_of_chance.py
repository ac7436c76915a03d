"""A seat's part of the chance of a deal at a server's table: committed to by a hash, then shown, and looked for in the record."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

Outcome = Literal["agrees", "missing", "void", "unfinished", "differs"]


def hash_of(part: str) -> str:
    """By what a part is committed to."""
    return hashlib.sha256(part.encode()).hexdigest()


class PartOfChance:
    """The part of one seat, as `docs/protocol.md` tells it.

    A part is shown only after its hash was; or where nobody has committed, as at a table with only one person. Then nobody else may
    have a part in the record. Another seal is another deal, with another part.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self._void = 0
        self.among_others = False
        """Whether several people sit at the table, as far as the server has told."""
        self._begin("")

    def _begin(self, seal: str) -> None:
        self._seal, self._part = seal, secrets.token_hex(32)
        self._committed = self._shown = False
        self._commitments: Sequence[str | None] = ()

    def answer(self, seal: Mapping[str, Any]) -> list[dict[str, Any]]:
        """What a seal asks for, and this seat gives. Raises ValueError when it asks for the part of another seat."""
        if seal["commitment"] != self._seal:
            self._void += self._shown
            self._begin(seal["commitment"])
        asked = seal["seats"]
        if not asked:
            return []
        # Who comes by a link has one seat.
        if len(set(asked)) > 1 or self.seat not in (None, asked[0]):
            raise ValueError("it asks for the parts of seats that are not this one's")
        self.seat = asked[0]
        given = {"seat": self.seat, "seal": self._seal}
        if seal["stage"] == "commit":
            self._committed = True
            return [{"type": "commit", **given, "commitment": hash_of(self._part)}]
        if not self._committed and (self.among_others or any(seal["commitments"])):
            return []
        # What is known by then can't depend on the parts.
        self._commitments = self._commitments or seal["commitments"]
        self._shown = True
        return [{"type": "contribute", **given, "contribution": self._part}]

    def check(self, record: Mapping[str, Any]) -> Outcome:
        """Whether a record's chance is the one that was shown before the deal.

        If so: "unfinished" when the record ends before the game, "missing" when a part is not in it, "void" when this seat has shown its
        part for other deals before, which were not played.
        """
        chance, seats = record["chance"], len(record["seats"])
        told = [*chance["contributions"], *[""] * seats]
        parts = [self._found(number, told[number]) for number in range(seats)]
        try:
            sealed = hashlib.sha256(bytes.fromhex(chance["secret"])).hexdigest()
        except ValueError:
            return "differs"
        if sealed != self._seal or len(chance["contributions"]) > seats or "differs" in parts:
            return "differs"
        if record["result"] is None:
            return "unfinished"
        if "missing" in parts:
            return "missing"
        return "void" if self._void else "agrees"

    def _found(self, seat: int, told: str | None) -> str:
        """How a seat's part is found in a record: a computer player's is None there."""
        hash = self._commitments[seat] if seat < len(self._commitments) else None
        if not told:
            return "none" if told is None and hash is None else "missing"
        mine = seat == self.seat
        if hash is None:
            return "there" if mine and self._shown and not self._committed and told == self._part else "differs"
        if told == hash or (mine and told != self._part and hash_of(told) == hash):
            return "missing"
        return "there" if hash_of(told) == hash else "differs"
