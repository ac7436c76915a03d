"""User-defined functions over states, compiled for the present process only."""

import math
from collections.abc import Callable
from types import FunctionType
from typing import cast

from spadework.engine.compile.mode import COMPILED
from spadework.engine.compile.rule import Function
from spadework.engine.compile.rule import rule as compiled
from spadework.engine.interface import Record

Value = Callable[[Record, Record, int], float]
"""value(material, state, seat): how well a seat stands in a state."""


def rule(function: Function) -> Function:
    """Compile a user-defined function for a computer player; nothing is cached for the next process.

    It is plain Python over records and numbers, like a game's rules. It may call other functions compiled in this way, and those of
    the game's rules; it can't create arrays. Compilation errors appear on the first call.

    Raises ValueError for anything but a function.

    >>> double = rule(lambda number: 2 * number)
    >>> double(21)
    42
    """
    if hasattr(function, "py_func"):
        return function
    if not isinstance(function, FunctionType):
        raise ValueError(f"{function!r} is not a function that can be compiled")
    if not COMPILED:
        return function
    # Functions without a file are not cached.
    code = function.__code__.replace(co_filename=f"<{function.__name__}>")
    own = FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    own.__module__ = function.__module__
    return cast(Function, compiled(own))


def check_value(value: Value, material: Record, state: Record) -> None:
    """Check that a compiled function returns a number for a state. Raises ValueError."""
    expected = f"{value.__name__}(material, state, seat) must return a number"
    try:
        result = float(value(material, state, 0))
    except Exception as error:
        reason = next((line.strip() for line in str(error).splitlines() if line.strip()), "")
        raise ValueError(f"value: {expected}: {type(error).__name__}: {reason}") from error
    if math.isnan(result):
        raise ValueError(f"value: {expected}, not nan")
