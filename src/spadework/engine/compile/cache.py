"""The compile cache.

Numba's cache notices changes in a function's own file, but not in the files of the functions it calls. So each game's compiled code is
kept in a folder named after a hash of everything it depends on: the sources of its rules, the parts of the engine that these use, and the
compiler settings.
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
    "interface/rules.py",
    "driver.py",
    "encoding/loops.py",
    "encoding/plan.py",
    "masks.py",
    "network/net.py",
    "playing",
    "search",
    "stepping",
    "stream.py",
)
"""Files and folders of the engine that compiled code depends on: compiled functions, and the constants and types they use."""

COMPILED_PACKAGES = {"rules", "ai"}
"""Packages of a game that hold compiled functions."""

UNCOMPILED = {"encoding", "notation", "picture"}
"""Packages of a game that hold nothing compiled."""


def cache_folder() -> Path:
    """Return the folder of all compiled code: `SPADEWORK_CACHE`, the user's cache folder, or a temporary one if that isn't writable."""
    named = os.environ.get("SPADEWORK_CACHE")
    return writable(Path(named) if named else platformdirs.user_cache_path("spadework"))


@lru_cache
def writable(folder: Path) -> Path:
    """Return the folder, or, if it isn't writable, a temporary copy that this process and its children use."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        log.warning(
            "compiled code can't be kept in %s (%s), so whatever isn't there yet will be compiled at every start: "
            "set SPADEWORK_CACHE to a writable folder",
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
    """Return the folder of the engine or of the game that a file of compiled functions belongs to."""
    if file.is_relative_to(ENGINE):
        return ENGINE
    return file.parents[1] if file.parent.name in COMPILED_PACKAGES else file.parent


def sources(folder: Path) -> Iterator[Path]:
    """Yield the files of the engine or of a game that compiled code depends on."""
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
    """Return the folder for the compiled code of a game, or of the engine."""
    digest = hashlib.sha256(f"{MODE} {os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
    for folder in sorted({ENGINE, game}):
        for path in sources(folder):
            digest.update(str(path.relative_to(folder)).encode())
            digest.update(path.read_bytes())
    return cache_folder() / f"{game.name}-{digest.hexdigest()[:16]}"
