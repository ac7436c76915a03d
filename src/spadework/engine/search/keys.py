"""Keys: hashes that stand for what they were made from, for tables that are searched for it."""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.stream import mix

Words = np.ndarray[Any, np.dtype[np.int64]]


@rule
def key_of(words: Words, whose: int) -> int:
    """A hash of 64-bit words, other for each number of whose they are: 62 bits that fit a signed integer."""
    one, other = mix(whose + 1), mix(whose + 0x9E37)
    # Two chains side by side, without a branch: the processor works on both at the same time. The shift lets them tell the highest
    # bits of the two halves apart.
    for word in words:
        low, high = int(word) & 0xFFFFFFFF, int(word) >> 32 & 0xFFFFFFFF
        one = (one ^ low) * 0x735A2D97 + high & 0xFFFFFFFF
        other = (other ^ high) * 0x2545F491 + (low ^ low >> 9) & 0xFFFFFFFF
        one ^= one >> 15
        other ^= other >> 13
    return (one & 0x7FFFFFFF) << 31 | mix(other) >> 1
