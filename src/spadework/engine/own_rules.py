"""Functions of one's own over states, compiled for the present process alone."""

import math
from collections.abc import Callable
from types import FunctionType
from typing import cast

from spadework.engine.compile.mode import COMPILED
from spadework.engine.compile.rule import Function
from spadework.engine.compile.rule import rule as compiled
from spadework.engine.contract import Record

Value = Callable[[Record, Record, int], float]
"""value(material, state, seat): how well a seat stands in a state."""


def rule(function: Function) -> Function:
    """Compile a function of one's own, for a computer player; nothing of it is kept for the next process.

    It is plain Python over the records and numbers that it is given, as the rules of a game are. It may call others that are compiled in
    this way, and those of the game's rules; it makes no arrays. When its code can't be compiled, that shows when it is first called.

    Raises ValueError for what is no function.

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
    # What has no file is not kept.
    code = function.__code__.replace(co_filename=f"<{function.__name__}>")
    own = FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    own.__module__ = function.__module__
    return cast(Function, compiled(own))


def check_value(value: Value, material: Record, state: Record) -> None:
    """See that a function, compiled, says how well a seat stands. Raises ValueError."""
    asked = f"{value.__name__}(material, state, seat) is to return a number"
    try:
        told = float(value(material, state, 0))
    except Exception as problem:
        reason = next((line.strip() for line in str(problem).splitlines() if line.strip()), "")
        raise ValueError(f"value: {asked}: {type(problem).__name__}: {reason}") from problem
    if math.isnan(told):
        raise ValueError(f"value: {asked}, not nan")
