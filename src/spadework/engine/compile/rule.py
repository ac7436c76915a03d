"""Rules functions, compiled by Numba or left as plain Python."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from spadework.engine.compile.cache import compiled_folder, folder_of
from spadework.engine.compile.mode import COMPILED, uses

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function, game: Path | None = None) -> Function:
    """Compile a rules function on its first call, or leave it as it is when `SPADEWORK_JIT=0`.

    The function can't create arrays, because there is no reference counting: it fills the arrays that it is given, and works in those of
    `spadework.engine.compile.scratch`. Creating one fails to compile ("NRT required but not enabled", "Only accept returning of array"),
    and so does `array[:] = other`, for which Numba would allocate memory: write a loop.

    Args:
        function: the function.
        game: the folder whose sources key the compile cache; by default that of the function's own file.

    >>> @rule
    ... def double(number: int) -> int:
    ...     return 2 * number
    >>> double(21)
    42
    """
    if not COMPILED:
        return function
    import numba

    from spadework.engine.compile import numba_private

    settings: Any = numba.config
    njit: Any = numba.njit
    file = Path(function.__code__.co_filename)
    # A function typed at a prompt has no file, so it can't be cached.
    kept = file.is_file()
    private = {
        **(numba_private.NO_COUNTING if uses("counting") else {}),
        **(numba_private.NO_C_INTERFACE if uses("late") else {}),
    }
    before = settings.CACHE_DIR
    try:
        if kept:
            settings.CACHE_DIR = str(compiled_folder(game or folder_of(file)))
        compiled = njit(cache=kept, error_model="numpy", nogil=True, **private)(function)
    finally:
        settings.CACHE_DIR = before
    if uses("late"):
        numba_private.late_code().wait(compiled)
    if uses("widths"):
        numba_private.widen_integers(compiled)
    return cast(Function, compiled)
