"""One server for a SQLite database: two would each hold tables in memory of which the other knows nothing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spadework.web.settings import DATABASE_FILE, Settings
from spadework.web.store.database import DatabaseError, url_of

FILE = "server.lock"


@contextmanager
def alone_with(settings: Settings) -> Iterator[None]:
    """Keep other servers from a SQLite database as long as the block runs; at PostgreSQL there may be several.

    Raises DatabaseError when another is there.
    """
    url = url_of(settings.database_url)
    if url.get_backend_name() == "sqlite" and url.database not in {None, ":memory:"} and not url.query:
        path = Path(url.database or "")
        with alone_in(path.parent, FILE if path.name == DATABASE_FILE else f"{path.name}.lock"):
            yield
    else:
        yield


@contextmanager
def alone_in(folder: Path, name: str = FILE) -> Iterator[None]:
    """Keep other servers out of a folder as long as the block runs; the system lets go when the process ends, however it does.

    Raises DatabaseError when another is there.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / name).open("a")
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
