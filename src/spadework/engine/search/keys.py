"""Hash keys, for lookup tables of data and of everything derived from it."""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.stream import mix

Integers = np.ndarray[Any, np.dtype[np.int64]]


@rule
def key_of(data: Integers, salt: int) -> int:
    """Return a 62-bit hash of 64-bit integers, different for each salt of 0 or more; it fits a signed integer."""
    one, other = mix(salt + 1), mix(salt + 0x9E37)
    # Two chains without a branch, which the processor runs in parallel. The shift distinguishes the highest bits of the two halves.
    for number in data:
        low, high = int(number) & 0xFFFFFFFF, int(number) >> 32 & 0xFFFFFFFF
        one = (one ^ low) * 0x735A2D97 + high & 0xFFFFFFFF
        other = (other ^ high) * 0x2545F491 + (low ^ low >> 9) & 0xFFFFFFFF
        one ^= one >> 15
        other ^= other >> 13
    return (one & 0x7FFFFFFF) << 31 | mix(other) >> 1
