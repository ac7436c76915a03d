"""Randomness outside tables, where nothing has to be proved: reproducible from a seed."""

import random as python_random

import numpy as np

from spadework.engine.stream import Stream, new_stream

Random = int | python_random.Random | np.random.Generator
"""A seed, which always gives the same result, or a generator of Python or NumPy, which advances."""

SEED_BITS = 63


def stream_of(random: Random) -> Stream:
    """Return a stream for compiled loops, from a seed or from one drawn from a generator. Raises TypeError.

    >>> stream_of(7).tolist() == stream_of(7).tolist()
    True
    """
    if isinstance(random, python_random.Random):
        return new_stream(random.getrandbits(SEED_BITS))
    if isinstance(random, np.random.Generator):
        return new_stream(int(random.integers(1 << SEED_BITS)))
    if isinstance(random, int | np.integer):
        return new_stream(int(random))
    raise TypeError(f"random is an integer, a random.Random or a numpy.random.Generator, not {type(random).__name__}")
