"""One server a folder: two would each hold tables in memory of which the other knows nothing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spadework.web.store.database import DatabaseError

FILE = "server.lock"


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other servers out of a folder as long as the block runs; the system lets go when the process ends, however it does.

    Raises DatabaseError when another is there.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / FILE).open("a")
    except OSError as error:
        raise DatabaseError(
            f"{folder}: can't be written to ({error.strerror}); name another folder in SPADEWORK_DATA"
        ) from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatabaseError(
                f"{folder}: another Spadework server keeps its tables there; stop it, or name another folder in SPADEWORK_DATA"
            ) from None
        yield
