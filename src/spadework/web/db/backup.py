"""Backup and restore."""

import os
import sqlite3
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path, PurePosixPath

from sqlalchemy.engine import URL, make_url

from spadework.web.db.session import DatabaseError, folder_lock, revisions, unknown_revision
from spadework.web.server.settings import KEY_FILE, Settings

DECKS = "decks"
SQLITE_SUFFIXES = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps beside an open database."""


def back_up(settings: Settings, into: Path) -> int:
    """Write a backup, also while a server runs; it contains everything acknowledged by then.

    Args:
        settings: locate the data.
        into: the target file, written completely or not at all.

    Returns its size in bytes. Raises DatabaseError if there is no data, or the file can't be written.
    """
    database = database_of(settings)
    if not database.is_file():
        raise DatabaseError(f"{database}: there is no database yet; name its folder in SPADEWORK_DATA")
    if not into.parent.is_dir():
        raise DatabaseError(f"{into.parent}: there is no such folder")
    try:
        with tempfile.TemporaryDirectory(dir=into.parent) as folder:
            copy, half = Path(folder) / database.name, Path(folder) / "backup"
            # Other users must not read the copy, nor the restored database, which keeps its mode.
            os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            with (
                closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as source,
                closing(sqlite3.connect(copy)) as target,
            ):
                source.backup(target)
            descriptor = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as file, tarfile.open(fileobj=file, mode="w:gz") as archive:
                archive.add(copy, database.name)
                for name in (KEY_FILE, DECKS):
                    if (settings.folder / name).exists():
                        archive.add(settings.folder / name, name, filter=partial(without_strangers, database.name))
            half.replace(into)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{into}: no backup could be written ({error})") from error
    return into.stat().st_size


def back_up_before_upgrade(settings: Settings) -> Path | None:
    """Write a backup beside the database if opening it is going to migrate it, while its lock is held.

    Returns the file; None if nothing is migrated, or the database is not in the data folder. Raises DatabaseError if it can't be written.
    """
    if settings.database is not None or not database_of(settings).is_file():
        return None
    try:
        with closing(sqlite3.connect(f"{database_of(settings).as_uri()}?mode=ro", uri=True)) as connection:
            revision = revision_in(connection)
    except (sqlite3.Error, TypeError):
        # The error is reported when the server opens the database.
        return None
    if revision not in revisions()[1:]:
        return None
    into = settings.folder / f"before-upgrade-from-{revision}.tar.gz"
    back_up(settings, into)
    return into


def revision_in(connection: sqlite3.Connection) -> str:
    """Return the schema revision of a database. Raises sqlite3.Error or TypeError if it has none."""
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(revision)


def restore(settings: Settings, source: Path) -> Path | None:
    """Replace the contents of the data folder with a backup, while no server runs.

    Args:
        settings: locate the data.
        source: the file of the backup.

    Returns the folder with the previous contents, None if there were none. Raises DatabaseError; nothing is changed then.
    """
    database = database_of(settings)
    with folder_lock(settings.folder), unpacked(source, settings.folder, database.name) as folder:
        check_database(folder / database.name, source)
        names = [database.name, *(database.name + end for end in SQLITE_SUFFIXES), KEY_FILE, DECKS]
        present = [settings.folder / name for name in names if (settings.folder / name).exists()]
        aside = settings.folder / f"before-{datetime.now():%Y%m%d-%H%M%S-%f}"
        aside.mkdir(mode=0o700)
        moves = [(path, aside / path.name) for path in present]
        moves += [(path, settings.folder / path.name) for path in sorted(folder.iterdir())]
        try:
            move_all(moves)
        finally:
            if not any(aside.iterdir()):
                aside.rmdir()
    return aside if present else None


def move_all(moves: Sequence[tuple[Path, Path]]) -> None:
    """Move files and folders, all or none. Raises DatabaseError."""
    for number, (source, target) in enumerate(moves):
        try:
            source.rename(target)
        except OSError as error:
            for moved, place in reversed(moves[:number]):
                place.rename(moved)
            raise DatabaseError(
                f"{source}: can't be moved to {target} ({error.strerror}); nothing has changed"
            ) from error


def database_of(settings: Settings) -> Path:
    """Return the database file. Raises DatabaseError if it is not in the data folder."""
    url = make_url(settings.database_url)
    if url.get_backend_name() in {"postgresql", "postgres"}:
        address = URL.create("postgresql", url.username, None, url.host, url.port, url.database).render_as_string()
        raise DatabaseError(
            f"SPADEWORK_DATABASE: copy it with pg_dump --format=custom --file=tables.dump '{address}', and put it back with "
            f"pg_restore --clean --if-exists --dbname='{address}' tables.dump; "
            f"keep {KEY_FILE} and {DECKS} of {settings.folder} beside it"
        )
    if settings.database is not None:
        raise DatabaseError(
            "SPADEWORK_DATABASE: only the database of the data folder is copied; use its own tools for another"
        )
    return Path(str(url.database)).absolute()


@contextmanager
def unpacked(source: Path, beside: Path, database: str) -> Iterator[Path]:
    """Unpack a backup into a temporary folder. Raises DatabaseError if it isn't a backup."""
    with tempfile.TemporaryDirectory(dir=beside) as folder:
        try:
            with tarfile.open(source, "r:gz") as archive:
                members = archive.getmembers()
                strange = [member.name for member in members if not is_member(member, database)]
                if strange or database not in archive.getnames():
                    raise DatabaseError(f"{source}: is not a Spadework backup")
                archive.extractall(folder, members, filter="data")
        except (OSError, EOFError, tarfile.TarError) as error:
            raise DatabaseError(f"{source}: can't be read as a backup ({error})") from error
        yield Path(folder)


def without_strangers(database: str, member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Return a member of a backup; None for other files, such as notes beside the decks."""
    return member if is_member(member, database) else None


def is_member(member: tarfile.TarInfo, database: str) -> bool:
    """Return whether `back_up` could have written a member."""
    path = PurePosixPath(member.name)
    if path.parts[:1] == (DECKS,):
        return member.isdir() or (member.isfile() and path.suffix == ".toml")
    return member.isfile() and member.name in (database, KEY_FILE)


def check_database(database: Path, source: Path) -> None:
    """Check that a database is intact and has a known schema. Raises DatabaseError."""
    try:
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
            (whole,) = connection.execute("PRAGMA integrity_check").fetchone()
            revision = revision_in(connection)
    except (sqlite3.Error, TypeError) as error:
        raise DatabaseError(f"{source}: its database can't be used ({error})") from error
    if whole != "ok":
        raise DatabaseError(f"{source}: its database is damaged ({whole})")
    if revision not in revisions():
        raise DatabaseError(f"{source}: {unknown_revision(revision)}")
