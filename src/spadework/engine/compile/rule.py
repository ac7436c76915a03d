"""Rules functions, compiled by Numba or left as plain Python.

Numba's cache notices changes in the file of a function, not in the files of what that function calls. So the compiled code of a game
lies in a folder named after a hash of the engine's and the game's sources: changed sources get a folder of their own.
"""

import hashlib
import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

COMPILED = os.environ.get("SPADEWORK_JIT") != "0"
"""False when `SPADEWORK_JIT=0` asks for plain Python, to debug or to compare."""

ENGINE = Path(__file__).parents[1]
ROOMS = {"rules", "ai"}
"""Where the compiled functions of a game stand when they fill more than a file."""
UNCOMPILED = {"notation", "picture", "words"}
"""Rooms of the engine and of games in which nothing is compiled: what changes there leaves compiled code good."""

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function, game: Path | None = None) -> Function:
    """Compile a rules function on its first call, or leave it as it is when `SPADEWORK_JIT=0`.

    It makes no arrays, so that nobody has to count who refers to them: it fills those that it is given, and works in those of
    `spadework.engine.compile.scratch`. What makes one fails to compile ("NRT required but not enabled", "Only accept returning of
    array"), and so does `array[:] = other`, for which Numba would need memory, too: that takes a loop.

    `game` is the folder whose sources, beside the engine's, decide whether code compiled earlier is still good; by default the folder of
    the function's own file.

    >>> @rule
    ... def double(number: int) -> int:
    ...     return 2 * number
    >>> double(21)
    42
    """
    if not COMPILED:
        return function
    import numba

    from spadework.engine.compile.indices import RulesCompiler

    settings: Any = numba.config
    njit: Any = numba.njit
    file = Path(function.__code__.co_filename)
    # A function typed at a prompt has no file beside which its compiled code could be kept.
    kept = file.is_file()
    before = settings.CACHE_DIR
    try:
        if kept:
            settings.CACHE_DIR = str(compiled_folder(game or folder_of(file)))
        compiled = njit(cache=kept, error_model="numpy", nogil=True, pipeline_class=RulesCompiler, _nrt=False)(function)
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


def cache_folder() -> Path:
    """Where compiled code is kept: `SPADEWORK_CACHE`, or the user's cache folder."""
    named = os.environ.get("SPADEWORK_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("spadework")


def folder_of(file: Path) -> Path:
    """The folder of the engine, or of the game, to which a file of compiled functions belongs: rooms stand in it."""
    if file.is_relative_to(ENGINE):
        return ENGINE
    return file.parents[1] if file.parent.name in ROOMS else file.parent


@lru_cache
def compiled_folder(game: Path) -> Path:
    """Where the code of a game's folder is kept as long as neither its sources nor the engine's change."""
    digest = hashlib.sha256()
    for folder in sorted({ENGINE, game}):
        for path in sorted(folder.rglob("*.py")):
            if UNCOMPILED & {path.stem, *path.relative_to(folder).parts[:-1]}:
                continue
            digest.update(str(path.relative_to(folder)).encode())
            digest.update(path.read_bytes())
    return cache_folder() / f"{game.name}-{digest.hexdigest()[:16]}"
