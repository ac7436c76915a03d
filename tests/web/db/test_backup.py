"""Backup and restore."""

import sqlite3
import tarfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.web.harness import Server, serving

from spadework.web.db.backup import back_up, restore
from spadework.web.db.session import DatabaseError
from spadework.web.server.settings import KEY_FILE, Settings


async def test_a_table_comes_back_as_it_was_when_it_was_copied(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    tmp_path: Path,
) -> None:
    decks = settings.folder / "decks" / "any_game"
    decks.mkdir(parents=True)
    (decks / "mine.toml").write_text("a = 1")
    # Files that are not decks are not backed up.
    (decks / "notes.txt").write_text("x")
    (decks / "other.toml").symlink_to("mine.toml")
    async with serving(settings) as server:
        guest = await server.guest()
        table = await guest.open_table("me computer")
        line, view = await guest.dealt(table)
        await line.play(view, view["moves"][0]["text"])
        # The backup is made while the server runs.
        size = back_up(settings, tmp_path / "kept.tar.gz")
    assert size == (tmp_path / "kept.tar.gz").stat().st_size
    assert (tmp_path / "kept.tar.gz").stat().st_mode & 0o777 == 0o600
    other = replace(settings, folder=tmp_path / "other")
    assert restore(other, tmp_path / "kept.tar.gz") is None
    assert (other.folder / "decks" / "any_game" / "mine.toml").read_text() == "a = 1"
    assert [path.name for path in (other.folder / "decks" / "any_game").iterdir()] == ["mine.toml"]
    assert (other.folder / "spadework.sqlite").stat().st_mode & 0o777 == 0o600
    assert (other.folder / KEY_FILE).read_bytes() == (settings.folder / KEY_FILE).read_bytes()
    async with serving(other) as server, server.live(table) as live:
        assert live.table is not None
        assert live.table.decision(view["seat"]) == 1


def test_a_restore_moves_existing_files_aside(settings: Settings, new_database: Path, tmp_path: Path) -> None:
    (settings.folder / new_database.name).write_bytes(new_database.read_bytes())
    back_up(settings, tmp_path / "kept.tar.gz")
    with closing(sqlite3.connect(settings.folder / new_database.name)) as connection:
        connection.execute("CREATE TABLE later (one INTEGER)")
        connection.commit()
    aside = restore(settings, tmp_path / "kept.tar.gz")
    assert aside is not None
    for folder, count in ((aside, 1), (settings.folder, 0)):
        with closing(sqlite3.connect(folder / new_database.name)) as connection:
            assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'later'").fetchone() == (count,)


async def test_a_restore_is_refused_while_a_server_runs(server: Server, tmp_path: Path) -> None:
    back_up(server.settings, tmp_path / "kept.tar.gz")
    with pytest.raises(DatabaseError, match="another Spadework server keeps its tables there"):
        restore(server.settings, tmp_path / "kept.tar.gz")


def archive_with(path: Path, files: dict[str, bytes]) -> Path:
    with tarfile.open(path, "w:gz") as archive:
        for name, content in files.items():
            kept = path.parent / "content"
            kept.write_bytes(content)
            archive.add(kept, name)
    return path


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda path, _: path, "can't be read as a backup"),
        (lambda path, _: (path.write_bytes(b"no archive"), path)[1], "can't be read as a backup"),
        (lambda path, _: archive_with(path, {"other.txt": b"x"}), "is not a Spadework backup"),
        (lambda path, db: archive_with(path, {"spadework.sqlite": db, "../evil": b"x"}), "is not a Spadework backup"),
        (
            lambda path, db: archive_with(path, {"spadework.sqlite": db, "decks/evil.py": b"x"}),
            "is not a Spadework backup",
        ),
        (lambda path, _: archive_with(path, {"spadework.sqlite": b"no database"}), "its database can't be used"),
    ],
)
def test_an_invalid_backup_changes_nothing(
    settings: Settings, new_database: Path, tmp_path: Path, make: Callable[[Path, bytes], Path], reason: str
) -> None:
    (settings.folder / new_database.name).write_bytes(new_database.read_bytes())
    source = make(tmp_path / "bad.tar.gz", new_database.read_bytes())
    with pytest.raises(DatabaseError, match=reason):
        restore(settings, source)
    assert (settings.folder / new_database.name).read_bytes() == new_database.read_bytes()
    assert not list(settings.folder.glob("before-*"))


def test_a_backup_with_an_unknown_layout_is_refused(settings: Settings, new_database: Path, tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite"
    newer.write_bytes(new_database.read_bytes())
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
        connection.commit()
    source = archive_with(tmp_path / "newer.tar.gz", {"spadework.sqlite": newer.read_bytes()})
    with pytest.raises(DatabaseError, match=r"has an unknown schema \(v9999\): "):
        restore(settings, source)


@pytest.mark.usefixtures("no_database")
def test_a_missing_or_external_database_is_not_backed_up(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="there is no database yet"):
        back_up(settings, tmp_path / "kept.tar.gz")
    with pytest.raises(DatabaseError, match="only the database of the data folder is copied"):
        back_up(replace(settings, database="sqlite+aiosqlite:///elsewhere"), tmp_path / "kept.tar.gz")


def test_a_failing_restore_is_rolled_back(
    settings: Settings, new_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (settings.folder / new_database.name).write_bytes(new_database.read_bytes())
    (settings.folder / KEY_FILE).write_text("k" * 40)
    back_up(settings, tmp_path / "kept.tar.gz")
    before = {path.name: path.read_bytes() for path in settings.folder.iterdir() if path.name != "server.lock"}
    rename, moved = Path.rename, []

    def fails_at_the_last(self: Path, target: Path) -> Path:
        moved.append(target)
        if len(moved) == 4:
            raise PermissionError(13, "no way")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", fails_at_the_last)
    with pytest.raises(DatabaseError, match="no way"):
        restore(settings, tmp_path / "kept.tar.gz")
    after = {path.name: path.read_bytes() for path in settings.folder.iterdir() if path.name != "server.lock"}
    assert after == before
