"""Locks between processes, each held by an open file: the system releases it when the file is closed or the process ends."""

import sys
from pathlib import Path
from typing import IO, Any

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[Any], shared: bool = False) -> bool:  # noqa: ARG001
        """Lock a file that is open for writing; return whether no other process holds it. Windows has no shared locks."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def lock(file: IO[Any], shared: bool = False) -> bool:
        """Lock an open file; return whether no other process holds it. Shared locks exclude only those that aren't."""
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def is_locked(path: Path) -> bool:
    """Return whether a running process holds the lock of a file; False if there is no such file."""
    try:
        with path.open("r+") as file:
            return not lock(file, shared=True)
    except OSError:
        return False
