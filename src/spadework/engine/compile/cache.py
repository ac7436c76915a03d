"""Where compiled code is kept.

Numba's cache notices changes in the file of a function, not in the files of what that function calls. So the compiled code of a game
lies in a folder named after a hash of all that it depends on: the sources of its rules and of what they use of the engine, and how it is
compiled. When they change, it gets another folder.
"""

import atexit
import hashlib
import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import platformdirs

from spadework.engine.compile.mode import MODE

log = logging.getLogger("spadework")

ENGINE = Path(__file__).parents[1]

ENGINE_SOURCES = (
    "buffers.py",
    "codes.py",
    "compile",
    "contract/rules.py",
    "driver.py",
    "masks.py",
    "playing",
    "search",
    "stepping",
    "stream.py",
)
"""The files and folders of the engine on which compiled code depends: compiled functions, and the constants and types that they use."""

ROOMS = {"rules", "ai"}
"""Where the compiled functions of a game stand when they fill more than a file."""

UNCOMPILED = {"encoding", "notation", "picture"}
"""Rooms of a game in which nothing is compiled."""


def cache_folder() -> Path:
    """The folder of all compiled code: `SPADEWORK_CACHE`, or the user's cache folder; a temporary one where that can't be written."""
    named = os.environ.get("SPADEWORK_CACHE")
    return writable(Path(named) if named else platformdirs.user_cache_path("spadework"))


@lru_cache
def writable(folder: Path) -> Path:
    """The folder, or where nothing can be written there a copy of it that lasts as long as this process and is used by those it starts."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        log.warning(
            "compiled code can't be kept in %s (%s), and is compiled again at the next start: "
            "set SPADEWORK_CACHE to a folder that can be written",
            folder,
            error.strerror,
        )
    copy = Path(tempfile.mkdtemp(prefix="spadework-"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    with suppress(OSError):
        shutil.copytree(folder, copy, dirs_exist_ok=True)
    os.environ["SPADEWORK_CACHE"] = str(copy)
    return copy


def folder_of(file: Path) -> Path:
    """The folder of the engine, or of the game, to which a file of compiled functions belongs: rooms stand in it."""
    if file.is_relative_to(ENGINE):
        return ENGINE
    return file.parents[1] if file.parent.name in ROOMS else file.parent


def sources(folder: Path) -> Iterator[Path]:
    """The files of the engine, or of a game, on which compiled code depends."""
    if folder == ENGINE:
        for name in ENGINE_SOURCES:
            path = folder / name
            yield from [path] if path.suffix else sorted(path.rglob("*.py"))
        return
    for path in sorted(folder.rglob("*.py")):
        if Path(path.relative_to(folder).parts[0]).stem not in UNCOMPILED:
            yield path


@lru_cache
def compiled_folder(game: Path) -> Path:
    """The folder for the compiled code of a game, or of the engine."""
    digest = hashlib.sha256(f"{MODE} {os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
    for folder in sorted({ENGINE, game}):
        for path in sources(folder):
            digest.update(str(path.relative_to(folder)).encode())
            digest.update(path.read_bytes())
    return cache_folder() / f"{game.name}-{digest.hexdigest()[:16]}"
