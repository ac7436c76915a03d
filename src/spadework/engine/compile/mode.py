"""How rules run, as the environment variable `SPADEWORK_JIT` says.

- not set: compiled, with what `spadework.engine.compile.numba_private` has;
- `plain`: compiled by what Numba documents alone, should a new release of it take the rest away;
- `without-NAME`: compiled without one of `PRIVATE`, to measure what it brings;
- `0`: plain Python, to debug or to compare.
"""

import os

MODE = os.environ.get("SPADEWORK_JIT", "")

COMPILED = MODE != "0"
"""Whether rules are compiled at all."""

PRIVATE = ("counting", "stack", "widths")
"""What there is in `spadework.engine.compile.numba_private`."""


def uses(name: str) -> bool:
    """Whether rules are compiled with one of `PRIVATE`."""
    # Memory that is not on the stack is Numba's, which has to count who refers to it.
    off = {"plain": PRIVATE, "without-stack": ("stack", "counting")}.get(MODE, (MODE.removeprefix("without-"),))
    return COMPILED and name not in off
