"""Instance lock: one server per SQLite database."""

from pathlib import Path

import pytest
from tests.web.harness import serving

from spadework.web.db.session import DatabaseError, folder_lock, instance_lock
from spadework.web.server.settings import Settings


def test_a_second_server_is_kept_out_until_the_first_has_gone(tmp_path: Path) -> None:
    with (
        folder_lock(tmp_path),
        pytest.raises(DatabaseError, match="another Spadework server keeps its tables there"),
        folder_lock(tmp_path),
    ):
        pass
    with folder_lock(tmp_path):
        pass


@pytest.mark.parametrize("name", ["spadework.sqlite", "other.sqlite"])
def test_a_sqlite_file_outside_the_data_folder_is_locked_too(tmp_path: Path, name: str) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / name}")
    with (
        instance_lock(settings),
        pytest.raises(DatabaseError, match="another Spadework server"),
        instance_lock(settings),
    ):
        pass
    with instance_lock(settings), instance_lock(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/third.sqlite")):
        pass


@pytest.mark.parametrize("database", ["postgresql://me@nowhere/tables", "sqlite+aiosqlite:///:memory:"])
def test_servers_may_share_a_database_that_is_not_a_file(database: str) -> None:
    with instance_lock(Settings(database=database)), instance_lock(Settings(database=database)):
        pass


async def test_a_server_keeps_others_out_of_its_folder(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings):
        with pytest.raises(DatabaseError, match="SPADEWORK_DATA"):
            async with serving(settings):
                pass


async def test_nobody_else_may_read_the_database(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings):
        pass
    assert (settings.folder / "spadework.sqlite").stat().st_mode & 0o777 == 0o600
