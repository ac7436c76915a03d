"""Fair chance: a keyed random stream that nobody can steer and anybody can verify afterwards.

The key is SHA-256 over the server's secret and one contribution per seat; the words of the stream are HMAC-SHA-256 (RFC 2104) of a counter
under that key. The commitment, a hash of the secret, is published before the first draw, and the secret after the end of the game.
"""

import hashlib
import hmac
from collections.abc import Sequence

from spadework.engine.interface import MOST_SEATS

WORD_BYTES = 8
LONGEST_SECRET, LONGEST_CONTRIBUTION = 64, 200  # as in the record schema


def commitment(secret: bytes) -> str:
    """Return the hash that is published before the deal: it binds the server to its secret without revealing it."""
    return hashlib.sha256(secret).hexdigest()


def contribution_hash(contribution: str) -> str:
    """Return the hash by which a browser commits to its contribution before the others' are known.

    >>> contribution_hash("00" * 32)[:16]
    '60e05bd1b195af2f'
    """
    return hashlib.sha256(contribution.encode()).hexdigest()


def stream_key(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Return the key of a table's stream. Each part is prefixed with its length, so that no two tables share a key by concatenation.

    Raises ValueError when there are more or longer parts than a record can hold.
    """
    if not 1 <= len(secret) <= LONGEST_SECRET:
        raise ValueError(f"the secret has {len(secret)} bytes; it may have 1 to {LONGEST_SECRET}")
    if len(contributions) > MOST_SEATS or any(len(part) > LONGEST_CONTRIBUTION for part in contributions):
        raise ValueError(
            f"a key takes at most {MOST_SEATS} contributions, each of up to {LONGEST_CONTRIBUTION} characters"
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
        """Start `position` words into the stream of a key."""
        self._key = key
        self.position = position

    def word(self) -> int:
        """Return the next 64 bits."""
        block = hmac.digest(self._key, self.position.to_bytes(WORD_BYTES, "big"), "sha256")
        self.position += 1
        return int.from_bytes(block[:WORD_BYTES], "big")

    def below(self, bound: int) -> int:
        """Return a uniform number from 0 to `bound` - 1, by rejection sampling."""
        if not 1 <= bound <= 1 << 64:
            raise ValueError(f"the bound must be from 1 to 2**64, not {bound}")
        limit = (1 << 64) - (1 << 64) % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound
