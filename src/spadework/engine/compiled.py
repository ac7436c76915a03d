"""Rules functions, compiled by Numba or left as plain Python.

Numba's cache notices changes in the file of a function, not in the files of what that function calls. So the compiled code of a game
lies in a folder named after a hash of the engine's and the game's sources: changed sources get a folder of their own.
"""

import ast
import dis
import hashlib
import inspect
import os
import textwrap
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

COMPILED = os.environ.get("SPADEWORK_JIT") != "0"
"""False when `SPADEWORK_JIT=0` asks for plain Python, to debug or to compare."""

ENGINE = Path(__file__).parent

ARRAY_MAKERS = {
    "empty",
    "zeros",
    "ones",
    "full",
    "copy",
    "array",
    "arange",
    "take",
    "repeat",
    "reshape",
    "ravel",
    "flatten",
    "astype",
    "sort",
    "argsort",
    "sum",
    "max",
    "min",
    "mean",
    "prod",
    "cumsum",
    "argmax",
    "argmin",
    "any",
    "all",
    "nonzero",
    "where",
    "unique",
    "concatenate",
}
"""What rules functions call that makes an array, if only for a moment."""

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function, game: Path | None = None) -> Function:
    """Compile a rules function on its first call, or leave it as it is when `SPADEWORK_JIT=0`.

    It returns numbers or nothing: arrays are filled, not returned, for nobody would know when the memory of one is free again.
    Scratch arrays are made by one of ARRAY_MAKERS, or by a slice; whatever else makes one fails to compile. Who makes an array of records
    hands it whole to another function, and only that one takes records out of it: a record does not keep its array, whose memory is free
    again after the last line that names the array.

    `game` is the folder whose sources, beside the engine's, decide whether code compiled earlier is still good; by default the folder of
    the function's own file.

    Raises TypeError for a function that takes a record out of an array that it made.

    >>> @rule
    ... def double(number: int) -> int:
    ...     return 2 * number
    >>> double(21)
    42
    """
    if not COMPILED:
        return function
    import numba

    settings: Any = numba.config
    njit: Any = numba.njit
    file = Path(function.__code__.co_filename)
    # A function typed at a prompt has no file beside which its compiled code could be kept.
    kept = file.is_file()
    if kept and takes_records_of_its_own(function):
        raise TypeError(
            f"{function.__qualname__} takes a record out of an array that it made; hand the array to a function that does, for else the "
            "memory of the record is free again before it is used"
        )
    before = settings.CACHE_DIR
    try:
        if kept:
            settings.CACHE_DIR = str(compiled_folder(game or file.parent))
        # To count who refers to an array takes a third of the time, and only who makes one has to.
        counts = makes_arrays(function)
        compiled = njit(cache=kept, error_model="numpy", nogil=True, _nrt=counts)(function)
    finally:
        settings.CACHE_DIR = before
    take_whole_numbers_alike(compiled)
    return cast(Function, compiled)


def take_whole_numbers_alike(compiled: Any) -> None:
    """Let other compiled functions hand over each whole number with 64 bits.

    Else it is compiled anew for every width of number that a field of a record has, and for every constant: a fifth of a game's functions
    more than once, some of them ten times.
    """
    from numba import types

    numba_types: Any = types
    template = compiled.get_call_template

    def alike(kind: Any) -> Any:
        kind = numba_types.unliteral(kind)
        return numba_types.int64 if isinstance(kind, numba_types.Integer) and kind.signed else kind

    def get_call_template(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return template(tuple(map(alike, arguments)), {name: alike(kind) for name, kind in named.items()})

    compiled.get_call_template = get_call_template


def makes_arrays(function: Callable[..., Any]) -> bool:
    """Whether a function makes arrays, by the names that it calls and the slices that it takes."""
    for step in dis.get_instructions(function):
        if "SLICE" in step.opname or isinstance(step.argval, slice):
            return True
        if step.opname in ("LOAD_ATTR", "LOAD_METHOD") and step.argval in ARRAY_MAKERS:
            return True
    return False


def takes_records_of_its_own(function: Callable[..., Any]) -> bool:
    """Whether a function of a file that names a type of records takes anything out of a variable that is no argument."""
    code = function.__code__
    named = (function.__globals__.get(name) for name in code.co_names)
    if not any(isinstance(kind, np.dtype) and kind.names for kind in named):
        return False
    own = code.co_varnames[code.co_argcount + code.co_kwonlyargcount :]
    return any(
        isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Load)
        and isinstance(node.value, ast.Name)
        and node.value.id in own
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function))))
    )


def cache_folder() -> Path:
    """Where compiled code is kept: `SPADEWORK_CACHE`, or the user's cache folder."""
    named = os.environ.get("SPADEWORK_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("spadework")


@lru_cache
def compiled_folder(game: Path) -> Path:
    """Where the code of a game's folder is kept as long as neither its sources nor the engine's change."""
    digest = hashlib.sha256()
    for folder in sorted({ENGINE, game}):
        for path in sorted(folder.rglob("*.py")):
            digest.update(str(path.relative_to(folder)).encode())
            digest.update(path.read_bytes())
    return cache_folder() / f"{game.name}-{digest.hexdigest()[:16]}"
