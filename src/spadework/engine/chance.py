"""Fair chance: a keyed stream that nobody can steer and everybody can check afterwards.

The key is SHA-256 over the server's secret and one contribution a seat; the words of the stream are HMAC-SHA-256 (RFC 2104) of a counter
under that key. The secret's hash, the commitment, is shown before the first draw and the secret after the end.
"""

import hashlib
import hmac
from collections.abc import Sequence

from spadework.engine.contract import MOST_SEATS

WORD_BYTES = 8
LONGEST_SECRET, LONGEST_CONTRIBUTION = 64, 200  # as in the schema of records


def commitment(secret: bytes) -> str:
    """What is shown before the deal: it binds the server to its secret and tells nothing about it."""
    return hashlib.sha256(secret).hexdigest()


def stream_key(secret: bytes, contributions: Sequence[str]) -> bytes:
    """The key of a table's stream. Every part goes in with its length, so that no two tables share a key by chance of concatenation.

    Raises ValueError when there are more or longer parts than a record holds.
    """
    if not 1 <= len(secret) <= LONGEST_SECRET:
        raise ValueError(f"the secret has {len(secret)} bytes; it may have 1 to {LONGEST_SECRET}")
    if len(contributions) > MOST_SEATS or any(len(part) > LONGEST_CONTRIBUTION for part in contributions):
        raise ValueError(
            f"a key takes {MOST_SEATS} contributions at most, each of up to {LONGEST_CONTRIBUTION} characters"
        )
    digest = hashlib.sha256()
    for part in (secret, *(contribution.encode() for contribution in contributions)):
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.digest()


class KeyedStream:
    """Unbiased numbers from HMAC-SHA-256 in counter mode.

    >>> stream = KeyedStream(stream_key(b"secret", ["a", "b"]))
    >>> [stream.below(6) for _ in range(8)]
    [1, 3, 1, 1, 1, 0, 3, 2]
    """

    def __init__(self, key: bytes, position: int = 0) -> None:
        """Begin `position` words into the stream of a key."""
        self._key = key
        self.position = position

    def word(self) -> int:
        """The next 64 bits."""
        block = hmac.digest(self._key, self.position.to_bytes(WORD_BYTES, "big"), "sha256")
        self.position += 1
        return int.from_bytes(block[:WORD_BYTES], "big")

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely: words in the incomplete last stretch are drawn again."""
        if not 1 <= bound <= 1 << 64:
            raise ValueError(f"a number below {bound} can't be drawn; the bound must be from 1 to 2**64")
        limit = (1 << 64) - (1 << 64) % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound
