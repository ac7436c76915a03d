"""The fast random stream for simulations: counter-based, one stream per game, the same compiled and uncompiled.

A stream is three integers: the two halves of a key, and a counter. A number is the counter hashed twice with Chris Wellons' 32-bit mixer
("Prospecting for hash functions", 2018, the variant with the constants 0x21f0aaad and 0x735a2d97); all intermediate values fit signed
64-bit integers, so plain Python computes the same. For tables that must be fair use `spadework.engine.chance`.
"""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule

Stream = np.ndarray[Any, np.dtype[np.int64]]
WORD = 0xFFFFFFFF
SEED = 0x7FFFFFFFFFFFFFFF
"""The significant bits of a seed."""


def new_stream(seed: int, number: int = 0) -> Stream:
    """Return the stream of game `number` for a seed.

    >>> stream = new_stream(7)
    >>> [below(stream, 6) for _ in range(5)] == [below(new_stream(7), 6)] * 5
    False
    """
    stream = np.zeros(3, np.int64)
    start_stream(stream, seed & SEED, number)
    return stream


@rule
def start_stream(stream: Stream, seed: int, number: int) -> None:
    """Reset a stream to the start of game `number` for a seed; both are at least 0."""
    low = mix(mix(seed & WORD) ^ (number & WORD))
    high = mix(mix((seed >> 32) + 0x5BD1E995) ^ (number >> 32) ^ low)
    stream[0] = low
    stream[1] = mix(high + (number & WORD))
    stream[2] = 0


@rule
def mix(word: int) -> int:
    """Hash 32 bits to 32 bits."""
    word &= 0xFFFFFFFF
    word ^= word >> 16
    word = word * 0x21F0AAAD & 0xFFFFFFFF
    word ^= word >> 15
    word = word * 0x735A2D97 & 0xFFFFFFFF
    return word ^ word >> 15


@rule
def below(stream: Stream, bound: int) -> int:
    """Return a number from 0 to `bound` - 1; the bias is less than `bound` / 2**32."""
    number = below_after(stream, 0, bound)
    stream[2] += 1
    return number


@rule
def below_after(stream: Stream, more: int, bound: int) -> int:
    """Return the number that `below` would return after `more` others, without advancing the stream; see `skip`.

    >>> below_after(new_stream(7), 2, 6) == [below(stream, 6) for stream in [new_stream(7)] for _ in range(3)][2]
    True
    """
    word = mix(mix(int(stream[2]) + more ^ int(stream[0])) + int(stream[1]))
    return word * bound >> 32


@rule
def skip(stream: Stream, count: int) -> None:
    """Skip `count` numbers.

    >>> stream = new_stream(7)
    >>> skip(stream, 2)
    >>> below(stream, 6) == below_after(new_stream(7), 2, 6)
    True
    """
    stream[2] += count


class NumberedStream:
    """The stream of a simulated game, with the interface of a table's `KeyedStream`.

    >>> stream, drawn = NumberedStream(7, 3), new_stream(7, 3)
    >>> [stream.below(6) for _ in range(5)] == [below(drawn, 6) for _ in range(5)], stream.position
    (True, 5)
    """

    def __init__(self, seed: int, number: int) -> None:
        """Start the stream of game `number` for a seed."""
        self._beginning = new_stream(seed, number)
        self.position = 0

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1."""
        number = int(below_after(self._beginning, self.position, bound))
        self.position += 1
        return number
