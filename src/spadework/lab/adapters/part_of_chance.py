"""A seat's part of the chance of a deal at a server's table: committed to by a hash, then shown, and looked for in the record."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

Outcome = Literal["agrees", "late", "differs"]


def hash_of(part: str) -> str:
    """By what a part is committed to."""
    return hashlib.sha256(part.encode()).hexdigest()


class PartOfChance:
    """The part of one seat, as `docs/protocol.md` tells it.

    A part is shown only after its hash was; or where nobody has committed, as at a table with only one person. Then nobody else may
    have a part in the record.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self._part, self._committed, self._shown = secrets.token_hex(32), False, False
        self._seal, self._changed = "", False
        self._commitments: Sequence[str | None] = ()
        self.among_others = False
        """Whether several people sit at the table, as far as the server has told."""

    def answer(self, seal: Mapping[str, Any]) -> list[dict[str, Any]]:
        """What a seal asks for, and this seat gives. Raises ValueError when it asks for the part of another seat."""
        self._changed |= self._seal not in ("", seal["commitment"])
        self._seal = self._seal or seal["commitment"]
        asked = seal["seats"]
        if not asked:
            return []
        # Who comes by a link has one seat.
        if len(set(asked)) > 1 or self.seat not in (None, asked[0]):
            raise ValueError("it asks for the parts of seats that are not this one's")
        self.seat = asked[0]
        if seal["stage"] == "commit":
            self._committed = True
            return [{"type": "commit", "seat": self.seat, "commitment": hash_of(self._part)}]
        if not self._committed and (self.among_others or any(seal["commitments"])):
            return []
        # What is known by then can't depend on the parts.
        self._commitments = self._commitments or seal["commitments"]
        self._shown = True
        return [{"type": "contribute", "seat": self.seat, "contribution": self._part}]

    def check(self, chance: Mapping[str, Any]) -> Outcome:
        """Whether a record's chance is the one that was shown before the deal; "late" when this seat's part is not in it."""
        told, seat = chance["contributions"], self.seat
        try:
            sealed = hashlib.sha256(bytes.fromhex(chance["secret"])).hexdigest()
        except ValueError:
            return "differs"
        bound = all(
            not hash or (number < len(told) and hash in (told[number], hash_of(told[number])))
            for number, hash in enumerate(self._commitments)
        )
        others = [part for number, part in enumerate(told) if number != seat]
        alone = self._committed or not self._shown or not any(others)
        if self._changed or not self._seal or sealed != self._seal or not bound or not alone:
            return "differs"
        if seat is None:
            return "late"
        own = told[seat] if seat < len(told) else ""
        if own == self._part:
            return "agrees"
        return "late" if own in ("", hash_of(self._part)) else "differs"
