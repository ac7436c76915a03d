"""Execution mode of the rules, set by the environment variable `SPADEWORK_JIT`.

- unset: compiled, with everything in `spadework.engine.compile.numba_private`;
- `plain`: compiled with documented features of Numba only, in case a new release breaks the private ones;
- `without-NAME`: compiled without one of `PRIVATE`, to measure its effect;
- `0`: plain Python, for debugging and comparison.
"""

import os

MODE = os.environ.get("SPADEWORK_JIT", "")

COMPILED = MODE != "0"
"""Whether rules are compiled."""

PRIVATE = ("counting", "late", "stack", "widths")
"""The features of `spadework.engine.compile.numba_private`."""


def uses(name: str) -> bool:
    """Return whether rules are compiled with one of `PRIVATE`."""
    # Arrays that are not on the stack are allocated by Numba, which then needs reference counting.
    off = {"plain": PRIVATE, "without-stack": ("stack", "counting")}.get(MODE, (MODE.removeprefix("without-"),))
    return COMPILED and name not in off
