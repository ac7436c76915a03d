"""Settings and their documentation."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from spadework.web.server.settings import CONFIG, ENGINE_VARIABLES, Settings, settable

DOCUMENT = Path(__file__).parents[3] / "docs" / "settings.md"
ROW = re.compile(r"^\| `(SPADEWORK_\w+)` \|.*\| (.+) \|$", re.MULTILINE)
BY_COMMAND = {"command", "host", "port", "players"}
"""Fields set by options of `spadework serve`."""


def test_the_document_lists_every_setting_with_its_default() -> None:
    rows = ROW.findall(DOCUMENT.read_text(encoding="utf-8"))
    written = {setting.variable: setting.default for setting in settable()} | ENGINE_VARIABLES | {CONFIG: "no file"}
    assert len(rows) == len(dict(rows))
    assert dict(rows) == written


def test_all_other_settings_fields_are_set_by_commands() -> None:
    assert {field.name for field in fields(Settings)} - {setting.field.name for setting in settable()} == BY_COMMAND


def test_every_number_has_bounds_that_hold_its_default() -> None:
    for setting in settable():
        default = setting.field.default
        if isinstance(default, int | float) and not isinstance(default, bool):
            assert setting.info.least is not None
            assert setting.info.most is not None
            assert setting.info.least <= default <= setting.info.most


@pytest.mark.parametrize("name", ["Settings", "README"])
def test_the_database_is_in_the_data_folder_by_default(name: str, tmp_path: Path) -> None:
    assert Settings(folder=tmp_path / name).database_url == f"sqlite+aiosqlite:///{tmp_path / name}/spadework.sqlite"
    assert Settings(folder=tmp_path, database="sqlite+aiosqlite:///x").database_url == "sqlite+aiosqlite:///x"
