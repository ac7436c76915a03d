"""Backup and restore."""

import os
import sqlite3
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path, PurePosixPath

from sqlalchemy.engine import URL, make_url

from spadework.web.db.session import DatabaseError, alone_in, layouts, unknown
from spadework.web.server.settings import KEY_FILE, Settings

DECKS = "decks"
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database that is in use."""


def back_up(settings: Settings, into: Path) -> int:
    """Write a backup, also while a server runs: what it has acknowledged by then is in it.

    Args:
        settings: where the data are.
        into: the file, which is whole or not there.

    Returns how many bytes it has. Raises DatabaseError when there is nothing to keep, or it can't be written.
    """
    database = database_of(settings)
    if not database.is_file():
        raise DatabaseError(f"{database}: there is no database yet; name its folder in SPADEWORK_DATA")
    if not into.parent.is_dir():
        raise DatabaseError(f"{into.parent}: there is no such folder")
    try:
        with tempfile.TemporaryDirectory(dir=into.parent) as folder:
            copy, half = Path(folder) / database.name, Path(folder) / into.name
            # As it is restored: nobody else is to read it.
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
                        archive.add(settings.folder / name, name, filter=lambda member: kept(member, database.name))
            half.replace(into)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{into}: no backup could be written ({error})") from error
    return into.stat().st_size


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a backup in the place of what is in the data folder, while no server runs there.

    Args:
        settings: where the data are.
        source: the file of the backup.

    Returns the folder into which what was there has been moved, None when nothing was. Raises DatabaseError, and then has changed nothing.
    """
    database = database_of(settings)
    with alone_in(settings.folder), unpacked(source, settings.folder, database.name) as folder:
        check(folder / database.name, source)
        names = [database.name, *(database.name + end for end in BESIDE), KEY_FILE, DECKS]
        there = [settings.folder / name for name in names if (settings.folder / name).exists()]
        aside = settings.folder / f"before-{datetime.now():%Y%m%d-%H%M%S-%f}"
        aside.mkdir(mode=0o700)
        ways = [(path, aside / path.name) for path in there]
        ways += [(path, settings.folder / path.name) for path in sorted(folder.iterdir())]
        try:
            move_all(ways)
        finally:
            if not any(aside.iterdir()):
                aside.rmdir()
    return aside if there else None


def move_all(ways: Sequence[tuple[Path, Path]]) -> None:
    """Move files and folders, all of them or none. Raises DatabaseError."""
    for number, (source, target) in enumerate(ways):
        try:
            source.rename(target)
        except OSError as error:
            for moved, place in reversed(ways[:number]):
                place.rename(moved)
            raise DatabaseError(
                f"{source}: can't be moved to {target} ({error.strerror}); nothing has changed"
            ) from error


def database_of(settings: Settings) -> Path:
    """The file of the database. Raises DatabaseError when it lies elsewhere than in the data folder."""
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
    """A folder that holds what is in a backup, as long as the block runs. Raises DatabaseError when it is none."""
    with tempfile.TemporaryDirectory(dir=beside) as folder:
        try:
            with tarfile.open(source, "r:gz") as archive:
                members = archive.getmembers()
                strange = [member.name for member in members if not belongs(member, database)]
                if strange or database not in archive.getnames():
                    raise DatabaseError(f"{source}: is not a Spadework backup")
                archive.extractall(folder, members, filter="data")
        except (OSError, EOFError, tarfile.TarError) as error:
            raise DatabaseError(f"{source}: can't be read as a backup ({error})") from error
        yield Path(folder)


def kept(member: tarfile.TarInfo, database: str) -> tarfile.TarInfo | None:
    """Something that is to be backed up; None for what is no deck, such as a note beside them."""
    return member if belongs(member, database) else None


def belongs(member: tarfile.TarInfo, database: str) -> bool:
    """Whether something in a backup is what `back_up` writes there."""
    path = PurePosixPath(member.name)
    if path.parts[:1] == (DECKS,):
        return member.isdir() or (member.isfile() and path.suffix == ".toml")
    return member.isfile() and member.name in (database, KEY_FILE)


def check(database: Path, source: Path) -> None:
    """See that a database is whole and one of ours. Raises DatabaseError."""
    try:
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
            (whole,) = connection.execute("PRAGMA integrity_check").fetchone()
            (layout,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise DatabaseError(f"{source}: its database can't be used ({error})") from error
    if whole != "ok":
        raise DatabaseError(f"{source}: its database is damaged ({whole})")
    if layout not in layouts():
        raise DatabaseError(f"{source}: {unknown(layout)}")
